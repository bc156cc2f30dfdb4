//! `discord-at-home`: a sandbox of its own, for a bot that runs in another process.

use std::error::Error;
use std::fmt::Write as _;
use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use discord_at_home::{Faults, Options, Sandbox};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

/// A Discord-compatible server on this machine, with simulated people and a chat page, to develop
/// and test bots.
///
/// It prints the page's address and the environment variables for a bot, and runs until Ctrl+C or
/// SIGTERM.
#[derive(Parser)]
#[command(name = "discord-at-home", version)]
struct Args {
    /// The port on 127.0.0.1; 0 takes any free one
    #[arg(long, default_value_t = 8642)]
    port: u16,
    /// The folder of the saved state, or `none` to keep it in memory
    #[arg(long, value_name = "FOLDER", default_value = "discord-at-home-data")]
    data: PathBuf,
    /// Remove the saved state and start anew
    #[arg(long)]
    fresh: bool,
    /// How many people there are at least
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(2..=100))]
    users: u16,
    /// Faults that happen to the bot: 429=0.05,5xx=0.02,drop=0.01,delay=200ms,double=0.05,seed=7
    #[arg(long, default_value = "", hide_default_value = true)]
    faults: Faults,
    /// What is logged to standard error: a level, or levels by module
    #[arg(long, value_name = "FILTER", default_value = "info")]
    log: Targets,
}

fn main() -> ExitCode {
    let Args { port, data, fresh, users, faults, log } = Args::parse();
    let in_memory = data == Path::new("none");
    let state_file = (!in_memory).then(|| data.join("sandbox.json"));
    let options = Options { port, state_file, fresh, users: users.into(), faults, ..Options::default() };
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    tracing_subscriber::registry().with(lines.with_filter(log)).init();
    match run(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("discord-at-home: {}", with_causes(&*error));
            ExitCode::FAILURE
        }
    }
}

#[tokio::main]
async fn run(options: Options) -> Result<(), Box<dyn Error>> {
    let sandbox = Sandbox::start(options).await?;
    let stop_requested = catch_stop_signals()?;
    print!("{}", greeting(&sandbox));
    std::io::stdout().flush()?;
    stop_requested.await;
    sandbox.stop().await?;
    Ok(())
}

/// Returns what is printed once the sandbox listens.
fn greeting(sandbox: &Sandbox) -> String {
    let origin = sandbox.origin();
    let mut text = format!("The sandbox is ready.\n\n    Open {origin} in a browser.\n\n");
    let mut variable = |name: &str, value: &str| {
        // Writing to a string never fails.
        let _ = writeln!(text, "DISCORD_{name}={value}");
    };
    variable("TOKEN", &sandbox.bot_token());
    variable("API", &origin);
    variable("GATEWAY", &sandbox.gateway_url());
    variable("APPLICATION_ID", &sandbox.application_id().to_string());
    for guild in sandbox.guild_ids() {
        variable("GUILD_ID", &guild.to_string());
    }
    text.push_str("\nCtrl+C stops it.\n");
    text
}

/// Returns the message of an error and of its causes, each once.
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

/// Catches Ctrl+C and SIGTERM from now on, and returns a future that waits for one of them.
///
/// Without this, the signals end the process before it saves.
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

/// Catches Ctrl+C, and returns a future that waits for it.
#[cfg(not(unix))]
fn catch_stop_signals() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
