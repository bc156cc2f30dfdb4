//! Deletes what nobody asks for any more, apart from the jobs that players wait for.

use std::time::Duration;

use super::blocking;
use super::supervisor::Pulse;
use crate::bot::BotContext;

/// How often old rows are deleted.
const EVERY: Duration = Duration::from_secs(3600);

/// How often a process looks whether the one that deletes is no more.
const LOOK_EVERY: Duration = Duration::from_secs(4);

/// What one of several processes deletes with, as long as it lives.
const LEASE: &str = "pruning";

/// Deletes until the bot leaves, where no other process does.
pub(crate) async fn run(bot: BotContext, mut pulse: Pulse) {
    while !pulse.is_leaving() {
        let pruned = blocking(&bot, |bot| {
            let ours = bot.service().processes.take_lease(LEASE, EVERY + LOOK_EVERY)?;
            if ours {
                bot.service().prune(bot.now())?;
            }
            Ok(ours)
        });
        let ours = pruned.await.unwrap_or_else(|error| {
            tracing::error!(%error, "old rows could not be deleted");
            true
        });
        pulse.rest(if ours { EVERY } else { LOOK_EVERY }).await;
    }
}
