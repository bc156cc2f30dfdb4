//! `sealed-move bot`: the bot on Discord.

use std::sync::Arc;

use anyhow::Context as _;
use clap::Args;

use super::data_folder::HeldFolder;
use super::databases::Database;
use super::heaps;
use super::wiring;
use crate::config::{BotToken, Config, ConfigError, Transport};
use crate::jobs::Bot;
use crate::service::Service;

/// What `sealed-move bot` takes besides the common settings.
#[derive(Clone, Debug, Default, Args)]
pub struct BotArgs {
    /// Which shards of the gateway this process holds, such as 0..3/16 for the first four of 16, or 4/16 for a single
    /// one [default: 0/1, the only one] [environment: SEALED_MOVE_SHARDS]
    #[arg(long, value_name = "FIRST..LAST/TOTAL")]
    pub shards: Option<String>,
    /// Serve a database again whose games were moved to another one by migrate-store
    #[arg(long)]
    pub force: bool,
}

/// Refuses a database whose games are in another one by now; `force` lets it serve again.
fn check_not_moved(service: &Service, force: bool) -> anyhow::Result<()> {
    let Some(destination) = service.processes.moved_to()? else { return Ok(()) };
    anyhow::ensure!(
        force,
        "these games were moved to {destination}, and may have gone on there: start the bot on that database, or with \
         --force on this one, which then knows nothing of what was played there"
    );
    service.processes.note_moved(None)?;
    tracing::warn!(destination, "a database serves again whose games were moved");
    Ok(())
}

/// Runs the bot until it is asked to stop.
///
/// # Errors
///
/// Where there is no token, something does not start, or the connection ends for good.
pub fn run(config: &Config, args: &BotArgs) -> anyhow::Result<()> {
    let token = config.token.as_ref();
    let token = token.ok_or(ConfigError::Missing("the bot needs a token: set DISCORD_TOKEN"))?;
    heaps::bound();
    wiring::in_runtime(serve(config, token, config.transport()?, args.force))
}

async fn serve(config: &Config, token: &BotToken, transport: Transport, force: bool) -> anyhow::Result<()> {
    // Nothing lies in the folder where the games are in a database that several processes may serve.
    let _held = config.store.is_none().then(|| HeldFolder::take(&config.data)).transpose()?;
    let context = wiring::context(config, Database::Bot)?;
    let service = Arc::clone(context.service());
    if let Err(moved) = check_not_moved(&service, force) {
        wiring::close(&service);
        return Err(moved);
    }
    let _metrics = wiring::serve_metrics(config, &context).await?;
    let mut bot = Bot::start_on(context, token, &config.rest, transport).await?;
    let stop_requested = wiring::catch_stop_signals()?;
    if let Some(url) = bot.endpoint_url() {
        println!("Signed interactions are taken at {url}.");
    }
    let place = &config.rest;
    if bot.stands_by() {
        println!("Sealed Move stands by: another process is on {place}.");
    } else {
        println!("Sealed Move is on {place}.");
    }
    tokio::select! {
        ended = bot.ended() => ended.context("the connection ended for good")?,
        () = stop_requested => {}
    }
    bot.stop().await;
    wiring::close(&service);
    Ok(())
}
