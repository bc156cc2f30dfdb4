//! The sources of settings, in order of precedence: options, environment, settings file.

use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;

use super::ConfigError;
use super::file::{FileValue, SettingsFile};
use super::options::SettingArgs;
use super::table::Setting;

/// All sources of settings.
pub(super) struct Sources<'a> {
    pub(super) options: &'a SettingArgs,
    pub(super) environment: &'a dyn Fn(&str) -> Option<OsString>,
    pub(super) file: SettingsFile,
}

impl Sources<'_> {
    /// Returns the value of a setting from the first source that sets it. An option or variable with
    /// an empty value counts as unset, because that is how shells unset a variable.
    pub(super) fn find(&self, setting: &Setting) -> Result<Option<(String, SettingSource)>, ConfigError> {
        if let Some(text) = self.options.get(setting.key).filter(|text| !text.is_empty()) {
            return Ok(Some((text.to_owned(), SettingSource::Option(setting.option))));
        }
        if let Some(value) = (self.environment)(setting.variable).filter(|value| !value.is_empty()) {
            let place = SettingSource::Variable(setting.variable);
            return match value.into_string() {
                Ok(text) => Ok(Some((text, place))),
                Err(_) => {
                    let problem = "not valid UTF-8".to_owned();
                    Err(ConfigError::Invalid { setting: setting.key, place, problem })
                }
            };
        }
        Ok(self.file.get(setting.key).map(|FileValue { text, source }| (text.clone(), source.clone())))
    }
}

/// The place where a setting was set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingSource {
    /// A command-line option, such as `--node`.
    Option(&'static str),
    /// An environment variable.
    Variable(&'static str),
    /// The settings file.
    File {
        path: PathBuf,
        /// From 1.
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
