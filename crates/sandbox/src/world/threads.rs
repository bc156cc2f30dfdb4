//! Threads: starting, joining, leaving and unarchiving.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::audit::{Action, Entry};
use super::effects::{Event, Intent, ToBot};
use super::messages::MessageHeader;
use super::model::{Channel, ChannelParent, Thread, flags, message_type};
use super::permissions::{CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, MANAGE_THREADS, SEND_MESSAGES};
use super::render::channels::thread_member_json;
use super::{Requester, World};
use crate::clock::Millis;
use crate::errors::ApiError;
use crate::ids::{self, ChannelId, GuildId, MessageId, UserId};
use crate::validate::fields::{self, Kind};
use crate::validate::limits::guild::{APPLIED_TAGS, ARCHIVE_MINUTES, SLOWMODE, THREAD_NAME};
use crate::validate::message::{self, Draft, Upload};
use crate::validate::{FieldPath, Problems};

/// Default `auto_archive_duration` in minutes.
const DEFAULT_ARCHIVE_MINUTES: u64 = 1440;

/// Starts threads and changes their members.
pub(crate) struct ThreadActions<'w> {
    pub(super) world: &'w mut World,
}

/// Threads, and the requester's memberships in them.
pub(crate) struct Found {
    pub(crate) threads: Vec<Value>,
    pub(crate) members: Vec<Value>,
}

