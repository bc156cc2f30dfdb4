//! Checks a database without writing to it or creating files beside it.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::{files, upgrade};
use crate::domain::Timestamp;
use crate::store::StoreError;
use crate::store::migrations::check as check_schema;

/// How much SQLite checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thoroughness {
    /// Each page alone; about a second per gigabyte.
    Quick,
    /// Also the indexes against their tables.
    Full,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatabaseReport {
    /// Ongoing matches.
    pub ongoing: u64,
    /// Finished matches.
    pub ended: u64,
    /// Last heartbeat of the bot.
    pub heartbeat: Option<Timestamp>,
    /// Its files that other users can read or write.
    pub open_to_others: Vec<PathBuf>,
}

/// Checks the pages and the schema of a database.
///
/// # Errors
///
/// [`StoreError::CorruptFile`] for corrupt pages, [`StoreError::LostFile`] if only the WAL is
/// there, and [`StoreError::TooNew`], [`StoreError::TooOld`] or [`StoreError::NotOurs`] for another
/// schema.
pub fn check(path: &Path, thoroughness: Thoroughness) -> Result<DatabaseReport, StoreError> {
    let failed = |source| StoreError::Open { path: path.to_owned(), source };
    files::check_not_lost(path)?;
    let connection = open_untouched(path)?;
    check_with(&connection, path, thoroughness)?;
    let count = |ended: &str| -> Result<u64, StoreError> {
        let sql = format!("SELECT count(*) FROM match WHERE ended_at IS {ended} NULL");
        let count: i64 = connection.query_row(&sql, [], |row| row.get(0))?;
        Ok(count.unsigned_abs())
    };
    let heartbeat: Option<i64> =
        connection.query_row("SELECT max(at) FROM heartbeat", [], |row| row.get(0))?;
    let [log, index] = files::companions(path);
    let mut open_to_others = Vec::new();
    for file in [path.to_owned(), log, index].into_iter().filter(|file| file.exists()) {
        if files::is_open_to_others(&file).map_err(failed)? {
            open_to_others.push(file);
        }
    }
    Ok(DatabaseReport {
        ongoing: count("")?,
        ended: count("NOT")?,
        heartbeat: heartbeat.map(Timestamp),
        open_to_others,
    })
}

/// Checks thoroughly that a database can be restored: it is intact, and this or an earlier version
/// wrote it.
///
/// # Errors
///
/// Like [`check`], except [`StoreError::TooOld`].
pub fn check_restorable(path: &Path) -> Result<(), StoreError> {
    match check_with(&open_untouched(path)?, path, Thoroughness::Full) {
        Err(StoreError::TooOld { .. }) => Ok(()),
        checked => checked,
    }
}

fn check_with(connection: &Connection, path: &Path, thoroughness: Thoroughness) -> Result<(), StoreError> {
    check_pages(connection, path, thoroughness)?;
    let migrations = super::migrate::migrations(&[]);
    check_schema(connection, &migrations).map_err(|error| upgrade::with_way_back(error, path, &migrations))
}

fn check_pages(connection: &Connection, path: &Path, thoroughness: Thoroughness) -> Result<(), StoreError> {
    let pragma = match thoroughness {
        Thoroughness::Quick => "quick_check",
        Thoroughness::Full => "integrity_check",
    };
    let report: String = connection.pragma_query_value(None, pragma, |row| row.get(0))?;
    if report == "ok" { Ok(()) } else { Err(StoreError::CorruptFile { path: path.to_owned(), report }) }
}

/// Opens a database for reading. If it has no WAL, SQLite is told that the file is immutable;
/// otherwise it would create a WAL and leave it there.
pub(super) fn open_untouched(path: &Path) -> Result<Connection, StoreError> {
    let text = path.to_str().filter(|_| !files::log_of(path).exists());
    let Some(text) = text else {
        return Ok(Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?);
    };
    let name = text.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    Ok(Connection::open_with_flags(format!("file:{name}?immutable=1"), flags)?)
}
