//! Reactions: adding, removing and listing.

use std::sync::Arc;

use serde_json::{Value, json};

use super::effects::Activity;
use super::emoji::{Emoji, Reaction};
use super::model::{Channel, Message};
use super::permissions::{ADD_REACTIONS, MANAGE_MESSAGES, READ_MESSAGE_HISTORY, USE_EXTERNAL_EMOJIS};
use super::{Requester, World};
use crate::errors::ApiError;
use crate::ids::{ChannelId, MessageId, UserId};

/// Maximum number of different emojis on a message.
const MAX_EMOJIS: usize = 20;

pub(crate) struct ReactionActions<'w> {
    pub(super) world: &'w mut World,
}

impl ReactionActions<'_> {
    /// Adds the requester's reaction, if it isn't there already.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001), the message is unknown (10008), a
    /// permission is missing (50013), or the message already has 20 emojis (30010).
    pub(crate) fn add(
        &mut self,
        requester: Requester,
        channel: ChannelId,
        id: MessageId,
        emoji: Emoji,
    ) -> Result<(), ApiError> {
        let user = requester.user();
        let saved = &self.world.saved;
        let message = saved.visible_message(user, channel, id)?;
        saved.require(saved.channel(channel)?, user, READ_MESSAGE_HISTORY)?;
        let known = message.reactions.iter().position(|it| it.emoji.same(&emoji));
        if known.is_none() {
            self.check_emoji(channel, user, &emoji)?;
            // Only the first reaction with an emoji needs the permission.
            saved.require(saved.channel(channel)?, user, ADD_REACTIONS)?;
            if message.reactions.len() >= MAX_EMOJIS {
                return Err(ApiError::too_many_reactions());
            }
        }
        self.world.threads().unarchive(channel)?;
        let mut message = message;
        let reactions = &mut Arc::make_mut(&mut message).reactions;
        let index = known.unwrap_or_else(|| {
            reactions.push(Reaction { emoji, users: Vec::new() });
            reactions.len() - 1
        });
        if reactions[index].users.contains(&user) {
            return Ok(());
        }
        reactions[index].users.push(user);
        let emoji = reactions[index].emoji.json();
        self.world.messages().replace(&message);
        let mut data = self.about(&message, Some(user), Some(emoji));
        data["message_author_id"] = json!(message.author);
        if let Some(guild) = self.world.saved.channel(channel)?.guild()
            && let Ok(member) = self.world.render().member(guild, user)
        {
            data["member"] = member;
        }
        self.announce(channel, "MESSAGE_REACTION_ADD", data);
        Ok(())
    }

    /// Checks that a custom emoji exists, and that the user may use emojis of other servers if
    /// necessary.
    fn check_emoji(&self, channel: ChannelId, user: UserId, emoji: &Emoji) -> Result<(), ApiError> {
        let Some(id) = emoji.id else {
            return Ok(());
        };
        let saved = &self.world.saved;
        let channel = saved.channel(channel)?;
        let guild = saved.guilds.values().find(|guild| guild.emojis.iter().any(|it| it.id == id));
        match guild {
            Some(guild) if channel.guild() == Some(guild.id) => Ok(()),
            Some(_) => saved.require(channel, user, USE_EXTERNAL_EMOJIS),
            None if saved.applications().any(|it| it.emojis.iter().any(|it| it.id == id)) => Ok(()),
            None => Err(ApiError::unknown_emoji()),
        }
    }

    /// Removes the requester's own reaction, or any with the permission to manage messages.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001), the message (10008) or the emoji
    /// (10014) is unknown, or the permission is missing (50013).
    pub(crate) fn remove(
        &mut self,
        requester: Requester,
        channel: ChannelId,
        id: MessageId,
        emoji: &Emoji,
        user: UserId,
    ) -> Result<(), ApiError> {
        let saved = &self.world.saved;
        let mut message = saved.visible_message(requester.user(), channel, id)?;
        if user != requester.user() {
            saved.require(saved.channel(channel)?, requester.user(), MANAGE_MESSAGES)?;
        }
        let reactions = &mut Arc::make_mut(&mut message).reactions;
        let index =
            reactions.iter().position(|it| it.emoji.same(emoji)).ok_or_else(ApiError::unknown_emoji)?;
        let users = &mut reactions[index].users;
        let Some(at) = users.iter().position(|it| *it == user) else {
            return Ok(());
        };
        users.remove(at);
        let emoji = reactions[index].emoji.json();
        if reactions[index].users.is_empty() {
            reactions.remove(index);
        }
        self.world.messages().replace(&message);
        let data = self.about(&message, Some(user), Some(emoji));
        self.announce(channel, "MESSAGE_REACTION_REMOVE", data);
        Ok(())
    }

    /// Removes all reactions of a message, or all with one emoji.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001), the message (10008) or the emoji
    /// (10014) is unknown, or the permission to manage messages is missing (50013).
    pub(crate) fn clear(
        &mut self,
        requester: Requester,
        channel: ChannelId,
        id: MessageId,
        emoji: Option<&Emoji>,
    ) -> Result<(), ApiError> {
        let saved = &self.world.saved;
        let mut message = saved.visible_message(requester.user(), channel, id)?;
        saved.require(saved.channel(channel)?, requester.user(), MANAGE_MESSAGES)?;
        let reactions = &mut Arc::make_mut(&mut message).reactions;
        let (name, gone) = match emoji {
            None => {
                reactions.clear();
                ("MESSAGE_REACTION_REMOVE_ALL", None)
            }
            Some(emoji) => {
                let found = reactions.iter().position(|it| it.emoji.same(emoji));
                let gone = reactions.remove(found.ok_or_else(ApiError::unknown_emoji)?);
                ("MESSAGE_REACTION_REMOVE_EMOJI", Some(gone.emoji.json()))
            }
        };
        self.world.messages().replace(&message);
        let data = self.about(&message, None, gone);
        self.announce(channel, name, data);
        Ok(())
    }

    /// Lists up to `limit` users who reacted with an emoji, sorted by id, starting after the user
    /// `after`.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001), or the message (10008) or the emoji
    /// (10014) is unknown.
    pub(crate) fn list(
        &self,
        requester: Requester,
        channel: ChannelId,
        id: MessageId,
        emoji: &Emoji,
        (limit, after): (usize, Option<u64>),
    ) -> Result<Vec<Value>, ApiError> {
        let message = self.world.saved.visible_message(requester.user(), channel, id)?;
        let found = message.reactions.iter().find(|it| it.emoji.same(emoji));
        let mut users = found.map(|it| it.users.clone()).unwrap_or_default();
        users.sort_unstable();
        let wanted = users.into_iter().filter(|user| after.is_none_or(|after| user.0 > after)).take(limit);
        Ok(wanted.map(|user| self.world.render().user(user)).collect())
    }

    /// Renders the fields common to all reaction events.
    fn about(&self, message: &Message, user: Option<UserId>, emoji: Option<Value>) -> Value {
        let mut data = json!({ "channel_id": message.channel, "message_id": message.id });
        if let Some(guild) = self.world.saved.channels.get(&message.channel).and_then(Channel::guild) {
            data["guild_id"] = json!(guild);
        }
        if let Some(user) = user {
            data["user_id"] = json!(user);
            data["type"] = json!(0);
            data["burst"] = json!(false);
        }
        if let Some(emoji) = emoji {
            data["emoji"] = emoji;
        }
        data
    }

    fn announce(&mut self, channel: ChannelId, name: &'static str, data: Value) {
        let World { saved, effects, .. } = &mut *self.world;
        effects.send_to_channel(saved, channel, Activity::Reaction, name, data);
    }
}
