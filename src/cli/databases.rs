//! Which database a verb means.

use std::path::PathBuf;

use crate::config::Config;

/// A database in the data folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Database {
    /// Games on Discord.
    Bot,
    /// Games in the sandbox; never the same file.
    Sandbox,
}

impl Database {
    pub(super) const ALL: [Self; 2] = [Self::Bot, Self::Sandbox];

    /// The name of its file.
    pub(super) const fn file_name(self) -> &'static str {
        match self {
            Self::Bot => "bot.db",
            Self::Sandbox => "sandbox.db",
        }
    }

    /// Where its file is.
    pub(super) fn path(self, config: &Config) -> PathBuf {
        config.data.join(self.file_name())
    }
}
