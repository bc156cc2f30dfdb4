//! Consistent backups of a database in use, and their restoration.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};

use super::files;
use crate::store::StoreError;

const PAGES_PER_STEP: i32 = 1000;

/// Copies a snapshot of the database `from`, which may be in use, to the new file `to`. Only the
/// owner can read the copy.
///
/// # Errors
///
/// [`StoreError::Open`] if `to` exists, can't be created or has the name of a WAL,
/// [`StoreError::Database`] if `from` is not a database or the disk is full.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    let source = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    source.busy_timeout(super::BUSY_TIMEOUT)?;
    // SQLite would delete the WAL of another database, or overwrite a copy in the place of one.
    if files::is_companion(to) || files::companions(to).iter().any(|file| file.exists()) {
        let taken =
            std::io::Error::new(std::io::ErrorKind::AlreadyExists, "the name belongs to a database's WAL");
        return Err(open_error(to)(taken));
    }
    // Never overwrite an older copy.
    files::create_private(to).map_err(open_error(to))?;
    let copied = copy_pages(&source, to);
    if copied.is_err() {
        // An incomplete copy must not be taken for a backup. The copy's error matters more than
        // this one.
        let _ = std::fs::remove_file(to);
    }
    copied
}

fn copy_pages(source: &Connection, to: &Path) -> Result<(), StoreError> {
    let mut copy = Connection::open(to)?;
    Ok(Backup::new(source, &mut copy)?.run_to_completion(PAGES_PER_STEP, Duration::ZERO, None)?)
}

/// Replaces `database` by `copy`, and keeps the old files under the returned name, if there were
/// any. No program may have either open.
///
/// The replacement is atomic: a complete database is there at any time.
///
/// # Errors
///
/// [`StoreError::Open`] if a file can't be renamed.
pub fn put_in_place(copy: &Path, database: &Path) -> Result<Option<PathBuf>, StoreError> {
    let failed = open_error(database);
    let kept = files::kept_name(database, "restore").map_err(&failed)?;
    let mut keeps = false;
    if database.exists() {
        // Move the WAL into the old file. If SQLite can't read them, they are kept as they are.
        if let Err(error) = checkpoint_wal(database) {
            tracing::warn!(%error, "cannot read the WAL of the old database");
        }
        std::fs::hard_link(database, &kept)
            .or_else(|_| std::fs::copy(database, &kept).map(drop))
            .map_err(&failed)?;
        keeps = true;
    }
    // SQLite would replay an old WAL into the new file.
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

/// Moves the WAL into the file; SQLite deletes it when the connection closes.
fn checkpoint_wal(database: &Path) -> Result<(), StoreError> {
    let connection = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(super::BUSY_TIMEOUT)?;
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

    /// The files after a kill: the value is only in the WAL.
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
    fn a_replaced_database_is_kept_with_its_wal() {
        let folder = tempfile::tempdir().unwrap();
        let (old, copy) = (folder.path().join("bot.db"), folder.path().join("copy.db"));
        killed(&old, 1);
        drop(database(&copy, 2));
        let kept = put_in_place(&copy, &old).unwrap().unwrap();
        assert_eq!((value(&old), value(&kept)), (2, 1));
        assert!(!copy.exists());
    }

    #[test]
    fn a_lone_wal_is_not_replayed_into_the_copy() {
        let folder = tempfile::tempdir().unwrap();
        let (place, copy) = (folder.path().join("bot.db"), folder.path().join("copy.db"));
        killed(&place, 1);
        std::fs::remove_file(&place).unwrap();
        drop(database(&copy, 2));
        let kept = put_in_place(&copy, &place).unwrap().unwrap();
        assert_eq!(value(&place), 2);
        assert!(files::log_of(&kept).exists(), "the WAL is kept");
    }

    #[test]
    fn an_unreadable_database_is_kept() {
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
    fn a_failed_copy_leaves_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let (text, copy) = (folder.path().join("text.db"), folder.path().join("copy.db"));
        std::fs::write(&text, "no database at all; ".repeat(500)).unwrap();
        backup(&text, &copy).unwrap_err();
        assert!(!copy.exists());
        std::fs::write(&copy, "mine").unwrap();
        backup(&text, &copy).unwrap_err();
        assert_eq!(std::fs::read_to_string(&copy).unwrap(), "mine");
    }

    #[test]
    fn a_backup_never_takes_the_place_of_a_wal() {
        let folder = tempfile::tempdir().unwrap();
        let source = folder.path().join("bot.db");
        drop(database(&source, 1));
        for name in ["bot.db-wal", "bot.db-shm", "bot.db-journal"] {
            let place = folder.path().join(name);
            backup(&source, &place).unwrap_err();
            assert!(!place.exists(), "{name}");
        }
        // Another database's WAL would be deleted.
        let lost = folder.path().join("lost.db");
        std::fs::write(files::log_of(&lost), "moves").unwrap();
        backup(&source, &lost).unwrap_err();
        assert!(!lost.exists() && files::log_of(&lost).exists());
        backup(&source, &folder.path().join("copy.db")).unwrap();
    }

    #[test]
    fn nothing_is_kept_without_an_old_database() {
        let folder = tempfile::tempdir().unwrap();
        let (place, copy) = (folder.path().join("bot.db"), folder.path().join("copy.db"));
        drop(database(&copy, 2));
        assert_eq!(put_in_place(&copy, &place).unwrap(), None);
        assert_eq!(value(&place), 2);
    }
}
