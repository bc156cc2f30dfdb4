//! Checks once per turn, and after changes of rights, that the player on turn can see the match.
//!
//! A notice may have been posted just before its reader lost the right to view the channel, and
//! reminders come late or are switched off.

use std::time::Duration;

use super::blocking;
use super::supervisor::Pulse;
use crate::bot::BotContext;
use crate::discord::rest::delivery_error::describe;
use crate::discord::rest::rate_limiter::RateLimitedClient;
use crate::discord::rest::sight::{Asker, Freshness, look};
use crate::domain::Detour;
use crate::service::{DueLook, InternalError};

const POLL_INTERVAL: Duration = Duration::from_secs(2);

/// Poll interval if tests or the sandbox can move the clock.
const POLL_INTERVAL_MOVABLE: Duration = Duration::from_millis(50);

/// Looks taken at a time.
const MAX_LOOKS: u32 = 20;

/// Looks until shutdown.
pub(crate) async fn run(bot: BotContext, client: RateLimitedClient, mut pulse: Pulse) {
    let interval = if bot.clock().may_be_moved() { POLL_INTERVAL_MOVABLE } else { POLL_INTERVAL };
    while !pulse.is_shutting_down() {
        let due = log_error(blocking(&bot, |bot| bot.service().sights.take_due(bot.now(), MAX_LOOKS)).await);
        let due = due.unwrap_or_default();
        let more = due.len() == MAX_LOOKS as usize;
        for look in due {
            pulse.beat();
            check(&bot, &client, look).await;
        }
        pulse.rest(if more { Duration::ZERO } else { interval }).await;
    }
}

/// Makes one look. If Discord doesn't answer, it is made again later.
async fn check(bot: &BotContext, client: &RateLimitedClient, due: DueLook) {
    let DueLook { game, player, guild, channel, .. } = due;
    let sight = match look(bot, Asker::Job(client), guild, channel, player, Freshness::Now).await {
        Ok(sight) => sight,
        Err(error) => {
            tracing::info!(%game, error = describe(error), "cannot look; trying again later");
            return;
        }
    };
    let finished = blocking(bot, move |bot| {
        bot.service().players.record_presence(game, player, sight.is_member(), bot.now())?;
        bot.service().sights.finish(due, Detour::of(sight), bot.now())
    });
    log_error(finished.await);
}

fn log_error<T>(done: Result<T, InternalError>) -> Option<T> {
    done.inspect_err(|error| {
        if !error.is_full_disk() {
            tracing::error!(%error, "cannot check who sees a match");
        }
    })
    .ok()
}
