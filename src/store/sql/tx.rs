//! Transactions that run statements, in whichever database.

use super::row::FoundRow;
use super::value::{ColumnValue, FromColumn, Parameters};
use super::{dailies, drafts, outbox, params, servers};
use crate::domain::{InteractionId, Timestamp};
use crate::store::{LockRoot, StoreError, WriteTx};

/// How long an interaction is remembered. Discord drops one after 15 minutes; a day leaves room for clocks
/// that disagree.
const INTERACTION_LIFE_DAYS: i64 = 1;

/// What is done with each row that a statement found.
pub(in crate::store) type EachRow<'a> = dyn FnMut(&FoundRow<'_>) -> Result<(), StoreError> + 'a;

/// A transaction that reads, and short ways to run statements.
pub(in crate::store) trait SqlTx {
    /// The present by the database's clock, as an expression: whole milliseconds.
    const NOW: &'static str;

    /// What follows a search whose rows the transaction locks, without waiting: rows that others have locked are left
    /// out. Nothing where there is one writer.
    const SKIP_LOCKED: &'static str = "";

    /// What follows a search whose rows the transaction locks, once others have freed them. Nothing where there is one
    /// writer.
    const LOCKED: &'static str = "";

    /// Runs a statement that returns nothing; returns how many rows it changed.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if the database refuses or fails.
    fn run(&self, sql: &str, parameters: &[ColumnValue<'_>]) -> Result<usize, StoreError>;

    /// Hands every row that a statement finds to `each`, or the first alone; stops where `each` fails.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if the database refuses or fails, and what `each` fails with.
    fn find(
        &self,
        sql: &str,
        parameters: &[ColumnValue<'_>],
        first: bool,
        each: &mut EachRow<'_>,
    ) -> Result<(), StoreError>;

    /// Runs a statement that returns nothing; returns how many rows it changed.
    fn execute(&self, sql: &str, parameters: impl Parameters) -> Result<usize, StoreError> {
        self.run(sql, &parameters.values()?)
    }

    /// Returns every row, each read by `read`.
    fn rows<T>(
        &self,
        sql: &str,
        parameters: impl Parameters,
        mut read: impl FnMut(&FoundRow<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let mut found = Vec::new();
        self.find(sql, &parameters.values()?, false, &mut |row| {
            found.push(read(row)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// Returns the first row, read by `read`; `None` if there is none.
    fn row<T>(
        &self,
        sql: &str,
        parameters: impl Parameters,
        mut read: impl FnMut(&FoundRow<'_>) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        let mut found = None;
        self.find(sql, &parameters.values()?, true, &mut |row| {
            found = Some(read(row)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// Returns the first column of the first row; `None` if there is no row.
    fn value<T: FromColumn>(&self, sql: &str, parameters: impl Parameters) -> Result<Option<T>, StoreError> {
        self.row(sql, parameters, |row| row.get(0))
    }

    /// Returns the first column of every row.
    fn values<T: FromColumn>(&self, sql: &str, parameters: impl Parameters) -> Result<Vec<T>, StoreError> {
        self.rows(sql, parameters, |row| row.get(0))
    }

    /// Returns the first column of the one row that a count or `EXISTS` always has.
    fn only_value<T: FromColumn>(&self, sql: &str, parameters: impl Parameters) -> Result<T, StoreError> {
        Ok(self.value(sql, parameters)?.expect("a count has a row"))
    }
}

/// Says which statement runs, never with what: for who looks why an action is slow, and for tests that count.
pub(in crate::store) fn note(sql: &str) {
    tracing::trace!(target: "sealed_move::sql", sql, "statement");
}

/// A transaction that writes.
pub(in crate::store) trait SqlWriteTx: SqlTx + Sized {
    /// The number of the newest schema that this program knows.
    fn newest_schema() -> i64;

    /// Locks what an action changes; where there is one writer, it has everything.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if others hold it for too long.
    fn lock_roots(&self, _roots: &[LockRoot]) -> Result<(), StoreError> {
        Ok(())
    }

    /// Forgets a player or a server that is locked, where the lock is a row of its own.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if the database fails.
    fn forget_root(&self, _id: u64) -> Result<(), StoreError> {
        Ok(())
    }

    /// Notes which interaction this transaction recorded.
    fn note_interaction(&self, _id: InteractionId) {}

    /// Stores everything, durably.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`]; then nothing is stored.
    fn store(self) -> Result<(), StoreError>;
}

impl<T: SqlWriteTx> WriteTx for T {
    fn lock(&self, roots: &[LockRoot]) -> Result<(), StoreError> {
        self.lock_roots(roots)
    }

    fn record_interaction(&self, id: InteractionId, now: Timestamp) -> Result<bool, StoreError> {
        let sql = "INSERT INTO interaction (id, seen_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        let first = self.execute(sql, params![id, now])? == 1;
        if first {
            self.note_interaction(id);
        }
        Ok(first)
    }

    fn prune(&self, now: Timestamp) -> Result<(), StoreError> {
        let seen_before = now.plus_days(-INTERACTION_LIFE_DAYS);
        self.execute("DELETE FROM interaction WHERE seen_at < ?1", [seen_before])?;
        drafts::prune(self)?;
        servers::prune(self, now)?;
        dailies::prune(self, now)?;
        outbox::prune(self, now)
    }

    fn commit(self: Box<Self>) -> Result<(), StoreError> {
        self.store()
    }
}
