//! Arguments into commands.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::config::{Config, ConfigError, File, Given};
use discord_at_home::Faults;

/// Sealed Move: correspondence play of chess-like games in Discord.
///
/// Without a command: the bot if DISCORD_TOKEN is set, else the sandbox, a make-believe Discord in
/// the browser.
#[derive(Parser)]
#[command(name = "sealed-move", version)]
pub struct Cli {
    #[command(flatten)]
    settings: Settings,
    /// What to run.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// Settings that every command takes. A flag counts before the environment, and that before
/// `sealed-move.toml`.
#[derive(Args)]
struct Settings {
    /// The settings file [default: sealed-move.toml, if it is there]
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    /// The bot's token; better set in the environment, for others on this machine can see flags
    #[arg(long, global = true, env = "DISCORD_TOKEN", hide_env_values = true, value_name = "TOKEN")]
    discord_token: Option<String>,
    /// A Discord-compatible server in Discord's place: an origin without path, plain http only to
    /// this machine
    #[arg(long, global = true, env = "DISCORD_API_URL", value_name = "ORIGIN")]
    discord_api_url: Option<String>,
    /// The folder of the databases [default: sealed-move-data]
    #[arg(long, global = true, env = "SEALED_MOVE_DATA", value_name = "FOLDER")]
    data: Option<String>,
    /// What is logged, as tracing filters say it [default: info,serenity=warn]
    #[arg(long, global = true, env = "SEALED_MOVE_LOG", value_name = "FILTER")]
    log: Option<String>,
    /// How it is logged, text or json [default: text]
    #[arg(long, global = true, env = "SEALED_MOVE_LOG_FORMAT", value_name = "FORMAT")]
    log_format: Option<String>,
    /// This process's number, 0 to 1023, where several share a database [default: 0]
    #[arg(long, global = true, env = "SEALED_MOVE_NODE", value_name = "NUMBER")]
    node: Option<String>,
    /// Where the bot serves its figures (/metrics, for Prometheus) and its health (/healthz), such
    /// as 127.0.0.1:9464 [default: nowhere]
    #[arg(long, global = true, env = "SEALED_MOVE_METRICS", value_name = "ADDRESS")]
    metrics: Option<String>,
}

/// What can be run.
#[derive(Subcommand)]
pub enum Command {
    /// Run the bot on Discord, or on the server that DISCORD_API_URL names
    Bot,
    /// Run a make-believe Discord on this machine with the bot in it, and print the address to open
    Sandbox(SandboxArgs),
    /// Answer questions about the rules as JSON Lines on standard input and output
    Referee,
    /// Draw a position as a PNG file
    Render(RenderArgs),
    /// Draw a recorded game as an animated GIF
    Replay(ReplayArgs),
    /// Draw all lots of a finished game again and compare them with its record
    Verify {
        /// The record file, as /history exports it
        record: PathBuf,
    },
    /// Copy the bot's database to a new file, while it runs
    Backup {
        /// The new file
        file: PathBuf,
        /// Copy the sandbox's database instead
        #[arg(long)]
        sandbox: bool,
    },
    /// Check settings, data folder, databases, pictures, and Discord where a token is set
    Doctor,
    /// Count the paths of so many turns, for those who check engines
    Perft(PerftArgs),
}

/// Arguments of `sandbox`.
#[derive(Args)]
pub struct SandboxArgs {
    /// The port on 127.0.0.1; 0 takes any
    #[arg(long, default_value_t = 8642)]
    pub port: u16,
    /// How many make-believe users there are at first
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(2..=100))]
    pub users: u16,
    /// Forget the make-believe server and its games
    #[arg(long)]
    pub fresh: bool,
    /// Start the server alone, for another bot
    #[arg(long)]
    pub no_bot: bool,
    /// Misbehave: 429=0.05,5xx=0.02,drop=0.01,delay=200ms,double=0.05
    #[arg(long, default_value = "")]
    pub faults: Faults,
}

impl Default for SandboxArgs {
    fn default() -> Self {
        Self { port: 8642, users: 2, fresh: false, no_bot: false, faults: Faults::default() }
    }
}

/// Arguments of `render`.
#[derive(Args)]
pub struct RenderArgs {
    /// The game, such as aruki
    #[arg(long)]
    pub game: String,
    /// The position, as the rules file writes it
    #[arg(long)]
    pub position: String,
    /// Who looks: a side's name, or public
    #[arg(long = "for", default_value = "public", value_name = "SIDE")]
    pub observer: String,
    /// The theme
    #[arg(long, default_value = "wood")]
    pub theme: sealed_move_board::ThemeName,
    /// Where the picture goes
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
}

/// Arguments of `replay`.
#[derive(Args)]
pub struct ReplayArgs {
    /// The record file, as /history exports it
    pub record: PathBuf,
    /// Who looks: a side's name, public, or all to see everything
    #[arg(long = "for", default_value = "all", value_name = "SIDE")]
    pub observer: String,
    /// The side at the bottom [default: the one that looks, else the first]
    #[arg(long, value_name = "SIDE")]
    pub from: Option<String>,
    /// The theme
    #[arg(long, default_value = "wood")]
    pub theme: sealed_move_board::ThemeName,
    /// Where the animation goes
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
}

/// Arguments of `perft`.
#[derive(Args)]
pub struct PerftArgs {
    /// The game, such as aruki
    pub game: String,
    /// How many turns deep
    pub depth: u32,
    /// The position to begin with [default: the game's first setup]
    #[arg(long)]
    pub position: Option<String>,
    /// Count under each first turn separately
    #[arg(long)]
    pub divide: bool,
}

impl Cli {
    /// The settings, checked.
    ///
    /// # Errors
    ///
    /// Says which setting is wrong, where, and what is allowed.
    pub fn config(&self) -> Result<Config, ConfigError> {
        let settings = &self.settings;
        let given = Given {
            token: settings.discord_token.clone(),
            api_url: settings.discord_api_url.clone(),
            data: settings.data.clone(),
            log: settings.log.clone(),
            log_format: settings.log_format.clone(),
            node: settings.node.clone(),
            metrics: settings.metrics.clone(),
        };
        Config::new(given, File::read(settings.config.as_deref())?)
    }
}

/// What the sandbox says when it is ready: the address to open.
#[must_use]
pub fn sandbox_greeting(address: SocketAddr, bot: bool) -> String {
    let what = if bot {
        "The sandbox is ready, with the bot in it."
    } else {
        "The sandbox is ready, without a bot."
    };
    format!("{what}\n\n    Open http://{address} in a browser.\n\nCtrl+C stops it; what was played is kept.")
}
