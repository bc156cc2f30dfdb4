//! Transactions on PostgreSQL connections.

use std::cell::Cell;

use deadpool::managed::Object;
use tokio_postgres::Row;

use super::connect::{Connections, PgObject};
use super::dialect::translated;
use crate::domain::InteractionId;
use crate::store::sql::value::ColumnValue;
use crate::store::sql::{Dialect, EachRow, SqlTx, note};
use crate::store::{FailureKind, LockRoot, StoreError};

/// A connection in a transaction.
struct PgTransaction<'a> {
    connections: &'a Connections,
    connection: Option<PgObject>,
    /// Whether a statement failed. The server then ignores all others.
    failed: Cell<bool>,
}

impl<'a> PgTransaction<'a> {
    fn begin(connections: &'a Connections, begin: &str) -> Result<Self, StoreError> {
        let connection = connections.take()?;
        let begun = connection.block_on(connection.batch_execute(begin));
        let transaction =
            Self { connections, connection: Some(connection), failed: Cell::new(begun.is_err()) };
        begun?;
        Ok(transaction)
    }

    fn connection(&self) -> &PgObject {
        self.connection.as_ref().expect("a transaction keeps its connection until it is dropped")
    }

    /// Notes a failed statement.
    fn track<T>(&self, done: Result<T, tokio_postgres::Error>) -> Result<T, StoreError> {
        if done.is_err() {
            self.failed.set(true);
        }
        Ok(done?)
    }

    fn run(&self, sql: &str, parameters: &[ColumnValue<'_>]) -> Result<usize, StoreError> {
        note(sql);
        let sql = translated(sql);
        let connection = self.connection();
        let changed = connection.block_on(async {
            let statement = connection.prepare_cached(&sql).await?;
            connection.execute_raw(&statement, parameters).await
        });
        Ok(self.track(changed)? as usize)
    }

    fn query(&self, sql: &str, parameters: &[ColumnValue<'_>]) -> Result<Vec<Row>, StoreError> {
        note(sql);
        let sql = translated(sql);
        let connection = self.connection();
        let parameters: Vec<_> = parameters.iter().map(|value| value as _).collect();
        let rows = connection.block_on(async {
            let statement = connection.prepare_cached(&sql).await?;
            connection.query(&statement, &parameters).await
        });
        self.track(rows)
    }

    fn find(
        &self,
        sql: &str,
        parameters: &[ColumnValue<'_>],
        first: bool,
        each: &mut EachRow<'_>,
    ) -> Result<(), StoreError> {
        let rows = self.query(sql, parameters)?;
        let wanted = if first { 1 } else { rows.len() };
        rows.iter().take(wanted).try_for_each(|row| each(row))
    }
}

impl Drop for PgTransaction<'_> {
    fn drop(&mut self) {
        let Some(connection) = self.connection.take() else { return };
        if !connection.is_closed() {
            connection.send_no_reply("ROLLBACK");
        }
    }
}

/// A read transaction on a snapshot.
pub(in crate::store) struct PgReadTx<'a>(PgTransaction<'a>);

impl<'a> PgReadTx<'a> {
    pub(super) fn begin(connections: &'a Connections) -> Result<Self, StoreError> {
        let connection = connections.take()?;
        // If this fails, the server is gone, and the first query fails too.
        connection.pipeline("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
        let transaction =
            PgTransaction { connections, connection: Some(connection), failed: Cell::new(false) };
        Ok(Self(transaction))
    }
}

static DIALECT: Dialect = Dialect {
    // Unlike now(), it advances within a transaction.
    now: "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)",
    skip_locked: " FOR UPDATE SKIP LOCKED",
    for_update: " FOR UPDATE",
};

impl SqlTx for PgReadTx<'_> {
    fn dialect(&self) -> &'static Dialect {
        &DIALECT
    }

