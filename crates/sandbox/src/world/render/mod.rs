//! The world as Discord's JSON.

mod messages;

use serde_json::{Map, Value, json};

use super::World;
use super::model::{Channel, Guild, Place, Role, User};
use super::permissions;
use crate::clock::Millis;
use crate::errors::ApiError;
use crate::ids::{self, ChannelId, GuildId, UserId};

impl World {
    /// Renders a user; a deleted one where nobody has the number.
    pub(crate) fn user_json(&self, id: UserId) -> Value {
        let user = self.saved.users.get(&id);
        let name = user.map_or("Deleted User", |user| user.username.as_str());
        let mut json = json!({
            "id": id,
            "username": name,
            "global_name": name,
            "discriminator": "0",
            "avatar": null,
            "banner": null,
            "accent_color": null,
            "avatar_decoration_data": null,
            "collectibles": null,
            "primary_guild": null,
            "public_flags": 0,
            "flags": 0,
        });
        if user.is_some_and(User::is_bot) {
            json["bot"] = json!(true);
            json["global_name"] = Value::Null;
        }
        json
    }

    /// Renders a user as they see themselves.
    pub(crate) fn own_user_json(&self, id: UserId) -> Value {
        let mut json = self.user_json(id);
        json["mfa_enabled"] = json!(false);
        json["verified"] = json!(true);
        json["email"] = Value::Null;
        json["locale"] = json!("en-US");
        json["premium_type"] = json!(0);
        json
    }

    pub(crate) fn member_json(&self, guild: GuildId, user: UserId) -> Result<Value, ApiError> {
        let mut json = self.bare_member_json(guild, user)?;
        json["user"] = self.user_json(user);
        Ok(json)
    }

    /// Renders a member without the user, as messages and `resolved` hold it.
    pub(super) fn bare_member_json(&self, guild: GuildId, user: UserId) -> Result<Value, ApiError> {
        let member = self.guild(guild)?.members.get(&user).ok_or_else(ApiError::unknown_member)?;
        Ok(json!({
            "roles": member.roles,
            "joined_at": member.joined.to_string(),
            "nick": null,
            "avatar": null,
            "banner": null,
            "premium_since": null,
            "pending": false,
            "deaf": false,
            "mute": false,
            "flags": 0,
            "communication_disabled_until": null,
        }))
    }

    pub(crate) fn role_json(role: &Role, position: usize) -> Value {
        let mut json = json!({
            "id": role.id,
            "name": role.name,
            "permissions": role.permissions.to_string(),
            "position": position,
            "color": 0,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "hoist": false,
            "managed": role.bot.is_some(),
            "mentionable": false,
            "icon": null,
            "unicode_emoji": null,
            "flags": 0,
        });
        if let Some(bot) = role.bot {
            json["tags"] = json!({ "bot_id": bot });
        }
        json
    }

    pub(crate) fn roles_json(guild: &Guild) -> Vec<Value> {
        guild.roles.iter().enumerate().map(|(position, role)| Self::role_json(role, position)).collect()
    }

