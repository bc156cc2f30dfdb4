//! The commands that the bot has registered.

use serde_json::{Value, json};

use super::World;
use super::model::{Command, CommandKind};
use crate::errors::ApiError;
use crate::ids::{CommandId, GuildId};
use crate::validate::commands::{CheckedCommand, check};
use crate::validate::{FieldPath, Problems};

/// How many commands of a kind may be registered for one scope.
fn limit(kind: CommandKind) -> usize {
    match kind {
        CommandKind::ChatInput => 100,
        CommandKind::User | CommandKind::Message => 15,
    }
}

/// Lists and changes the commands of a scope: of one server, or with `None` the global ones.
pub(crate) struct CommandActions<'w> {
    pub(super) world: &'w mut World,
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

    /// Replaces all commands of a scope. A command with the kind and name of an old one keeps its id.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), a form is wrong (50035, with all problems), or there are too many commands
    /// (30032).
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
            if checked.iter().filter(|command| command.kind == kind).count() > limit(kind) {
                return Err(ApiError::too_many_commands());
            }
        }
        let all = &mut self.world.saved.application.commands;
        let old: Vec<Command> = all.extract_if(.., |command| command.guild == guild).collect();
        for command in checked {
            let same = |old: &&Command| (old.kind, &old.name) == (command.kind, &command.name);
            let known = old.iter().find(same);
            let command = self.make(guild, command, known);
            self.world.saved.application.commands.push(command);
        }
        self.world.effects.changed = true;
        Ok(self.list(guild))
    }

    /// Adds a command, or replaces the one with its kind and name. Returns whether it is new, and the command.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), the form is wrong (50035, with all problems), or there are too many commands
    /// (30032).
    pub(crate) fn post(&mut self, guild: Option<GuildId>, form: &Value) -> Result<(bool, Value), ApiError> {
        self.check_scope(guild)?;
        let checked = check_one(form)?;
        let same_kind = |command: &&Command| command.guild == guild && command.kind == checked.kind;
        let known = self.all().iter().filter(same_kind).find(|command| command.name == checked.name);
        let known = known.cloned();
        if known.is_none() && self.all().iter().filter(same_kind).count() >= limit(checked.kind) {
            return Err(ApiError::too_many_commands());
        }
        let definition = self.store(guild, checked, known.as_ref());
        Ok((known.is_none(), definition))
    }

    /// Changes a command and returns it; what the form does not name stays.
    ///
    /// # Errors
    ///
    /// If the scope has no such command (10063), or the form is wrong (50035, with all problems).
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
        Ok(self.store(guild, checked, Some(&known)))
    }

    /// Removes a command.
    ///
    /// # Errors
    ///
    /// If the scope has no such command (10063).
    pub(crate) fn delete(&mut self, guild: Option<GuildId>, id: CommandId) -> Result<(), ApiError> {
        self.find(guild, id)?;
        self.world.saved.application.commands.retain(|command| command.id != id);
        self.world.effects.changed = true;
        Ok(())
    }

    fn all(&self) -> &[Command] {
        &self.world.saved.application.commands
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

    /// Adds a command or puts it in the place of `known`, and returns its definition.
    fn store(&mut self, guild: Option<GuildId>, checked: CheckedCommand, known: Option<&Command>) -> Value {
        let command = self.make(guild, checked, known);
        let definition = command.definition.clone();
        let all = &mut self.world.saved.application.commands;
        match all.iter_mut().find(|old| old.id == command.id) {
            Some(old) => *old = command,
            None => all.push(command),
        }
        self.world.effects.changed = true;
        definition
    }

    /// Completes a command: it keeps the id of `known`, and its version too if nothing changed.
    fn make(&mut self, guild: Option<GuildId>, checked: CheckedCommand, known: Option<&Command>) -> Command {
        let CheckedCommand { kind, name, fields } = checked;
        let id = known.map_or_else(|| CommandId(self.world.next_id()), |command| command.id);
        let mut definition = Value::Object(fields);
        definition["id"] = json!(id);
        definition["application_id"] = json!(self.world.saved.application.id);
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
    // `check` returns nothing only after it has noted a problem.
    checked.ok_or_else(|| ApiError::form_without_tree("Invalid Form Body"))
}
