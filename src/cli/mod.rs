//! The command line: each verb is a file with its arguments and its `run`.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Args, Command, CommandFactory as _, Parser, Subcommand};

use crate::config::{Config, ConfigError, GlobalArgs, LogFilter, LogFormat, RestAddress, SettingArgs};

pub mod backup;
pub mod bot;
pub mod completions;
pub mod doctor;
pub mod man;
pub mod migrate_store;
pub mod perft;
pub mod players;
pub mod puzzles;
pub mod referee;
pub mod render;
pub mod replay;
pub mod restore;
pub mod sandbox;
pub mod setup;
pub mod verify;
pub mod words;

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

use failure::UsageError;
pub use failure::exit_code;
use logging::start_logging;

/// Sealed Move: correspondence play of chess-like games in Discord.
///
/// Without a command: the bot if DISCORD_TOKEN is set, else the sandbox, an emulated Discord in the
/// browser.
#[derive(Parser)]
#[command(name = "sealed-move", version = env!("SEALED_MOVE_VERSION"))]
pub struct Cli {
    #[command(flatten)]
    globals: GlobalArgs,
    #[command(subcommand)]
    verb: Option<Verb>,
    #[command(flatten)]
    settings: SettingArgs,
}

#[derive(Subcommand)]
enum Verb {
    /// Run the bot on Discord, or on the server set by DISCORD_API_URL
    Bot(bot::BotArgs),
    /// Run an emulated Discord on this machine with the bot in it, and print its address
    Sandbox(sandbox::SandboxArgs),
    /// Check a bot token, print the invite link, and write the settings file
    Setup(setup::SetupArgs),
    /// Copy the bot's database to a new file, even while the bot runs
    Backup(backup::BackupArgs),
    /// Restore a backup; the current database is kept beside it
    Restore(restore::RestoreArgs),
    /// Copy all games from a file to a PostgreSQL database, or back
    MigrateStore(migrate_store::MigrateStoreArgs),
    /// Check settings, data folder, databases, pictures, and Discord if a token is set
    Doctor(DoctorArgs),
    #[command(flatten)]
    Tool(Tool),
}

#[derive(Args)]
struct DoctorArgs {
    #[command(flatten)]
    settings: SettingArgs,
}

/// Verbs that read no settings.
#[derive(Subcommand)]
enum Tool {
    /// Answer requests about the rules, as JSON Lines on standard input and output
    Referee,
    /// Render a position as a PNG file
    Render(render::RenderArgs),
    /// Render a recorded game as an animated GIF
    Replay(replay::ReplayArgs),
    /// Verify the dice of a finished game from its game file
    Verify(verify::VerifyArgs),
    /// Count the move paths to a given depth
    Perft(perft::PerftArgs),
    /// Let computer players play each other, to measure or tune them
    #[command(subcommand)]
    Players(players::PlayersVerb),
    /// Print completions of commands and options for a shell
    Completions(completions::CompletionsArgs),
    /// Write the manual pages to a folder
    Man(man::ManArgs),
    /// Find puzzles in games between computer players, or check the shipped ones
    #[command(subcommand)]
    Puzzles(puzzles::PuzzlesVerb),
    /// List translated texts whose English has changed, or mark them as read
    Words(words::WordsArgs),
}

impl Cli {
    /// Parses the command line. Prints help or an error and exits if there is nothing to run.
    #[must_use]
    pub fn from_command_line() -> Self {
        Self::try_parse().unwrap_or_else(|error| suggest_verb(error).exit())
    }

