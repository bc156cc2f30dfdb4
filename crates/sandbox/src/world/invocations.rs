//! Users' side of interactions: using commands, components and modals.

use serde_json::{Value, json};

use super::World;
use super::effects::{Delivery, ToBot};
use super::interactions::{Interaction, State};
use super::model::{Application, Attachment, Command, CommandKind, InteractionKind, InteractionMetadata};
use super::options;
use super::permissions::USE_APPLICATION_COMMANDS;
use super::render::merge;
use super::resolved::Resolved;
use crate::errors::ApiError;
use crate::ids::{self, ApplicationId, ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::validate::commands::option;
use crate::validate::components::{self, is_select, kind, type_of};
use crate::validate::limits::message::ATTACHMENT_BYTES;
use crate::validate::message::Upload;
use crate::validate::{modal, plain, snowflake};

/// Fields common to all interactions sent by clients.
struct InvocationForm<'a> {
    user: UserId,
    /// The owner of the command, if given.
    application: Option<ApplicationId>,
    channel: ChannelId,
    guild: Option<GuildId>,
    message: Option<MessageId>,
    nonce: Option<Value>,
    data: &'a Value,
    /// Uploaded files by their index in the form.
    files: &'a [(u64, Attachment)],
}

/// The validated parts of an interaction that differ between commands, components and modals.
struct Subject {
    kind: InteractionKind,
    application: ApplicationId,
    /// Owners of the installation that allows the interaction.
    owners: Value,
    name: String,
    data: Value,
    source: Option<MessageId>,
    opener: Option<InteractionMetadata>,
    target_user: Option<UserId>,
    target_message: Option<MessageId>,
    focused_type: u64,
}

