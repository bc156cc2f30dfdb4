//! Puts the parts together that the bot and the sandbox both run.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use anyhow::Context as _;
use sealed_move_board::Studio;
use sealed_move_rules::Side;

use super::databases::Database;
use super::failure::UsageError;
use crate::bot::MetricsServer;
use crate::bot::Monitor;
use crate::bot::{BotContext, RngSource, ThinkLimits};
use crate::clock::{Clock, MovedClock, MovedTime, SharedClock, SteadyClock};
use crate::config::{Config, Node, StoreAddress, ThinkThreads};
use crate::dice::Seed;
use crate::domain::Timestamp;
use crate::service::Service;
use crate::store::{
    self, PostgresAddress, PostgresStore, ProcessCard, ProcessToken, SqliteStore, Store, Thoroughness,
};

/// Threads that may block: eight handlers, sixteen messages, the clock and a few questions. Each has memory of its
/// own, so that hundreds would keep what a crowd once needed.
const BLOCKING_THREADS: usize = 32;

/// Where the system says what the machine is called.
const HOST: &str = "/proc/sys/kernel/hostname";

/// Does asynchronous work to its end.
pub(super) fn in_runtime(work: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    runtime.enable_all().max_blocking_threads(BLOCKING_THREADS).build()?.block_on(work)
}

/// Opens the store and everything over it, for a bot on Discord.
pub(super) fn context(config: &Config, database: Database) -> anyhow::Result<BotContext> {
    let (context, newest) = parts(config, database)?;
    let processes = &context.service().processes;
    if processes.are_several() {
        let clock = SharedClock::start(processes.database_time()?, newest);
        return Ok(context.with_clock(Clock::Shared(clock)));
    }
    let clock = SteadyClock::start(newest);
    if let Some(behind_ms) = clock.behind_at_start() {
        tracing::warn!(
            seconds = behind_ms / 1000,
            "the wall clock is behind what was stored; time goes on from there until it has caught up"
        );
    }
    Ok(context.with_clock(Clock::Steady(Arc::new(clock))))
}

/// The same for the sandbox, whose time is moved forward on purpose.
pub(super) fn moved_context(config: &Config, moved: MovedTime) -> anyhow::Result<BotContext> {
    let (context, newest) = parts(config, Database::Sandbox)?;
    // What is stored was told by the moved clock.
    let ahead_ms = moved.ahead_ms.load(Ordering::SeqCst);
    let steady = SteadyClock::start(newest.map(|newest| Timestamp(newest.0 - ahead_ms)));
    Ok(context.with_clock(Clock::Moved(MovedClock::new(steady, moved))))
}

/// The parts over a store, by the machine's clock, and the newest time that is stored.
fn parts(config: &Config, database: Database) -> anyhow::Result<(BotContext, Option<Timestamp>)> {
    let service = match config.store.as_ref().filter(|_| database == Database::Bot) {
        Some(address) => Service::sharing(open_postgres(address, config)?, &process_card(config)?)?,
        None => Service::new(open_file(&database.path(config))?, config.node.number()),
    };
    let studio = Studio::new().context("loading sprites and fonts")?;
    let newest = service.clocks.newest_time()?;
    let context = BotContext::new(Arc::new(service), Arc::new(studio), RngSource { coin, seed });
    let threads = config.think_threads.map(ThinkThreads::number);
    let thinking = ThinkLimits { threads, longest: config.think_seconds.time() };
    Ok((context.with_thinking(thinking).with_api_rate(config.api_rate), newest))
}

/// Opens a database in a file.
fn open_file(path: &Path) -> anyhow::Result<Arc<dyn Store>> {
    let store = SqliteStore::open(path).with_context(|| format!("opening {}", path.display()))?;
    let path = path.to_owned();
    tokio::task::spawn_blocking(move || check_pages(&path));
    Ok(Arc::new(store))
}

/// Opens a PostgreSQL database, which other processes may serve, too.
fn open_postgres(address: &StoreAddress, config: &Config) -> anyhow::Result<Arc<dyn Store>> {
    let address = postgres_address(address)?;
    let store = PostgresStore::open(&address).with_context(|| format!("opening {address}"))?;
    if config.node != Node::default() {
        tracing::info!("SEALED_MOVE_NODE is ignored: the processes of a PostgreSQL database need no numbers");
    }
    Ok(Arc::new(store))
}

/// The address of a PostgreSQL database, parsed.
///
/// # Errors
///
/// Where it is none; its password is not repeated.
pub(super) fn postgres_address(address: &StoreAddress) -> anyhow::Result<PostgresAddress> {
    address.reveal().parse().map_err(|problem| UsageError(format!("store: {problem}")).into())
}

/// Looks once whether the file is whole, while the bot begins: it answers meanwhile, and an operator hears of it.
fn check_pages(database: &Path) {
    if let Err(error) = store::check(database, Thoroughness::Quick) {
        tracing::error!(%error, "the database is damaged: stop the bot and restore a backup");
    }
}

/// Closes the store, so that the database is one file.
pub(super) fn close(service: &Service) {
    if let Err(error) = service.close() {
        tracing::warn!(%error, "the database's log stays beside it; the next start reads it");
    }
}

/// Serves metrics and health from before the bot is there, where they are wanted.
pub(super) async fn serve_metrics(
    config: &Config,
    context: &BotContext,
) -> anyhow::Result<Option<MetricsServer>> {
    let Some(address) = config.metrics else { return Ok(None) };
    let address = address.socket();
    let server = MetricsServer::start(address, Monitor::new(context.clone())).await;
    let server = server.with_context(|| format!("serving figures at {address} (SEALED_MOVE_METRICS)"))?;
    println!("Figures are at http://{0}/metrics, health at http://{0}/healthz.", server.address());
    Ok(Some(server))
}

/// Catches Ctrl+C and SIGTERM from now on, and returns a future that waits for one of them.
///
/// Whoever says that it is ready calls this before: uncaught, the signals end the process at once.
///
/// # Errors
///
/// Where the system refuses to tell of signals.
pub(super) fn catch_stop_signals() -> anyhow::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt()).context("catching Ctrl+C")?;
    let mut terminate = signal(SignalKind::terminate()).context("catching SIGTERM")?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// What this process says of itself where it serves beside others.
fn process_card(config: &Config) -> anyhow::Result<ProcessCard> {
    let bits = getrandom::u64().map_err(|error| anyhow::anyhow!("no randomness: {error}"))?;
    let host = std::fs::read_to_string(HOST).unwrap_or_default();
    Ok(ProcessCard {
        token: ProcessToken::new(bits),
        host: host.trim().to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        hears: match config.interactions {
            Some(_) => "http".to_owned(),
            None => format!("gateway {}", config.shards.unwrap_or_default()),
        },
    })
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
