//! The steps of a hint, and the last one shown in a match.

use crate::domain::Revision;

/// A hint that a player has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastHint {
    /// The last change of the match when it was given.
    pub position: Revision,
    /// The last step shown.
    pub step: HintStep,
}

/// Steps of a hint. Each includes the previous ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    /// Which piece.
    Piece,
    Move,
    /// The reason.
    Why,
}

impl HintStep {
    pub const ALL: [Self; 3] = [Self::Piece, Self::Move, Self::Why];

    /// Number from 1 in the store and in button ids.
    #[must_use]
    pub const fn number(self) -> u32 {
        self as u32 + 1
    }

    #[must_use]
    pub fn from_number(number: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|step| step.number() == number)
    }

    /// Returns the next step. `None` after the last one.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::from_number(self.number() + 1)
    }
}
