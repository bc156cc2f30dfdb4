//! Looks at a database without changing it or making a file beside it.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::files;
use crate::domain::Timestamp;
use crate::store::{StoreError, migrations};

/// How thoroughly SQLite looks at the pages of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thoroughness {
    /// Each page for itself; a second or so for a gigabyte.
    Quick,
    /// Indexes against their tables, too.
    Full,
}

/// What a database holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatabaseReport {
    /// Matches that go on.
    pub ongoing: u64,
    /// Matches that ended.
    pub ended: u64,
    /// When a bot last said that it was running, if one ever did.
    pub heartbeat: Option<Timestamp>,
    /// Which of its files others than their owner can read.
    pub open_to_others: Vec<PathBuf>,
}

/// Checks a database: its pages, and that it has the schema of this program.
///
/// # Errors
///
/// [`StoreError::DamagedFile`] if SQLite finds fault with the file, [`StoreError::LostFile`] if it is empty beside
/// a log that is not, [`StoreError::TooNew`], [`StoreError::TooOld`] or [`StoreError::NotOurs`] for another schema,
/// [`StoreError::Database`] if it cannot be read.
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

/// Checks thoroughly whether a database can take the place of another: it is whole, and a program of this or of an
/// earlier version wrote it.
///
/// # Errors
///
/// As [`check`], but for [`StoreError::TooOld`].
pub fn check_restorable(path: &Path) -> Result<(), StoreError> {
    match check_with(&open_untouched(path)?, path, Thoroughness::Full) {
        Err(StoreError::TooOld { .. }) => Ok(()),
        checked => checked,
    }
}

fn check_with(connection: &Connection, path: &Path, thoroughness: Thoroughness) -> Result<(), StoreError> {
    check_pages(connection, path, thoroughness)?;
    migrations::check(connection, &super::migrate::migrations(&[]))
}

/// Lets SQLite check the pages of a database.
///
/// # Errors
///
/// [`StoreError::DamagedFile`] with what it found.
fn check_pages(connection: &Connection, path: &Path, thoroughness: Thoroughness) -> Result<(), StoreError> {
    let pragma = match thoroughness {
        Thoroughness::Quick => "quick_check",
        Thoroughness::Full => "integrity_check",
    };
    let report: String = connection.pragma_query_value(None, pragma, |row| row.get(0))?;
    if report == "ok" { Ok(()) } else { Err(StoreError::DamagedFile { path: path.to_owned(), report }) }
}

/// Opens a database to be read. Where no program has it open and none left a log behind, SQLite is told
/// that it does not change, for it would make its log anew and leave it there.
fn open_untouched(path: &Path) -> Result<Connection, StoreError> {
    let text = path.to_str().filter(|_| !files::log_of(path).exists());
    let Some(text) = text else {
        return Ok(Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?);
    };
    let name = text.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    Ok(Connection::open_with_flags(format!("file:{name}?immutable=1"), flags)?)
}
