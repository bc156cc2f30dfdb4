//! Sealed Move: picks the command, wires the parts, runs.

use std::io::{IsTerminal as _, Write as _};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context as _;
use clap::Parser as _;
use discord_at_home::{Options, Sandbox};
use sealed_move::cli::{Cli, Command, PerftArgs, RenderArgs, ReplayArgs, SandboxArgs, sandbox_greeting};
use sealed_move::config::{Config, ConfigError, LogFormat, Origin, Token};
use sealed_move::dice::Seed;
use sealed_move::discord::desk::{Desk, RngSource};
use sealed_move::discord::{self, Bot, Monitor, NEVER_LOGGED};
use sealed_move::gamefile::{Damage, GameFile, GameFileError};
use sealed_move::i18n::Language;
use sealed_move::matches::{Flaw, UserError, prove};
use sealed_move::service::Service;
use sealed_move::store::{SqliteStore, backup, check};
use sealed_move::{metrics, referee, replay, words};
use sealed_move_board::{Labels, RenderRequest, Studio};
use sealed_move_rules::{Game, Observer, PlayError, Position, Rolls, RuleError, Side};

/// Exit status for wrong settings and arguments.
const WRONG_SETTINGS: u8 = 2;

/// The database of games on Discord.
const BOT_DATABASE: &str = "bot.db";

/// The database of games in the sandbox; never the same file.
const SANDBOX_DATABASE: &str = "sandbox.db";

fn main() -> ExitCode {
    let cli = Cli::parse();
    let config = match cli.config() {
        Ok(config) => config,
        Err(error) => return wrong(&error),
    };
    log(&config);
    let token = config.token.clone();
    let done = match (cli.command, token) {
        (Some(Command::Referee), _) => referee::run(std::io::stdin().lock(), std::io::stdout().lock())
            .context("the referee's input or output ended"),
        (Some(Command::Render(args)), _) => render(&args),
        (Some(Command::Replay(args)), _) => replay(&args),
        (Some(Command::Verify { record }), _) => verify(&record),
        (Some(Command::Perft(args)), _) => perft(&args),
        (Some(Command::Backup { file, sandbox }), _) => {
            let database = config.data.join(if sandbox { SANDBOX_DATABASE } else { BOT_DATABASE });
            backup(&database, &file).with_context(|| format!("copying {}", database.display()))
        }
        (Some(Command::Doctor), _) => in_runtime(doctor(&config)),
        (Some(Command::Bot), None) => {
            return wrong(&ConfigError::Missing("the bot needs a token: set DISCORD_TOKEN"));
        }
        (Some(Command::Bot) | None, Some(token)) => in_runtime(bot(&config, &token)),
        (Some(Command::Sandbox(args)), _) => in_runtime(sandbox(&config, args)),
        (None, None) if config.api.is_some() => {
            return wrong(&ConfigError::Missing(
                "DISCORD_API_URL names a server, but DISCORD_TOKEN is not set; without both the sandbox starts",
            ));
        }
        (None, None) => in_runtime(sandbox(&config, SandboxArgs::default())),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sealed-move: {}", story(&error));
            ExitCode::FAILURE
        }
    }
}

fn wrong(error: &dyn std::fmt::Display) -> ExitCode {
    eprintln!("sealed-move: {error}");
    ExitCode::from(WRONG_SETTINGS)
}

/// An error with its causes, each said once: some tell of their cause themselves.
fn story(error: &anyhow::Error) -> String {
    error.chain().map(ToString::to_string).fold(String::new(), |said, cause| {
        if said.is_empty() {
            cause
        } else if said.contains(&cause) {
            said
        } else {
            format!("{said}: {cause}")
        }
    })
}

fn log(config: &Config) {
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(config.log.filter(&NEVER_LOGGED))
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    match config.log_format {
        LogFormat::Text => subscriber.init(),
        LogFormat::Json => subscriber.json().init(),
    }
}

fn in_runtime(work: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(work)
}

/// Opens the store and everything over it.
fn desk(config: &Config, database: &str) -> anyhow::Result<Desk> {
    let path = config.data.join(database);
    let store = SqliteStore::open(&path).with_context(|| format!("opening {}", path.display()))?;
    let studio = Studio::new().context("loading sprites and fonts")?;
    Ok(Desk::new(
        Arc::new(Service::new(Arc::new(store), config.node.number())),
        Arc::new(studio),
        RngSource { coin, seed },
    ))
}

