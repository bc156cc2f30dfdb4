//! Who takes part in a match or a challenge.

use crate::domain::{Level, PlayerId};

/// Who takes part: a person, the computer, or someone of whom only that is left.
///
/// A computer has no Discord id, so it is never pinged, has no settings, no vacations and no plans. What asks
/// for [`person`](Self::person) leaves it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A Discord user.
    Person(PlayerId),
    /// The bot itself, which plays so well.
    Computer(Level),
    /// A person who had their data deleted; their finished matches stay without them.
    Deleted,
}

impl Seat {
    /// The Discord user, if there is one.
    #[must_use]
    pub const fn person(self) -> Option<PlayerId> {
        match self {
            Self::Person(player) => Some(player),
            Self::Computer(_) | Self::Deleted => None,
        }
    }

    /// How well the computer plays, if it is the computer.
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
