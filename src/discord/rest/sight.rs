//! Asks Discord who sees a channel.
//!
//! Needs no privileged intent: roles, the channel, the member and a private thread's member are
//! requested one by one.

use std::sync::Arc;

use serenity::all::{
    Channel, ChannelId as DiscordChannel, ChannelType, GuildChannel, GuildId as DiscordGuild, Member,
    PartialGuild, PermissionOverwriteType, Role, UserId,
};
use serenity::http::{Http, LightMethod, Request, Route};

use super::delivery_error::DeliveryError;
use super::rate_limiter::RateLimitedClient;
use crate::bot::BotContext;
use crate::bot::sight_cache::LookStart;
use crate::domain::{
    ChannelId, ChannelRights, GuildId, GuildRights, MemberRights, Overwrite, OverwriteTarget, PlayerId,
    RoleId, Sight, ThreadAccess, Timestamp, sight,
};

/// Whether a look may be an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Freshness {
    /// A look that isn't stale suffices.
    Cached,
    /// Discord is asked. What events report may come from the cache.
    Now,
}

/// The client for a look.
#[derive(Clone, Copy)]
pub(crate) enum Asker<'a> {
    /// Someone waits for the answer to an interaction.
    Interaction(&'a Http),
    /// A job, whose requests are rate-limited.
    Job(&'a RateLimitedClient),
}

impl Asker<'_> {
    async fn send<T>(
        self,
        request: impl AsyncFnOnce(&Http) -> Result<T, serenity::Error>,
    ) -> Result<T, serenity::Error> {
        match self {
            Self::Interaction(http) => request(http).await,
            Self::Job(client) => client.send(request).await,
        }
    }
}

/// Returns how a player sees a channel or thread of a server.
///
/// # Errors
///
/// Fails if Discord doesn't answer, or if the bot can't see the channel itself.
pub(crate) async fn look(
    bot: &BotContext,
    asker: Asker<'_>,
    guild: GuildId,
    channel: ChannelId,
    player: PlayerId,
    freshness: Freshness,
) -> Result<Sight, serenity::Error> {
    let (cache, now) = (bot.sights(), bot.now());
    let shared = bot.service().processes.is_clustered();
    if freshness == Freshness::Cached
        && let Some(known) = cache.look(channel, player, shared, now)
    {
        return Ok(known);
    }
    let start = cache.start_look();
    let asked = Inquiry { bot, asker, guild, start };
    let (member, rights, place) =
        tokio::join!(asked.member(player), asked.guild_rights(), asked.overwrites(channel, player));
    let found = match member? {
        None => Sight::Absent,
        Some(member) => {
            let ((overwrites, thread), rights) = (place?, rights?);
            sight(&rights, &overwrites, thread, &member, now)
        }
    };
    cache.store_look(start, (guild, channel), player, found, now);
    Ok(found)
}

/// Whether a player is a member of a server.
///
/// # Errors
///
/// Fails if Discord doesn't answer.
pub(crate) async fn is_member(
    bot: &BotContext,
    asker: Asker<'_>,
    guild: GuildId,
    player: PlayerId,
) -> Result<bool, serenity::Error> {
    let start = bot.sights().start_look();
    Ok(Inquiry { bot, asker, guild, start }.member(player).await?.is_some())
}

/// The requests of one look.
struct Inquiry<'a> {
    bot: &'a BotContext,
    asker: Asker<'a>,
    guild: GuildId,
    start: LookStart,
}

