//! The lock of the data folder: only one process may use it.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

use anyhow::Context as _;

use crate::store;

/// The locked file. The system releases the lock when the process ends, even if it crashes. The file
/// remains.
const LOCK_FILE: &str = "lock";

/// A lock of the data folder, released on drop.
#[derive(Debug)]
#[must_use = "dropping it releases the folder"]
pub(super) struct HeldFolder {
    _lock: File,
}

impl HeldFolder {
    /// Locks a folder. Creates it if it's missing, readable only by its owner.
    ///
    /// # Errors
    ///
    /// If another process holds the lock.
    pub(super) fn take(folder: &Path) -> anyhow::Result<Self> {
        store::make_folder(folder)
            .with_context(|| format!("creating the data folder {}", folder.display()))?;
        let path = folder.join(LOCK_FILE);
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let lock = options.open(&path).with_context(|| format!("opening {}", path.display()))?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { _lock: lock }),
            Err(TryLockError::WouldBlock) => anyhow::bail!(
                "another Sealed Move is running in {}: stop it first, or use another folder with --data",
                folder.display()
            ),
            Err(TryLockError::Error(error)) => {
                Err(error).with_context(|| format!("locking {}", path.display()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_locked_until_the_lock_is_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("new/data");
        let held = HeldFolder::take(&data).unwrap();
        let refused = HeldFolder::take(&data).unwrap_err().to_string();
        assert!(refused.starts_with("another Sealed Move is running in "), "{refused}");
        drop(held);
        drop(HeldFolder::take(&data).unwrap());
    }
}
