//! The saved state, and read-only queries on it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::model::{Application, Channel, ChannelParent, Guild, Invite, Message, User, Webhook};
use super::permissions::{VIEW_AUDIT_LOG, VIEW_CHANNEL, require_in_guild};
use crate::errors::ApiError;
use crate::ids::{ApplicationId, AttachmentId, ChannelId, GuildId, MessageId, UserId};

/// All state that survives a restart. Cheap to copy, because messages are shared.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Saved {
    pub(crate) application: Application,
    /// Further applications, each with a bot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) further: Vec<Application>,
    pub(crate) users: BTreeMap<UserId, User>,
    pub(crate) guilds: BTreeMap<GuildId, Guild>,
    pub(crate) channels: BTreeMap<ChannelId, Channel>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) webhooks: BTreeMap<u64, Webhook>,
    /// Invites by code.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) invites: BTreeMap<String, Invite>,
    /// Offset of the clock from the system clock in ms.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) ahead: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "required by serde")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// A part of a channel's history.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MessageRange {
    Newest,
    Before(MessageId),
    After(MessageId),
    Around(MessageId),
}

impl Saved {
    /// Returns all applications, starting with the first.
    pub(crate) fn applications(&self) -> impl Iterator<Item = &Application> {
        std::iter::once(&self.application).chain(&self.further)
    }

    pub(crate) fn applications_mut(&mut self) -> impl Iterator<Item = &mut Application> {
        std::iter::once(&mut self.application).chain(&mut self.further)
    }

    /// Returns an application.
    ///
    /// # Errors
    ///
    /// If it is unknown (10002).
    pub(crate) fn application(&self, id: ApplicationId) -> Result<&Application, ApiError> {
        self.applications().find(|it| it.id == id).ok_or_else(ApiError::unknown_application)
    }

    /// Returns an application for editing.
    ///
    /// # Errors
    ///
    /// If it is unknown (10002).
    pub(crate) fn application_mut(&mut self, id: ApplicationId) -> Result<&mut Application, ApiError> {
        self.applications_mut().find(|it| it.id == id).ok_or_else(ApiError::unknown_application)
    }

    /// Returns the ids of all stored files: attachments, emojis and stickers.
    pub(crate) fn file_ids(&self) -> BTreeSet<AttachmentId> {
        let messages = self.channels.values().flat_map(|channel| channel.messages.values());
        let attachments = messages.flat_map(|message| &message.attachments).map(|file| file.id);
        let guilds = self.guilds.values();
        let emojis = guilds.clone().flat_map(|guild| &guild.emojis);
        let emojis = emojis.chain(self.applications().flat_map(|it| &it.emojis)).map(|emoji| emoji.id);
        let stickers = guilds.flat_map(|guild| &guild.stickers).map(|sticker| sticker.id);
        attachments.chain(emojis.chain(stickers).map(AttachmentId)).collect()
    }

    /// Returns the bot users of all applications.
    pub(crate) fn bots(&self) -> impl Iterator<Item = UserId> {
        self.applications().map(Application::bot)
    }

    pub(crate) fn is_bot(&self, user: UserId) -> bool {
        self.applications().any(|it| it.bot() == user)
    }

    /// Returns the first bot.
    pub(crate) fn bot(&self) -> UserId {
        self.application.bot()
    }

    /// Returns a user.
    ///
    /// # Errors
    ///
    /// If the user is unknown (10013).
    pub(crate) fn user(&self, id: UserId) -> Result<&User, ApiError> {
        self.users.get(&id).ok_or_else(ApiError::unknown_user)
    }

    /// Returns a server.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004).
    pub(crate) fn guild(&self, id: GuildId) -> Result<&Guild, ApiError> {
        self.guilds.get(&id).ok_or_else(ApiError::unknown_guild)
    }

    /// Returns the audit log of a server, oldest entry first.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), or the permission to view it is missing (50013).
    pub(crate) fn audit_log(&self, id: GuildId, user: UserId) -> Result<&[Value], ApiError> {
        let guild = self.guild(id)?;
        require_in_guild(guild, user, VIEW_AUDIT_LOG)?;
        Ok(&guild.audit)
    }

    /// Returns a channel without checking its visibility.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003).
    pub(crate) fn channel(&self, id: ChannelId) -> Result<&Channel, ApiError> {
        self.channels.get(&id).ok_or_else(ApiError::unknown_channel)
    }

    /// Returns a server for editing.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004).
    pub(super) fn guild_mut(&mut self, id: GuildId) -> Result<&mut Guild, ApiError> {
        self.guilds.get_mut(&id).ok_or_else(ApiError::unknown_guild)
    }

