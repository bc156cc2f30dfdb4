//! Ensures that one process holds a shard of the gateway, and that processes identify one at a
//! time.

use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::sleep;

use super::blocking;
use crate::bot::BotContext;
use crate::config::ShardRange;
use crate::domain::GatewayShard;
use crate::service::ShardObstacle;

/// Lease held while identifying.
const IDENTIFY_LEASE: &str = "identify";

/// Discord accepts one IDENTIFY per bot in this interval.
const IDENTIFY_INTERVAL: Duration = Duration::from_secs(5);

/// Extra time per further shard: serenity starts its five seconds once the previous one is
/// connected.
const CONNECT_OVERHEAD: Duration = Duration::from_secs(1);

/// Interval at which a standby process checks for free shards.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// Time to identify this many shards.
pub(super) fn boot_time(shards: ShardRange) -> Duration {
    IDENTIFY_INTERVAL * u32::from(shards.count()) + CONNECT_OVERHEAD * u32::from(shards.count() - 1)
}

/// Waits until this process may connect its shards. Notifies `standing_by` if another one holds
/// them.
pub(super) async fn wait_for(bot: &BotContext, shards: ShardRange, standing_by: &Notify) {
    while let Err(wait) = claim(bot, shards).await {
        if !bot.lease().is_standby() {
            match wait {
                Wait::Obstacle(ShardObstacle::Held(shard)) => {
                    tracing::info!(%shard, "another process holds this shard; standing by");
                }
                Wait::Obstacle(ShardObstacle::Divided { total }) => tracing::warn!(
                    %shards,
                    total,
                    "other processes use a different shard count; standing by until they stop"
                ),
                Wait::Unknown => {}
            }
            bot.lease().set_standby(true);
            standing_by.notify_one();
        }
        sleep(POLL_INTERVAL).await;
    }
    if bot.lease().is_standby() {
        tracing::info!(%shards, "taking over shards");
        bot.lease().set_standby(false);
    }
    while !may_identify(bot, boot_time(shards)).await {
        sleep(POLL_INTERVAL).await;
    }
}

enum Wait {
    Obstacle(ShardObstacle),
    /// The database is unavailable.
    Unknown,
}

async fn claim(bot: &BotContext, shards: ShardRange) -> Result<(), Wait> {
    let total = shards.total();
    let wanted: Vec<_> = shards.numbers().map(|number| GatewayShard { number, total }).collect();
    match blocking(bot, move |bot| bot.service().processes.take_shards(&wanted)).await {
        Ok(None) => Ok(()),
        Ok(Some(obstacle)) => Err(Wait::Obstacle(obstacle)),
        Err(error) => {
            tracing::warn!(%error, "cannot claim shards; retrying");
            Err(Wait::Unknown)
        }
    }
}

async fn may_identify(bot: &BotContext, time: Duration) -> bool {
    let taken = blocking(bot, move |bot| bot.service().processes.acquire_lease(IDENTIFY_LEASE, time));
    taken.await.unwrap_or_else(|error| {
        tracing::warn!(%error, "cannot claim the identify lease; retrying");
        false
    })
}
