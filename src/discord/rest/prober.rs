//! Asks Discord what the bot may do in channels where games are to be played.
//!
//! An interaction says what the bot may do where it came from; about other channels Discord is asked
//! here.
//! Nothing is kept: permissions change, and a challenge is rare.

use std::time::Duration;

use serenity::all::{Channel, ChannelId as DiscordChannel, GuildId as DiscordGuild, UserId};
use serenity::http::Http;
use tokio::sync::OnceCell;
use tokio::time::{Instant, timeout};

use super::delivery_error::{DeliveryError, describe};
use super::permissions::{ChannelAccess, PermissionCheck};
use crate::bot::BotContext;
use crate::domain::{ChannelId, GuildId};
use crate::service::Error;

/// How long all questions for one interaction may take: its sender waits for the answer.
const PATIENCE: Duration = Duration::from_millis(1200);

/// Asks about channels.
#[derive(Debug, Default)]
pub(crate) struct PermissionProber {
    me: OnceCell<UserId>,
}

impl PermissionProber {
    /// Asks about the channels that an interaction from a server is about. A channel of which nothing could be
    /// learned in time is taken to be usable: a message that it refuses goes elsewhere.
    pub(crate) async fn probe(
        &self,
        bot: &BotContext,
        http: &Http,
        guild: GuildId,
        check: PermissionCheck,
    ) -> Vec<ChannelAccess> {
        let channels = match check {
            PermissionCheck::Nothing => return Vec::new(),
            PermissionCheck::Channel(channel) => vec![channel],
            PermissionCheck::FirstUsable | PermissionCheck::Every => {
                let bot = bot.clone();
                let span = tracing::Span::current();
                let asked = move || span.in_scope(|| configured(&bot, guild, check));
                match tokio::task::spawn_blocking(asked).await {
                    Ok(Ok(channels)) => channels,
                    _ => return Vec::new(),
                }
            }
        };
        let mut found = Vec::with_capacity(channels.len());
        let until = Instant::now() + PATIENCE;
        if channels.is_empty() {
            return found;
        }
        let own = timeout(PATIENCE, self.own(http, guild)).await.ok().flatten();
        for channel in &channels {
            let left = until.saturating_duration_since(Instant::now());
            let one = match &own {
                Some(own) => timeout(left, one(http, own, *channel)).await.ok().flatten(),
                None => None,
            };
            let one = one.unwrap_or(ChannelAccess::usable(*channel));
            found.push(one);
            if check == PermissionCheck::FirstUsable && one.permissions.covers_games() {
                break;
            }
        }
        found
    }

    /// The server and the bot's membership in it.
    async fn own(&self, http: &Http, guild: GuildId) -> Option<Own> {
        let ask = async || {
            let me =
                self.me.get_or_try_init(async || Ok::<_, serenity::Error>(http.get_current_user().await?.id));
            let me = *me.await?;
            let guild = DiscordGuild::new(guild.0);
            let (member, guild) = tokio::join!(http.get_member(guild, me), http.get_guild(guild));
            Ok::<_, serenity::Error>(Own { member: member?, guild: guild? })
        };
        ask()
            .await
            .map_err(
                |error| tracing::warn!(%guild, error = describe(error), "the bot's own rights are not known"),
            )
            .ok()
    }
}

/// The channels that the admins of a server chose; the one for daily puzzles where every one is asked about.
fn configured(bot: &BotContext, guild: GuildId, check: PermissionCheck) -> Result<Vec<ChannelId>, Error> {
    let mut channels = bot.service().servers.settings(guild)?.channels;
    if check == PermissionCheck::Every {
        let daily = bot.service().dailies.settings(guild)?.map(|daily| daily.channel);
        channels.extend(daily.filter(|daily| !channels.contains(daily)));
    }
    Ok(channels)
}

struct Own {
    guild: serenity::all::PartialGuild,
    member: serenity::all::Member,
}

async fn one(http: &Http, own: &Own, channel: ChannelId) -> Option<ChannelAccess> {
    match http.get_channel(DiscordChannel::new(channel.0)).await {
        Ok(Channel::Guild(there)) => {
            Some(ChannelAccess::from_discord(channel, own.guild.user_permissions_in(&there, &own.member)))
        }
        Ok(_) => None,
        Err(error) => match DeliveryError::of(&error) {
            DeliveryError::Gone => Some(ChannelAccess { gone: true, ..ChannelAccess::closed(channel) }),
            DeliveryError::Refused => Some(ChannelAccess::closed(channel)),
            _ => {
                tracing::warn!(%channel, error = describe(error), "a channel could not be looked at");
                None
            }
        },
    }
}
