//! Says every few seconds that this process lives, where others serve the same database, and lets one of them at a time
//! hold a shard of the gateway.

use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::{Instant, sleep};

use super::blocking;
use super::supervisor::Pulse;
use crate::discord::context::BotContext;
use crate::discord::serving::NoLongerServing;
use crate::service::Renewal;

/// How often a process says that it lives.
const EVERY: Duration = Duration::from_secs(3);

/// The pause after it could not be said.
const AGAIN: Duration = Duration::from_millis(500);

/// What the one process has that holds a shard: another session of it would hear everything a second time.
const SHARD: &str = "gateway 0/1";

/// What a process has while it begins a session of the gateway.
const IDENTIFY: &str = "identify";

/// Discord takes one IDENTIFY of a bot in so long.
const IDENTIFY_EVERY: Duration = Duration::from_secs(5);

/// How long a shard is held by a process that lives: as long as it does.
const HELD: Duration = Duration::from_secs(365 * 86_400);

/// How often a process that stands by looks whether the other one is no more.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// Waits until this process may connect to the gateway; `standing_by` hears of it where another one holds the shard.
pub(super) async fn wait_for_shard(bot: &BotContext, standing_by: &Notify) {
    while !take(bot, SHARD, HELD).await {
        if !bot.serving().stands_by() {
            tracing::info!("another process holds the shard; this one stands by");
            bot.serving().note_standing_by(true);
            standing_by.notify_one();
        }
        sleep(LOOK_EVERY).await;
    }
    if bot.serving().stands_by() {
        tracing::info!("this process takes the shard over");
        bot.serving().note_standing_by(false);
    }
    while !take(bot, IDENTIFY, IDENTIFY_EVERY).await {
        sleep(LOOK_EVERY).await;
    }
}

async fn take(bot: &BotContext, lease: &'static str, time: Duration) -> bool {
    let taken = blocking(bot, move |bot| bot.service().processes.take_lease(lease, time));
    taken.await.unwrap_or_else(|error| {
        tracing::warn!(%error, lease, "the database does not say whether another process has what this one wants");
        false
    })
}

/// Says so until the bot has left, or its life has ended.
pub(crate) async fn run(bot: BotContext, mut pulse: Pulse) {
    while !pulse.is_leaving() {
        pulse.beat();
        let asked = Instant::now();
        let said = blocking(&bot, |bot| {
            let asked = std::time::Instant::now();
            let renewal = bot.service().processes.renew()?;
            bot.clock().note_database_time(renewal.time, asked, std::time::Instant::now());
            Ok(renewal)
        });
        let rest = match said.await {
            Ok(Renewal { lives: true, .. }) => {
                bot.serving().note_renewed(asked);
                EVERY
            }
            Ok(Renewal { lives: false, .. }) => {
                bot.serving().note_lost(NoLongerServing::Expired);
                return pulse.leaving().await;
            }
            Err(error) => {
                tracing::warn!(%error, "the database could not be told that this process lives");
                AGAIN
            }
        };
        tokio::select! {
            () = sleep(rest) => {}
            () = pulse.leaving() => {}
        }
    }
}
