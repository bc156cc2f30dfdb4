//! The store in a PostgreSQL database: any number of connections, each transaction on one of its own.
//!
//! Several transactions write at a time here, so an action locks what it will change before it reads it
//! ([`WriteTx::lock`]). The statements stand in the folder beside it. A small runtime of the store's own drives the
//! connections; whoever asks waits on their own thread.

mod address;
mod connect;
mod dialect;
mod error;
mod migrate;
mod report;
mod row;
mod transaction;
mod wait;

pub use address::PostgresAddress;
pub use report::PostgresReport;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use deadpool_postgres::{ClientWrapper, Object};

use super::{FailureKind, ReadTx, Store, StoreError, WriteTx};
use connect::Connections;
use transaction::{PgReadTx, PgWriteTx};

/// How often a database that is away is looked for again within the time that a transaction may wait for it.
const LOOKS: u32 = 16;

/// How long to wait before looking again.
const BETWEEN_LOOKS: Duration = Duration::from_millis(500);

/// How often it is looked whether another process has ended.
const LOOKS_AT_ANOTHER: u32 = 8;

/// Locks the database for a session.
const SERVE: &str = "SELECT pg_try_advisory_lock($1)";

/// What is locked: any number of ours.
const SERVING: i64 = 0x5ea1_ed30;

/// The store in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    connections: Arc<Connections>,
    closed: AtomicBool,
    /// Whether the last look found the database away; then nobody waits for it again.
    away: AtomicBool,
    /// The connection whose lock says that this process serves the database; the outer one where that was asked.
    served: Mutex<Option<ClientWrapper>>,
}

impl PostgresStore {
    /// Opens a database and applies the migrations that it lacks.
    ///
    /// # Errors
    ///
    /// [`StoreError::TooNew`] if a newer program wrote it, [`StoreError::NotOurs`] if another one did,
    /// [`StoreError::Database`] if it cannot be reached or refuses.
    pub fn open(address: &PostgresAddress) -> Result<Self, StoreError> {
        let connections = Arc::new(Connections::new(address)?);
        migrate::migrate(&connections)?;
        Ok(Self {
            connections,
            closed: AtomicBool::new(false),
            away: AtomicBool::new(false),
            served: Mutex::default(),
        })
    }

    /// Serves the database, as one process alone may. The server frees it with the connection.
    ///
    /// # Errors
    ///
    /// [`StoreError::Served`] where another process does, [`StoreError::Database`] if the server cannot be reached.
    pub fn serve_alone(&self) -> Result<(), StoreError> {
        // One that just ended may not have been noticed yet.
        for _ in 1..LOOKS_AT_ANOTHER {
            match self.lock_database() {
                Err(StoreError::Served { .. }) => std::thread::sleep(BETWEEN_LOOKS),
                locked => {
                    *self.served() = Some(locked?);
                    return Ok(());
                }
            }
        }
        *self.served() = Some(self.lock_database()?);
        Ok(())
    }

    fn served(&self) -> MutexGuard<'_, Option<ClientWrapper>> {
        self.served.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_database(&self) -> Result<ClientWrapper, StoreError> {
        let connection = self.connections.take()?;
        let row = self.connections.wait(connection.query_one(SERVE, &[&SERVING]))?;
        if row.try_get(0)? {
            Ok(Object::take(connection))
        } else {
            Err(StoreError::Served { address: self.connections.shown.clone() })
        }
    }

    /// Takes the database again where the connection broke that held it.
    fn keep_serving(&self) -> Result<(), StoreError> {
        let mut served = self.served();
        if served.as_ref().is_some_and(|held| held.is_closed()) {
            *served = Some(self.lock_database()?);
        }
        Ok(())
    }

    /// Looks at a database without changing it.
    ///
    /// # Errors
    ///
    /// [`StoreError::TooNew`], [`StoreError::TooOld`] or [`StoreError::NotOurs`] for another schema,
    /// [`StoreError::Database`] if it cannot be reached or refuses.
    pub fn report(address: &PostgresAddress) -> Result<PostgresReport, StoreError> {
        report::report(&Connections::new(address)?)
    }

    /// Begins to read, for who knows the database.
    pub(super) fn read_tx(&self) -> Result<PgReadTx<'_>, StoreError> {
        self.begin(|| PgReadTx::begin(&self.connections))
    }

    /// Begins to write, for who knows the database.
    pub(super) fn write_tx(&self) -> Result<PgWriteTx<'_>, StoreError> {
        self.begin(|| PgWriteTx::begin(&self.connections))
    }

    /// Begins a transaction; where the database is away, looks for it again for a while, which a failover takes.
    fn begin<T>(&self, begin: impl Fn() -> Result<T, StoreError>) -> Result<T, StoreError> {
        let mut looks = 1;
        loop {
            if self.closed.load(Ordering::SeqCst) {
                return Err(StoreError::Closed);
            }
            match self.keep_serving().and_then(|()| begin()) {
                Err(StoreError::Database { kind: FailureKind::Unavailable, source }) => {
                    if looks >= LOOKS || self.away.load(Ordering::SeqCst) {
                        if !self.away.swap(true, Ordering::SeqCst) {
                            tracing::error!(error = %source, "the database is away: nothing is read or stored until it is back");
                        }
                        return Err(StoreError::Database { kind: FailureKind::Unavailable, source });
                    }
                    looks += 1;
                    std::thread::sleep(BETWEEN_LOOKS);
                }
                done => {
                    if done.is_ok() && self.away.swap(false, Ordering::SeqCst) {
                        tracing::info!("the database is back");
                    }
                    return done;
                }
            }
        }
    }
}

impl Store for PostgresStore {
    fn reading(&self) -> Result<Box<dyn ReadTx + '_>, StoreError> {
        Ok(Box::new(self.read_tx()?))
    }

    fn writing(&self) -> Result<Box<dyn WriteTx + '_>, StoreError> {
        Ok(Box::new(self.write_tx()?))
    }

    fn close(&self) -> Result<(), StoreError> {
        if !self.closed.swap(true, Ordering::SeqCst) {
            *self.served() = None;
            self.connections.close();
        }
        Ok(())
    }
}
