//! Reasons why a match can't begin.

use crate::domain::{ChannelId, PlayerId};

/// Why a match can't begin, according to Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartObstacle {
    /// A player has left the server.
    Left(PlayerId),
    /// A player can't see the channel of the match.
    Unseen { player: PlayerId, channel: ChannelId },
    /// The bot can't write in the channel of the match.
    Unwritable(ChannelId),
}

/// The public reason why a challenge was closed. It doesn't tell a block from a setting or a mute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClosedBecause {
    /// A player has left the server.
    Left,
    /// The channel of the match can't be used.
    Place,
    /// A player has reached the server's limit of games.
    Limit,
    /// A player isn't open to the game.
    Unwilling,
}

impl ClosedBecause {
    const ALL: [Self; 4] = [Self::Left, Self::Place, Self::Limit, Self::Unwilling];

    /// Word in the store and in text keys.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Place => "place",
            Self::Limit => "limit",
            Self::Unwilling => "unwilling",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|why| why.word() == word)
    }
}
