//! Connects the parts that the bot and the sandbox share.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::Context as _;
use sealed_move_board::Studio;
use sealed_move_rules::Side;

use super::databases::Database;
use super::failure::UsageError;
use crate::bot::MetricsServer;
use crate::bot::Monitor;
use crate::bot::{BotContext, RngSource, ThinkLimits};
use crate::clock::{Clock, MovedClock, MovedTime, SharedClock, SteadyClock};
use crate::config::{BotToken, Config, StoreAddress};
use crate::dice::Seed;
use crate::domain::{PersonKey, Timestamp};
use crate::service::Service;
use crate::store::{
    self, PostgresAddress, PostgresStore, ProcessCard, ProcessToken, SqliteStore, Store, Thoroughness,
};

/// Enough for eight handlers, sixteen messages, the clock and a few requests. Each thread keeps memory
/// after a peak, so the default of 512 would waste it.
const MAX_BLOCKING_THREADS: usize = 32;

/// The file with the machine's name.
const HOSTNAME_FILE: &str = "/proc/sys/kernel/hostname";

pub(super) fn in_runtime(work: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    runtime.enable_all().max_blocking_threads(MAX_BLOCKING_THREADS).build()?.block_on(work)
}

/// Opens the store and builds the context of a bot on Discord.
pub(super) fn context(config: &Config, database: Database, token: &BotToken) -> anyhow::Result<BotContext> {
    let (context, newest) = parts(config, database, token)?;
    let processes = &context.service().processes;
    if processes.is_clustered() {
        let clock = SharedClock::start(processes.database_time()?, newest);
        return Ok(context.with_clock(Clock::Shared(clock)));
    }
    let clock = SteadyClock::start(newest);
    if let Some(behind_ms) = clock.behind_at_start() {
        tracing::warn!(
            seconds = behind_ms / 1000,
            "wall clock is behind the stored time; continuing from the stored time"
        );
    }
    Ok(context.with_clock(Clock::Steady(Arc::new(clock))))
}

/// The same for the sandbox, whose clock can be moved forward.
pub(super) fn moved_context(
    config: &Config,
    moved: MovedTime,
    token: &BotToken,
) -> anyhow::Result<BotContext> {
    let (context, newest) = parts(config, Database::Sandbox, token)?;
    // The stored times are from the moved clock.
    let ahead_ms = moved.ahead_ms.load(Ordering::SeqCst);
    let steady = SteadyClock::start(newest.map(|newest| Timestamp(newest.0 - ahead_ms)));
    Ok(context.with_clock(Clock::Moved(MovedClock::new(steady, moved))))
}

/// The context with the machine's clock, and the newest stored time.
fn parts(
    config: &Config,
    database: Database,
    token: &BotToken,
) -> anyhow::Result<(BotContext, Option<Timestamp>)> {
    let key = PersonKey::from_token(token.reveal());
    let service = match config.store.as_ref().filter(|_| database == Database::Bot) {
        Some(address) => Service::clustered(open_postgres(address, config)?, &process_card(config)?, key)?,
        None => Service::new(open_file(&database.path(config))?, config.node.get(), key),
    };
    let studio = Studio::new().context("loading sprites and fonts")?;
    let newest = service.clocks.newest_time()?;
    let context = BotContext::new(Arc::new(service), Arc::new(studio), RngSource { coin, seed });
    let threads = config.think_threads.map(|threads| usize::from(threads.get()));
    let thinking =
        ThinkLimits { threads, time_limit: Duration::from_secs(config.think_seconds.get().into()) };
    Ok((context.with_thinking(thinking).with_api_rate(config.api_rate), newest))
}

fn open_file(path: &Path) -> anyhow::Result<Arc<dyn Store>> {
    let store = SqliteStore::open(path).with_context(|| format!("opening {}", path.display()))?;
    let path = path.to_owned();
    tokio::task::spawn_blocking(move || check_pages(&path));
    Ok(Arc::new(store))
}

fn open_postgres(address: &StoreAddress, config: &Config) -> anyhow::Result<Arc<dyn Store>> {
    let address = postgres_address(address)?;
    let store = PostgresStore::open(&address).with_context(|| format!("opening {address}"))?;
    if config.node.get() != 0 {
        tracing::info!("ignoring SEALED_MOVE_NODE: not needed with PostgreSQL");
    }
    Ok(Arc::new(store))
}

/// Parses the address of a PostgreSQL database. Errors don't contain its password.
pub(super) fn postgres_address(address: &StoreAddress) -> anyhow::Result<PostgresAddress> {
    address.reveal().parse().map_err(|problem| UsageError(format!("store: {problem}")).into())
}

/// Checks the integrity of the file in the background, so that the bot starts without waiting.
fn check_pages(database: &Path) {
    if let Err(error) = store::check(database, Thoroughness::Quick) {
        tracing::error!(%error, "database is corrupt; stop the bot and restore a backup");
    }
}

/// Closes the store, which merges the WAL into the database file.
pub(super) fn close(service: &Service) {
    if let Err(error) = service.close() {
        tracing::warn!(%error, "leaving the WAL in place; the next start reads it");
    }
}

/// Serves metrics and health if an address is set. Starts before the bot.
pub(super) async fn serve_metrics(
    config: &Config,
    context: &BotContext,
) -> anyhow::Result<Option<MetricsServer>> {
    let Some(address) = config.metrics else { return Ok(None) };
    let address = address.socket();
    let server = MetricsServer::start(address, Monitor::new(context.clone())).await;
    let server = server.with_context(|| format!("serving metrics at {address} (SEALED_MOVE_METRICS)"))?;
    println!("Figures are at http://{0}/metrics, health at http://{0}/healthz.", server.address());
    Ok(Some(server))
}

/// Installs handlers for Ctrl+C and SIGTERM, and returns a future that waits for one of them.
///
/// Call it before reporting readiness: without handlers a signal kills the process.
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

/// The description of this process for other processes of the same database.
fn process_card(config: &Config) -> anyhow::Result<ProcessCard> {
    let bits = getrandom::u64().map_err(|error| anyhow::anyhow!("no system randomness: {error}"))?;
    let host = std::fs::read_to_string(HOSTNAME_FILE).unwrap_or_default();
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

/// A fair coin toss from the system's randomness.
fn coin() -> Side {
    match getrandom::u32() {
        Ok(bits) if bits & 1 == 1 => Side::Second,
        Ok(_) => Side::First,
        Err(error) => {
            tracing::error!(%error, "no system randomness; the challenger moves first");
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
            tracing::error!(%error, "no system randomness for a seed");
            None
        }
    }
}
