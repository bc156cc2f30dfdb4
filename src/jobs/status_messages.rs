//! Updates the status messages of seasons and boards. Polls every second.

use std::time::Duration;

use super::blocking;
use super::supervisor::Pulse;
use crate::bot::BotContext;

const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// Poll interval if tests or the sandbox can move the clock: each of their steps waits for a poll.
const POLL_INTERVAL_MOVABLE: Duration = Duration::from_millis(50);

/// Updates until shutdown.
pub(crate) async fn run(bot: BotContext, mut pulse: Pulse) {
    let interval = if bot.clock().may_be_moved() { POLL_INTERVAL_MOVABLE } else { POLL_INTERVAL };
    while !pulse.is_shutting_down() {
        let more = match blocking(&bot, |bot| bot.service().status_messages.tick(bot.now())).await {
            Ok(more) => more,
            Err(error) => {
                if !error.is_full_disk() {
                    tracing::error!(%error, "cannot update status messages");
                }
                false
            }
        };
        pulse.rest(if more { Duration::ZERO } else { interval }).await;
    }
}
