//! A consistent copy of a database that is in use, and the way back.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};

use super::files;
use crate::store::StoreError;

/// Pages that are copied before others get a turn.
const PAGES_AT_ONCE: i32 = 1000;

/// Copies the database `from` to the new file `to`, as it stands at one moment, while others go on using it. Its
/// owner alone can read the copy.
///
/// # Errors
///
/// [`StoreError::Open`] if `to` exists or cannot be created, [`StoreError::Database`] if `from` is no database or
/// the disk is full.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    let source = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    source.busy_timeout(super::BUSY)?;
    // An older copy is never overwritten.
    files::create_private(to).map_err(open_error(to))?;
    let copied = copy_pages(&source, to);
    if copied.is_err() {
        // What is not whole must not be taken for a backup; why it failed says more than that it stays.
        let _ = std::fs::remove_file(to);
    }
    copied
}

fn copy_pages(source: &Connection, to: &Path) -> Result<(), StoreError> {
    let mut copy = Connection::open(to)?;
    Ok(Backup::new(source, &mut copy)?.run_to_completion(PAGES_AT_ONCE, Duration::ZERO, None)?)
}

/// Puts the database `copy` into the place of `database`, and keeps what was there under the name that is
/// returned, if anything was. No program may have either open.
///
/// At every moment there is one whole database in that place: the last step is a single renaming.
///
/// # Errors
///
/// [`StoreError::Open`] if a file cannot be renamed.
pub fn put_in_place(copy: &Path, database: &Path) -> Result<Option<PathBuf>, StoreError> {
    let failed = open_error(database);
    let kept = files::kept_name(database, "restore").map_err(&failed)?;
    let mut keeps = false;
    if database.exists() {
        // What the log still holds goes into the file, if SQLite can read the two. Where it cannot, they are
        // kept as they are.
        if let Err(error) = settle(database) {
            tracing::warn!(%error, "the log of the old database cannot be read");
        }
        std::fs::hard_link(database, &kept)
            .or_else(|_| std::fs::copy(database, &kept).map(drop))
            .map_err(&failed)?;
        keeps = true;
    }
    // A log that is left belongs to the old file; SQLite would play it into the new one.
    for (log, kept) in files::companions(database).iter().zip(files::companions(&kept)) {
        if log.exists() {
            std::fs::rename(log, kept).map_err(&failed)?;
            keeps = true;
        }
    }
    std::fs::rename(copy, database).map_err(&failed)?;
    if let Some(folder) = database.parent() {
        std::fs::File::open(folder).and_then(|folder| folder.sync_all()).map_err(&failed)?;
    }
    Ok(keeps.then_some(kept))
}

/// Moves what a database's log holds into its file; SQLite then removes the log with the last connection.
fn settle(database: &Path) -> Result<(), StoreError> {
    let connection = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(super::BUSY)?;
    super::checkpoint(&connection)
}

fn open_error(path: &Path) -> impl Fn(std::io::Error) -> StoreError + use<> {
    let path = path.to_owned();
    move |source| StoreError::Open { path: path.clone(), source }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn database(path: &Path, value: i64) -> Connection {
        let database = Connection::open(path).unwrap();
        database.pragma_update(None, "journal_mode", "WAL").unwrap();
        database.execute_batch("CREATE TABLE one (value INTEGER) STRICT").unwrap();
        database.execute("INSERT INTO one VALUES (?1)", [value]).unwrap();
        database
    }

    fn value(path: &Path) -> i64 {
        Connection::open(path).unwrap().query_row("SELECT value FROM one", [], |row| row.get(0)).unwrap()
    }

    /// The files as a killed program leaves them: the value stands in the log alone.
    fn killed(path: &Path, value: i64) {
        let (folder, inside) = (tempfile::tempdir().unwrap(), "inside.db");
        let open = database(&folder.path().join(inside), value);
        for suffix in ["", "-wal"] {
            let from = folder.path().join(format!("{inside}{suffix}"));
            std::fs::copy(from, format!("{}{suffix}", path.display())).unwrap();
        }
        drop(open);
        assert!(std::fs::metadata(files::log_of(path)).unwrap().len() > 0);
    }

    #[test]
    fn a_copy_takes_the_place_of_a_database_whose_log_is_kept_with_it() {
        let folder = tempfile::tempdir().unwrap();
        let (old, copy) = (folder.path().join("bot.db"), folder.path().join("copy.db"));
        killed(&old, 1);
        drop(database(&copy, 2));
        let kept = put_in_place(&copy, &old).unwrap().unwrap();
        assert_eq!((value(&old), value(&kept)), (2, 1));
        assert!(!copy.exists());
    }

    #[test]
    fn a_log_that_lies_alone_is_not_played_into_the_copy() {
        let folder = tempfile::tempdir().unwrap();
        let (place, copy) = (folder.path().join("bot.db"), folder.path().join("copy.db"));
        killed(&place, 1);
        std::fs::remove_file(&place).unwrap();
        drop(database(&copy, 2));
        let kept = put_in_place(&copy, &place).unwrap().unwrap();
        assert_eq!(value(&place), 2);
        assert!(files::log_of(&kept).exists(), "nothing is thrown away");
    }

    #[test]
    fn a_database_that_cannot_be_read_is_kept_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let (place, copy) = (folder.path().join("bot.db"), folder.path().join("copy.db"));
        std::fs::write(&place, "torn").unwrap();
        std::fs::write(files::log_of(&place), "a log of something else").unwrap();
        drop(database(&copy, 2));
        let kept = put_in_place(&copy, &place).unwrap().unwrap();
        assert_eq!(value(&place), 2);
        assert_eq!(std::fs::read_to_string(&kept).unwrap(), "torn");
    }

    #[test]
    fn a_copy_that_fails_leaves_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let (text, copy) = (folder.path().join("text.db"), folder.path().join("copy.db"));
        std::fs::write(&text, "no database at all; ".repeat(500)).unwrap();
        backup(&text, &copy).unwrap_err();
        assert!(!copy.exists());
        // A file that was there stays.
        std::fs::write(&copy, "mine").unwrap();
        backup(&text, &copy).unwrap_err();
        assert_eq!(std::fs::read_to_string(&copy).unwrap(), "mine");
    }

    #[test]
    fn an_empty_place_keeps_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let (place, copy) = (folder.path().join("bot.db"), folder.path().join("copy.db"));
        drop(database(&copy, 2));
        assert_eq!(put_in_place(&copy, &place).unwrap(), None);
        assert_eq!(value(&place), 2);
    }
}
