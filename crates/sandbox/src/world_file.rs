//! World files: a whole world with its files as one JSON file, to start with or to load. A state
//! file is a world file without files.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use axum::body::Bytes;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::attachments::FileStore;
use super::ids::AttachmentId;
use super::persist::VERSION;
use super::world::{Application, Saved};

/// Error from reading a world file.
#[derive(Debug, Error)]
pub enum WorldFileError {
    /// The file can't be read.
    #[error("cannot read {path}")]
    Read {
        /// The file.
        path: PathBuf,
        /// The I/O error.
        source: io::Error,
    },
    /// The file is not a world file.
    #[error("{path} is not a world file")]
    Parse {
        /// The file.
        path: PathBuf,
        /// The error with its line number.
        source: serde_json::Error,
    },
    /// The file has another format version.
    #[error("{path}: expected format version {VERSION}, found {found}")]
    Version {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
    },
}

/// A world with the contents of its files.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct WorldFile {
    pub(crate) version: u32,
    pub(crate) world: Saved,
    /// Attachments, emojis and stickers as base64.
    #[serde(default)]
    files: BTreeMap<AttachmentId, String>,
}

impl WorldFile {
    /// Whether this program can read the file's version.
    pub(crate) fn is_supported(&self) -> bool {
        self.version == VERSION
    }

    /// Adds the files to a world. Blocks on disk I/O.
    pub(crate) fn new(world: Saved, store: &FileStore) -> Self {
        let content = |id| Some((id, STANDARD.encode(store.read(id)?)));
        let files = world.file_ids().into_iter().filter_map(content).collect();
        Self { version: VERSION, world, files }
    }

    /// Reads a world file.
    ///
    /// # Errors
    ///
    /// If it can't be read, isn't a world file or has another version.
    pub(crate) fn read(path: &Path) -> Result<Self, WorldFileError> {
        let path = path.to_owned();
        let bytes = match fs::read(&path) {
            Ok(bytes) => bytes,
            Err(source) => return Err(WorldFileError::Read { path, source }),
        };
        match serde_json::from_slice::<Self>(&bytes) {
            Ok(file) if !file.is_supported() => Err(WorldFileError::Version { path, found: file.version }),
            Ok(file) => Ok(file),
            Err(source) => Err(WorldFileError::Parse { path, source }),
        }
    }

    /// Replaces the application's id, token and keys, so that a running bot can use the world.
    ///
    /// # Errors
    ///
    /// Never for a valid world: its JSON stays valid.
    pub(crate) fn for_application(mut self, running: &Application) -> serde_json::Result<Self> {
        // Snowflakes are unique, so their digits occur nowhere else, and mentions contain them.
        let old = self.world.application.id.to_string();
        let text = serde_json::to_string(&self.world)?.replace(&old, &running.id.to_string());
        self.world = serde_json::from_str(&text)?;
        let application = &mut self.world.application;
        application.bot_token.clone_from(&running.bot_token);
        application.verify_key.clone_from(&running.verify_key);
        application.signing_seed.clone_from(&running.signing_seed);
        Ok(self)
    }

    /// Returns the contents of the files. Skips invalid base64.
    pub(crate) fn contents(&self) -> impl Iterator<Item = (AttachmentId, Bytes)> {
        self.files.iter().filter_map(|(id, text)| Some((*id, STANDARD.decode(text).ok()?.into())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A version 1 state with one of everything.
    const STATE: &str = include_str!("../testdata/state-v1.json");

    #[test]
    fn a_state_file_is_a_world_file() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("world.json");
        fs::write(&path, STATE).unwrap();
        let file = WorldFile::read(&path).unwrap();
        assert_eq!(file.contents().count(), 0);
        let expected: serde_json::Value = serde_json::from_str(STATE).unwrap();
        assert_eq!(serde_json::to_value(&file.world).unwrap(), expected["world"]);
    }

    #[test]
    fn other_files_and_versions_are_rejected() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("world.json");
        assert!(matches!(WorldFile::read(&path), Err(WorldFileError::Read { .. })));
        fs::write(&path, "{}").unwrap();
        assert!(matches!(WorldFile::read(&path), Err(WorldFileError::Parse { .. })));
        fs::write(&path, STATE.replacen("\"version\": 1", "\"version\": 2", 1)).unwrap();
        assert!(matches!(WorldFile::read(&path), Err(WorldFileError::Version { found: 2, .. })));
    }

    #[test]
    fn another_bot_takes_the_place_of_the_saved_one() {
        let file: WorldFile = serde_json::from_str(STATE).unwrap();
        let old = file.world.application.id.to_string();
        let mut running = file.world.application.clone();
        running.id = crate::ids::ApplicationId(77);
        running.bot_token = "another".to_owned();
        let world = file.for_application(&running).unwrap().world;
        assert_eq!(world.application.bot_token, "another");
        assert!(world.users.contains_key(&crate::ids::UserId(77)));
        assert!(!serde_json::to_string(&world).unwrap().contains(&old));
    }
}
