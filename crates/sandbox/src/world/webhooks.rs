//! Webhooks. Anyone with the token can post to the channel under any name.

use std::sync::Arc;

use serde_json::{Value, json};

use super::audit::{Action, Entry};
use super::effects::{Intent, ToBot};
use super::messages::MessageHeader;
use super::model::{ChannelParent, Message, Webhook, WebhookAuthor, flags, message_type};
use super::permissions::{MANAGE_WEBHOOKS, require_in_guild};
use super::{Requester, World};
use crate::errors::ApiError;
use crate::ids::{self, ChannelId, GuildId, MessageId, UserId};
use crate::validate::limits::guild as limits;
use crate::validate::message::Draft;
use crate::validate::{FieldPath, Problems};

/// Manages and executes webhooks.
pub(crate) struct WebhookActions<'w> {
    pub(super) world: &'w mut World,
}

impl WebhookActions<'_> {
    /// Creates a webhook and returns it.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003), hidden (50001) or of the wrong type (50024), the
    /// permission is missing (50013), or the name is invalid (50035).
    pub(crate) fn create(
        &mut self,
        requester: Requester,
        channel: ChannelId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let user = requester.user();
        let place = self.world.saved.visible_channel(channel, user)?;
        self.world.saved.require(place, user, MANAGE_WEBHOOKS)?;
        let ChannelParent::Text { guild, .. } = place.parent else {
            return Err(ApiError::wrong_channel_type());
        };
        let name = read_name(form, true)?.unwrap_or_default();
        let id = self.world.next_id();
        let webhook =
            Webhook { id, channel, guild, name, token: ids::secret(4), creator: user, source: None };
        self.world.saved.webhooks.insert(id, webhook);
        self.changed(guild, channel);
        let webhook = self.render(id, true)?;
        let entry = Entry::new(Action::WebhookCreate, id).between(&Value::Null, &webhook);
        self.world.audit(guild, user, entry);
        Ok(webhook)
    }

    /// Lets a channel follow an announcement channel, and returns the new webhook's id.
    ///
    /// # Errors
    ///
    /// If a channel is unknown (10003), hidden (50001) or of the wrong type (50024), or the
    /// permission to manage webhooks is missing (50013).
    pub(crate) fn follow(
        &mut self,
        requester: Requester,
        source: ChannelId,
        channel: ChannelId,
    ) -> Result<u64, ApiError> {
        let user = requester.user();
        let saved = &self.world.saved;
        let from = saved.visible_channel(source, user)?;
        let place = saved.visible_channel(channel, user)?;
        saved.require(place, user, MANAGE_WEBHOOKS)?;
        let ChannelParent::Text { guild, kind: 0 | 5, .. } = place.parent else {
            return Err(ApiError::wrong_channel_type());
        };
        let ChannelParent::Text { guild: from_guild, kind: 5, .. } = from.parent else {
            return Err(ApiError::wrong_channel_type());
        };
        let name = format!("{} #{}", saved.guild(from_guild)?.name, from.name().unwrap_or_default());
        let id = self.world.next_id();
        let token = ids::secret(4);
        let webhook = Webhook { id, channel, guild, name, token, creator: user, source: Some(source) };
        self.world.saved.webhooks.insert(id, webhook);
        self.changed(guild, channel);
        let entry = Entry::new(Action::WebhookCreate, id).between(&Value::Null, &self.render(id, true)?);
        self.world.audit(guild, user, entry);
        Ok(id)
    }

    /// Lists the webhooks of a channel, or of a server if `channel` is `None`.
    ///
    /// # Errors
    ///
    /// If the channel (10003) or the server (10004) is unknown, or the permission is missing
    /// (50013).
    pub(crate) fn list(
        &self,
        requester: Requester,
        guild: GuildId,
        channel: Option<ChannelId>,
    ) -> Result<Value, ApiError> {
        let saved = &self.world.saved;
        require_in_guild(saved.guild(guild)?, requester.user(), MANAGE_WEBHOOKS)?;
        let here = |it: &&Webhook| it.guild == guild && channel.is_none_or(|channel| it.channel == channel);
        saved.webhooks.values().filter(here).map(|it| self.render(it.id, true)).collect()
    }

    /// Returns a webhook. Requires its token or the permission to manage webhooks.
    ///
    /// # Errors
    ///
    /// If the webhook is unknown (10015), the token is wrong (50027) or the permission is missing
    /// (50013).
    pub(crate) fn show(&self, access: WebhookAccess<'_>, id: u64) -> Result<Value, ApiError> {
        self.check(access, id)?;
        self.render(id, matches!(access, WebhookAccess::Member(_)))
    }

    /// Changes the name or channel of a webhook and returns it.
    ///
    /// # Errors
    ///
    /// Like [`Self::show`], and if the form is invalid (50035) or the channel is unknown (10003).
    pub(crate) fn change(
        &mut self,
        access: WebhookAccess<'_>,
        id: u64,
        form: &Value,
    ) -> Result<Value, ApiError> {
        self.check(access, id)?;
        let name = read_name(form, false)?;
        let by_token = matches!(access, WebhookAccess::Token(_));
        let mut problems = Problems::default();
        let channel = problems.id(form, "channel_id", &FieldPath::default()).map(ChannelId);
        problems.finish()?;
        let before = self.render(id, true)?;
        // A token doesn't give access to other channels.
        let channel = channel.filter(|_| !by_token);
        if let Some(channel) = channel {
            let guild = self.world.saved.webhooks.get(&id).map(|it| it.guild);
            let place = self.world.saved.channel(channel)?;
            if place.guild() != guild || !matches!(place.parent, ChannelParent::Text { .. }) {
                return Err(ApiError::wrong_channel_type());
            }
        }
        let webhook = self.world.saved.webhooks.get_mut(&id).ok_or_else(ApiError::unknown_webhook)?;
        webhook.name = name.unwrap_or_else(|| webhook.name.clone());
        webhook.channel = channel.unwrap_or(webhook.channel);
        let (guild, channel, creator) = (webhook.guild, webhook.channel, webhook.creator);
        self.changed(guild, channel);
        let entry = Entry::new(Action::WebhookUpdate, id).between(&before, &self.render(id, true)?);
        self.world.audit(guild, access.member().unwrap_or(creator), entry);
        self.render(id, !by_token)
    }

    /// Deletes a webhook.
    ///
    /// # Errors
    ///
    /// Like [`Self::show`].
    pub(crate) fn delete(&mut self, access: WebhookAccess<'_>, id: u64) -> Result<(), ApiError> {
        self.check(access, id)?;
        let before = self.render(id, true)?;
        let gone = self.world.saved.webhooks.remove(&id).ok_or_else(ApiError::unknown_webhook)?;
        self.changed(gone.guild, gone.channel);
        let entry = Entry::new(Action::WebhookDelete, id).between(&before, &Value::Null);
        self.world.audit(gone.guild, access.member().unwrap_or(gone.creator), entry);
        Ok(())
    }

    /// Posts a message in the channel or the given thread, and returns it.
    ///
    /// # Errors
    ///
    /// If the webhook is unknown (10015), the token is wrong (50027), the thread is unknown
    /// (10003), or the message is empty (50006) or refers to an unknown attachment (50035).
    pub(crate) fn execute(
        &mut self,
        id: u64,
        token: &str,
        thread: Option<ChannelId>,
        form: &Value,
        draft: Draft,
    ) -> Result<Arc<Message>, ApiError> {
        self.check(WebhookAccess::Token(token), id)?;
        let webhook = self.world.saved.webhooks.get(&id).cloned().ok_or_else(ApiError::unknown_webhook)?;
        let channel = thread.unwrap_or(webhook.channel);
        let below = self.world.saved.channel(channel)?.thread().map(|it| it.parent);
        if channel != webhook.channel && below != Some(webhook.channel) {
            return Err(ApiError::unknown_channel());
        }
        let name = form.get("username").and_then(Value::as_str).unwrap_or(&webhook.name).to_owned();
        let settable = flags::SUPPRESS_EMBEDS | flags::SUPPRESS_NOTIFICATIONS | flags::COMPONENTS_V2;
        let header = MessageHeader {
            flags: draft.flags.unwrap_or_default() & settable,
            webhook: Some(WebhookAuthor { id, name }),
            ..MessageHeader::new(UserId(id), channel, message_type::DEFAULT)
        };
        self.world.threads().unarchive(channel)?;
        self.world.messages().create(header, draft)
    }

    /// Returns a message of a webhook.
    ///
    /// # Errors
    ///
    /// If the webhook is unknown (10015), the token is wrong (50027), or the message is unknown or
    /// by another author (10008).
    pub(crate) fn message(&self, id: u64, token: &str, message: MessageId) -> Result<Arc<Message>, ApiError> {
        self.check(WebhookAccess::Token(token), id)?;
        let mut found =
            self.world.saved.channels.values().filter_map(|channel| channel.messages.get(&message));
        let found = found.find(|it| it.webhook.as_ref().is_some_and(|author| author.id == id));
        found.cloned().ok_or_else(ApiError::unknown_message)
    }

    /// Edits a message of a webhook.
    ///
    /// # Errors
    ///
    /// Like [`Self::message`], and if the message would be empty (50006) or refers to an unknown
    /// attachment (50035).
    pub(crate) fn edit_message(
        &mut self,
        id: u64,
        token: &str,
        message: MessageId,
        draft: Draft,
    ) -> Result<Arc<Message>, ApiError> {
        let message = self.message(id, token, message)?;
        self.world.messages().rewrite(message.channel, message.id, draft)
    }

    /// Deletes a message of a webhook.
    ///
    /// # Errors
    ///
    /// Like [`Self::message`].
    pub(crate) fn delete_message(
        &mut self,
        id: u64,
        token: &str,
        message: MessageId,
    ) -> Result<(), ApiError> {
        let message = self.message(id, token, message)?;
        self.world.messages().remove(message.channel, message.id)
    }

    fn check(&self, access: WebhookAccess<'_>, id: u64) -> Result<(), ApiError> {
        let webhook = self.world.saved.webhooks.get(&id).ok_or_else(ApiError::unknown_webhook)?;
        match access {
            WebhookAccess::Token(token) if token == webhook.token => Ok(()),
            WebhookAccess::Token(_) => Err(ApiError::invalid_webhook_token()),
            WebhookAccess::Member(user) => {
                require_in_guild(self.world.saved.guild(webhook.guild)?, user, MANAGE_WEBHOOKS)
            }
        }
    }

    fn render(&self, id: u64, with_creator: bool) -> Result<Value, ApiError> {
        let webhook = self.world.saved.webhooks.get(&id).ok_or_else(ApiError::unknown_webhook)?;
        let World { saved, origin, .. } = &*self.world;
        let by_bot = saved.is_bot(webhook.creator);
        let mut json = json!({
            "id": id.to_string(),
            "type": 1,
            "channel_id": webhook.channel,
            "guild_id": webhook.guild,
            "name": webhook.name,
            "avatar": null,
            "application_id": by_bot.then_some(webhook.creator),
            "token": webhook.token,
            "url": format!("{origin}/api/webhooks/{id}/{}", webhook.token),
        });
        if let Some(source) = webhook.source {
            json["type"] = json!(2);
            // Only crossposts use this webhook.
            json.as_object_mut().map(|fields| (fields.remove("token"), fields.remove("url")));
            if let Some(channel) = saved.channels.get(&source) {
                json["source_channel"] = json!({ "id": source, "name": channel.name() });
                let guild = channel.guild().and_then(|guild| saved.guilds.get(&guild));
                json["source_guild"] =
                    guild.map(|it| json!({ "id": it.id, "name": it.name, "icon": null })).unwrap_or_default();
            }
        }
        if with_creator {
            json["user"] = self.world.render().user(webhook.creator);
        }
        Ok(json)
    }

    fn changed(&mut self, guild: GuildId, channel: ChannelId) {
        let World { saved, effects, .. } = &mut *self.world;
        effects.changed = true;
        let data = json!({ "guild_id": guild, "channel_id": channel });
        if let Some(guild) = saved.guilds.get(&guild) {
            effects.send_to_guild(guild, "WEBHOOKS_UPDATE", data, ToBot::With(Intent::GuildWebhooks));
        }
    }
}

