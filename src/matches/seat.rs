//! Who takes part in a match or a challenge.

use super::PlayerId;

/// Who takes part: a person, or someone of whom only that is left.
///
/// A computer player will be a third variant: it has no Discord id, so it is never pinged, has no
/// settings, no vacations and no plans. What asks for [`person`](Self::person) then already leaves
/// it out; its column will hold a number below zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A Discord user.
    Person(PlayerId),
    /// A person who had their data deleted; their finished matches stay without them.
    Deleted,
}

impl Seat {
    /// The Discord user, if there is one.
    #[must_use]
    pub const fn person(self) -> Option<PlayerId> {
        match self {
            Self::Person(player) => Some(player),
            Self::Deleted => None,
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
