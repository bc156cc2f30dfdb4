//! Probes the bot's permissions in channels other than an interaction's own, whose permissions
//! Discord sends along.
//!
//! Results aren't cached: permissions change, and challenges are rare.

use std::time::Duration;

use serenity::all::{Channel, ChannelId as DiscordChannel, GuildId as DiscordGuild, UserId};
use serenity::http::Http;
use tokio::sync::OnceCell;
use tokio::time::{Instant, timeout};

use super::delivery_error::{DeliveryError, describe, note_refusal};
use super::permissions::{ChannelAccess, PermissionCheck};
use crate::bot::BotContext;
use crate::bot::discord_gate::DiscordGate;
use crate::domain::{ChannelId, GuildId};
use crate::service::Error;

/// Time limit for all probes of an interaction, whose sender is waiting.
pub(super) const PROBE_TIMEOUT: Duration = Duration::from_millis(1200);

#[derive(Debug, Default)]
pub(crate) struct PermissionProber {
    me: OnceCell<UserId>,
}

impl PermissionProber {
    /// Probes the channels for an interaction. A channel that can't be probed in time counts as
    /// usable: messages it rejects are sent elsewhere.
    pub(crate) async fn probe(
        &self,
        bot: &BotContext,
        http: &Http,
        guild: GuildId,
        check: PermissionCheck,
    ) -> Vec<ChannelAccess> {
        let channels = match check {
            PermissionCheck::Nothing | PermissionCheck::Start(_) => return Vec::new(),
            PermissionCheck::Channel(channel) => vec![channel],
            PermissionCheck::FirstUsable | PermissionCheck::Opponent(_) | PermissionCheck::Every => {
                let bot = bot.clone();
                let span = tracing::Span::current();
                let query = move || span.in_scope(|| configured(&bot, guild, check));
                match tokio::task::spawn_blocking(query).await {
                    Ok(Ok(channels)) => channels,
                    _ => return Vec::new(),
                }
            }
        };
        let mut found = Vec::with_capacity(channels.len());
        let until = Instant::now() + PROBE_TIMEOUT;
        if channels.is_empty() {
            return found;
        }
        let gate = bot.discord_gate();
        let membership = match gate.closure() {
            Some(_) => None,
            None => timeout(PROBE_TIMEOUT, self.membership(gate, http, guild)).await.ok().flatten(),
        };
        for channel in &channels {
            let left = until.saturating_duration_since(Instant::now());
            let access = match &membership {
                Some(membership) => {
                    timeout(left, probe_one(gate, http, membership, *channel)).await.ok().flatten()
                }
                None => None,
            };
            let access = access.unwrap_or(ChannelAccess::usable(*channel));
            found.push(access);
            if check != PermissionCheck::Every && access.permissions.covers_games() {
                break;
            }
        }
        found
    }

    /// Looks up the bot's own id, once.
    pub(super) async fn own_id(&self, http: &Http) -> Result<UserId, serenity::Error> {
        let me =
            self.me.get_or_try_init(async || Ok::<_, serenity::Error>(http.get_current_user().await?.id));
        me.await.copied()
    }

    /// Looks up the server and the bot's membership in it.
    async fn membership(&self, gate: &DiscordGate, http: &Http, guild: GuildId) -> Option<Membership> {
        let request = async || {
            let me = self.own_id(http).await?;
            let guild = DiscordGuild::new(guild.0);
            let (member, guild) = tokio::join!(http.get_member(guild, me), http.get_guild(guild));
            Ok::<_, serenity::Error>(Membership { member: member?, guild: guild? })
        };
        request()
            .await
            .map_err(|error| {
                note_refusal(gate, &error);
                tracing::warn!(%guild, error = describe(error), "cannot look up the bot's permissions");
            })
            .ok()
    }
}

/// Returns a server's game channels, and for [`PermissionCheck::Every`] also those of its daily puzzle
/// and its board.
fn configured(bot: &BotContext, guild: GuildId, check: PermissionCheck) -> Result<Vec<ChannelId>, Error> {
    let mut channels = bot.service().servers.settings(guild)?.channels;
    if check == PermissionCheck::Every {
        let daily = bot.service().dailies.settings(guild)?.map(|daily| daily.channel);
        let board = bot.service().boards.setting(guild)?.and_then(|board| board.channel);
        for channel in [daily, board].into_iter().flatten() {
            if !channels.contains(&channel) {
                channels.push(channel);
            }
        }
    }
    Ok(channels)
}

struct Membership {
    guild: serenity::all::PartialGuild,
    member: serenity::all::Member,
}

async fn probe_one(
    gate: &DiscordGate,
    http: &Http,
    membership: &Membership,
    channel: ChannelId,
) -> Option<ChannelAccess> {
    let asked = http.get_channel(DiscordChannel::new(channel.0)).await;
    if let Err(error) = &asked {
        note_refusal(gate, error);
    }
    match asked {
        Ok(Channel::Guild(found)) => Some(ChannelAccess::from_discord(
            channel,
            membership.guild.user_permissions_in(&found, &membership.member),
        )),
        Ok(_) => None,
        Err(error) => match DeliveryError::classify(&error) {
            DeliveryError::Gone => Some(ChannelAccess { gone: true, ..ChannelAccess::closed(channel) }),
            DeliveryError::Refused => Some(ChannelAccess::closed(channel)),
            _ => {
                tracing::warn!(%channel, error = describe(error), "cannot probe channel");
                None
            }
        },
    }
}
