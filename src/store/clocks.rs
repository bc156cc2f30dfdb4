//! Clocks: when to look at which, and the times in which they are paused.

use super::StoreError;
use crate::domain::{
    GatewayShard, GuildId, Id, NotifiedState, Pause, PlayerId, Revision, Seat, Timestamp, Vacation,
};

/// The clock of an ongoing match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRow {
    /// The match.
    pub game: Id,
    /// The number of changes of the match so far.
    pub revision: Revision,
    /// The server where it is played; `None` in a direct message.
    pub guild: Option<GuildId>,
    /// The player on turn.
    pub player: Seat,
    /// When their turn started.
    pub turn_started_at: Timestamp,
    /// When they run out of time, if the clock is never paused.
    pub deadline: Timestamp,
    /// What the players were told about it.
    pub told: NotifiedState,
    /// When to look at it.
    pub wake: Timestamp,
}

/// Reads clocks.
///
/// Each method fails as those of [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ClockReadTx {
    /// Returns the clock of a match; `None` once the match is over.
    fn clock(&self, match_id: Id) -> Result<Option<ClockRow>, StoreError>;

    /// Returns the clocks of those of the matches that are ongoing.
    fn clocks(&self, matches: &[Id]) -> Result<Vec<ClockRow>, StoreError>;

    /// Returns the ongoing matches whose clock is to be looked at by now, the longest overdue first.
    fn due_clocks(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError>;

    /// Returns the last moments at which the bot is known to have served the players of each shard, those of the only
    /// one for everybody.
    fn heartbeats(&self) -> Result<Vec<(GatewayShard, Timestamp)>, StoreError>;

    /// Returns the newest moment at which anything was stored, the heartbeat included.
    fn newest_time(&self) -> Result<Option<Timestamp>, StoreError>;

    /// Returns the outages of the bot that ended after `from`, each with the shard that was not served: the only one
    /// where everybody was not.
    fn outages_since(&self, from: Timestamp) -> Result<Vec<(GatewayShard, Pause)>, StoreError>;

    /// Returns the vacations of a player, the oldest first.
    fn vacations_of(&self, player: PlayerId) -> Result<Vec<Vacation>, StoreError>;

    /// Returns the vacations of several players, each one's oldest first.
    fn vacations_of_each(&self, players: &[PlayerId]) -> Result<Vec<(PlayerId, Vacation)>, StoreError>;
}

/// Writes clocks.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ClockWriteTx: ClockReadTx {
    /// Returns the same as [`heartbeats`](ClockReadTx::heartbeats); nobody else stores one of everybody before the
    /// transaction ends, where there is one.
    fn hold_heartbeats(&self) -> Result<Vec<(GatewayShard, Timestamp)>, StoreError>;

    /// Returns the matches that [`due_clocks`](ClockReadTx::due_clocks) finds and that no other transaction has locked,
    /// and locks them.
    fn take_due_clocks(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError>;

    /// Stores that the bot serves the players of a shard; an earlier moment than the stored one changes nothing.
    fn record_heartbeat(&self, shard: GatewayShard, now: Timestamp) -> Result<(), StoreError>;

    /// Stores a time in which the bot did not serve the players of a shard.
    fn add_outage(&self, shard: GatewayShard, from: Timestamp, until: Timestamp) -> Result<(), StoreError>;

    /// Stores what the players were told about the clock `from` and when to look at it next; returns `false`
    /// if the match or the clock was changed since `from` was loaded.
    fn set_wake(&self, from: &ClockRow, told: NotifiedState, wake: Timestamp) -> Result<bool, StoreError>;

    /// Makes the clocks of a player's ongoing matches due.
    fn wake_clocks_of(&self, player: PlayerId, now: Timestamp) -> Result<(), StoreError>;

    /// Makes the clocks of a server's ongoing matches due.
    fn wake_clocks_in(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError>;

    /// Stores the vacations of a player in place of those that were there.
    fn set_vacations(&self, player: PlayerId, vacations: &[Vacation]) -> Result<(), StoreError>;
}
