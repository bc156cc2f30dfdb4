//! The flags of a sandbox, for `discord-at-home` and for programs that embed it.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::builder::RangedU64ValueParser;
use serde_json::json;

use crate::faults::Faults;
use crate::options::{Options, Tls};
use crate::sandbox::Sandbox;

/// The flags of a sandbox, but for where its state is kept.
#[derive(clap::Args, Clone, Debug)]
pub struct ServerArgs {
    /// The port on 127.0.0.1; 0 takes any free one
    #[arg(long, default_value_t = Self::default().port)]
    pub port: u16,
    /// How many people there are at least
    #[arg(long, default_value_t = Self::default().users, value_parser = clap::value_parser!(u16).range(2..=100))]
    pub users: u16,
    /// Remove the saved state and start anew
    #[arg(long)]
    pub fresh: bool,
    /// Faults that happen to the bot: 429=0.05,5xx=0.02,drop=0.01,delay=200ms,double=0.05,seed=7
    #[arg(long, default_value = "", hide_default_value = true)]
    pub faults: Faults,
    /// The permissions of the bot's role, as Discord's number; 8 is Administrator
    #[arg(long, value_name = "N")]
    pub permissions: Option<u64>,
    /// The bot's token in a new world; one in Discord's shape fixes the application's id too
    #[arg(long, value_name = "T")]
    pub token: Option<String>,
    /// Also listen with https and wss, by default on the next port; `ca.pem` in the data folder is what to trust
    #[arg(long, value_name = "PORT", num_args = 0..=1)]
    pub tls: Option<Option<u16>>,
    /// Fixes every id and token of a new world: equal seeds make equal worlds
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Whether the bot has Discord's rate limits; by default a bot in a process of its own has them
    #[arg(long, value_name = "on|off", value_parser = on_or_off, action = clap::ArgAction::Set)]
    pub rate_limits: Option<bool>,
    /// The privileged intents that the bot is granted, as Discord's number; all by default
    #[arg(long, value_name = "N")]
    pub intents: Option<u64>,
    /// How many shards bots are told to use
    #[arg(long, value_name = "N", default_value_t = Self::default().shards, value_parser = clap::value_parser!(u16).range(1..))]
    pub shards: u16,
    /// How many shards may identify at once
    #[arg(long, value_name = "N", default_value_t = Self::default().max_concurrency, value_parser = clap::value_parser!(u16).range(1..))]
    pub max_concurrency: u16,
    /// How many requests of the bot are remembered
    #[arg(long, value_name = "N", default_value_t = Self::default().record)]
    pub record: usize,
    /// How many messages a channel keeps, beside pinned ones and those in use
    #[arg(long, value_name = "N", default_value_t = Self::default().keep, value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    pub keep: usize,
    /// How many seconds the bot has for its first response to an interaction; more than Discord's 3 for a debugger
    #[arg(long, value_name = "SECONDS", default_value_t = Self::default().response_time, value_parser = clap::value_parser!(u16).range(1..))]
    pub response_time: u16,
    /// A file that is written once it listens: addresses, token and ids as JSON
    #[arg(long, value_name = "FILE")]
    pub ready_file: Option<PathBuf>,
}

impl Default for ServerArgs {
    fn default() -> Self {
        Self {
            port: 8642,
            users: 2,
            fresh: false,
            faults: Faults::default(),
            permissions: None,
            token: None,
            tls: None,
            seed: None,
            rate_limits: None,
            intents: None,
            shards: 1,
            max_concurrency: 1,
            record: 10_000,
            keep: 10_000,
            response_time: 3,
            ready_file: None,
        }
    }
}

impl ServerArgs {
    /// Returns what the flags stand for. What is kept goes into `folder`; `None` keeps it in memory, and what TLS
    /// needs among the machine's temporary files. `rate_limits` counts where the flag was not given.
    #[must_use]
    pub fn into_options(self, folder: Option<&Path>, rate_limits: bool) -> Options {
        let tls_folder = folder.map_or_else(|| std::env::temp_dir().join("discord-at-home"), Path::to_owned);
        let next = if self.port == 0 { 0 } else { self.port.saturating_add(1) };
        Options {
            port: self.port,
            state_file: folder.map(|folder| folder.join("sandbox.json")),
            fresh: self.fresh,
            users: self.users.into(),
            faults: self.faults,
            permissions: self.permissions,
            token: self.token,
            tls: self.tls.map(|port| Tls { port: port.unwrap_or(next), folder: tls_folder }),
            seed: self.seed,
            rate_limits: self.rate_limits.unwrap_or(rate_limits),
            shards: self.shards,
            max_concurrency: self.max_concurrency,
            intents: self.intents.unwrap_or(u64::MAX),
            keep_messages: self.keep,
            keep_requests: self.record,
            response_time: Duration::from_secs(self.response_time.into()),
            ..Options::default()
        }
    }
}

/// Writes addresses, token and ids of a sandbox as JSON, for whoever waits until it listens.
///
/// It is written beside the file and renamed, so that nobody reads half of it.
///
/// # Errors
///
/// If the file cannot be written.
pub fn write_ready_file(sandbox: &Sandbox, file: &Path) -> io::Result<()> {
    let guilds: Vec<String> = sandbox.guild_ids().iter().map(u64::to_string).collect();
    let ready = json!({
        "origin": sandbox.origin(),
        "page": sandbox.origin(),
        "gateway": sandbox.gateway_url(),
        "token": sandbox.bot_token(),
        "tls": sandbox.tls().map(|(origin, _)| origin),
        "ca": sandbox.tls().map(|(_, authority)| authority.display().to_string()),
        "application_id": sandbox.application_id().to_string(),
        "guild_ids": guilds,
        "pid": std::process::id(),
    });
    let beside = file.with_extension("new");
    std::fs::write(&beside, ready.to_string())?;
    std::fs::rename(beside, file)
}

/// Returns the environment variables for a bot in a process of its own.
#[must_use]
pub fn variables(sandbox: &Sandbox) -> Vec<(&'static str, String)> {
    let mut variables = vec![
        ("DISCORD_TOKEN", sandbox.bot_token()),
        ("DISCORD_API", sandbox.origin()),
        ("DISCORD_GATEWAY", sandbox.gateway_url()),
        ("DISCORD_APPLICATION_ID", sandbox.application_id().to_string()),
    ];
    if let Some((origin, authority)) = sandbox.tls() {
        variables.push(("DISCORD_TLS", origin));
        variables.push(("DISCORD_CA", authority.display().to_string()));
    }
    variables.extend(sandbox.guild_ids().first().map(|guild| ("DISCORD_GUILD_ID", guild.to_string())));
    variables
}

/// Reads `on` or `off`.
fn on_or_off(text: &str) -> Result<bool, String> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err("on or off".to_owned()),
    }
}
