//! Channels: direct conversations, threads, what may be changed about them.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::messages::{Envelope, kind};
use super::model::{Channel, Overwrite, Place, Thread, flags};
use super::permissions::{
    CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, MANAGE_CHANNELS, MANAGE_THREADS, VIEW_CHANNEL,
};
use super::render::thread_member_json;
use super::{Caller, Event, Intent, ToBot, World};
use crate::errors::ApiError;
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::validate::message::Draft;
use crate::validate::{Path, Problems, plain};

/// After how many idle minutes a thread may be archived.
const ARCHIVE_MINUTES: [i64; 4] = [60, 1440, 4320, 10_080];

impl World {
    /// Opens the direct conversation of two users, or finds it.
    ///
    /// # Errors
    ///
    /// 10013 for somebody who does not exist, 50007 for oneself and between bots.
    pub(crate) fn open_direct(&mut self, caller: Caller, with: UserId) -> Result<ChannelId, ApiError> {
        let own = caller.user();
        let other = self.saved.users.get(&with).ok_or_else(ApiError::unknown_user)?;
        if with == own || matches!(caller, Caller::Bot(_)) && other.is_bot() {
            return Err(ApiError::cannot_dm());
        }
        let between = |channel: &&Channel| match &channel.place {
            Place::Direct { people } => people.contains(&own) && people.contains(&with),
            Place::Text { .. } | Place::Thread(_) => false,
        };
        if let Some(channel) = self.saved.channels.values().find(between) {
            return Ok(channel.id);
        }
        let id = ChannelId(self.next_id());
        let place = Place::Direct { people: [own, with] };
        self.saved.channels.insert(id, Channel { id, place, last_message: None, messages: BTreeMap::new() });
        self.outbox.changed = true;
        for person in [own, with] {
            let data = self.channel(id).map(|channel| self.channel_json(channel, person))?;
            // Bots are no longer told of conversations that open.
            self.tell_person(person, "CHANNEL_CREATE", data);
        }
        Ok(id)
    }

    /// Renders a channel for a user who sees it.
    ///
    /// # Errors
    ///
    /// 10003 and 50001.
    pub(crate) fn show_channel(&self, caller: Caller, id: ChannelId) -> Result<Value, ApiError> {
        Ok(self.channel_json(self.visible_channel(id, caller.user())?, caller.user()))
    }

    /// Lists the channels of a server, threads left out.
    ///
    /// # Errors
    ///
    /// 10004 for an unknown server.
    pub(crate) fn guild_channels(&self, guild: GuildId, reader: UserId) -> Result<Vec<Value>, ApiError> {
        self.guild(guild)?;
        let listed = |channel: &&Channel| {
            channel.guild() == Some(guild)
                && channel.thread().is_none()
                && self.permissions(channel, reader) != 0
        };
        Ok(self
            .saved
            .channels
            .values()
            .filter(listed)
            .map(|channel| self.channel_json(channel, reader))
            .collect())
    }

    /// Lists the threads of a server that are not archived.
    ///
    /// # Errors
    ///
    /// 10004 for an unknown server.
    pub(crate) fn active_threads(&self, guild: GuildId, reader: UserId) -> Result<Value, ApiError> {
        self.guild(guild)?;
        let open = |channel: &&Channel| {
            channel.thread().is_some_and(|thread| thread.guild == guild && !thread.archived)
                && self.permissions(channel, reader) != 0
        };
        let open: Vec<&Channel> = self.saved.channels.values().filter(open).collect();
        let members = open.iter().filter_map(|channel| {
            let joined = channel.thread()?.members.get(&reader)?;
            Some(thread_member_json(channel.id, reader, *joined))
        });
        Ok(json!({
            "threads": open.iter().map(|channel| self.channel_json(channel, reader)).collect::<Vec<_>>(),
            "members": members.collect::<Vec<_>>(),
            "has_more": false,
        }))
    }

