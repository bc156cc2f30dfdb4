//! Participants of matches and challenges.

use crate::domain::{Level, PlayerId};

/// A participant: a person, the computer, or a person who deleted their data.
///
/// A computer has no Discord id, so it is never pinged and has no settings, vacations or plans.
/// Code that needs these asks for [`person`](Self::person).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A Discord user.
    Person(PlayerId),
    /// The bot itself, at this level.
    Computer(Level),
    /// A person who deleted their data; their finished matches remain.
    Deleted,
}

impl Seat {
    #[must_use]
    pub const fn person(self) -> Option<PlayerId> {
        match self {
            Self::Person(player) => Some(player),
            Self::Computer(_) | Self::Deleted => None,
        }
    }

    /// Returns the level of a computer.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Computer(level) => Some(level),
            Self::Person(_) | Self::Deleted => None,
        }
    }
}

impl From<PlayerId> for Seat {
    fn from(player: PlayerId) -> Self {
        Self::Person(player)
    }
}

impl PartialEq<PlayerId> for Seat {
    fn eq(&self, player: &PlayerId) -> bool {
        *self == Self::Person(*player)
    }
}
