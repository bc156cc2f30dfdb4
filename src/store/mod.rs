//! Where matches and all that belongs to them are kept.
//!
//! One action of a player is one [`WriteTx`]: load, decide, write, commit, and only then speak. The messages
//! that an action causes are stored in its transaction and sent afterwards. Move records are the truth and
//! positions are replayed from them; the columns beside them serve lists and are checked against the replay.
//!
//! [`ReadTx`] and [`WriteTx`] have a method for each query; each concern has a file with its methods
//! and their SQL. The types and tricks of one database are in a folder of its own.

mod challenges;
mod clocks;
mod computers;
mod copying;
mod dailies;
mod drafts;
mod error;
mod lessons;
mod match_rows;
mod matches;
mod migrations;
mod notes;
mod outbox;
mod plans;
mod players;
mod postgres;
mod preferences;
mod processes;
mod puzzles;
mod ratings;
mod reviews;
mod root;
mod servers;
mod sql;
mod sqlite;
mod tx;

pub use clocks::ClockRow;
pub use copying::{CopyProgress, copy_to_file, copy_to_postgres};
pub use error::{FailureKind, StoreError};
pub use matches::CachedPosition;
pub use outbox::OutboxCounts;
pub use postgres::{PostgresAddress, PostgresReport, PostgresStore};
pub use processes::{ProcessCard, ProcessToken};
pub use root::LockRoot;
pub use servers::{ServerClocks, ServerCounts};
pub use sqlite::{
    DatabaseReport, SqliteStore, Thoroughness, backup, check, check_restorable, make_folder, put_in_place,
};
pub use tx::{ReadTx, WriteTx};

/// A store: gives transactions, from any thread.
pub trait Store: Send + Sync {
    /// Begins to read: everything is seen as it was committed at one moment.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if the database cannot be opened.
    fn begin_read(&self) -> Result<ReadTx<'_>, StoreError>;

    /// Begins to write.
    ///
    /// What it locked ([`WriteTx::lock`]) stays as it is until it ends, except for what it writes itself. A database
    /// with one writer locks everything, and this waits until the transaction before has ended.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if another process holds the lock for too long.
    fn begin_write(&self) -> Result<WriteTx<'_>, StoreError>;

    /// Closes the store once the transaction that writes has ended: what it holds then stands in one place alone,
    /// and every later transaction fails with [`StoreError::Closed`].
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if the database does not settle. Nothing is lost by that.
    fn close(&self) -> Result<(), StoreError>;
}
