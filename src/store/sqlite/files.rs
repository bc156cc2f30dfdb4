//! The files of a database: SQLite keeps a log and its index beside the file itself.

use std::fs::{File, OpenOptions, Permissions};
use std::io;
use std::path::{Path, PathBuf};

use crate::store::StoreError;

/// What SQLite appends to the name of a database for the files beside it.
const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

/// Names that are tried for a database that is kept.
const KEPT_NAMES: u32 = 10_000;

/// Returns the files that SQLite keeps beside a database, whether they are there or not.
pub(super) fn companions(database: &Path) -> [PathBuf; 2] {
    COMPANIONS.map(|suffix| with_suffix(database, suffix))
}

/// Returns the path of a database's log.
pub(super) fn log_of(database: &Path) -> PathBuf {
    with_suffix(database, COMPANIONS[0])
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Refuses a database that is missing or empty beside a log that is not: SQLite would throw the log away.
///
/// # Errors
///
/// [`StoreError::LostFile`].
pub(super) fn check_not_lost(database: &Path) -> Result<(), StoreError> {
    let length = |file: &Path| std::fs::metadata(file).map_or(0, |found| found.len());
    let log_bytes = length(&log_of(database));
    if length(database) == 0 && log_bytes > 0 {
        return Err(StoreError::LostFile { path: database.to_owned(), log_bytes });
    }
    Ok(())
}

/// Creates a folder with those above it for its owner alone, because games hold secrets. One that exists stays
/// as it is.
///
/// # Errors
///
/// Where it cannot be created.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Creates a file that its owner alone can read and write.
///
/// # Errors
///
/// Where it exists already, or cannot be created.
pub(super) fn create_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Sees to it that a database's files, made now or long ago, can be read by their owner alone. SQLite makes
/// what is missing beside the file with the file's own mode.
pub(super) fn make_private(database: &Path) -> io::Result<()> {
    match create_private(database) {
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => close_to_others(database)?,
        Err(error) => return Err(error),
    }
    companions(database).iter().filter(|file| file.exists()).try_for_each(|file| close_to_others(file))
}

#[cfg(unix)]
fn close_to_others(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    if is_open_to_others(file)? {
        std::fs::set_permissions(file, Permissions::from_mode(0o600))
    } else {
        Ok(())
    }
}

#[cfg(not(unix))]
fn close_to_others(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Whether others than its owner can read or write a file.
#[cfg(unix)]
pub(super) fn is_open_to_others(file: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt as _;
    Ok(std::fs::metadata(file)?.permissions().mode() & 0o077 != 0)
}

/// Whether others than its owner can read or write a file.
#[cfg(not(unix))]
pub(super) fn is_open_to_others(_: &Path) -> io::Result<bool> {
    Ok(false)
}

/// Returns an unused name beside a database for the copy made before a `reason`.
pub(super) fn kept_name(database: &Path, reason: &str) -> io::Result<PathBuf> {
    (1..=KEPT_NAMES)
        .map(|number| with_suffix(database, &format!(".before-{reason}-{number}")))
        .find(|name| !name.exists() && companions(name).iter().all(|file| !file.exists()))
        .ok_or_else(|| io::Error::other("too many databases are kept beside it"))
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    fn mode(path: &Path) -> u32 {
        std::fs::metadata(path).expect("the file is there").permissions().mode() & 0o777
    }

    #[test]
    fn a_database_is_its_owners_alone_also_one_that_was_there_before() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
        let new = folder.path().join("new.db");
        make_private(&new).unwrap();
        assert_eq!(mode(&new), 0o600);
        let old = folder.path().join("old.db");
        for file in [old.clone(), with_suffix(&old, "-wal"), with_suffix(&old, "-shm")] {
            std::fs::write(&file, "").unwrap();
            std::fs::set_permissions(&file, Permissions::from_mode(0o644)).unwrap();
        }
        make_private(&old).unwrap();
        for file in [old.clone(), with_suffix(&old, "-wal"), with_suffix(&old, "-shm")] {
            assert_eq!(mode(&file), 0o600, "{}", file.display());
        }
    }

    #[test]
    fn a_kept_database_takes_no_name_that_is_taken() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("bot.db");
        assert_eq!(kept_name(&database, "restore").unwrap(), folder.path().join("bot.db.before-restore-1"));
        std::fs::write(folder.path().join("bot.db.before-restore-1-wal"), "").unwrap();
        assert_eq!(kept_name(&database, "restore").unwrap(), folder.path().join("bot.db.before-restore-2"));
    }
}