    /// Starts a thread, from a message or from nothing.
    ///
    /// # Errors
    ///
    /// 10003, 10008, 50001, 50013, 50024, 50035 and 160004, as Discord has them.
    pub(crate) fn start_thread(
        &mut self,
        caller: Caller,
        parent: ChannelId,
        message: Option<MessageId>,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let owner = caller.user();
        let channel = self.visible_channel(parent, owner)?;
        let Place::Text { guild, .. } = channel.place else {
            return Err(ApiError::wrong_channel_type());
        };
        let at = Path::default();
        let mut problems = Problems::default();
        let name = problems.required_text(form, "name", &at, (1, 100)).unwrap_or_default().to_owned();
        let minutes = archive_minutes(&mut problems, form).unwrap_or(1440);
        // Without a message Discord makes a private thread unless told otherwise.
        let private = message.is_none() && problems.whole(form, "type", &at).unwrap_or(12) == 12;
        problems.finish()?;
        self.demand(channel, owner, if private { CREATE_PRIVATE_THREADS } else { CREATE_PUBLIC_THREADS })?;
        if let Some(message) = message
            && self.message_for(owner, parent, message)?.thread.is_some()
        {
            return Err(ApiError::thread_exists());
        }
        // As on Discord, a thread bears the number of the message it hangs on.
        let id = message.map_or_else(|| ChannelId(self.next_id()), |message| ChannelId(message.0));
        let thread = Thread {
            guild,
            parent,
            name: name.clone(),
            owner,
            private,
            archived: false,
            locked: false,
            archive_changed: self.now,
            auto_archive_minutes: minutes,
            members: BTreeMap::from([(owner, self.now)]),
            sent: 0,
        };
        let place = Place::Thread(thread);
        self.saved.channels.insert(id, Channel { id, place, last_message: None, messages: BTreeMap::new() });
        self.outbox.changed = true;
        self.tell_of_channel("THREAD_CREATE", id);
        match message {
            Some(message) => self.hang_thread(parent, message, id)?,
            None if private => {}
            None => {
                let envelope = Envelope {
                    author: owner,
                    channel: parent,
                    kind: kind::THREAD_CREATED,
                    flags: 0,
                    addressee: None,
                    reference: None,
                    answers: None,
                };
                self.put_message(envelope, Draft { content: Some(name), ..Draft::default() })?;
            }
        }
        self.show_channel(caller, id)
    }

    fn hang_thread(
        &mut self,
        channel: ChannelId,
        message: MessageId,
        thread: ChannelId,
    ) -> Result<(), ApiError> {
        let mut message = self.stored_message(channel, message)?;
        let changed = std::sync::Arc::make_mut(&mut message);
        changed.thread = Some(thread);
        changed.flags |= flags::HAS_THREAD;
        self.replace_message(&message);
        let data = self.message_json(&message);
        self.tell_channel(channel, "MESSAGE_UPDATE", data, Intent::GuildMessages, Intent::DirectMessages);
        Ok(())
    }

