//! The state on disk: one JSON file, replaced whole, so that it is always a complete one.

use std::fs::{self, File, TryLockError};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::world::model::Saved;

/// The version of the file's shape; a file of another one is refused rather than guessed at.
const VERSION: u32 = 1;

#[derive(Serialize)]
struct Writing<'a> {
    version: u32,
    world: &'a Saved,
}

#[derive(Deserialize)]
struct Reading {
    version: u32,
    world: Saved,
}

/// Why a saved state could not be taken up.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The file is there but cannot be read.
    #[error("cannot read {path}")]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The file holds something else.
    #[error("{path} is no state of the sandbox; --fresh starts a new one")]
    Parse {
        /// The file.
        path: PathBuf,
        /// Where it fails.
        source: serde_json::Error,
    },
    /// The file was written by another version.
    #[error("{path} has version {found}, this program knows {VERSION}; --fresh starts a new one")]
    Version {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
    },
}

/// Takes a state for this process alone until the returned file is dropped; `None` where another
/// one has it. The system lets go of it when the process ends, however it ends.
///
/// # Errors
///
/// Those of the file system.
pub(super) fn take(path: &Path) -> io::Result<Option<File>> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    let file = create_private(&with_ending(path, "lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Reads the state; `None` where there is no file yet.
///
/// # Errors
///
/// Says what is wrong with the file, and leaves it as it is.
pub(super) fn load(path: &Path) -> Result<Option<Saved>, LoadError> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(source) => {
            return Err(LoadError::Read { path: path.to_owned(), source });
        }
    };
    let reading: Reading = serde_json::from_slice(&bytes)
        .map_err(|source| LoadError::Parse { path: path.to_owned(), source })?;
    if reading.version != VERSION {
        return Err(LoadError::Version { path: path.to_owned(), found: reading.version });
    }
    Ok(Some(reading.world))
}

/// Writes the state beside the old one and puts it in its place.
///
/// # Errors
///
/// Those of the file system; the old state is then still there.
pub(super) fn save(path: &Path, world: &Saved) -> io::Result<()> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    let beside = with_ending(path, "new");
    let mut writer = BufWriter::new(create_private(&beside)?);
    serde_json::to_writer(&mut writer, &Writing { version: VERSION, world })?;
    writer.flush()?;
    // Without this a power loss could leave the new name with nothing behind it.
    writer.get_ref().sync_all()?;
    fs::rename(&beside, path)
}

/// Forgets the state and its files.
///
/// # Errors
///
/// Those of the file system; what is not there is no error.
pub(super) fn forget(path: &Path) -> io::Result<()> {
    let gone = |result: io::Result<()>| match result {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    };
    gone(fs::remove_file(path))?;
    gone(fs::remove_dir_all(files_directory(path)))
}

/// Returns where the files of messages lie: beside the state.
pub(super) fn files_directory(path: &Path) -> PathBuf {
    with_ending(path, "files")
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(ending);
    path.with_file_name(name)
}

/// Creates a file that only its owner can read: tokens are in it.
fn create_private(path: &Path) -> io::Result<File> {
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
    use crate::world::{Names, World};

    fn names() -> Names {
        Names { bot: "Bot".to_owned(), server: "Server".to_owned() }
    }

    #[test]
    fn a_state_comes_back_as_it_was() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("inner").join("sandbox.json");
        assert!(load(&path).unwrap().is_none());
        let world = World::create(names(), 3, String::new(), Millis(1_795_229_448_123));
        save(&path, &world.saved).unwrap();
        let back = load(&path).unwrap().unwrap();
        assert_eq!(serde_json::to_value(&back).unwrap(), serde_json::to_value(&world.saved).unwrap());
        forget(&path).unwrap();
        assert!(load(&path).unwrap().is_none());
    }

    #[test]
    fn a_state_is_taken_by_one_at_a_time() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("inner").join("sandbox.json");
        let mine = take(&path).unwrap();
        assert!(mine.is_some());
        assert!(take(&path).unwrap().is_none());
        drop(mine);
        assert!(take(&path).unwrap().is_some());
    }

    #[test]
    fn a_half_written_file_beside_it_changes_nothing() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("sandbox.json");
        let world = World::create(names(), 2, String::new(), Millis(1_795_229_448_123));
        save(&path, &world.saved).unwrap();
        fs::write(with_ending(&path, "new"), "{\"version\":1,\"wor").unwrap();
        assert!(load(&path).unwrap().is_some());
    }

    #[test]
    fn foreign_files_are_refused_and_left_alone() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("sandbox.json");
        fs::write(&path, "not json").unwrap();
        assert!(matches!(load(&path), Err(LoadError::Parse { .. })));
        assert_eq!(fs::read_to_string(&path).unwrap(), "not json");
    }
}
