//! The store in one SQLite file: a write-ahead log, every commit durable, one writer and a few readers.
//!
//! The statements stand in the folder beside it; the tests in `queries` look at their plans here.

mod backup;
mod check;
mod disk;
mod error;
mod files;
mod migrate;
#[cfg(test)]
mod queries;
mod row;
mod transaction;

pub use backup::{backup, put_in_place};
pub use check::{DatabaseReport, Thoroughness, check, check_restorable};
pub use files::make_folder;

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use disk::DiskWatch;

use super::migrations::{Migrate as _, Migrations, migrate};
use super::{ReadTx, Store, StoreError, WriteTx};
use transaction::{SqliteReadTx, SqliteWriteTx, lock};

/// How long a statement waits for another process that holds the lock.
const BUSY: Duration = Duration::from_secs(5);

/// Statements that a connection keeps prepared.
const PREPARED: usize = 64;

/// The store in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    path: PathBuf,
    writer: Mutex<Connection>,
    readers: Mutex<Vec<Connection>>,
    closed: AtomicBool,
    disk: DiskWatch,
}

impl SqliteStore {
    /// Opens a file, creating it and its folder if they are missing, and applies the migrations that it lacks. Its
    /// owner alone can read it.
    ///
    /// # Errors
    ///
    /// [`StoreError::Open`] if its folder cannot be created, [`StoreError::LostFile`] if it is missing beside a log,
    /// [`StoreError::TooNew`] if a newer program wrote it, [`StoreError::NotOurs`] if another one did,
    /// [`StoreError::Database`] if SQLite cannot use the file.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_with(path, &[])
    }

    /// Opens a file as if made-up `next` migrations followed. For tests.
    #[doc(hidden)]
    pub fn open_with(path: &Path, next: &[&str]) -> Result<Self, StoreError> {
        if let Some(folder) = path.parent() {
            files::make_folder(folder)
                .map_err(|source| StoreError::Open { path: path.to_owned(), source })?;
        }
        files::check_not_lost(path)?;
        files::make_private(path).map_err(|source| StoreError::Open { path: path.to_owned(), source })?;
        let writer = Connection::open(path)?;
        writer.busy_timeout(BUSY)?;
        writer.pragma_update(None, "journal_mode", "WAL")?;
        configure(&writer)?;
        let migrations = migrate::migrations(next);
        keep_copy(&writer, path, &migrations)?;
        migrate(&writer, &migrations)?;
        Ok(Self {
            path: path.to_owned(),
            writer: Mutex::new(writer),
            readers: Mutex::default(),
            closed: AtomicBool::new(false),
            disk: DiskWatch::default(),
        })
    }

    /// Opens a file as [`open`](Self::open) does, and lets it grow by at most `pages` pages of 4 KiB: a write
    /// beyond that fails as on a full disk.
    ///
    /// # Errors
    ///
    /// As [`open`](Self::open).
    pub fn open_bounded(path: &Path, pages: u32) -> Result<Self, StoreError> {
        let store = Self::open(path)?;
        {
            let writer = lock(&store.writer);
            let now: u32 = writer.pragma_query_value(None, "page_count", |row| row.get(0))?;
            writer.pragma_update(None, "max_page_count", now + pages)?;
        }
        Ok(store)
    }

    fn check_open(&self) -> Result<(), StoreError> {
        if self.closed.load(Ordering::SeqCst) { Err(StoreError::Closed) } else { Ok(()) }
    }

    fn reader(&self) -> Result<Connection, StoreError> {
        if let Some(idle) = lock(&self.readers).pop() {
            return Ok(idle);
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.busy_timeout(BUSY)?;
        configure(&connection)?;
        Ok(connection)
    }
}

impl Store for SqliteStore {
    fn begin_read(&self) -> Result<ReadTx<'_>, StoreError> {
        self.check_open()?;
        Ok(ReadTx::new(SqliteReadTx::begin(self.reader()?, &self.readers)?))
    }

    fn begin_write(&self) -> Result<WriteTx<'_>, StoreError> {
        let writer = lock(&self.writer);
        self.check_open()?;
        Ok(WriteTx::new(SqliteWriteTx::begin(writer, &self.disk)?))
    }

    fn close(&self) -> Result<(), StoreError> {
        let mut writer = lock(&self.writer);
        if self.closed.swap(true, Ordering::SeqCst) {
            return Ok(());
        }
        lock(&self.readers).clear();
        checkpoint(&writer)?;
        // With the last connection SQLite removes the log and its index.
        *writer = Connection::open_in_memory()?;
        Ok(())
    }
}

/// Copies a database with an old schema before its migration.
fn keep_copy(database: &Connection, path: &Path, migrations: &Migrations) -> Result<(), StoreError> {
    let version = database.version()?;
    if (1..migrations.newest()).contains(&version) && database.has_tables()? {
        let copy = files::kept_name(path, "migration")
            .map_err(|source| StoreError::Open { path: path.to_owned(), source })?;
        backup(path, &copy)?;
        tracing::info!(schema = version, copy = %copy.display(), "database copied before migration");
    }
    Ok(())
}

/// Moves everything that the log holds into the file.
fn checkpoint(connection: &Connection) -> Result<(), StoreError> {
    let busy: bool = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    if busy {
        tracing::warn!("somebody reads the database, so its log stays beside it");
    }
    Ok(())
}

fn configure(connection: &Connection) -> Result<(), StoreError> {
    // A move that was answered must survive a power cut, so FULL and not NORMAL.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.set_prepared_statement_cache_capacity(PREPARED);
    Ok(())
}
