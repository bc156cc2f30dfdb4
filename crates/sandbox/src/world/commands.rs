//! The commands that the bot has registered.

use serde_json::{Map, Value, json};

use super::World;
use super::model::{Command, CommandKind};
use crate::errors::ApiError;
use crate::ids::{CommandId, GuildId};
use crate::validate::commands::check;
use crate::validate::{Path, Problems};

/// The most commands of each kind in one place.
const CHAT_INPUT: usize = 100;
const CONTEXT_MENU: usize = 15;

impl World {
    /// Lists the commands of one place: everywhere (`None`) or one server.
    pub(crate) fn commands_in(&self, guild: Option<GuildId>) -> Vec<Value> {
        let here = self.saved.application.commands.iter().filter(|command| command.guild == guild);
        here.map(|command| command.definition.clone()).collect()
    }

    /// Returns one command.
    ///
    /// # Errors
    ///
    /// 10063 where there is none.
    pub(crate) fn command(&self, guild: Option<GuildId>, id: CommandId) -> Result<Value, ApiError> {
        let mut commands = self.saved.application.commands.iter();
        let found = commands.find(|command| command.guild == guild && command.id == id);
        found.map(|command| command.definition.clone()).ok_or_else(ApiError::unknown_command)
    }

    /// Puts a list in the place of all commands there. A command that was there by name and kind keeps its id.
    ///
    /// # Errors
    ///
    /// 50035 with all that breaks a limit, 30032 for too many.
    pub(crate) fn put_commands(
        &mut self,
        guild: Option<GuildId>,
        forms: &[Value],
    ) -> Result<Vec<Value>, ApiError> {
        if let Some(guild) = guild {
            self.guild(guild)?;
        }
        let mut problems = Problems::default();
        let mut checked: Vec<(CommandKind, String, Map<String, Value>)> = Vec::new();
        for (index, form) in forms.iter().enumerate() {
            let at = Path::default().to(index);
            let Some(command) = check(&mut problems, form, &at) else {
                continue;
            };
            if checked.iter().any(|(kind, name, _)| (*kind, name) == (command.0, &command.1)) {
                let message = "Application command names must be unique";
                problems.add(&at, "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
            }
            checked.push(command);
        }
        problems.finish()?;
        for (kind, most) in [
            (CommandKind::ChatInput, CHAT_INPUT),
            (CommandKind::User, CONTEXT_MENU),
            (CommandKind::Message, CONTEXT_MENU),
        ] {
            if checked.iter().filter(|command| command.0 == kind).count() > most {
                return Err(ApiError::too_many_commands());
            }
        }
        let commands = &mut self.saved.application.commands;
        let (old, others) = std::mem::take(commands).into_iter().partition(|command| command.guild == guild);
        *commands = others;
        let old: Vec<Command> = old;
        for (kind, name, fields) in checked {
            let known = old.iter().find(|command| command.kind == kind && command.name == name);
            let command = self.make_command(guild, (kind, name, fields), known);
            self.saved.application.commands.push(command);
        }
        self.outbox.changed = true;
        Ok(self.commands_in(guild))
    }

    /// Adds a command or, by name and kind, puts it over one; says whether it is new.
    ///
    /// # Errors
    ///
    /// 50035 with all that breaks a limit, 30032 for too many.
    pub(crate) fn post_command(
        &mut self,
        guild: Option<GuildId>,
        form: &Value,
    ) -> Result<(bool, Value), ApiError> {
        if let Some(guild) = guild {
            self.guild(guild)?;
        }
        let mut problems = Problems::default();
        let checked = check(&mut problems, form, &Path::default());
        problems.finish()?;
        let Some(checked) = checked else {
            return Err(ApiError::form_without_tree("Invalid Form Body"));
        };
        let commands = &self.saved.application.commands;
        let alike = |command: &&Command| command.guild == guild && command.kind == checked.0;
        let known = commands.iter().filter(alike).find(|command| command.name == checked.1).cloned();
        let most = if checked.0 == CommandKind::ChatInput { CHAT_INPUT } else { CONTEXT_MENU };
        if known.is_none() && commands.iter().filter(alike).count() >= most {
            return Err(ApiError::too_many_commands());
        }
        let command = self.make_command(guild, checked, known.as_ref());
        let definition = command.definition.clone();
        self.store_command(command);
        Ok((known.is_none(), definition))
    }

    /// Changes a command: what the form does not say stays.
    ///
    /// # Errors
    ///
    /// 10063 where there is none, 50035 with all that breaks a limit.
    pub(crate) fn patch_command(
        &mut self,
        guild: Option<GuildId>,
        id: CommandId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let mut merged = self.command(guild, id)?;
        for (key, value) in form.as_object().into_iter().flatten() {
            merged[key] = value.clone();
        }
        let mut problems = Problems::default();
        let checked = check(&mut problems, &merged, &Path::default());
        problems.finish()?;
        let Some(checked) = checked else {
            return Err(ApiError::form_without_tree("Invalid Form Body"));
        };
        let mut commands = self.saved.application.commands.iter();
        let known = commands.find(|command| command.id == id).cloned();
        let command = self.make_command(guild, checked, known.as_ref());
        let definition = command.definition.clone();
        self.store_command(command);
        Ok(definition)
    }

    /// Removes a command.
    ///
    /// # Errors
    ///
    /// 10063 where there is none.
    pub(crate) fn delete_command(&mut self, guild: Option<GuildId>, id: CommandId) -> Result<(), ApiError> {
        self.command(guild, id)?;
        self.saved.application.commands.retain(|command| command.id != id);
        self.outbox.changed = true;
        Ok(())
    }

    fn store_command(&mut self, command: Command) {
        let commands = &mut self.saved.application.commands;
        match commands.iter_mut().find(|known| known.id == command.id) {
            Some(known) => *known = command,
            None => commands.push(command),
        }
        self.outbox.changed = true;
    }

    /// Gives a command its ids; its version is new only if something changed.
    fn make_command(
        &mut self,
        guild: Option<GuildId>,
        (kind, name, fields): (CommandKind, String, Map<String, Value>),
        known: Option<&Command>,
    ) -> Command {
        let id = known.map_or_else(|| CommandId(self.next_id()), |command| command.id);
        let mut definition = Value::Object(fields);
        definition["id"] = json!(id);
        definition["application_id"] = json!(self.saved.application.id);
        if let Some(guild) = guild {
            definition["guild_id"] = json!(guild);
        }
        if let Some(known) = known {
            definition["version"] = known.definition["version"].clone();
        }
        if known.is_none_or(|known| known.definition != definition) {
            definition["version"] = json!(self.next_id().to_string());
        }
        Command { id, guild, kind, name, definition }
    }
}