/// A fair coin from the system's randomness.
fn coin() -> Side {
    match getrandom::u32() {
        Ok(bits) if bits & 1 == 1 => Side::Second,
        Ok(_) => Side::First,
        Err(error) => {
            tracing::error!(%error, "no randomness; the challenger moves first");
            Side::First
        }
    }
}

/// A new seed from the system's randomness.
fn seed() -> Option<Seed> {
    let mut bytes = [0; 32];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Some(Seed::new(bytes)),
        Err(error) => {
            tracing::error!(%error, "no randomness for a seed");
            None
        }
    }
}

/// Serves figures and health from before the bot is there, where they are wanted.
async fn figures(config: &Config, desk: &Desk) -> anyhow::Result<Option<metrics::Server>> {
    let Some(address) = config.metrics else { return Ok(None) };
    let address = address.socket();
    let server = metrics::Server::start(address, Monitor::new(desk.clone())).await;
    let server = server.with_context(|| format!("serving figures at {address} (SEALED_MOVE_METRICS)"))?;
    println!("Figures are at http://{0}/metrics, health at http://{0}/healthz.", server.address());
    Ok(Some(server))
}

async fn bot(config: &Config, token: &Token) -> anyhow::Result<()> {
    let desk = desk(config, BOT_DATABASE)?;
    let _figures = figures(config, &desk).await?;
    let mut bot = Bot::start(desk, token, config.api.as_ref()).await?;
    println!("Sealed Move is on {}.", config.api.as_ref().map_or("Discord", Origin::as_str));
    tokio::select! {
        ended = bot.ended() => ended.context("the connection ended for good")?,
        () = asked_to_leave() => {}
    }
    bot.stop().await;
    Ok(())
}

async fn sandbox(config: &Config, args: SandboxArgs) -> anyhow::Result<()> {
    let sandbox = Sandbox::start(Options {
        port: args.port,
        state_file: Some(config.data.join("sandbox.json")),
        fresh: args.fresh,
        users: args.users.into(),
        bot_name: "Sealed Move".to_owned(),
        server_name: "Sealed Move Sandbox".to_owned(),
        faults: args.faults,
        ..Options::default()
    })
    .await?;
    // Not before the sandbox has taken the folder: another one may be playing in it.
    if args.fresh {
        forget(&config.data, SANDBOX_DATABASE)?;
    }
    let mut bot = None;
    let mut _figures = None;
    if !args.no_bot {
        let api: Origin = sandbox.origin().parse().map_err(anyhow::Error::msg)?;
        let token: Token = sandbox.bot_token().parse().map_err(anyhow::Error::msg)?;
        let desk = desk(config, SANDBOX_DATABASE)?;
        _figures = figures(config, &desk).await?;
        bot = Some(Bot::start(desk, &token, Some(&api)).await?);
    }
    if config.metrics.is_some() && bot.is_none() {
        tracing::warn!("figures are the bot's, and there is none here");
    }
    println!("{}", sandbox_greeting(sandbox.address(), bot.is_some()));
    std::io::stdout().flush()?;
    asked_to_leave().await;
    if let Some(bot) = bot {
        bot.stop().await;
    }
    sandbox.stop().await?;
    Ok(())
}

/// Says of each part whether it is well.
async fn doctor(config: &Config) -> anyhow::Result<()> {
    let mut ill = 0;
    let mut report = |part: &str, health: anyhow::Result<String>| match health {
        Ok(said) => println!("well  {part}: {said}"),
        Err(error) => {
            ill += 1;
            println!("ILL   {part}: {}", story(&error));
        }
    };
    report("data folder", writable(&config.data));
    for database in [BOT_DATABASE, SANDBOX_DATABASE] {
        let path = config.data.join(database);
        let health = if path.exists() {
            check(&path).map(|()| "sound".to_owned()).map_err(Into::into)
        } else {
            Ok("not there yet; it is made at the first start".to_owned())
        };
        report(database, health);
    }
    report("sprites and fonts", Studio::new().map(|_| "load".to_owned()).map_err(Into::into));
    match &config.token {
        None => println!("well  Discord: no token is set; the sandbox needs none"),
        Some(token) => {
            let greeted = greet(token, config.api.as_ref()).await;
            let known = greeted.is_ok();
            report("Discord", greeted);
            if known {
                report("permissions", permitted(token, config.api.as_ref()).await);
            }
        }
    }
    match ill {
        0 => Ok(()),
        1 => anyhow::bail!("one of the parts above is ill"),
        _ => anyhow::bail!("{ill} of the parts above are ill"),
    }
}

