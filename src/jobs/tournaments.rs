//! Advances the seasons of tournaments: starts, releases, ends. Polls every second.
//!
//! Due seasons are claimed for some seconds, so that work of a killed process is done soon.

use std::panic::resume_unwind;
use std::time::Duration;

use tokio::task::JoinSet;

use super::blocking;
use super::supervisor::Pulse;
use crate::bot::BotContext;
use crate::discord::rest::delivery_error::describe;
use crate::discord::rest::rate_limiter::RateLimitedClient;
use crate::discord::rest::sight::{Asker, is_member};
use crate::domain::{GuildId, Id, PlayerId};

const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// Poll interval if tests or the sandbox can move the clock: each of their steps waits for a poll.
const POLL_INTERVAL_MOVABLE: Duration = Duration::from_millis(50);

/// Maximum number of concurrent membership checks.
const MAX_CONCURRENT_CHECKS: usize = 16;

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
                    start(&bot, &client, &pulse, season).await;
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
async fn start(bot: &BotContext, client: &RateLimitedClient, pulse: &Pulse, season: Id) {
    let asked = blocking(bot, move |bot| {
        Ok((bot.service().tournaments.guild_of(season), bot.service().tournaments.people_at_start(season)))
    });
    let Ok((Ok(Some(guild)), Ok(people))) = asked.await else { return };
    let Some(gone) = gone(bot, client, pulse, guild, people).await else { return };
    let started = blocking(bot, move |bot| Ok(bot.service().tournaments.start(season, &gone, bot.now())));
    if let Ok(Err(error)) = started.await {
        tracing::error!(%season, %error, "cannot start a season");
    }
}

/// Returns the people who have left a server; `None` if a check fails.
async fn gone(
    bot: &BotContext,
    client: &RateLimitedClient,
    pulse: &Pulse,
    guild: GuildId,
    people: Vec<PlayerId>,
) -> Option<Vec<PlayerId>> {
    let mut checks = JoinSet::new();
    let mut left = people.into_iter();
    let mut gone = Vec::new();
    loop {
        for person in left.by_ref().take(MAX_CONCURRENT_CHECKS - checks.len()) {
            let (bot, client) = (bot.clone(), client.clone());
            checks.spawn(async move { (person, is_member(&bot, Asker::Job(&client), guild, person).await) });
        }
        let Some(checked) = checks.join_next().await else { return Some(gone) };
        pulse.beat();
        match checked {
            Ok((_, Ok(true))) => {}
            Ok((person, Ok(false))) => gone.push(person),
            Ok((_, Err(error))) => {
                tracing::warn!(%guild, error = describe(error), "cannot check who is still in the server; the season waits");
                return None;
            }
            Err(error) => resume_unwind(error.into_panic()),
        }
    }
}
