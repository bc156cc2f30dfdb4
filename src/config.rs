//! Settings, read once and checked: flag, then environment, then `sealed-move.toml`.

use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::Deserialize;
use tracing_subscriber::EnvFilter;

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
        /// Which setting.
        setting: &'static str,
        /// Where it was said.
        place: &'static str,
        /// What is wrong and what is allowed.
        problem: String,
    },
    /// A setting that is needed is missing.
    #[error("{0}")]
    Missing(&'static str),
}

/// A Discord bot token. It never prints.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// The token itself, for the `Authorization` header and nothing else.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl FromStr for Token {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace().peekable();
        // People copy the header with the token.
        words.next_if_eq(&"Bot");
        let text = words.next().unwrap_or_default();
        if text.is_empty() {
            return Err("the token is empty".to_owned());
        }
        if words.next().is_some() || text.bytes().any(|byte| !byte.is_ascii_graphic()) {
            return Err("a token has no blanks and no letters beyond ASCII".to_owned());
        }
        Ok(Self(text.to_owned()))
    }
}

/// Where a Discord-compatible server is: scheme, host and port, no path. Plain `http` only to
/// this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    text: String,
    host: String,
}

impl Origin {
    /// The origin without a slash at its end.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Whether it is on this machine.
    #[must_use]
    pub fn is_loopback(&self) -> bool {
        is_loopback(&self.host)
    }

    /// Whether a gateway's address is on the same host and no less private than the origin.
    #[must_use]
    pub fn has_gateway(&self, address: &str) -> bool {
        let Ok(url) = reqwest::Url::parse(address) else { return false };
        let Some(host) = url.host_str() else { return false };
        match url.scheme() {
            "wss" => host == self.host || (is_loopback(host) && self.is_loopback()),
            "ws" => is_loopback(host) && self.is_loopback(),
            _ => false,
        }
    }
}

fn is_loopback(host: &str) -> bool {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    host == "localhost" || bare.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for Origin {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wanted = "it must be an origin such as https://discord.example or http://127.0.0.1:8642";
        let url = reqwest::Url::parse(text.trim()).map_err(|error| format!("{error}; {wanted}"))?;
        let host = url.host_str().ok_or(wanted)?.to_owned();
        if url.path() != "/" || url.query().is_some() || url.fragment().is_some() {
            return Err(format!("it has more than scheme, host and port; {wanted}"));
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(format!("it must hold no user name; {wanted}"));
        }
        match url.scheme() {
            "https" => {}
            "http" if is_loopback(&host) => {}
            "http" => return Err("plain http is allowed to this machine alone; use https".to_owned()),
            other => return Err(format!("the scheme {other} is not allowed; {wanted}")),
        }
        Ok(Self { text: url.origin().ascii_serialization(), host })
    }
}

/// How log lines look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: a JSON object a line.
    Json,
}

impl FromStr for LogFormat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        <Self as clap::ValueEnum>::from_str(text, false)
            .map_err(|_| format!("there is no format {text:?}; text and json are allowed"))
    }
}

/// What is logged, as `tracing` filters say it, such as `info,serenity=debug`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogFilter(String);

impl LogFilter {
    /// The filter for the subscriber, except for what is `never` logged, whatever it says.
    #[must_use]
    pub fn filter(&self, never: &[&str]) -> EnvFilter {
        never
            .iter()
            .filter_map(|directive| directive.parse().ok())
            .fold(EnvFilter::builder().parse_lossy(&self.0), EnvFilter::add_directive)
    }
}

impl Default for LogFilter {
    fn default() -> Self {
        Self("info,serenity=warn".to_owned())
    }
}

impl FromStr for LogFilter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse::<EnvFilter>() {
            Ok(_) => Ok(Self(text.to_owned())),
            Err(error) => Err(format!(
                "{error}; a level is allowed, or levels by module, such as info,sealed_move=debug"
            )),
        }
    }
}

/// Keeps the ids of several processes apart, 0 to 1023.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Node(u16);

impl Node {
    /// The number.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }
}

impl FromStr for Node {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.trim().parse() {
            Ok(number @ 0..=1023) => Ok(Self(number)),
            _ => Err(format!("{text:?} is not allowed; 0 to 1023 are")),
        }
    }
}

/// Where the bot's figures are served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MetricsAddress(SocketAddr);

