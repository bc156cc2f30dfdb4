//! A consistent copy of a database that is in use, and a check of it.

use std::path::Path;
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};

use crate::store::StoreError;

/// Pages that are copied before others get a turn.
const PAGES_AT_ONCE: i32 = 1000;

/// Copies the database `from` to the new file `to`, as it stands at one moment, while others go on using it.
///
/// # Errors
///
/// [`StoreError::Open`] if `to` exists or cannot be created, [`StoreError::Database`] if `from` is no database or
/// the disk is full.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    let source = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    source.busy_timeout(super::BUSY)?;
    // An older copy is never overwritten.
    std::fs::File::create_new(to).map_err(|source| StoreError::Open { path: to.to_owned(), source })?;
    let mut copy = Connection::open(to)?;
    Backup::new(&source, &mut copy)?.run_to_completion(PAGES_AT_ONCE, Duration::ZERO, None)?;
    Ok(())
}

/// Checks a database without changing it or making a file beside it: its pages as SQLite checks them, and that it has the schema of this
/// program.
///
/// # Errors
///
/// [`StoreError::DamagedFile`] if SQLite finds fault with the file, [`StoreError::TooNew`] or [`StoreError::TooOld`]
/// for another schema, [`StoreError::Database`] if it cannot be read.
pub fn check(path: &Path) -> Result<(), StoreError> {
    let connection = open_untouched(path)?;
    let report: String = connection.pragma_query_value(None, "quick_check", |row| row.get(0))?;
    if report != "ok" {
        return Err(StoreError::DamagedFile { path: path.to_owned(), report });
    }
    super::migrate::check(&connection)
}

/// Opens a database to be read. Where no program has it open and none left a log behind, SQLite is told
/// that it does not change, for it would make its log anew and leave it there.
fn open_untouched(path: &Path) -> Result<Connection, StoreError> {
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    let text = path.to_str().filter(|_| !Path::new(&log).exists());
    let Some(text) = text else {
        return Ok(Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?);
    };
    let name = text.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    Ok(Connection::open_with_flags(format!("file:{name}?immutable=1"), flags)?)
}
