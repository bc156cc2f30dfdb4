//! Interactions from people's side: what the client sends when somebody uses a command, a component or a modal.

use serde_json::{Map, Value, json};

use super::World;
use super::interactions::{Interaction, Modal, State};
use super::model::{Channel, Command, CommandKind, Guild, InteractionKind, Trace};
use super::options;
use super::permissions::{self, USE_APPLICATION_COMMANDS};
use super::render::merge;
use crate::errors::ApiError;
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::validate::components::{self, is_select, kind, type_of};
use crate::validate::message::ATTACHMENT_BYTES;
use crate::validate::{modal, plain, snowflake};

/// What a client sends, as far as it is the same for all kinds.
struct Sent<'a> {
    user: UserId,
    channel: ChannelId,
    guild: Option<GuildId>,
    message: Option<MessageId>,
    nonce: Option<Value>,
    data: &'a Value,
}

/// What an interaction is about: the parts that differ between kinds.
struct Subject {
    kind: InteractionKind,
    name: String,
    data: Value,
    source: Option<MessageId>,
    opener: Option<Trace>,
    target_user: Option<UserId>,
    target_message: Option<MessageId>,
    focused_type: u64,
}

impl Subject {
    fn new(kind: InteractionKind, name: &str, data: Value) -> Self {
        Self {
            kind,
            name: name.to_owned(),
            data,
            source: None,
            opener: None,
            target_user: None,
            target_message: None,
            focused_type: 0,
        }
    }
}

impl World {
    /// Takes an interaction from a person's client and tells the bot.
    ///
    /// # Errors
    ///
    /// 10002, 10003, 10004, 10008, 10063, 50001, 50013 for what is not there or not theirs; 50035 for what does not
    /// fit: unknown or disabled components, wrong options, fields that the modal does not have.
    pub(crate) fn interact(&mut self, user: UserId, form: &Value) -> Result<InteractionId, ApiError> {
        let sent = self.read_sent(user, form)?;
        let subject = match form.get("type").and_then(Value::as_u64) {
            Some(2) => self.use_command(&sent, InteractionKind::Command)?,
            Some(3) => self.use_component(&sent)?,
            Some(4) => self.use_command(&sent, InteractionKind::Autocomplete)?,
            Some(5) => self.send_modal(&sent)?,
            _ => {
                return Err(ApiError::field(
                    "type",
                    "BASE_TYPE_CHOICES",
                    "Value must be one of {2, 3, 4, 5}.",
                ));
            }
        };
        self.begin_about(&sent, subject)
    }

