//! Servers, the application, and the READY event.

use serde_json::{Value, json};

use super::{Renderer, merge, roles_json};
use crate::clock::Millis;
use crate::errors::ApiError;
use crate::ids::{ApplicationId, GuildId, UserId};
use crate::world::model::{Channel, CustomEmoji, Guild, Sticker};
use crate::world::permissions;

impl Renderer<'_> {
    /// Renders a server for REST.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004).
    pub(crate) fn guild(&self, id: GuildId) -> Result<Value, ApiError> {
        let guild = self.saved.guild(id)?;
        let mut json = json!({
            "id": guild.id,
            "name": guild.name,
            "owner_id": guild.owner,
            "icon": null,
            "icon_hash": null,
            "description": null,
            "home_header": null,
            "splash": null,
            "discovery_splash": null,
            "features": [],
            "banner": null,
            "application_id": null,
            "region": "deprecated",
            "afk_channel_id": null,
            "afk_timeout": 300,
            "system_channel_id": null,
            "system_channel_flags": 0,
            "widget_enabled": false,
            "widget_channel_id": null,
        });
        merge(
            &mut json,
            json!({
                "verification_level": 0,
                "roles": roles_json(guild),
                "default_message_notifications": 1,
                "mfa_level": 0,
                "explicit_content_filter": 0,
                "max_presences": null,
                "max_members": 500_000,
                "max_stage_video_channel_users": 50,
                "max_video_channel_users": 25,
                "vanity_url_code": null,
                "premium_tier": 0,
                "premium_subscription_count": 0,
                "preferred_locale": "en-US",
                "rules_channel_id": null,
                "safety_alerts_channel_id": null,
                "public_updates_channel_id": null,
                "premium_progress_bar_enabled": false,
                "nsfw": false,
                "nsfw_level": 0,
                "emojis": guild.emojis.iter().map(emoji_json).collect::<Vec<_>>(),
                "stickers": guild.stickers.iter().map(|it| sticker_json(guild.id, it)).collect::<Vec<_>>(),
                "incidents_data": null,
                "approximate_member_count": guild.members.len(),
                "approximate_presence_count": guild.members.len(),
            }),
        );
        for (key, value) in &guild.settings {
            json[key] = value.clone();
        }
        Ok(json)
    }

    /// Renders a server for `GUILD_CREATE`, with the channels that the reader sees, and the reader
    /// or all members.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004).
    pub(crate) fn guild_create(
        &self,
        id: GuildId,
        reader: UserId,
        all_members: bool,
    ) -> Result<Value, ApiError> {
        let mut json = self.guild(id)?;
        let guild = self.saved.guild(id)?;
        let shown = guild.members.keys().copied().filter(|member| all_members || *member == reader);
        let members: Vec<Value> = shown.filter_map(|member| self.member(id, member).ok()).collect();
        let visible =
            |channel: &&Channel| channel.guild() == Some(id) && self.saved.permissions(channel, reader) != 0;
        let visible = self.saved.channels.values().filter(visible);
        let (threads, channels): (Vec<&Channel>, Vec<&Channel>) =
            visible.partition(|channel| channel.thread().is_some());
        let open =
            threads.into_iter().filter(|channel| channel.thread().is_some_and(|thread| !thread.archived));
        let joined = guild.members.get(&reader).map_or(Millis(0), |member| member.joined);
        json["joined_at"] = json!(joined.to_string());
        json["large"] = json!(false);
        json["unavailable"] = json!(false);
        json["member_count"] = json!(guild.members.len());
        json["voice_states"] = json!(self.voice_states(guild));
        json["members"] = json!(members);
        json["channels"] = channels.into_iter().map(|channel| self.channel(channel, reader)).collect();
        json["threads"] = open.map(|channel| self.channel(channel, reader)).collect();
        // Offline members have no presence.
        let presences = guild.members.keys().map(|member| self.presence(*member));
        json["presences"] = presences.filter(|presence| presence["status"] != "offline").collect();
        json["stage_instances"] = json!([]);
        json["guild_scheduled_events"] =
            guild.events.values().map(|event| self.scheduled_event(id, event)).collect();
        json["soundboard_sounds"] = json!([]);
        Ok(json)
    }

    /// Renders a server for a member's list of servers.
    pub(crate) fn short_guild(&self, guild: &Guild, reader: UserId) -> Value {
        json!({
            "id": guild.id,
            "name": guild.name,
            "icon": null,
            "banner": null,
            "owner": guild.owner == reader,
            "permissions": permissions::in_guild(guild, reader).to_string(),
            "features": [],
            "approximate_member_count": guild.members.len(),
            "approximate_presence_count": guild.members.len(),
        })
    }

    /// Renders an application for its own bot.
    ///
    /// # Errors
    ///
    /// If it is unknown (10002).
    pub(crate) fn application(&self, id: ApplicationId) -> Result<Value, ApiError> {
        let application = self.saved.application(id)?;
        let bot = application.bot();
        let guilds = self.saved.guilds.values().filter(|guild| guild.members.contains_key(&bot)).count();
        let owner = self.saved.guilds.values().next().map_or(application.bot(), |guild| guild.owner);
        let mut json = json!({
            "id": application.id,
            "name": application.name,
            "icon": null,
            "description": "",
            "summary": "",
            "type": null,
            "bot": self.user(application.bot()),
            "bot_public": true,
            "bot_require_code_grant": false,
            "verify_key": application.verify_key,
            "flags": self.application_flags,
            "flags_new": self.application_flags.to_string(),
            "tags": [],
            "redirect_uris": [],
            "interactions_endpoint_url": null,
            "role_connections_verification_url": null,
            "integration_types_config": { "0": {}, "1": {} },
            "owner": self.user(owner),
            "team": null,
            "approximate_guild_count": guilds,
            "approximate_user_install_count": application.installed_by.len(),
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
        });
        merge(&mut json, Value::Object(application.settings.clone()));
        Ok(json)
    }

    /// Renders the `READY` event of a user, without the session.
    pub(crate) fn ready_for_person(&self, user: UserId) -> Value {
        let own = |guild: &&Guild| guild.members.contains_key(&user);
        let guilds = self.saved.guilds.values().filter(own);
        let guilds: Vec<Value> =
            guilds.filter_map(|guild| self.guild_create(guild.id, user, true).ok()).collect();
        json!({
            "v": 10,
            "user": self.own_user(user),
            "guilds": guilds,
            "private_channels": self.directs(user),
            "users": self.saved.users.keys().map(|user| self.user(*user)).collect::<Vec<_>>(),
            "session_type": "normal",
            "relationships": [],
        })
    }
}

/// Renders an emoji without its creator.
pub(in crate::world) fn emoji_json(emoji: &CustomEmoji) -> Value {
    json!({
        "id": emoji.id.to_string(),
        "name": emoji.name,
        "roles": emoji.roles,
        "require_colons": true,
        "managed": false,
        "animated": emoji.animated,
        "available": true,
    })
}

/// Renders a sticker without its creator.
pub(in crate::world) fn sticker_json(guild: GuildId, sticker: &Sticker) -> Value {
    json!({
        "id": sticker.id.to_string(),
        "name": sticker.name,
        "tags": sticker.tags,
        "type": 2,
        "format_type": sticker.format,
        "description": sticker.description,
        "available": true,
        "guild_id": guild,
    })
}
