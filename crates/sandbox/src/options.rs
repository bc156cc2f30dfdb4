//! Startup options, and errors of starting and stopping.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use serde::Serialize;
use thiserror::Error;

use super::faults::Faults;
use super::persist::LoadError;
use super::world_file::WorldFileError;

/// Startup options of a sandbox.
#[derive(Clone, Debug)]
pub struct Options {
    /// Port on 127.0.0.1; 0 picks a free one.
    pub port: u16,
    /// State file; `None` keeps the state in memory.
    pub state_file: Option<PathBuf>,
    /// Whether to delete the saved state and start with a new world.
    pub fresh: bool,
    /// World file to use as the initial world if there is no saved state.
    pub world_file: Option<PathBuf>,
    /// Minimum number of users; missing ones are added.
    pub users: usize,
    /// Name of the bot in a new world.
    pub bot_name: String,
    /// Name of the server in a new world.
    pub server_name: String,
    /// Faults to inject into the bot's traffic.
    pub faults: Faults,
    /// Permissions of the bot's role in a new world. `None` lets the bot read, write, embed,
    /// attach, react and start threads.
    pub permissions: Option<u64>,
    /// Bot token for a new world. A token in Discord's format also sets the application id. `None`
    /// generates one.
    pub token: Option<String>,
    /// Clock of a bot in the same program, which advances with the sandbox's clock.
    pub clock: Option<FollowingClock>,
    /// A second listener with https and wss.
    pub tls: Option<Tls>,
    /// Seed for all ids and tokens of a new world.
    pub seed: Option<u64>,
    /// Whether to enforce Discord's rate limits on the bot's requests and gateway frames.
    pub rate_limits: bool,
    /// Number of shards that `/gateway/bot` recommends.
    pub shards: u16,
    /// Number of shards that may identify concurrently. With rate limits, others are refused for 5
    /// seconds.
    pub max_concurrency: u16,
    /// Intents granted to the bot. A connection that requests another one is closed with 4014.
    pub intents: u64,
    /// Number of messages to keep per channel. Older ones are deleted, except pinned messages and
    /// those with an open interaction.
    pub keep_messages: usize,
    /// Number of bot requests to keep for the control API.
    pub keep_requests: usize,
    /// Time limit for the bot's first response to an interaction. Discord's is 3 seconds; raise it
    /// to stop in a debugger.
    pub response_time: Duration,
    /// Welcome card of the page; `None` shows how to connect a bot.
    pub welcome: Option<Welcome>,
}

impl Default for Options {
    /// A sandbox on a free port with two users, kept in memory.
    fn default() -> Self {
        Self {
            port: 0,
            state_file: None,
            fresh: false,
            world_file: None,
            users: 2,
            bot_name: "Bot".to_owned(),
            server_name: "Sandbox".to_owned(),
            faults: Faults::default(),
            permissions: None,
            token: None,
            clock: None,
            tls: None,
            seed: None,
            rate_limits: false,
            shards: 1,
            max_concurrency: 1,
            intents: u64::MAX,
            keep_messages: 10_000,
            keep_requests: 10_000,
            response_time: Duration::from_secs(3),
            welcome: None,
        }
    }
}

/// A clock that follows the sandbox's clock.
///
/// The sandbox increases `ahead_ms` step by step, and waits after each step until `looked_ms`
/// catches up.
#[derive(Clone, Debug, Default)]
pub struct FollowingClock {
    /// Target offset from the system clock in ms. Set by the sandbox.
    pub ahead_ms: Arc<AtomicI64>,
    /// Offset in ms up to which the bot has completed its due work. Set by the bot.
    pub looked_ms: Arc<AtomicI64>,
    /// Time of the bot's next due work in ms since 1970 by this clock; 0 if nothing is due or the
    /// time is unknown. Set by the bot.
    pub next_due_ms: Arc<AtomicI64>,
}

/// A TLS listener.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tls {
    /// Port on 127.0.0.1; 0 picks a free one.
    pub port: u16,
    /// Folder of the certificate authority, `ca.pem`. Clients must trust it.
    pub folder: PathBuf,
}

/// The welcome card of the page: an introduction and buttons to get started.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Welcome {
    /// The heading.
    pub title: String,
    /// Two or three sentences.
    pub text: String,
    /// The buttons; the first one is highlighted.
    pub actions: Vec<WelcomeAction>,
}

/// A button on the welcome card that uses a command of the bot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct WelcomeAction {
    /// The button label.
    pub label: String,
    /// Name of the user who uses the command.
    #[serde(rename = "as")]
    pub user: String,
    /// The command, with group and subcommand separated by spaces.
    pub command: String,
    /// Option values by name, as a user would type them.
    pub options: BTreeMap<String, String>,
}

/// Error from [`Sandbox::start`](crate::Sandbox::start).
#[derive(Debug, Error)]
pub enum StartError {
    /// The port is in use or not allowed.
    #[error("cannot listen on 127.0.0.1:{port}; choose another port with --port")]
    Listen {
        /// The port.
        port: u16,
        /// The I/O error.
        source: io::Error,
    },
    /// The TLS port is in use or not allowed.
    #[error("cannot listen with TLS on 127.0.0.1:{port}; choose another port with --tls")]
    ListenTls {
        /// The port.
        port: u16,
        /// The I/O error.
        source: io::Error,
    },
    /// The certificate authority can't be read or created.
    #[error("cannot create the certificates in {path}")]
    Certificates {
        /// The folder of the authority.
        path: PathBuf,
        /// The I/O error.
        source: io::Error,
    },
    /// Another sandbox is using the state file.
    #[error("{path} is in use by another sandbox; choose another folder with --data")]
    InUse {
        /// The state file.
        path: PathBuf,
    },
    /// The state file can't be locked.
    #[error("cannot lock {path}")]
    Lock {
        /// The state file.
        path: PathBuf,
        /// The I/O error.
        source: io::Error,
    },
    /// The saved state can't be loaded.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The world file can't be loaded.
    #[error(transparent)]
    World(#[from] WorldFileError),
    /// The saved state can't be deleted.
    #[error("cannot delete {path}")]
    Forget {
        /// The state file.
        path: PathBuf,
        /// The I/O error.
        source: io::Error,
    },
}

/// Error from [`Sandbox::stop`](crate::Sandbox::stop).
#[derive(Debug, Error)]
pub enum StopError {
    /// The state can't be saved.
    #[error("cannot save {path}")]
    Save {
        /// The state file.
        path: PathBuf,
        /// The I/O error.
        source: io::Error,
    },
}

/// Returns the gateway's address for a sandbox's address.
pub(crate) fn gateway_url(origin: &str) -> String {
    format!("{}/gateway", origin.replacen("http", "ws", 1))
}
