//! The levels of the computer players.

/// The strength of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Knows the moves but overlooks most threats.
    Newcomer,
    /// Captures undefended pieces and finishes won games.
    Beginner,
    /// Sees the next reply.
    Careful,
    /// Plans two or three moves ahead.
    Club,
    /// Finds combinations.
    Strong,
    /// Thinks for up to five seconds.
    Best,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 6] =
        [Self::Newcomer, Self::Beginner, Self::Careful, Self::Club, Self::Strong, Self::Best];

    /// The level's number, from 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the level with a number from 1 to 6.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// The stable name used in text keys.
    #[must_use]
    pub const fn key(self) -> &'static str {
        ["newcomer", "beginner", "careful", "club", "strong", "best"][self as usize]
    }
}

/// Which of the ways to choose: one more for each change that changes choices.
///
/// A game goes on under the one that it began with, and is verified under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ChoiceVersion(u8);

impl ChoiceVersion {
    /// The first one.
    pub const FIRST: Self = Self(1);
    /// Since then moves of Kyo are told in the fewest steps that lead to the same board.
    pub const SHORT: Self = Self(3);
    /// Since then weights are fitted to games, and each level was set by matches against the one below.
    pub const FITTED: Self = Self(4);
    /// Since then the best levels of Kyo, Chakart and Lusus look with more care, and the levels of Kyo were set anew.
    pub const SHARPER: Self = Self(5);
    /// What new games begin with.
    pub const LATEST: Self = Self::SHARPER;

    /// The number stored with a game, starting at 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the version with this number, or `None` if it never existed.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        (Self::FIRST.0..=Self::LATEST.0).contains(&number).then_some(Self(number))
    }
}
