//! Messages: written, edited, deleted, listed.

use std::sync::Arc;

use serde_json::{Value, json};

use super::model::{Attachment, Channel, Guild, Message, Place, Trace, flags};
use super::permissions::{ATTACH_FILES, MANAGE_MESSAGES, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS};
use super::{Caller, Intent, World};
use crate::errors::ApiError;
use crate::ids::{self, ChannelId, MessageId, UserId};
use crate::validate::message::Draft;

/// How many messages a channel remembers.
const REMEMBERED: usize = 1000;
/// How long a nonce keeps a second message away, ms.
const NONCE_LIFE: u64 = 5 * 60 * 1000;

/// Discord's numbers for the types of messages.
pub(super) mod kind {
    pub(crate) const DEFAULT: u8 = 0;
    pub(crate) const THREAD_CREATED: u8 = 18;
    pub(crate) const REPLY: u8 = 19;
    pub(crate) const CHAT_INPUT_COMMAND: u8 = 20;
    pub(crate) const CONTEXT_MENU_COMMAND: u8 = 23;
}

/// What is settled about a message before its text.
#[derive(Debug)]
pub(super) struct Envelope {
    pub(super) author: UserId,
    pub(super) channel: ChannelId,
    pub(super) kind: u8,
    pub(super) flags: u64,
    pub(super) addressee: Option<UserId>,
    pub(super) reference: Option<MessageId>,
    pub(super) answers: Option<Trace>,
}

/// Which part of a channel's history is asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Page {
    Newest,
    Before(MessageId),
    After(MessageId),
    Around(MessageId),
}

impl World {
    /// Posts a message in a channel.
    ///
    /// # Errors
    ///
    /// 10003, 50001, 50013, 50007, 50278, 50083, 50006 and 50035, as Discord has them.
    pub(crate) fn post_message(
        &mut self,
        caller: Caller,
        id: ChannelId,
        draft: Draft,
    ) -> Result<Arc<Message>, ApiError> {
        let author = caller.user();
        let channel = self.visible_channel(id, author)?;
        let speak = if channel.thread().is_some() { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES };
        // Nobody has thread permissions in a direct conversation, and nobody needs them.
        self.demand(channel, author, speak)?;
        if !draft.uploads.is_empty() {
            self.demand(channel, author, ATTACH_FILES)?;
        }
        if let Place::Direct { people } = &channel.place {
            let closed = |user: &UserId| self.saved.users.get(user).is_none_or(|user| !user.accepts_dms);
            let others = || people.iter().filter(|user| **user != author);
            let stranger = |user: &UserId| {
                let both =
                    |guild: &Guild| guild.members.contains_key(user) && guild.members.contains_key(&author);
                !self.saved.guilds.values().any(both)
            };
            if matches!(caller, Caller::Bot(_)) && others().any(stranger) {
                return Err(ApiError::no_mutual_guild());
            }
            if matches!(caller, Caller::Bot(_)) && others().any(closed) {
                return Err(ApiError::cannot_dm());
            }
        }
        if let Some(nonce) = draft.nonce.as_ref().filter(|_| draft.enforce_nonce)
            && let Some(earlier) = self.message_with_nonce(author, nonce)
        {
            return Ok(earlier);
        }
        self.wake_thread(id)?;
        let reference = self.check_reference(id, &draft)?;
        let kept = flags::SUPPRESS_EMBEDS | flags::SUPPRESS_NOTIFICATIONS | flags::COMPONENTS_V2;
        let envelope = Envelope {
            author,
            channel: id,
            kind: if reference.is_some() { kind::REPLY } else { kind::DEFAULT },
            flags: draft.flags.unwrap_or_default() & kept,
            addressee: None,
            reference,
            answers: None,
        };
        self.put_message(envelope, draft)
    }

