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
}

/// The version of the computer's choices that a game began with and is verified by.
///
/// A change of the choices adds a version, so that running games continue unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ChoiceVersion(u8);

impl ChoiceVersion {
    /// The first version.
    pub const FIRST: Self = Self(1);
    /// Varies its first moves, prefers short moves in Kyo, and has a weaker level 1 in Lusus.
    pub const SECOND: Self = Self(2);
    /// Has even steps between its levels.
    pub const THIRD: Self = Self(3);
    /// Evaluates with a network from level 4 in Aruki, and has more even steps between levels in Aruki and Kyo.
    pub const FOURTH: Self = Self(4);
    /// Counts threats in Chakart, and has more even steps between levels in Aruki and Chakart.
    pub const FIFTH: Self = Self(5);
    /// The version of new games.
    pub const LATEST: Self = Self::FIFTH;

    /// The number stored with a game, starting at 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the version with this number, or `None` if it doesn't exist.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        (Self::FIRST.0..=Self::LATEST.0).contains(&number).then_some(Self(number))
    }
}

/// A kind of computer player: a level, or a baseline that levels are compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// A player of this strength.
    Level(Level),
    /// Gives hints. It thinks for about a second, without deliberate errors.
    Adviser,
    /// Plays a random legal move.
    Random,
    /// Maximizes material after its own move.
    Greedy,
    /// Maximizes material after the best reply.
    Careful,
    /// Makes the most valuable capture and enters squares with objects (Chakart).
    Rival,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_versions_have_numbers() {
        assert_eq!(ChoiceVersion::from_number(ChoiceVersion::LATEST.number()), Some(ChoiceVersion::LATEST));
        for number in [0, ChoiceVersion::LATEST.number() + 1] {
            assert_eq!(ChoiceVersion::from_number(number), None);
        }
    }
}