    /// Changes a channel or a thread: names, topics, archiving.
    ///
    /// # Errors
    ///
    /// 10003, 50001, 50013, 50024 and 50035, as Discord has them.
    pub(crate) fn change_channel(
        &mut self,
        caller: Caller,
        id: ChannelId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let user = caller.user();
        let channel = self.visible_channel(id, user)?;
        let at = Path::default();
        let mut problems = Problems::default();
        let name = problems.text(form, "name", &at).map(str::to_owned);
        if let Some(name) = &name {
            problems.length(&at.to("name"), name, 1, 100);
        }
        let topic = problems.text(form, "topic", &at).map(str::to_owned);
        let minutes = archive_minutes(&mut problems, form);
        problems.finish()?;
        let flag = |key: &str| form.get(key).and_then(Value::as_bool);
        let (archived, locked) = (flag("archived"), flag("locked"));
        match &channel.place {
            Place::Direct { .. } => return Err(ApiError::wrong_channel_type()),
            Place::Text { .. } => self.demand(channel, user, MANAGE_CHANNELS)?,
            Place::Thread(thread) => {
                let managed = self.permissions(channel, user) & MANAGE_THREADS != 0;
                let opens = archived == Some(false);
                let only_opens = opens && !thread.locked && name.is_none() && locked.is_none();
                let others = thread.owner != user || locked.is_some() || (opens && thread.locked);
                if !managed && !only_opens && others {
                    return Err(ApiError::missing_permissions());
                }
            }
        }
        let now = self.now;
        let event = match self.saved.channels.get_mut(&id).map(|channel| &mut channel.place) {
            Some(Place::Text { name: old_name, topic: old_topic, .. }) => {
                if let Some(name) = name {
                    *old_name = name;
                }
                if form.get("topic").is_some() {
                    *old_topic = topic;
                }
                "CHANNEL_UPDATE"
            }
            Some(Place::Thread(thread)) => {
                if let Some(name) = name {
                    thread.name = name;
                }
                thread.locked = locked.unwrap_or(thread.locked);
                thread.auto_archive_minutes = minutes.unwrap_or(thread.auto_archive_minutes);
                if let Some(archived) = archived.filter(|archived| *archived != thread.archived) {
                    thread.archived = archived;
                    thread.archive_changed = now;
                }
                "THREAD_UPDATE"
            }
            Some(Place::Direct { .. }) | None => return Err(ApiError::unknown_channel()),
        };
        self.outbox.changed = true;
        self.tell_of_channel(event, id);
        self.show_channel(caller, id)
    }

    /// Deletes a channel with its threads, or a thread; what was in it is gone.
    ///
    /// # Errors
    ///
    /// 10003, 50001, 50013 and, for a direct conversation, 50024, as Discord has them.
    pub(crate) fn delete_channel(&mut self, caller: Caller, id: ChannelId) -> Result<Value, ApiError> {
        let channel = self.visible_channel(id, caller.user())?;
        let (needed, event) = match &channel.place {
            // Discord closes it for one side only, which nobody here has a use for.
            Place::Direct { .. } => return Err(ApiError::wrong_channel_type()),
            Place::Text { .. } => (MANAGE_CHANNELS, "CHANNEL_DELETE"),
            Place::Thread(_) => (MANAGE_THREADS, "THREAD_DELETE"),
        };
        self.demand(channel, caller.user(), needed)?;
        let told = self.show_channel(caller, id)?;
        // Whoever sees it is told before nobody does any more.
        self.tell_of_channel(event, id);
        let hangs_on = |channel: &Channel| channel.thread().is_some_and(|thread| thread.parent == id);
        let gone: Vec<ChannelId> = self
            .saved
            .channels
            .values()
            .filter(|one| one.id == id || hangs_on(one))
            .map(|one| one.id)
            .collect();
        for gone in gone.iter().filter_map(|id| self.saved.channels.remove(id)) {
            let files =
                gone.messages.values().flat_map(|message| message.attachments.iter().map(|file| file.id));
            self.outbox.lost_files.extend(files);
        }
        self.outbox.changed = true;
        Ok(told)
    }

    /// Sets or, without a form, removes what a role or member may in one channel.
    ///
    /// # Errors
    ///
    /// 10003, 50001, 50013 and 50024, as Discord has them.
    pub(crate) fn set_overwrite(
        &mut self,
        caller: Caller,
        id: ChannelId,
        target: u64,
        form: Option<&Value>,
    ) -> Result<(), ApiError> {
        let channel = self.visible_channel(id, caller.user())?;
        self.demand(channel, caller.user(), MANAGE_CHANNELS)?;
        let Some(Channel { place: Place::Text { overwrites, .. }, .. }) = self.saved.channels.get_mut(&id)
        else {
            return Err(ApiError::wrong_channel_type());
        };
        overwrites.retain(|overwrite| overwrite.id != target);
        if let Some(form) = form {
            let bits =
                |key: &str| form.get(key).and_then(|bits| plain(bits).parse().ok()).unwrap_or_default();
            let for_member = form.get("type").and_then(Value::as_u64) == Some(1);
            overwrites.push(Overwrite { id: target, for_member, allow: bits("allow"), deny: bits("deny") });
        }
        self.outbox.changed = true;
        self.tell_of_channel("CHANNEL_UPDATE", id);
        Ok(())
    }

