//! The bracket of a cup (`TOURNAMENTS.md` §3).

use super::error::{TournamentError, check_count, distinct};

/// Minimum and maximum number of people.
const SIZES: (usize, usize) = (2, 64);

type Pair = [Option<u32>; 2];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CupBracket {
    /// The pairs of each round. `None` is a bye in the first round, and unknown later.
    pub rounds: Vec<Vec<Pair>>,
    pub winner: Option<u32>,
}

/// The winner of a pair. Rounds and pairs count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CupWin {
    pub round: usize,
    pub pair: usize,
    pub number: u32,
}

/// Builds the bracket of people in the order of their lots. `won` lists the decided pairs in order.
///
/// # Errors
///
/// [`TournamentError::Count`] unless 2 to 64 people play, doubled people, and a win in a pair that
/// isn't known or already decided.
pub fn cup_bracket(order: &[u32], won: &[CupWin]) -> Result<CupBracket, TournamentError> {
    check_count(order.len(), SIZES.0, SIZES.1)?;
    distinct(order.iter().copied())?;
    let slots = slots(order.len());
    let seed = |slot: usize| order.get(slot - 1).copied();
    let first = slots.chunks_exact(2).map(|pair| [seed(pair[0]), seed(pair[1])]).collect();
    let mut bracket = CupBracket { rounds: vec![first], winner: None };
    let mut pairs = slots.len() / 4;
    while pairs > 0 {
        bracket.rounds.push(vec![[None; 2]; pairs]);
        pairs /= 2;
    }
    for pair in 0..bracket.rounds[0].len() {
        if let [Some(number), None] | [None, Some(number)] = bracket.rounds[0][pair] {
            bracket.advance(0, pair, number);
        }
    }
    for win in won {
        bracket.win(*win)?;
    }
    Ok(bracket)
}

impl CupBracket {
    fn win(&mut self, win: CupWin) -> Result<(), TournamentError> {
        let CupWin { round, pair, number } = win;
        let open = || TournamentError::NoGame { round, pair };
        let (round_at, pair_at) =
            (round.checked_sub(1).ok_or_else(open)?, pair.checked_sub(1).ok_or_else(open)?);
        let people = self.rounds.get(round_at).and_then(|pairs| pairs.get(pair_at)).ok_or_else(open)?;
        let [Some(upper), Some(lower)] = *people else { return Err(open()) };
        if number != upper && number != lower {
            return Err(TournamentError::Unknown(number));
        }
        if self.successor(round_at, pair_at).is_some() {
            return Err(open());
        }
        self.advance(round_at, pair_at, number);
        Ok(())
    }

    /// The person who advanced from a pair.
    fn successor(&self, round: usize, pair: usize) -> Option<u32> {
        match self.rounds.get(round + 1) {
            Some(next) => next[pair / 2][pair % 2],
            None => self.winner,
        }
    }

    fn advance(&mut self, round: usize, pair: usize, number: u32) {
        match self.rounds.get_mut(round + 1) {
            Some(next) => next[pair / 2][pair % 2] = Some(number),
            None => self.winner = Some(number),
        }
    }
}

/// Seeds by slot: the best two can only meet in the final.
fn slots(people: usize) -> Vec<usize> {
    let mut slots = vec![1];
    while slots.len() < people {
        let sum = 2 * slots.len() + 1;
        slots = slots.into_iter().flat_map(|seed| [seed, sum - seed]).collect();
    }
    slots
}
