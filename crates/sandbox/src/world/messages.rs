//! Messages: posting, editing and deleting.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::audit::{Action, Entry};
use super::drafts::{attach, mentions};
use super::effects::Activity;
use super::model::{
    Attachment, Channel, ChannelParent, Guild, InteractionMetadata, Message, Sticker, Thread, WebhookAuthor,
    flags, message_type,
};
use super::permissions::{
    ATTACH_FILES, MANAGE_CHANNELS, MANAGE_MESSAGES, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS, SEND_POLLS,
};
use super::{Requester, World, polls};
use crate::errors::ApiError;
use crate::ids::{self, ChannelId, MessageId, UserId};
use crate::validate::message::{Draft, MessageReference};
use crate::validate::{FieldPath, Problems, layout};

/// Maximum age of a message for bulk deletion in ms.
const MAX_BULK_DELETE_AGE: u64 = 14 * 24 * 60 * 60 * 1000;

/// Properties of a new message that are not in its draft.
#[derive(Debug)]
pub(super) struct MessageHeader {
    /// `None` for a new id. The first message of a forum post has the id of the post.
    pub(super) id: Option<MessageId>,
    pub(super) author: UserId,
    pub(super) channel: ChannelId,
    pub(super) kind: u8,
    pub(super) flags: u64,
    pub(super) addressee: Option<UserId>,
    pub(super) reference: Option<MessageId>,
    pub(super) answers: Option<InteractionMetadata>,
    pub(super) webhook: Option<WebhookAuthor>,
    pub(super) forwarded: Option<Value>,
}

impl MessageHeader {
    /// Creates the header of a public message without references.
    pub(super) fn new(author: UserId, channel: ChannelId, kind: u8) -> Self {
        Self {
            id: None,
            author,
            channel,
            kind,
            flags: 0,
            addressee: None,
            reference: None,
            answers: None,
            webhook: None,
            forwarded: None,
        }
    }
}

pub(crate) struct MessageActions<'w> {
    pub(super) world: &'w mut World,
}

