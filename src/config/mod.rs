//! Settings, read once and checked: a flag counts first, then the environment, then
//! `sealed-move.toml`.
//!
//! Nothing else reads the environment. Whoever holds a [`Config`] need not check it again.

use std::path::PathBuf;
use std::str::FromStr;

mod api_url;
mod args;
mod error;
mod file;
mod log;
mod metrics_address;
mod node;
mod token;

pub use api_url::ApiUrl;
pub use args::CommonArgs;
pub use error::ConfigError;
use file::SettingsFile;
pub use log::{LogFilter, LogFormat};
pub use metrics_address::MetricsAddress;
pub use node::Node;
pub use token::BotToken;

/// The settings, checked.
#[derive(Clone, Debug)]
pub struct Config {
    /// The bot's token, if it is to run on Discord.
    pub token: Option<BotToken>,
    /// The server in Discord's place.
    pub api: Option<ApiUrl>,
    /// The folder of the databases.
    pub data: PathBuf,
    /// What is logged.
    pub log: LogFilter,
    /// How it is logged.
    pub log_format: LogFormat,
    /// This process among those that share a database.
    pub node: Node,
    /// Where metrics are served, if they are.
    pub metrics: Option<MetricsAddress>,
}

impl Config {
    /// Reads the settings file and puts it together with what flags and environment say.
    ///
    /// # Errors
    ///
    /// Says which setting is wrong, where it was said, and what is allowed.
    pub fn read(args: CommonArgs) -> Result<Self, ConfigError> {
        let file = SettingsFile::read(args.config.as_deref())?;
        Self::new(args, file)
    }

    /// Puts flags, environment and file together and checks everything.
    fn new(args: CommonArgs, file: SettingsFile) -> Result<Self, ConfigError> {
        let data = args.data.filter(|data| !data.is_empty()).map(PathBuf::from).or(file.data);
        let node = file.node.map(|node| node.to_string());
        Ok(Self {
            token: pick("DISCORD_TOKEN", args.discord_token, file.discord_token)?,
            api: pick("DISCORD_API_URL", args.discord_api_url, file.discord_api_url)?,
            data: data.unwrap_or_else(|| PathBuf::from("sealed-move-data")),
            log: pick("SEALED_MOVE_LOG", args.log, file.log)?.unwrap_or_default(),
            log_format: pick("SEALED_MOVE_LOG_FORMAT", args.log_format, file.log_format)?.unwrap_or_default(),
            node: pick("SEALED_MOVE_NODE", args.node, node)?.unwrap_or_default(),
            metrics: pick("SEALED_MOVE_METRICS", args.metrics, file.metrics)?,
        })
    }
}

/// Parses the first that is said: by a flag or the environment, else by the settings file.
fn pick<T: FromStr<Err = String>>(
    setting: &'static str,
    given: Option<String>,
    file: Option<String>,
) -> Result<Option<T>, ConfigError> {
    let (text, place) = match (given.filter(|text| !text.is_empty()), file) {
        (Some(text), _) => (text, "flag or environment"),
        (None, Some(text)) => (text, "settings file"),
        (None, None) => return Ok(None),
    };
    let invalid = |problem| ConfigError::Invalid { setting, place, problem };
    text.parse().map(Some).map_err(invalid)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn flags_and_environment_come_before_the_file() {
        let file = SettingsFile {
            discord_token: Some("file".into()),
            data: Some("elsewhere".into()),
            ..SettingsFile::default()
        };
        let given = CommonArgs { discord_token: Some("flag".into()), ..CommonArgs::default() };
        let config = Config::new(given, file.clone()).unwrap();
        assert_eq!(config.token.unwrap().reveal(), "flag");
        assert_eq!(config.data, Path::new("elsewhere"));
    }

    #[test]
    fn a_wrong_setting_says_which_where_and_what_is_allowed() {
        let given =
            CommonArgs { discord_api_url: Some("http://discord.example".into()), ..CommonArgs::default() };
        let comment = Config::new(given, SettingsFile::default()).unwrap_err().to_string();
        assert!(comment.contains("DISCORD_API_URL") && comment.contains("https"), "{comment}");
        let wrong = |given: CommonArgs, expected: &str| {
            let comment = Config::new(given, SettingsFile::default()).unwrap_err().to_string();
            assert!(comment.contains(expected) && comment.contains("flag or environment"), "{comment}");
        };
        for node in ["1024", "-1", "one"] {
            wrong(CommonArgs { node: Some(node.into()), ..CommonArgs::default() }, "0 to 1023");
        }
        for metrics in ["9464", "127.0.0.1", "localhost:9464", "127.0.0.1:65536"] {
            wrong(
                CommonArgs { metrics: Some(metrics.into()), ..CommonArgs::default() },
                "such as 127.0.0.1:9464",
            );
        }
        wrong(CommonArgs { log: Some("=,=".into()), ..CommonArgs::default() }, "such as info");
        wrong(CommonArgs { log_format: Some("xml".into()), ..CommonArgs::default() }, "text and json");
        let file = |text: &str| SettingsFile::parse(text, Path::new("settings.toml"));
        let file_says =
            |text| Config::new(CommonArgs::default(), file(text).ok().unwrap()).unwrap_err().to_string();
        assert!(file_says("node = 70000").contains("SEALED_MOVE_NODE (settings file)"));
        let unknown = file("node = 1\ndiscord_tokne = 'x'").err().unwrap().to_string();
        assert!(unknown.starts_with("settings.toml, line 2: unknown field `discord_tokne`"), "{unknown}");
    }

    #[test]
    fn what_is_empty_is_not_said() {
        let empty = || Some(String::new());
        let given = CommonArgs {
            discord_token: empty(),
            discord_api_url: empty(),
            data: empty(),
            log: empty(),
            log_format: empty(),
            node: empty(),
            metrics: empty(),
            config: None,
        };
        let file = SettingsFile { node: Some(7), ..SettingsFile::default() };
        let config = Config::new(given, file).unwrap();
        assert_eq!((config.token, config.api, config.node.number()), (None, None, 7));
        assert_eq!(config.data, Path::new("sealed-move-data"));
        assert!(config.metrics.is_none());
    }
}
