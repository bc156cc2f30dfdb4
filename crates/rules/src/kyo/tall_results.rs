//! A slower generator of results, for positions with piles that `generator` can't pack.
//!
//! Plays every step and asks the rules. Results, order and limit are the same.

use std::collections::HashSet;

use super::attempt::Attempt;
use super::lookahead::Lookahead;
use super::move_in_progress::MoveInProgress;
use super::notation::Step;
use super::piece::Tile;
use super::state::State;

impl Lookahead {
    pub(super) fn visit_tall_results(
        &self,
        limit: usize,
        captures_only: bool,
        each: &mut dyn FnMut(&Attempt<'_>) -> bool,
    ) {
        let mut visit = Visit {
            limit,
            captures_only,
            key: self.next_key(),
            men: men(self.state()),
            extended: HashSet::new(),
            visited: HashSet::new(),
            each,
        };
        let mut state = self.state().clone();
        let starts = Tile::all().filter(|tile| self.state().stack(*tile).owner() == Some(self.state().mover));
        let starts: Vec<_> =
            starts.filter(|tile| !captures_only || self.state().stack(*tile).pawn.is_some()).collect();
        let mut left = limit;
        for (index, start) in starts.iter().enumerate() {
            let Ok(mut progress) = MoveInProgress::begin(state, *start) else { return };
            let share = left / (starts.len() - index);
            visit.limit = share;
            let key = visit.key;
            if !visit.extend(&mut progress, key, &mut Vec::new()) {
                return;
            }
            left -= share - visit.limit;
            state = progress.into_state();
        }
    }
}

/// The number of pawns and mana chips.
fn men(state: &State) -> usize {
    let shields: usize = Tile::all().map(|tile| state.stack(tile).chips.shields()).sum();
    state.pieces() - shields
}

struct Visit<'a> {
    limit: usize,
    /// Whether to visit only moves that capture a pawn or destroy mana, by steps of pawns.
    captures_only: bool,
    /// The key of the board with the other side to move.
    key: u64,
    /// The number of pawns and mana chips before the move.
    men: usize,
    /// Keys of the moves in progress that were extended.
    extended: HashSet<u64>,
    /// Keys of the results that were visited.
    visited: HashSet<u64>,
    each: &'a mut dyn FnMut(&Attempt<'_>) -> bool,
}