    fn check_reference(&self, channel: ChannelId, draft: &Draft) -> Result<Option<MessageId>, ApiError> {
        let Some(reference) = draft.reference else {
            return Ok(None);
        };
        let same_channel = reference.channel.is_none_or(|named| named == channel);
        let found = same_channel && self.channel(channel)?.messages.contains_key(&reference.message);
        if !found && reference.must_exist {
            let (code, message) = ("REPLIES_UNKNOWN_MESSAGE", "Unknown message");
            return Err(ApiError::field("message_reference", code, message));
        }
        Ok(found.then_some(reference.message))
    }

    /// Stores a message and tells those who see it.
    pub(super) fn put_message(&mut self, envelope: Envelope, draft: Draft) -> Result<Arc<Message>, ApiError> {
        let id = MessageId(self.next_id());
        let content = draft.content.unwrap_or_default();
        let embeds = draft.embeds.unwrap_or_default();
        let components = draft.components.unwrap_or_default();
        let loading = envelope.flags & flags::LOADING != 0;
        let silent = content.is_empty() && embeds.is_empty() && components.is_empty();
        if silent && draft.uploads.is_empty() && !loading && envelope.kind != kind::THREAD_CREATED {
            return Err(ApiError::empty_message());
        }
        let attachments = self.attach(draft.attachments.as_deref(), draft.uploads, Vec::new())?;
        let mentions = self.mentions(&envelope, &content, draft.allowed_mentions.as_ref());
        let message = Arc::new(Message {
            id,
            channel: envelope.channel,
            author: envelope.author,
            kind: envelope.kind,
            content,
            edited: None,
            flags: envelope.flags,
            mentions: mentions.users,
            mention_roles: mentions.roles,
            mention_everyone: mentions.everyone,
            attachments,
            embeds,
            components,
            reference: envelope.reference,
            answers: envelope.answers,
            addressee: envelope.addressee,
            nonce: draft.nonce,
            thread: None,
        });
        if let Some(nonce) = &message.nonce {
            self.nonces.insert((message.author, nonce_key(nonce)), (message.channel, id));
        }
        let channel = self.saved.channels.get_mut(&message.channel).ok_or_else(ApiError::unknown_channel)?;
        channel.messages.insert(id, Arc::clone(&message));
        if message.addressee.is_none() {
            channel.last_message = Some(id);
        }
        if let Place::Thread(thread) = &mut channel.place {
            thread.sent += 1;
            thread.members.entry(message.author).or_insert(self.now);
        }
        while channel.messages.len() > REMEMBERED {
            let Some((_, forgotten)) = channel.messages.pop_first() else {
                break;
            };
            self.outbox.lost_files.extend(forgotten.attachments.iter().map(|file| file.id));
        }
        self.outbox.changed = true;
        self.tell_message("MESSAGE_CREATE", &message);
        Ok(message)
    }

    /// Edits a message of one's own.
    ///
    /// # Errors
    ///
    /// 10003, 10008, 50001, 50005, 50006 and 50035, as Discord has them.
    pub(crate) fn edit_message(
        &mut self,
        caller: Caller,
        channel: ChannelId,
        id: MessageId,
        draft: Draft,
    ) -> Result<Arc<Message>, ApiError> {
        let message = self.message_for(caller.user(), channel, id)?;
        if message.author != caller.user() {
            return Err(ApiError::cannot_edit_other());
        }
        self.wake_thread(channel)?;
        self.rewrite_message(channel, id, draft)
    }

