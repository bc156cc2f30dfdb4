//! Blocks: a player hears nothing more from a person than their running games need.

use crate::domain::{MessageKind, Seat, Timestamp};

/// Maximum number of people a player can block.
pub const BLOCK_LIMIT: usize = 500;

/// A block by a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The blocked person, or [`Seat::Deleted`] if they have deleted their data.
    pub person: Seat,
    pub since: Timestamp,
}

impl MessageKind {
    /// Whether the message is a request or gift in a running game. Such messages neither ping a
    /// player who blocked the sender nor reach them directly.
    #[must_use]
    pub const fn obeys_blocks(self) -> bool {
        matches!(self, Self::DrawOffered | Self::TakebackOffered | Self::MoreTime)
    }
}