    /// Runs the verb.
    ///
    /// # Errors
    ///
    /// A [`ConfigError`] if a setting is wrong; else the verb's own error.
    pub fn run(self) -> anyhow::Result<()> {
        let Self { globals, verb, settings } = self;
        let given = settings.first_given();
        let configure = |own: SettingArgs| -> Result<Config, ConfigError> {
            let config = Config::read(&settings.clone().overridden_by(own).with_globals(&globals))?;
            start_logging(&config.log, config.log_format);
            Ok(config)
        };
        match verb {
            None => run_default(&configure(SettingArgs::default())?),
            Some(Verb::Bot(args)) => bot::run(&configure(args.settings)?, args.force),
            Some(Verb::Sandbox(args)) => sandbox::run(&configure(args.settings.clone())?, args),
            Some(Verb::Setup(args)) => {
                let options = settings.clone().overridden_by(args.settings.clone());
                start_logging(&LogFilter::read(&globals)?, LogFormat::Text);
                setup::run(options, &globals, &args)
            }
            Some(Verb::Backup(args)) => backup::run(&configure(args.settings.clone())?, &args),
            Some(Verb::Restore(args)) => restore::run(&configure(args.settings.clone())?, &args),
            Some(Verb::MigrateStore(args)) => {
                configure(args.settings.clone())?;
                migrate_store::run(&args)
            }
            Some(Verb::Doctor(args)) => doctor::run(&configure(args.settings)?),
            Some(Verb::Tool(tool)) => {
                if let Some(option) = given {
                    return Err(UsageError(format!("this command has no option {option}")).into());
                }
                start_logging(&LogFilter::read(&globals)?, LogFormat::Text);
                tool.run()
            }
        }
    }
}

impl Tool {
    fn run(self) -> anyhow::Result<()> {
        match self {
            Self::Referee => referee::run(),
            Self::Render(args) => render::run(&args),
            Self::Replay(args) => replay::run(&args),
            Self::Verify(args) => verify::run(&args),
            Self::Perft(args) => perft::run(&args),
            Self::Players(verb) => players::run(&verb),
            Self::Completions(args) => completions::run(&args),
            Self::Man(args) => man::run(&args),
            Self::Puzzles(verb) => puzzles::run(&verb),
            Self::Words(args) => words::run(&args),
        }
    }
}

/// Runs the bot if there is a token, else the sandbox. A server or proxy without a token is an error,
/// because only the bot uses them.
fn run_default(config: &Config) -> anyhow::Result<()> {
    let missing = match (&config.discord_token, config.rest()) {
        (Some(_), _) => return bot::run(config, false),
        (None, RestAddress::Discord) => return sandbox::run(config, sandbox::SandboxArgs::default()),
        (None, RestAddress::Server(_)) => {
            "DISCORD_API_URL is set, but DISCORD_TOKEN is not; set both, or neither for the sandbox"
        }
        (None, RestAddress::Proxy(_)) => {
            "SEALED_MOVE_API_PROXY is set, but DISCORD_TOKEN is not; set both, or neither for the sandbox"
        }
    };
    Err(ConfigError::Missing(missing).into())
}

/// Suggests the verb that has the unknown option, instead of an option that looks similar.
fn suggest_verb(mut error: clap::Error) -> clap::Error {
    let mut command = Cli::command();
    command.build();
    if error.kind() == ErrorKind::UnknownArgument
        && let Some(ContextValue::String(unknown)) = error.get(ContextKind::InvalidArg)
        && let Some(name) = unknown.strip_prefix("--")
        && let Some(verb) = verb_with_option(&mut command, name)
    {
        let full_name = verb.get_bin_name().unwrap_or_default();
        let suggestion = full_name.split_once(' ').map(|(_, verb)| format!("{verb} --{name}"));
        error.insert(ContextKind::SuggestedArg, ContextValue::String(suggestion.unwrap_or_default()));
        error.insert(ContextKind::Usage, ContextValue::StyledStr(verb.render_usage()));
    }
    error
}

/// Finds a verb with this option of its own. Settings belong to no verb.
fn verb_with_option<'a>(command: &'a mut Command, name: &str) -> Option<&'a mut Command> {
    let has = |argument: &Arg| {
        let is_setting = argument.is_global_set() || SettingArgs::contains(argument);
        argument.get_long() == Some(name) && !is_setting
    };
    command.get_subcommands_mut().find_map(|verb| {
        if verb.get_arguments().any(has) { Some(verb) } else { verb_with_option(verb, name) }
    })
}