impl Visit<'_> {
    /// Visits the moves that extend `progress`, whose board has the key `key`. Returns whether to
    /// continue.
    fn extend(&mut self, progress: &mut MoveInProgress, key: u64, steps: &mut Vec<Step>) -> bool {
        let first = steps.len();
        if self.captures_only {
            progress.push_pawn_steps(steps);
        } else {
            progress.push_steps(steps);
        }
        for index in first..steps.len() {
            if self.limit == 0 {
                break;
            }
            self.limit -= 1;
            let (undo, after) = progress.take_with_key(steps[index], key);
            let continues = self.visit_result(progress, after)
                && (!self.extended.insert(progress.state_key(after)) || self.extend(progress, after, steps));
            progress.take_back(&undo);
            if !continues {
                return false;
            }
        }
        steps.truncate(first);
        true
    }

    fn visit_result(&mut self, progress: &MoveInProgress, key: u64) -> bool {
        let attempt = Attempt::new(progress, key);
        if !self.visited.insert(attempt.key()) {
            return true;
        }
        (self.captures_only && !self.takes(progress)) || (self.each)(&attempt)
    }

    /// Whether a pawn or mana is gone if the move ends here.
    fn takes(&self, progress: &MoveInProgress) -> bool {
        let stack = progress.stack();
        let at_rest = stack.at_rest(progress.base(), progress.side().other());
        men(progress.state()) + at_rest.chips.len() - stack.chips.len() < self.men
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::super::generator::Stop;
    use super::super::packed::Packed;
    use super::super::text::parse;
    use super::super::view::View;
    use super::*;
    use crate::{Game, Rolls, kyo::Kyo};

    /// A position in which some moves make a pile that can't be packed, and one that has such a pile.
    const TALL: [&str; 2] = [
        "K,8,H/DDDDDDDDDDDDDLL,LLLLH,8/10/10/10/10/10/10/10/d,k,8 g - 1",
        "K,9/DDDDDDDDDDDDDLLLLLLLLLL,LLQ,8/10/10/10/10/10/10/10/d,k,8 g - 1",
    ];

    /// Positions of random games with all setups, the starts included.
    fn positions() -> Vec<Lookahead> {
        let mut random = 1_u64;
        let mut positions = Vec::new();
        for game in 0..12 {
            let setups = Kyo.info().setups;
            let setup = setups[game % setups.len()].name;
            let start = Kyo.start(setup, &mut Rolls::none()).expect("the setup exists").text();
            let mut ahead = View { state: parse(&start).expect("a start") }.lookahead();
            for _ in 0..40 {
                positions.push(ahead.clone());
                let mut moves = Vec::new();
                ahead.visit_tall_results(3_000, false, &mut |attempt| {
                    let mut changes = Vec::new();
                    attempt.push_changes(&mut changes);
                    moves.push(changes);
                    true
                });
                random = super::super::stack::mix(random);
                let Some(changes) = moves.get(random as usize % moves.len().max(1)) else { break };
                ahead.play(changes);
                if ahead.state().won().is_some() {
                    break;
                }
            }
        }
        positions.extend(TALL.map(|text| View { state: parse(text).expect("a position") }.lookahead()));
        // The vectors have rare stacks, such as high ones.
        for line in include_str!("../../tests/vectors/kyo/vectors.jsonl").lines() {
            let position = line.split("\"position\":").nth(1).and_then(|rest| rest.split('"').nth(1));
            if let Some(state) =
                position.and_then(|text| parse(text).ok()).filter(|state| state.won().is_none())
            {
                positions.push(View { state }.lookahead());
            }
        }
        positions
    }

    /// A result as text, key and changed stacks.
    fn result(attempt: &Attempt<'_>) -> (String, u64, String) {
        let mut changes = Vec::new();
        attempt.push_changes(&mut changes);
        (attempt.text(), attempt.key(), format!("{changes:?}"))
    }

    #[test]
    fn both_generators_agree_in_order_and_limit() {
        let mut compared = 0;
        for ahead in positions() {
            for (limit, captures_only) in [(100, false), (1_500, false), (500, true), (4_000, false)] {
                let (mut naive, mut fast) = (Vec::new(), Vec::new());
                ahead.visit_tall_results(limit, captures_only, &mut |attempt| {
                    naive.push(result(attempt));
                    true
                });
                let mut each = |attempt: &Attempt<'_>| {
                    fast.push(result(attempt));
                    true
                };
                if captures_only {
                    ahead.visit_captures(limit, &mut each);
                } else {
                    ahead.visit_results(limit, &mut each);
                }
                assert_eq!(naive, fast, "{}", ahead.state());
                compared += naive.len();
            }
        }
        assert!(compared > 100_000, "{compared}");
    }

    #[test]
    fn piles_that_do_not_fit_are_found_during_the_visit() {
        for ahead in TALL.map(|text| View { state: parse(text).expect("a position") }.lookahead()) {
            let mut visited = 0;
            let mut each = |_: &Attempt<'_>| {
                visited += 1;
                true
            };
            let result = ahead.visit_packed(1_500, false, &mut each);
            assert_eq!(result, Err(Stop::TooHigh));
            let has_tall_pile = Tile::all().any(|tile| Packed::of(ahead.stack(tile)).is_none());
            assert_ne!(has_tall_pile, visited > 0);
        }
    }

    #[test]
    fn a_visit_ends_when_asked() {
        for ahead in positions().iter().step_by(20) {
            let mut left = 3;
            ahead.visit_results(1_000, &mut |_| {
                left -= 1;
                left > 0
            });
            assert!(left == 0, "{}", ahead.state());
        }
    }

    /// The shortest of several times of a visit of all positions.
    fn best_time(positions: &[Lookahead], mut visit: impl FnMut(&Lookahead)) -> Duration {
        let mut run = || {
            let begun = Instant::now();
            positions.iter().for_each(&mut visit);
            begun.elapsed()
        };
        (0..9).map(|_| run()).min().unwrap_or_default()
    }

    /// `cargo test -p sealed-move-rules generators -- --ignored --nocapture`
    #[test]
    #[ignore = "measures time"]
    fn time_of_both_generators() {
        let positions = positions();
        let mut sum = 0;
        let mut each = |attempt: &Attempt<'_>| {
            sum ^= attempt.key();
            true
        };
        for (limit, captures_only) in [(500, true), (1_500, false), (40_000, false)] {
            let slow =
                best_time(&positions, |ahead| ahead.visit_tall_results(limit, captures_only, &mut each));
            let fast = best_time(&positions, |ahead| ahead.visit(limit, captures_only, &mut each));
            let count = positions.len() as u32;
            let ratio = slow.as_secs_f64() / fast.as_secs_f64();
            println!("limit {limit}: {:?} slow, {:?} fast, ratio {ratio:.2}", slow / count, fast / count);
        }
        std::hint::black_box(sum);
    }
}
