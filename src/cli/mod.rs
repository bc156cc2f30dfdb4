//! The command line: what can be run. Each verb is a file with its arguments and its `run`.

use clap::{Parser, Subcommand};

use crate::config::{CommonArgs, Config, ConfigError, RestAddress};

pub mod backup;
pub mod bot;
pub mod doctor;
pub mod migrate_store;
pub mod perft;
pub mod players;
pub mod puzzles;
pub mod referee;
pub mod render;
pub mod replay;
pub mod restore;
pub mod sandbox;
pub mod verify;

mod data_folder;
mod databases;
mod failure;
mod heaps;
mod inputs;
mod logging;
mod output;
mod progress;
mod style;
mod wiring;

pub use failure::exit_code;
pub use logging::start_logging;

/// Sealed Move: correspondence play of chess-like games in Discord.
///
/// Without a command: the bot if DISCORD_TOKEN is set, else the sandbox, a make-believe Discord in
/// the browser.
#[derive(Parser)]
#[command(name = "sealed-move", version)]
pub struct Cli {
    /// The settings that every verb takes.
    #[command(flatten)]
    pub common: CommonArgs,
    /// What to run.
    #[command(subcommand)]
    pub verb: Option<Verb>,
}

/// What can be run.
#[derive(Subcommand)]
pub enum Verb {
    /// Run the bot on Discord, or on the server that DISCORD_API_URL names
    Bot(bot::BotArgs),
    /// Run a make-believe Discord on this machine with the bot in it, and print the address to open
    Sandbox(sandbox::SandboxArgs),
    /// Answer questions about the rules as JSON Lines on standard input and output
    Referee,
    /// Render a position as a PNG file
    Render(render::RenderArgs),
    /// Render a recorded game as an animated GIF
    Replay(replay::ReplayArgs),
    /// Roll all dice of a finished game again and compare them with its game file
    Verify(verify::VerifyArgs),
    /// Copy the bot's database to a new file, while it runs
    Backup(backup::BackupArgs),
    /// Put a backup in the place of the bot's database, which is kept beside it
    Restore(restore::RestoreArgs),
    /// Copy all games from a file to a PostgreSQL database, or back
    MigrateStore(migrate_store::MigrateStoreArgs),
    /// Check settings, data folder, databases, pictures, and Discord where a token is set
    Doctor,
    /// Count the paths of so many moves, for those who check engines
    Perft(perft::PerftArgs),
    /// Let computer players play each other, to measure them or to fit their weights
    #[command(subcommand)]
    Players(players::PlayersVerb),
    /// Find puzzles in games between computer players, or check those that are shipped
    #[command(subcommand)]
    Puzzles(puzzles::PuzzlesVerb),
}

impl Verb {
    /// The verb where none is given: the bot where there is a token, else the sandbox.
    ///
    /// # Errors
    ///
    /// Refuses to start a sandbox where a server is named, but no token: the bot was meant.
    pub fn by_default(config: &Config) -> Result<Self, ConfigError> {
        match (&config.token, &config.rest) {
            (Some(_), _) => Ok(Self::Bot(bot::BotArgs::default())),
            (None, RestAddress::Server(_)) => Err(ConfigError::Missing(
                "DISCORD_API_URL names a server, but DISCORD_TOKEN is not set; without both the sandbox starts",
            )),
            (None, RestAddress::Proxy(_)) => Err(ConfigError::Missing(
                "SEALED_MOVE_API_PROXY names a proxy, but DISCORD_TOKEN is not set; without both the sandbox starts",
            )),
            (None, RestAddress::Discord) => Ok(Self::Sandbox(sandbox::SandboxArgs::default())),
        }
    }
}
