//! Channels, threads and direct message channels.

use serde_json::{Value, json};

use super::{Renderer, merge};
use crate::clock::Millis;
use crate::errors::ApiError;
use crate::ids::{self, ChannelId, GuildId, UserId};
use crate::world::model::{Channel, ChannelParent, Overwrite};

impl Renderer<'_> {
    /// Renders a channel for a user who sees it.
    pub(in crate::world) fn channel(&self, channel: &Channel, reader: UserId) -> Value {
        let mut json = json!({
            "id": channel.id,
            "type": channel.type_number(),
            "last_message_id": channel.last_message,
            "flags": 0,
        });
        match &channel.parent {
            ChannelParent::Text { guild, name, topic, position, overwrites, kind, settings } => {
                let overwrites = overwrites.iter().map(overwrite_json);
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
                merge(&mut json, kind_defaults(*kind));
                merge(&mut json, Value::Object(settings.clone()));
            }
            ChannelParent::Direct { people } => {
                let others = people.iter().filter(|person| **person != reader);
                json["recipients"] = others.map(|person| self.user(*person)).collect();
            }
            ChannelParent::Thread(thread) => {
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
                            "create_timestamp": ids::creation_time(channel.id.0).to_string(),
                        },
                    }),
                );
                let mut settings = thread.settings.clone();
                if let Some(invitable) = settings.remove("invitable").filter(|_| thread.private) {
                    json["thread_metadata"]["invitable"] = invitable;
                }
                merge(&mut json, Value::Object(settings));
                if let Some(joined) = thread.members.get(&reader) {
                    json["member"] = thread_member_json(channel.id, reader, *joined);
                }
            }
        }
        json
    }

    /// Renders a channel by its id.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden from the reader (50001).
    pub(crate) fn channel_for(&self, reader: UserId, id: ChannelId) -> Result<Value, ApiError> {
        Ok(self.channel(self.saved.visible_channel(id, reader)?, reader))
    }

    /// Renders a channel for an interaction, with the user's permissions.
    pub(in crate::world) fn partial_channel(&self, channel: &Channel, user: UserId) -> Value {
        let mut json = self.channel(channel, self.reader);
        if channel.guild().is_none() {
            json["recipients"] = json!([self.user(user)]);
        }
        json["permissions"] = json!(self.saved.permissions(channel, user).to_string());
        json
    }

    /// Renders a user's direct message channels.
    pub(crate) fn directs(&self, user: UserId) -> Vec<Value> {
        let own = |channel: &&Channel| matches!(&channel.parent, ChannelParent::Direct { people } if people.contains(&user));
        self.saved.channels.values().filter(own).map(|channel| self.channel(channel, user)).collect()
    }

    /// Lists the channels of a server that the reader sees, without threads.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004).
    pub(crate) fn guild_channels(&self, guild: GuildId, reader: UserId) -> Result<Vec<Value>, ApiError> {
        self.saved.guild(guild)?;
        let listed = |channel: &&Channel| {
            channel.guild() == Some(guild) && channel.thread().is_none() && self.saved.sees(channel, reader)
        };
        let channels = self.saved.channels.values().filter(listed);
        Ok(channels.map(|channel| self.channel(channel, reader)).collect())
    }

    /// Lists the active threads of a server that the reader sees.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004).
    pub(crate) fn active_threads(&self, guild: GuildId, reader: UserId) -> Result<Value, ApiError> {
        self.saved.guild(guild)?;
        let is_active = |channel: &&Channel| {
            channel.thread().is_some_and(|thread| thread.guild == guild && !thread.archived)
                && self.saved.sees(channel, reader)
        };
        let active: Vec<&Channel> = self.saved.channels.values().filter(is_active).collect();
        let members = active.iter().filter_map(|channel| {
            let joined = channel.thread()?.members.get(&reader)?;
            Some(thread_member_json(channel.id, reader, *joined))
        });
        Ok(json!({
            "threads": active.iter().map(|channel| self.channel(channel, reader)).collect::<Vec<_>>(),
            "members": members.collect::<Vec<_>>(),
            "has_more": false,
        }))
    }
}

/// Returns the default fields of a channel type.
fn kind_defaults(kind: u8) -> Value {
    match kind {
        2 => json!({ "bitrate": 64_000, "user_limit": 0, "rtc_region": null }),
        15 => json!({
            "available_tags": [], "default_reaction_emoji": null, "default_sort_order": null,
            "default_forum_layout": 0, "template": "",
        }),
        _ => json!({}),
    }
}

pub(in crate::world) fn overwrite_json(overwrite: &Overwrite) -> Value {
    json!({
        "id": overwrite.id.to_string(),
        "type": u8::from(overwrite.for_member),
        "allow": overwrite.allow.to_string(),
        "deny": overwrite.deny.to_string(),
    })
}

pub(in crate::world) fn thread_member_json(thread: ChannelId, user: UserId, joined: Millis) -> Value {
    json!({ "id": thread, "user_id": user, "join_timestamp": joined.to_string(), "flags": 1 })
}
