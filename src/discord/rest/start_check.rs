//! Asks Discord, before a match begins, whether both players are still there, whether they can see
//! its channel, and whether the bot can write there.

use std::time::Duration;

use serenity::all::{ChannelId as DiscordChannel, GuildChannel, GuildId as DiscordGuild};
use serenity::http::Http;
use tokio::time::timeout;

use super::delivery_error::{DeliveryError, describe};
use super::permissions::{ChannelPermissions, StartRequest};
use super::prober::PermissionProber;
use super::sight::{self, Asker, Freshness};
use crate::bot::BotContext;
use crate::domain::{Sight, StartCheck, StartObstacle, StartQuery};
use crate::service::{Caller, Error, MatchFilter};

/// Time limit for all answers. The interaction is deferred meanwhile.
const START_CHECK_TIMEOUT: Duration = Duration::from_secs(10);

/// Returns Discord's word on the match that a request would begin. If it would begin none, nobody
/// is asked.
pub(crate) async fn check(
    bot: &BotContext,
    http: &Http,
    prober: &PermissionProber,
    caller: Caller,
    request: StartRequest,
) -> StartCheck {
    let asked = {
        let (bot, span) = (bot.clone(), tracing::Span::current());
        tokio::task::spawn_blocking(move || span.in_scope(|| query(&bot, &caller, request))).await
    };
    let Ok(Ok(Some(query))) = asked else { return StartCheck::Unanswered };
    match timeout(START_CHECK_TIMEOUT, ask(bot, http, prober, query)).await {
        Ok(Ok(obstacle)) => StartCheck::Answered { challenge: query.challenge, obstacle },
        Ok(Err(error)) => {
            tracing::warn!(error = describe(error), "cannot check the players of a new game");
            StartCheck::Unanswered
        }
        Err(_) => {
            tracing::warn!(error = "timeout", "cannot check the players of a new game");
            StartCheck::Unanswered
        }
    }
}

/// Returns the question about the match that a request would begin.
fn query(bot: &BotContext, caller: &Caller, request: StartRequest) -> Result<Option<StartQuery>, Error> {
    let service = bot.service();
    match request {
        StartRequest::Accept(challenge) => service.challenges.start_query(caller, challenge),
        StartRequest::Ladder { tournament, number } => {
            service.tournaments.challenge_query(caller, tournament, number)
        }
        StartRequest::Rematch(named) => {
            let game = match named {
                Some(game) => game,
                None => service.games.find(caller, None, MatchFilter::Ended)?,
            };
            service.challenges.rematch_start_query(caller, game)
        }
    }
}

async fn ask(
    bot: &BotContext,
    http: &Http,
    prober: &PermissionProber,
    query: StartQuery,
) -> Result<Option<StartObstacle>, serenity::Error> {
    let StartQuery { guild, channel, challenger, accepter, .. } = query;
    let look = |player| sight::look(bot, Asker::Interaction(http), guild, channel, player, Freshness::Now);
    let (writable, first, second) =
        tokio::join!(is_writable(http, prober, query), look(challenger), look(accepter));
    for (player, found) in [(challenger, &first), (accepter, &second)] {
        if matches!(found, Ok(Sight::Absent)) {
            return Ok(Some(StartObstacle::Left(player)));
        }
    }
    if !writable? {
        return Ok(Some(StartObstacle::Unwritable(channel)));
    }
    for (player, found) in [(challenger, first), (accepter, second)] {
        if !found?.may_view() {
            return Ok(Some(StartObstacle::Unseen { player, channel }));
        }
    }
    Ok(None)
}

/// Whether the bot can play the match in its channel.
async fn is_writable(
    http: &Http,
    prober: &PermissionProber,
    query: StartQuery,
) -> Result<bool, serenity::Error> {
    let guild = DiscordGuild::new(query.guild.0);
    let me = prober.own_id(http).await?;
    let place = place(http, DiscordChannel::new(query.channel.0));
    let (partial, me, place) = tokio::join!(http.get_guild(guild), http.get_member(guild, me), place);
    let place = match place {
        Ok(place) => place,
        Err(error) => {
            return match DeliveryError::classify(&error) {
                DeliveryError::Gone | DeliveryError::Refused => Ok(false),
                _ => Err(error),
            };
        }
    };
    let Some(Place { with_overwrites, is_thread }) = place else { return Ok(false) };
    let own = partial?.user_permissions_in(&with_overwrites, &me?);
    Ok(ChannelPermissions::from_discord(own, is_thread).covers_games())
}

/// The channel of a match, with the channel whose overwrites count.
struct Place {
    with_overwrites: GuildChannel,
    is_thread: bool,
}

/// Looks up a channel, and the parent of a thread. Returns `None` outside of servers.
async fn place(http: &Http, channel: DiscordChannel) -> Result<Option<Place>, serenity::Error> {
    let Some(found) = http.get_channel(channel).await?.guild() else { return Ok(None) };
    match (found.thread_metadata.is_some(), found.parent_id) {
        (true, Some(parent)) => {
            let parent = http.get_channel(parent).await?.guild();
            Ok(parent.map(|with_overwrites| Place { with_overwrites, is_thread: true }))
        }
        _ => Ok(Some(Place { with_overwrites: found, is_thread: false })),
    }
}
