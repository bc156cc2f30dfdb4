//! Every setting of the program, each declared once: its field, type and default, its variable, and
//! its help. Options, the settings file and error messages follow from this table.

use std::fmt::Display;
use std::path::PathBuf;
use std::str::FromStr;

use super::{
    ApiRate, ApiUrl, BotToken, ConfigError, ListenAddress, LogFilter, LogFormat, PublicKey, Ranged,
    ShardRange, Sources, StoreAddress,
};

/// A setting: its name in each source, and its help.
#[derive(Debug)]
pub(super) struct Setting {
    /// The name in the settings file.
    pub(super) key: &'static str,
    /// The id for clap. Its prefix avoids clashes with arguments of a verb.
    pub(super) id: &'static str,
    pub(super) option: &'static str,
    pub(super) variable: &'static str,
    /// The placeholder of the value in the help.
    pub(super) value: &'static str,
    pub(super) help: &'static str,
    /// Parsed if the setting is not set.
    pub(super) default: Option<&'static str>,
    /// Shown as the default in the help if there is no text to parse.
    pub(super) unset: Option<&'static str>,
}

/// Declares [`Config`] and [`SETTINGS`]. The doc of a field is its help.
macro_rules! settings {
    ($(
        $(#[doc = $help:literal])+
        $key:ident: $type:ty $(= $default:literal)? {
            option: $option:literal,
            variable: $variable:literal,
            value: $value:literal
            $(, unset: $unset:literal)? $(,)?
        }
    )+) => {
        /// The settings, parsed and checked.
        #[derive(Clone, Debug)]
        pub struct Config {
            $($(#[doc = $help])+ pub $key: $type,)+
        }

        pub(super) const SETTINGS: &[Setting] = &[$(Setting {
            key: stringify!($key),
            id: concat!("settings.", stringify!($key)),
            option: $option,
            variable: $variable,
            value: $value,
            help: concat!($($help),+),
            default: settings!(@option $($default)?),
            unset: settings!(@option $($unset)?),
        }),+];

        impl Config {
            pub(super) fn parse(sources: &Sources<'_>) -> Result<Self, ConfigError> {
                Ok(Self {
                    $($key: settings!(@parse sources, stringify!($key) $(, $default)?)?,)+
                })
            }
        }
    };
    (@option) => { None };
    (@option $text:literal) => { Some($text) };
    (@parse $sources:ident, $key:expr) => { parse_optional($sources, setting($key)) };
    (@parse $sources:ident, $key:expr, $default:literal) => { parse($sources, setting($key)) };
}

settings! {
    /// Bot token; prefer the environment variable, since other users can see arguments
    discord_token: Option<BotToken> {
        option: "--discord-token",
        variable: "DISCORD_TOKEN",
        value: "TOKEN",
    }
    /// Discord-compatible server to use instead of Discord: an origin without a path. Plain http works
    /// only to this machine
    discord_api_url: Option<ApiUrl> {
        option: "--discord-api-url",
        variable: "DISCORD_API_URL",
        value: "ORIGIN",
    }
    /// REST proxy that applies Discord's rate limits, such as nirn-proxy: an origin without a path. Plain
    /// http works only to this machine. The bot doesn't limit its own rate then
    api_proxy: Option<ApiUrl> {
        option: "--api-proxy",
        variable: "SEALED_MOVE_API_PROXY",
        value: "ORIGIN",
    }
    /// Folder of the databases
    data: PathBuf = "sealed-move-data" {
        option: "--data",
        variable: "SEALED_MOVE_DATA",
        value: "FOLDER",
    }
    /// PostgreSQL database for the games on Discord, such as postgres://user:password@host/database;
    /// prefer the environment variable, since other users can see arguments
    store: Option<StoreAddress> {
        option: "--store",
        variable: "SEALED_MOVE_STORE",
        value: "ADDRESS",
        unset: "a file in the data folder",
    }
    /// Log filter: a level, or levels by module
    log: LogFilter = "info,serenity=warn" {
        option: "--log",
        variable: "SEALED_MOVE_LOG",
        value: "FILTER",
    }
    /// Log format: text or json
    log_format: LogFormat = "text" {
        option: "--log-format",
        variable: "SEALED_MOVE_LOG_FORMAT",
        value: "FORMAT",
    }
    /// Number of this process if several share ids, 0 to 1023
    node: Ranged<0, 1023> = "0" {
        option: "--node",
        variable: "SEALED_MOVE_NODE",
        value: "NUMBER",
    }
    /// Number of games the computer thinks about concurrently, 1 to 64
    think_threads: Option<Ranged<1, 64>> {
        option: "--think-threads",
        variable: "SEALED_MOVE_THINK_THREADS",
        value: "NUMBER",
        unset: "half of the cores",
    }
    /// Time limit per computer move in seconds, 1 to 600
    think_seconds: Ranged<1, 600> = "60" {
        option: "--think-seconds",
        variable: "SEALED_MOVE_THINK_SECONDS",
        value: "SECONDS",
    }
    /// Requests per second to Discord, excluding answers to interactions, 1 to 10000. Above 40, Discord
    /// must allow this bot more than the usual 50
    api_rate: ApiRate = "40" {
        option: "--api-rate",
        variable: "SEALED_MOVE_API_RATE",
        value: "NUMBER",
    }
    /// Address to serve metrics (/metrics, for Prometheus) and health (/healthz) on, such as
    /// 127.0.0.1:9464
    metrics: Option<ListenAddress> {
        option: "--metrics",
        variable: "SEALED_MOVE_METRICS",
        value: "ADDRESS",
        unset: "not served",
    }
    /// Gateway shards of this process, such as 0..3/16 for the first four of 16, or 4/16 for one
    shards: Option<ShardRange> {
        option: "--shards",
        variable: "SEALED_MOVE_SHARDS",
        value: "FIRST..LAST/TOTAL",
        unset: "0/1, the only one",
    }
    /// Address to receive signed interactions on (/interactions), such as 127.0.0.1:8080, behind a proxy
    /// with https; the bot doesn't connect to the gateway then
    interactions: Option<ListenAddress> {
        option: "--interactions",
        variable: "SEALED_MOVE_INTERACTIONS",
        value: "ADDRESS",
        unset: "use the gateway",
    }
    /// Public key of the application, 64 hexadecimal digits, to verify signed interactions
    public_key: Option<PublicKey> {
        option: "--public-key",
        variable: "SEALED_MOVE_PUBLIC_KEY",
        value: "KEY",
    }
}

/// The row of a setting.
///
/// # Panics
///
/// If the table has no such row.
pub(super) fn setting(key: &str) -> &'static Setting {
    SETTINGS.iter().find(|setting| setting.key == key).expect("the table declares the key")
}

/// Parses a setting that has a default.
pub(super) fn parse<T: FromStr<Err: Display>>(
    sources: &Sources<'_>,
    setting: &'static Setting,
) -> Result<T, ConfigError> {
    let parsed = parse_optional(sources, setting)?;
    let default = || setting.default.and_then(|text| text.parse().ok()).expect("the default is valid");
    Ok(parsed.unwrap_or_else(default))
}

fn parse_optional<T: FromStr<Err: Display>>(
    sources: &Sources<'_>,
    setting: &'static Setting,
) -> Result<Option<T>, ConfigError> {
    let Some((text, place)) = sources.find(setting)? else { return Ok(None) };
    let invalid =
        |problem: T::Err| ConfigError::Invalid { setting: setting.key, place, problem: problem.to_string() };
    text.parse().map(Some).map_err(invalid)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_setting_is_documented() {
        let page = include_str!("../../docs/operating.md");
        for Setting { variable, .. } in SETTINGS {
            let row = format!("| `{variable}` |");
            assert!(page.lines().any(|line| line.starts_with(&row)), "add a row for {variable}");
        }
    }
}
