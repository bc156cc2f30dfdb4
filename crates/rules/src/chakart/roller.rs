//! Sources of roll results: new rolls, a notation, or every combination in turn.

use std::num::NonZeroU32;

use super::error::Error;
use super::notation::RollResults;
use super::piece::{Egg, Kind, Object};
use super::roll_meaning::RollMeaning;
use super::square::Square;
use super::story::Chance;
use crate::chance::Weight;
use crate::{PlayError, Rolls, RuleError};

/// A uniform choice; the options are in the order of the rules file (`rules/chakart.md §10.5`).
#[derive(Clone, Copy, Debug)]
pub(super) enum Roll<'a> {
    /// The target of a banana or bomb.
    Throw { object: Object, at: Square, squares: &'a [Square] },
    /// The effect of the egg on a square.
    Egg(Square),
    /// The kind of Toadette's piece.
    Given,
    /// The piece that changes sides.
    Victim(&'a [Square]),
    /// The square of a rook's or bishop's gift.
    Gift { object: Object, beside: Square, squares: &'a [Square] },
}

impl Roll<'_> {
    fn options(self) -> NonZeroU32 {
        let options = match self {
            Self::Throw { squares, .. } | Self::Victim(squares) | Self::Gift { squares, .. } => squares.len(),
            Self::Egg(_) => Egg::ALL.len(),
            Self::Given => Kind::GIVEN.len(),
        };
        u32::try_from(options).ok().and_then(NonZeroU32::new).expect("a roll has 1 to 64 options")
    }

    /// Describes the roll without its result.
    pub(super) const fn chance(self) -> Chance {
        match self {
            Self::Throw { object, at, .. } => Chance::Throw { object, at },
            Self::Egg(at) => Chance::Egg { at },
            Self::Given => Chance::Piece,
            Self::Victim(_) => Chance::Victim,
            Self::Gift { object, beside, .. } => Chance::Gift { object, beside },
        }
    }
}

pub(super) trait Roller {
    /// Returns the index of the chosen option.
    ///
    /// # Errors
    ///
    /// [`PlayError::Roll`] if the result is not decided yet, [`PlayError::Refused`] if a notation
    /// has an impossible result.
    fn decide(&mut self, roll: Roll<'_>) -> Result<usize, PlayError>;
}

impl Roller for Rolls<'_> {
    fn decide(&mut self, roll: Roll<'_>) -> Result<usize, PlayError> {
        let means = crate::RollMeaning::Chakart;
        match roll {
            Roll::Throw { object, at: from, squares } => {
                self.pick_from(squares, |to| means(RollMeaning::Thrown { object, from, to }))
            }
            Roll::Egg(at) => self.pick_from(&Egg::ALL, |egg| means(RollMeaning::Opened { at, egg })),
            Roll::Given => self.pick_from(&Kind::GIVEN, |kind| means(RollMeaning::Given(kind))),
            Roll::Victim(squares) => self.pick_from(squares, |at| means(RollMeaning::Recolored(at))),
            Roll::Gift { object, squares, .. } => {
                self.pick_from(squares, |at| means(RollMeaning::Fell { object, at }))
            }
        }
    }
}

/// The results of a notation, in order.
#[derive(Debug)]
pub(super) struct RecordedRolls {
    results: RollResults,
    /// The number of throws used so far.
    thrown: usize,
    /// Whether a missing result is an open roll instead of an error.
    open: bool,
}

impl RecordedRolls {
    /// The results of a complete notation; a missing one is an error.
    pub(super) const fn complete(results: RollResults) -> Self {
        Self { results, thrown: 0, open: false }
    }

    /// The first results of a move; a missing one is an open roll.
    pub(super) const fn partial(results: RollResults) -> Self {
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
        let index_of = |wanted: Option<Square>, squares: &[Square]| {
            wanted.map(|wanted| squares.iter().position(|square| *square == wanted))
        };
        let found = match roll {
            Roll::Throw { squares, .. } => index_of(self.throw(), squares),
            Roll::Victim(squares) => index_of(self.results.victim, squares),
            Roll::Gift { squares, .. } => index_of(self.results.gift, squares),
            Roll::Egg(_) => self.results.egg.map(|wanted| Egg::ALL.iter().position(|egg| *egg == wanted)),
            Roll::Given => {
                self.results.given.map(|wanted| Kind::GIVEN.iter().position(|kind| *kind == wanted))
            }
        };
        match found {
            Some(Some(index)) => Ok(index),
            Some(None) => Err(RuleError::from(Error::ImpossibleResult).into()),
            None if self.open => Err(PlayError::Roll(roll.options())),
            None => Err(RuleError::from(Error::MissingResult).into()),
        }
    }
}

/// Enumerates all results of a move, one combination per round.
#[derive(Debug, Default)]
pub(super) struct AllRolls {
    /// The results of this round as pairs of index and number of options.
    round: Vec<(u32, u32)>,
    /// The number of rolls decided in this round.
    decided: usize,
}

impl AllRolls {
    /// The weight of this round's results; `None` if it is too small for a [`Weight`].
    pub(super) fn weight(&self) -> Option<Weight> {
        let mut rolls = self.round.iter();
        rolls.try_fold(Weight::ONE, |weight, (_, options)| weight.times(1, (*options).into()))
    }

    /// The probability of this round's results.
    pub(super) fn share(&self) -> f64 {
        self.round.iter().map(|(_, options)| 1.0 / f64::from(*options)).product()
    }

    /// Starts the next round; `false` after the last one.
    pub(super) fn next_round(&mut self) -> bool {
        self.decided = 0;
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
        if self.decided == self.round.len() {
            self.round.push((0, roll.options().get()));
        }
        let (index, _) = self.round[self.decided];
        self.decided += 1;
        Ok(index as usize)
    }
}
