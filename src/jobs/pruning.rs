//! Deletes what nobody asks for any more, apart from the jobs that players wait for.

use std::time::Duration;

use super::blocking;
use super::supervisor::Pulse;
use crate::discord::context::BotContext;

/// How often old rows are deleted.
const EVERY: Duration = Duration::from_secs(3600);

/// Deletes until the bot leaves.
pub(crate) async fn run(bot: BotContext, mut pulse: Pulse) {
    while !pulse.is_leaving() {
        if let Err(error) = blocking(&bot, |bot| bot.service().prune(bot.now())).await {
            tracing::error!(%error, "old rows could not be deleted");
        }
        pulse.rest(EVERY).await;
    }
}
