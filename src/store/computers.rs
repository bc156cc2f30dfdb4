//! What is to be done in games against the computer, and how players did in them.

use super::{ProcessToken, StoreError};
use crate::domain::{
    ComputerJob, ComputerTask, Id, Level, PlayerId, RatingChange, RatingRow, Revision, Score, Tally,
    Timestamp,
};
use sealed_move_rules::Game;

/// Reads the jobs of games against the computer.
///
/// A game has one job at most, so the longest due is the next one of a fair queue. Each method fails as those of
/// [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ComputerReadTx {
    /// Returns the jobs of a kind to be done by now, the longest due first.
    fn due_computer_jobs(
        &self,
        task: ComputerTask,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<ComputerJob>, StoreError>;

    /// Returns when the next job is due that is not due yet.
    fn next_computer_job(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError>;

    /// Returns what is to be done in a game.
    fn computer_job(&self, game: Id) -> Result<Option<ComputerJob>, StoreError>;

    /// Returns how a player did in a game against each level that they finished one against, the lowest first.
    fn computer_results(
        &self,
        player: PlayerId,
        game: &'static dyn Game,
    ) -> Result<Vec<(Level, Tally)>, StoreError>;

    /// Returns against which level a player finished a game last, and how it ended for them.
    fn last_computer_result(
        &self,
        player: PlayerId,
        game: &'static dyn Game,
    ) -> Result<Option<(Level, Score)>, StoreError>;

    /// Returns the rating of a player in rated games against the computer, with their results; `None` before the
    /// first of them ended.
    fn computer_rating(
        &self,
        player: PlayerId,
        game: &'static dyn Game,
    ) -> Result<Option<RatingRow>, StoreError>;

    /// Returns how a match against the computer changed the rating of its player; `None` if it did not.
    fn computer_rating_change(&self, match_id: Id) -> Result<Option<RatingChange>, StoreError>;
}

/// Writes the jobs of games against the computer.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ComputerWriteTx: ComputerReadTx {
    /// Stores what is to be done in a game, in place of what was.
    fn set_computer_job(&self, job: &ComputerJob) -> Result<(), StoreError>;

    /// Deletes what is to be done in a game.
    fn delete_computer_job(&self, game: Id) -> Result<(), StoreError>;

    /// Gives a job to a process until `until`; returns `false` where another has it, or it is void.
    fn claim_computer_job(
        &self,
        job: &ComputerJob,
        process: ProcessToken,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<bool, StoreError>;

    /// Stores that a job failed once more, and when to try again.
    fn retry_computer_job(&self, game: Id, revision: Revision, due: Timestamp) -> Result<(), StoreError>;

    /// Makes due what a process had claimed that works on nothing now.
    fn release_computer_jobs(&self, process: ProcessToken, now: Timestamp) -> Result<(), StoreError>;

    /// Adds how a game against a level ended for a player.
    fn add_computer_result(
        &self,
        player: PlayerId,
        game: &'static dyn Game,
        level: Level,
        score: Score,
        now: Timestamp,
    ) -> Result<(), StoreError>;

    /// Stores how a rated match against the computer left the rating of its player, with the time at which it is
    /// so, and how it changed it.
    fn set_computer_rating(
        &self,
        match_id: Id,
        row: &RatingRow,
        change: RatingChange,
    ) -> Result<(), StoreError>;
}
