//! The databases in the data folder.

use std::path::PathBuf;

use crate::config::Config;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Database {
    Bot,
    Sandbox,
}

impl Database {
    pub(super) const ALL: [Self; 2] = [Self::Bot, Self::Sandbox];

    pub(super) const fn file_name(self) -> &'static str {
        match self {
            Self::Bot => "bot.db",
            Self::Sandbox => "sandbox.db",
        }
    }

    pub(super) fn path(self, config: &Config) -> PathBuf {
        config.data.join(self.file_name())
    }
}

/// A number of games as text.
pub(super) fn games(count: u64) -> String {
    if count == 1 { "1 game".to_owned() } else { format!("{count} games") }
}
