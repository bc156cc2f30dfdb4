//! Who decides where lots do: the dice, a record, or every result in turn.

use std::num::NonZeroU32;

use super::notation::Results;
use super::piece::{Kind, Square};
use super::story::Egg;
use crate::{PlayError, Rolls, RuleError};

/// A uniform choice, with the options in the order of the rules file (`rules/chakart.md §10.5`).
#[derive(Clone, Copy, Debug)]
pub(super) enum Roll<'a> {
    /// Where a man is thrown.
    Throw(&'a [Square]),
    /// What an egg holds.
    Egg,
    /// Which piece Toadette gives.
    Piece,
    /// Who changes sides.
    Victim(&'a [Square]),
    /// Where a rook's or bishop's gift falls.
    Gift(&'a [Square]),
}

impl Roll<'_> {
    fn options(self) -> NonZeroU32 {
        let options = match self {
            Self::Throw(squares) | Self::Victim(squares) | Self::Gift(squares) => squares.len(),
            Self::Egg => Egg::ALL.len(),
            Self::Piece => Kind::GIVEN.len(),
        };
        u32::try_from(options).ok().and_then(NonZeroU32::new).expect("lots are drawn among a few")
    }
}

/// Somebody who decides lots.
pub(super) trait Roller {
    /// The index of what a lot falls on.
    fn decide(&mut self, roll: Roll<'_>) -> Result<usize, PlayError>;
}

impl Roller for Rolls<'_> {
    fn decide(&mut self, roll: Roll<'_>) -> Result<usize, PlayError> {
        Ok(self.pick(roll.options())? as usize)
    }
}

/// The results of a record, in order.
#[derive(Debug)]
pub(super) struct RecordedRolls {
    results: Results,
    thrown: usize,
    /// Whether what is missing may still be drawn.
    open: bool,
}

impl RecordedRolls {
    /// A whole record.
    pub(super) const fn whole(results: Results) -> Self {
        Self { results, thrown: 0, open: false }
    }

    /// As far as it goes.
    pub(super) const fn begun(results: Results) -> Self {
        Self { results, thrown: 0, open: true }
    }

    fn throw(&mut self) -> Option<Square> {
        let thrown = self.results.throws.get(self.thrown).copied();
        self.thrown += 1;
        thrown
    }
}

impl Roller for RecordedRolls {
    fn decide(&mut self, roll: Roll<'_>) -> Result<usize, PlayError> {
        let place = |wanted: Option<Square>, squares: &[Square]| {
            wanted.map(|wanted| squares.iter().position(|square| *square == wanted))
        };
        let found = match roll {
            Roll::Throw(squares) => place(self.throw(), squares),
            Roll::Victim(squares) => place(self.results.victim, squares),
            Roll::Gift(squares) => place(self.results.gift, squares),
            Roll::Egg => self.results.egg.map(|wanted| Egg::ALL.iter().position(|egg| *egg == wanted)),
            Roll::Piece => {
                self.results.piece.map(|wanted| Kind::GIVEN.iter().position(|kind| *kind == wanted))
            }
        };
        match found {
            Some(Some(index)) => Ok(index),
            Some(None) => Err(RuleError::because("illegal", "record_impossible").into()),
            None if self.open => Err(PlayError::Roll(roll.options())),
            None => Err(RuleError::because("illegal", "record_short").into()),
        }
    }
}

/// Goes through all results of a submission, one after another.
#[derive(Debug, Default)]
pub(super) struct AllRolls {
    /// The results of this round, each with the number of its options.
    round: Vec<(u32, u32)>,
    at: usize,
}

impl AllRolls {
    /// Prepares the next round; false after the last one.
    pub(super) fn next_round(&mut self) -> bool {
        self.at = 0;
        while let Some((index, options)) = self.round.pop() {
            if index + 1 < options {
                self.round.push((index + 1, options));
                return true;
            }
        }
        false
    }
}

impl Roller for AllRolls {
    fn decide(&mut self, roll: Roll<'_>) -> Result<usize, PlayError> {
        if self.at == self.round.len() {
            self.round.push((0, roll.options().get()));
        }
        let (index, _) = self.round[self.at];
        self.at += 1;
        Ok(index as usize)
    }
}
