//! The state file: a single JSON file, replaced atomically so that it is never incomplete.

use std::fs::{self, File, TryLockError};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::world::Saved;

/// Format version. Files with another version are rejected.
pub(super) const VERSION: u32 = 1;

#[derive(Serialize)]
struct StateWriter<'a> {
    version: u32,
    world: &'a Saved,
}

#[derive(Deserialize)]
struct StateReader {
    version: u32,
    world: Saved,
}

/// Error from loading a state file.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The file exists but can't be read.
    #[error("cannot read {path}")]
    Read {
        /// The file.
        path: PathBuf,
        /// The I/O error.
        source: io::Error,
    },
    /// The file is not a state file.
    #[error("{path} is not a sandbox state file; --fresh starts a new world")]
    Parse {
        /// The file.
        path: PathBuf,
        /// The error with its line number.
        source: serde_json::Error,
    },
    /// The file has another format version.
    #[error("{path}: expected format version {VERSION}, found {found}; --fresh starts a new world")]
    Version {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
    },
}

/// Locks a state file for this process. Returns `None` if another process has locked it.
///
/// The lock lasts until [`unlock`] or the end of the process.
pub(super) fn lock(path: &Path) -> io::Result<Option<File>> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    let file = create_private(&with_extension(path, "lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Releases the lock.
///
/// Dropping the file may not be enough: a child process that is just starting holds a copy of it.
pub(super) fn unlock(file: &File) {
    if let Err(error) = file.unlock() {
        tracing::warn!(%error, "cannot unlock the state file; it stays locked until the process exits");
    }
}

/// Loads a state file. Returns `None` if it doesn't exist.
///
/// # Errors
///
/// If the file can't be read, isn't a state file or has another version. The file isn't modified.
pub(super) fn load(path: &Path) -> Result<Option<Saved>, LoadError> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(source) => {
            return Err(LoadError::Read { path: path.to_owned(), source });
        }
    };
    let read: StateReader = serde_json::from_slice(&bytes)
        .map_err(|source| LoadError::Parse { path: path.to_owned(), source })?;
    if read.version != VERSION {
        return Err(LoadError::Version { path: path.to_owned(), found: read.version });
    }
    Ok(Some(read.world))
}

/// Writes the state to a new file and renames it over the old one.
///
/// # Errors
///
/// If the new file can't be written or renamed. The old file then remains.
pub(super) fn save(path: &Path, world: &Saved) -> io::Result<()> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    let beside = with_extension(path, "new");
    let mut writer = BufWriter::new(create_private(&beside)?);
    serde_json::to_writer(&mut writer, &StateWriter { version: VERSION, world })?;
    writer.flush()?;
    // Without this, a power failure could leave an empty file under the new name.
    writer.get_ref().sync_all()?;
    fs::rename(&beside, path)
}

/// Deletes a state file and its attachments, if they exist.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    let ignore_missing = |result: io::Result<()>| match result {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    };
    ignore_missing(fs::remove_file(path))?;
    ignore_missing(fs::remove_dir_all(files_directory(path)))
}

/// Returns the attachment folder beside the state file.
pub(super) fn files_directory(path: &Path) -> PathBuf {
    with_extension(path, "files")
}

fn with_extension(path: &Path, extension: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(extension);
    path.with_file_name(name)
}

/// Creates a file readable only by its owner, because it contains tokens or private messages.
pub(super) fn create_private(path: &Path) -> io::Result<File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Millis;
    use crate::world::{World, WorldNames};

    fn names() -> WorldNames {
        WorldNames {
            bot: "Bot".to_owned(),
            server: "Server".to_owned(),
            permissions: None,
            token: None,
            seed: None,
        }
    }

    #[test]
    fn a_saved_state_loads_unchanged() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("inner").join("sandbox.json");
        assert!(load(&path).unwrap().is_none());
        let world = World::create(names(), 3, String::new(), Millis(1_795_229_448_123));
        save(&path, &world.saved).unwrap();
        let back = load(&path).unwrap().unwrap();
        assert_eq!(serde_json::to_value(&back).unwrap(), serde_json::to_value(&world.saved).unwrap());
        remove(&path).unwrap();
        assert!(load(&path).unwrap().is_none());
    }

    /// A version 1 state with one of everything.
    const VERSION_1: &str = include_str!("../testdata/state-v1.json");

    #[test]
    fn the_state_file_format_is_stable() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("sandbox.json");
        fs::write(&path, VERSION_1).unwrap();
        save(&path, &load(&path).unwrap().unwrap()).unwrap();
        let json = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
        assert_eq!(json(&fs::read_to_string(&path).unwrap()), json(VERSION_1));
    }

    #[test]
    fn only_one_process_locks_a_state() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("inner").join("sandbox.json");
        let mine = lock(&path).unwrap().unwrap();
        assert!(lock(&path).unwrap().is_none());
        // Simulates a child process that has started but not yet run its program.
        let copy = mine.try_clone().unwrap();
        unlock(&mine);
        assert!(lock(&path).unwrap().is_some());
        drop(copy);
    }

    #[test]
    fn a_leftover_temporary_file_is_ignored() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("sandbox.json");
        let world = World::create(names(), 2, String::new(), Millis(1_795_229_448_123));
        save(&path, &world.saved).unwrap();
        fs::write(with_extension(&path, "new"), "{\"version\":1,\"wor").unwrap();
        assert!(load(&path).unwrap().is_some());
    }

    #[test]
    fn other_files_are_rejected_unmodified() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("sandbox.json");
        fs::write(&path, "not json").unwrap();
        assert!(matches!(load(&path), Err(LoadError::Parse { .. })));
        assert_eq!(fs::read_to_string(&path).unwrap(), "not json");
    }
}
