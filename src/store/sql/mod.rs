//! Statements, rows and values of any database.
//!
//! The SQL in the files of the concerns is understood by SQLite and PostgreSQL, with parameters as
//! `?1`. Differences go into the [`Dialect`], or PostgreSQL translates them: `INDEXED BY` and
//! `json_each` exist only in SQLite.
//!
//! Statements that search a list are constants or functions, so that tests can check their query
//! plans.

pub(super) mod columns;
pub(super) mod row;
pub(super) mod value;

use row::FoundRow;
use value::ColumnValue;

use super::{LockRoot, StoreError};
use crate::domain::InteractionId;

/// Values of different types as the parameters of a statement.
macro_rules! params {
    ($($value:expr),* $(,)?) => {
        &[$(&$value as &dyn $crate::store::sql::value::ToColumn),*] as &[&dyn $crate::store::sql::value::ToColumn]
    };
}
pub(super) use params;

/// Expressions and clauses that differ between the databases.
#[derive(Debug)]
pub(super) struct Dialect {
    /// The database's current time in whole milliseconds.
    pub(super) now: &'static str,
    /// Clause that locks the rows a search finds and leaves out those locked by others. Empty if the
    /// database has only one writer.
    pub(super) skip_locked: &'static str,
    /// Clause that locks the rows a search finds, waiting for others. Empty if the database has only
    /// one writer.
    pub(super) for_update: &'static str,
}

/// Called with each row.
pub(super) type EachRow<'a> = dyn FnMut(&FoundRow<'_>) -> Result<(), StoreError> + 'a;

/// A transaction of one database, used by [`ReadTx`](super::ReadTx) and
/// [`WriteTx`](super::WriteTx).
///
/// Only transactions that write implement the methods with a default.
pub(super) trait SqlTx {
    fn dialect(&self) -> &'static Dialect;

    /// Runs a statement without results; returns the number of changed rows.
    fn run(&self, sql: &str, parameters: &[ColumnValue<'_>]) -> Result<usize, StoreError>;

    /// Calls `each` with every found row, or only with the first one. Stops if `each` fails.
    fn find(
        &self,
        sql: &str,
        parameters: &[ColumnValue<'_>],
        first: bool,
        each: &mut EachRow<'_>,
    ) -> Result<(), StoreError>;

    /// Locks the roots until the end of the transaction. A no-op if the database has only one writer.
    fn lock_roots(&self, _roots: &[LockRoot]) -> Result<(), StoreError> {
        Ok(())
    }

    /// Deletes the lock row of a player or server, in databases that have such rows.
    fn forget_root(&self, _id: u64) -> Result<(), StoreError> {
        Ok(())
    }

    /// Remembers the interaction recorded by this transaction, to check a commit without a reply.
    fn record_interaction(&self, _id: InteractionId) {}

    fn commit(self: Box<Self>) -> Result<(), StoreError> {
        Ok(())
    }
}

/// Logs a statement without its parameters, to find slow actions and to count queries in tests.
pub(super) fn note(sql: &str) {
    tracing::trace!(target: "sealed_move::sql", sql, "statement");
}
