//! `discord-at-home`: a sandbox of its own, for a bot that runs in another process.

mod snippets;

use std::error::Error;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use discord_at_home::{Faults, Options, Sandbox, Tls};
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
    /// The permissions of the bot's role, as Discord's number; 8 is Administrator
    #[arg(long, value_name = "N")]
    permissions: Option<u64>,
    /// The bot's token in a new world; one in Discord's shape fixes the application's id too
    #[arg(long, value_name = "T")]
    token: Option<String>,
    /// Also listen with https and wss, by default on the next port; `ca.pem` in the data folder is what to trust
    #[arg(long, value_name = "PORT", num_args = 0..=1)]
    tls: Option<Option<u16>>,
    /// Fixes every id and token of a new world: equal seeds make equal worlds
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Whether the bot has Discord's rate limits
    #[arg(long, value_name = "on|off", default_value = "on", value_parser = on_or_off, action = clap::ArgAction::Set)]
    rate_limits: bool,
    /// The privileged intents that the bot is granted, as Discord's number; all by default
    #[arg(long, value_name = "N")]
    intents: Option<u64>,
    /// How many shards bots are told to use
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    shards: u16,
    /// How many shards may identify at once
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    max_concurrency: u16,
    /// How many requests of the bot are remembered
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    record: usize,
    /// How many messages a channel keeps, beside pinned ones and those in use
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..))]
    keep: usize,
    /// How many seconds the bot has for its first response to an interaction; more than Discord's 3 for a debugger
    #[arg(long, value_name = "SECONDS", default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..))]
    response_time: u16,
    /// A file that is written once it listens: addresses, token and ids as JSON
    #[arg(long, value_name = "FILE")]
    ready_file: Option<PathBuf>,
    #[command(subcommand)]
    action: Option<SandboxAction>,
}

/// What is done instead of running until Ctrl+C.
#[derive(clap::Subcommand)]
enum SandboxAction {
    /// Run a command with `DISCORD_TOKEN`, `DISCORD_API` and so on set, stop, and exit with its status
    Run {
        /// The command and its arguments, after `--`
        #[arg(last = true, required = true)]
        command: Vec<OsString>,
    },
    /// Print the code that points a library here
    Snippet {
        /// discord.js, discord.py, nextcord, py-cord, disnake, hikari, interactions.py, eris, twilight or serenity
        library: String,
    },
}

fn main() -> ExitCode {
    let args = Args::parse();
    let command = match args.action {
        Some(SandboxAction::Snippet { library }) => return snippets::print(&library),
        Some(SandboxAction::Run { command }) => Some(command),
        None => None,
    };
    let in_memory = args.data == Path::new("none");
    let state_file = (!in_memory).then(|| args.data.join("sandbox.json"));
    // Without a data folder the authority lives as long as the machine's temporary files.
    let folder = if in_memory { std::env::temp_dir().join("discord-at-home") } else { args.data };
    let next = if args.port == 0 { 0 } else { args.port.saturating_add(1) };
    let tls = args.tls.map(|port| Tls { port: port.unwrap_or(next), folder });
    let options = Options {
        tls,
        port: args.port,
        state_file,
        fresh: args.fresh,
        users: args.users.into(),
        faults: args.faults,
        permissions: args.permissions,
        token: args.token,
        seed: args.seed,
        rate_limits: args.rate_limits,
        shards: args.shards,
        max_concurrency: args.max_concurrency,
        intents: args.intents.unwrap_or(u64::MAX),
        keep_requests: args.record,
        keep_messages: args.keep,
        response_time: Duration::from_secs(args.response_time.into()),
        ..Options::default()
    };
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    tracing_subscriber::registry().with(lines.with_filter(args.log)).init();
    match run(options, command, args.ready_file) {
        Ok(status) => status,
        Err(error) => {
            eprintln!("discord-at-home: {}", with_causes(&*error));
            ExitCode::FAILURE
        }
    }
}

/// Reads `on` or `off`.
fn on_or_off(text: &str) -> Result<bool, String> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err("on or off".to_owned()),
    }
}

#[tokio::main]
async fn run(
    options: Options,
    command: Option<Vec<OsString>>,
    ready_file: Option<PathBuf>,
) -> Result<ExitCode, Box<dyn Error>> {
    let sandbox = Sandbox::start(options).await?;
    let stop_requested = catch_stop_signals()?;
    if let Some(file) = ready_file {
        // Written beside and renamed, so that whoever waits for it never reads half of it.
        let beside = file.with_extension("new");
        std::fs::write(&beside, ready_json(&sandbox))?;
        std::fs::rename(beside, file)?;
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

/// Returns the environment variables for a bot.
fn variables(sandbox: &Sandbox) -> Vec<(&'static str, String)> {
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

/// Returns the content of the ready file.
fn ready_json(sandbox: &Sandbox) -> String {
    let guilds: Vec<String> = sandbox.guild_ids().iter().map(u64::to_string).collect();
    serde_json::json!({
        "origin": sandbox.origin(),
        "page": sandbox.origin(),
        "gateway": sandbox.gateway_url(),
        "token": sandbox.bot_token(),
        "tls": sandbox.tls().map(|(origin, _)| origin),
        "ca": sandbox.tls().map(|(_, authority)| authority.display().to_string()),
        "application_id": sandbox.application_id().to_string(),
        "guild_ids": guilds,
        "pid": std::process::id(),
    })
    .to_string()
}

/// Returns what is printed once the sandbox listens.
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
