//! Chance as a sequence of uniform choices.
//!
//! Games never generate random numbers. A game takes each decision of chance from the [`Rolls`]
//! that it is given. If they run out, it stops with [`PlayError::Roll`] and the number of options.
//! A [`ChanceNode`] represents this stop. Rolling it continues the move: with the bot's dice, with
//! rolls from a notation, or with each option in turn ([`outcomes`]).
//!
//! ```
//! use sealed_move_rules::chance::{self, Transition};
//! use sealed_move_rules::{MoveText, find};
//!
//! // A Chakart pawn slips on a banana to one of four squares (`rules/chakart.md §5.2`).
//! let position = find("chakart").unwrap().parse(
//!     r#"rn1b2qk/pbpp1ppp/1w2wp2/1p1Rm3/3PdnPr/4PPd1/PPP1m2P/NNB1KRQB w 0 {"flags":"1111"}"#,
//! ).unwrap();
//! let chosen = MoveText::canonical("f3e4");
//! let Transition::Chance(node) = chance::play(&*position, &chosen).unwrap() else { panic!() };
//! assert_eq!(node.options().get(), 4);
//! let Transition::Done(played) = node.roll(0).unwrap() else { panic!() };
//!
//! // The notation includes the result, so its replay needs no chance.
//! assert_eq!(played.notation, "f3e4>d4");
//! assert_eq!(position.replay("f3e4>d4").unwrap().position.text(), played.position.text());
//! assert_eq!(chance::outcomes(&*position, &chosen, 100).unwrap().len(), 7);
//! ```

use std::num::NonZeroU32;

use super::bounds::Counted;
use super::error::{ErrorKind, RuleError};
use super::game::Game;
use super::move_text::MoveText;
use super::position::{Played, Position};
use super::rolls::{PlayError, Rolls};

/// The state of a move after it was started or rolled.
#[derive(Debug)]
pub enum Transition {
    /// The move is complete.
    Done(Played),
    /// The move needs a roll.
    Chance(ChanceNode),
}

/// A move that needs a roll to continue.
#[derive(Clone, Debug)]
pub struct ChanceNode {
    position: Box<dyn Position>,
    chosen: MoveText,
    rolled: Vec<u32>,
    options: NonZeroU32,
}

impl ChanceNode {
    /// The number of options, all equally likely.
    #[must_use]
    pub const fn options(&self) -> NonZeroU32 {
        self.options
    }

    /// The number of previous rolls in the move.
    #[must_use]
    pub const fn rolled(&self) -> usize {
        self.rolled.len()
    }

    /// Continues the move with the result `index`.
    ///
    /// # Errors
    ///
    /// Returns errors of the rules, which don't occur for a move that got this far.
    ///
    /// # Panics
    ///
    /// Panics if `index` is not below [`options`](Self::options).
    pub fn roll(mut self, index: u32) -> Result<Transition, RuleError> {
        assert!(index < self.options.get(), "roll {index} of {} options", self.options);
        self.rolled.push(index);
        resume(self.position, self.chosen, self.rolled)
    }
}

/// Plays a move up to its end or its first roll.
///
/// # Errors
///
/// The reason why the move is illegal in `position`.
pub fn play(position: &dyn Position, chosen: &MoveText) -> Result<Transition, RuleError> {
    resume(position.boxed(), chosen.clone(), Vec::new())
}

fn resume(position: Box<dyn Position>, chosen: MoveText, rolled: Vec<u32>) -> Result<Transition, RuleError> {
    match position.resolve(&chosen, &mut Rolls::new(&rolled)) {
        Ok(played) => Ok(Transition::Done(played)),
        Err(PlayError::Roll(options)) => {
            Ok(Transition::Chance(ChanceNode { position, chosen, rolled, options }))
        }
        Err(PlayError::Refused(error)) => Err(error),
    }
}

/// Plays a move to its end. `roll` returns an index below the given number of options.
///
/// # Errors
///
/// The reason why the move is illegal in `position`.
pub fn roll_all(
    position: &dyn Position,
    chosen: &MoveText,
    mut roll: impl FnMut(NonZeroU32) -> u32,
) -> Result<Played, RuleError> {
    let mut transition = play(position, chosen)?;
    loop {
        match transition {
            Transition::Done(played) => return Ok(played),
            Transition::Chance(node) => {
                let index = roll(node.options());
                transition = node.roll(index)?;
            }
        }
    }
}

/// Starts a new game. `roll` returns an index below the given number of options.
///
/// # Errors
///
/// `position` if the game has no such setup.
pub fn start(
    game: &dyn Game,
    setup: &str,
    mut roll: impl FnMut(NonZeroU32) -> u32,
) -> Result<Box<dyn Position>, RuleError> {
    let mut rolled = Vec::new();
    loop {
        match game.start(setup, &mut Rolls::new(&rolled)) {
            Ok(position) => return Ok(position),
            Err(PlayError::Roll(options)) => rolled.push(roll(options)),
            Err(PlayError::Refused(error)) => return Err(error),
        }
    }
}

/// An exact probability, as a reduced fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    numerator: u128,
    denominator: u128,
}

impl Weight {
    /// Probability 1.
    pub const ONE: Self = Self { numerator: 1, denominator: 1 };

    /// Divides the probability equally among `options`.
    #[must_use]
    pub fn split(self, options: NonZeroU32) -> Self {
        Self { numerator: self.numerator, denominator: self.denominator * u128::from(options.get()) }
            .reduced()
    }

    /// The sum of two probabilities.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let common = gcd(self.denominator, other.denominator);
        let (left, right) = (other.denominator / common, self.denominator / common);
        Self {
            numerator: self.numerator * left + other.numerator * right,
            denominator: self.denominator * left,
        }
        .reduced()
    }

    /// Multiplies the probability by `part / whole`. Returns `None` on overflow.
    #[must_use]
    pub fn times(self, part: u128, whole: u128) -> Option<Self> {
        let share = Self { numerator: part, denominator: whole }.reduced();
        let (over, under) = (gcd(self.numerator, share.denominator), gcd(share.numerator, self.denominator));
        let numerator = (self.numerator / over).checked_mul(share.numerator / under)?;
        let denominator = (self.denominator / under).checked_mul(share.denominator / over)?;
        Some(Self { numerator, denominator })
    }

    fn reduced(self) -> Self {
        let common = gcd(self.numerator, self.denominator);
        Self { numerator: self.numerator / common, denominator: self.denominator / common }
    }
}

impl std::fmt::Display for Weight {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

const fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Lists every result of a move with its exact probability, in the order of the rolls.
///
/// A notation appears several times if several rolls lead to it. [`Position::visit_outcomes`]
/// merges them.
///
/// # Errors
///
/// `too_many` beyond `limit` results, or the reason why the move is illegal.
pub fn outcomes(
    position: &dyn Position,
    chosen: &MoveText,
    limit: usize,
) -> Result<Vec<(Played, Weight)>, RuleError> {
    let mut found = Vec::new();
    let mut open = vec![(play(position, chosen)?, Weight::ONE)];
    while let Some((transition, weight)) = open.pop() {
        match transition {
            Transition::Done(played) => {
                if found.len() == limit {
                    let counted = Counted::Results;
                    return Err(ErrorKind::TooMany { counted, limit: limit as u64 }.into());
                }
                found.push((played, weight));
            }
            Transition::Chance(node) => {
                let share = weight.split(node.options());
                // Reversed, because `pop` takes the last element first.
                for index in (0..node.options().get()).rev() {
                    open.push((node.clone().roll(index)?, share));
                }
            }
        }
    }
    Ok(found)
}
