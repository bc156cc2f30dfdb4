//! The data folder belongs to one process at a time.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

use anyhow::Context as _;

use crate::store;

/// The file whose lock says that a process uses the folder. The system frees the lock with the process, however
/// that ends; the file stays.
const LOCK_FILE: &str = "lock";

/// The data folder, held until this is dropped.
#[derive(Debug)]
#[must_use = "the folder is free again once this is dropped"]
pub(super) struct HeldFolder {
    _lock: File,
}

impl HeldFolder {
    /// Takes a folder, and makes it if it is missing, for its owner alone.
    ///
    /// # Errors
    ///
    /// Where another process has it, or it cannot be written.
    pub(super) fn take(folder: &Path) -> anyhow::Result<Self> {
        store::make_folder(folder).with_context(|| format!("making the data folder {}", folder.display()))?;
        let path = folder.join(LOCK_FILE);
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let lock = options.open(&path).with_context(|| format!("opening {}", path.display()))?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { _lock: lock }),
            Err(TryLockError::WouldBlock) => anyhow::bail!(
                "another Sealed Move is running in {}: stop it first, or give this one a folder of its own with --data",
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
    fn a_folder_is_taken_once_and_free_again_afterwards() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("new/data");
        let held = HeldFolder::take(&data).unwrap();
        let refused = HeldFolder::take(&data).unwrap_err().to_string();
        assert!(refused.starts_with("another Sealed Move is running in "), "{refused}");
        drop(held);
        drop(HeldFolder::take(&data).unwrap());
    }
}
