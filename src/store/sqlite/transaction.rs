//! Transactions on SQLite connections.

use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, params_from_iter};

use super::disk::DiskWatch;
use crate::store::StoreError;
use crate::store::sql::value::ColumnValue;
use crate::store::sql::{Dialect, EachRow, SqlTx, note};

/// Idle read connections kept open.
const MAX_IDLE_READERS: usize = 4;

fn run(connection: &Connection, sql: &str, parameters: &[ColumnValue<'_>]) -> Result<usize, StoreError> {
    Ok(connection.prepare_cached(sql)?.execute(params_from_iter(parameters))?)
}

fn find(
    connection: &Connection,
    sql: &str,
    parameters: &[ColumnValue<'_>],
    first: bool,
    each: &mut EachRow<'_>,
) -> Result<(), StoreError> {
    note(sql);
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params_from_iter(parameters))?;
    while let Some(row) = rows.next()? {
        each(row)?;
        if first {
            break;
        }
    }
    Ok(())
}

/// Locks a mutex. A panic in another thread leaves no partial work, because its transaction was
/// rolled back.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A read transaction on its own connection, which is returned to the idle ones.
pub(in crate::store) struct SqliteReadTx<'a> {
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
            if idle.len() < MAX_IDLE_READERS {
                idle.push(connection);
            }
        }
    }
}

impl SqliteReadTx<'_> {
    fn connection(&self) -> &Connection {
        self.connection.as_ref().expect("a transaction keeps its connection until it is dropped")
    }
}

static DIALECT: Dialect = Dialect {
    now: "CAST(round((julianday('now') - 2440587.5) * 86400000) AS INTEGER)",
    skip_locked: "",
    for_update: "",
};

impl SqlTx for SqliteReadTx<'_> {
    fn dialect(&self) -> &'static Dialect {
        &DIALECT
    }

    fn run(&self, sql: &str, parameters: &[ColumnValue<'_>]) -> Result<usize, StoreError> {
        run(self.connection(), sql, parameters)
    }

    fn find(
        &self,
        sql: &str,
        parameters: &[ColumnValue<'_>],
        first: bool,
        each: &mut EachRow<'_>,
    ) -> Result<(), StoreError> {
        find(self.connection(), sql, parameters, first, each)
    }
}

/// A write transaction on the only write connection.
pub(in crate::store) struct SqliteWriteTx<'a> {
    connection: MutexGuard<'a, Connection>,
    disk: &'a DiskWatch,
    /// The connection's total of changed rows at the start.
    changed_before: u64,
    open: bool,
}

impl<'a> SqliteWriteTx<'a> {
    pub(super) fn begin(
        connection: MutexGuard<'a, Connection>,
        disk: &'a DiskWatch,
    ) -> Result<Self, StoreError> {
        disk.note(connection.execute_batch("BEGIN IMMEDIATE").map_err(StoreError::from))?;
        let changed_before = connection.total_changes();
        Ok(Self { connection, disk, changed_before, open: true })
    }
}

impl Drop for SqliteWriteTx<'_> {
    fn drop(&mut self) {
        // After some errors, such as a full disk, SQLite has already rolled back.
        if self.open
            && !self.connection.is_autocommit()
            && let Err(error) = self.connection.execute_batch("ROLLBACK")
        {
            tracing::error!(%error, "rollback failed");
        }
    }
}

impl SqlTx for SqliteWriteTx<'_> {
    fn dialect(&self) -> &'static Dialect {
        &DIALECT
    }

    fn run(&self, sql: &str, parameters: &[ColumnValue<'_>]) -> Result<usize, StoreError> {
        self.disk.note(run(&self.connection, sql, parameters))
    }

    fn find(
        &self,
        sql: &str,
        parameters: &[ColumnValue<'_>],
        first: bool,
        each: &mut EachRow<'_>,
    ) -> Result<(), StoreError> {
        // Statements with RETURNING write.
        self.disk.note(find(&self.connection, sql, parameters, first, each))
    }

    fn commit(mut self: Box<Self>) -> Result<(), StoreError> {
        let committed = self.disk.note(self.connection.execute_batch("COMMIT").map_err(Into::into));
        // After an I/O error, the frames of the transaction may be in the WAL.
        committed
            .map_err(|error: StoreError| if error.is_unavailable() { error.in_doubt() } else { error })?;
        self.open = false;
        if self.connection.total_changes() > self.changed_before {
            self.disk.record_stored();
        }
        Ok(())
    }
}
