//! Store in a SQLite file: a WAL, durable commits, one writer and several readers.
//!
//! The tests in `queries` check query plans.

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
mod upgrade;

pub use backup::{backup, put_in_place};
pub use check::{DatabaseReport, Thoroughness, check, check_restorable};
pub use files::make_folder;

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use disk::DiskWatch;

use super::migrations::migrate;
use super::{ReadTx, Store, StoreError, WriteTx};
use transaction::{SqliteReadTx, SqliteWriteTx, lock};

/// How long a statement waits for the lock of another process.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Prepared statements per connection.
const STATEMENT_CACHE_SIZE: usize = 64;

/// Store in a SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    path: PathBuf,
    writer: Mutex<Connection>,
    readers: Mutex<Vec<Connection>>,
    closed: AtomicBool,
    disk: DiskWatch,
}

impl SqliteStore {
    /// Opens a file, creates it and its folder if missing, and migrates it. Only its owner can
    /// access it.
    ///
    /// # Errors
    ///
    /// [`StoreError::Open`] if its folder can't be created, [`StoreError::LostFile`] if only the
    /// WAL is there, [`StoreError::TooNew`] if a newer version wrote it, [`StoreError::NotOurs`] if
    /// another program did.
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
        writer.busy_timeout(BUSY_TIMEOUT)?;
        writer.pragma_update(None, "journal_mode", "WAL")?;
        configure(&writer)?;
        let migrations = migrate::migrations(next);
        let copy = upgrade::keep_copy(&writer, path, &migrations)?;
        migrate(&writer, &migrations, copy.as_deref())
            .map_err(|error| upgrade::with_way_back(error, path, &migrations))?;
        Ok(Self {
            path: path.to_owned(),
            writer: Mutex::new(writer),
            readers: Mutex::default(),
            closed: AtomicBool::new(false),
            disk: DiskWatch::default(),
        })
    }

    /// Opens a file, but limits its growth to `pages` pages of 4 KiB. Later writes fail like on a
    /// full disk.
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
        connection.busy_timeout(BUSY_TIMEOUT)?;
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
        // When the last connection closes, SQLite deletes the WAL and its index.
        *writer = Connection::open_in_memory()?;
        Ok(())
    }
}

/// Moves the WAL into the file.
fn checkpoint(connection: &Connection) -> Result<(), StoreError> {
    let busy: bool = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    if busy {
        tracing::warn!("database in use; leaving the WAL in place");
    }
    Ok(())
}

fn configure(connection: &Connection) -> Result<(), StoreError> {
    // FULL instead of NORMAL: a confirmed move must survive a power cut.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.set_prepared_statement_cache_capacity(STATEMENT_CACHE_SIZE);
    Ok(())
}
