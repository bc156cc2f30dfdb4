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

/// The limits of a transaction's duration.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Patience {
    /// The server ends statements and pauses after seconds, so that a suspended process doesn't hold
    /// its rows.
    Limited,
    /// For copies of whole databases, without other users.
    Unlimited,
}

/// Removes the limits of a session within its transaction.
const UNLIMITED: &str = "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; \
                         SET LOCAL idle_in_transaction_session_timeout = 0";

/// A connection in a transaction.
struct PgTransaction<'a> {
    connections: &'a Connections,
    connection: Option<PgObject>,
    patience: Patience,
    /// Whether a statement failed. The server then ignores all others.
    failed: Cell<bool>,
    /// Whether the server is gone or silent.
    broken: Cell<bool>,
}

impl<'a> PgTransaction<'a> {
    fn new(connections: &'a Connections, connection: PgObject, patience: Patience) -> Self {
        Self {
            connections,
            connection: Some(connection),
            patience,
            failed: Cell::new(false),
            broken: Cell::new(false),
        }
    }

    fn begin(connections: &'a Connections, begin: &str, patience: Patience) -> Result<Self, StoreError> {
        let transaction = Self::new(connections, connections.take()?, patience);
        transaction.batch(begin)?;
        if patience == Patience::Unlimited {
            transaction.batch(UNLIMITED)?;
        }
        Ok(transaction)
    }

    fn batch(&self, sql: &str) -> Result<(), StoreError> {
        self.reply(self.connection().batch_execute(sql))
    }

    fn connection(&self) -> &PgObject {
        self.connection.as_ref().expect("a transaction keeps its connection until it is dropped")
    }

    /// Waits for the reply to a statement, and notes a failure.
    fn reply<T: Send>(
        &self,
        work: impl Future<Output = Result<T, tokio_postgres::Error>> + Send,
    ) -> Result<T, StoreError> {
        let connection = self.connection();
        let done = match self.patience {
            Patience::Limited => connection.reply(work),
            Patience::Unlimited => connection.block_on(work).map_err(Into::into),
        };
        if let Err(error) = &done {
            self.failed.set(true);
            self.broken.set(error.is_unavailable());
        }
        done
    }

    fn run(&self, sql: &str, parameters: &[ColumnValue<'_>]) -> Result<usize, StoreError> {
        note(sql);
        let sql = translated(sql);
        let connection = self.connection();
        let changed = self.reply(async {
            let statement = connection.prepare_cached(&sql).await?;
            connection.execute_raw(&statement, parameters).await
        })?;
        Ok(changed as usize)
    }

    fn query(&self, sql: &str, parameters: &[ColumnValue<'_>]) -> Result<Vec<Row>, StoreError> {
        note(sql);
        let sql = translated(sql);
        let connection = self.connection();
        let parameters: Vec<_> = parameters.iter().map(|value| value as _).collect();
        self.reply(async {
            let statement = connection.prepare_cached(&sql).await?;
            connection.query(&statement, &parameters).await
        })
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
        if self.broken.get() {
            drop(Object::take(connection));
        } else if !connection.is_closed() {
            connection.send_no_reply("ROLLBACK");
        }
    }
}

const BEGIN_READ: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// A read transaction on a snapshot.
pub(in crate::store) struct PgReadTx<'a>(PgTransaction<'a>);

impl<'a> PgReadTx<'a> {
    pub(super) fn begin(connections: &'a Connections) -> Result<Self, StoreError> {
        let connection = connections.take()?;
        // If this fails, the server is gone, and the first query fails too.
        connection.pipeline(BEGIN_READ);
        Ok(Self(PgTransaction::new(connections, connection, Patience::Limited)))
    }

    /// Begins a snapshot for reading a whole database.
    pub(super) fn begin_unlimited(connections: &'a Connections) -> Result<Self, StoreError> {
        Ok(Self(PgTransaction::begin(connections, BEGIN_READ, Patience::Unlimited)?))
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
    pub(super) fn begin(connections: &'a Connections, patience: Patience) -> Result<Self, StoreError> {
        let begin = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE";
        let transaction = PgTransaction::begin(connections, begin, patience)?;
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
                LockRoot::Season(id) => {
                    self.query_only("SELECT id FROM season WHERE id = ?1 FOR UPDATE", id.0)?;
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
        let Err(error) = self.transaction.batch("COMMIT") else {
            // Return the connection before the caller continues.
            drop(self.transaction.connection.take());
            return Ok(());
        };
        if !error.is_unavailable() {
            // The server replied that it rolled back.
            return Err(error);
        }
        drop(self.transaction.connection.take().map(Object::take));
        match self.interaction.get().map(|interaction| was_committed(connections, interaction)) {
            Some(Ok(true)) => Ok(()),
            Some(Ok(false)) => Err(error),
            Some(Err(_)) | None => Err(error.in_doubt()),
        }
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

/// Attempts to look up an unconfirmed commit, [`RECONNECT_INTERVAL`](super::RECONNECT_INTERVAL) apart.
const MAX_COMMIT_CHECKS: u32 = 12;

/// Whether a transaction was committed, although its connection broke before the reply.
///
/// Inserts its interaction again. If the server is still working on the transaction, the insert
/// waits for its end.
fn was_committed(connections: &Connections, interaction: InteractionId) -> Result<bool, StoreError> {
    let mut attempt = 1;
    loop {
        let checked = PgWriteTx::begin(connections, Patience::Limited).and_then(|tx| {
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
