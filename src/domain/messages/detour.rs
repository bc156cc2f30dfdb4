//! Why a player gets a notice apart from the channel of its match.

use crate::domain::{Sight, Timestamp};

/// Why a player gets a notice apart from the channel of its match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detour {
    /// They can't view the channel.
    Hidden,
    /// They are timed out until then, so they can't answer in the channel.
    TimedOut(Timestamp),
    /// They are no longer a member of the server.
    Absent,
    /// They couldn't view the channel, so the match moved to this one.
    Moved,
}

impl Detour {
    /// Returns the detour of a notice to a player; `None` if they can answer in the channel.
    #[must_use]
    pub const fn of(sight: Sight) -> Option<Self> {
        match sight {
            Sight::Visible => None,
            Sight::TimedOut(until) => Some(Self::TimedOut(until)),
            Sight::Hidden => Some(Self::Hidden),
            Sight::Absent => Some(Self::Absent),
        }
    }

    /// Word in the store.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hidden => "hidden",
            Self::TimedOut(_) => "timeout",
            Self::Absent => "absent",
            Self::Moved => "moved",
        }
    }

    /// Returns the end of the timeout, if that is the reason.
    #[must_use]
    pub const fn until(self) -> Option<Timestamp> {
        match self {
            Self::TimedOut(until) => Some(until),
            Self::Hidden | Self::Absent | Self::Moved => None,
        }
    }

    /// Returns `None` unless the word needs an end exactly if there is one.
    #[must_use]
    pub fn from_word(word: &str, until: Option<Timestamp>) -> Option<Self> {
        match (word, until) {
            ("hidden", None) => Some(Self::Hidden),
            ("timeout", Some(until)) => Some(Self::TimedOut(until)),
            ("absent", None) => Some(Self::Absent),
            ("moved", None) => Some(Self::Moved),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn detours_round_trip() {
        for detour in [Detour::Hidden, Detour::TimedOut(Timestamp(7)), Detour::Absent, Detour::Moved] {
            assert_eq!(Detour::from_word(detour.word(), detour.until()), Some(detour));
        }
        assert_eq!(Detour::from_word("timeout", None), None);
        assert_eq!(Detour::from_word("hidden", Some(Timestamp(7))), None);
    }
}
