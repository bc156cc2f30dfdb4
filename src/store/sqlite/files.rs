//! Files of a database, with SQLite's WAL and its index.

use std::fs::{File, OpenOptions, Permissions};
use std::io;
use std::path::{Path, PathBuf};

use crate::store::StoreError;

/// Suffixes of the files beside a database.
const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

/// Suffix of the file beside a database without a WAL.
const ROLLBACK_JOURNAL: &str = "-journal";

const MAX_KEPT_COPIES: u32 = 10_000;

/// Returns the paths of the WAL and its index, whether they exist or not.
pub(super) fn companions(database: &Path) -> [PathBuf; 2] {
    COMPANIONS.map(|suffix| with_suffix(database, suffix))
}

/// Whether SQLite would use a file of this name for another database.
pub(super) fn is_companion(path: &Path) -> bool {
    let name = path.as_os_str().as_encoded_bytes();
    COMPANIONS.iter().chain(&[ROLLBACK_JOURNAL]).any(|suffix| name.ends_with(suffix.as_bytes()))
}

pub(super) fn log_of(database: &Path) -> PathBuf {
    with_suffix(database, COMPANIONS[0])
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Rejects a missing or empty database with a WAL, which SQLite would discard.
pub(super) fn check_not_lost(database: &Path) -> Result<(), StoreError> {
    let length = |file: &Path| std::fs::metadata(file).map_or(0, |found| found.len());
    let log_bytes = length(&log_of(database));
    if length(database) == 0 && log_bytes > 0 {
        return Err(StoreError::LostFile { path: database.to_owned(), log_bytes });
    }
    Ok(())
}

/// Creates a folder and its parents with access only for the owner, because games hold secrets. An
/// existing folder is unchanged.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Creates a new file with access only for the owner.
pub(super) fn create_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Restricts a database's files, new or old, to their owner. SQLite creates the other files with
/// the mode of the first.
pub(super) fn make_private(database: &Path) -> io::Result<()> {
    match create_private(database) {
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => restrict_to_owner(database)?,
        Err(error) => return Err(error),
    }
    companions(database).iter().filter(|file| file.exists()).try_for_each(|file| restrict_to_owner(file))
}

#[cfg(unix)]
fn restrict_to_owner(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    if is_open_to_others(file)? {
        std::fs::set_permissions(file, Permissions::from_mode(0o600))
    } else {
        Ok(())
    }
}

#[cfg(not(unix))]
fn restrict_to_owner(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Whether other users can read or write a file.
#[cfg(unix)]
pub(super) fn is_open_to_others(file: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt as _;
    Ok(std::fs::metadata(file)?.permissions().mode() & 0o077 != 0)
}

#[cfg(not(unix))]
pub(super) fn is_open_to_others(_: &Path) -> io::Result<bool> {
    Ok(false)
}

/// Returns an unused name beside a database for the copy made before a `reason`.
pub(super) fn kept_name(database: &Path, reason: &str) -> io::Result<PathBuf> {
    kept_names(database, reason)
        .find(|name| !name.exists() && companions(name).iter().all(|file| !file.exists()))
        .ok_or_else(|| io::Error::other("too many databases are kept beside it"))
}

fn kept_names(database: &Path, reason: &str) -> impl DoubleEndedIterator<Item = PathBuf> {
    (1..=MAX_KEPT_COPIES).map(move |number| with_suffix(database, &format!(".before-{reason}-{number}")))
}

/// The existing copies made before a `reason`, the oldest first.
pub(super) fn kept_copies(database: &Path, reason: &str) -> impl DoubleEndedIterator<Item = PathBuf> {
    kept_names(database, reason).filter(|name| name.exists())
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    fn mode(path: &Path) -> u32 {
        std::fs::metadata(path).expect("the file is there").permissions().mode() & 0o777
    }

    #[test]
    fn new_and_old_databases_are_private() {
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
    fn a_kept_database_gets_an_unused_name() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("bot.db");
        assert_eq!(kept_name(&database, "restore").unwrap(), folder.path().join("bot.db.before-restore-1"));
        std::fs::write(folder.path().join("bot.db.before-restore-1-wal"), "").unwrap();
        assert_eq!(kept_name(&database, "restore").unwrap(), folder.path().join("bot.db.before-restore-2"));
    }
}