    fn read_sent<'a>(&self, user: UserId, form: &'a Value) -> Result<Sent<'a>, ApiError> {
        let id = |key: &str| form.get(key).filter(|id| !id.is_null()).and_then(snowflake);
        let wrong_application = |id: u64| id != self.saved.application.id.0;
        if id("application_id").is_some_and(wrong_application) {
            return Err(ApiError::unknown_application());
        }
        let channel = id("channel_id").map(ChannelId);
        let channel = channel
            .ok_or_else(|| ApiError::field("channel_id", "BASE_TYPE_REQUIRED", "This field is required"))?;
        let place = self.visible_channel(channel, user)?;
        if id("guild_id").is_some_and(|guild| place.guild() != Some(GuildId(guild))) {
            return Err(ApiError::unknown_guild());
        }
        if !form.get("data").is_some_and(Value::is_object) {
            return Err(ApiError::field("data", "BASE_TYPE_REQUIRED", "This field is required"));
        }
        Ok(Sent {
            user,
            channel,
            guild: place.guild(),
            message: id("message_id").map(MessageId),
            nonce: form.get("nonce").filter(|nonce| !nonce.is_null()).cloned(),
            data: &form["data"],
        })
    }

    fn use_command(&self, sent: &Sent<'_>, as_what: InteractionKind) -> Result<Subject, ApiError> {
        let channel = self.channel(sent.channel)?;
        self.demand(channel, sent.user, USE_APPLICATION_COMMANDS)?;
        if channel.thread().is_some_and(|thread| thread.archived) {
            return Err(ApiError::archived_thread());
        }
        let command = self.find_command(sent)?;
        self.check_command_allowed(command, channel, sent.user)?;
        let mut data = json!({ "id": command.id, "name": command.name, "type": command.kind.number() });
        if let Some(guild) = command.guild {
            data["guild_id"] = json!(guild);
        }
        let mut subject = Subject::new(as_what, &command.name, Value::Null);
        let mut resolved = Map::new();
        if command.kind == CommandKind::ChatInput {
            let autocomplete = as_what == InteractionKind::Autocomplete;
            let given =
                sent.data.get("options").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
            let read = options::read(&command.definition, given, autocomplete)?;
            subject.focused_type = read.focused_type.unwrap_or_default();
            for user in read.users {
                self.resolve_user(UserId(user), sent.guild, &mut resolved)?;
            }
            for role in read.roles {
                self.resolve_role(role, &mut resolved)?;
            }
            for channel in read.channels {
                self.resolve_channel(ChannelId(channel), sent.user, &mut resolved)?;
            }
            for id in read.mentionables {
                self.resolve_user(UserId(id), sent.guild, &mut resolved)
                    .or_else(|_| self.resolve_role(id, &mut resolved))?;
            }
            // Autocomplete interactions carry no resolved objects.
            if autocomplete {
                resolved.clear();
            }
            data["options"] = json!(read.options);
        } else {
            let target = sent.data.get("target_id").and_then(snowflake);
            let target = target.ok_or_else(|| {
                ApiError::field("target_id", "BASE_TYPE_REQUIRED", "This field is required")
            })?;
            data["target_id"] = json!(target.to_string());
            if command.kind == CommandKind::User {
                self.resolve_user(UserId(target), sent.guild, &mut resolved)?;
                subject.target_user = Some(UserId(target));
            } else {
                let message = self.message_for(sent.user, sent.channel, MessageId(target))?;
                let json = self.message_json(&message);
                put(&mut resolved, "messages", target, json);
                subject.target_message = Some(message.id);
            }
        }
        if !resolved.is_empty() {
            data["resolved"] = Value::Object(resolved);
        }
        subject.data = data;
        Ok(subject)
    }

    fn find_command(&self, sent: &Sent<'_>) -> Result<&Command, ApiError> {
        // A server without the bot has none of its commands.
        let bot_gone = |guild: &Guild| !guild.members.contains_key(&self.bot());
        if sent.guild.and_then(|guild| self.saved.guilds.get(&guild)).is_some_and(bot_gone) {
            return Err(ApiError::unknown_command());
        }
        let here = |command: &&Command| command.guild.is_none() || command.guild == sent.guild;
        let commands = || self.saved.application.commands.iter().filter(here);
        let found = if let Some(id) = sent.data.get("id").filter(|id| !id.is_null()) {
            commands().find(|command| Some(command.id.0) == snowflake(id))
        } else {
            let name = sent.data.get("name").and_then(Value::as_str).unwrap_or_default();
            let number = sent.data.get("type").and_then(Value::as_u64).unwrap_or(1);
            // A command of the server goes before one of the same name for everywhere.
            let mut named: Vec<&Command> =
                commands().filter(|it| it.name == name && u64::from(it.kind.number()) == number).collect();
            named.sort_by_key(|command| command.guild.is_none());
            named.first().copied()
        };
        found.ok_or_else(ApiError::unknown_command)
    }

    fn check_command_allowed(
        &self,
        command: &Command,
        channel: &Channel,
        user: UserId,
    ) -> Result<(), ApiError> {
        let definition = &command.definition;
        let context = self.context(channel);
        let contexts = definition["contexts"].as_array();
        let here = contexts.is_none_or(|contexts| contexts.iter().any(|one| one.as_u64() == Some(context)));
        let direct_allowed = definition["dm_permission"].as_bool().unwrap_or(true);
        if !here || channel.guild().is_none() && !direct_allowed || context == 2 && contexts.is_none() {
            return Err(ApiError::unknown_command());
        }
        let needed =
            definition["default_member_permissions"].as_str().and_then(|bits| bits.parse::<u64>().ok());
        if let (Some(needed), Some(guild)) = (needed, channel.guild()) {
            let held = permissions::in_guild(self.guild(guild)?, user);
            // Zero means: administrators only.
            let enough =
                if needed == 0 { held & permissions::ADMINISTRATOR != 0 } else { held & needed == needed };
            if !enough {
                return Err(ApiError::missing_permissions());
            }
        }
        Ok(())
    }

    fn use_component(&self, sent: &Sent<'_>) -> Result<Subject, ApiError> {
        let missing = |key| ApiError::field(key, "BASE_TYPE_REQUIRED", "This field is required");
        let id = sent.message.ok_or_else(|| missing("message_id"))?;
        let message = self.message_for(sent.user, sent.channel, id)?;
        let custom_id =
            sent.data.get("custom_id").and_then(Value::as_str).ok_or_else(|| missing("custom_id"))?;
        let invalid = |message: &str| ApiError::field("data", "COMPONENT_VALIDATION_FAILED", message);
        let component = components::find(&message.components, custom_id)
            .filter(|_| message.author == self.bot())
            .ok_or_else(|| invalid("Component validation failed: the message has no such component"))?;
        let number = type_of(component);
        if sent.data.get("component_type").and_then(Value::as_u64).is_some_and(|said| said != number) {
            return Err(invalid("Component validation failed: the component is of another type"));
        }
        if component.get("disabled").and_then(Value::as_bool).unwrap_or_default() {
            return Err(invalid("Component validation failed: the component is disabled"));
        }
        let mut data = json!({ "custom_id": custom_id, "component_type": number, "id": component["id"] });
        if is_select(number) {
            let values = check_values(component, sent.data).map_err(invalid)?;
            let mut resolved = Map::new();
            for value in &values {
                let id = value.parse().unwrap_or_default();
                match number {
                    kind::USER_SELECT => {
                        self.resolve_user(UserId(id), sent.guild, &mut resolved)?;
                    }
                    kind::ROLE_SELECT => self.resolve_role(id, &mut resolved)?,
                    kind::CHANNEL_SELECT => {
                        self.resolve_channel(ChannelId(id), sent.user, &mut resolved)?;
                    }
                    kind::MENTIONABLE_SELECT => self
                        .resolve_user(UserId(id), sent.guild, &mut resolved)
                        .or_else(|_| self.resolve_role(id, &mut resolved))?,
                    _ => {}
                }
            }
            data["values"] = json!(values);
            if !resolved.is_empty() {
                data["resolved"] = Value::Object(resolved);
            }
        }
        let mut subject = Subject::new(InteractionKind::Component, "", data);
        subject.source = Some(id);
        Ok(subject)
    }

    fn send_modal(&self, sent: &Sent<'_>) -> Result<Subject, ApiError> {
        let custom_id = sent.data.get("custom_id").and_then(Value::as_str).unwrap_or_default();
        let before_them = |modal: &&Modal| {
            modal.user == sent.user
                && modal.channel == sent.channel
                && modal.content["custom_id"] == custom_id
        };
        let shown = self.modals.iter().find(before_them).ok_or_else(|| {
            ApiError::field(
                "data",
                "COMPONENT_VALIDATION_FAILED",
                "No such modal was opened for this user here",
            )
        })?;
        let components = sent.data.get("components").and_then(Value::as_array).map(Vec::as_slice);
        let filled = modal::fill(&shown.content, components.unwrap_or_default())?;
        let data = json!({ "custom_id": custom_id, "components": filled });
        let mut subject = Subject::new(InteractionKind::Modal, "", data);
        subject.source = shown.source;
        subject.opener = Some(shown.opener.clone());
        Ok(subject)
    }

    fn begin_about(&mut self, sent: &Sent<'_>, subject: Subject) -> Result<InteractionId, ApiError> {
        let channel = self.channel(sent.channel)?;
        let mut told = json!({
            "version": 1,
            "application_id": self.saved.application.id,
            "type": subject.kind.number(),
            "data": subject.data,
            "channel_id": sent.channel,
            "channel": self.partial_channel_json(channel, sent.user),
            "app_permissions": self.permissions(channel, self.bot()).to_string(),
            "locale": "en-US",
            "entitlements": [],
            "entitlement_sku_ids": [],
            "context": self.context(channel),
            "attachment_size_limit": ATTACHMENT_BYTES,
        });
        if let Some(guild) = sent.guild {
            let mut member = self.member_json(guild, sent.user)?;
            member["permissions"] = json!(self.permissions(channel, sent.user).to_string());
            merge(
                &mut told,
                json!({
                    "guild_id": guild,
                    "guild": { "id": guild, "locale": "en-US", "features": [] },
                    "guild_locale": "en-US",
                    "member": member,
                    "authorizing_integration_owners": { "0": guild },
                }),
            );
        } else {
            told["user"] = self.user_json(sent.user);
            told["authorizing_integration_owners"] = json!({ "0": "0" });
        }
        if let Some(message) = subject.source.and_then(|id| self.stored_message(sent.channel, id).ok()) {
            told["message"] = self.message_json(&message);
        }
        let trace = Trace {
            id: InteractionId(0),
            kind: subject.kind,
            name: subject.name,
            user: sent.user,
            guild: sent.guild,
            interacted: subject.source.filter(|_| subject.kind == InteractionKind::Component),
            original: None,
            opener: subject.opener.map(Box::new),
            target_user: subject.target_user,
            target_message: subject.target_message,
        };
        let interaction = Interaction {
            // Given when it begins.
            id: InteractionId(0),
            token: Self::interaction_token(),
            kind: subject.kind,
            user: sent.user,
            channel: sent.channel,
            guild: sent.guild,
            created: self.now,
            state: State::Waiting,
            source: subject.source,
            nonce: sent.nonce.clone(),
            trace,
            messages: Vec::new(),
            focused_type: subject.focused_type,
            outcome: None,
        };
        Ok(self.begin(interaction, told))
    }

    /// Returns Discord's number for the kind of place: 0 server, 1 conversation with the bot, 2 another one.
    fn context(&self, channel: &Channel) -> u64 {
        match (channel.guild(), self.permissions(channel, self.bot())) {
            (Some(_), _) => 0,
            (None, 0) => 2,
            (None, _) => 1,
        }
    }

    fn resolve_user(
        &self,
        user: UserId,
        guild: Option<GuildId>,
        resolved: &mut Map<String, Value>,
    ) -> Result<(), ApiError> {
        if !self.saved.users.contains_key(&user) {
            return Err(ApiError::unknown_user());
        }
        put(resolved, "users", user.0, self.user_json(user));
        if let Some(guild) = guild
            && let Ok(mut member) = self.bare_member_json(guild, user)
        {
            member["permissions"] = json!(permissions::in_guild(self.guild(guild)?, user).to_string());
            put(resolved, "members", user.0, member);
        }
        Ok(())
    }

    fn resolve_role(&self, id: u64, resolved: &mut Map<String, Value>) -> Result<(), ApiError> {
        let roles = self.saved.guilds.values().flat_map(Self::roles_json);
        let role = roles.into_iter().find(|role| snowflake(&role["id"]) == Some(id));
        let role =
            role.ok_or_else(|| ApiError::field("data", "SNOWFLAKE_UNKNOWN", "Unknown role or user"))?;
        put(resolved, "roles", id, role);
        Ok(())
    }

    fn resolve_channel(
        &self,
        id: ChannelId,
        user: UserId,
        resolved: &mut Map<String, Value>,
    ) -> Result<(), ApiError> {
        let channel = self.visible_channel(id, user)?;
        put(resolved, "channels", id.0, self.partial_channel_json(channel, user));
        Ok(())
    }
}

fn put(resolved: &mut Map<String, Value>, kind: &str, id: u64, value: Value) {
    let of_kind = resolved.entry(kind).or_insert_with(|| json!({}));
    of_kind[id.to_string()] = value;
}

/// Reads the chosen values of a menu.
fn check_values(select: &Value, data: &Value) -> Result<Vec<String>, &'static str> {
    let values: Vec<String> =
        data.get("values").and_then(Value::as_array).into_iter().flatten().map(plain).collect();
    let bound = |key: &str| select.get(key).and_then(Value::as_u64).unwrap_or(1);
    let count = u64::try_from(values.len()).unwrap_or(u64::MAX);
    if !(bound("min_values")..=bound("max_values")).contains(&count) {
        return Err("Component validation failed: too few or too many values");
    }
    if values.iter().enumerate().any(|(index, value)| values[..index].contains(value)) {
        return Err("Component validation failed: a value is there twice");
    }
    let options = select.get("options").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let offered = |value: &String| options.iter().any(|option| option["value"] == value.as_str());
    if type_of(select) == kind::STRING_SELECT && !values.iter().all(offered) {
        return Err("Component validation failed: a value is not among the options");
    }
    Ok(values)
}
