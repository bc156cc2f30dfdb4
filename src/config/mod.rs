//! Settings, read once and checked: an option counts first, then the environment, then
//! `sealed-move.toml`.
//!
//! Nothing else reads the environment. Whoever holds a [`Config`] need not check it again.

use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;

mod api_rate;
mod api_url;
mod args;
mod error;
mod file;
mod heaps;
mod listen_address;
mod log;
mod node;
mod public_key;
mod rest_address;
mod shard_range;
mod source;
mod store_address;
mod thinking;
mod token;
mod transport;

pub use api_rate::ApiRate;
pub use api_url::ApiUrl;
pub use args::CommonArgs;
pub use error::ConfigError;
use file::{FileValue, SettingsFile};
pub use heaps::{HEAPS, ProgramStart, heaps_are_set};
pub use listen_address::ListenAddress;
pub use log::{LogFilter, LogFormat};
pub use node::Node;
pub use public_key::PublicKey;
pub(crate) use public_key::from_hex;
pub use rest_address::RestAddress;
pub use shard_range::ShardRange;
pub use source::SettingSource;
pub use store_address::StoreAddress;
pub use thinking::{ThinkSeconds, ThinkThreads};
pub use token::BotToken;
pub use transport::{EndpointSettings, Transport};

/// The settings, checked.
#[derive(Clone, Debug)]
pub struct Config {
    /// The bot's token, if it is to run on Discord.
    pub token: Option<BotToken>,
    /// Where requests to Discord go.
    pub rest: RestAddress,
    /// The folder of the databases.
    pub data: PathBuf,
    /// The database of the games on Discord, where it is not a file in that folder.
    pub store: Option<StoreAddress>,
    /// What is logged.
    pub log: LogFilter,
    /// How it is logged.
    pub log_format: LogFormat,
    /// This process among those that share a database.
    pub node: Node,
    /// In how many games the computer thinks at once, where that is said.
    pub think_threads: Option<ThinkThreads>,
    /// The longest time that it may think about a move.
    pub think_seconds: ThinkSeconds,
    /// How many requests a second go to Discord, answers to interactions aside.
    pub api_rate: ApiRate,
    /// Where metrics are served, if they are.
    pub metrics: Option<ListenAddress>,
    /// Which shards of the gateway this process holds, where that is said.
    pub shards: Option<ShardRange>,
    /// Where signed interactions are taken, in place of those of the gateway.
    pub interactions: Option<ListenAddress>,
    /// The application's key, with which they are checked.
    pub public_key: Option<PublicKey>,
}

impl Config {
    /// Reads the settings file and puts it together with what options and environment say.
    ///
    /// # Errors
    ///
    /// Says which setting is wrong, where it was said, and what is allowed.
    pub fn read(args: CommonArgs) -> Result<Self, ConfigError> {
        let file = SettingsFile::read(args.config.as_deref())?;
        Self::new(args, |variable| std::env::var_os(variable), file)
    }

