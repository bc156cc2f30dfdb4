//! What clocks need of the store: when to look at which match, and the times in which clocks stand
//! still.

use super::StoreError;
use crate::matches::{
    GuildId, Id, NotifiedState, Pause, PlayerId, Preferences, Revision, Timestamp, Vacation,
};

/// The clock of an ongoing match as a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRow {
    /// The match.
    pub game: Id,
    /// The number of changes so far.
    pub revision: Revision,
    /// The server where it lives.
    pub guild: Option<GuildId>,
    /// The player on turn.
    pub player: PlayerId,
    /// When his clock began.
    pub turn_started_at: Timestamp,
    /// When it ends if it never stands still.
    pub deadline: Timestamp,
    /// What was told about it.
    pub told: NotifiedState,
}

/// A server as far as clocks are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerClocks {
    /// Days of vacation a year.
    pub vacation_days: u32,
    /// Since when the bot is shut out.
    pub left: Option<Timestamp>,
}

/// ReadTx what clocks need.
///
/// Each method fails as the database does, or where a row is damaged.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ClockReadTx {
    /// The clock of a match; nothing once it is over.
    fn clock(&self, game: Id) -> Result<Option<ClockRow>, StoreError>;

    /// The ongoing matches whose clock has to be looked at, the most urgent first.
    fn due_clocks(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError>;

    /// The last moment at which the bot is known to have served its players.
    fn heartbeat(&self) -> Result<Option<Timestamp>, StoreError>;

    /// The outages that ended after a moment.
    fn outages_since(&self, from: Timestamp) -> Result<Vec<Pause>, StoreError>;

    /// The vacations of a player, the oldest first.
    fn vacations_of(&self, player: PlayerId) -> Result<Vec<Vacation>, StoreError>;

    /// A server; with the usual values where nothing is stored about it.
    fn server(&self, guild: GuildId) -> Result<ServerClocks, StoreError>;

    /// The times since a moment in which the bot was shut out of a server, the present one
    /// included.
    fn shut_out_since(&self, guild: GuildId, from: Timestamp) -> Result<Vec<Pause>, StoreError>;

    /// The servers in which matches go on.
    fn servers_in_play(&self) -> Result<Vec<GuildId>, StoreError>;

    /// The ongoing matches of a server, each with its players.
    fn ongoing_in(&self, guild: GuildId) -> Result<Vec<(Id, [PlayerId; 2])>, StoreError>;

    /// A player's settings and how he can be reached.
    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError>;

    /// Whether two people ever had a match with each other.
    fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError>;

    /// Whether a player was not found in the server of a match.
    fn absent(&self, game: Id, player: PlayerId) -> Result<bool, StoreError>;
}

/// WriteTx what clocks need.
///
/// Each method fails as the database does.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ClockWriteTx: ClockReadTx {
    /// Notes that the bot serves its players; it never goes back.
    fn beat(&self, now: Timestamp) -> Result<(), StoreError>;

    /// Notes a time in which the bot did not serve its players.
    fn add_outage(&self, from: Timestamp, until: Timestamp) -> Result<(), StoreError>;

    /// Notes when a clock has to be looked at next and what was told about it; `false` where the
    /// match or the clock changed since it was loaded.
    fn set_wake(&self, from: &ClockRow, told: NotifiedState, wake: Timestamp) -> Result<bool, StoreError>;

    /// Has the clocks of a player's ongoing matches looked at soon.
    fn wake_clocks_of(&self, player: PlayerId, now: Timestamp) -> Result<(), StoreError>;

    /// Has the clocks of a server's ongoing matches looked at soon.
    fn wake_clocks_in(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError>;

    /// Stores the vacations of a player in place of those that were there.
    fn set_vacations(&self, player: PlayerId, vacations: &[Vacation]) -> Result<(), StoreError>;

    /// Stores how many days of vacation a year a server allows.
    fn set_vacation_days(&self, guild: GuildId, days: u32) -> Result<(), StoreError>;

    /// Notes that the bot was shut out of a server; `false` where it was before.
    fn server_left(&self, guild: GuildId, now: Timestamp) -> Result<bool, StoreError>;

    /// Notes that the bot is in a server again; `false` where it was all the time.
    fn server_back(&self, guild: GuildId, now: Timestamp) -> Result<bool, StoreError>;

    /// Stores a player's settings and how he can be reached.
    fn set_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError>;

    /// Notes that a player was not found in the server of a match; `false` where that is known.
    fn set_absent(&self, game: Id, player: PlayerId) -> Result<bool, StoreError>;

    /// Notes that a player is in the server of a match.
    fn set_present(&self, game: Id, player: PlayerId) -> Result<(), StoreError>;
}
