//! Lets one process at a time hold a shard of the gateway, and one at a time begin sessions of it.

use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::sleep;

use super::blocking;
use crate::bot::BotContext;
use crate::config::ShardRange;
use crate::domain::GatewayShard;
use crate::service::ShardObstacle;

/// What a process has while it begins sessions of the gateway.
const IDENTIFY: &str = "identify";

/// Discord takes one IDENTIFY of a bot in so long.
const IDENTIFY_EVERY: Duration = Duration::from_secs(5);

/// How much more each further session may take: serenity counts its five seconds from the connection before.
const CONNECTING: Duration = Duration::from_secs(1);

/// How often a process that stands by looks whether the other one is no more.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// How long it takes to begin the sessions of so many shards.
pub(super) fn boot_time(shards: ShardRange) -> Duration {
    IDENTIFY_EVERY * u32::from(shards.count()) + CONNECTING * u32::from(shards.count() - 1)
}

/// Waits until this process may connect its shards; `standing_by` hears of it where others are in the way.
pub(super) async fn wait_for(bot: &BotContext, shards: ShardRange, standing_by: &Notify) {
    while let Err(wait) = take(bot, shards).await {
        if !bot.serving().stands_by() {
            match wait {
                Wait::For(ShardObstacle::Held(shard)) => {
                    tracing::info!(%shard, "another process holds a shard of this one; this one stands by");
                }
                Wait::For(ShardObstacle::Divided { total }) => tracing::warn!(
                    %shards,
                    total,
                    "other processes divide the servers into another number of shards; this one stands by until they end"
                ),
                Wait::Unknown => {}
            }
            bot.serving().note_standing_by(true);
            standing_by.notify_one();
        }
        sleep(LOOK_EVERY).await;
    }
    if bot.serving().stands_by() {
        tracing::info!(%shards, "this process takes its shards over");
        bot.serving().note_standing_by(false);
    }
    while !may_identify(bot, boot_time(shards)).await {
        sleep(LOOK_EVERY).await;
    }
}

/// Why a process waits.
enum Wait {
    For(ShardObstacle),
    /// The database does not answer.
    Unknown,
}

async fn take(bot: &BotContext, shards: ShardRange) -> Result<(), Wait> {
    let total = shards.total();
    let wanted: Vec<_> = shards.numbers().map(|number| GatewayShard { number, total }).collect();
    match blocking(bot, move |bot| bot.service().processes.take_shards(&wanted)).await {
        Ok(None) => Ok(()),
        Ok(Some(obstacle)) => Err(Wait::For(obstacle)),
        Err(error) => {
            tracing::warn!(%error, "the database does not say whether another process holds the shards of this one");
            Err(Wait::Unknown)
        }
    }
}

async fn may_identify(bot: &BotContext, time: Duration) -> bool {
    let taken = blocking(bot, move |bot| bot.service().processes.take_lease(IDENTIFY, time));
    taken.await.unwrap_or_else(|error| {
        tracing::warn!(%error, "the database does not say whether another process begins a session of the gateway");
        false
    })
}
