//! Channels as the bot finds them: what it may do in those where games are to live.
//!
//! An interaction says what the bot may do where it came from; of other channels it is asked here.
//! Nothing is kept: permissions change, and a challenge is rare.

use std::time::Duration;

use serenity::all::{Channel, ChannelId as DiscordChannel, GuildId as DiscordGuild, Permissions, UserId};
use serenity::http::Http;
use tokio::sync::OnceCell;
use tokio::time::{Instant, timeout};

use super::answer::allowed_by;
use super::desk::{Allowed, Desk, Found, Survey};
use super::trouble::{Trouble, describe};
use crate::matches::{ChannelId, GuildId};

/// How long all questions for one interaction may take: it has to be answered in time.
const PATIENCE: Duration = Duration::from_millis(1200);

/// What a thread of a game asks for, on top of what a game does.
const THREADS: Permissions = Permissions::CREATE_PUBLIC_THREADS
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// Looks at channels.
#[derive(Debug, Default)]
pub(super) struct Surveyor {
    me: OnceCell<UserId>,
}

impl Surveyor {
    /// Looks at what an interaction from a server asks about. A channel of which nothing could be
    /// learned in time is taken to be usable: a message that it refuses goes elsewhere.
    pub(super) async fn look(&self, desk: &Desk, http: &Http, guild: GuildId, survey: Survey) -> Vec<Found> {
        let channels = match survey {
            Survey::Nothing => return Vec::new(),
            Survey::Channel(channel) => vec![channel],
            Survey::FirstUsable | Survey::Every => {
                let desk = desk.clone();
                let asked = tokio::task::spawn_blocking(move || desk.service().server_settings(guild));
                match asked.await {
                    Ok(Ok(settings)) => settings.channels,
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
            let one = one.unwrap_or(Found::usable(*channel));
            found.push(one);
            if survey == Survey::FirstUsable && one.allowed.covers_games() {
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

struct Own {
    guild: serenity::all::PartialGuild,
    member: serenity::all::Member,
}

async fn one(http: &Http, own: &Own, channel: ChannelId) -> Option<Found> {
    match http.get_channel(DiscordChannel::new(channel.0)).await {
        Ok(Channel::Guild(there)) => {
            let may = own.guild.user_permissions_in(&there, &own.member);
            let allowed = allowed_by(may, false);
            let threads = may.administrator() || may.contains(THREADS);
            Some(Found { channel, gone: false, allowed, threads })
        }
        Ok(_) => None,
        Err(error) => match Trouble::of(&error) {
            Trouble::Gone => Some(Found { gone: true, ..Found::closed(channel) }),
            Trouble::Refused => Some(Found::closed(channel)),
            _ => {
                tracing::warn!(%channel, error = describe(error), "a channel could not be looked at");
                None
            }
        },
    }
}

impl Allowed {
    /// Whether a game can live there.
    pub(super) const fn covers_games(self) -> bool {
        self.view && self.send && self.embed && self.attach
    }
}