impl Subject {
    fn new(
        kind: InteractionKind,
        application: ApplicationId,
        owners: Value,
        name: &str,
        data: Value,
    ) -> Self {
        Self {
            kind,
            application,
            owners,
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

/// Lets users use commands, components and modals.
pub(crate) struct InvocationActions<'w> {
    pub(super) world: &'w mut World,
}

impl InvocationActions<'_> {
    /// Accepts an interaction from a user's client and sends it to the bot.
    ///
    /// # Errors
    ///
    /// If an object named in the form is unknown (10002 to 10063), hidden (50001), forbidden
    /// (50013) or archived (50083). Also if a value is invalid (50035): a disabled or missing
    /// component, invalid options or values, or a modal that isn't open.
    pub(crate) fn invoke(
        &mut self,
        user: UserId,
        form: &Value,
        uploads: Vec<Upload>,
    ) -> Result<InteractionId, ApiError> {
        let files = self.world.keep_loose_files(uploads);
        let sent = self.read_form(user, form, &files)?;
        let subject = match form.get("type").and_then(Value::as_u64) {
            Some(2) => self.use_command(&sent, InteractionKind::Command)?,
            Some(3) => self.use_component(&sent)?,
            Some(4) => self.use_command(&sent, InteractionKind::Autocomplete)?,
            Some(5) => self.submit_modal(&sent)?,
            _ => {
                return Err(ApiError::field(
                    "type",
                    "BASE_TYPE_CHOICES",
                    "Value must be one of {2, 3, 4, 5}.",
                ));
            }
        };
        self.begin(&sent, subject)
    }

    fn read_form<'a>(
        &self,
        user: UserId,
        form: &'a Value,
        files: &'a [(u64, Attachment)],
    ) -> Result<InvocationForm<'a>, ApiError> {
        let saved = &self.world.saved;
        let id = |key: &str| form.get(key).filter(|id| !id.is_null()).and_then(snowflake);
        let application = id("application_id").map(ApplicationId);
        if let Some(application) = application {
            saved.application(application)?;
        }
        let channel_id = id("channel_id").map(ChannelId).ok_or_else(|| ApiError::required("channel_id"))?;
        let channel = saved.visible_channel(channel_id, user)?;
        if id("guild_id").is_some_and(|guild| channel.guild() != Some(GuildId(guild))) {
            return Err(ApiError::unknown_guild());
        }
        if !form.get("data").is_some_and(Value::is_object) {
            return Err(ApiError::required("data"));
        }
        Ok(InvocationForm {
            user,
            application,
            channel: channel_id,
            guild: channel.guild(),
            message: id("message_id").map(MessageId),
            nonce: form.get("nonce").filter(|nonce| !nonce.is_null()).cloned(),
            data: &form["data"],
            files,
        })
    }

    fn use_command(&self, sent: &InvocationForm<'_>, kind: InteractionKind) -> Result<Subject, ApiError> {
        let saved = &self.world.saved;
        let channel = saved.channel(sent.channel)?;
        saved.require(channel, sent.user, USE_APPLICATION_COMMANDS)?;
        if channel.thread().is_some_and(|thread| thread.archived) {
            return Err(ApiError::archived_thread());
        }
        let (application, command) = self.find_command(sent)?;
        let owners = self.check_command_allowed(application, command, channel, sent.user)?;
        let mut data = json!({ "id": command.id, "name": command.name, "type": command.kind.number() });
        if let Some(guild) = command.guild {
            data["guild_id"] = json!(guild);
        }
        let mut subject = Subject::new(kind, application.id, owners, &command.name, data);
        if command.kind == CommandKind::ChatInput {
            self.read_options(sent, command, &mut subject)?;
        } else {
            self.read_target(sent, command, &mut subject)?;
        }
        Ok(subject)
    }

    fn read_options(
        &self,
        sent: &InvocationForm<'_>,
        command: &Command,
        subject: &mut Subject,
    ) -> Result<(), ApiError> {
        let autocomplete = subject.kind == InteractionKind::Autocomplete;
        let given = sent.data.get("options").and_then(Value::as_array).map(Vec::as_slice);
        let mut read = options::read(&command.definition, given.unwrap_or_default(), autocomplete)?;
        let mut attached = Vec::new();
        place_files(&mut read.options, sent.files, &mut attached)?;
        subject.focused_type = read.focused_type.unwrap_or_default();
        subject.data["options"] = json!(read.options);
        let mut resolved = Resolved::new(self.world.render(), sent.user, sent.guild);
        for file in attached {
            resolved.add_attachment(file);
        }
        for user in read.users {
            resolved.add_user(UserId(user))?;
        }
        for role in read.roles {
            resolved.add_role(role)?;
        }
        for channel in read.channels {
            resolved.add_channel(ChannelId(channel))?;
        }
        for id in read.mentionables {
            resolved.add_mentionable(id)?;
        }
        // As on Discord, autocomplete has no resolved objects.
        if !autocomplete {
            resolved.put_into(&mut subject.data);
        }
        Ok(())
    }

    fn read_target(
        &self,
        sent: &InvocationForm<'_>,
        command: &Command,
        subject: &mut Subject,
    ) -> Result<(), ApiError> {
        let target = sent.data.get("target_id").and_then(snowflake);
        let target = target.ok_or_else(|| ApiError::required("target_id"))?;
        subject.data["target_id"] = json!(target.to_string());
        let mut resolved = Resolved::new(self.world.render(), sent.user, sent.guild);
        if command.kind == CommandKind::User {
            resolved.add_user(UserId(target))?;
            subject.target_user = Some(UserId(target));
        } else {
            let message = self.world.saved.visible_message(sent.user, sent.channel, MessageId(target))?;
            resolved.add_message(&message);
            subject.target_message = Some(message.id);
        }
        resolved.put_into(&mut subject.data);
        Ok(())
    }

    fn find_command(&self, sent: &InvocationForm<'_>) -> Result<(&Application, &Command), ApiError> {
        let wanted = |it: &&Application| sent.application.is_none_or(|id| id == it.id);
        let applications = self.world.saved.applications().filter(wanted);
        let all = applications.flat_map(|it| it.commands.iter().map(move |command| (it, command)));
        let mut commands = all.filter(|(_, it)| it.guild.is_none() || it.guild == sent.guild);
        let found = if let Some(id) = sent.data.get("id").filter(|id| !id.is_null()) {
            commands.find(|(_, command)| Some(command.id.0) == snowflake(id))
        } else {
            let name = sent.data.get("name").and_then(Value::as_str).unwrap_or_default();
            let number = sent.data.get("type").and_then(Value::as_u64).unwrap_or(1);
            let named = commands.filter(|(_, it)| it.name == name && u64::from(it.kind.number()) == number);
            // A server command takes precedence over a global one with the same name.
            named.min_by_key(|(_, command)| command.guild.is_none())
        };
        found.ok_or_else(ApiError::unknown_command)
    }

    fn use_component(&self, sent: &InvocationForm<'_>) -> Result<Subject, ApiError> {
        let id = sent.message.ok_or_else(|| ApiError::required("message_id"))?;
        let message = self.world.saved.visible_message(sent.user, sent.channel, id)?;
        let custom_id = sent.data.get("custom_id").and_then(Value::as_str);
        let custom_id = custom_id.ok_or_else(|| ApiError::required("custom_id"))?;
        let component = components::find(&message.components, custom_id)
            .filter(|_| self.world.saved.is_bot(message.author))
            .ok_or_else(|| invalid("Component validation failed: the message has no such component"))?;
        let number = type_of(component);
        if sent.data.get("component_type").and_then(Value::as_u64).is_some_and(|given| given != number) {
            return Err(invalid("Component validation failed: the component is of another type"));
        }
        if component.get("disabled").and_then(Value::as_bool).unwrap_or_default() {
            return Err(invalid("Component validation failed: the component is disabled"));
        }
        let mut data = json!({ "custom_id": custom_id, "component_type": number, "id": component["id"] });
        if is_select(number) {
            let values = check_values(component, sent.data).map_err(invalid)?;
            let mut resolved = Resolved::new(self.world.render(), sent.user, sent.guild);
            for value in &values {
                let id = value.parse().unwrap_or_default();
                match number {
                    kind::USER_SELECT => resolved.add_user(UserId(id))?,
                    kind::ROLE_SELECT => resolved.add_role(id)?,
                    kind::CHANNEL_SELECT => resolved.add_channel(ChannelId(id))?,
                    kind::MENTIONABLE_SELECT => resolved.add_mentionable(id)?,
                    _ => {}
                }
            }
            data["values"] = json!(values);
            resolved.put_into(&mut data);
        }
        let owners = self.owners_for_component(&message, self.world.saved.channel(sent.channel)?);
        let application = ApplicationId(message.author.0);
        let mut subject = Subject::new(InteractionKind::Component, application, owners, "", data);
        subject.source = Some(id);
        Ok(subject)
    }

    fn submit_modal(&self, sent: &InvocationForm<'_>) -> Result<Subject, ApiError> {
        let custom_id = sent.data.get("custom_id").and_then(Value::as_str).unwrap_or_default();
        let open = self.world.interactions.modal(sent.user, sent.channel, custom_id);
        let open = open.ok_or_else(|| invalid("No such modal was opened for this user here"))?;
        let components = sent.data.get("components").and_then(Value::as_array).map(Vec::as_slice);
        let mut filled = modal::fill(&open.content, components.unwrap_or_default())?;
        let mut resolved = Resolved::new(self.world.render(), sent.user, sent.guild);
        resolve_modal(&mut filled, sent.files, &mut resolved)?;
        let mut data = json!({ "custom_id": custom_id, "components": filled });
        resolved.put_into(&mut data);
        let owners = open.opener.owners.clone();
        let mut subject = Subject::new(InteractionKind::Modal, open.application, owners, "", data);
        subject.source = open.source;
        subject.opener = Some(open.opener.clone());
        Ok(subject)
    }

    /// Starts an interaction: stores it, and notifies the bot and the user's clients.
    fn begin(&mut self, sent: &InvocationForm<'_>, subject: Subject) -> Result<InteractionId, ApiError> {
        let token = ids::secret(8);
        let mut event = self.event(sent, &subject)?;
        let id = InteractionId(self.world.next_id());
        event["id"] = json!(id);
        event["token"] = json!(token);
        let metadata = InteractionMetadata {
            id,
            kind: subject.kind,
            name: subject.name,
            user: sent.user,
            guild: sent.guild,
            interacted: subject.source.filter(|_| subject.kind == InteractionKind::Component),
            original: None,
            opener: subject.opener.map(Box::new),
            target_user: subject.target_user,
            target_message: subject.target_message,
            owners: subject.owners,
        };
        let World { saved, effects, interactions, nonces, now, response_time, .. } = &mut *self.world;
        let private = saved.must_be_private(&metadata.owners, saved.channel(sent.channel)?, sent.user);
        let bot = UserId(subject.application.0);
        let interaction = Interaction {
            id,
            application: subject.application,
            private,
            token: token.clone(),
            kind: subject.kind,
            user: sent.user,
            channel: sent.channel,
            guild: sent.guild,
            created: *now,
            response_time: *response_time,
            state: State::Waiting,
            source: subject.source,
            nonce: sent.nonce.clone(),
            metadata,
            messages: Vec::new(),
            focused_type: subject.focused_type,
            outcome: None,
        };
        interactions.add(interaction, *now);
        nonces.remove_expired(*now);
        let nonce = json!({ "id": id, "nonce": sent.nonce });
        effects.send_to_user(sent.user, "INTERACTION_CREATE", nonce);
        let application = saved.application(subject.application)?;
        match application.settings.get("interactions_endpoint_url").and_then(Value::as_str) {
            Some(url) => effects.deliveries.push(Delivery {
                application: application.id,
                interaction: id,
                token,
                url: url.to_owned(),
                body: event,
            }),
            None => effects.send_to_bot(bot, sent.guild, "INTERACTION_CREATE", event, ToBot::Always),
        }
        Ok(id)
    }

    /// Renders the event for the bot, without id and token.
    fn event(&self, sent: &InvocationForm<'_>, subject: &Subject) -> Result<Value, ApiError> {
        let bot = UserId(subject.application.0);
        let (saved, render) = (&self.world.saved, self.world.render_for(bot));
        let channel = saved.channel(sent.channel)?;
        let mut event = json!({
            "version": 1,
            "application_id": subject.application,
            "type": subject.kind.number(),
            "data": subject.data,
            "channel_id": sent.channel,
            "channel": render.partial_channel(channel, sent.user),
            "app_permissions": saved.app_permissions(bot, channel, sent.user).to_string(),
            "locale": saved.user(sent.user)?.locale(),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "context": saved.context(bot, channel),
            "authorizing_integration_owners": subject.owners,
            "attachment_size_limit": ATTACHMENT_BYTES,
        });
        if let Some(guild) = sent.guild {
            let mut member = render.member(guild, sent.user)?;
            member["permissions"] = json!(saved.permissions(channel, sent.user).to_string());
            merge(
                &mut event,
                json!({
                    "guild_id": guild,
                    "guild": { "id": guild, "locale": "en-US", "features": [] },
                    "guild_locale": "en-US",
                    "member": member,
                }),
            );
        } else {
            event["user"] = render.user(sent.user);
        }
        if let Some(message) = subject.source.and_then(|id| saved.message(sent.channel, id).ok()) {
            event["message"] = render.message(&message);
        }
        Ok(event)
    }
}

