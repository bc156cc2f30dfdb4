//! The settings file.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use toml::{Spanned, Value};

use super::table::SETTINGS;
use super::{ConfigError, SettingSource};

/// The file that is read if no other is named.
const DEFAULT_FILE: &str = "sealed-move.toml";

/// The settings file, by key. Not `Debug`, because it may contain the token.
#[derive(Clone, Default)]
pub(super) struct SettingsFile(BTreeMap<String, FileValue>);

/// A value in the file, and its place.
#[derive(Clone)]
pub(super) struct FileValue {
    pub(super) text: String,
    pub(super) source: SettingSource,
}

impl SettingsFile {
    /// Reads `named`, which must exist, or `sealed-move.toml`, which is optional.
    pub(super) fn read(named: Option<&Path>) -> Result<Self, ConfigError> {
        let path = named.unwrap_or(Path::new(DEFAULT_FILE));
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(source) if named.is_none() && source.kind() == std::io::ErrorKind::NotFound => {
                return Ok(Self::default());
            }
            Err(source) => return Err(ConfigError::Unreadable { path: path.to_owned(), source }),
        };
        Self::parse(&text, path)
    }

    /// Parses the text of the file. Errors don't quote it, because it may contain the token.
    pub(super) fn parse(text: &str, path: &Path) -> Result<Self, ConfigError> {
        let line = |at: usize| text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1;
        let malformed = |at: usize, problem: String| ConfigError::Malformed {
            path: path.to_owned(),
            line: line(at),
            problem,
        };
        let table: BTreeMap<String, Spanned<Value>> = toml::from_str(text).map_err(|error| {
            malformed(error.span().map_or(0, |span| span.start), error.message().to_owned())
        })?;
        let mut values = BTreeMap::new();
        for (key, value) in table {
            let at = value.span().start;
            if !SETTINGS.iter().any(|setting| setting.key == key) {
                let known: Vec<_> = SETTINGS.iter().map(|setting| setting.key).collect();
                let known = known.join(", ");
                return Err(malformed(at, format!("unknown setting {key:?}; expected one of {known}")));
            }
            let text = match value.into_inner() {
                Value::String(text) => text,
                Value::Integer(number) => number.to_string(),
                other => {
                    let found = other.type_str();
                    return Err(malformed(at, format!("{key}: expected a string or a number, got {found}")));
                }
            };
            let source = SettingSource::File { path: PathBuf::from(path), line: line(at) };
            values.insert(key, FileValue { text, source });
        }
        Ok(Self(values))
    }

    pub(super) fn get(&self, key: &str) -> Option<&FileValue> {
        self.0.get(key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_malformed_file_is_not_quoted() {
        for text in [
            "discord_token = \"secret",
            "discord_token = secret",
            "discord_token = 'secret' 'x'",
            "discord_token = ['secret']",
        ] {
            let problem = SettingsFile::parse(text, Path::new("x.toml")).err().unwrap();
            assert!(!problem.to_string().contains("secret"), "{problem}");
            assert!(!format!("{problem:?}").contains("secret"), "{problem:?}");
        }
    }

    #[test]
    fn an_unknown_setting_is_refused_with_its_line() {
        let check = |text: &str, expected: &str| {
            let problem = SettingsFile::parse(text, Path::new("x.toml")).err().unwrap().to_string();
            assert!(problem.starts_with(expected), "{problem}");
        };
        check(
            "node = 1\ndiscord_tokne = 'x'",
            "x.toml, line 2: unknown setting \"discord_tokne\"; expected one of discord_token, ",
        );
        check("\n[node]\nx = 1", "x.toml, line 2: node: expected a string or a number, got table");
        check("node = 1.5", "x.toml, line 1: node: expected a string or a number, got float");
    }
}
