//! Where matches and all that belongs to them are kept.
//!
//! One action of a player is one [`WriteTx`]: load, decide, write, commit, and only then speak. The messages
//! that an action causes are stored in its transaction and sent afterwards. Move records are the truth and
//! positions are replayed from them; the columns beside them serve lists and are checked against the replay.
//!
//! The modules above know a store only by the traits here. Each concern has a file with two of them, one to
//! read and one to write; [`ReadTx`] and [`WriteTx`] are the sum, so code that is given one of these calls every
//! method without further imports, and a function that needs one concern can ask for that alone.
//!
//! All SQL stays below: the statements of each concern in `sql`, and what one database alone needs, with its own types,
//! in a folder of its own.

mod challenges;
mod clocks;
mod computers;
mod copying;
mod dailies;
mod drafts;
mod error;
mod lessons;
mod matches;
mod notes;
mod outbox;
mod plans;
mod players;
mod postgres;
mod processes;
mod puzzles;
mod ratings;
mod reviews;
mod root;
mod servers;
mod sql;
mod sqlite;

pub use challenges::{ChallengeReadTx, ChallengeWriteTx};
pub use clocks::{ClockReadTx, ClockRow, ClockWriteTx};
pub use computers::{ComputerReadTx, ComputerWriteTx};
pub use copying::{CopyProgress, copy_to_file, copy_to_postgres};
pub use dailies::{DailyReadTx, DailyWriteTx};
pub use drafts::{DraftReadTx, DraftWriteTx};
pub use error::{FailureKind, StoreError};
pub use lessons::{LessonReadTx, LessonWriteTx};
pub use matches::{CachedPosition, MatchReadTx, MatchWriteTx};
pub use notes::{NoteReadTx, NoteWriteTx};
pub use outbox::{OutboxCounts, OutboxReadTx, OutboxWriteTx};
pub use plans::{PlanReadTx, PlanWriteTx};
pub use players::{PlayerReadTx, PlayerWriteTx};
pub use postgres::{PostgresAddress, PostgresReport, PostgresStore};
pub use processes::{ProcessCard, ProcessReadTx, ProcessToken, ProcessWriteTx};
pub use puzzles::{PuzzleReadTx, PuzzleWriteTx};
pub use ratings::{RatingReadTx, RatingWriteTx};
pub use reviews::{ReviewReadTx, ReviewWriteTx};
pub use root::LockRoot;
pub use servers::{ServerClocks, ServerCounts, ServerReadTx, ServerWriteTx};
pub use sqlite::{
    DatabaseReport, SqliteStore, Thoroughness, backup, check, check_restorable, make_folder, put_in_place,
};

use crate::domain::{InteractionId, Timestamp};

/// A store: gives transactions, from any thread.
pub trait Store: Send + Sync {
    /// Begins to read: everything is seen as it was committed at one moment.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if the database cannot be opened.
    fn reading(&self) -> Result<Box<dyn ReadTx + '_>, StoreError>;

    /// Begins to write.
    ///
    /// What it locked ([`WriteTx::lock`]) stays as it is until it ends, except for what it writes itself. A database
    /// with one writer locks everything, and this waits until the transaction before has ended.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if another process holds the lock for too long.
    fn writing(&self) -> Result<Box<dyn WriteTx + '_>, StoreError>;

    /// Closes the store once the transaction that writes has ended: what it holds then stands in one place alone,
    /// and every later transaction fails with [`StoreError::Closed`].
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if the database does not settle. Nothing is lost by that.
    fn close(&self) -> Result<(), StoreError>;
}

/// A consistent view of everything that is stored.
///
/// Each method fails with [`StoreError::Database`] if the database does, and with [`StoreError::Damaged`] if a
/// row holds what this program never writes.
pub trait ReadTx:
    MatchReadTx
    + ChallengeReadTx
    + PlayerReadTx
    + ClockReadTx
    + ComputerReadTx
    + ServerReadTx
    + OutboxReadTx
    + RatingReadTx
    + PlanReadTx
    + DraftReadTx
    + NoteReadTx
    + LessonReadTx
    + PuzzleReadTx
    + ReviewReadTx
    + DailyReadTx
    + ProcessReadTx
{
}

impl<T> ReadTx for T where
    T: MatchReadTx
        + ChallengeReadTx
        + PlayerReadTx
        + ClockReadTx
        + ComputerReadTx
        + ServerReadTx
        + OutboxReadTx
        + RatingReadTx
        + PlanReadTx
        + DraftReadTx
        + NoteReadTx
        + LessonReadTx
        + PuzzleReadTx
        + ReviewReadTx
        + DailyReadTx
        + ProcessReadTx
        + ?Sized
{
}

/// A transaction: nothing of it is stored unless it is committed; dropped, it is rolled back.
///
/// It sees what it wrote itself. Each method fails as those of [`ReadTx`] do; after a failure the transaction
/// is to be dropped.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait WriteTx:
    ReadTx
    + MatchWriteTx
    + ChallengeWriteTx
    + PlayerWriteTx
    + ClockWriteTx
    + ComputerWriteTx
    + ServerWriteTx
    + OutboxWriteTx
    + RatingWriteTx
    + PlanWriteTx
    + DraftWriteTx
    + NoteWriteTx
    + LessonWriteTx
    + PuzzleWriteTx
    + ReviewWriteTx
    + DailyWriteTx
    + ProcessWriteTx
{
    /// Locks what the action changes, before it reads it; waits until others who changed it have ended. What is
    /// locked in a second call comes behind that of the first in the order of [`LockRoot`].
    fn lock(&self, roots: &[LockRoot]) -> Result<(), StoreError>;

    /// Records that an interaction is acted on; returns `false` if it was recorded before, so that a repeated
    /// one does nothing.
    fn record_interaction(&self, id: InteractionId, now: Timestamp) -> Result<bool, StoreError>;

    /// Deletes what is not asked for any more: interactions and proposals after a day, sent messages after a
    /// week, and the drafts of matches that are over.
    fn prune(&self, now: Timestamp) -> Result<(), StoreError>;

    /// Stores everything, durably: it survives a power cut.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`]; then nothing is stored. Where the connection broke meanwhile, it was looked whether
    /// the interaction that this transaction recorded is stored.
    fn commit(self: Box<Self>) -> Result<(), StoreError>;
}

/// Tells the operator to which schema a database was brought, if to any.
fn note_schema(before: i64, schema: i64) {
    if before == 0 && schema > 0 {
        tracing::info!(schema, "database made");
    } else if before < schema {
        tracing::info!(before, schema, "database migrated");
    }
}
