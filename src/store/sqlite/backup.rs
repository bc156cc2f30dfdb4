//! A consistent copy of a database that is in use.

use std::path::Path;
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};

use crate::store::StoreError;

/// Pages that are copied before others get a turn.
const PAGES_AT_ONCE: i32 = 1000;

/// Copies the database at `from` to the new file `to`, as it stands at one moment; whoever uses it
/// goes on meanwhile.
///
/// # Errors
///
/// `from` is no database, `to` exists, or the disk is full.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    let source = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    source.busy_timeout(super::BUSY)?;
    // Made by us alone: an older copy is never overwritten.
    std::fs::File::create_new(to).map_err(|source| StoreError::Open { path: to.to_owned(), source })?;
    let mut copy = Connection::open(to)?;
    Backup::new(&source, &mut copy)?.run_to_completion(PAGES_AT_ONCE, Duration::ZERO, None)?;
    Ok(())
}

/// Whether a database is sound: SQLite's own check of its pages, and every migration applied.
///
/// # Errors
///
/// What is wrong with it.
pub fn check(path: &Path) -> Result<(), StoreError> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let said: String = connection.pragma_query_value(None, "quick_check", |row| row.get(0))?;
    if said != "ok" {
        return Err(StoreError::Unsound { path: path.to_owned(), said });
    }
    super::migrate::check(&connection)
}