    /// Adds a user to a thread or takes one out.
    ///
    /// # Errors
    ///
    /// 10003, 10013, 50001, 50013, 50024 and 50083, as Discord has them.
    pub(crate) fn set_thread_member(
        &mut self,
        caller: Caller,
        id: ChannelId,
        user: UserId,
        present: bool,
    ) -> Result<(), ApiError> {
        let channel = self.visible_channel(id, caller.user())?;
        let thread = channel.thread().ok_or_else(ApiError::wrong_channel_type)?;
        if thread.archived {
            return Err(ApiError::archived_thread());
        }
        if !present && user != caller.user() && thread.owner != caller.user() {
            self.demand(channel, caller.user(), MANAGE_THREADS)?;
        }
        self.saved.users.get(&user).ok_or_else(ApiError::unknown_user)?;
        let now = self.now;
        let Some(Place::Thread(thread)) = self.saved.channels.get_mut(&id).map(|channel| &mut channel.place)
        else {
            return Err(ApiError::wrong_channel_type());
        };
        let known = thread.members.contains_key(&user);
        if present {
            thread.members.entry(user).or_insert(now);
        } else {
            thread.members.remove(&user);
        }
        self.outbox.changed = true;
        if present && !known {
            // To one who is added the thread is new.
            let channel = self.channel(id)?;
            let data = self.channel_json(channel, user);
            let guild = channel.guild();
            let bot = if user == self.bot() { ToBot::With(Intent::Guilds) } else { ToBot::No };
            self.outbox.events.push(Event { name: "THREAD_CREATE", data, guild, people: vec![user], bot });
        }
        Ok(())
    }

    /// Tells all who see a channel that somebody types there.
    ///
    /// # Errors
    ///
    /// 10003 and 50001.
    pub(crate) fn start_typing(&mut self, caller: Caller, id: ChannelId) -> Result<(), ApiError> {
        let channel = self.visible_channel(id, caller.user())?;
        let mut data = json!({ "channel_id": id, "user_id": caller.user(), "timestamp": self.now.0 / 1000 });
        if let Some(guild) = channel.guild() {
            data["guild_id"] = json!(guild);
            data["member"] = self.member_json(guild, caller.user())?;
        }
        self.tell_channel(id, "TYPING_START", data, Intent::GuildMessageTyping, Intent::DirectMessageTyping);
        Ok(())
    }

    /// Tells of a channel each who sees it, in their own words: members of a thread are told that they are.
    pub(super) fn tell_of_channel(&mut self, name: &'static str, id: ChannelId) {
        let Some(channel) = self.saved.channels.get(&id) else {
            return;
        };
        let guild = channel.guild();
        let bot = self.bot();
        let mut events: Vec<Event> = self
            .viewers(channel)
            .into_iter()
            .map(|person| {
                let data = self.channel_json(channel, person);
                Event { name, data, guild, people: vec![person], bot: ToBot::No }
            })
            .collect();
        if self.permissions(channel, bot) & VIEW_CHANNEL != 0 {
            let data = self.channel_json(channel, bot);
            events.push(Event { name, data, guild, people: Vec::new(), bot: ToBot::With(Intent::Guilds) });
        }
        self.outbox.events.append(&mut events);
    }
}

fn archive_minutes(problems: &mut Problems, form: &Value) -> Option<u64> {
    let at = Path::default();
    let minutes = problems.whole(form, "auto_archive_duration", &at)?;
    if !ARCHIVE_MINUTES.contains(&minutes) {
        let message = "Value must be one of {60, 1440, 4320, 10080}.";
        problems.add(&at.to("auto_archive_duration"), "BASE_TYPE_CHOICES", message);
    }
    u64::try_from(minutes).ok()
}