    /// Renders a server as REST answers it.
    pub(crate) fn guild_json(&self, id: GuildId) -> Result<Value, ApiError> {
        let guild = self.guild(id)?;
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
                "roles": Self::roles_json(guild),
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
                "emojis": [],
                "stickers": [],
                "incidents_data": null,
                "approximate_member_count": guild.members.len(),
                "approximate_presence_count": guild.members.len(),
            }),
        );
        Ok(json)
    }

    /// Renders a server as GUILD_CREATE brings it to one of its members.
    pub(crate) fn guild_create_json(
        &self,
        id: GuildId,
        reader: UserId,
        all_members: bool,
    ) -> Result<Value, ApiError> {
        let mut json = self.guild_json(id)?;
        let guild = self.guild(id)?;
        let shown = guild.members.keys().copied().filter(|member| all_members || *member == reader);
        let members: Vec<Value> = shown.filter_map(|member| self.member_json(id, member).ok()).collect();
        let visible =
            |channel: &&Channel| channel.guild() == Some(id) && self.permissions(channel, reader) != 0;
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
        json["voice_states"] = json!([]);
        json["members"] = json!(members);
        json["channels"] = channels.into_iter().map(|channel| self.channel_json(channel, reader)).collect();
        json["threads"] = open.map(|channel| self.channel_json(channel, reader)).collect();
        json["presences"] = json!([]);
        json["stage_instances"] = json!([]);
        json["guild_scheduled_events"] = json!([]);
        json["soundboard_sounds"] = json!([]);
        Ok(json)
    }

    /// Renders a channel for one who sees it.
    pub(crate) fn channel_json(&self, channel: &Channel, reader: UserId) -> Value {
        let mut json = json!({
            "id": channel.id,
            "type": channel.type_number(),
            "last_message_id": channel.last_message,
            "flags": 0,
        });
        match &channel.place {
            Place::Text { guild, name, topic, position, overwrites } => {
                let overwrites = overwrites.iter().map(|one| {
                    json!({
                        "id": one.id.to_string(),
                        "type": u8::from(one.for_member),
                        "allow": one.allow.to_string(),
                        "deny": one.deny.to_string(),
                    })
                });
                merge(
                    &mut json,
                    json!({
                        "guild_id": guild,
                        "name": name,
                        "topic": topic,
                        "position": position,
                        "permission_overwrites": overwrites.collect::<Vec<_>>(),
                        "parent_id": null,
                        "nsfw": false,
                        "rate_limit_per_user": 0,
                    }),
                );
            }
            Place::Direct { people } => {
                let others = people.iter().filter(|person| **person != reader);
                json["recipients"] = others.map(|person| self.user_json(*person)).collect();
            }
            Place::Thread(thread) => {
                let count = u32::try_from(channel.messages.len()).unwrap_or(u32::MAX);
                merge(
                    &mut json,
                    json!({
                        "guild_id": thread.guild,
                        "parent_id": thread.parent,
                        "name": thread.name,
                        "owner_id": thread.owner,
                        "rate_limit_per_user": 0,
                        "message_count": count,
                        "total_message_sent": thread.sent,
                        "member_count": thread.members.len().min(50),
                        "thread_metadata": {
                            "archived": thread.archived,
                            "archive_timestamp": thread.archive_changed.to_string(),
                            "auto_archive_duration": thread.auto_archive_minutes,
                            "locked": thread.locked,
                            "create_timestamp": ids::moment(channel.id.0).to_string(),
                        },
                    }),
                );
                if let Some(joined) = thread.members.get(&reader) {
                    json["member"] = thread_member_json(channel.id, reader, *joined);
                }
            }
        }
        json
    }

    /// Renders a channel as interactions hold it, with what the user may there.
    pub(super) fn partial_channel_json(&self, channel: &Channel, user: UserId) -> Value {
        let mut json = self.channel_json(channel, self.bot());
        if channel.guild().is_none() {
            json["recipients"] = json!([self.user_json(user)]);
        }
        json["permissions"] = json!(self.permissions(channel, user).to_string());
        json
    }

    /// Renders the application as its own bot sees it.
    pub(crate) fn application_json(&self) -> Value {
        let application = &self.saved.application;
        let owner = self.saved.guilds.values().next().map_or(application.bot(), |guild| guild.owner);
        json!({
            "id": application.id,
            "name": application.name,
            "icon": null,
            "description": "",
            "summary": "",
            "type": null,
            "bot": self.user_json(application.bot()),
            "bot_public": true,
            "bot_require_code_grant": false,
            "verify_key": application.verify_key,
            "flags": 0,
            "flags_new": "0",
            "tags": [],
            "redirect_uris": [],
            "interactions_endpoint_url": null,
            "role_connections_verification_url": null,
            "integration_types_config": { "0": {} },
            "owner": self.user_json(owner),
            "team": null,
            "approximate_guild_count": self.saved.guilds.len(),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
        })
    }

    /// Renders what a person receives when their client connects.
    pub(crate) fn ready_for_person(&self, user: UserId) -> Value {
        let own = |guild: &&Guild| guild.members.contains_key(&user);
        let guilds = self.saved.guilds.values().filter(own);
        let guilds: Vec<Value> =
            guilds.filter_map(|guild| self.guild_create_json(guild.id, user, true).ok()).collect();
        json!({
            "v": 10,
            "user": self.own_user_json(user),
            "guilds": guilds,
            "private_channels": self.directs_json(user),
            "users": self.saved.users.keys().map(|user| self.user_json(*user)).collect::<Vec<_>>(),
            "session_type": "normal",
            "relationships": [],
        })
    }

    /// Renders the direct conversations of a person.
    pub(crate) fn directs_json(&self, user: UserId) -> Vec<Value> {
        let own =
            |channel: &&Channel| matches!(&channel.place, Place::Direct { people } if people.contains(&user));
        self.saved.channels.values().filter(own).map(|channel| self.channel_json(channel, user)).collect()
    }

    /// Renders a server as a short list shows it to one of its members.
    pub(crate) fn short_guild_json(&self, guild: &Guild, reader: UserId) -> Value {
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
}

pub(super) fn thread_member_json(thread: ChannelId, user: UserId, joined: Millis) -> Value {
    json!({ "id": thread, "user_id": user, "join_timestamp": joined.to_string(), "flags": 1 })
}

/// Adds the fields of one object to another.
pub(super) fn merge(into: &mut Value, from: Value) {
    if let (Value::Object(into), Value::Object(from)) = (into, from) {
        into.extend(from.into_iter().collect::<Map<_, _>>());
    }
}