impl ThreadActions<'_> {
    /// Starts a thread, optionally from a message, and returns it. In a forum it is a post that
    /// starts with the message in the form.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003), hidden (50001) or can't have threads (50024), the form is
    /// invalid (50035), a permission is missing (50013), or the message is unknown (10008) or
    /// already has a thread (160004).
    pub(crate) fn start(
        &mut self,
        requester: Requester,
        parent: ChannelId,
        message: Option<MessageId>,
        form: &Value,
        uploads: Vec<Upload>,
    ) -> Result<Value, ApiError> {
        let owner = requester.user();
        let saved = &self.world.saved;
        let channel = saved.visible_channel(parent, owner)?;
        let ChannelParent::Text { guild, kind: kind @ (0 | 5 | 15), settings, .. } = &channel.parent else {
            return Err(ApiError::wrong_channel_type());
        };
        let guild = *guild;
        let (announcement, in_forum) = (*kind == 5, *kind == 15);
        let at = FieldPath::default();
        let mut problems = Problems::default();
        let name = problems.required_text(form, "name", &at, THREAD_NAME).unwrap_or_default().to_owned();
        let by_channel = |key: &str| settings.get(key).cloned();
        let minutes = auto_archive_minutes(&mut problems, form)
            .or_else(|| by_channel("default_auto_archive_duration")?.as_u64())
            .unwrap_or(DEFAULT_ARCHIVE_MINUTES);
        let mut thread_settings = thread_settings(&mut problems, form, in_forum);
        if let Some(slowmode) = by_channel("default_thread_rate_limit_per_user") {
            thread_settings.entry("rate_limit_per_user").or_insert(slowmode);
        }
        // As on Discord, a thread without a message is private by default, and only text channels
        // have private threads.
        let default = if announcement { 10 } else { 12 };
        let private =
            message.is_none() && !in_forum && problems.whole(form, "type", &at).unwrap_or(default) == 12;
        if in_forum && !form.get("message").is_some_and(Value::is_object) {
            problems.required(&at.to("message"));
        }
        problems.finish()?;
        if private && announcement {
            return Err(ApiError::wrong_channel_type());
        }
        let first =
            if in_forum { Some(message::read(&form["message"], uploads, &at.to("message"))?) } else { None };
        if in_forum {
            saved.require(channel, owner, SEND_MESSAGES)?;
            let manages = saved.permissions(channel, owner) & MANAGE_THREADS != 0;
            let tags = thread_settings.get("applied_tags").cloned().unwrap_or_default();
            saved.check_tags(parent, &tags, manages)?;
        }
        let needed = if in_forum {
            0
        } else if private {
            CREATE_PRIVATE_THREADS
        } else {
            CREATE_PUBLIC_THREADS
        };
        saved.require(channel, owner, needed)?;
        if let Some(message) = message
            && saved.visible_message(owner, parent, message)?.thread.is_some()
        {
            return Err(ApiError::thread_exists());
        }
        // As on Discord, a thread started from a message has the id of the message.
        let id = message.map_or_else(|| ChannelId(self.world.next_id()), |message| ChannelId(message.0));
        let thread = Thread {
            guild,
            parent,
            name: name.clone(),
            owner,
            private,
            announcement,
            archived: false,
            locked: false,
            archive_changed: self.world.now,
            auto_archive_minutes: minutes,
            members: BTreeMap::from([(owner, self.world.now)]),
            sent: 0,
            settings: thread_settings,
        };
        self.world.saved.channels.insert(id, Channel::new(id, ChannelParent::Thread(thread)));
        self.world.effects.changed = true;
        self.world.channels().announce("THREAD_CREATE", id);
        if let Some(first) = first {
            let header = MessageHeader {
                id: Some(MessageId(id.0)),
                ..MessageHeader::new(owner, id, message_type::DEFAULT)
            };
            let message = match self.world.messages().create(header, first) {
                Ok(message) => self.world.render().message(&message),
                Err(error) => {
                    // A post can't exist without its message.
                    self.world.channels().announce("THREAD_DELETE", id);
                    self.world.saved.channels.remove(&id);
                    return Err(error);
                }
            };
            self.audit_start(guild, owner, id);
            let mut post = self.world.render().channel_for(owner, id)?;
            post["message"] = message;
            return Ok(post);
        }
        self.audit_start(guild, owner, id);
        match message {
            Some(message) => self.link_message(parent, message, id)?,
            None if private => {}
            None => {
                let header = MessageHeader::new(owner, parent, message_type::THREAD_CREATED);
                let draft = Draft { content: Some(name), ..Draft::default() };
                self.world.messages().create(header, draft)?;
            }
        }
        self.world.render().channel_for(owner, id)
    }

    fn audit_start(&mut self, guild: GuildId, owner: UserId, id: ChannelId) {
        let thread = self.world.channels().audited(id);
        let entry = Entry::new(Action::ThreadCreate, id.0).between(&Value::Null, &thread);
        self.world.audit(guild, owner, entry);
    }

    /// Links a thread to the message it was started from.
    fn link_message(
        &mut self,
        channel: ChannelId,
        message: MessageId,
        thread: ChannelId,
    ) -> Result<(), ApiError> {
        let mut message = self.world.saved.message(channel, message)?;
        let changed = Arc::make_mut(&mut message);
        changed.thread = Some(thread);
        changed.flags |= flags::HAS_THREAD;
        self.world.messages().replace(&message);
        self.world.messages().announce("MESSAGE_UPDATE", &message);
        Ok(())
    }

    /// Adds a user to a thread.
    ///
    /// # Errors
    ///
    /// If the thread is unknown (10003), hidden (50001), not a thread (50024) or archived (50083),
    /// or the user is unknown (10013).
    pub(crate) fn add_member(
        &mut self,
        requester: Requester,
        id: ChannelId,
        user: UserId,
    ) -> Result<(), ApiError> {
        self.check_members_can_change(requester, id)?;
        let World { saved, effects, now, .. } = &mut *self.world;
        saved.user(user)?;
        let thread = saved.channel_mut(id)?.thread_mut().ok_or_else(ApiError::wrong_channel_type)?;
        let is_new = !thread.members.contains_key(&user);
        thread.members.entry(user).or_insert(*now);
        effects.changed = true;
        if is_new {
            // The thread is new to the added user.
            let channel = self.world.saved.channel(id)?;
            let data = self.world.render().channel(channel, user);
            let guild = channel.guild();
            let bot = ToBot::With(Intent::Guilds);
            let event = Event { name: "THREAD_CREATE", data, guild, receivers: vec![user], bot };
            self.world.effects.events.push(event);
            self.announce_members(id, Some(user), None);
        }
        Ok(())
    }

    /// Announces a new or removed member to all viewers of a thread.
    fn announce_members(&mut self, id: ChannelId, added: Option<UserId>, removed: Option<UserId>) {
        let World { saved, effects, .. } = &mut *self.world;
        let Some(channel) = saved.channels.get(&id) else {
            return;
        };
        let Some(thread) = channel.thread() else {
            return;
        };
        let rows = added.and_then(|user| Some(thread_member_json(id, user, *thread.members.get(&user)?)));
        let removed: Vec<UserId> = removed.into_iter().collect();
        let data = json!({
            "id": id,
            "guild_id": thread.guild,
            "member_count": thread.members.len().min(50),
            "added_members": rows.into_iter().collect::<Vec<_>>(),
            "removed_member_ids": removed,
        });
        // Bots receive other members' changes only with the members intent.
        let (name, guild) = ("THREAD_MEMBERS_UPDATE", Some(thread.guild));
        let (own, others): (Vec<UserId>, Vec<UserId>) =
            saved.viewers(channel).into_iter().partition(|it| added == Some(*it) || removed.contains(it));
        for (receivers, intent) in [(own, Intent::Guilds), (others, Intent::GuildMembers)] {
            let bot = ToBot::With(intent);
            effects.events.push(Event { name, data: data.clone(), guild, receivers, bot });
        }
    }

    /// Lists the members of a thread, optionally with their membership in the server.
    ///
    /// # Errors
    ///
    /// If the thread is unknown (10003), hidden (50001) or not a thread (50024).
    pub(crate) fn members(
        &self,
        requester: Requester,
        id: ChannelId,
        with_member: bool,
    ) -> Result<Vec<(UserId, Value)>, ApiError> {
        let channel = self.world.saved.visible_channel(id, requester.user())?;
        let thread = channel.thread().ok_or_else(ApiError::wrong_channel_type)?;
        let row = |(user, joined): (&UserId, &Millis)| {
            let mut row = thread_member_json(id, *user, *joined);
            if with_member && let Ok(member) = self.world.render().member(thread.guild, *user) {
                row["member"] = member;
            }
            (*user, row)
        };
        Ok(thread.members.iter().map(row).collect())
    }

    /// Lists all threads of a channel visible to the requester, with their own memberships.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001).
    pub(crate) fn all(&self, requester: Requester, parent: ChannelId) -> Result<Found, ApiError> {
        let user = requester.user();
        let saved = &self.world.saved;
        saved.visible_channel(parent, user)?;
        let here =
            |it: &&Channel| it.thread().is_some_and(|thread| thread.parent == parent) && saved.sees(it, user);
        let render = self.world.render();
        let found = saved.channels.values().filter(here);
        let threads: Vec<Value> = found.map(|it| render.channel(it, user)).collect();
        let members = threads.iter().filter_map(|thread| thread.get("member").cloned()).collect();
        Ok(Found { threads, members })
    }

    /// Lists the archived threads of a channel visible to the requester, with their archive times,
    /// most recent first.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001).
    pub(crate) fn archived(
        &self,
        requester: Requester,
        parent: ChannelId,
        private: bool,
        joined_only: bool,
    ) -> Result<Vec<(Millis, Value)>, ApiError> {
        let user = requester.user();
        let saved = &self.world.saved;
        saved.visible_channel(parent, user)?;
        let fits = |thread: &Thread| {
            thread.parent == parent
                && thread.archived
                && thread.private == private
                && (!joined_only || thread.members.contains_key(&user))
        };
        let mut found: Vec<(Millis, &Channel)> = saved
            .channels
            .values()
            .filter(|channel| channel.thread().is_some_and(fits) && saved.sees(channel, user))
            .filter_map(|channel| Some((channel.thread()?.archive_changed, channel)))
            .collect();
        found.sort_by_key(|(time, channel)| std::cmp::Reverse((*time, channel.id)));
        let render = self.world.render();
        Ok(found.into_iter().map(|(time, channel)| (time, render.channel(channel, user))).collect())
    }

    /// Removes a user from a thread.
    ///
    /// # Errors
    ///
    /// If the thread is unknown (10003), hidden (50001), not a thread (50024) or archived (50083),
    /// or the user is unknown (10013). For another user, also if the requester neither owns the
    /// thread nor may manage threads (50013).
    pub(crate) fn remove_member(
        &mut self,
        requester: Requester,
        id: ChannelId,
        user: UserId,
    ) -> Result<(), ApiError> {
        self.check_members_can_change(requester, id)?;
        let World { saved, effects, .. } = &mut *self.world;
        let channel = saved.channel(id)?;
        let owns = channel.thread().is_some_and(|thread| thread.owner == requester.user());
        if user != requester.user() && !owns {
            saved.require(channel, requester.user(), MANAGE_THREADS)?;
        }
        saved.user(user)?;
        if let Some(thread) = saved.channel_mut(id)?.thread_mut() {
            thread.members.remove(&user);
        }
        effects.changed = true;
        self.announce_members(id, None, Some(user));
        Ok(())
    }

    fn check_members_can_change(&self, requester: Requester, id: ChannelId) -> Result<(), ApiError> {
        let channel = self.world.saved.visible_channel(id, requester.user())?;
        let thread = channel.thread().ok_or_else(ApiError::wrong_channel_type)?;
        if thread.archived { Err(ApiError::archived_thread()) } else { Ok(()) }
    }

    /// Archives threads that have been idle for their `auto_archive_duration`.
    pub(super) fn archive_idle(&mut self) {
        let World { saved, now, .. } = &mut *self.world;
        let mut archived = Vec::new();
        for channel in saved.channels.values_mut() {
            let last = channel.last_message.map_or(Millis(0), |id| ids::creation_time(id.0));
            let id = channel.id;
            if let Some(thread) = channel.thread_mut().filter(|thread| !thread.archived)
                && now.since(last.max(thread.archive_changed)) >= thread.auto_archive_minutes * 60_000
            {
                thread.archived = true;
                thread.archive_changed = *now;
                archived.push(id);
            }
        }
        self.world.effects.changed |= !archived.is_empty();
        for id in archived {
            self.world.channels().announce("THREAD_UPDATE", id);
        }
    }

    /// Unarchives a thread because of a new message. Does nothing for other channels.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003), or the thread is archived and locked (50083).
    pub(super) fn unarchive(&mut self, id: ChannelId) -> Result<(), ApiError> {
        let World { saved, now, .. } = &mut *self.world;
        let channel = saved.channel_mut(id)?;
        let Some(thread) = channel.thread_mut().filter(|thread| thread.archived) else {
            return Ok(());
        };
        if thread.locked {
            return Err(ApiError::archived_thread());
        }
        thread.archived = false;
        thread.archive_changed = *now;
        self.world.channels().announce("THREAD_UPDATE", id);
        Ok(())
    }
}

/// Parses `auto_archive_duration`.
pub(super) fn auto_archive_minutes(problems: &mut Problems, form: &Value) -> Option<u64> {
    let at = FieldPath::default();
    let minutes = problems.whole(form, "auto_archive_duration", &at)?;
    if !ARCHIVE_MINUTES.contains(&minutes) {
        let message = "Value must be one of {60, 1440, 4320, 10080}.";
        problems.add(&at.to("auto_archive_duration"), "BASE_TYPE_CHOICES", message);
    }
    u64::try_from(minutes).ok()
}

/// Reads the fields of a new thread that are stored as sent. Null has no effect. Only posts have
/// tags.
fn thread_settings(problems: &mut Problems, form: &Value, in_forum: bool) -> Map<String, Value> {
    let mut settings = Map::new();
    let table = [
        ("rate_limit_per_user", Kind::Whole(SLOWMODE.0, SLOWMODE.1)),
        ("invitable", Kind::Flag),
        ("applied_tags", Kind::Ids(APPLIED_TAGS.1)),
    ];
    let table = if in_forum { &table[..] } else { &table[..2] };
    fields::apply(&mut settings, fields::read(problems, form, &FieldPath::default(), table));
    settings
}
