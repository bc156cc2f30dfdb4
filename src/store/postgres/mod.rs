//! The store in a PostgreSQL database: any number of connections, each transaction on one of its own.
//!
//! Several transactions write at a time here, so an action locks what it will change before it reads it
//! ([`WriteTx::lock`]). The statements stand in the folder beside it. Whoever asks drives their connection on their own
//! thread until it has answered.

mod address;
mod connect;
mod dialect;
mod driven;
mod error;
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
use transaction::{PgReadTx, PgWriteTx};

/// How often a database that is away is looked for again within the time that a transaction may wait for it.
const LOOKS: u32 = 16;

/// How long to wait before looking again.
const BETWEEN_LOOKS: Duration = Duration::from_millis(500);

/// The store in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    connections: Arc<Connections>,
    closed: AtomicBool,
    /// Whether the last look found the database away; then nobody waits for it again.
    away: AtomicBool,
}

impl PostgresStore {
    /// Opens a database and applies the migrations that it lacks.
    ///
    /// # Errors
    ///
    /// [`StoreError::TooNew`] if a newer program wrote it, [`StoreError::NotOurs`] if another one did,
    /// [`StoreError::Database`] if it cannot be reached or refuses.
    pub fn open(address: &PostgresAddress) -> Result<Self, StoreError> {
        Self::open_with(address, &[])
    }

    /// Opens a database as if made-up `next` migrations followed. For tests.
    #[doc(hidden)]
    pub fn open_with(address: &PostgresAddress, next: &[&str]) -> Result<Self, StoreError> {
        let connections = Arc::new(Connections::new(address)?);
        migrate::open(&connections, &migrate::migrations(next))?;
        Ok(Self { connections, closed: AtomicBool::new(false), away: AtomicBool::new(false) })
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

    /// Begins a transaction; where the database is away, looks for it again for a while, which a failover takes.
    fn begin<T>(&self, begin: impl Fn() -> Result<T, StoreError>) -> Result<T, StoreError> {
        let mut looks = 1;
        loop {
            if self.closed.load(Ordering::SeqCst) {
                return Err(StoreError::Closed);
            }
            match begin() {
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
    fn begin_read(&self) -> Result<ReadTx<'_>, StoreError> {
        self.begin(|| PgReadTx::begin(&self.connections)).map(ReadTx::new)
    }

    fn begin_write(&self) -> Result<WriteTx<'_>, StoreError> {
        self.begin(|| PgWriteTx::begin(&self.connections)).map(WriteTx::new)
    }

    fn close(&self) -> Result<(), StoreError> {
        if !self.closed.swap(true, Ordering::SeqCst) {
            self.connections.close();
        }
        Ok(())
    }
}
