//! Channels: opening direct messages, editing and deleting channels, typing.

use serde_json::{Map, Value, json};

use super::audit::{Action, Entry};
use super::channel_forms::{ChannelChanges, overwrite, tag_ids};
use super::effects::{Activity, Event, Intent, ToBot};
use super::model::{Channel, ChannelParent, Overwrite};
use super::permissions::{MANAGE_CHANNELS, MANAGE_ROLES, MANAGE_THREADS, require_in_guild};
use super::render::channels::overwrite_json;
use super::{Requester, World};
use crate::errors::ApiError;
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::validate::fields;
use crate::validate::{FieldPath, Problems};

/// Opens, edits and deletes channels, including threads as on Discord.
pub(crate) struct ChannelActions<'w> {
    pub(super) world: &'w mut World,
}

impl ChannelActions<'_> {
    /// Opens a direct message channel between the requester and another user, or returns the
    /// existing one.
    ///
    /// # Errors
    ///
    /// If the other user is unknown (10013) or is the requester, or both are bots (50007).
    pub(crate) fn open_direct(&mut self, requester: Requester, with: UserId) -> Result<ChannelId, ApiError> {
        let own = requester.user();
        let saved = &self.world.saved;
        let other = saved.user(with)?;
        if with == own {
            return Err(ApiError::cannot_dm_self());
        }
        if matches!(requester, Requester::Bot(_)) && other.is_bot() {
            return Err(ApiError::cannot_dm());
        }
        if let Some(existing) = saved.direct_between(own, with) {
            return Ok(existing);
        }
        let id = ChannelId(self.world.next_id());
        let channel = Channel::new(id, ChannelParent::Direct { people: [own, with] });
        self.world.saved.channels.insert(id, channel);
        self.world.effects.changed = true;
        for person in [own, with] {
            // Discord no longer notifies bots of new direct message channels.
            let data = self.world.render().channel_for(person, id)?;
            self.world.effects.send_to_user(person, "CHANNEL_CREATE", data);
        }
        Ok(id)
    }

    /// Edits a channel or thread and returns it.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003), hidden (50001) or a direct message channel (50024), the
    /// form is invalid (50035), or a permission is missing (50013).
    pub(crate) fn change(
        &mut self,
        requester: Requester,
        id: ChannelId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let user = requester.user();
        let channel = self.world.saved.visible_channel(id, user)?;
        let mut changes = ChannelChanges::read(form)?;
        self.check_may_change(channel, user, &changes)?;
        self.check_parent(channel.guild(), &changes)?;
        let guild = channel.guild();
        let known = match &channel.parent {
            ChannelParent::Text { settings, .. } => tag_ids(settings),
            ChannelParent::Direct { .. } | ChannelParent::Thread(_) => Vec::new(),
        };
        let viewers = guild
            .filter(|_| channel.thread().is_none())
            .map(|guild| (guild, self.world.thread_viewers(guild)));
        let before = self.audited(id);
        changes.store_tags(&known, || self.world.next_id());
        let World { saved, effects, now, .. } = &mut *self.world;
        let event = match &mut saved.channel_mut(id)?.parent {
            ChannelParent::Text { name, topic, position, overwrites, kind, settings, .. } => {
                fields::apply(settings, changes.settings);
                *kind = changes.kind.unwrap_or(*kind);
                *position = changes.position.unwrap_or(*position);
                if let Some(parent) = changes.parent {
                    set_parent(settings, parent);
                }
                if let Some(new) = changes.overwrites {
                    *overwrites = new;
                }
                if let Some(new) = changes.name {
                    *name = new;
                }
                if let Some(new) = changes.topic {
                    *topic = new.map(str::to_owned);
                }
                "CHANNEL_UPDATE"
            }
            ChannelParent::Thread(thread) => {
                if let Some(name) = changes.name {
                    thread.name = name;
                }
                fields::apply(&mut thread.settings, changes.thread_settings);
                thread.locked = changes.locked.unwrap_or(thread.locked);
                thread.auto_archive_minutes =
                    changes.auto_archive_minutes.unwrap_or(thread.auto_archive_minutes);
                if let Some(archived) = changes.archived.filter(|archived| *archived != thread.archived) {
                    thread.archived = archived;
                    thread.archive_changed = *now;
                }
                "THREAD_UPDATE"
            }
            ChannelParent::Direct { .. } => return Err(ApiError::wrong_channel_type()),
        };
        effects.changed = true;
        if let Some(guild) = guild {
            let action = if event == "THREAD_UPDATE" { Action::ThreadUpdate } else { Action::ChannelUpdate };
            let entry = Entry::new(action, id.0).between(&before, &self.audited(id));
            self.world.audit(guild, user, entry);
        }
        self.announce(event, id);
        if let Some((guild, before)) = viewers {
            self.world.sync_new_thread_viewers(guild, &before);
        }
        self.world.render().channel_for(user, id)
    }

    /// Creates a channel in a server and returns it.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), the permission is missing (50013), or the form is invalid
    /// (50035).
    pub(crate) fn create(
        &mut self,
        requester: Requester,
        guild: GuildId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let user = requester.user();
        require_in_guild(self.world.saved.guild(guild)?, user, MANAGE_CHANNELS)?;
        let mut changes = ChannelChanges::read(form)?;
        let kind = changes.kind.unwrap_or_default();
        match kind {
            0 | 2 | 4 | 5 | 15 => {}
            13 => return Err(ApiError::not_offered("stage channels")),
            14 => return Err(ApiError::not_offered("directories")),
            16 => return Err(ApiError::not_offered("media channels")),
            _ => {
                let message = "Value must be one of {0, 2, 4, 5, 13, 14, 15, 16}.";
                return Err(ApiError::field("type", "BASE_TYPE_CHOICES", message));
            }
        }
        let name = changes.name.clone().ok_or_else(|| ApiError::required("name"))?;
        self.check_parent(Some(guild), &changes)?;
        let id = ChannelId(self.world.next_id());
        changes.store_tags(&[], || self.world.next_id());
        let mut settings = Map::new();
        fields::apply(&mut settings, changes.settings);
        set_parent(&mut settings, changes.parent.flatten());
        let here = |it: &&Channel| it.guild() == Some(guild) && it.thread().is_none();
        let last = self.world.saved.channels.values().filter(here).count();
        let parent = ChannelParent::Text {
            guild,
            // As on Discord, names of text channels are lower case without spaces.
            name: if matches!(kind, 0 | 5 | 15) { name.to_lowercase().replace(' ', "-") } else { name },
            topic: changes.topic.flatten().map(str::to_owned),
            position: changes.position.unwrap_or_else(|| u16::try_from(last).unwrap_or(u16::MAX)),
            overwrites: changes.overwrites.unwrap_or_default(),
            kind,
            settings,
        };
        self.world.saved.channels.insert(id, Channel::new(id, parent));
        self.world.effects.changed = true;
        let entry = Entry::new(Action::ChannelCreate, id.0).between(&Value::Null, &self.audited(id));
        self.world.audit(guild, user, entry);
        self.announce("CHANNEL_CREATE", id);
        let channel = self.world.saved.channel(id)?;
        Ok(self.world.render().channel(channel, user))
    }

    /// Moves channels by a list of `{"id","position","parent_id","lock_permissions"}`.
    ///
    /// # Errors
    ///
    /// If the server (10004) or a channel (10003) is unknown, the permission is missing (50013), or
    /// the list is invalid (50035).
    pub(crate) fn reorder(
        &mut self,
        requester: Requester,
        guild: GuildId,
        form: &[Value],
    ) -> Result<(), ApiError> {
        let user = requester.user();
        require_in_guild(self.world.saved.guild(guild)?, user, MANAGE_CHANNELS)?;
        let mut problems = Problems::default();
        let mut moves = Vec::new();
        for (index, entry) in form.iter().enumerate() {
            let at = FieldPath::default().to(index);
            let Some(id) = problems.id(entry, "id", &at).map(ChannelId) else {
                problems.required(&at.to("id"));
                continue;
            };
            let position = problems.whole(entry, "position", &at).and_then(|it| u16::try_from(it).ok());
            let parent = problems.id(entry, "parent_id", &at);
            let parent = entry.get("parent_id").map(|_| parent);
            let locked = problems.flag(entry, "lock_permissions", &at).unwrap_or_default();
            moves.push((id, position, parent, locked));
        }
        problems.finish()?;
        for (id, _, parent, _) in &moves {
            let channel = self.world.saved.channel(*id)?;
            if channel.guild() != Some(guild) || channel.thread().is_some() {
                return Err(ApiError::wrong_channel_type());
            }
            self.check_category(guild, parent.flatten())?;
        }
        for (id, new_position, new_parent, locked) in moves {
            let before = self.audited(id);
            let World { saved, effects, .. } = &mut *self.world;
            let of_parent = new_parent.flatten().filter(|_| locked).and_then(|parent| {
                match &saved.channels.get(&ChannelId(parent))?.parent {
                    ChannelParent::Text { overwrites, .. } => Some(overwrites.clone()),
                    ChannelParent::Direct { .. } | ChannelParent::Thread(_) => None,
                }
            });
            if let ChannelParent::Text { position, settings, overwrites, .. } =
                &mut saved.channel_mut(id)?.parent
            {
                *position = new_position.unwrap_or(*position);
                if let Some(parent) = new_parent {
                    set_parent(settings, parent);
                }
                if let Some(synced) = of_parent {
                    *overwrites = synced;
                }
            }
            effects.changed = true;
            let after = self.audited(id);
            if before != after {
                let entry = Entry::new(Action::ChannelUpdate, id.0).between(&before, &after);
                self.world.audit(guild, user, entry);
                self.announce("CHANNEL_UPDATE", id);
            }
        }
        Ok(())
    }

    /// Checks that the new category belongs to the channel's server.
    fn check_parent(&self, guild: Option<GuildId>, changes: &ChannelChanges<'_>) -> Result<(), ApiError> {
        guild.map_or(Ok(()), |guild| self.check_category(guild, changes.parent.flatten()))
    }

    fn check_category(&self, guild: GuildId, parent: Option<u64>) -> Result<(), ApiError> {
        let Some(parent) = parent else { return Ok(()) };
        let parent = self.world.saved.channels.get(&ChannelId(parent));
        if parent.is_some_and(|it| it.type_number() == 4 && it.guild() == Some(guild)) {
            return Ok(());
        }
        Err(ApiError::field("parent_id", "CHANNEL_PARENT_INVALID", "Category does not exist"))
    }

    /// Renders a channel or thread as in the audit log, where a thread has no nested fields.
    pub(super) fn audited(&self, id: ChannelId) -> Value {
        let Some(channel) = self.world.saved.channels.get(&id) else {
            return Value::Null;
        };
        let mut json = self.world.render().channel(channel, self.world.saved.bot());
        let metadata = json["thread_metadata"].take();
        super::render::merge(&mut json, metadata);
        json
    }

    fn check_may_change(
        &self,
        channel: &Channel,
        user: UserId,
        changes: &ChannelChanges<'_>,
    ) -> Result<(), ApiError> {
        let saved = &self.world.saved;
        match &channel.parent {
            ChannelParent::Direct { .. } => Err(ApiError::wrong_channel_type()),
            ChannelParent::Text { kind, .. } => {
                // Text and announcement channels can become each other.
                if changes.kind.is_some_and(|new| new != *kind && !matches!((new, kind), (0 | 5, 0 | 5))) {
                    let message = "Cannot convert between those channel types";
                    return Err(ApiError::field("type", "BASE_TYPE_CHOICES", message));
                }
                let for_overwrites = if changes.overwrites.is_some() { MANAGE_ROLES } else { 0 };
                saved.require(channel, user, MANAGE_CHANNELS | for_overwrites)
            }
            ChannelParent::Thread(thread) => {
                let manages = saved.permissions(channel, user) & MANAGE_THREADS != 0;
                let unarchives = changes.archived == Some(false);
                // Anyone who sees an unlocked thread may unarchive it.
                let only_unarchives =
                    unarchives && !thread.locked && changes.name.is_none() && changes.locked.is_none();
                let settings = &changes.thread_settings;
                let needs_manager = thread.owner != user
                    || changes.locked.is_some()
                    || ["flags", "rate_limit_per_user"].iter().any(|key| settings.contains_key(*key))
                    || (unarchives && thread.locked);
                if !(manages || only_unarchives || !needs_manager) {
                    return Err(ApiError::missing_permissions());
                }
                match settings.get("applied_tags") {
                    None => Ok(()),
                    Some(tags) => saved.check_tags(thread.parent, tags, manages),
                }
            }
        }
    }

    /// Deletes a thread, or a channel with its threads, and returns its last state.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003), hidden (50001) or a direct message channel (50024), or a
    /// permission is missing (50013).
    pub(crate) fn delete(&mut self, requester: Requester, id: ChannelId) -> Result<Value, ApiError> {
        let user = requester.user();
        let channel = self.world.saved.visible_channel(id, user)?;
        let (needed, event) = match &channel.parent {
            // Discord closes it for one side only, which the sandbox doesn't support.
            ChannelParent::Direct { .. } => return Err(ApiError::wrong_channel_type()),
            ChannelParent::Text { .. } => (MANAGE_CHANNELS, "CHANNEL_DELETE"),
            ChannelParent::Thread(_) => (MANAGE_THREADS, "THREAD_DELETE"),
        };
        self.world.saved.require(channel, user, needed)?;
        let deleted = self.world.render().channel_for(user, id)?;
        if let Some(guild) = channel.guild() {
            self.world.voice().empty(guild, id);
            let action = if event == "THREAD_DELETE" { Action::ThreadDelete } else { Action::ChannelDelete };
            let entry = Entry::new(action, id.0).between(&self.audited(id), &Value::Null);
            self.world.audit(guild, user, entry);
        }
        // Announce before deleting, while the channel still has viewers.
        self.announce(event, id);
        let World { saved, effects, .. } = &mut *self.world;
        let goes = |channel: &Channel| {
            channel.id == id || channel.thread().is_some_and(|thread| thread.parent == id)
        };
        for (_, gone) in saved.channels.extract_if(.., |_, channel| goes(channel)) {
            effects.orphan_files(gone.messages.values().flat_map(|message| &message.attachments));
        }
        effects.changed = true;
        Ok(deleted)
    }

    /// Sets the permission overwrite of a role or member in a channel, or removes it if `form` is
    /// `None`.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003), hidden (50001) or not a text channel (50024), or the
    /// permission to manage roles is missing (50013).
    pub(crate) fn set_overwrite(
        &mut self,
        requester: Requester,
        id: ChannelId,
        target: u64,
        form: Option<&Value>,
    ) -> Result<(), ApiError> {
        let channel = self.world.saved.visible_channel(id, requester.user())?;
        self.world.saved.require(channel, requester.user(), MANAGE_ROLES)?;
        let ChannelParent::Text { guild, overwrites, .. } = &channel.parent else {
            return Err(ApiError::wrong_channel_type());
        };
        let guild = *guild;
        let rows = self.world.saved.guild(guild)?;
        let old = overwrites.iter().find(|overwrite| overwrite.id == target).cloned();
        let mut problems = Problems::default();
        let is_member = |user: UserId| rows.members.contains_key(&user);
        let new = form.map(|form| overwrite(&mut problems, form, &FieldPath::default(), target, is_member));
        problems.finish()?;
        let role = rows.roles.iter().find(|role| role.id.0 == target).map(|role| role.name.clone());
        let viewers = self.world.thread_viewers(guild);
        let World { saved, effects, .. } = &mut *self.world;
        let ChannelParent::Text { overwrites, .. } = &mut saved.channel_mut(id)?.parent else {
            return Err(ApiError::wrong_channel_type());
        };
        overwrites.retain(|overwrite| overwrite.id != target);
        overwrites.extend(new.clone());
        effects.changed = true;
        let action = match (&old, &new) {
            (None, Some(_)) => Some(Action::OverwriteCreate),
            (Some(_), Some(_)) => Some(Action::OverwriteUpdate),
            (Some(_), None) => Some(Action::OverwriteDelete),
            (None, None) => None,
        };
        if let (Some(action), Some(known)) = (action, new.as_ref().or(old.as_ref())) {
            let kind = if known.for_member { "1" } else { "0" };
            let mut options = json!({ "id": target.to_string(), "type": kind });
            if let Some(role) = role {
                options["role_name"] = json!(role);
            }
            let json = |one: &Option<Overwrite>| one.as_ref().map(overwrite_json).unwrap_or_default();
            let entry = Entry::new(action, id.0).between(&json(&old), &json(&new)).options(options);
            self.world.audit(guild, requester.user(), entry);
        }
        self.announce("CHANNEL_UPDATE", id);
        self.world.sync_new_thread_viewers(guild, &viewers);
        Ok(())
    }

    /// Marks a channel as read up to a message in all windows of a user.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001), or the requester is a bot (20001).
    pub(crate) fn acknowledge(
        &mut self,
        requester: Requester,
        id: ChannelId,
        message: MessageId,
    ) -> Result<(), ApiError> {
        let Requester::Person(user) = requester else {
            return Err(ApiError::bots_cannot());
        };
        self.world.saved.visible_channel(id, user)?;
        let data = json!({ "channel_id": id, "message_id": message, "version": 1 });
        self.world.effects.send_to_user(user, "MESSAGE_ACK", data);
        Ok(())
    }

    /// Sends a typing event to all viewers of a channel.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001).
    pub(crate) fn start_typing(&mut self, requester: Requester, id: ChannelId) -> Result<(), ApiError> {
        let user = requester.user();
        let World { saved, now, .. } = &*self.world;
        let guild = saved.visible_channel(id, user)?.guild();
        let mut data = json!({ "channel_id": id, "user_id": user, "timestamp": now.0 / 1000 });
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
            data["member"] = self.world.render().member(guild, user)?;
        }
        let World { saved, effects, .. } = &mut *self.world;
        effects.send_to_channel(saved, id, Activity::Typing, "TYPING_START", data);
        Ok(())
    }

    /// Adds an event about a channel for each of its viewers. The data differs per viewer, because
    /// a thread contains their membership.
    pub(super) fn announce(&mut self, name: &'static str, id: ChannelId) {
        let World { saved, .. } = &*self.world;
        let Some(channel) = saved.channels.get(&id) else {
            return;
        };
        let guild = channel.guild();
        let event = |reader: UserId| {
            let data = self.world.render().channel(channel, reader);
            Event { name, data, guild, receivers: vec![reader], bot: ToBot::With(Intent::Guilds) }
        };
        let mut events: Vec<Event> = saved.viewers(channel).into_iter().map(event).collect();
        self.world.effects.events.append(&mut events);
    }
}

/// Moves a channel into a category, or out of it.
fn set_parent(settings: &mut Map<String, Value>, parent: Option<u64>) {
    fields::apply(
        settings,
        Map::from_iter([("parent_id".to_owned(), json!(parent.map(|parent| parent.to_string())))]),
    );
}
