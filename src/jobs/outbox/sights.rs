//! Pinged players who can't follow their match in its channel.

use serenity::http::Http;

use super::{blocking, log_error, retry};
use crate::bot::BotContext;
use crate::discord::rest::delivery_error::describe;
use crate::discord::rest::permissions::PermissionCheck;
use crate::discord::rest::prober::PermissionProber;
use crate::discord::rest::rate_limiter::RateLimitedClient;
use crate::discord::rest::sight::{Asker, Freshness, is_member, look};
use crate::domain::{ChannelId, Detour, GuildId, MessageKind, OutboxMessage, PlayerId, Route, Sight};

/// Returns how the pinged players see the channel of a message, as far as it is known.
pub(super) async fn sights_of(
    bot: &BotContext,
    client: &RateLimitedClient,
    message: &OutboxMessage,
    people: &[PlayerId],
) -> Vec<(PlayerId, Sight)> {
    // Strangers get no direct messages, so challenges are checked when they are made.
    let excepted = matches!(message.kind, MessageKind::Challenged | MessageKind::Daily | MessageKind::Edited)
        || message.kind.is_about_season();
    if message.route != Route::Channel || excepted || people.is_empty() {
        return Vec::new();
    }
    let asked = message.clone();
    let guild = log_error(blocking(bot, move |bot| bot.service().outbox.guild_of(&asked)).await);
    let Some(guild) = guild.flatten() else { return Vec::new() };
    let freshness = if message.kind == MessageKind::Reminder { Freshness::Now } else { Freshness::Cached };
    let mut sights = Vec::new();
    for player in people {
        match look(bot, Asker::Job(client), guild, message.channel, *player, freshness).await {
            Ok(sight) => {
                sights.push((*player, sight));
                if message.kind.follows_match() {
                    record_presence(bot, message, *player, sight).await;
                }
            }
            // Ping as usual: the bot may not see the channel itself, and then the message moves.
            Err(error) => {
                tracing::debug!(outbox_message = %message.id, error = describe(error), "cannot look");
            }
        }
    }
    sights
}

async fn record_presence(bot: &BotContext, message: &OutboxMessage, player: PlayerId, sight: Sight) {
    let game = message.subject;
    let noted = move |bot: &BotContext| {
        bot.service().players.record_presence(game, player, sight.is_member(), bot.now())
    };
    log_error(blocking(bot, noted).await);
}

/// Handles a direct message that didn't reach a player who can't follow the match in its channel:
/// moves the match to a channel that both players view, or pauses the player's clock.
pub(super) async fn missed(
    bot: &BotContext,
    client: &RateLimitedClient,
    message: OutboxMessage,
    player: PlayerId,
    closed: bool,
) {
    if message.detour == Some(Detour::Hidden)
        && let Some(channel) = common_channel(bot, client, &message).await
    {
        return retry(bot, move |bot| bot.service().sights.move_to(&message, channel, bot.now())).await;
    }
    retry(bot, move |bot| bot.service().sights.mark_missed(&message, player, closed, bot.now())).await;
}

/// Returns the first game channel that both players of a match can view, and where the bot can
/// write.
async fn common_channel(
    bot: &BotContext,
    client: &RateLimitedClient,
    message: &OutboxMessage,
) -> Option<ChannelId> {
    let asked = message.clone();
    let found = blocking(bot, move |bot| {
        let channels = bot.service().sights.other_channels(&asked)?;
        Ok((channels, bot.service().games.summary(asked.subject)?))
    });
    let (channels, game) = log_error(found.await)?;
    let game = game?;
    let guild = game.place.guild?;
    let players: Vec<PlayerId> = game.seats.iter().filter_map(|seat| seat.person()).collect();
    for channel in channels {
        let mut seen = usable(bot, client.http().await, guild, channel).await;
        for player in &players {
            seen = seen
                && look(bot, Asker::Job(client), guild, channel, *player, Freshness::Now)
                    .await
                    .is_ok_and(Sight::may_view);
        }
        if seen {
            return Some(channel);
        }
    }
    None
}

async fn usable(bot: &BotContext, http: &Http, guild: GuildId, channel: ChannelId) -> bool {
    let probed = PermissionProber::default().probe(bot, http, guild, PermissionCheck::Channel(channel)).await;
    probed.iter().all(|access| !access.gone && access.permissions.covers_games())
}

/// Whether a failed direct message shows that a player takes none: Discord says so, and they share
/// the server of the message with the bot.
pub(super) async fn takes_none(
    bot: &BotContext,
    client: &RateLimitedClient,
    message: &OutboxMessage,
    player: PlayerId,
) -> bool {
    let asked = message.clone();
    let place = blocking(bot, move |bot| {
        let guild = bot.service().outbox.guild_of(&asked)?;
        let here = guild.map(|guild| bot.service().servers.is_member(guild)).transpose()?;
        Ok((guild, here.unwrap_or(true)))
    });
    match log_error(place.await) {
        // A private game: without a shared server, Discord has another error.
        Some((None, _)) => true,
        Some((Some(guild), true)) => is_member(bot, Asker::Job(client), guild, player).await.unwrap_or(false),
        Some((Some(_), false)) | None => false,
    }
}
