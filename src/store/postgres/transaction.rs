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

/// A connection with a transaction that has begun.
struct PgTransaction<'a> {
    connections: &'a Connections,
    connection: Option<PgObject>,
    /// Whether a statement failed: then the server stores nothing, whatever is said to it.
    failed: Cell<bool>,
}

impl<'a> PgTransaction<'a> {
    fn begin(connections: &'a Connections, begin: &str) -> Result<Self, StoreError> {
        let connection = connections.take()?;
        let begun = connection.wait(connection.batch_execute(begin));
        let transaction =
            Self { connections, connection: Some(connection), failed: Cell::new(begun.is_err()) };
        begun?;
        Ok(transaction)
    }

    fn connection(&self) -> &PgObject {
        self.connection.as_ref().expect("a transaction keeps its connection until it is dropped")
    }

    /// Notes that a statement failed.
    fn noted<T>(&self, done: Result<T, tokio_postgres::Error>) -> Result<T, StoreError> {
        if done.is_err() {
            self.failed.set(true);
        }
        Ok(done?)
    }

    fn run(&self, sql: &str, parameters: &[ColumnValue<'_>]) -> Result<usize, StoreError> {
        note(sql);
        let sql = translated(sql);
        let connection = self.connection();
        let changed = connection.wait(async {
            let statement = connection.prepare_cached(&sql).await?;
            connection.execute_raw(&statement, parameters).await
        });
        Ok(self.noted(changed)? as usize)
    }

    fn query(&self, sql: &str, parameters: &[ColumnValue<'_>]) -> Result<Vec<Row>, StoreError> {
        note(sql);
        let sql = translated(sql);
        let connection = self.connection();
        let parameters: Vec<_> = parameters.iter().map(|value| value as _).collect();
        let rows = connection.wait(async {
            let statement = connection.prepare_cached(&sql).await?;
            connection.query(&statement, &parameters).await
        });
        self.noted(rows)
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
            connection.say("ROLLBACK");
        }
    }
}

/// A read transaction: everything as it was committed at one moment.
pub(in crate::store) struct PgReadTx<'a>(PgTransaction<'a>);

impl<'a> PgReadTx<'a> {
    pub(super) fn begin(connections: &'a Connections) -> Result<Self, StoreError> {
        let connection = connections.take()?;
        // Where this fails, so does the first question, for then the server is gone.
        connection.say_with_next("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
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

/// A write transaction. Others write at the same time; what it locked they leave alone.
pub(in crate::store) struct PgWriteTx<'a> {
    transaction: PgTransaction<'a>,
    /// The interaction that it recorded.
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

    fn note_interaction(&self, id: InteractionId) {
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
            // The server would say yes to a commit, and store nothing.
            let source = "a statement of the transaction had failed".into();
            return Err(StoreError::Database { kind: FailureKind::Other, source });
        }
        let connections = self.transaction.connections;
        let connection = self.transaction.connection();
        let committed = connection.wait(connection.batch_execute("COMMIT"));
        let Err(error) = committed else {
            // The connection is free for others at once.
            drop(self.transaction.connection.take());
            return Ok(());
        };
        self.transaction.failed.set(true);
        let error = StoreError::from(error);
        let (Some(interaction), true) = (self.interaction.get(), error.is_away()) else { return Err(error) };
        drop(self.transaction.connection.take().map(Object::take));
        if was_stored(connections, interaction).unwrap_or(false) { Ok(()) } else { Err(error) }
    }
}

impl PgWriteTx<'_> {
    fn query_only(&self, sql: &str, id: u64) -> Result<bool, StoreError> {
        Ok(!self.transaction.query(sql, &[ColumnValue::Integer(id as i64)])?.is_empty())
    }

    /// Locks the row of a player or a server, and makes it where it is missing: who inserts it holds it, too.
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

/// How often it is looked whether something was stored whose commit was not confirmed.
const LOOKS: u32 = 20;

/// Whether a transaction was stored whose connection broke while it was committed.
///
/// The same row is inserted again: as long as the server still works on the transaction, that waits for its end.
fn was_stored(connections: &Connections, interaction: InteractionId) -> Result<bool, StoreError> {
    let mut look = 1;
    loop {
        let asked = PgWriteTx::begin(connections).and_then(|tx| {
            let sql = "INSERT INTO interaction (id, seen_at) VALUES (?1, 0) ON CONFLICT DO NOTHING";
            Ok(tx.transaction.run(sql, &[ColumnValue::Integer(interaction.0 as i64)])? == 0)
        });
        match asked {
            Err(error) if error.is_away() && look < LOOKS => {
                look += 1;
                std::thread::sleep(super::BETWEEN_LOOKS);
            }
            asked => return asked,
        }
    }
}