impl Inquiry<'_> {
    /// Returns a member of the server; `None` if the player isn't one.
    async fn member(&self, player: PlayerId) -> Result<Option<MemberRights>, serenity::Error> {
        let (guild, user) = (DiscordGuild::new(self.guild.0), UserId::new(player.0));
        match self.asker.send(async |http| http.get_member(guild, user).await).await {
            Ok(member) => Ok(Some(member_rights(player, &member))),
            Err(error) if DeliveryError::is_unknown_member(&error) => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn guild_rights(&self) -> Result<Arc<GuildRights>, serenity::Error> {
        if let Some(known) = self.bot.sights().guild(self.guild) {
            return Ok(known);
        }
        let guild = DiscordGuild::new(self.guild.0);
        let found = self.asker.send(async |http| http.get_guild(guild).await).await?;
        let rights = Arc::new(guild_rights(&found));
        self.bot.sights().store_guild(self.start, &rights);
        Ok(rights)
    }

    async fn channel_rights(&self, channel: ChannelId) -> Result<Arc<ChannelRights>, serenity::Error> {
        if let Some(known) = self.bot.sights().channel(channel) {
            return Ok(known);
        }
        let id = DiscordChannel::new(channel.0);
        let rights = match self.asker.send(async |http| http.get_channel(id).await).await? {
            Channel::Guild(found) => Arc::new(channel_rights(&found)),
            // A direct message, for example, has no overwrites.
            _ => Arc::new(ChannelRights::Channel(Vec::new())),
        };
        self.bot.sights().store_channel(self.start, (self.guild, channel), &rights);
        Ok(rights)
    }

    /// Returns the overwrites that apply in a channel or thread, and whether the player has access
    /// to the thread.
    async fn overwrites(
        &self,
        channel: ChannelId,
        player: PlayerId,
    ) -> Result<(Vec<Overwrite>, ThreadAccess), serenity::Error> {
        let (parent, private) = match &*self.channel_rights(channel).await? {
            ChannelRights::Channel(overwrites) => return Ok((overwrites.clone(), ThreadAccess::Open)),
            ChannelRights::Thread { parent, private } => (*parent, *private),
        };
        let access = async {
            let open = !private || self.is_in_thread(channel, player).await?;
            Ok::<_, serenity::Error>(if open { ThreadAccess::Open } else { ThreadAccess::Private })
        };
        let (parent, access) = tokio::join!(self.channel_rights(parent), access);
        match &*parent? {
            ChannelRights::Channel(overwrites) => Ok((overwrites.clone(), access?)),
            // Threads have no threads.
            ChannelRights::Thread { .. } => Ok((Vec::new(), access?)),
        }
    }

    async fn is_in_thread(&self, thread: ChannelId, player: PlayerId) -> Result<bool, serenity::Error> {
        let (channel_id, user_id) = (DiscordChannel::new(thread.0), UserId::new(player.0));
        let request = Request::new(Route::ChannelThreadMember { channel_id, user_id }, LightMethod::Get);
        match self.asker.send(async |http| http.fire::<serde_json::Value>(request).await).await {
            Ok(_) => Ok(true),
            Err(error) if DeliveryError::is_not_found(&error) => Ok(false),
            Err(error) => Err(error),
        }
    }
}

/// Whether a server's roles contain this role with the same permissions.
pub(crate) fn has_role(guild: &GuildRights, role: &Role) -> bool {
    guild.roles.contains(&(RoleId(role.id.get()), role.permissions.bits()))
}

fn guild_rights(guild: &PartialGuild) -> GuildRights {
    let mut roles: Vec<_> =
        guild.roles.values().map(|role| (RoleId(role.id.get()), role.permissions.bits())).collect();
    roles.sort_unstable();
    GuildRights { guild: GuildId(guild.id.get()), owner: PlayerId(guild.owner_id.get()), roles }
}

pub(crate) fn channel_rights(channel: &GuildChannel) -> ChannelRights {
    let private = channel.kind == ChannelType::PrivateThread;
    let thread = private || matches!(channel.kind, ChannelType::PublicThread | ChannelType::NewsThread);
    if let Some(parent) = channel.parent_id.filter(|_| thread) {
        return ChannelRights::Thread { parent: ChannelId(parent.get()), private };
    }
    let overwrites = channel.permission_overwrites.iter().filter_map(|overwrite| {
        let target = match overwrite.kind {
            PermissionOverwriteType::Member(user) => OverwriteTarget::Member(PlayerId(user.get())),
            PermissionOverwriteType::Role(role) => OverwriteTarget::Role(RoleId(role.get())),
            _ => return None,
        };
        Some(Overwrite { target, allow: overwrite.allow.bits(), deny: overwrite.deny.bits() })
    });
    let mut overwrites: Vec<_> = overwrites.collect();
    overwrites.sort_unstable();
    ChannelRights::Channel(overwrites)
}

fn member_rights(player: PlayerId, member: &Member) -> MemberRights {
    let until = member.communication_disabled_until;
    MemberRights {
        player,
        roles: member.roles.iter().map(|role| RoleId(role.get())).collect(),
        timed_out_until: until.map(|until| Timestamp(until.unix_timestamp() * 1000)),
    }
}
