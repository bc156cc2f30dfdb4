//! Settings: options override the environment, which overrides `sealed-move.toml`.
//!
//! Only this module reads the environment. A [`Config`] is fully checked.

use std::ffi::OsString;

mod api_rate;
mod api_url;
mod error;
mod file;
mod heaps;
mod listen_address;
mod log;
mod options;
mod public_key;
mod ranged;
mod rest_address;
mod shard_range;
mod sources;
mod store_address;
mod table;
mod token;
mod transport;

pub use api_rate::ApiRate;
pub use api_url::ApiUrl;
pub use error::ConfigError;
use file::SettingsFile;
pub use heaps::{MAX_HEAPS_VARIABLE, ProgramStart, heaps_are_limited};
pub use listen_address::ListenAddress;
pub use log::{LogFilter, LogFormat};
pub use options::{GlobalArgs, SettingArgs};
pub use public_key::PublicKey;
pub(crate) use public_key::from_hex;
pub use ranged::Ranged;
pub use rest_address::RestAddress;
pub use shard_range::ShardRange;
pub use sources::SettingSource;
use sources::Sources;
pub use store_address::StoreAddress;
pub use table::Config;
pub use token::BotToken;
pub use transport::{EndpointSettings, Transport};

impl Config {
    /// Reads all settings from options, environment and settings file.
    ///
    /// # Errors
    ///
    /// If a setting is invalid. The error names the setting, its source and the expected values.
    pub fn read(options: &SettingArgs) -> Result<Self, ConfigError> {
        let file = SettingsFile::read(options.config())?;
        Self::new(options, &|variable| std::env::var_os(variable), file)
    }

    /// Reads all settings, but no settings file.
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read).
    pub fn without_file(options: &SettingArgs, globals: &GlobalArgs) -> Result<Self, ConfigError> {
        let options = options.clone().with_globals(globals);
        Self::new(&options, &|variable| std::env::var_os(variable), SettingsFile::default())
    }

    fn new(
        options: &SettingArgs,
        environment: &dyn Fn(&str) -> Option<OsString>,
        file: SettingsFile,
    ) -> Result<Self, ConfigError> {
        let config = Self::parse(&Sources { options, environment, file })?;
        if config.discord_api_url.is_some() && config.api_proxy.is_some() {
            return Err(ConfigError::Contradiction(
                "DISCORD_API_URL replaces Discord and SEALED_MOVE_API_PROXY is a proxy for Discord: set only one of them",
            ));
        }
        Ok(config)
    }

    /// The destination of REST requests.
    #[must_use]
    pub fn rest(&self) -> RestAddress {
        match (&self.discord_api_url, &self.api_proxy) {
            (Some(server), _) => RestAddress::Server(server.clone()),
            (None, Some(proxy)) => RestAddress::Proxy(proxy.clone()),
            (None, None) => RestAddress::Discord,
        }
    }
}

impl LogFilter {
    /// Reads the log filter for a verb that has no other settings: from `--log` or the environment.
    ///
    /// # Errors
    ///
    /// If the filter is invalid. The error names its source.
    pub fn read(globals: &GlobalArgs) -> Result<Self, ConfigError> {
        let environment = |variable: &str| std::env::var_os(variable);
        let file = SettingsFile::default();
        let sources = Sources { options: &globals.into(), environment: &environment, file };
        table::parse(&sources, table::setting("log"))
    }
}

#[cfg(test)]
mod tests;