/// Says whether the bot may do what games need in the servers that it is in.
async fn permitted(token: &Token, api: Option<&Origin>) -> anyhow::Result<String> {
    let found = discord::permits(&discord::client(token, api)?, api).await?;
    anyhow::ensure!(found.missing.is_empty(), "{}", found.missing.join("; "));
    Ok(match found.servers {
        0 => "the bot is in no server yet".to_owned(),
        1 => "what games need is allowed in the one server that the bot is in".to_owned(),
        servers => format!("what games need is allowed in all {servers} servers that the bot is in"),
    })
}

fn writable(folder: &Path) -> anyhow::Result<String> {
    std::fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
    let probe = folder.join("doctor.tmp");
    std::fs::write(&probe, "ok").and_then(|()| std::fs::remove_file(&probe))?;
    Ok(format!("{} can be written", folder.display()))
}

async fn greet(token: &Token, api: Option<&Origin>) -> anyhow::Result<String> {
    let server = discord::check(&discord::client(token, api)?, api).await?;
    Ok(format!("the token is that of {}; the gateway is {}", server.application.name, server.gateway))
}

/// Removes the games of a make-believe server that is forgotten: their channels are gone.
fn forget(folder: &Path, database: &str) -> anyhow::Result<()> {
    for suffix in ["", "-wal", "-shm"] {
        let path = folder.join(format!("{database}{suffix}"));
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(error).with_context(|| format!("removing {}", path.display()));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Waits for Ctrl+C or SIGTERM.
async fn asked_to_leave() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
        }
        Err(error) => {
            tracing::warn!(%error, "SIGTERM will not be noticed");
            let _ = tokio::signal::ctrl_c().await;
        }
    }
}

fn game(name: &str) -> anyhow::Result<&'static dyn Game> {
    sealed_move_rules::find(name).with_context(|| {
        let known: Vec<_> = sealed_move_rules::GAMES.iter().map(|game| game.info().name).collect();
        format!("there is no game {name}; there are: {}", known.join(", "))
    })
}

fn said(game: &'static dyn Game, error: &RuleError) -> anyhow::Error {
    anyhow::Error::msg(words::rule_error(game.info().name, error))
}

fn position(game: &'static dyn Game, text: Option<&str>) -> anyhow::Result<Box<dyn Position>> {
    match text {
        Some(text) => game.parse(text).map_err(|error| said(game, &error)),
        None => game.start(game.info().setups[0].name, &mut Rolls::none()).map_err(|stop| match stop {
            PlayError::Draw(_) => anyhow::Error::msg("this game's start draws lots: give a --position"),
            PlayError::Refused(error) => said(game, &error),
        }),
    }
}

fn render(args: &RenderArgs) -> anyhow::Result<()> {
    let game = game(&args.game)?;
    let info = game.info();
    let observer = info.observer(&args.observer).with_context(|| {
        format!("--for takes {}, {} or public, not {}", info.sides[0], info.sides[1], args.observer)
    })?;
    let position = position(game, Some(&args.position))?;
    let view = position.view(observer);
    let from = match observer {
        Observer::Player(side) => side,
        Observer::Public | Observer::Revealed => Side::First,
    };
    let studio = Studio::new().context("loading sprites and fonts")?;
    let (sides, turn) = words::labels(info, &view, position.outcome().is_some());
    let labels = Labels { sides: [&sides[0], &sides[1]], turn: turn.as_deref() };
    let picture =
        studio.picture(&RenderRequest { theme: args.theme, ..RenderRequest::new(&view, from, labels) });
    std::fs::write(&args.output, picture.png).with_context(|| format!("writing {}", args.output.display()))
}

