//! Channels: opening direct messages, editing and deleting channels, typing.

use serde_json::{Map, Value, json};

use super::effects::{Activity, Event, Intent, ToBot};
use super::model::{Channel, ChannelParent, Overwrite};
use super::permissions::{MANAGE_CHANNELS, MANAGE_THREADS, require_in_guild};
use super::threads::auto_archive_minutes;
use super::{Requester, World};
use crate::errors::ApiError;
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::validate::limits::guild as limits;
use crate::validate::{FieldPath, Problems, plain, snowflake};

/// Opens, edits and deletes channels, including threads as on Discord.
pub(crate) struct ChannelActions<'w> {
    pub(super) world: &'w mut World,
}

/// Edits of a channel or thread. `None` leaves a field unchanged.
struct ChannelChanges<'a> {
    name: Option<String>,
    /// `Some(None)` removes the topic.
    topic: Option<Option<&'a str>>,
    archived: Option<bool>,
    locked: Option<bool>,
    auto_archive_minutes: Option<u64>,
    position: Option<u16>,
    overwrites: Option<Vec<Overwrite>>,
    /// The other fields, as stored.
    settings: Map<String, Value>,
}

impl<'a> ChannelChanges<'a> {
    fn read(form: &'a Value) -> Result<Self, ApiError> {
        let at = FieldPath::default();
        let mut problems = Problems::default();
        let name = problems.text(form, "name", &at).map(str::to_owned);
        if let Some(name) = &name {
            problems.length(&at.to("name"), name, limits::CHANNEL_NAME.0, limits::CHANNEL_NAME.1);
        }
        let topic = problems.text(form, "topic", &at);
        if let Some(topic) = topic {
            // The longer limit is for forum guidelines. No client shortens a text channel's topic
            // of that length.
            problems.length(&at.to("topic"), topic, limits::TOPIC.0, limits::FORUM_TOPIC.1);
        }
        let settings = settings(&mut problems, form);
        let position = problems.whole(form, "position", &at).and_then(|it| u16::try_from(it).ok());
        let overwrites = problems.list(form, "permission_overwrites", &at);
        let overwrites = overwrites.map(|list| list.iter().filter_map(overwrite).collect());
        let auto_archive_minutes = auto_archive_minutes(&mut problems, form);
        problems.finish()?;
        let flag = |key: &str| form.get(key).and_then(Value::as_bool);
        Ok(Self {
            name,
            topic: form.get("topic").map(|_| topic),
            archived: flag("archived"),
            locked: flag("locked"),
            auto_archive_minutes,
            position,
            overwrites,
            settings,
        })
    }
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
        let changes = ChannelChanges::read(form)?;
        self.check_may_change(channel, user, &changes)?;
        self.check_parent(channel.guild(), &changes)?;
        let guild = channel.guild();
        let viewers = guild
            .filter(|_| channel.thread().is_none())
            .map(|guild| (guild, self.world.thread_viewers(guild)));
        let World { saved, effects, now, .. } = &mut *self.world;
        let event = match &mut saved.channel_mut(id)?.parent {
            ChannelParent::Text { name, topic, position, overwrites, settings, .. } => {
                settings.extend(changes.settings);
                *position = changes.position.unwrap_or(*position);
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
            self.world.audit(guild, user, if event == "THREAD_UPDATE" { 111 } else { 11 }, Some(id.0));
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
        let kind = form.get("type").and_then(Value::as_u64).unwrap_or_default();
        match kind {
            0 | 2 | 4 | 5 | 15 => {}
            13 => return Err(ApiError::not_offered("stage channels")),
            16 => return Err(ApiError::not_offered("media channels")),
            _ => {
                let message = "Value must be one of {0, 2, 4, 5, 13, 15, 16}.";
                return Err(ApiError::field("type", "BASE_TYPE_CHOICES", message));
            }
        }
        let changes = ChannelChanges::read(form)?;
        let name = changes.name.clone().ok_or_else(|| ApiError::required("name"))?;
        self.check_parent(Some(guild), &changes)?;
        let id = ChannelId(self.world.next_id());
        let here = |it: &&Channel| it.guild() == Some(guild) && it.thread().is_none();
        let last = self.world.saved.channels.values().filter(here).count();
        let parent = ChannelParent::Text {
            guild,
            // As on Discord, names of text channels are lower case without spaces.
            name: if matches!(kind, 0 | 5 | 15) { name.to_lowercase().replace(' ', "-") } else { name },
            topic: changes.topic.flatten().map(str::to_owned),
            position: changes.position.unwrap_or_else(|| u16::try_from(last).unwrap_or(u16::MAX)),
            overwrites: changes.overwrites.unwrap_or_default(),
            kind: u8::try_from(kind).unwrap_or_default(),
            settings: changes.settings,
        };
        self.world.saved.channels.insert(id, Channel::new(id, parent));
        self.world.effects.changed = true;
        self.world.audit(guild, user, 10, Some(id.0));
        self.announce("CHANNEL_CREATE", id);
        let channel = self.world.saved.channel(id)?;
        Ok(self.world.render().channel(channel, user))
    }

    /// Moves channels by a list of `{"id","position","parent_id"}`.
    ///
    /// # Errors
    ///
    /// If the server (10004) or a channel (10003) is unknown, or the permission is missing (50013).
    pub(crate) fn reorder(
        &mut self,
        requester: Requester,
        guild: GuildId,
        form: &Value,
    ) -> Result<(), ApiError> {
        require_in_guild(self.world.saved.guild(guild)?, requester.user(), MANAGE_CHANNELS)?;
        for entry in form.as_array().into_iter().flatten() {
            let id =
                entry.get("id").and_then(snowflake).map(ChannelId).ok_or_else(ApiError::unknown_channel)?;
            let ChannelParent::Text { position, settings, .. } =
                &mut self.world.saved.channel_mut(id)?.parent
            else {
                return Err(ApiError::wrong_channel_type());
            };
            if let Some(new) = entry["position"].as_u64().and_then(|it| u16::try_from(it).ok()) {
                *position = new;
            }
            if let Some(parent) = entry.get("parent_id") {
                settings.insert("parent_id".to_owned(), parent.clone());
            }
            self.world.effects.changed = true;
            self.announce("CHANNEL_UPDATE", id);
        }
        Ok(())
    }

    /// Checks that the new category belongs to the channel's server.
    fn check_parent(&self, guild: Option<GuildId>, changes: &ChannelChanges<'_>) -> Result<(), ApiError> {
        let Some(parent) = changes.settings.get("parent_id").filter(|parent| !parent.is_null()) else {
            return Ok(());
        };
        let parent = snowflake(parent).and_then(|id| self.world.saved.channels.get(&ChannelId(id)));
        if parent.is_some_and(|it| it.type_number() == 4 && it.guild() == guild) {
            return Ok(());
        }
        Err(ApiError::field("parent_id", "CHANNEL_PARENT_INVALID", "Category does not exist"))
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
            ChannelParent::Text { .. } => saved.require(channel, user, MANAGE_CHANNELS),
            ChannelParent::Thread(thread) => {
                let manages = saved.permissions(channel, user) & MANAGE_THREADS != 0;
                let unarchives = changes.archived == Some(false);
                // Anyone who sees an unlocked thread may unarchive it.
                let only_unarchives =
                    unarchives && !thread.locked && changes.name.is_none() && changes.locked.is_none();
                let needs_manager =
                    thread.owner != user || changes.locked.is_some() || (unarchives && thread.locked);
                if manages || only_unarchives || !needs_manager {
                    Ok(())
                } else {
                    Err(ApiError::missing_permissions())
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
            self.world.audit(guild, user, if event == "THREAD_DELETE" { 112 } else { 12 }, Some(id.0));
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
    /// permission to manage channels is missing (50013).
    pub(crate) fn set_overwrite(
        &mut self,
        requester: Requester,
        id: ChannelId,
        target: u64,
        form: Option<&Value>,
    ) -> Result<(), ApiError> {
        let channel = self.world.saved.visible_channel(id, requester.user())?;
        self.world.saved.require(channel, requester.user(), MANAGE_CHANNELS)?;
        let viewers = channel.guild().map(|guild| (guild, self.world.thread_viewers(guild)));
        let World { saved, effects, .. } = &mut *self.world;
        let ChannelParent::Text { overwrites, .. } = &mut saved.channel_mut(id)?.parent else {
            return Err(ApiError::wrong_channel_type());
        };
        overwrites.retain(|overwrite| overwrite.id != target);
        if let Some(form) = form {
            let mut form = form.clone();
            form["id"] = json!(target.to_string());
            overwrites.extend(overwrite(&form));
        }
        effects.changed = true;
        self.announce("CHANNEL_UPDATE", id);
        if let Some((guild, before)) = viewers {
            self.world.sync_new_thread_viewers(guild, &before);
        }
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

fn overwrite(form: &Value) -> Option<Overwrite> {
    let bits = |key: &str| form.get(key).and_then(|bits| plain(bits).parse().ok()).unwrap_or_default();
    Some(Overwrite {
        id: form.get("id").and_then(snowflake)?,
        for_member: form.get("type").and_then(Value::as_u64) == Some(1),
        allow: bits("allow"),
        deny: bits("deny"),
    })
}

/// Parses the channel fields that are stored as sent, and checks their ranges.
fn settings(problems: &mut Problems, form: &Value) -> Map<String, Value> {
    let at = FieldPath::default();
    let mut settings = Map::new();
    let ranges = [
        ("rate_limit_per_user", limits::SLOWMODE),
        ("default_thread_rate_limit_per_user", limits::SLOWMODE),
        ("bitrate", limits::BITRATE),
        ("user_limit", limits::USER_LIMIT),
        ("video_quality_mode", (1, 2)),
        ("default_sort_order", (0, 1)),
        ("default_forum_layout", (0, 2)),
        ("flags", (0, i64::MAX)),
    ];
    for (key, (min, max)) in ranges {
        if let Some(number) = problems.whole(form, key, &at) {
            problems.within(&at.to(key), number, min, max);
            settings.insert(key.to_owned(), json!(number));
        }
    }
    for key in ["nsfw", "parent_id", "default_auto_archive_duration", "rtc_region", "default_reaction_emoji"]
    {
        if let Some(value) = form.get(key) {
            settings.insert(key.to_owned(), value.clone());
        }
    }
    if let Some(tags) = problems.list(form, "available_tags", &at) {
        problems.count(&at.to("available_tags"), tags.len(), 0, 20);
        settings.insert("available_tags".to_owned(), json!(tags));
    }
    settings
}