/// Replaces file indices in options with attachment ids, and collects the files.
fn place_files<'a>(
    options: &mut [Value],
    files: &'a [(u64, Attachment)],
    attached: &mut Vec<&'a Attachment>,
) -> Result<(), ApiError> {
    for option in options {
        if option["type"] == option::ATTACHMENT {
            let file = file_numbered(files, &option["value"])?;
            option["value"] = json!(file.id);
            attached.push(file);
        }
        if let Some(inside) = option.get_mut("options").and_then(Value::as_array_mut) {
            place_files(inside, files, attached)?;
        }
    }
    Ok(())
}

/// Resolves the ids in a modal: users, roles, channels, and files by index.
fn resolve_modal(
    parts: &mut [Value],
    files: &[(u64, Attachment)],
    resolved: &mut Resolved<'_>,
) -> Result<(), ApiError> {
    for part in parts.iter_mut().filter(|part| part.get("component").is_some()) {
        let number = type_of(&part["component"]);
        for value in part["component"]["values"].as_array_mut().into_iter().flatten() {
            let id = snowflake(value).unwrap_or_default();
            match number {
                kind::FILE_UPLOAD => {
                    let file = file_numbered(files, value)?;
                    *value = json!(file.id);
                    resolved.add_attachment(file);
                }
                kind::USER_SELECT => resolved.add_user(UserId(id))?,
                kind::ROLE_SELECT => resolved.add_role(id)?,
                kind::CHANNEL_SELECT => resolved.add_channel(ChannelId(id))?,
                kind::MENTIONABLE_SELECT => resolved.add_mentionable(id)?,
                _ => {}
            }
        }
    }
    Ok(())
}

fn file_numbered<'a>(files: &'a [(u64, Attachment)], number: &Value) -> Result<&'a Attachment, ApiError> {
    let number = snowflake(number);
    let found = files.iter().find(|(index, _)| Some(*index) == number);
    found
        .map(|(_, file)| file)
        .ok_or_else(|| ApiError::field("attachments", "ATTACHMENT_NOT_FOUND", "Attachment data not found"))
}

fn invalid(message: &str) -> ApiError {
    ApiError::field("data", "COMPONENT_VALIDATION_FAILED", message)
}

/// Returns the values chosen in a select menu, checked against its options.
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
