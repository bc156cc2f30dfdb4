//! What is stored about how a player wants to be treated and can be reached.

use super::{PlayerSettings, Timestamp};

/// A player's settings, and whether they can be reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// What they chose.
    pub settings: PlayerSettings,
    /// When a direct message to them failed; for some days none is tried unless they ask for it.
    pub closed: Option<Timestamp>,
    /// When no ping reached them in any way; they are told at their next command.
    pub unreached: Option<Timestamp>,
}
