//! `sealed-move bot`: the bot on Discord.

use std::sync::Arc;

use anyhow::Context as _;
use clap::Args;

use super::data_folder::HeldFolder;
use super::databases::Database;
use super::heaps;
use super::wiring;
use crate::config::{BotToken, Config, ConfigError, SettingArgs, Transport};
use crate::jobs::Bot;
use crate::service::Service;

#[derive(Args)]
pub struct BotArgs {
    /// Serve a database even if migrate-store moved its games to another one
    #[arg(long)]
    pub force: bool,
    #[command(flatten)]
    pub settings: SettingArgs,
}

/// Refuses a database whose games were moved to another one, unless `force` is set.
fn check_not_moved(service: &Service, force: bool) -> anyhow::Result<()> {
    let Some(moved) = service.processes.moved_to()? else { return Ok(()) };
    let destination = &moved.destination;
    if !force && moved.complete {
        anyhow::bail!(
            "these games were moved to {destination} and may have continued there: start the bot on that database, or \
             use --force to serve this one without the moves played there"
        );
    }
    anyhow::ensure!(
        force,
        "migrate-store is moving these games to {destination}, or was interrupted: run it again to finish, or use \
         --force to serve this database if no bot has served the other one"
    );
    anyhow::ensure!(service.processes.reactivate(&moved)?, "migrate-store is still working: try again");
    tracing::warn!(destination, "serving a database whose games were moved");
    Ok(())
}

/// Runs the bot until it is asked to stop.
pub fn run(config: &Config, force: bool) -> anyhow::Result<()> {
    let token = config.discord_token.as_ref();
    let token = token.ok_or(ConfigError::Missing("the bot needs a token: set DISCORD_TOKEN"))?;
    heaps::limit();
    wiring::in_runtime(serve(config, token, config.transport()?, force))
}

async fn serve(config: &Config, token: &BotToken, transport: Transport, force: bool) -> anyhow::Result<()> {
    // With PostgreSQL the folder is empty, and several processes may share it.
    let _held = config.store.is_none().then(|| HeldFolder::take(&config.data)).transpose()?;
    let context = wiring::context(config, Database::Bot, token)?;
    let service = Arc::clone(context.service());
    if let Err(moved) = check_not_moved(&service, force) {
        wiring::close(&service);
        return Err(moved);
    }
    let _metrics = wiring::serve_metrics(config, &context).await?;
    let place = config.rest();
    let mut bot = Bot::start_on(context, token, &place, transport).await?;
    let stop_requested = wiring::catch_stop_signals()?;
    if let Some(url) = bot.endpoint_url() {
        println!("Signed interactions are taken at {url}.");
    }
    if bot.is_standby() {
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
