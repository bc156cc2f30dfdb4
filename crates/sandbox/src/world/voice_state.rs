//! A stored voice state.

use serde::{Deserialize, Serialize};

use crate::ids::ChannelId;

/// A member's place in a voice channel.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct VoiceState {
    pub(crate) channel: ChannelId,
    /// Session of the gateway connection; made up for users of the control API.
    pub(crate) session: String,
    pub(crate) self_deaf: bool,
    pub(crate) self_mute: bool,
}
