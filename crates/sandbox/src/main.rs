//! `discord-at-home`: a standalone sandbox for bots in other processes.

mod hosts;
mod snippets;

use std::error::Error;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use discord_at_home::arguments::{ServerArgs, check_ready_file, variables, write_ready_file};
use discord_at_home::{Options, Sandbox};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

/// A local Discord emulator with simulated users and a chat page, for developing and testing bots.
///
/// Prints the page's address and the environment variables for a bot, and runs until Ctrl+C or
/// SIGTERM.
#[derive(Parser)]
#[command(name = "discord-at-home", version)]
struct Args {
    /// Folder for the saved state, or `none` to keep it in memory; by default discord-at-home-data, with `run` none
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Log level on standard error, optionally per module
    #[arg(long, value_name = "FILTER", default_value = "info")]
    log: Targets,
    #[command(flatten)]
    server: ServerArgs,
    #[command(subcommand)]
    action: Option<SandboxAction>,
}

/// Port of Discord's hosts.
const HTTPS_PORT: u16 = 443;

#[derive(clap::Subcommand)]
enum SandboxAction {
    /// Run a command with `DISCORD_TOKEN`, `DISCORD_API` and so on set, stop, and exit with its
    /// status
    Run {
        /// Lead Discord's own hosts to the sandbox, so that no line of the bot changes. The command
        /// reaches nothing else on the network. Implies `--tls 443`. Requires Linux
        #[arg(long)]
        hosts: bool,
        /// The command and its arguments, after `--`
        #[arg(last = true, required = true)]
        command: Vec<OsString>,
    },
    /// Print the code that connects a library to the sandbox
    Snippet {
        /// discord.js, discord.py, nextcord, py-cord, disnake, hikari, interactions.py, eris,
        /// twilight or serenity
        library: String,
    },
}

fn main() -> ExitCode {
    let mut args = Args::parse();
    let (command, with_hosts) = match args.action {
        Some(SandboxAction::Snippet { library }) => return snippets::print(&library),
        Some(SandboxAction::Run { command, hosts }) => (Some(command), hosts),
        None => (None, false),
    };
    if with_hosts {
        args.server.tls = Some(Some(HTTPS_PORT));
        // Before any thread starts.
        if let Err(error) = hosts::enter() {
            eprintln!("discord-at-home: {}", with_causes(&error));
            return ExitCode::FAILURE;
        }
    }
    let default = if command.is_some() { "none" } else { "discord-at-home-data" };
    let data = args.data.unwrap_or_else(|| default.into());
    let folder = (data != Path::new("none")).then_some(data.as_path());
    let ready_file = args.server.ready_file.clone();
    let options = args.server.into_options(folder, true);
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    tracing_subscriber::registry().with(lines.with_filter(args.log)).init();
    match run(options, (command, with_hosts), ready_file) {
        Ok(status) => status,
        Err(error) => {
            eprintln!("discord-at-home: {}", with_causes(&*error));
            ExitCode::FAILURE
        }
    }
}

#[tokio::main]
async fn run(
    options: Options,
    (command, with_hosts): (Option<Vec<OsString>>, bool),
    ready_file: Option<PathBuf>,
) -> Result<ExitCode, Box<dyn Error>> {
    let writing = |file: &Path, error| format!("writing {}: {error}", file.display());
    if let Some(file) = &ready_file {
        check_ready_file(file).map_err(|error| writing(file, error))?;
    }
    let sandbox = Sandbox::start(options).await?;
    let stop_requested = catch_stop_signals()?;
    if let Some(file) = ready_file {
        write_ready_file(&sandbox, &file).map_err(|error| writing(&file, error))?;
    }
    let Some(command) = command else {
        print!("{}", greeting(&sandbox));
        std::io::stdout().flush()?;
        stop_requested.await;
        sandbox.stop().await?;
        return Ok(ExitCode::SUCCESS);
    };
    let (program, arguments) = command.split_first().ok_or("no command")?;
    let mut child = tokio::process::Command::new(program);
    child.args(arguments).envs(variables(&sandbox)).kill_on_drop(true);
    if let Some((_, authority)) = sandbox.tls().filter(|_| with_hosts) {
        let authority = std::path::absolute(authority)?;
        child.envs(hosts::TRUST_VARIABLES.map(|name| (name, authority.clone())));
        for name in hosts::PROXY_VARIABLES {
            child.env_remove(name);
        }
    }
    let mut child = child.spawn().map_err(|error| format!("{}: {error}", program.to_string_lossy()))?;
    let status = tokio::select! {
        status = child.wait() => status?,
        () = stop_requested => {
            child.kill().await?;
            child.wait().await?
        }
    };
    sandbox.stop().await?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Returns the startup message.
fn greeting(sandbox: &Sandbox) -> String {
    let origin = sandbox.origin();
    let mut text = format!("The sandbox is ready.\n\n    Open {origin} in a browser.\n\n");
    for (name, value) in variables(sandbox) {
        // Writing to a string never fails.
        let _ = writeln!(text, "{name}={value}");
    }
    text.push_str("\n`discord-at-home snippet LIBRARY` prints the code that points a library here.\n");
    text.push_str("\nCtrl+C stops it.\n");
    text
}

/// Joins the messages of an error and its causes, without duplicates.
fn with_causes(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let message = error.to_string();
        if !text.contains(&message) {
            text = format!("{text}: {message}");
        }
        cause = error.source();
    }
    text
}

/// Installs handlers for Ctrl+C and SIGTERM and returns a future that waits for either.
///
/// Without handlers, the signals would kill the process before it saves.
#[cfg(unix)]
fn catch_stop_signals() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Returns a future that waits for Ctrl+C.
#[cfg(not(unix))]
fn catch_stop_signals() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
