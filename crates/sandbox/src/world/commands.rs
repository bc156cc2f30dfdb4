//! Registered commands.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::World;
use super::applications::CommandPermission;
use super::audit::{Action, Entry};
use super::effects::ToBot;
use super::model::{Command, CommandKind};
use super::permissions::{MANAGE_GUILD, MANAGE_ROLES, require_in_guild};
use crate::errors::ApiError;
use crate::ids::{ApplicationId, CommandId, GuildId, UserId};
use crate::validate::commands::{CheckedCommand, check};
use crate::validate::limits::command as limits;
use crate::validate::{FieldPath, Problems, snowflake};

/// Returns the maximum number of commands of a kind per scope.
fn max_commands(kind: CommandKind) -> usize {
    match kind {
        CommandKind::ChatInput => 100,
        CommandKind::User | CommandKind::Message => 15,
    }
}

/// Lists and edits the commands of a scope: a server, or `None` for global commands.
pub(crate) struct CommandActions<'w> {
    pub(super) world: &'w mut World,
    /// The owner of the commands. Must exist.
    pub(super) application: ApplicationId,
}

impl CommandActions<'_> {
    /// Lists all commands of a scope, as Discord returns them.
    pub(crate) fn list(&self, guild: Option<GuildId>) -> Vec<Value> {
        let here = self.all().iter().filter(|command| command.guild == guild);
        here.map(|command| command.definition.clone()).collect()
    }

    /// Returns one command.
    ///
    /// # Errors
    ///
    /// If the scope has no such command (10063).
    pub(crate) fn get(&self, guild: Option<GuildId>, id: CommandId) -> Result<Value, ApiError> {
        self.find(guild, id).map(|command| command.definition.clone())
    }

    /// Replaces all commands of a scope. A command keeps its id if its kind and name are unchanged.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), a form is invalid (50035, with all problems), or there are
    /// too many commands (30032).
    pub(crate) fn put(&mut self, guild: Option<GuildId>, forms: &[Value]) -> Result<Vec<Value>, ApiError> {
        self.check_scope(guild)?;
        let mut problems = Problems::default();
        let mut checked: Vec<CheckedCommand> = Vec::new();
        for (index, form) in forms.iter().enumerate() {
            let at = FieldPath::default().to(index);
            let Some(command) = check(&mut problems, form, &at) else {
                continue;
            };
            if checked.iter().any(|other| (other.kind, &other.name) == (command.kind, &command.name)) {
                let message = "Application command names must be unique";
                problems.add(&at, "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
            }
            checked.push(command);
        }
        problems.finish()?;
        for kind in [CommandKind::ChatInput, CommandKind::User, CommandKind::Message] {
            if checked.iter().filter(|command| command.kind == kind).count() > max_commands(kind) {
                return Err(ApiError::too_many_commands());
            }
        }
        let all = &mut self.world.saved.application_mut(self.application)?.commands;
        let old: Vec<Command> = all.extract_if(.., |command| command.guild == guild).collect();
        for command in checked {
            let same = |old: &&Command| (old.kind, &old.name) == (command.kind, &command.name);
            let known = old.iter().find(same);
            let command = self.make(guild, command, known);
            self.world.saved.application_mut(self.application)?.commands.push(command);
        }
        self.world.effects.changed = true;
        Ok(self.list(guild))
    }

    /// Adds a command, or replaces the one with the same kind and name. Returns whether it is new,
    /// and the command.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), the form is invalid (50035, with all problems), or there
    /// are too many commands (30032).
    pub(crate) fn post(&mut self, guild: Option<GuildId>, form: &Value) -> Result<(bool, Value), ApiError> {
        self.check_scope(guild)?;
        let checked = check_one(form)?;
        let same_kind = |command: &&Command| command.guild == guild && command.kind == checked.kind;
        let known = self.all().iter().filter(same_kind).find(|command| command.name == checked.name);
        let known = known.cloned();
        if known.is_none() && self.all().iter().filter(same_kind).count() >= max_commands(checked.kind) {
            return Err(ApiError::too_many_commands());
        }
        let definition = self.store(guild, checked, known.as_ref())?;
        Ok((known.is_none(), definition))
    }

    /// Edits a command and returns it. Fields missing from the form stay unchanged.
    ///
    /// # Errors
    ///
    /// If the scope has no such command (10063), or the form is invalid (50035, with all problems).
    pub(crate) fn patch(
        &mut self,
        guild: Option<GuildId>,
        id: CommandId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let known = self.find(guild, id)?.clone();
        let mut merged = known.definition.clone();
        for (key, value) in form.as_object().into_iter().flatten() {
            merged[key] = value.clone();
        }
        let checked = check_one(&merged)?;
        self.store(guild, checked, Some(&known))
    }

    /// Deletes a command.
    ///
    /// # Errors
    ///
    /// If the scope has no such command (10063).
    pub(crate) fn delete(&mut self, guild: Option<GuildId>, id: CommandId) -> Result<(), ApiError> {
        self.find(guild, id)?;
        let application = self.world.saved.application_mut(self.application)?;
        application.commands.retain(|command| command.id != id);
        self.world.effects.changed = true;
        Ok(())
    }

    /// Returns the permissions of a command in a server, or of all other commands if `id` is the
    /// application's.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the command (10063) is unknown, or no permissions are set (10066).
    pub(crate) fn permissions(&self, guild: GuildId, id: u64) -> Result<Value, ApiError> {
        self.check_permissions_of(guild, id)?;
        let application = self.world.saved.application(self.application)?;
        application.permissions_json(guild, id).ok_or_else(ApiError::unknown_command_permissions)
    }

    /// Lists all command permissions in a server.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004).
    pub(crate) fn all_permissions(&self, guild: GuildId) -> Result<Value, ApiError> {
        self.check_scope(Some(guild))?;
        let application = self.world.saved.application(self.application)?;
        let set = application.permissions.get(&guild).into_iter().flatten();
        Ok(set.filter_map(|(id, _)| application.permissions_json(guild, *id)).collect())
    }

    /// Sets the permissions of a command in a server, and notifies the bot.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the command (10063) is unknown, the form is invalid (50035), or the
    /// user may not manage the server and its roles (50013).
    pub(crate) fn set_permissions(
        &mut self,
        user: UserId,
        guild: GuildId,
        id: u64,
        form: &Value,
    ) -> Result<Value, ApiError> {
        self.check_permissions_of(guild, id)?;
        require_in_guild(self.world.saved.guild(guild)?, user, MANAGE_GUILD | MANAGE_ROLES)?;
        let mut problems = Problems::default();
        let at = FieldPath::default();
        let list = problems.list(form, "permissions", &at);
        if list.is_none() {
            problems.required(&at.to("permissions"));
        }
        let list = list.unwrap_or_default();
        problems.count(&at.to("permissions"), list.len(), limits::PERMISSIONS.0, limits::PERMISSIONS.1);
        let mut rules = Vec::new();
        for (index, entry) in list.iter().enumerate() {
            let at = at.to("permissions").to(index);
            let kind = problems.whole(entry, "type", &at).and_then(|kind| u8::try_from(kind).ok());
            let kind = kind.filter(|kind| (1..=3).contains(kind));
            if kind.is_none() {
                problems.add(&at.to("type"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3}.");
            }
            let id = entry.get("id").and_then(snowflake);
            if id.is_none() {
                problems.required(&at.to("id"));
            }
            let allowed = entry.get("permission").and_then(Value::as_bool);
            if allowed.is_none() {
                problems.required(&at.to("permission"));
            }
            if let (Some(id), Some(kind), Some(allowed)) = (id, kind, allowed) {
                rules.push(CommandPermission { id, kind, allowed });
            }
        }
        problems.finish()?;
        let before = self.permissions_of(guild, id);
        let application = self.world.saved.application_mut(self.application)?;
        application.permissions.entry(guild).or_default().insert(id, rules);
        let data = application.permissions_json(guild, id).unwrap_or_default();
        self.world.effects.changed = true;
        let after = self.permissions_of(guild, id);
        let mut entry =
            Entry::new(Action::CommandPermissions, id).options(json!({ "application_id": self.application }));
        for key in before.keys().chain(after.keys()).collect::<BTreeSet<_>>() {
            let (old, new) = (before.get(key).cloned(), after.get(key).cloned());
            if old != new {
                entry = entry.change(key, old.unwrap_or_default(), new.unwrap_or_default());
            }
        }
        self.world.audit(guild, user, entry);
        let (bot, name) = (UserId(self.application.0), "APPLICATION_COMMAND_PERMISSIONS_UPDATE");
        self.world.effects.send_to_bot(bot, Some(guild), name, data.clone(), ToBot::Always);
        Ok(data)
    }

    /// Returns the permission rules of a command, by the id of the role, user or channel.
    fn permissions_of(&self, guild: GuildId, id: u64) -> BTreeMap<String, Value> {
        let application = self.world.saved.application(self.application).ok();
        let rules = application.and_then(|it| it.permissions.get(&guild)?.get(&id));
        let row = |rule: &CommandPermission| {
            let id = rule.id.to_string();
            (id.clone(), json!({ "id": id, "type": rule.kind, "permission": rule.allowed }))
        };
        rules.into_iter().flatten().map(row).collect()
    }

    fn check_permissions_of(&self, guild: GuildId, id: u64) -> Result<(), ApiError> {
        self.check_scope(Some(guild))?;
        let here = |it: &Command| it.id.0 == id && it.guild.is_none_or(|of| of == guild);
        if id == self.application.0 || self.all().iter().any(here) {
            return Ok(());
        }
        Err(ApiError::unknown_command())
    }

    fn all(&self) -> &[Command] {
        self.world.saved.application(self.application).map(|it| it.commands.as_slice()).unwrap_or_default()
    }

    fn find(&self, guild: Option<GuildId>, id: CommandId) -> Result<&Command, ApiError> {
        let found = self.all().iter().find(|command| command.guild == guild && command.id == id);
        found.ok_or_else(ApiError::unknown_command)
    }

    fn check_scope(&self, guild: Option<GuildId>) -> Result<(), ApiError> {
        match guild {
            Some(guild) => self.world.saved.guild(guild).map(drop),
            None => Ok(()),
        }
    }

    /// Adds a command or replaces `known`, and returns its definition.
    fn store(
        &mut self,
        guild: Option<GuildId>,
        checked: CheckedCommand,
        known: Option<&Command>,
    ) -> Result<Value, ApiError> {
        let command = self.make(guild, checked, known);
        let definition = command.definition.clone();
        let all = &mut self.world.saved.application_mut(self.application)?.commands;
        match all.iter_mut().find(|old| old.id == command.id) {
            Some(old) => *old = command,
            None => all.push(command),
        }
        self.world.effects.changed = true;
        Ok(definition)
    }

    /// Builds a command. It keeps the id of `known`, and also its version if nothing changed.
    fn make(&mut self, guild: Option<GuildId>, checked: CheckedCommand, known: Option<&Command>) -> Command {
        let CheckedCommand { kind, name, fields } = checked;
        let id = known.map_or_else(|| CommandId(self.world.next_id()), |command| command.id);
        let mut definition = Value::Object(fields);
        definition["id"] = json!(id);
        definition["application_id"] = json!(self.application);
        if let Some(guild) = guild {
            definition["guild_id"] = json!(guild);
        }
        if let Some(known) = known {
            definition["version"] = known.definition["version"].clone();
        }
        if known.is_none_or(|known| known.definition != definition) {
            definition["version"] = json!(self.world.next_id().to_string());
        }
        Command { id, guild, kind, name, definition }
    }
}

fn check_one(form: &Value) -> Result<CheckedCommand, ApiError> {
    let mut problems = Problems::default();
    let checked = check(&mut problems, form, &FieldPath::default());
    problems.finish()?;
    // `check` returns `None` only after adding a problem.
    checked.ok_or_else(|| ApiError::form_without_tree("Invalid Form Body"))
}
