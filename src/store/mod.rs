//! Persistent storage in SQLite or PostgreSQL.
//!
//! An action is one [`WriteTx`]: load, decide, write, commit, and only then speak. The messages an
//! action causes are committed with it and sent later. Move records are the source of truth:
//! positions are replayed from them, and cached columns for lists are checked against the replay.
//!
//! [`ReadTx`] and [`WriteTx`] have one method per query; each concern has a file with its methods
//! and their SQL. The types and settings of one database are in a folder of its own.

mod answer_pace;
mod blocks;
mod challenges;
mod clocks;
mod computers;
mod copying;
mod dailies;
mod drafts;
mod error;
mod grace;
mod lessons;
mod match_rows;
mod matches;
mod migrations;
mod moderation;
mod moving;
mod notes;
mod outbox;
mod own_puzzles;
mod plans;
mod players;
mod postgres;
mod preferences;
mod processes;
mod puzzles;
mod rating_bounds;
mod ratings;
mod requests;
mod reviews;
mod root;
mod servers;
mod sql;
mod sqlite;
mod statuses;
mod tournament_games;
mod tournament_people;
mod tournaments;
mod tx;

pub use clocks::ClockRow;
pub use copying::{CopyProgress, copy_to_file, copy_to_postgres};
pub use error::{FailureKind, StoreError};
pub use matches::CachedPosition;
pub use moving::{MoveError, move_to_file, move_to_postgres};
pub use outbox::OutboxCounts;
pub use postgres::{PostgresAddress, PostgresReport, PostgresStore};
pub use processes::{MovedTo, ProcessCard, ProcessToken};
pub use rating_bounds::KeptRating;
pub use root::LockRoot;
pub use servers::{ServerClocks, ServerCounts};
pub use sqlite::{
    DatabaseReport, SqliteStore, Thoroughness, backup, check, check_restorable, make_folder, put_in_place,
};
pub use tx::{ReadTx, WriteTx};

/// Begins transactions, from any thread.
pub trait Store: Send + Sync {
    /// Begins a read transaction, which sees one snapshot.
    fn begin_read(&self) -> Result<ReadTx<'_>, StoreError>;

    /// Begins a write transaction.
    ///
    /// Locked rows ([`WriteTx::lock`]) can't be changed by others until the transaction ends.
    /// SQLite has one writer: everything is locked, and this waits until the previous transaction
    /// has ended.
    fn begin_write(&self) -> Result<WriteTx<'_>, StoreError>;

    /// Closes the store after the current write transaction. Later transactions fail with
    /// [`StoreError::Closed`].
    ///
    /// SQLite then has all data in one file, without a WAL.
    fn close(&self) -> Result<(), StoreError>;
}
