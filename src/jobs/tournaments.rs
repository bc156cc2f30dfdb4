//! Advances the seasons of tournaments: starts, releases, ends. Polls every second.
//!
//! Due seasons are claimed for some seconds, so that work of a killed process is done soon.

use std::time::Duration;

use super::blocking;
use super::supervisor::Pulse;
use crate::bot::BotContext;
use crate::discord::rest::delivery_error::describe;
use crate::discord::rest::rate_limiter::RateLimitedClient;
use crate::discord::rest::sight::{Asker, is_member};
use crate::domain::{Id, PlayerId};

const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// Poll interval if tests or the sandbox can move the clock: each of their steps waits for a poll.
const POLL_INTERVAL_MOVABLE: Duration = Duration::from_millis(50);

/// Advances seasons until shutdown.
pub(crate) async fn run(bot: BotContext, client: RateLimitedClient, mut pulse: Pulse) {
    let interval = if bot.clock().may_be_moved() { POLL_INTERVAL_MOVABLE } else { POLL_INTERVAL };
    while !pulse.is_shutting_down() {
        let ticked = blocking(&bot, |bot| {
            let seed = || bot.seed();
            bot.service().tournaments.tick(bot.now(), &seed)
        });
        let more = match ticked.await {
            Ok(tick) => {
                for season in tick.starting {
                    start(&bot, &client, season).await;
                }
                tick.more
            }
            Err(error) => {
                if !error.is_full_disk() {
                    tracing::error!(%error, "cannot advance tournaments");
                }
                false
            }
        };
        pulse.rest(if more { Duration::ZERO } else { interval }).await;
    }
}

/// Starts a season without the people who have left its server. If Discord doesn't answer, the season
/// waits until it is claimed again.
async fn start(bot: &BotContext, client: &RateLimitedClient, season: Id) {
    let asked = blocking(bot, move |bot| {
        Ok((bot.service().tournaments.guild_of(season), bot.service().tournaments.people_at_start(season)))
    });
    let Ok((Ok(Some(guild)), Ok(people))) = asked.await else { return };
    let mut gone: Vec<PlayerId> = Vec::new();
    for person in people {
        match is_member(bot, Asker::Job(client), guild, person).await {
            Ok(true) => {}
            Ok(false) => gone.push(person),
            Err(error) => {
                tracing::warn!(%season, error = describe(error), "cannot check who is still in the server; the season waits");
                return;
            }
        }
    }
    let started = blocking(bot, move |bot| Ok(bot.service().tournaments.start(season, &gone, bot.now())));
    if let Ok(Err(error)) = started.await {
        tracing::error!(%season, %error, "cannot start a season");
    }
}
