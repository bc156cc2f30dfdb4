//! The settings file.

use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::ConfigError;

/// The settings file. What it says yields to the environment, and that to flags. It prints
/// nothing of itself, for it may hold the token.
#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SettingsFile {
    /// `DISCORD_TOKEN`
    pub(super) discord_token: Option<String>,
    /// `DISCORD_API_URL`
    pub(super) discord_api_url: Option<String>,
    /// `SEALED_MOVE_DATA`
    pub(super) data: Option<PathBuf>,
    /// `SEALED_MOVE_LOG`
    pub(super) log: Option<String>,
    /// `SEALED_MOVE_LOG_FORMAT`
    pub(super) log_format: Option<String>,
    /// `SEALED_MOVE_NODE`
    pub(super) node: Option<i64>,
    /// `SEALED_MOVE_METRICS`
    pub(super) metrics: Option<String>,
}

impl SettingsFile {
    /// Reads the settings file: `named`, which must exist, or `sealed-move.toml`, which may.
    ///
    /// # Errors
    ///
    /// Says which file, where in it, and what is wrong.
    pub(super) fn read(named: Option<&Path>) -> Result<Self, ConfigError> {
        let path = named.unwrap_or(Path::new("sealed-move.toml"));
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(source) if named.is_none() && source.kind() == std::io::ErrorKind::NotFound => {
                return Ok(Self::default());
            }
            Err(source) => return Err(ConfigError::Unreadable { path: path.to_owned(), source }),
        };
        Self::parse(&text, path)
    }

    pub(super) fn parse(text: &str, path: &Path) -> Result<Self, ConfigError> {
        toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start.min(text.len()));
            let line = text.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
            ConfigError::Malformed { path: path.to_owned(), line, problem: error.message().to_owned() }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_malformed_file_is_not_quoted() {
        for text in ["discord_token = \"secret", "discord_token = secret", "discord_token = 'secret' 'x'"] {
            let comment = SettingsFile::parse(text, Path::new("x.toml")).err().unwrap();
            assert!(!comment.to_string().contains("secret"), "{comment}");
            assert!(!format!("{comment:?}").contains("secret"), "{comment:?}");
        }
    }
}