    /// Puts a draft over a message; what the draft does not say stays.
    pub(super) fn rewrite_message(
        &mut self,
        channel: ChannelId,
        id: MessageId,
        draft: Draft,
    ) -> Result<Arc<Message>, ApiError> {
        let old = self.stored_message(channel, id)?;
        let mut message = Message::clone(&old);
        let was_loading = message.flags & flags::LOADING != 0;
        if let Some(bits) = draft.flags {
            let settable = flags::SUPPRESS_EMBEDS | flags::COMPONENTS_V2;
            message.flags = message.flags & !flags::SUPPRESS_EMBEDS | bits & settable;
        }
        if let Some(content) = draft.content {
            let envelope = Envelope {
                author: message.author,
                channel,
                kind: message.kind,
                flags: message.flags,
                addressee: message.addressee,
                reference: message.reference,
                answers: None,
            };
            let mentions = self.mentions(&envelope, &content, draft.allowed_mentions.as_ref());
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
            self.attach(draft.attachments.as_deref(), draft.uploads, message.attachments)?;
        let silent = message.content.is_empty() && message.embeds.is_empty() && message.components.is_empty();
        if silent && message.attachments.is_empty() {
            return Err(ApiError::empty_message());
        }
        // A deferred answer that arrives is no edit in anybody's eyes.
        message.flags &= !flags::LOADING;
        if !was_loading {
            message.edited = Some(self.now);
        }
        let stays = |file: &&Attachment| message.attachments.iter().any(|other| other.id == file.id);
        let lost = old.attachments.iter().filter(|file| !stays(file)).map(|file| file.id);
        self.outbox.lost_files.extend(lost);
        let message = Arc::new(message);
        self.replace_message(&message);
        self.tell_message("MESSAGE_UPDATE", &message);
        Ok(message)
    }

    pub(super) fn replace_message(&mut self, message: &Arc<Message>) {
        if let Some(channel) = self.saved.channels.get_mut(&message.channel) {
            channel.messages.insert(message.id, Arc::clone(message));
            self.outbox.changed = true;
        }
    }

    /// Deletes a message: one's own, one's own ephemeral answer, or with the permission to manage messages.
    ///
    /// # Errors
    ///
    /// 10003, 10008, 50001 and 50013, as Discord has them.
    pub(crate) fn delete_message(
        &mut self,
        caller: Caller,
        channel: ChannelId,
        id: MessageId,
    ) -> Result<(), ApiError> {
        let message = self.message_for(caller.user(), channel, id)?;
        if message.author != caller.user() && message.addressee != Some(caller.user()) {
            self.demand(self.channel(channel)?, caller.user(), MANAGE_MESSAGES)?;
        }
        self.remove_message(channel, id)
    }

    pub(super) fn remove_message(&mut self, channel_id: ChannelId, id: MessageId) -> Result<(), ApiError> {
        let channel = self.saved.channels.get_mut(&channel_id).ok_or_else(ApiError::unknown_channel)?;
        let message = channel.messages.remove(&id).ok_or_else(ApiError::unknown_message)?;
        self.outbox.lost_files.extend(message.attachments.iter().map(|file| file.id));
        self.outbox.changed = true;
        let mut data = json!({ "id": id, "channel_id": channel_id });
        if let Some(guild) = self.channel(channel_id)?.guild() {
            data["guild_id"] = json!(guild);
        }
        match message.addressee {
            Some(person) => self.tell_person(person, "MESSAGE_DELETE", data),
            None => self.tell_channel(
                channel_id,
                "MESSAGE_DELETE",
                data,
                Intent::GuildMessages,
                Intent::DirectMessages,
            ),
        }
        Ok(())
    }

    /// Returns a message that a user may read.
    ///
    /// # Errors
    ///
    /// 10003, 10008 and 50001; an ephemeral message is unknown to all but its addressee.
    pub(crate) fn message_for(
        &self,
        user: UserId,
        channel: ChannelId,
        id: MessageId,
    ) -> Result<Arc<Message>, ApiError> {
        let channel = self.visible_channel(channel, user)?;
        let message = channel.messages.get(&id).filter(|message| readable(message, user));
        message.cloned().ok_or_else(ApiError::unknown_message)
    }

    pub(super) fn stored_message(&self, channel: ChannelId, id: MessageId) -> Result<Arc<Message>, ApiError> {
        self.channel(channel)?.messages.get(&id).cloned().ok_or_else(ApiError::unknown_message)
    }

    /// Lists messages as Discord does: the newest first.
    ///
    /// # Errors
    ///
    /// 10003 and 50001.
    pub(crate) fn list_messages(
        &self,
        user: UserId,
        channel: ChannelId,
        page: Page,
        limit: usize,
    ) -> Result<Vec<Arc<Message>>, ApiError> {
        let channel = self.visible_channel(channel, user)?;
        let before = |end: MessageId, limit: usize| -> Vec<Arc<Message>> {
            let older = channel.messages.range(..end).rev().map(|(_, message)| message);
            older.filter(|message| readable(message, user)).take(limit).cloned().collect()
        };
        let after = |start: MessageId, limit: usize| -> Vec<Arc<Message>> {
            let newer = channel.messages.range(MessageId(start.0 + 1)..).map(|(_, message)| message);
            let mut newer: Vec<_> =
                newer.filter(|message| readable(message, user)).take(limit).cloned().collect();
            newer.reverse();
            newer
        };
        Ok(match page {
            Page::Newest => before(MessageId(u64::MAX), limit),
            Page::Before(end) => before(end, limit),
            Page::After(start) => after(start, limit),
            Page::Around(middle) => {
                let mut list = after(middle, limit / 2);
                list.extend(before(MessageId(middle.0 + 1), limit - limit / 2));
                list
            }
        })
    }

    fn message_with_nonce(&self, author: UserId, nonce: &Value) -> Option<Arc<Message>> {
        let (channel, id) = self.nonces.get(&(author, nonce_key(nonce)))?;
        let message = self.saved.channels.get(channel)?.messages.get(id)?;
        (self.now.since(ids::moment(id.0)) < NONCE_LIFE).then(|| Arc::clone(message))
    }

    /// Finds the nonces of recent messages again after a restart.
    pub(super) fn remember_nonces(&mut self) {
        let oldest = self.now.0.saturating_sub(NONCE_LIFE);
        let messages = self.saved.channels.values().flat_map(|channel| channel.messages.values().rev());
        let recent = messages.filter(|message| ids::moment(message.id.0).0 >= oldest);
        self.nonces = recent
            .filter_map(|message| {
                let nonce = message.nonce.as_ref()?;
                Some(((message.author, nonce_key(nonce)), (message.channel, message.id)))
            })
            .collect();
    }

    /// Forgets nonces that no longer matter.
    pub(super) fn forget_old_nonces(&mut self) {
        let now = self.now;
        self.nonces.retain(|_, (_, id)| now.since(ids::moment(id.0)) < NONCE_LIFE);
    }

    /// Tells of a message those who see it: an ephemeral one its addressee alone.
    fn tell_message(&mut self, name: &'static str, message: &Message) {
        let mut data = self.message_json(message);
        let guild = self.saved.channels.get(&message.channel).and_then(Channel::guild);
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
            if let Ok(member) = self.bare_member_json(guild, message.author) {
                data["member"] = member;
            }
        }
        match message.addressee {
            Some(person) => self.tell_person(person, name, data),
            None => {
                self.tell_channel(message.channel, name, data, Intent::GuildMessages, Intent::DirectMessages);
            }
        }
    }

    /// Opens an archived thread again, as a message in it does.
    pub(super) fn wake_thread(&mut self, id: ChannelId) -> Result<(), ApiError> {
        let now = self.now;
        let channel = self.saved.channels.get_mut(&id).ok_or_else(ApiError::unknown_channel)?;
        let Place::Thread(thread) = &mut channel.place else {
            return Ok(());
        };
        if !thread.archived {
            return Ok(());
        }
        if thread.locked {
            return Err(ApiError::archived_thread());
        }
        thread.archived = false;
        thread.archive_changed = now;
        self.tell_of_channel("THREAD_UPDATE", id);
        Ok(())
    }
}

/// Returns whether a user who sees the channel also sees the message.
pub(super) fn readable(message: &Message, user: UserId) -> bool {
    message.addressee.is_none_or(|addressee| addressee == user)
}

/// Nonces are compared as text: `7` and `"7"` are one.
fn nonce_key(nonce: &Value) -> String {
    crate::validate::plain(nonce)
}
