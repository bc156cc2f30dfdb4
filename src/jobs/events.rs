//! Handles the gateway's events: servers, roles, channels, threads and interactions.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use serenity::all::{
    Context, CurrentUser, EventHandler, Guild, GuildChannel, Interaction, Message, PartialGuild,
    PartialGuildChannel, Ready, ResumedEvent, Role, RoleId as DiscordRole, ThreadListSyncEvent,
    UnavailableGuild,
};
use serenity::async_trait;
use tokio::sync::Notify;

use super::outbox;
use crate::bot::BotContext;
use crate::bot::sight_cache::SightChange;
use crate::discord::interactions::Responder;
use crate::discord::rest::delivery_error::describe;
use crate::discord::rest::sight::{channel_rights, has_role};
use crate::domain::{ChannelId, GatewayShard, GuildId, PlayerId};
use crate::service::InternalError;

pub(super) struct Handler {
    pub(super) bot: BotContext,
    pub(super) ready: Arc<Notify>,
    /// Shards that have not been ready yet.
    pub(super) pending_shards: Mutex<BTreeSet<u32>>,
    pub(super) responder: Responder,
}

impl Handler {
    /// Makes looks stale, and those of ongoing turns due again, because someone's right to view a
    /// channel may have changed.
    async fn sight_changed(&self, change: SightChange) {
        self.bot.sights().evict(change);
        let (guild, channel) = match change {
            SightChange::Guild(guild) => (guild, None),
            SightChange::Channel(guild, channel) => (guild, Some(channel)),
        };
        self.update_server(move |bot| bot.service().sights.look_again(guild, channel, bot.now())).await;
    }

    /// Stores a change to a server.
    async fn update_server(
        &self,
        work: impl FnOnce(&BotContext) -> Result<(), InternalError> + Send + 'static,
    ) {
        let bot = self.bot.clone();
        match tokio::task::spawn_blocking(move || work(&bot)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "cannot store a server's state"),
            Err(error) => tracing::error!(%error, "storing a server's state panicked"),
        }
    }
}

/// Sets the bot's user, as Discord reports it.
pub(super) fn set_own_user(bot: &BotContext, user: &CurrentUser) {
    let names = [Some(user.name.as_str()), user.global_name.as_deref()];
    bot.set_own_user(PlayerId(user.id.get()), names.into_iter().flatten());
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, _: Context, ready: Ready) {
        let shard = ready.shard.map_or(GatewayShard::ONLY, |shard| GatewayShard {
            number: shard.id.0.try_into().unwrap_or(u16::MAX),
            total: shard.total.try_into().unwrap_or(u16::MAX),
        });
        tracing::info!(user = %ready.user.name, guilds = ready.guilds.len(), %shard, "connected");
        set_own_user(&self.bot, &ready.user);
        if !self.bot.service().processes.is_clustered() {
            self.bot.sights().hear_events();
        }
        let all_are_ready = {
            let mut pending_shards = self.pending_shards.lock().unwrap_or_else(PoisonError::into_inner);
            pending_shards.remove(&u32::from(shard.number));
            pending_shards.is_empty()
        };
        if all_are_ready {
            self.ready.notify_one();
        }
        let present = ready.guilds.iter().map(|guild| GuildId(guild.id.get())).collect();
        // A shard only receives events of its servers.
        let is_on_shard = move |guild: GuildId| shard.hears(Some(guild));
        self.update_server(move |bot| bot.service().servers.reconcile(&present, is_on_shard, bot.now()))
            .await;
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let guild = GuildId(guild.id.get());
        self.sight_changed(SightChange::Guild(guild)).await;
        self.update_server(move |bot| bot.service().servers.mark_joined(guild, bot.now())).await;
    }

    async fn guild_delete(&self, _: Context, guild: UnavailableGuild, _: Option<Guild>) {
        // An unavailable server is an outage of Discord and returns by itself.
        if !guild.unavailable {
            let guild = GuildId(guild.id.get());
            tracing::info!(%guild, "removed from a server");
            self.update_server(move |bot| bot.service().servers.mark_left(guild, bot.now())).await;
        }
    }

    async fn guild_update(&self, _: Context, _: Option<Guild>, guild: PartialGuild) {
        // Only a new owner matters.
        let known = self.bot.sights().guild(GuildId(guild.id.get()));
        if known.is_none_or(|known| known.owner.0 != guild.owner_id.get()) {
            self.sight_changed(SightChange::Guild(GuildId(guild.id.get()))).await;
        }
    }

    async fn guild_role_create(&self, _: Context, role: Role) {
        self.sight_changed(SightChange::Guild(GuildId(role.guild_id.get()))).await;
    }

    async fn guild_role_update(&self, _: Context, _: Option<Role>, role: Role) {
        let guild = GuildId(role.guild_id.get());
        // Bots that change a role's color every few seconds must not cause requests.
        if self.bot.sights().guild(guild).is_none_or(|known| !has_role(&known, &role)) {
            self.sight_changed(SightChange::Guild(guild)).await;
        }
    }

    async fn guild_role_delete(
        &self,
        _: Context,
        guild: serenity::all::GuildId,
        _: DiscordRole,
        _: Option<Role>,
    ) {
        self.sight_changed(SightChange::Guild(GuildId(guild.get()))).await;
    }

    async fn channel_update(&self, _: Context, _: Option<GuildChannel>, channel: GuildChannel) {
        let id = ChannelId(channel.id.get());
        // A new name or topic changes nothing.
        if self.bot.sights().channel(id).is_none_or(|known| *known != channel_rights(&channel)) {
            self.sight_changed(SightChange::Channel(GuildId(channel.guild_id.get()), id)).await;
        }
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        let guild = GuildId(channel.guild_id.get());
        self.sight_changed(SightChange::Channel(guild, ChannelId(channel.id.get()))).await;
    }

    async fn thread_delete(&self, _: Context, thread: PartialGuildChannel, _: Option<GuildChannel>) {
        let guild = GuildId(thread.guild_id.get());
        self.sight_changed(SightChange::Channel(guild, ChannelId(thread.id.get()))).await;
    }

    async fn thread_list_sync(&self, _: Context, sync: ThreadListSyncEvent) {
        self.sight_changed(SightChange::Guild(GuildId(sync.guild_id.get()))).await;
    }

    async fn thread_update(&self, context: Context, _: Option<GuildChannel>, thread: GuildChannel) {
        let guild = GuildId(thread.guild_id.get());
        self.sight_changed(SightChange::Channel(guild, ChannelId(thread.id.get()))).await;
        if !outbox::was_archived_by_discord(&thread, self.bot.now()) {
            return;
        }
        let (bot, id) = (self.bot.clone(), ChannelId(thread.id.get()));
        let ours = tokio::task::spawn_blocking(move || bot.service().locations.in_use(id)).await;
        if matches!(ours, Ok(Ok(true)))
            && let Err(error) = outbox::reopen_thread(&context.http, id).await
        {
            tracing::warn!(thread = %id, error = describe(error), "cannot reopen a game's archived thread");
        }
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        tracing::info!("connection resumed");
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        self.responder.answer(&context.http, interaction).await;
    }
}