/// Draws a recorded game; says on standard error where it could not be drawn as fine as usual.
fn replay(args: &ReplayArgs) -> anyhow::Result<()> {
    let name = args.record.display();
    let text = std::fs::read_to_string(&args.record).with_context(|| format!("reading {name}"))?;
    let record = GameFile::parse(&text).map_err(damaged).with_context(|| name.to_string())?;
    let info = record.game.info();
    if !record.is_whole() {
        let why = words::not_whole(&seen(&record));
        anyhow::bail!("{name}: {why}");
    }
    let observer = match args.observer.as_str() {
        "all" => Observer::Revealed,
        side => info.observer(side).with_context(|| {
            format!("--for takes {}, {}, public or all, not {side}", info.sides[0], info.sides[1])
        })?,
    };
    let from = match (&args.from, observer) {
        (None, Observer::Player(side)) => side,
        (None, _) => Side::First,
        (Some(name), _) => Side::BOTH
            .into_iter()
            .find(|side| info.side_name(*side) == name)
            .with_context(|| format!("--from takes {} or {}, not {name}", info.sides[0], info.sides[1]))?,
    };
    let sights = record.sights(observer).map_err(|error| said(record.game, &error))?;
    let studio = Studio::new().context("loading sprites and fonts")?;
    let replay =
        replay::replay(Language::ENGLISH, &studio, info, &sights, from, record.result.is_some(), args.theme);
    if replay.every > 1 {
        eprintln!("{}", words::say!("replay-coarser", every = replay.every));
    } else if replay.smaller {
        eprintln!("{}", words::say!("replay-smaller"));
    }
    std::fs::write(&args.output, replay.gif).with_context(|| format!("writing {}", args.output.display()))
}

/// Whose eyes a record was written for: a side's word, else `public`.
fn seen(file: &GameFile) -> String {
    match file.seen {
        Observer::Player(side) => words::side(file.game.info(), side),
        Observer::Public | Observer::Revealed => file.seen_word().to_owned(),
    }
}

/// What is wrong with a record; what the rules say of it in their sentences.
fn damaged(error: GameFileError) -> anyhow::Error {
    match &error.damage {
        Damage::Rules { game, error: refused } => {
            anyhow::Error::msg(words::line_error(error.line, game, refused))
        }
        _ => error.into(),
    }
}

/// Prints every draw and the verdict; fails where the dice do not hold.
fn verify(file: &Path) -> anyhow::Result<()> {
    let name = file.display();
    let text = std::fs::read_to_string(file).with_context(|| format!("reading {name}"))?;
    let whole = || GameFile::parse(&text).map(drop).map_err(damaged).with_context(|| name.to_string());
    let record = GameFile::read(&text).with_context(|| name.to_string())?;
    if !record.game.info().chance {
        println!("{}", words::refusal(record.game.info().name, &UserError::NoLots));
        return whole();
    }
    anyhow::ensure!(
        record.is_whole(),
        "{name}: the turns are not told in full, so the lots cannot be drawn again"
    );
    let claim = record.claim().with_context(|| {
        format!("{name}: the seed or the acceptance is missing: the dice are opened at the end")
    })?;
    let proof = prove(&claim);
    for line in words::draws(&proof) {
        println!("{line}");
    }
    println!("{}", words::verdict(&claim, &proof));
    if let Some(Flaw::Record { ply: Some(_), .. }) = proof.flaw {
        // A turn that cannot be replayed is told by its line, as `replay` does.
        whole()?;
    }
    anyhow::ensure!(proof.flaw.is_none(), "{name}: the dice do not hold");
    whole()
}

fn perft(args: &PerftArgs) -> anyhow::Result<()> {
    let game = game(&args.game)?;
    let position = position(game, args.position.as_deref())?;
    if args.divide {
        let counts = position.divide(args.depth).map_err(|error| said(game, &error))?;
        for (turn, nodes) in &counts {
            println!("{turn} {nodes}");
        }
        println!("total {}", counts.iter().map(|(_, nodes)| nodes).sum::<u64>());
    } else {
        println!("{}", position.perft(args.depth).map_err(|error| said(game, &error))?);
    }
    Ok(())
}
