//! Settings, read once and checked: flag, then environment, then `sealed-move.toml`.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::Deserialize;

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
    /// The file is no TOML, or has a setting that does not exist.
    #[error("{path}: {source}")]
    Malformed {
        /// Which file.
        path: PathBuf,
        /// What is wrong, and where.
        source: Box<toml::de::Error>,
    },
    /// A value is not allowed.
    #[error("{setting} ({place}): {problem}")]
    Invalid {
        /// Which setting.
        setting: &'static str,
        /// Where it was said.
        place: String,
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

/// The settings file. What it says yields to the environment, and that to flags.
#[derive(Clone, Debug, Default, Deserialize)]
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
    pub log_format: Option<LogFormat>,
    /// `SEALED_MOVE_NODE`
    pub node: Option<u16>,
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
        toml::from_str(&text)
            .map_err(|source| ConfigError::Malformed { path: path.to_owned(), source: Box::new(source) })
    }
}

/// What flags and environment say, before the file is asked.
#[derive(Clone, Default)]
pub struct Given {
    /// The token.
    pub token: Option<String>,
    /// The server.
    pub api_url: Option<String>,
    /// The data folder.
    pub data: Option<PathBuf>,
    /// What is logged.
    pub log: Option<String>,
    /// How it is logged.
    pub log_format: Option<LogFormat>,
    /// This process's node number.
    pub node: Option<u16>,
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
    /// What is logged, as `tracing` filters say it.
    pub log: String,
    /// How it is logged.
    pub log_format: LogFormat,
    /// Keeps the ids of several processes apart, 0 to 1023.
    pub node: u16,
}

impl Config {
    /// Puts flags, environment and file together and checks everything.
    ///
    /// # Errors
    ///
    /// Says which setting is wrong, where it was said, and what is allowed.
    pub fn new(given: Given, file: File) -> Result<Self, ConfigError> {
        let token = pick("DISCORD_TOKEN", given.token.filter(|token| !token.is_empty()), file.discord_token)?;
        let api = pick("DISCORD_API_URL", given.api_url.filter(|url| !url.is_empty()), file.discord_api_url)?;
        let (node, place) = match (given.node, file.node) {
            (Some(node), _) => (node, "flag or environment"),
            (None, Some(node)) => (node, "settings file"),
            (None, None) => (0, "default"),
        };
        if node > 1023 {
            return Err(ConfigError::Invalid {
                setting: "SEALED_MOVE_NODE",
                place: place.to_owned(),
                problem: format!("{node} is too large; 0 to 1023 are allowed"),
            });
        }
        Ok(Self {
            token,
            api,
            data: given.data.or(file.data).unwrap_or_else(|| PathBuf::from("sealed-move-data")),
            log: given.log.or(file.log).unwrap_or_else(|| "info,serenity=warn".to_owned()),
            log_format: given.log_format.or(file.log_format).unwrap_or_default(),
            node,
        })
    }
}

fn pick<T: FromStr<Err = String>>(
    setting: &'static str,
    given: Option<String>,
    file: Option<String>,
) -> Result<Option<T>, ConfigError> {
    let (text, place) = match (given, file) {
        (Some(text), _) => (text, "flag or environment"),
        (None, Some(text)) => (text, "settings file"),
        (None, None) => return Ok(None),
    };
    let invalid = |problem| ConfigError::Invalid { setting, place: place.to_owned(), problem };
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
        // An empty variable is none: that is how shells unset them.
        let config = Config::new(Given { token: Some(String::new()), ..Given::default() }, File::default());
        assert_eq!(config.unwrap().token, None);
    }

    #[test]
    fn a_wrong_setting_says_which_where_and_what_is_allowed() {
        let given = Given { api_url: Some("http://discord.example".into()), ..Given::default() };
        let said = Config::new(given, File::default()).unwrap_err().to_string();
        assert!(said.contains("DISCORD_API_URL") && said.contains("https"), "{said}");
        let said = Config::new(Given { node: Some(1024), ..Given::default() }, File::default());
        assert!(said.unwrap_err().to_string().contains("0 to 1023"));
        assert!(toml::from_str::<File>("discord_tokne = 1").is_err());
    }
}