impl MetricsAddress {
    /// The address.
    #[must_use]
    pub const fn socket(self) -> SocketAddr {
        self.0
    }
}

impl FromStr for MetricsAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.trim().parse().map(Self).map_err(|_| {
            format!(
                "{text:?} is not allowed; an IP address and a port are, such as 127.0.0.1:9464 or [::]:9464"
            )
        })
    }
}

/// The settings file. What it says yields to the environment, and that to flags. It prints
/// nothing of itself, for it may hold the token.
#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    /// `DISCORD_TOKEN`
    pub discord_token: Option<String>,
    /// `DISCORD_API_URL`
    pub discord_api_url: Option<String>,
    /// `SEALED_MOVE_DATA`
    pub data: Option<PathBuf>,
    /// `SEALED_MOVE_LOG`
    pub log: Option<String>,
    /// `SEALED_MOVE_LOG_FORMAT`
    pub log_format: Option<String>,
    /// `SEALED_MOVE_NODE`
    pub node: Option<i64>,
    /// `SEALED_MOVE_METRICS`
    pub metrics: Option<String>,
}

impl File {
    /// Reads the settings file: `named`, which must exist, or `sealed-move.toml`, which may.
    ///
    /// # Errors
    ///
    /// Says which file, where in it, and what is wrong.
    pub fn read(named: Option<&Path>) -> Result<Self, ConfigError> {
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

    fn parse(text: &str, path: &Path) -> Result<Self, ConfigError> {
        toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start.min(text.len()));
            let line = text.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
            ConfigError::Malformed { path: path.to_owned(), line, problem: error.message().to_owned() }
        })
    }
}

/// What flags and environment say, before the file is asked. An empty text says nothing: that is
/// how shells unset a variable.
#[derive(Clone, Default)]
pub struct Given {
    /// The token.
    pub token: Option<String>,
    /// The server.
    pub api_url: Option<String>,
    /// The data folder.
    pub data: Option<String>,
    /// What is logged.
    pub log: Option<String>,
    /// How it is logged.
    pub log_format: Option<String>,
    /// This process's node number.
    pub node: Option<String>,
    /// Where figures are served.
    pub metrics: Option<String>,
}

/// The settings, checked.
#[derive(Clone, Debug)]
pub struct Config {
    /// The bot's token, if it is to run on Discord.
    pub token: Option<Token>,
    /// The server in Discord's place.
    pub api: Option<Origin>,
    /// The folder of the databases.
    pub data: PathBuf,
    /// What is logged.
    pub log: LogFilter,
    /// How it is logged.
    pub log_format: LogFormat,
    /// This process among those that share a database.
    pub node: Node,
    /// Where figures are served, if they are.
    pub metrics: Option<MetricsAddress>,
}