    /// Puts options, environment and file together and checks everything.
    fn new(
        args: CommonArgs,
        environment: impl Fn(&str) -> Option<OsString>,
        file: SettingsFile,
    ) -> Result<Self, ConfigError> {
        let setting = |name, variable, option: Option<String>, file| Setting {
            name,
            option,
            variable: (variable, environment(variable)),
            file,
        };
        let token = setting("discord_token", "DISCORD_TOKEN", args.discord_token, file.discord_token);
        let api = setting("discord_api_url", "DISCORD_API_URL", args.discord_api_url, file.discord_api_url);
        let proxy = setting("api_proxy", "SEALED_MOVE_API_PROXY", args.api_proxy, file.api_proxy);
        let data = setting("data", "SEALED_MOVE_DATA", args.data, file.data);
        let store = setting("store", "SEALED_MOVE_STORE", args.store, file.store);
        let log = setting("log", "SEALED_MOVE_LOG", args.log, file.log);
        let log_format = setting("log_format", "SEALED_MOVE_LOG_FORMAT", args.log_format, file.log_format);
        let node = setting("node", "SEALED_MOVE_NODE", args.node, file.node);
        let (option, written) = (args.think_threads, file.think_threads);
        let think_threads = setting("think_threads", "SEALED_MOVE_THINK_THREADS", option, written);
        let (option, written) = (args.think_seconds, file.think_seconds);
        let think_seconds = setting("think_seconds", "SEALED_MOVE_THINK_SECONDS", option, written);
        let api_rate = setting("api_rate", "SEALED_MOVE_API_RATE", args.api_rate, file.api_rate);
        let metrics = setting("metrics", "SEALED_MOVE_METRICS", args.metrics, file.metrics);
        let shards = setting("shards", "SEALED_MOVE_SHARDS", args.shards, file.shards);
        let (option, written) = (args.interactions, file.interactions);
        let interactions = setting("interactions", "SEALED_MOVE_INTERACTIONS", option, written);
        let public_key = setting("public_key", "SEALED_MOVE_PUBLIC_KEY", args.public_key, file.public_key);
        Ok(Self {
            token: token.read()?,
            rest: rest_address(api.read()?, proxy.read()?)?,
            data: data.said()?.map_or_else(|| PathBuf::from("sealed-move-data"), |(text, _)| text.into()),
            store: store.read()?,
            log: log.read()?.unwrap_or_default(),
            log_format: log_format.read()?.unwrap_or_default(),
            node: node.read()?.unwrap_or_default(),
            think_threads: think_threads.read()?,
            think_seconds: think_seconds.read()?.unwrap_or_default(),
            api_rate: api_rate.read()?.unwrap_or_default(),
            metrics: metrics.read()?,
            shards: shards.read()?,
            interactions: interactions.read()?,
            public_key: public_key.read()?,
        })
    }
}

/// Where requests go, by the settings `discord_api_url` and `api_proxy`.
fn rest_address(server: Option<ApiUrl>, proxy: Option<ApiUrl>) -> Result<RestAddress, ConfigError> {
    match (server, proxy) {
        (None, None) => Ok(RestAddress::Discord),
        (None, Some(proxy)) => Ok(RestAddress::Proxy(proxy)),
        (Some(server), None) => Ok(RestAddress::Server(server)),
        (Some(_), Some(_)) => Err(ConfigError::Contradiction(
            "DISCORD_API_URL names a server in Discord's place and SEALED_MOVE_API_PROXY a proxy before Discord: leave one of them out",
        )),
    }
}

/// What is said of one setting, and by whom.
struct Setting {
    /// Its name in the file.
    name: &'static str,
    option: Option<String>,
    /// The name and the value of its environment variable.
    variable: (&'static str, Option<OsString>),
    file: Option<FileValue>,
}

impl Setting {
    /// The first that is said, with where: by an option, the environment, the file. What is empty is
    /// not said.
    fn said(self) -> Result<Option<(String, SettingSource)>, ConfigError> {
        if let Some(text) = self.option.filter(|text| !text.is_empty()) {
            let option = format!("--{}", self.name.replace('_', "-"));
            return Ok(Some((text, SettingSource::Option(option))));
        }
        let (variable, value) = self.variable;
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            let source = SettingSource::Variable(variable);
            let problem = "it is no UTF-8 text".to_owned();
            return match value.into_string() {
                Ok(text) => Ok(Some((text, source))),
                Err(_) => Err(ConfigError::Invalid { setting: self.name, place: source, problem }),
            };
        }
        Ok(self.file.map(|FileValue { text, source }| (text, source)))
    }

