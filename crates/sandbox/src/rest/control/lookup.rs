//! Lookups by id or name.

use serde_json::{Value, json};

use crate::errors::ApiError;
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::validate::commands::option;
use crate::validate::{components, plain};
use crate::world::World;
use crate::world::model::{Application, Channel, Command, Message};

/// Finds a user by id or name.
///
/// # Errors
///
/// If there is no such user (10013).
pub(super) fn user(world: &World, named: &str) -> Result<UserId, ApiError> {
    let by_name = |name: &str| {
        let mut users = world.saved.users.values();
        users.find(|user| user.username.eq_ignore_ascii_case(name)).map(|user| user.id)
    };
    let by_id = named.parse().ok().map(UserId).filter(|id| world.saved.users.contains_key(id));
    by_id.or_else(|| by_name(named.trim_start_matches('@'))).ok_or_else(ApiError::unknown_user)
}

/// Finds a server by id or name.
///
/// # Errors
///
/// If there is no such server (10004).
pub(super) fn guild(world: &World, named: &str) -> Result<GuildId, ApiError> {
    let fits = |(id, name): (GuildId, &str)| id.to_string() == named || name.eq_ignore_ascii_case(named);
    let mut guilds = world.saved.guilds.values();
    let found = guilds.find(|guild| fits((guild.id, &guild.name)));
    found.map(|guild| guild.id).ok_or_else(ApiError::unknown_guild)
}

/// Finds a channel by id or name, or returns the first channel of the first server if `named` is
/// `None`.
///
/// # Errors
///
/// If there is no such channel (10003).
pub(super) fn channel(world: &World, named: Option<&Value>) -> Result<ChannelId, ApiError> {
    let Some(named) = named.filter(|it| !it.is_null()).map(plain) else {
        let first = world.saved.channels.values().find(|channel| channel.guild().is_some());
        return first.map(|channel| channel.id).ok_or_else(ApiError::unknown_channel);
    };
    let name = named.trim_start_matches('#');
    let fits = |it: &&Channel| {
        it.id.to_string() == name || it.name().is_some_and(|own| own.eq_ignore_ascii_case(name))
    };
    world.saved.channels.values().find(fits).map(|it| it.id).ok_or_else(ApiError::unknown_channel)
}

/// Finds the message named in the body, or the newest visible message that `fits`.
///
/// # Errors
///
/// If there is no such message (10008).
pub(super) fn message(
    world: &World,
    user: UserId,
    channel: ChannelId,
    named: Option<&Value>,
    fits: impl Fn(&Message) -> bool,
) -> Result<MessageId, ApiError> {
    if let Some(id) = named.filter(|it| !it.is_null()) {
        let id = crate::validate::snowflake(id).map(MessageId).ok_or_else(ApiError::unknown_message)?;
        return world.saved.visible_message(user, channel, id).map(|message| message.id);
    }
    let range = crate::world::MessageRange::Newest;
    let newest = world.saved.visible_messages(user, channel, range, usize::MAX)?;
    newest.iter().find(|it| fits(it)).map(|it| it.id).ok_or_else(ApiError::unknown_message)
}

/// Returns whether a message has a component with `custom_id`, or any usable component if that is
/// `None`.
pub(super) fn has_component(message: &Message, custom_id: Option<&str>) -> bool {
    custom_id.is_some_and(|id| components::find(&message.components, id).is_some())
}

/// A command with the data of its interaction.
pub(super) struct CommandCall {
    pub(super) data: Value,
    /// Names of given options that the command doesn't have.
    pub(super) unknown: Vec<String>,
}

/// Builds the interaction data of a command. `name` is the command with group and subcommand,
/// separated by spaces.
///
/// # Errors
///
/// If there is no such command (10063), or an option names an unknown user or channel.
pub(super) fn invocation(
    world: &World,
    (bot, guild): (Option<UserId>, Option<GuildId>),
    name: &str,
    options: &Value,
    focused: Option<&str>,
) -> Result<CommandCall, ApiError> {
    let name = name.trim_start_matches('/');
    let wanted = |it: &&Application| bot.is_none_or(|bot| bot == it.bot());
    let commands = world.saved.applications().filter(wanted).flat_map(|it| &it.commands);
    let mut here: Vec<&Command> = commands.filter(|it| it.guild.is_none() || it.guild == guild).collect();
    // A server command takes precedence over a global one with the same name.
    here.sort_by_key(|command| command.guild.is_none());
    let exact = here.iter().find(|it| it.name == name || it.id.to_string() == name);
    let (command, path) = match exact {
        Some(command) => (*command, ""),
        None => {
            let (first, rest) = name.split_once(' ').unwrap_or((name, ""));
            let found = here.into_iter().find(|it| it.name == first);
            (found.ok_or_else(ApiError::unknown_command)?, rest)
        }
    };
    let mut unknown: Vec<String> =
        options.as_object().into_iter().flat_map(|given| given.keys().cloned()).collect();
    let steps: Vec<&str> = path.split_whitespace().collect();
    let built = build(world, &command.definition, &steps, options, focused, &mut unknown)?;
    let data = json!({
        "id": command.id, "name": command.name, "type": command.kind.number(), "options": built,
    });
    Ok(CommandCall { data, unknown })
}

fn build(
    world: &World,
    definition: &Value,
    steps: &[&str],
    given: &Value,
    focused: Option<&str>,
    unknown: &mut Vec<String>,
) -> Result<Value, ApiError> {
    let known = definition["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    if let [first, rest @ ..] = steps {
        let inner = known.iter().find(|option| option["name"] == *first);
        let inner = inner.ok_or_else(ApiError::unknown_command)?;
        let options = build(world, inner, rest, given, focused, unknown)?;
        return Ok(json!([{ "name": inner["name"], "type": inner["type"], "options": options }]));
    }
    let mut built = Vec::new();
    for option in known {
        let name = option["name"].as_str().unwrap_or_default();
        let Some(value) = given.get(name) else {
            continue;
        };
        unknown.retain(|other| other != name);
        let kind = option["type"].as_u64().unwrap_or_default();
        let is_focused = focused == Some(name);
        let value = if is_focused { value.clone() } else { read_value(world, kind, value)? };
        let mut entry = json!({ "name": name, "type": kind, "value": value });
        if is_focused {
            entry["focused"] = json!(true);
        }
        built.push(entry);
    }
    Ok(Value::Array(built))
}

/// Replaces the name of a user, role or channel with its id. Returns other values unchanged.
pub(super) fn read_value(world: &World, kind: u64, value: &Value) -> Result<Value, ApiError> {
    let text = plain(value);
    let role = || {
        let mut roles = world.saved.guilds.values().flat_map(|guild| &guild.roles);
        let fits = |name: &str| name.eq_ignore_ascii_case(text.trim_start_matches('@'));
        roles.find(|role| role.id.to_string() == text || fits(&role.name)).map(|role| role.id.to_string())
    };
    Ok(match kind {
        option::USER => json!(user(world, &text)?),
        option::CHANNEL => json!(channel(world, Some(value))?),
        option::ROLE => role().map_or_else(|| value.clone(), Value::String),
        option::MENTIONABLE => match user(world, &text) {
            Ok(user) => json!(user),
            Err(_) => role().map_or_else(|| value.clone(), Value::String),
        },
        _ => value.clone(),
    })
}
