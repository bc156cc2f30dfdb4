//! Daily puzzles of servers: what admins chose, what was posted, and what people made of it.

use super::StoreError;
use crate::domain::{
    DailyOutcome, DailyPuzzle, DailySettings, DailySolver, DailyState, Day, GuildId, Id, MessageId, PlayerId,
    Streak, Timestamp,
};
use sealed_move_rules::Game;

/// Reads daily puzzles.
///
/// Each method fails as those of [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait DailyReadTx {
    /// Returns what the admins of a server chose; `None` where they want no daily puzzles.
    fn daily_settings(&self, guild: GuildId) -> Result<Option<DailySettings>, StoreError>;

    /// Returns up to `limit` servers whose puzzles are due by now, the one that waits longest first.
    fn due_dailies(&self, now: Timestamp, limit: u32) -> Result<Vec<GuildId>, StoreError>;

    /// Returns when the next puzzle of any server is due.
    fn next_daily_due(&self) -> Result<Option<Timestamp>, StoreError>;

    /// Returns the newest day on which a server got a puzzle.
    fn last_daily_day(&self, guild: GuildId) -> Result<Option<Day>, StoreError>;

    /// Returns the days between two others on which a puzzle was posted in a server, in their order.
    fn daily_days_between(&self, guild: GuildId, from: Day, to: Day) -> Result<Vec<Day>, StoreError>;

    /// Returns the names of the puzzles of a game that a server got, the one that it got longest ago first.
    fn posted_puzzles(&self, guild: GuildId, game: &dyn Game) -> Result<Vec<String>, StoreError>;

    /// Returns a puzzle that was posted.
    fn daily_puzzle(&self, id: Id) -> Result<Option<DailyPuzzle>, StoreError>;

    /// Returns the puzzles that a server got on a day.
    fn daily_puzzles_of(&self, guild: GuildId, day: Day) -> Result<Vec<DailyPuzzle>, StoreError>;

    /// Returns who solved a puzzle, in the order in which they did.
    fn daily_solvers(&self, id: Id) -> Result<Vec<DailySolver>, StoreError>;

    /// Returns what became of a player's try at a puzzle; `None` where they did not open it.
    fn daily_try(&self, id: Id, player: PlayerId) -> Result<Option<DailyOutcome>, StoreError>;

    /// Returns the daily puzzles that are this puzzle of a game, which a player opened, and neither solved nor was shown.
    fn open_daily_tries(
        &self,
        player: PlayerId,
        game: &dyn Game,
        puzzle: &str,
    ) -> Result<Vec<(DailyPuzzle, DailyOutcome)>, StoreError>;

    /// Returns all puzzles that a player opened, the oldest first, with what became of it and when.
    fn daily_tries_of(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(DailyPuzzle, DailyOutcome, Timestamp)>, StoreError>;

    /// Returns a player's streak in a server.
    fn streak(&self, player: PlayerId, guild: GuildId) -> Result<Option<Streak>, StoreError>;

    /// Returns a player's streaks in all servers.
    fn streaks_of(&self, player: PlayerId) -> Result<Vec<(GuildId, Streak)>, StoreError>;

    /// Returns up to `limit` puzzles whose lists of solvers are to be told anew by now.
    fn due_daily_boards(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError>;
}

/// Writes daily puzzles.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait DailyWriteTx: DailyReadTx {
    /// Stores what the admins of a server chose, in place of what they chose before.
    fn set_daily_settings(&self, guild: GuildId, settings: &DailySettings) -> Result<(), StoreError>;

    /// Stores that the admins of a server want no daily puzzles.
    fn remove_daily_settings(&self, guild: GuildId) -> Result<(), StoreError>;

    /// Stores when to look at a server's puzzles again, and whether any are posted.
    fn schedule_daily(
        &self,
        guild: GuildId,
        state: DailyState,
        due: Option<Timestamp>,
    ) -> Result<(), StoreError>;

    /// Stores that somebody tries the puzzles of a server.
    fn note_daily_try(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError>;

    /// Stores a puzzle that is posted.
    fn insert_daily_puzzle(&self, daily: &DailyPuzzle) -> Result<(), StoreError>;

    /// Forgets a puzzle, with what people made of it.
    fn remove_daily_puzzle(&self, id: Id) -> Result<(), StoreError>;

    /// Stores which message of the outbox a puzzle is in.
    fn set_daily_outbox(&self, id: Id, outbox: Id) -> Result<(), StoreError>;

    /// Stores as what a puzzle was posted.
    fn set_daily_message(&self, id: Id, message: MessageId) -> Result<(), StoreError>;

    /// Stores what became of a player's try, with the days of their streak.
    fn set_daily_try(
        &self,
        id: Id,
        player: PlayerId,
        outcome: DailyOutcome,
        streak: u32,
        now: Timestamp,
    ) -> Result<(), StoreError>;

    /// Stores a player's streak in a server.
    fn set_streak(&self, player: PlayerId, guild: GuildId, streak: &Streak) -> Result<(), StoreError>;

    /// Stores that a puzzle's list of solvers is to be told anew by `due`, or earlier where that was stored already.
    fn request_daily_board(&self, id: Id, due: Timestamp) -> Result<(), StoreError>;

    /// Stores that a puzzle's list of solvers is being told anew; returns `false` if it was not to be.
    fn clear_daily_board(&self, id: Id) -> Result<bool, StoreError>;
}
