//! Servers: what their admins chose, and whether the bot is there.

use super::StoreError;
use crate::domain::{GuildId, Id, Pause, PlayerId, Proposal, ServerSettings, Timestamp};

/// How much is stored about a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerCounts {
    /// The number of ongoing matches.
    pub ongoing: u32,
    /// The number of matches that are over.
    pub ended: u32,
    /// The number of open challenges.
    pub challenges: u32,
}

/// What clocks need to know of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerClocks {
    /// How many days of vacation a year count there.
    pub vacation_days: u32,
    /// Since when the bot is not in it; `None` while it is.
    pub left: Option<Timestamp>,
}

/// Reads what is stored about servers.
///
/// Each method fails as those of [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ServerReadTx {
    /// Returns what the admins of a server chose; the defaults where nothing is stored.
    fn server_settings(&self, guild: GuildId) -> Result<ServerSettings, StoreError>;

    /// Returns what clocks need to know of a server; the defaults where nothing is stored.
    fn server_clocks(&self, guild: GuildId) -> Result<ServerClocks, StoreError>;

    /// Returns how much is stored about a server.
    fn server_counts(&self, guild: GuildId, now: Timestamp) -> Result<ServerCounts, StoreError>;

    /// Returns the locale of a server's Discord as last seen; `None` for the usual one.
    fn server_locale(&self, guild: GuildId) -> Result<Option<String>, StoreError>;

    /// Returns the servers that have ongoing matches.
    fn servers_in_play(&self) -> Result<Vec<GuildId>, StoreError>;

    /// Returns the times in which the bot was not in a server and that ended after `from`; one that has not
    /// ended is among them.
    fn shut_out_since(&self, guild: GuildId, from: Timestamp) -> Result<Vec<Pause>, StoreError>;

    /// Returns how an admin proposed to end a match.
    fn proposal(&self, match_id: Id, admin: PlayerId) -> Result<Option<Proposal>, StoreError>;
}

/// Writes what is stored about servers.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ServerWriteTx: ServerReadTx {
    /// Stores what the admins of a server chose.
    fn set_server_settings(&self, guild: GuildId, settings: &ServerSettings) -> Result<(), StoreError>;

    /// Stores how many days of vacation a year count in a server.
    fn set_vacation_days(&self, guild: GuildId, days: u32) -> Result<(), StoreError>;

    /// Stores the locale of a server's Discord.
    fn set_server_locale(&self, guild: GuildId, locale: Option<&str>) -> Result<(), StoreError>;

    /// Stores that the bot was removed from a server; returns `false` if that was known.
    fn mark_server_left(&self, guild: GuildId, now: Timestamp) -> Result<bool, StoreError>;

    /// Stores that the bot is in a server again; returns `false` if it was not known to be away.
    fn mark_server_back(&self, guild: GuildId, now: Timestamp) -> Result<bool, StoreError>;

    /// Stores how an admin proposes to end a match, in place of an earlier proposal.
    fn set_proposal(
        &self,
        match_id: Id,
        admin: PlayerId,
        proposal: &Proposal,
        now: Timestamp,
    ) -> Result<(), StoreError>;

    /// Forgets a server whose last matches end at `now`: its open challenges are withdrawn, its matches and
    /// challenges stay with their players but without the server, and the rest is deleted.
    fn forget_server(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError>;
}
