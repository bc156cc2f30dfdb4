//! Errors in settings.

use std::path::PathBuf;

use super::SettingSource;

/// A setting that can't be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    #[error("cannot read the settings file {path}: {source}")]
    Unreadable { path: PathBuf, source: std::io::Error },
    /// The file is not TOML, or sets an unknown setting. The line is not quoted, because it may contain
    /// the token.
    #[error("{path}, line {line}: {problem}")]
    Malformed {
        path: PathBuf,
        /// From 1.
        line: usize,
        problem: String,
    },
    #[error("{setting} ({place}): {problem}")]
    Invalid {
        /// The key in the settings file.
        setting: &'static str,
        place: SettingSource,
        /// Includes the expected values.
        problem: String,
    },
    /// Two settings exclude each other.
    #[error("{0}")]
    Contradiction(&'static str),
    /// A required setting is missing.
    #[error("{0}")]
    Missing(&'static str),
}