    /// Parses what is said.
    fn read<T: FromStr<Err = String>>(self) -> Result<Option<T>, ConfigError> {
        let setting = self.name;
        let Some((text, place)) = self.said()? else { return Ok(None) };
        text.parse().map(Some).map_err(|problem| ConfigError::Invalid { setting, place, problem })
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn file(text: &str) -> SettingsFile {
        SettingsFile::parse(text, Path::new("settings.toml")).ok().unwrap()
    }

    fn nothing(_: &str) -> Option<OsString> {
        None
    }

    #[test]
    fn options_come_before_the_environment_and_that_before_the_file() {
        let both = "discord_token = 'file'\ndata = 'elsewhere'\nnode = 3";
        let given = CommonArgs { discord_token: Some("flag".into()), ..CommonArgs::default() };
        let set = |variable: &str| match variable {
            "DISCORD_TOKEN" => Some("variable".into()),
            "SEALED_MOVE_NODE" => Some("5".into()),
            _ => None,
        };
        let config = Config::new(given, set, file(both)).unwrap();
        assert_eq!(config.token.unwrap().reveal(), "flag");
        assert_eq!(config.data, Path::new("elsewhere"));
        assert_eq!(config.node.number(), 5);
    }

    #[test]
    fn a_wrong_setting_says_which_where_and_what_is_allowed() {
        let check = |given: CommonArgs, variable: Option<(&str, &str)>, text: &str, expected: &[&str]| {
            let set =
                |name: &str| variable.filter(|(known, _)| *known == name).map(|(_, value)| value.into());
            let comment = Config::new(given, set, file(text)).unwrap_err().to_string();
            for part in expected {
                assert!(comment.contains(part), "{part}: {comment}");
            }
        };
        let option = |given, expected: &[&str]| check(given, None, "", expected);
        option(
            CommonArgs { discord_api_url: Some("http://discord.example".into()), ..CommonArgs::default() },
            &["discord_api_url (option --discord-api-url): ", "https"],
        );
        for node in ["1024", "-1", "one"] {
            let given = CommonArgs { node: Some(node.into()), ..CommonArgs::default() };
            option(given, &["node (option --node): ", "0 to 1023"]);
        }
        for metrics in ["9464", "127.0.0.1", "localhost:9464", "127.0.0.1:65536"] {
            let given = CommonArgs { metrics: Some(metrics.into()), ..CommonArgs::default() };
            option(given, &["metrics (option --metrics): ", "such as 127.0.0.1:9464"]);
        }
        option(
            CommonArgs { interactions: Some("8080".into()), ..CommonArgs::default() },
            &["interactions (option --interactions): ", "an IP address and a port"],
        );
        for shards in ["4", "3..1/16", "0..16/16"] {
            let given = CommonArgs { shards: Some(shards.into()), ..CommonArgs::default() };
            option(given, &["shards (option --shards): ", "such as 0..3/16"]);
        }
        option(
            CommonArgs { public_key: Some("3d40".into()), ..CommonArgs::default() },
            &["public_key (option --public-key): ", "64 hexadecimal digits"],
        );
        for number in ["0", "65", "many"] {
            let given = CommonArgs { think_threads: Some(number.into()), ..CommonArgs::default() };
            option(given, &["think_threads (option --think-threads): ", "1 to 64"]);
        }
        for number in ["0", "601", "-1"] {
            let given = CommonArgs { think_seconds: Some(number.into()), ..CommonArgs::default() };
            option(given, &["think_seconds (option --think-seconds): ", "1 to 600"]);
        }
        option(CommonArgs { log: Some("=,=".into()), ..CommonArgs::default() }, &["such as info"]);
        option(CommonArgs { log_format: Some("xml".into()), ..CommonArgs::default() }, &["text and json"]);
        let variable = |name, value, expected: &[&str]| {
            check(CommonArgs::default(), Some((name, value)), "node = 1\nmetrics = ''", expected);
        };
        variable("SEALED_MOVE_NODE", "70000", &["node (environment variable SEALED_MOVE_NODE): \"70000\""]);
        variable("DISCORD_TOKEN", "two words", &["discord_token (environment variable DISCORD_TOKEN): "]);
        let written = |text, expected| check(CommonArgs::default(), None, text, &[expected]);
        written("data = 'x'\n\nnode = 70000", "node (settings.toml, line 3): \"70000\" is not allowed");
        written("# mine\nlog_format = 'xml'", "log_format (settings.toml, line 2): ");
        let unknown = SettingsFile::parse("node = 1\ndiscord_tokne = 'x'", Path::new("settings.toml"));
        let unknown = unknown.err().unwrap().to_string();
        assert!(unknown.starts_with("settings.toml, line 2: unknown field `discord_tokne`"), "{unknown}");
    }

    #[test]
    fn what_is_empty_is_not_said() {
        let empty = || Some(String::new());
        let given = CommonArgs {
            discord_token: empty(),
            discord_api_url: empty(),
            api_proxy: empty(),
            data: empty(),
            store: empty(),
            log: empty(),
            log_format: empty(),
            node: empty(),
            think_threads: empty(),
            think_seconds: empty(),
            api_rate: empty(),
            metrics: empty(),
            shards: empty(),
            interactions: empty(),
            public_key: empty(),
            config: None,
        };
        let config = Config::new(given, |_| Some(OsString::new()), file("node = 7")).unwrap();
        assert_eq!((config.token, config.rest, config.node.number()), (None, RestAddress::Discord, 7));
        assert_eq!(config.data, Path::new("sealed-move-data"));
        assert!(config.metrics.is_none() && config.store.is_none());
        assert!(config.interactions.is_none() && config.public_key.is_none() && config.shards.is_none());
        assert!(Config::new(CommonArgs::default(), nothing, file("")).unwrap().token.is_none());
    }

    #[test]
    fn requests_go_to_discord_through_a_proxy_or_elsewhere() {
        let rest =
            |text: &str| Config::new(CommonArgs::default(), nothing, file(text)).map(|config| config.rest);
        let server = "discord_api_url = 'http://127.0.0.1:8642'";
        let proxy = "api_proxy = 'http://127.0.0.1:8080'";
        assert_eq!(rest("").unwrap(), RestAddress::Discord);
        assert_eq!(rest(server).unwrap(), RestAddress::Server("http://127.0.0.1:8642".parse().unwrap()));
        assert_eq!(rest(proxy).unwrap(), RestAddress::Proxy("http://127.0.0.1:8080".parse().unwrap()));
        let both = rest(&format!("{server}\n{proxy}")).unwrap_err().to_string();
        assert!(both.contains("leave one of them out"), "{both}");
        let open = rest("api_proxy = 'http://proxy.example'").unwrap_err().to_string();
        assert!(open.starts_with("api_proxy (settings.toml, line 1): plain http"), "{open}");
    }

    #[test]
    fn signed_interactions_take_the_place_of_the_gateway_and_need_a_key() {
        let key = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
        let transport =
            |text: &str| Config::new(CommonArgs::default(), nothing, file(text)).unwrap().transport();
        assert_eq!(transport("").unwrap(), Transport::default());
        assert_eq!(transport(&format!("public_key = '{key}'")).unwrap(), Transport::default());
        let alone = transport("interactions = '[::]:8080'").unwrap_err().to_string();
        assert!(alone.contains("SEALED_MOVE_PUBLIC_KEY"), "{alone}");
        let both = transport(&format!("interactions = '[::]:8080'\npublic_key = '{key}'")).unwrap();
        let endpoint = both.endpoint.unwrap();
        assert_eq!(both.gateway, None);
        assert_eq!(endpoint.address.socket(), "[::]:8080".parse().unwrap());
        assert_eq!(endpoint.key, key.parse().unwrap());
    }

    #[test]
    fn part_of_the_shards_needs_a_database_that_other_processes_serve() {
        let transport =
            |text: &str| Config::new(CommonArgs::default(), nothing, file(text)).unwrap().transport();
        let range = |text: &str| Transport { gateway: Some(text.parse().unwrap()), endpoint: None };
        assert_eq!(transport("shards = '0..3/4'").unwrap(), range("0..3/4"));
        let beside = "store = 'postgres://localhost/x'";
        assert_eq!(transport(&format!("shards = '0..3/16'\n{beside}")).unwrap(), range("0..3/16"));
        let alone = transport("shards = '0..3/16'").unwrap_err().to_string();
        assert!(alone.contains("SEALED_MOVE_STORE"), "{alone}");
        let key = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
        let both = format!("shards = '0/4'\ninteractions = '[::]:8080'\npublic_key = '{key}'\n{beside}");
        let both = transport(&both).unwrap_err().to_string();
        assert!(both.contains("one process for each"), "{both}");
    }
}