/// The authorization to use a webhook.
#[derive(Clone, Copy, Debug)]
pub(crate) enum WebhookAccess<'a> {
    Token(&'a str),
    Member(UserId),
}

impl WebhookAccess<'_> {
    fn member(self) -> Option<UserId> {
        match self {
            Self::Token(_) => None,
            Self::Member(user) => Some(user),
        }
    }
}

fn read_name(form: &Value, required: bool) -> Result<Option<String>, ApiError> {
    let at = FieldPath::default();
    let mut problems = Problems::default();
    let name = if required || form.get("name").is_some() {
        problems.required_text(form, "name", &at, limits::WEBHOOK_NAME)
    } else {
        None
    };
    problems.finish()?;
    Ok(name.map(str::to_owned))
}

impl World {
    /// Crossposts a message of an announcement channel.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or not an announcement channel (50024), or the message is
    /// unknown (10008) or by another user (50013).
    pub(crate) fn crosspost(
        &mut self,
        requester: Requester,
        channel: ChannelId,
        id: MessageId,
    ) -> Result<Arc<Message>, ApiError> {
        let mut message = self.saved.visible_message(requester.user(), channel, id)?;
        if self.saved.channel(channel)?.type_number() != 5 {
            return Err(ApiError::wrong_channel_type());
        }
        if message.author != requester.user() {
            self.saved.require(
                self.saved.channel(channel)?,
                requester.user(),
                super::permissions::MANAGE_MESSAGES,
            )?;
        }
        if message.flags & flags::CROSSPOSTED != 0 {
            return Err(ApiError::already_crossposted());
        }
        Arc::make_mut(&mut message).flags |= flags::CROSSPOSTED;
        self.messages().replace(&message);
        self.messages().announce("MESSAGE_UPDATE", &message);
        self.post_to_followers(&message)?;
        Ok(message)
    }

    /// Posts a crossposted message in all channels that follow its channel. Files are left out.
    fn post_to_followers(&mut self, message: &Message) -> Result<(), ApiError> {
        let exists = |it: &&Webhook| self.saved.channels.contains_key(&it.channel);
        let followers = self.saved.webhooks.values().filter(|it| it.source == Some(message.channel));
        let followers: Vec<Webhook> = followers.filter(exists).cloned().collect();
        let mut place = json!({ "type": 0, "channel_id": message.channel, "message_id": message.id });
        place["guild_id"] = json!(self.saved.channel(message.channel)?.guild());
        for webhook in followers {
            let header = MessageHeader {
                flags: message.flags & flags::SUPPRESS_EMBEDS | flags::IS_CROSSPOST,
                webhook: Some(WebhookAuthor { id: webhook.id, name: webhook.name }),
                forwarded: Some(json!({ "message": null, "place": place })),
                ..MessageHeader::new(UserId(webhook.id), webhook.channel, message_type::DEFAULT)
            };
            let draft = Draft {
                content: Some(message.content.clone()),
                embeds: Some(message.embeds.clone()),
                ..Draft::default()
            };
            self.messages().create(header, draft)?;
        }
        Ok(())
    }
}
