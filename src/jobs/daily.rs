//! Posts the daily puzzles of servers, and tells lists of their solvers anew: looks once a second which are due.

use std::time::Duration;

use super::blocking;
use super::supervisor::Pulse;
use crate::bot::BotContext;

/// How often it is looked.
const EVERY: Duration = Duration::from_secs(1);

/// How often it is looked where the clock may be moved on purpose: each step waits for the look.
const EVERY_MOVED: Duration = Duration::from_millis(50);

/// Posts until the bot leaves.
pub(crate) async fn run(bot: BotContext, mut pulse: Pulse) {
    let every = if bot.clock().may_be_moved() { EVERY_MOVED } else { EVERY };
    while !pulse.is_leaving() {
        let more = match blocking(&bot, |bot| bot.service().dailies.tick(bot.now())).await {
            Ok(more) => more,
            Err(error) => {
                if !error.is_full_disk() {
                    tracing::error!(%error, "the daily puzzles cannot be looked at");
                }
                false
            }
        };
        pulse.rest(if more { Duration::ZERO } else { every }).await;
    }
}
