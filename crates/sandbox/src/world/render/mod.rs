//! Renders the world as Discord's JSON.

pub(super) mod channels;
pub(super) mod guilds;
mod messages;

use serde_json::{Map, Value, json};

use super::model::{Guild, Role, User};
use super::saved::Saved;
use crate::errors::ApiError;
use crate::ids::{GuildId, UserId};

/// Renders objects as JSON. This file contains users, members and roles.
#[derive(Clone, Copy)]
pub(crate) struct Renderer<'a> {
    pub(super) saved: &'a Saved,
    /// Base URL of attachments: `http://127.0.0.1:PORT`.
    pub(super) origin: &'a str,
    pub(super) application_flags: u64,
    /// The user whose own reactions are marked.
    pub(super) reader: UserId,
}

impl Renderer<'_> {
    /// Renders a user, or a deleted user for an unknown id.
    pub(crate) fn user(&self, id: UserId) -> Value {
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

    /// Renders a user for themselves.
    pub(crate) fn own_user(&self, id: UserId) -> Value {
        let mut json = self.user(id);
        json["mfa_enabled"] = json!(false);
        json["verified"] = json!(true);
        json["email"] = Value::Null;
        json["locale"] = json!(self.saved.users.get(&id).map_or("en-US", User::locale));
        json["premium_type"] = json!(0);
        json
    }

    /// Renders a user's presence as seen by others, without the server.
    pub(crate) fn presence(&self, id: UserId) -> Value {
        let user = self.saved.users.get(&id);
        let status = user.map_or("offline", User::status);
        let activities = user.map(|user| user.activities.as_slice()).unwrap_or_default();
        let client = if status == "offline" { json!({}) } else { json!({ "desktop": status }) };
        json!({ "user": { "id": id }, "status": status, "activities": activities, "client_status": client })
    }

    /// Renders a member of a server.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004) or the user is not in it (10007).
    pub(crate) fn member(&self, guild: GuildId, user: UserId) -> Result<Value, ApiError> {
        let mut json = self.bare_member(guild, user)?;
        json["user"] = self.user(user);
        Ok(json)
    }

    /// Renders the members whose name or nickname starts with a text, sorted by id.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004).
    pub(crate) fn members_named(
        &self,
        guild: GuildId,
        start: &str,
        limit: usize,
    ) -> Result<Vec<Value>, ApiError> {
        let start = start.to_lowercase();
        let begins = |name: &str| name.to_lowercase().starts_with(&start);
        let members = self.saved.guild(guild)?.members.iter().filter(|(user, member)| {
            let name = self.saved.users.get(user).is_some_and(|user| begins(&user.username));
            name || member.nick.as_deref().is_some_and(begins)
        });
        members.take(limit).map(|(user, _)| self.member(guild, *user)).collect()
    }

    /// Renders a member without the user, for messages and `resolved`.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004) or the user is not in it (10007).
    pub(in crate::world) fn bare_member(&self, guild: GuildId, user: UserId) -> Result<Value, ApiError> {
        let member = self.saved.guild(guild)?.members.get(&user).ok_or_else(ApiError::unknown_member)?;
        Ok(json!({
            "roles": member.roles,
            "joined_at": member.joined.to_string(),
            "nick": member.nick,
            "avatar": null,
            "banner": null,
            "premium_since": null,
            "pending": false,
            "deaf": member.deaf,
            "mute": member.mute,
            "flags": 0,
            "communication_disabled_until": member.timeout.map(|time| time.to_string()),
        }))
    }
}

pub(crate) fn roles_json(guild: &Guild) -> Vec<Value> {
    guild.roles.iter().enumerate().map(|(position, role)| role_json(role, position)).collect()
}

pub(super) fn role_json(role: &Role, position: usize) -> Value {
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
    for (key, value) in &role.settings {
        json[key] = value.clone();
    }
    json["colors"]["primary_color"] = json["color"].clone();
    if let Some(bot) = role.bot {
        json["tags"] = json!({ "bot_id": bot });
    }
    json
}

/// Adds the fields of one object to another.
pub(super) fn merge(into: &mut Value, from: Value) {
    if let (Value::Object(into), Value::Object(from)) = (into, from) {
        into.extend(from.into_iter().collect::<Map<_, _>>());
    }
}
