//! Where a setting was said.

use std::fmt;
use std::path::PathBuf;

/// Where a setting was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingSource {
    /// By an option on the command line, such as `--node`.
    Option(String),
    /// By an environment variable.
    Variable(&'static str),
    /// In the settings file.
    File {
        /// Which file.
        path: PathBuf,
        /// The number of the line, from 1.
        line: usize,
    },
}

impl fmt::Display for SettingSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Option(option) => write!(f, "option {option}"),
            Self::Variable(variable) => write!(f, "environment variable {variable}"),
            Self::File { path, line } => write!(f, "{}, line {line}", path.display()),
        }
    }
}
