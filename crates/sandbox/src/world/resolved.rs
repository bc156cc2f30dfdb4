//! The `resolved` objects of an interaction: the users, roles, channels and messages that its ids
//! refer to.

use serde_json::{Map, Value, json};

use super::model::{Attachment, Message};
use super::permissions;
use super::render::{Renderer, roles_json};
use crate::errors::ApiError;
use crate::ids::{ChannelId, GuildId, UserId};
use crate::validate::snowflake;

/// Collects the resolved objects of one interaction.
pub(super) struct Resolved<'a> {
    render: Renderer<'a>,
    /// The user of the command or component, who must see the channels it refers to.
    user: UserId,
    guild: Option<GuildId>,
    objects: Map<String, Value>,
}

impl<'a> Resolved<'a> {
    pub(super) fn new(render: Renderer<'a>, user: UserId, guild: Option<GuildId>) -> Self {
        Self { render, user, guild, objects: Map::new() }
    }

    /// Adds a user, and their membership if in a server.
    ///
    /// # Errors
    ///
    /// If the user is unknown (10013).
    pub(super) fn add_user(&mut self, user: UserId) -> Result<(), ApiError> {
        let Renderer { saved, .. } = self.render;
        saved.user(user)?;
        self.put("users", user.0, self.render.user(user));
        if let Some(guild) = self.guild
            && let Ok(mut member) = self.render.bare_member(guild, user)
        {
            let bits = permissions::in_guild(saved.guild(guild)?, user);
            member["permissions"] = json!(bits.to_string());
            self.put("members", user.0, member);
        }
        Ok(())
    }

    /// Adds a role.
    ///
    /// # Errors
    ///
    /// If the role is unknown (50035).
    pub(super) fn add_role(&mut self, id: u64) -> Result<(), ApiError> {
        let mut roles = self.render.saved.guilds.values().flat_map(roles_json);
        let role = roles.find(|role| snowflake(&role["id"]) == Some(id));
        let unknown = || ApiError::field("data", "SNOWFLAKE_UNKNOWN", "Unknown role or user");
        self.put("roles", id, role.ok_or_else(unknown)?);
        Ok(())
    }

    /// Adds a user or a role.
    ///
    /// # Errors
    ///
    /// If neither a user nor a role has this id (50035).
    pub(super) fn add_mentionable(&mut self, id: u64) -> Result<(), ApiError> {
        self.add_user(UserId(id)).or_else(|_| self.add_role(id))
    }

    /// Adds a channel.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden from the user (50001).
    pub(super) fn add_channel(&mut self, id: ChannelId) -> Result<(), ApiError> {
        let channel = self.render.saved.visible_channel(id, self.user)?;
        self.put("channels", id.0, self.render.partial_channel(channel, self.user));
        Ok(())
    }

    /// Adds a file uploaded to a command or a modal.
    pub(super) fn add_attachment(&mut self, file: &Attachment) {
        self.put("attachments", file.id.0, self.render.loose_file(file));
    }

    pub(super) fn add_message(&mut self, message: &Message) {
        self.put("messages", message.id.0, self.render.message(message));
    }

    /// Inserts the objects into the data of an interaction, if there are any.
    pub(super) fn put_into(self, data: &mut Value) {
        if !self.objects.is_empty() {
            data["resolved"] = Value::Object(self.objects);
        }
    }

    fn put(&mut self, kind: &str, id: u64, value: Value) {
        let of_kind = self.objects.entry(kind).or_insert_with(|| json!({}));
        of_kind[id.to_string()] = value;
    }
}
