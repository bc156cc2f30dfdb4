//! Who asks for an action, from where, and when.

use crate::domain::{ChannelId, GuildId, InteractionId, PlayerId, Timestamp};

/// Who asks for an action, by which interaction, from where, and when.
#[derive(Clone, Copy, Debug)]
pub struct Caller {
    /// The interaction that carries it.
    pub interaction: InteractionId,
    /// Who sent it.
    pub player: PlayerId,
    /// The present.
    pub now: Timestamp,
    /// The server it was sent in; none in a direct message.
    pub guild: Option<GuildId>,
    /// The channel or thread it was sent in.
    pub channel: ChannelId,
}