    /// Returns a channel for editing.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003).
    pub(super) fn channel_mut(&mut self, id: ChannelId) -> Result<&mut Channel, ApiError> {
        self.channels.get_mut(&id).ok_or_else(ApiError::unknown_channel)
    }

    /// Returns a channel that the user sees.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden from the user (50001).
    pub(crate) fn visible_channel(&self, id: ChannelId, user: UserId) -> Result<&Channel, ApiError> {
        let channel = self.channel(id)?;
        self.require(channel, user, VIEW_CHANNEL)?;
        Ok(channel)
    }

    /// Returns the direct message channel between two users, if any.
    pub(super) fn direct_between(&self, one: UserId, other: UserId) -> Option<ChannelId> {
        let between = |channel: &&Channel| match &channel.parent {
            ChannelParent::Direct { people } => people.contains(&one) && people.contains(&other),
            ChannelParent::Text { .. } | ChannelParent::Thread(_) => false,
        };
        self.channels.values().find(between).map(|channel| channel.id)
    }

    /// Returns a message without checking its visibility.
    ///
    /// # Errors
    ///
    /// If the channel (10003) or message (10008) is unknown.
    pub(super) fn message(&self, channel: ChannelId, id: MessageId) -> Result<Arc<Message>, ApiError> {
        self.channel(channel)?.messages.get(&id).cloned().ok_or_else(ApiError::unknown_message)
    }

    /// Returns a message that the user can read.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden from the user (50001), or the message is unknown
    /// (10008). An ephemeral message is unknown to everyone but its addressee.
    pub(crate) fn visible_message(
        &self,
        user: UserId,
        channel: ChannelId,
        id: MessageId,
    ) -> Result<Arc<Message>, ApiError> {
        let channel = self.visible_channel(channel, user)?;
        let message = channel.messages.get(&id).filter(|message| message.is_visible_to(user));
        message.cloned().ok_or_else(ApiError::unknown_message)
    }

    /// Lists messages that the user can read, newest first.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden from the user (50001).
    pub(crate) fn visible_messages(
        &self,
        user: UserId,
        channel: ChannelId,
        range: MessageRange,
        limit: usize,
    ) -> Result<Vec<Arc<Message>>, ApiError> {
        let channel = self.visible_channel(channel, user)?;
        let before = |end: MessageId, limit: usize| -> Vec<Arc<Message>> {
            let older = channel.messages.range(..end).rev().map(|(_, message)| message);
            older.filter(|message| message.is_visible_to(user)).take(limit).cloned().collect()
        };
        let after = |start: MessageId, limit: usize| -> Vec<Arc<Message>> {
            let newer =
                channel.messages.range(MessageId(start.0.saturating_add(1))..).map(|(_, message)| message);
            let newer = newer.filter(|message| message.is_visible_to(user));
            let mut newer: Vec<_> = newer.take(limit).cloned().collect();
            newer.reverse();
            newer
        };
        Ok(match range {
            MessageRange::Newest => before(MessageId(u64::MAX), limit),
            MessageRange::Before(end) => before(end, limit),
            MessageRange::After(start) => after(start, limit),
            MessageRange::Around(middle) => {
                let mut list = after(middle, limit / 2);
                list.extend(before(MessageId(middle.0.saturating_add(1)), limit - limit / 2));
                list
            }
        })
    }

    /// Returns the highest snowflake in use. New ids must be higher.
    pub(super) fn greatest_snowflake(&self) -> u64 {
        let users = self.users.keys().map(|id| id.0);
        let roles = self.guilds.values().flat_map(|guild| guild.roles.iter().map(|role| role.id.0));
        let emojis = self.guilds.values().flat_map(|guild| guild.emojis.iter().map(|emoji| emoji.id));
        let emojis = emojis.chain(self.applications().flat_map(|it| it.emojis.iter().map(|emoji| emoji.id)));
        let stickers = self.guilds.values().flat_map(|guild| guild.stickers.iter().map(|it| it.id));
        let channels = self.channels.values().flat_map(|channel| {
            let messages = channel.messages.values();
            let files = messages.flat_map(|message| message.attachments.iter().map(|file| file.id.0));
            let last = channel.last_message.map_or(0, |id| id.0);
            let newest = channel.messages.keys().next_back().map_or(0, |id| id.0);
            files.chain([channel.id.0, last, newest])
        });
        let commands = self.applications().flat_map(|it| it.commands.iter().map(|command| command.id.0));
        users
            .chain(self.webhooks.keys().copied())
            .chain(self.guilds.values().flat_map(|guild| guild.events.keys().copied()))
            .chain(roles)
            .chain(channels)
            .chain(commands)
            .chain(emojis)
            .chain(stickers)
            .max()
            .unwrap_or_default()
    }
}
