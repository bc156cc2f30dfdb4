//! The origin of an action.

use crate::domain::{ChannelId, GuildId, InteractionId, PlayerId, Timestamp};

/// The interaction that requests an action, with its sender, place and time.
#[derive(Clone, Copy, Debug)]
pub struct Caller {
    pub interaction: InteractionId,
    pub player: PlayerId,
    pub now: Timestamp,
    /// `None` in a direct message.
    pub guild: Option<GuildId>,
    /// May also be a thread.
    pub channel: ChannelId,
}
