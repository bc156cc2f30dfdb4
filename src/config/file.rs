//! The settings file.

use std::path::{Path, PathBuf};

use serde::Deserialize;
use toml::Spanned;

use super::{ConfigError, SettingSource};

/// The settings file. What it says yields to the environment, and that to options. It prints
/// nothing of itself, for it may hold the token.
#[derive(Clone, Default)]
pub(super) struct SettingsFile {
    /// `DISCORD_TOKEN`
    pub(super) discord_token: Option<FileValue>,
    /// `DISCORD_API_URL`
    pub(super) discord_api_url: Option<FileValue>,
    /// `SEALED_MOVE_API_PROXY`
    pub(super) api_proxy: Option<FileValue>,
    /// `SEALED_MOVE_DATA`
    pub(super) data: Option<FileValue>,
    /// `SEALED_MOVE_STORE`
    pub(super) store: Option<FileValue>,
    /// `SEALED_MOVE_LOG`
    pub(super) log: Option<FileValue>,
    /// `SEALED_MOVE_LOG_FORMAT`
    pub(super) log_format: Option<FileValue>,
    /// `SEALED_MOVE_NODE`
    pub(super) node: Option<FileValue>,
    /// `SEALED_MOVE_THINK_THREADS`
    pub(super) think_threads: Option<FileValue>,
    /// `SEALED_MOVE_THINK_SECONDS`
    pub(super) think_seconds: Option<FileValue>,
    /// `SEALED_MOVE_API_RATE`
    pub(super) api_rate: Option<FileValue>,
    /// `SEALED_MOVE_METRICS`
    pub(super) metrics: Option<FileValue>,
    /// `SEALED_MOVE_SHARDS`
    pub(super) shards: Option<FileValue>,
    /// `SEALED_MOVE_INTERACTIONS`
    pub(super) interactions: Option<FileValue>,
    /// `SEALED_MOVE_PUBLIC_KEY`
    pub(super) public_key: Option<FileValue>,
}

/// What the file says of one setting, and where.
#[derive(Clone)]
pub(super) struct FileValue {
    pub(super) text: String,
    pub(super) source: SettingSource,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSettings {
    discord_token: Option<Spanned<String>>,
    discord_api_url: Option<Spanned<String>>,
    api_proxy: Option<Spanned<String>>,
    data: Option<Spanned<String>>,
    store: Option<Spanned<String>>,
    log: Option<Spanned<String>>,
    log_format: Option<Spanned<String>>,
    node: Option<Spanned<i64>>,
    think_threads: Option<Spanned<i64>>,
    think_seconds: Option<Spanned<i64>>,
    api_rate: Option<Spanned<i64>>,
    metrics: Option<Spanned<String>>,
    shards: Option<Spanned<String>>,
    interactions: Option<Spanned<String>>,
    public_key: Option<Spanned<String>>,
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
        let line = |at: usize| text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1;
        let written: WrittenSettings = toml::from_str(text).map_err(|error| ConfigError::Malformed {
            path: path.to_owned(),
            line: line(error.span().map_or(0, |span| span.start)),
            problem: error.message().to_owned(),
        })?;
        let place = |at: usize| SettingSource::File { path: PathBuf::from(path), line: line(at) };
        let value = |value: Option<Spanned<String>>| {
            let source = place(value.as_ref()?.span().start);
            Some(FileValue { text: value?.into_inner(), source })
        };
        let number = |number: Option<Spanned<i64>>| {
            let number = number?;
            Some(FileValue { source: place(number.span().start), text: number.into_inner().to_string() })
        };
        Ok(Self {
            discord_token: value(written.discord_token),
            discord_api_url: value(written.discord_api_url),
            api_proxy: value(written.api_proxy),
            data: value(written.data),
            store: value(written.store),
            log: value(written.log),
            log_format: value(written.log_format),
            node: number(written.node),
            think_threads: number(written.think_threads),
            think_seconds: number(written.think_seconds),
            api_rate: number(written.api_rate),
            metrics: value(written.metrics),
            shards: value(written.shards),
            interactions: value(written.interactions),
            public_key: value(written.public_key),
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