impl Config {
    /// Puts flags, environment and file together and checks everything.
    ///
    /// # Errors
    ///
    /// Says which setting is wrong, where it was said, and what is allowed.
    pub fn new(given: Given, file: File) -> Result<Self, ConfigError> {
        let data = given.data.filter(|data| !data.is_empty()).map(PathBuf::from).or(file.data);
        let node = file.node.map(|node| node.to_string());
        Ok(Self {
            token: pick("DISCORD_TOKEN", given.token, file.discord_token)?,
            api: pick("DISCORD_API_URL", given.api_url, file.discord_api_url)?,
            data: data.unwrap_or_else(|| PathBuf::from("sealed-move-data")),
            log: pick("SEALED_MOVE_LOG", given.log, file.log)?.unwrap_or_default(),
            log_format: pick("SEALED_MOVE_LOG_FORMAT", given.log_format, file.log_format)?
                .unwrap_or_default(),
            node: pick("SEALED_MOVE_NODE", given.node, node)?.unwrap_or_default(),
            metrics: pick("SEALED_MOVE_METRICS", given.metrics, file.metrics)?,
        })
    }
}

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
    use super::*;

    #[test]
    fn an_origin_is_https_or_this_machine() {
        for good in
            ["https://discord.example", "http://127.0.0.1:8642", "http://localhost:1/", "http://[::1]:80"]
        {
            assert!(good.parse::<Origin>().is_ok(), "{good}");
        }
        for bad in [
            "",
            "discord.com",
            "http://discord.example",
            "http://127.0.0.1.example:80",
            "https://discord.example/api",
            "https://user@discord.example",
            "https://discord.example/?x",
            "ftp://127.0.0.1",
            "ws://127.0.0.1:1",
        ] {
            assert!(bad.parse::<Origin>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_gateway_counts_only_on_the_same_host() {
        let origin: Origin = "http://127.0.0.1:8642".parse().unwrap();
        assert!(origin.has_gateway("ws://127.0.0.1:9999/gateway"));
        assert!(!origin.has_gateway("wss://gateway.discord.gg"));
        assert!(!origin.has_gateway("not an address"));
        let origin: Origin = "https://discord.example".parse().unwrap();
        assert!(origin.has_gateway("wss://discord.example/gateway"));
        assert!(!origin.has_gateway("ws://discord.example/gateway"), "the token would travel in the open");
    }

    #[test]
    fn a_token_never_prints() {
        let token: Token = " Bot secret.abc ".parse().unwrap();
        assert_eq!(token.reveal(), "secret.abc");
        assert!(!format!("{token:?}").contains("secret"));
        for bad in ["", "  ", "Bot ", "two words", "gehe\u{fc}m"] {
            assert!(bad.parse::<Token>().is_err(), "{bad}");
        }
    }

    #[test]
    fn flags_and_environment_come_before_the_file() {
        let file =
            File { discord_token: Some("file".into()), data: Some("elsewhere".into()), ..File::default() };
        let given = Given { token: Some("flag".into()), ..Given::default() };
        let config = Config::new(given, file.clone()).unwrap();
        assert_eq!(config.token.unwrap().reveal(), "flag");
        assert_eq!(config.data, Path::new("elsewhere"));
    }

    #[test]
    fn a_wrong_setting_says_which_where_and_what_is_allowed() {
        let given = Given { api_url: Some("http://discord.example".into()), ..Given::default() };
        let said = Config::new(given, File::default()).unwrap_err().to_string();
        assert!(said.contains("DISCORD_API_URL") && said.contains("https"), "{said}");
        let wrong = |given: Given, expected: &str| {
            let said = Config::new(given, File::default()).unwrap_err().to_string();
            assert!(said.contains(expected) && said.contains("flag or environment"), "{said}");
        };
        for node in ["1024", "-1", "one"] {
            wrong(Given { node: Some(node.into()), ..Given::default() }, "0 to 1023");
        }
        for metrics in ["9464", "127.0.0.1", "localhost:9464", "127.0.0.1:65536"] {
            wrong(Given { metrics: Some(metrics.into()), ..Given::default() }, "such as 127.0.0.1:9464");
        }
        wrong(Given { log: Some("=,=".into()), ..Given::default() }, "such as info");
        wrong(Given { log_format: Some("xml".into()), ..Given::default() }, "text and json");
        let file = |text: &str| File::parse(text, Path::new("settings.toml"));
        let file_says =
            |text| Config::new(Given::default(), file(text).ok().unwrap()).unwrap_err().to_string();
        assert!(file_says("node = 70000").contains("SEALED_MOVE_NODE (settings file)"));
        let unknown = file("node = 1\ndiscord_tokne = 'x'").err().unwrap().to_string();
        assert!(unknown.starts_with("settings.toml, line 2: unknown field `discord_tokne`"), "{unknown}");
    }

    #[test]
    fn a_malformed_file_is_not_quoted() {
        for text in ["discord_token = \"secret", "discord_token = secret", "discord_token = 'secret' 'x'"] {
            let said = File::parse(text, Path::new("x.toml")).err().unwrap();
            assert!(!said.to_string().contains("secret"), "{said}");
            assert!(!format!("{said:?}").contains("secret"), "{said:?}");
        }
    }

    #[test]
    fn what_is_empty_is_not_said() {
        let empty = || Some(String::new());
        let given = Given {
            token: empty(),
            api_url: empty(),
            data: empty(),
            log: empty(),
            log_format: empty(),
            node: empty(),
            metrics: empty(),
        };
        let file = File { node: Some(7), ..File::default() };
        let config = Config::new(given, file).unwrap();
        assert_eq!((config.token, config.api, config.node.number()), (None, None, 7));
        assert_eq!(config.data, Path::new("sealed-move-data"));
        assert!(config.metrics.is_none());
    }
}