impl MessageActions<'_> {
    /// Posts a message in a channel. If an enforced nonce was used recently, returns the earlier
    /// message.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001), a permission is missing (50013), the
    /// message is empty (50006), it refers to an unknown message or attachment (50035), or the
    /// thread is archived and locked (50083). A bot also fails if it shares no server with the user
    /// (50278), or the user does not accept its direct messages (50007).
    pub(crate) fn post(
        &mut self,
        requester: Requester,
        id: ChannelId,
        draft: Draft,
    ) -> Result<Arc<Message>, ApiError> {
        let author = requester.user();
        let World { saved, nonces, now, .. } = &*self.world;
        let channel = saved.visible_channel(id, author)?;
        let speak = if channel.thread().is_some() { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES };
        saved.require(channel, author, speak)?;
        if matches!(channel.type_number(), 4 | 15) {
            return Err(ApiError::wrong_channel_type());
        }
        if !draft.uploads.is_empty() {
            saved.require(channel, author, ATTACH_FILES)?;
        }
        if draft.poll.is_some() {
            saved.require(channel, author, SEND_POLLS)?;
        }
        self.check_slowmode(channel, requester)?;
        if matches!(requester, Requester::Bot(_)) {
            self.check_bot_may_dm(channel, author)?;
        }
        if let Some(nonce) = draft.nonce.as_ref().filter(|_| draft.enforce_nonce)
            && let Some(earlier) = nonces.find(saved, author, nonce, *now)
        {
            return Ok(earlier);
        }
        self.world.threads().unarchive(id)?;
        if let Some(reference) = draft.reference.filter(|reference| reference.forward) {
            return self.forward(requester, id, reference, draft);
        }
        let reference = self.find_reference(id, &draft)?;
        let kind = if reference.is_some() { message_type::REPLY } else { message_type::DEFAULT };
        let settable = flags::SUPPRESS_EMBEDS | flags::SUPPRESS_NOTIFICATIONS | flags::COMPONENTS_V2;
        let flags = draft.flags.unwrap_or_default() & settable;
        self.create(MessageHeader { flags, reference, ..MessageHeader::new(author, id, kind) }, draft)
    }

    /// Posts a copy of a message from this or another channel.
    fn forward(
        &mut self,
        requester: Requester,
        to: ChannelId,
        reference: MessageReference,
        draft: Draft,
    ) -> Result<Arc<Message>, ApiError> {
        let author = requester.user();
        let from = reference.channel.unwrap_or(to);
        let original = self.world.saved.visible_message(author, from, reference.message)?;
        let full = self.world.render().message(&original);
        let kept = ["type", "content", "mentions", "mention_roles", "attachments", "embeds", "timestamp"];
        let kept = kept.into_iter().chain(["edited_timestamp", "flags", "components"]);
        let copy: Map<String, Value> = kept.map(|key| (key.to_owned(), full[key].clone())).collect();
        let mut place = json!({ "type": 1, "channel_id": from, "message_id": reference.message });
        if let Some(guild) = self.world.saved.channel(from)?.guild() {
            place["guild_id"] = json!(guild);
        }
        let header = MessageHeader {
            flags: flags::HAS_SNAPSHOT,
            forwarded: Some(json!({ "message": copy, "place": place })),
            ..MessageHeader::new(author, to, message_type::DEFAULT)
        };
        self.create(header, Draft { reference: None, ..draft })
    }

    /// Checks the channel's slowmode. Users and bots are exempt if they may manage messages or
    /// channels.
    fn check_slowmode(&self, channel: &Channel, requester: Requester) -> Result<(), ApiError> {
        let (ChannelParent::Text { settings, .. } | ChannelParent::Thread(Thread { settings, .. })) =
            &channel.parent
        else {
            return Ok(());
        };
        let seconds = settings.get("rate_limit_per_user").and_then(Value::as_u64).unwrap_or_default();
        let exempt = MANAGE_MESSAGES | MANAGE_CHANNELS;
        let World { saved, now, .. } = &*self.world;
        if seconds == 0 || saved.permissions(channel, requester.user()) & exempt != 0 {
            return Ok(());
        }
        let own = channel.messages.values().rev().find(|message| message.author == requester.user());
        let since = own.map(|message| now.since(ids::creation_time(message.id.0)));
        if since.is_some_and(|since| since < seconds * 1000) { Err(ApiError::slowmode()) } else { Ok(()) }
    }

    /// Deletes several messages. Ignores unknown ones.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001), the permission to manage messages is
    /// missing (50013), or a message is older than two weeks (50034).
    pub(crate) fn bulk_delete(
        &mut self,
        requester: Requester,
        id: ChannelId,
        messages: &[MessageId],
    ) -> Result<(), ApiError> {
        let World { saved, effects, now, .. } = &mut *self.world;
        let channel = saved.visible_channel(id, requester.user())?;
        saved.require(channel, requester.user(), MANAGE_MESSAGES)?;
        let oldest = messages.iter().map(|message| ids::creation_time(message.0)).min();
        if oldest.is_some_and(|oldest| now.since(oldest) > MAX_BULK_DELETE_AGE) {
            return Err(ApiError::old_bulk_delete());
        }
        let channel = saved.channel_mut(id)?;
        let guild = channel.guild();
        let mut gone = Vec::new();
        for message in messages {
            if let Some(message) = channel.messages.remove(message) {
                effects.orphan_files(&message.attachments);
                gone.push(message.id);
            }
        }
        effects.changed = true;
        let mut data = json!({ "ids": gone, "channel_id": id });
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
        }
        let count = gone.len().to_string();
        effects.send_to_channel(saved, id, Activity::Message, "MESSAGE_DELETE_BULK", data);
        if let Some(guild) = guild {
            let entry = Entry::new(Action::MessageBulkDelete, id.0).options(json!({ "count": count }));
            self.world.audit(guild, requester.user(), entry);
        }
        Ok(())
    }

    /// Checks that the users in a direct message channel accept messages from the bot. Ignores
    /// other channels.
    fn check_bot_may_dm(&self, channel: &Channel, bot: UserId) -> Result<(), ApiError> {
        let ChannelParent::Direct { people } = &channel.parent else {
            return Ok(());
        };
        let saved = &self.world.saved;
        let mut others = people.iter().filter(|user| **user != bot);
        let is_stranger = |user: &UserId| {
            let both = |guild: &Guild| guild.members.contains_key(user) && guild.members.contains_key(&bot);
            !saved.guilds.values().any(both)
        };
        let refuses = |user: &UserId| saved.users.get(user).is_none_or(|user| !user.accepts_dms);
        if others.clone().any(is_stranger) {
            Err(ApiError::no_mutual_guild())
        } else if others.any(refuses) {
            Err(ApiError::cannot_dm())
        } else {
            Ok(())
        }
    }

    /// Returns stickers of the channel's server, as rendered in messages.
    fn find_stickers(&self, channel: ChannelId, wanted: &[u64]) -> Result<Vec<Value>, ApiError> {
        let saved = &self.world.saved;
        let guild = saved.channel(channel)?.guild().and_then(|guild| saved.guilds.get(&guild));
        let find = |id: &u64| guild?.stickers.iter().find(|sticker| sticker.id == *id).map(Sticker::item);
        let unknown = || ApiError::field("sticker_ids", "STICKER_UNKNOWN", "Unknown sticker");
        wanted.iter().map(|id| find(id).ok_or_else(unknown)).collect()
    }

    fn find_reference(&self, channel: ChannelId, draft: &Draft) -> Result<Option<MessageId>, ApiError> {
        let Some(reference) = draft.reference else {
            return Ok(None);
        };
        let same_channel = reference.channel.is_none_or(|named| named == channel);
        let messages = &self.world.saved.channel(channel)?.messages;
        let found = same_channel && messages.contains_key(&reference.message);
        if !found && reference.must_exist {
            let (code, message) = ("REPLIES_UNKNOWN_MESSAGE", "Unknown message");
            return Err(ApiError::field("message_reference", code, message));
        }
        Ok(found.then_some(reference.message))
    }

    /// Stores a message and notifies its viewers. Checks no permissions.
    ///
    /// # Errors
    ///
    /// If the message is empty (50006), it refers to an unknown attachment (50035), or the channel
    /// is unknown (10003).
    pub(super) fn create(&mut self, header: MessageHeader, draft: Draft) -> Result<Arc<Message>, ApiError> {
        let id = header.id.unwrap_or_else(|| MessageId(self.world.next_id()));
        let content = draft.content.unwrap_or_default();
        let embeds = draft.embeds.unwrap_or_default();
        let components = draft.components.unwrap_or_default();
        let poll = draft.poll.map(|poll| polls::begin(poll, self.world.now));
        let is_empty = content.is_empty()
            && embeds.is_empty()
            && components.is_empty()
            && draft.uploads.is_empty()
            && draft.stickers.is_empty()
            && poll.is_none();
        let is_notice = matches!(header.kind, message_type::THREAD_CREATED | message_type::PINNED);
        let may_be_empty = header.flags & flags::LOADING != 0 || is_notice || header.forwarded.is_some();
        if is_empty && !may_be_empty {
            return Err(ApiError::empty_message());
        }
        let stickers = self.find_stickers(header.channel, &draft.stickers)?;
        let attachments = attach(self.world, draft.attachments.as_deref(), draft.uploads, Vec::new())?;
        check_media(&components, &attachments)?;
        let mentions = mentions(&self.world.saved, &header, &content, draft.allowed_mentions.as_ref());
        let message = Arc::new(Message {
            id,
            channel: header.channel,
            author: header.author,
            kind: header.kind,
            content,
            edited: None,
            flags: header.flags,
            mentions: mentions.users,
            mention_roles: mentions.roles,
            mention_everyone: mentions.everyone,
            attachments,
            embeds,
            components,
            reference: header.reference,
            answers: header.answers,
            addressee: header.addressee,
            nonce: draft.nonce,
            thread: None,
            reactions: Vec::new(),
            stickers,
            pinned: None,
            webhook: header.webhook,
            poll,
            forwarded: header.forwarded,
        });
        let World { saved, nonces, effects, now, interactions, keep_messages, .. } = &mut *self.world;
        nonces.add(&message);
        let channel = saved.channel_mut(message.channel)?;
        channel.messages.insert(id, Arc::clone(&message));
        if message.addressee.is_none() {
            channel.last_message = Some(id);
        }
        if let Some(thread) = channel.thread_mut() {
            thread.sent += 1;
            thread.members.entry(message.author).or_insert(*now);
        }
        if channel.messages.len() > *keep_messages {
            let in_use = interactions.named_messages();
            let leaves = |it: &&Arc<Message>| it.pinned.is_none() && !in_use.contains(&it.id);
            let oldest = channel.messages.values().find(leaves).map(|it| it.id);
            if let Some(dropped) = oldest.and_then(|id| channel.messages.remove(&id)) {
                effects.orphan_files(&dropped.attachments);
            }
        }
        effects.changed = true;
        self.announce("MESSAGE_CREATE", &message);
        Ok(message)
    }

    /// Edits a message of the requester.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001), the message is unknown (10008) or by
    /// another user (50005), it would be empty (50006), it refers to an unknown attachment (50035),
    /// or the thread is archived and locked (50083).
    pub(crate) fn edit(
        &mut self,
        requester: Requester,
        channel: ChannelId,
        id: MessageId,
        draft: Draft,
    ) -> Result<Arc<Message>, ApiError> {
        let message = self.world.saved.visible_message(requester.user(), channel, id)?;
        if message.author != requester.user() {
            return Err(ApiError::cannot_edit_other());
        }
        self.world.threads().unarchive(channel)?;
        self.rewrite(channel, id, draft)
    }

    /// Applies a draft to a message. Fields missing from the draft stay unchanged. Checks no
    /// permissions.
    ///
    /// # Errors
    ///
    /// If the channel (10003) or message (10008) is unknown, the message would be empty (50006), or
    /// it refers to an unknown attachment (50035).
    pub(super) fn rewrite(
        &mut self,
        channel: ChannelId,
        id: MessageId,
        draft: Draft,
    ) -> Result<Arc<Message>, ApiError> {
        let old = self.world.saved.message(channel, id)?;
        let mut message = Message::clone(&old);
        if let Some(bits) = draft.flags {
            let settable = flags::SUPPRESS_EMBEDS | flags::COMPONENTS_V2;
            message.flags = message.flags & !flags::SUPPRESS_EMBEDS | bits & settable;
        }
        if let Some(content) = draft.content {
            let header = MessageHeader {
                reference: message.reference,
                ..MessageHeader::new(message.author, channel, message.kind)
            };
            let mentions = mentions(&self.world.saved, &header, &content, draft.allowed_mentions.as_ref());
            message.content = content;
            message.mentions = mentions.users;
            message.mention_roles = mentions.roles;
            message.mention_everyone = mentions.everyone;
        }
        if let Some(embeds) = draft.embeds {
            message.embeds = embeds;
        }
        if let Some(components) = draft.components {
            message.components = components;
        }
        message.attachments =
            attach(self.world, draft.attachments.as_deref(), draft.uploads, message.attachments)?;
        check_media(&message.components, &message.attachments)?;
        let is_empty = message.content.is_empty()
            && message.embeds.is_empty()
            && message.components.is_empty()
            && message.attachments.is_empty()
            && message.stickers.is_empty()
            && message.poll.is_none();
        if is_empty {
            return Err(ApiError::empty_message());
        }
        // Filling a deferred response is not an edit.
        message.flags &= !flags::LOADING;
        if !old.is_loading() {
            message.edited = Some(self.world.now);
        }
        let stays = |file: &&Attachment| message.attachments.iter().any(|other| other.id == file.id);
        self.world.keep_replaced(old.attachments.iter().filter(|file| !stays(file)).cloned());
        let message = Arc::new(message);
        self.replace(&message);
        self.announce("MESSAGE_UPDATE", &message);
        Ok(message)
    }

    /// Replaces a stored message.
    pub(super) fn replace(&mut self, message: &Arc<Message>) {
        if let Some(channel) = self.world.saved.channels.get_mut(&message.channel) {
            channel.messages.insert(message.id, Arc::clone(message));
            self.world.effects.changed = true;
        }
    }

    /// Deletes a message: the requester's own, an ephemeral one sent to them, or any message with
    /// the permission to manage messages.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001), the message is unknown (10008), or the
    /// permission to manage messages is missing (50013).
    pub(crate) fn delete(
        &mut self,
        requester: Requester,
        channel: ChannelId,
        id: MessageId,
    ) -> Result<(), ApiError> {
        let saved = &self.world.saved;
        let message = saved.visible_message(requester.user(), channel, id)?;
        if message.author != requester.user() && message.addressee != Some(requester.user()) {
            let place = saved.channel(channel)?;
            saved.require(place, requester.user(), MANAGE_MESSAGES)?;
            if let Some(guild) = place.guild() {
                let entry = Entry::new(Action::MessageDelete, message.author.0)
                    .options(json!({ "channel_id": channel, "count": "1" }));
                self.world.audit(guild, requester.user(), entry);
            }
        }
        self.remove(channel, id)
    }

    /// Removes a message and notifies its viewers. Checks no permissions.
    ///
    /// # Errors
    ///
    /// If the channel (10003) or message (10008) is unknown.
    pub(super) fn remove(&mut self, channel_id: ChannelId, id: MessageId) -> Result<(), ApiError> {
        let World { saved, effects, .. } = &mut *self.world;
        let channel = saved.channel_mut(channel_id)?;
        let message = channel.messages.remove(&id).ok_or_else(ApiError::unknown_message)?;
        effects.orphan_files(&message.attachments);
        effects.changed = true;
        let mut data = json!({ "id": id, "channel_id": channel_id });
        if let Some(guild) = channel.guild() {
            data["guild_id"] = json!(guild);
        }
        match message.addressee {
            Some(person) => effects.send_to_user(person, "MESSAGE_DELETE", data),
            None => effects.send_to_channel(saved, channel_id, Activity::Message, "MESSAGE_DELETE", data),
        }
        Ok(())
    }

    /// Adds an event about a message for its viewers. An ephemeral message has one viewer.
    pub(super) fn announce(&mut self, name: &'static str, message: &Message) {
        let render = self.world.render();
        let mut data = render.message(message);
        if let Some(guild) = self.world.saved.channels.get(&message.channel).and_then(Channel::guild) {
            data["guild_id"] = json!(guild);
            if let Ok(member) = render.bare_member(guild, message.author) {
                data["member"] = member;
            }
        }
        let World { saved, effects, .. } = &mut *self.world;
        match message.addressee {
            Some(person) => effects.send_to_user(person, name, data),
            None => effects.send_to_channel(saved, message.channel, Activity::Message, name, data),
        }
    }
}

/// Checks that each `attachment://` in components V2 has a file.
fn check_media(components: &[Value], files: &[Attachment]) -> Result<(), ApiError> {
    let mut problems = Problems::default();
    let at = FieldPath::default().to("components");
    let exists = |name: &str| files.iter().any(|file| file.filename == name);
    layout::check_files(&mut problems, components, &at, &exists);
    problems.finish()
}
