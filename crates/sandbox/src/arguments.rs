//! Command-line flags, shared by `discord-at-home` and programs that embed the sandbox.

use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::builder::RangedU64ValueParser;
use serde_json::{Value, json};

use crate::faults::Faults;
use crate::options::{Options, Tls};
use crate::sandbox::Sandbox;

/// Keys that every ready file has.
const READY_KEYS: [&str; 3] = ["origin", "gateway", "pid"];

/// The flags of a sandbox. The state folder is an argument of [`Self::into_options`].
#[derive(clap::Args, Clone, Debug)]
pub struct ServerArgs {
    /// Port on 127.0.0.1; 0 picks a free one
    #[arg(long, default_value_t = Self::default().port)]
    pub port: u16,
    /// Minimum number of users
    #[arg(long, default_value_t = Self::default().users, value_parser = clap::value_parser!(u16).range(2..=100))]
    pub users: u16,
    /// Delete the saved state and start with a new world
    #[arg(long)]
    pub fresh: bool,
    /// World file to use as the initial world; a saved state takes precedence
    #[arg(long, value_name = "FILE")]
    pub world: Option<PathBuf>,
    /// Faults to inject into the bot's traffic, such as
    /// 429=0.05,5xx=0.02,drop=0.01,delay=200ms,double=0.05,seed=7
    #[arg(long, default_value = "", hide_default_value = true)]
    pub faults: Faults,
    /// Permissions of the bot's role as a bit field; 8 is Administrator
    #[arg(long, value_name = "N")]
    pub permissions: Option<u64>,
    /// Bot token for a new world; a token in Discord's format also sets the application id
    #[arg(long, value_name = "T")]
    pub token: Option<String>,
    /// Also listen with https and wss, by default on the next port; clients must trust `ca.pem` in
    /// the data folder
    #[arg(long, value_name = "PORT", num_args = 0..=1, global = true)]
    pub tls: Option<Option<u16>>,
    /// Seed for all ids and tokens of a new world
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Whether to enforce Discord's rate limits; on by default unless the bot runs in the same
    /// process
    #[arg(long, value_name = "on|off", value_parser = on_or_off, action = clap::ArgAction::Set)]
    pub rate_limits: Option<bool>,
    /// Privileged intents granted to the bot, as a bit field; all by default
    #[arg(long, value_name = "N")]
    pub intents: Option<u64>,
    /// Recommended number of shards
    #[arg(long, value_name = "N", default_value_t = Self::default().shards, value_parser = clap::value_parser!(u16).range(1..))]
    pub shards: u16,
    /// Number of shards that may identify concurrently
    #[arg(long, value_name = "N", default_value_t = Self::default().max_concurrency, value_parser = clap::value_parser!(u16).range(1..))]
    pub max_concurrency: u16,
    /// Number of bot requests to keep for inspection
    #[arg(long, value_name = "N", default_value_t = Self::default().record)]
    pub record: usize,
    /// Number of messages to keep per channel, not counting pinned messages and those in use
    #[arg(long, value_name = "N", default_value_t = Self::default().keep, value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    pub keep: usize,
    /// Seconds the bot has for its first response to an interaction; raise it to stop in a debugger
    #[arg(long, value_name = "SECONDS", default_value_t = Self::default().response_time, value_parser = clap::value_parser!(u16).range(1..))]
    pub response_time: u16,
    /// File to write when the sandbox is ready, with its addresses, token and ids as JSON
    #[arg(long, value_name = "FILE")]
    pub ready_file: Option<PathBuf>,
}

impl Default for ServerArgs {
    fn default() -> Self {
        Self {
            port: 8642,
            users: 2,
            fresh: false,
            world: None,
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
    /// Converts the flags to options.
    ///
    /// The state is stored in `folder`. If `folder` is `None`, the state stays in memory and the
    /// TLS files go to the system's temporary folder. `rate_limits` is the default for
    /// `--rate-limits`.
    #[must_use]
    pub fn into_options(self, folder: Option<&Path>, rate_limits: bool) -> Options {
        let tls_folder = folder.map_or_else(|| std::env::temp_dir().join("discord-at-home"), Path::to_owned);
        let next = if self.port == 0 { 0 } else { self.port.saturating_add(1) };
        Options {
            port: self.port,
            state_file: folder.map(|folder| folder.join("sandbox.json")),
            fresh: self.fresh,
            world_file: self.world,
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

/// Checks that [`write_ready_file`] would replace no other file. Call it before the sandbox starts.
///
/// # Errors
///
/// If the file exists and is not a ready file.
pub fn check_ready_file(file: &Path) -> io::Result<()> {
    // Reading a pipe would block.
    let found = match std::fs::metadata(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        found => found?,
    };
    let read: Option<Value> = found
        .is_file()
        .then(|| std::fs::read(file))
        .transpose()?
        .and_then(|text| serde_json::from_slice(&text).ok());
    if read.is_some_and(|read| READY_KEYS.iter().all(|key| read.get(key).is_some())) {
        return Ok(());
    }
    let problem = "it exists and is not a ready file: choose another name, or delete it first";
    Err(io::Error::new(io::ErrorKind::AlreadyExists, problem))
}

/// Writes the addresses, token and ids of a running sandbox to `file` as JSON.
///
/// The file appears atomically, so scripts can wait for it. It replaces only an earlier ready file.
///
/// # Errors
///
/// If the file cannot be written, or another file has its name.
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
    check_ready_file(file)?;
    let mut beside = file.as_os_str().to_owned();
    beside.push(format!(".{}.new", std::process::id()));
    let mut new = OpenOptions::new().write(true).create_new(true).open(&beside)?;
    new.write_all(ready.to_string().as_bytes())?;
    std::fs::rename(beside, file)
}

/// Returns Discord's hosts on the certificate of the TLS listener.
#[must_use]
pub fn discord_hosts() -> &'static [&'static str] {
    &crate::tls::DISCORD_HOSTS
}

/// Returns the environment variables for a bot in a separate process.
#[must_use]
pub fn variables(sandbox: &Sandbox) -> Vec<(&'static str, String)> {
    let mut variables = sandbox.variables();
    if let Some((origin, authority)) = sandbox.tls() {
        variables.push(("DISCORD_TLS", origin));
        variables.push(("DISCORD_CA", authority.display().to_string()));
    }
    variables
}

fn on_or_off(text: &str) -> Result<bool, String> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err("expected on or off".to_owned()),
    }
}
