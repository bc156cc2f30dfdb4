//! The demands of an action: where its deferred answer goes, which channels are probed first, and how
//! much its form accepts.

use super::ButtonAction;
use crate::discord::rest::limits;

/// The place of a deferred answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeferredPlacement {
    NewMessage,
    /// Into the message with the button or menu, however long the answer takes.
    InPlace,
}

/// The channels whose permissions are probed before an action is handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelCheck {
    NoChannels,
    /// The server's game channels, up to the first one that can host a game.
    FirstUsable,
    /// All game channels of the server, and its channel for daily puzzles.
    AllConfigured,
    /// The channel chosen from the menu.
    Chosen,
    /// The channel of the match that would begin, and its players.
    Start,
}

impl ButtonAction {
    /// The characters that the form of this action accepts.
    #[must_use]
    pub const fn typed_limit(&self) -> u16 {
        match self {
            Self::Moves(_) | Self::Composer(_) | Self::Lessons(_) | Self::Puzzles(_) => {
                limits::MAX_TYPED_MOVE
            }
            Self::Notes(_) => limits::MAX_NOTES,
            _ => limits::MAX_TYPED_VALUE,
        }
    }
}
