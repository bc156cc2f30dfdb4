//! Store in a PostgreSQL database, with a connection per transaction.
//!
//! Transactions write concurrently, so an action locks its rows before reading them
//! ([`WriteTx::lock`]). Each thread polls its own connection until the reply arrives.

mod address;
mod connect;
mod dialect;
mod error;
mod local;
mod migrate;
mod report;
mod row;
mod transaction;
mod wait;

pub use address::PostgresAddress;
pub use report::PostgresReport;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::{FailureKind, ReadTx, Store, StoreError, WriteTx};
use connect::Connections;
use transaction::{Patience, PgReadTx, PgWriteTx};

/// Connection attempts of a transaction while the database is unavailable.
const MAX_RECONNECTS: u32 = 16;

const RECONNECT_INTERVAL: Duration = Duration::from_millis(500);

/// Store in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    connections: Arc<Connections>,
    closed: AtomicBool,
    /// Whether the last attempt failed. Further transactions then fail without retries.
    unavailable: AtomicBool,
}

impl PostgresStore {
    /// Opens a database and migrates it.
    ///
    /// # Errors
    ///
    /// [`StoreError::TooNew`] if a newer version wrote it, [`StoreError::NotOurs`] if another
    /// program did, [`StoreError::Database`] if it can't be reached.
    pub fn open(address: &PostgresAddress) -> Result<Self, StoreError> {
        Self::open_with(address, &[])
    }

    /// Opens a database as if made-up `next` migrations followed. For tests.
    #[doc(hidden)]
    pub fn open_with(address: &PostgresAddress, next: &[&str]) -> Result<Self, StoreError> {
        let connections = Arc::new(Connections::new(address)?);
        migrate::open(&connections, &migrate::migrations(next))?;
        Ok(Self { connections, closed: AtomicBool::new(false), unavailable: AtomicBool::new(false) })
    }

    /// Checks a database without changing it.
    ///
    /// # Errors
    ///
    /// [`StoreError::TooNew`], [`StoreError::TooOld`] or [`StoreError::NotOurs`] for another
    /// schema, [`StoreError::Database`] if it can't be reached.
    pub fn report(address: &PostgresAddress) -> Result<PostgresReport, StoreError> {
        report::report(&Connections::new(address)?)
    }

    /// Begins a read transaction for copying the whole database, which may take long and pause.
    pub(super) fn begin_unlimited_read(&self) -> Result<ReadTx<'_>, StoreError> {
        self.begin(|| PgReadTx::begin_unlimited(&self.connections)).map(ReadTx::new)
    }

    /// Begins a write transaction for filling the whole database, which may take long and pause.
    pub(super) fn begin_unlimited_write(&self) -> Result<WriteTx<'_>, StoreError> {
        self.begin(|| PgWriteTx::begin(&self.connections, Patience::Unlimited)).map(WriteTx::new)
    }

    /// Begins a transaction, retrying long enough for a failover while the database is unavailable.
    fn begin<T>(&self, begin: impl Fn() -> Result<T, StoreError>) -> Result<T, StoreError> {
        let mut attempts = 1;
        loop {
            if self.closed.load(Ordering::SeqCst) {
                return Err(StoreError::Closed);
            }
            match begin() {
                Err(StoreError::Database { kind: FailureKind::Unavailable, source }) => {
                    if attempts >= MAX_RECONNECTS || self.unavailable.load(Ordering::SeqCst) {
                        if !self.unavailable.swap(true, Ordering::SeqCst) {
                            tracing::error!(error = %source, "database unavailable; retrying");
                        }
                        return Err(StoreError::Database { kind: FailureKind::Unavailable, source });
                    }
                    attempts += 1;
                    std::thread::sleep(RECONNECT_INTERVAL);
                }
                done => {
                    if done.is_ok() && self.unavailable.swap(false, Ordering::SeqCst) {
                        tracing::info!("database available again");
                    }
                    return done;
                }
            }
        }
    }
}

impl Store for PostgresStore {
    fn begin_read(&self) -> Result<ReadTx<'_>, StoreError> {
        self.begin(|| PgReadTx::begin(&self.connections)).map(ReadTx::new)
    }

    fn begin_write(&self) -> Result<WriteTx<'_>, StoreError> {
        self.begin(|| PgWriteTx::begin(&self.connections, Patience::Limited)).map(WriteTx::new)
    }

    fn close(&self) -> Result<(), StoreError> {
        if !self.closed.swap(true, Ordering::SeqCst) {
            self.connections.close();
        }
        Ok(())
    }
}
