//! Transactions on SQLite connections.

use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::types::FromSql;
use rusqlite::{Connection, Params, Row};

use super::disk::DiskWatch;
use super::{drafts, outbox, servers};
use crate::matches::{InteractionId, Timestamp};
use crate::store::{StoreError, WriteTx};

/// Reading connections that are kept open between transactions.
const IDLE_READERS: usize = 4;

/// How long an interaction is remembered. Discord drops one after 15 minutes; a day leaves room for clocks
/// that disagree.
const INTERACTION_LIFE_DAYS: i64 = 1;

/// A transaction on a connection, and short ways to run statements, which are prepared once.
pub(super) trait SqliteTx {
    fn connection(&self) -> &Connection;

    /// Runs a statement that returns nothing; returns how many rows it changed.
    fn execute(&self, sql: &str, parameters: impl Params) -> Result<usize, StoreError> {
        note(sql);
        Ok(self.connection().prepare_cached(sql)?.execute(parameters)?)
    }

    /// Returns every row, each read by `read`.
    fn rows<T>(
        &self,
        sql: &str,
        parameters: impl Params,
        read: impl FnMut(&Row<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        note(sql);
        self.connection().prepare_cached(sql)?.query_and_then(parameters, read)?.collect()
    }

    /// Returns the first row, read by `read`; `None` if there is none.
    fn row<T>(
        &self,
        sql: &str,
        parameters: impl Params,
        read: impl FnMut(&Row<'_>) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        note(sql);
        self.connection().prepare_cached(sql)?.query_and_then(parameters, read)?.next().transpose()
    }

    /// Returns the first column of the first row; `None` if there is no row.
    fn value<T: FromSql>(&self, sql: &str, parameters: impl Params) -> Result<Option<T>, StoreError> {
        self.row(sql, parameters, |row| Ok(row.get(0)?))
    }

    /// Returns the first column of every row.
    fn values<T: FromSql>(&self, sql: &str, parameters: impl Params) -> Result<Vec<T>, StoreError> {
        self.rows(sql, parameters, |row| Ok(row.get(0)?))
    }

    /// Returns the first column of the one row that a count or `EXISTS` always has.
    fn only_value<T: FromSql>(&self, sql: &str, parameters: impl Params) -> Result<T, StoreError> {
        note(sql);
        Ok(self.connection().prepare_cached(sql)?.query_row(parameters, |row| row.get(0))?)
    }
}

/// Says which statement runs, never with what: for who looks why an action is slow, and for tests that count.
fn note(sql: &str) {
    tracing::trace!(target: "sealed_move::sql", sql, "statement");
}

/// Locks a mutex. A panic in another thread left no half-done work: its transaction was rolled back.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A read transaction on a connection of its own, which goes back to the idle ones.
pub(super) struct SqliteReadTx<'a> {
    connection: Option<Connection>,
    idle: &'a Mutex<Vec<Connection>>,
}

impl<'a> SqliteReadTx<'a> {
    pub(super) fn begin(
        connection: Connection,
        idle: &'a Mutex<Vec<Connection>>,
    ) -> Result<Self, StoreError> {
        connection.execute_batch("BEGIN")?;
        Ok(Self { connection: Some(connection), idle })
    }
}

impl Drop for SqliteReadTx<'_> {
    fn drop(&mut self) {
        let Some(connection) = self.connection.take() else { return };
        if connection.execute_batch("COMMIT").is_ok() {
            let mut idle = lock(self.idle);
            if idle.len() < IDLE_READERS {
                idle.push(connection);
            }
        }
    }
}

impl SqliteTx for SqliteReadTx<'_> {
    fn connection(&self) -> &Connection {
        self.connection.as_ref().expect("a transaction keeps its connection until it is dropped")
    }
}

/// A write transaction on the one writing connection.
pub(super) struct SqliteWriteTx<'a> {
    connection: MutexGuard<'a, Connection>,
    disk: &'a DiskWatch,
    /// Rows that the connection had changed before.
    changed_before: u64,
    open: bool,
}

impl<'a> SqliteWriteTx<'a> {
    pub(super) fn begin(
        connection: MutexGuard<'a, Connection>,
        disk: &'a DiskWatch,
    ) -> Result<Self, StoreError> {
        connection.execute_batch("BEGIN IMMEDIATE")?;
        let changed_before = connection.total_changes();
        Ok(Self { connection, disk, changed_before, open: true })
    }
}

impl Drop for SqliteWriteTx<'_> {
    fn drop(&mut self) {
        // After some failures, such as that of a full disk, SQLite has undone everything itself.
        if self.open
            && !self.connection.is_autocommit()
            && let Err(error) = self.connection.execute_batch("ROLLBACK")
        {
            tracing::error!(%error, "rollback failed");
        }
    }
}

impl SqliteTx for SqliteWriteTx<'_> {
    fn connection(&self) -> &Connection {
        &self.connection
    }

    fn execute(&self, sql: &str, parameters: impl Params) -> Result<usize, StoreError> {
        let mut statement = self.connection.prepare_cached(sql)?;
        self.disk.note(statement.execute(parameters).map_err(Into::into))
    }
}

impl WriteTx for SqliteWriteTx<'_> {
    fn record_interaction(&self, id: InteractionId, now: Timestamp) -> Result<bool, StoreError> {
        let sql = "INSERT INTO interaction (id, seen_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        Ok(self.execute(sql, rusqlite::params![id, now])? == 1)
    }

    fn prune(&self, now: Timestamp) -> Result<(), StoreError> {
        let seen_before = now.plus_days(-INTERACTION_LIFE_DAYS);
        self.execute("DELETE FROM interaction WHERE seen_at < ?1", [seen_before])?;
        drafts::prune(self)?;
        servers::prune(self, now)?;
        outbox::prune(self, now)
    }

    fn commit(mut self: Box<Self>) -> Result<(), StoreError> {
        self.disk.note(self.connection.execute_batch("COMMIT").map_err(Into::into))?;
        self.open = false;
        if self.connection.total_changes() > self.changed_before {
            self.disk.note_stored();
        }
        Ok(())
    }
}
