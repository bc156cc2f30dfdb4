//! How a sandbox is started, and why it may not start or stop.

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

/// How a sandbox is started.
#[derive(Clone, Debug)]
pub struct Options {
    /// The port on 127.0.0.1; 0 takes any free one.
    pub port: u16,
    /// Where the state is kept; `None` forgets it when the sandbox stops.
    pub state_file: Option<PathBuf>,
    /// Whether to remove the saved state and start anew.
    pub fresh: bool,
    /// How many people there are at least; missing ones are added.
    pub users: usize,
    /// The name of the bot. A saved state keeps the name that it has.
    pub bot_name: String,
    /// The name of the server. A saved state keeps the name that it has.
    pub server_name: String,
    /// The faults that happen to the bot on purpose.
    pub faults: Faults,
    /// The permissions of the bot's role; `None` reads, writes, embeds, attaches, reacts and starts threads. A saved
    /// state keeps those that it has.
    pub permissions: Option<u64>,
    /// The bot's token in a new world; one in Discord's shape fixes the application's id too. `None` makes one.
    pub token: Option<String>,
    /// The clock of a bot in the same program, which is moved forward with the sandbox's.
    pub clock: Option<FollowingClock>,
    /// A second listener with https and wss.
    pub tls: Option<Tls>,
    /// Fixes every id and token of a new world; equal seeds make equal worlds.
    pub seed: Option<u64>,
    /// Whether the bot's requests and gateway frames have Discord's rate limits.
    pub rate_limits: bool,
    /// How many shards `/gateway/bot` tells bots to use.
    pub shards: u16,
    /// How many shards may identify at once; with rate limits others are refused for 5 seconds.
    pub max_concurrency: u16,
    /// The intents that the bot may use; a connection that asks for another one is closed with 4014.
    pub intents: u64,
    /// How many messages a channel keeps; the oldest leave, except for pinned ones and those that an open interaction
    /// names.
    pub keep_messages: usize,
    /// How many requests of the bot are remembered for the control API.
    pub keep_requests: usize,
    /// How long the bot has for its first response to an interaction. Discord gives 3 seconds; more leave time to look
    /// around in a debugger.
    pub response_time: Duration,
    /// What the page's first card says; `None` says how to connect a bot.
    pub welcome: Option<Welcome>,
}

impl Default for Options {
    /// Returns a sandbox on a free port with two people, kept in memory.
    fn default() -> Self {
        Self {
            port: 0,
            state_file: None,
            fresh: false,
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

/// A clock that follows the sandbox's.
///
/// The sandbox adds to `ahead_ms` step by step, and waits after each step until `looked_ms` has reached it.
#[derive(Clone, Debug, Default)]
pub struct FollowingClock {
    /// How far the clock is to be ahead of the machine's, ms. The sandbox sets it.
    pub ahead_ms: Arc<AtomicI64>,
    /// Up to which of these the bot has done what was due, ms. The bot sets it.
    pub looked_ms: Arc<AtomicI64>,
    /// When the next thing is due, ms since 1970 by this clock; 0 while nothing is, or nobody knows. The bot sets it.
    pub next_due_ms: Arc<AtomicI64>,
}

/// A listener with TLS.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tls {
    /// The port on 127.0.0.1; 0 takes any free one.
    pub port: u16,
    /// Where the sandbox keeps its certificate authority, which clients must trust: `ca.pem`.
    pub folder: PathBuf,
}

/// The card with which the page begins: what this is, and a first click.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Welcome {
    /// The heading.
    pub title: String,
    /// Two or three sentences.
    pub text: String,
    /// The buttons; the first one stands out.
    pub actions: Vec<WelcomeAction>,
}

/// A button of the first card: a person uses a command of the bot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct WelcomeAction {
    /// What the button says.
    pub label: String,
    /// Who uses the command, by name.
    #[serde(rename = "as")]
    pub user: String,
    /// The command, with group and subcommand separated by spaces.
    pub command: String,
    /// Names and values of its options, as a person types them.
    pub options: BTreeMap<String, String>,
}

/// Why a sandbox did not start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The port is in use or not allowed.
    #[error("cannot listen on 127.0.0.1:{port}; --port takes another one")]
    Listen {
        /// The port.
        port: u16,
        /// The error of the operating system.
        source: io::Error,
    },
    /// The port of the listener with TLS is in use or not allowed.
    #[error("cannot listen with TLS on 127.0.0.1:{port}; --tls takes another one")]
    ListenTls {
        /// The port.
        port: u16,
        /// The error of the operating system.
        source: io::Error,
    },
    /// The certificate authority can be neither read nor made.
    #[error("cannot make the certificates in {path}")]
    Certificates {
        /// The folder of the authority.
        path: PathBuf,
        /// What is wrong.
        source: io::Error,
    },
    /// Another sandbox uses the state.
    #[error("{path} is in use by another sandbox; --data takes another folder")]
    InUse {
        /// The state file.
        path: PathBuf,
    },
    /// The state cannot be locked for this process.
    #[error("cannot lock {path}")]
    Lock {
        /// The state file.
        path: PathBuf,
        /// The error of the operating system.
        source: io::Error,
    },
    /// The saved state cannot be loaded.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The saved state cannot be removed.
    #[error("cannot remove {path}")]
    Forget {
        /// The state file.
        path: PathBuf,
        /// The error of the operating system.
        source: io::Error,
    },
}

/// Why a sandbox did not stop cleanly.
#[derive(Debug, Error)]
pub enum StopError {
    /// The state cannot be saved.
    #[error("cannot save {path}")]
    Save {
        /// The state file.
        path: PathBuf,
        /// The error of the operating system.
        source: io::Error,
    },
}
