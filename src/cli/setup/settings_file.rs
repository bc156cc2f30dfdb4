//! Writes the settings file, readable only by its owner.

use std::fs::Permissions;
use std::io::Write as _;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
use std::path::Path;

use anyhow::Context as _;

/// Writes the file atomically with mode 0600, and returns whether another user owns it.
///
/// The owner of the data folder runs the bot, so it also gets the file.
pub(super) fn write(file: &Path, text: &str, data: &Path) -> anyhow::Result<bool> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).with_context(|| format!("creating {}", folder.display()))?;
    let writing = || format!("writing {}", file.display());
    let mut new = tempfile::NamedTempFile::new_in(folder).with_context(writing)?;
    new.as_file().set_permissions(Permissions::from_mode(0o600)).with_context(writing)?;
    new.write_all(text.as_bytes()).with_context(writing)?;
    let own = rustix::process::geteuid().as_raw();
    let other = data.metadata().ok().filter(|folder| folder.uid() != own);
    if let Some(folder) = &other {
        chown(new.path(), Some(folder.uid()), Some(folder.gid())).with_context(writing)?;
    }
    new.as_file().sync_all().with_context(writing)?;
    new.persist(file).map_err(|failed| failed.error).with_context(writing)?;
    Ok(other.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_replaced_file_is_private_again() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("new/sealed-move.toml");
        std::fs::create_dir(folder.path().join("new")).unwrap();
        std::fs::write(&file, "old").unwrap();
        std::fs::set_permissions(&file, Permissions::from_mode(0o644)).unwrap();
        assert!(!write(&file, "discord_token = \"x\"\n", folder.path()).unwrap());
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "discord_token = \"x\"\n");
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn the_owner_of_the_data_folder_gets_the_file() {
        if !rustix::process::geteuid().is_root() {
            return eprintln!("skipped: only root can give a file to another user");
        }
        let folder = tempfile::tempdir().unwrap();
        let (file, data) = (folder.path().join("sealed-move.toml"), folder.path().join("data"));
        std::fs::create_dir(&data).unwrap();
        chown(&data, Some(12_345), Some(12_346)).unwrap();
        assert!(write(&file, "", &data).unwrap());
        let found = file.metadata().unwrap();
        assert_eq!((found.uid(), found.gid(), found.mode() & 0o777), (12_345, 12_346, 0o600));
    }
}
