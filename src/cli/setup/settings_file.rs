//! Writes the settings file, readable only by its owner.

use std::fs::Permissions;
use std::io::Write as _;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
use std::path::Path;

use anyhow::Context as _;

use super::service;

/// Writes the file atomically with mode 0600, and returns its owner for the reader.
///
/// The owner of the data folder runs the bot, so it also gets the file.
pub(super) fn write(file: &Path, text: &str, data: &Path) -> anyhow::Result<String> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).with_context(|| format!("creating {}", folder.display()))?;
    let writing = || format!("writing {}", file.display());
    let mut new = tempfile::NamedTempFile::new_in(folder).with_context(writing)?;
    new.as_file().set_permissions(Permissions::from_mode(0o600)).with_context(writing)?;
    new.write_all(text.as_bytes()).with_context(writing)?;
    let mut owner = "you".to_owned();
    if let Ok(folder) = data.metadata()
        && folder.uid() != rustix::process::geteuid().as_raw()
    {
        chown(new.path(), Some(folder.uid()), Some(folder.gid())).with_context(writing)?;
        owner = service::USER.to_owned();
    }
    new.as_file().sync_all().with_context(writing)?;
    new.persist(file).map_err(|failed| failed.error).with_context(writing)?;
    Ok(owner)
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
        let owner = write(&file, "discord_token = \"x\"\n", folder.path()).unwrap();
        assert_eq!(owner, "you");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "discord_token = \"x\"\n");
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }
}
