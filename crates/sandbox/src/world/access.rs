//! Access to applications: installations, command contexts and command permissions.

use serde_json::{Value, json};

use super::applications::{Application, Command, CommandPermission};
use super::invocations::InvocationActions;
use super::model::{Channel, Guild, Message};
use super::permissions::{
    self, ATTACH_FILES, EMBED_LINKS, MENTION_EVERYONE, USE_EXTERNAL_APPS, USE_EXTERNAL_EMOJIS,
};
use super::saved::Saved;
use crate::errors::ApiError;
use crate::ids::UserId;

/// Interaction contexts: a server, a direct message with the bot, and a direct message without it.
mod context {
    pub(super) const GUILD: u64 = 0;
    pub(super) const BOT_DM: u64 = 1;
    pub(super) const PRIVATE: u64 = 2;
}

/// Permissions of a user-installed application outside its servers, further limited to the user's
/// own.
const EXTERNAL_PERMISSIONS: u64 = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE | USE_EXTERNAL_EMOJIS;

impl InvocationActions<'_> {
    /// Checks that a user may use a command in a channel.
    ///
    /// Returns the owners of the installation there: `{"0": server, "1": user}`.
    ///
    /// # Errors
    ///
    /// If the user can't see the command there (10063), or may not use it (50013).
    pub(super) fn check_command_allowed(
        &self,
        application: &Application,
        command: &Command,
        channel: &Channel,
        user: UserId,
    ) -> Result<Value, ApiError> {
        let saved = &self.world.saved;
        let definition = &command.definition;
        let numbers = |key: &str| definition[key].as_array().map(Vec::as_slice);
        let has = |list: &[Value], number: u64| list.iter().any(|one| one.as_u64() == Some(number));
        let guild_only = [json!(0)];
        let types = numbers("integration_types").unwrap_or(&guild_only);
        let context = saved.context(application.bot(), channel);
        if !numbers("contexts").is_none_or(|contexts| has(contexts, context)) {
            return Err(ApiError::unknown_command());
        }
        let at_home = match context {
            context::GUILD => saved.has_bot(channel, application.bot()),
            context::BOT_DM => definition["dm_permission"].as_bool().unwrap_or(true),
            _ => false,
        };
        let by_guild = has(types, 0) && at_home;
        let by_user = has(types, 1) && command.guild.is_none() && application.installed_by.contains(&user);
        if by_guild && let Some(guild) = channel.guild() {
            let guild = saved.guild(guild)?;
            if !may_use(application, command, guild, channel, user) {
                return Err(ApiError::missing_permissions());
            }
        }
        let mut owners = json!({});
        if by_guild {
            owners["0"] = channel.guild().map_or_else(|| json!("0"), |guild| json!(guild));
        }
        if by_user {
            owners["1"] = json!(user);
        }
        if by_guild || by_user { Ok(owners) } else { Err(ApiError::unknown_command()) }
    }

    /// Returns the installation owners for a component of a message.
    pub(super) fn owners_for_component(&self, message: &Message, channel: &Channel) -> Value {
        let of_answer = message.answers.as_ref().map(|answers| &answers.owners);
        match of_answer.filter(|owners| owners.is_object()) {
            Some(owners) => owners.clone(),
            None => json!({ "0": channel.guild().map_or_else(|| json!("0"), |guild| json!(guild)) }),
        }
    }
}

impl Saved {
    /// Returns the interaction context of a channel for a bot.
    pub(super) fn context(&self, bot: UserId, channel: &Channel) -> u64 {
        match channel.guild() {
            Some(_) => context::GUILD,
            None if self.sees(channel, bot) => context::BOT_DM,
            None => context::PRIVATE,
        }
    }

    /// Returns whether a bot is in the server of a channel.
    fn has_bot(&self, channel: &Channel, bot: UserId) -> bool {
        let guild = channel.guild().and_then(|guild| self.guilds.get(&guild));
        guild.is_some_and(|guild| guild.members.contains_key(&bot))
    }

    /// Returns a bot's permissions for an interaction in a channel: its own as a member, otherwise
    /// a subset of the user's.
    pub(super) fn app_permissions(&self, bot: UserId, channel: &Channel, user: UserId) -> u64 {
        if channel.guild().is_none() && self.sees(channel, bot) || self.has_bot(channel, bot) {
            self.permissions(channel, bot)
        } else {
            self.permissions(channel, user) & EXTERNAL_PERMISSIONS
        }
    }

    /// Returns whether all responses must be ephemeral: the application is installed only by the
    /// user, who may not use external apps publicly.
    pub(super) fn must_be_private(&self, owners: &Value, channel: &Channel, user: UserId) -> bool {
        owners.get("0").is_none()
            && channel.guild().is_some()
            && self.permissions(channel, user) & USE_EXTERNAL_APPS == 0
    }
}

/// Returns whether a member may use a command in a channel of their server.
///
/// Precedence as on Discord: rules of the command override rules for all commands of the
/// application. Rules for a user override those for roles, which override those for everyone. A
/// rule of the command also overrides its `default_member_permissions`. Administrators can use
/// everything.
fn may_use(
    application: &Application,
    command: &Command,
    guild: &Guild,
    channel: &Channel,
    user: UserId,
) -> bool {
    let bits = permissions::in_guild(guild, user);
    if bits & permissions::ADMINISTRATOR != 0 {
        return true;
    }
    let rules = |id: u64| -> &[CommandPermission] {
        let here = application.permissions.get(&guild.id).and_then(|here| here.get(&id));
        here.map(Vec::as_slice).unwrap_or_default()
    };
    let (own, all) = (rules(command.id.0), rules(application.id.0));
    let place = channel.thread().map_or(channel.id, |thread| thread.parent);
    let in_channel = |rules: &[CommandPermission]| {
        // The server's id minus one means all channels.
        find(rules, 3, place.0).or_else(|| find(rules, 3, guild.id.0 - 1))
    };
    if in_channel(own).or_else(|| in_channel(all)) == Some(false) {
        return false;
    }
    let roles = guild.members.get(&user).map(|member| member.roles.as_slice()).unwrap_or_default();
    let of_member = |rules: &[CommandPermission]| {
        let of_roles: Vec<bool> = roles.iter().filter_map(|role| find(rules, 1, role.0)).collect();
        find(rules, 2, user.0)
            .or_else(|| (!of_roles.is_empty()).then(|| of_roles.contains(&true)))
            .or_else(|| find(rules, 1, guild.id.0))
    };
    let needed =
        command.definition["default_member_permissions"].as_str().and_then(|bits| bits.parse::<u64>().ok());
    let by_default = match needed {
        None => true,
        // Zero means administrators only.
        Some(0) => false,
        Some(needed) => bits & needed == needed,
    };
    of_member(own).unwrap_or_else(|| of_member(all).unwrap_or(true) && by_default)
}

fn find(rules: &[CommandPermission], kind: u8, id: u64) -> Option<bool> {
    rules.iter().find(|rule| rule.kind == kind && rule.id == id).map(|rule| rule.allowed)
}
