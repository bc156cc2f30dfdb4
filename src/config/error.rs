//! What can be wrong with a setting.

use std::path::PathBuf;

use super::SettingSource;

/// A setting that cannot be used: which, where, and what is allowed.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("cannot read the settings file {path}: {source}")]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The file is no TOML, or has a setting that does not exist. The line itself is not quoted:
    /// it may hold the token.
    #[error("{path}, line {line}: {problem}")]
    Malformed {
        /// Which file.
        path: PathBuf,
        /// The number of the line, from 1.
        line: usize,
        /// What is wrong.
        problem: String,
    },
    /// A value is not allowed.
    #[error("{setting} ({place}): {problem}")]
    Invalid {
        /// Which setting, as the file names it.
        setting: &'static str,
        /// Where it was said.
        place: SettingSource,
        /// What is wrong and what is allowed.
        problem: String,
    },
    /// Settings that do not go together.
    #[error("{0}")]
    Contradiction(&'static str),
    /// A setting that is needed is missing.
    #[error("{0}")]
    Missing(&'static str),
}