    fn run(&self, sql: &str, parameters: &[ColumnValue<'_>]) -> Result<usize, StoreError> {
        self.0.run(sql, parameters)
    }

    fn find(
        &self,
        sql: &str,
        parameters: &[ColumnValue<'_>],
        first: bool,
        each: &mut EachRow<'_>,
    ) -> Result<(), StoreError> {
        self.0.find(sql, parameters, first, each)
    }
}

/// A write transaction, concurrent with others.
pub(in crate::store) struct PgWriteTx<'a> {
    transaction: PgTransaction<'a>,
    /// The interaction recorded by this transaction.
    interaction: Cell<Option<InteractionId>>,
}

impl<'a> PgWriteTx<'a> {
    pub(super) fn begin(connections: &'a Connections) -> Result<Self, StoreError> {
        let transaction =
            PgTransaction::begin(connections, "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")?;
        Ok(Self { transaction, interaction: Cell::new(None) })
    }
}

impl SqlTx for PgWriteTx<'_> {
    fn dialect(&self) -> &'static Dialect {
        &DIALECT
    }

    fn run(&self, sql: &str, parameters: &[ColumnValue<'_>]) -> Result<usize, StoreError> {
        self.transaction.run(sql, parameters)
    }

    fn find(
        &self,
        sql: &str,
        parameters: &[ColumnValue<'_>],
        first: bool,
        each: &mut EachRow<'_>,
    ) -> Result<(), StoreError> {
        self.transaction.find(sql, parameters, first, each)
    }

    fn record_interaction(&self, id: InteractionId) {
        self.interaction.set(Some(id));
    }

    fn lock_roots(&self, roots: &[LockRoot]) -> Result<(), StoreError> {
        let mut roots = roots.to_vec();
        roots.sort_unstable();
        roots.dedup();
        for root in roots {
            match root {
                LockRoot::Match(id) => {
                    self.query_only("SELECT id FROM match WHERE id = ?1 FOR UPDATE", id.0)?;
                }
                LockRoot::Challenge(id) => {
                    self.query_only("SELECT id FROM challenge WHERE id = ?1 FOR UPDATE", id.0)?;
                }
                LockRoot::Player(player) => self.lock_root(player.0)?,
                LockRoot::Server(guild) => self.lock_root(guild.0)?,
            }
        }
        Ok(())
    }

    fn forget_root(&self, id: u64) -> Result<(), StoreError> {
        self.transaction.run("DELETE FROM root WHERE id = ?1", &[ColumnValue::Integer(id as i64)])?;
        Ok(())
    }

    fn commit(mut self: Box<Self>) -> Result<(), StoreError> {
        if self.transaction.failed.get() {
            // The server would confirm the commit without storing anything.
            let source = "a statement of the transaction failed".into();
            return Err(StoreError::Database { kind: FailureKind::Other, source });
        }
        let connections = self.transaction.connections;
        let connection = self.transaction.connection();
        let committed = connection.block_on(connection.batch_execute("COMMIT"));
        let Err(error) = committed else {
            // Return the connection before the caller continues.
            drop(self.transaction.connection.take());
            return Ok(());
        };
        self.transaction.failed.set(true);
        let error = StoreError::from(error);
        let (Some(interaction), true) = (self.interaction.get(), error.is_away()) else { return Err(error) };
        drop(self.transaction.connection.take().map(Object::take));
        if was_committed(connections, interaction).unwrap_or(false) { Ok(()) } else { Err(error) }
    }
}

impl PgWriteTx<'_> {
    fn query_only(&self, sql: &str, id: u64) -> Result<bool, StoreError> {
        Ok(!self.transaction.query(sql, &[ColumnValue::Integer(id as i64)])?.is_empty())
    }

    /// Locks the row of a player or server. A missing row is inserted, which locks it too.
    fn lock_root(&self, id: u64) -> Result<(), StoreError> {
        let lock = "SELECT id FROM root WHERE id = ?1 FOR UPDATE";
        if self.query_only(lock, id)? {
            return Ok(());
        }
        let id_value = [ColumnValue::Integer(id as i64)];
        self.transaction.run("INSERT INTO root (id) VALUES (?1) ON CONFLICT DO NOTHING", &id_value)?;
        self.query_only(lock, id)?;
        Ok(())
    }
}

/// Attempts to look up an unconfirmed commit.
const MAX_COMMIT_CHECKS: u32 = 20;

/// Whether a transaction was committed, although its connection broke before the reply.
///
/// Inserts its interaction again. If the server is still working on the transaction, the insert
/// waits for its end.
fn was_committed(connections: &Connections, interaction: InteractionId) -> Result<bool, StoreError> {
    let mut attempt = 1;
    loop {
        let checked = PgWriteTx::begin(connections).and_then(|tx| {
            let sql = "INSERT INTO interaction (id, seen_at) VALUES (?1, 0) ON CONFLICT DO NOTHING";
            Ok(tx.transaction.run(sql, &[ColumnValue::Integer(interaction.0 as i64)])? == 0)
        });
        match checked {
            Err(error) if error.is_away() && attempt < MAX_COMMIT_CHECKS => {
                attempt += 1;
                std::thread::sleep(super::RECONNECT_INTERVAL);
            }
            checked => return checked,
        }
    }
}
