//! Chance as a sequence of uniform draws.
//!
//! A game never rolls anything. Where lots decide it takes the next of the [`Rolls`] it was
//! given; when they are used up it stops with [`PlayError::Draw`] and the number of options. A
//! [`ChanceNode`] is that stop as a value: it can only be settled, by the bot's dice, by a
//! replay, or by all options in turn ([`outcomes`]).

use std::num::NonZeroU32;

use super::{ErrorKind, Game, MoveText, Played, Position, RuleError};

/// Why a turn could not be played to its end.
#[derive(Debug)]
pub enum PlayError {
    /// Chance decides next: an index below this number is wanted.
    Draw(NonZeroU32),
    /// The rules do not allow it.
    Refused(RuleError),
}

impl From<RuleError> for PlayError {
    fn from(error: RuleError) -> Self {
        Self::Refused(error)
    }
}

/// Rolls that are decided already, in the order in which the rules ask for them.
#[derive(Debug)]
pub struct Rolls<'a> {
    decided: &'a [u32],
    used: usize,
}

impl<'a> Rolls<'a> {
    /// Rolls with the given results.
    #[must_use]
    pub const fn new(decided: &'a [u32]) -> Self {
        Self { decided, used: 0 }
    }

    /// No draws: the first question stops.
    #[must_use]
    pub const fn none() -> Self {
        Self::new(&[])
    }

    /// The result of the next draw, an index below `options`.
    ///
    /// # Errors
    ///
    /// [`PlayError::Draw`] when nothing is decided any more.
    ///
    /// # Panics
    ///
    /// When a decided index is out of range: whoever settled the node broke its contract.
    pub fn pick(&mut self, options: NonZeroU32) -> Result<u32, PlayError> {
        let Some(index) = self.decided.get(self.used).copied() else {
            return Err(PlayError::Draw(options));
        };
        assert!(index < options.get(), "draw {index} of {options} options");
        self.used += 1;
        Ok(index)
    }
}

/// What follows a turn or the settling of a chance node.
#[derive(Debug)]
pub enum Transition {
    /// The turn is played to its end.
    Done(Played),
    /// Chance decides next.
    Chance(ChanceNode),
}

/// A turn that waits for a draw.
#[derive(Clone, Debug)]
pub struct ChanceNode {
    position: Box<dyn Position>,
    turn: MoveText,
    drawn: Vec<u32>,
    options: NonZeroU32,
}

impl ChanceNode {
    /// The number of options, all equally likely.
    #[must_use]
    pub const fn options(&self) -> NonZeroU32 {
        self.options
    }

    /// How many draws were settled before this one.
    #[must_use]
    pub const fn drawn(&self) -> usize {
        self.drawn.len()
    }

    /// Settles the draw with `index`.
    ///
    /// # Errors
    ///
    /// Passes on a refusal of the rules, which a turn that got this far does not meet.
    ///
    /// # Panics
    ///
    /// When `index` is not below [`options`](Self::options).
    pub fn settle(mut self, index: u32) -> Result<Transition, RuleError> {
        assert!(index < self.options.get(), "draw {index} of {} options", self.options);
        self.drawn.push(index);
        resume(self.position, self.turn, self.drawn)
    }
}

/// Plays a turn up to its end or its first draw.
///
/// # Errors
///
/// Says why the turn is not legal in `position`.
pub fn play(position: &dyn Position, turn: &MoveText) -> Result<Transition, RuleError> {
    resume(position.boxed(), turn.clone(), Vec::new())
}

fn resume(position: Box<dyn Position>, turn: MoveText, drawn: Vec<u32>) -> Result<Transition, RuleError> {
    match position.resolve(&turn, &mut Rolls::new(&drawn)) {
        Ok(played) => Ok(Transition::Done(played)),
        Err(PlayError::Draw(options)) => {
            Ok(Transition::Chance(ChanceNode { position, turn, drawn, options }))
        }
        Err(PlayError::Refused(error)) => Err(error),
    }
}

/// Plays a turn to its end, asking `draw` for an index below each number of options.
///
/// # Errors
///
/// Says why the turn is not legal in `position`.
pub fn roll_all(
    position: &dyn Position,
    turn: &MoveText,
    mut draw: impl FnMut(NonZeroU32) -> u32,
) -> Result<Played, RuleError> {
    let mut transition = play(position, turn)?;
    loop {
        match transition {
            Transition::Done(played) => return Ok(played),
            Transition::Chance(node) => {
                let index = draw(node.options());
                transition = node.settle(index)?;
            }
        }
    }
}

/// Sets up a new game, asking `draw` for an index below each number of options.
///
/// # Errors
///
/// `position` where there is no such setup.
pub fn start(
    game: &dyn Game,
    setup: &str,
    mut draw: impl FnMut(NonZeroU32) -> u32,
) -> Result<Box<dyn Position>, RuleError> {
    let mut drawn = Vec::new();
    loop {
        match game.start(setup, &mut Rolls::new(&drawn)) {
            Ok(position) => return Ok(position),
            Err(PlayError::Draw(options)) => drawn.push(draw(options)),
            Err(PlayError::Refused(error)) => return Err(error),
        }
    }
}

/// An exact probability as a reduced fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    numerator: u128,
    denominator: u128,
}

impl Weight {
    /// Certainty.
    pub const ONE: Self = Self { numerator: 1, denominator: 1 };

    /// This weight shared equally among `options`.
    #[must_use]
    pub fn split(self, options: NonZeroU32) -> Self {
        Self { numerator: self.numerator, denominator: self.denominator * u128::from(options.get()) }
            .reduced()
    }

    /// The sum of two weights.
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

/// Lists every result of a turn with its exact weight, in the order of the draws.
///
/// # Errors
///
/// `too_many` beyond `limit` results; else why the turn is not legal.
pub fn outcomes(
    position: &dyn Position,
    turn: &MoveText,
    limit: usize,
) -> Result<Vec<(Played, Weight)>, RuleError> {
    let mut found = Vec::new();
    let mut open = vec![(play(position, turn)?, Weight::ONE)];
    while let Some((transition, weight)) = open.pop() {
        match transition {
            Transition::Done(played) => {
                if found.len() == limit {
                    return Err(ErrorKind::TooMany { limit: limit as u64 }.into());
                }
                found.push((played, weight));
            }
            Transition::Chance(node) => {
                let share = weight.split(node.options());
                // A stack hands out what was pushed last first.
                for index in (0..node.options().get()).rev() {
                    open.push((node.clone().settle(index)?, share));
                }
            }
        }
    }
    Ok(found)
}
