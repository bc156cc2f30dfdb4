//! Finding what a request names by id or by name.

use serde_json::{Value, json};

use crate::errors::ApiError;
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::validate::commands::option;
use crate::validate::{components, plain};
use crate::world::World;
use crate::world::model::{Application, Channel, Command, Message};

/// Returns the user with an id or a name.
///
/// # Errors
///
/// If there is none (10013).
pub(super) fn user(world: &World, named: &str) -> Result<UserId, ApiError> {
    let by_name = |name: &str| {
        let mut users = world.saved.users.values();
        users.find(|user| user.username.eq_ignore_ascii_case(name)).map(|user| user.id)
    };
    let by_id = named.parse().ok().map(UserId).filter(|id| world.saved.users.contains_key(id));
    by_id.or_else(|| by_name(named.trim_start_matches('@'))).ok_or_else(ApiError::unknown_user)
}

/// Returns the server with an id or a name.
///
/// # Errors
///
/// If there is none (10004).
pub(super) fn guild(world: &World, named: &str) -> Result<GuildId, ApiError> {
    let fits = |(id, name): (GuildId, &str)| id.to_string() == named || name.eq_ignore_ascii_case(named);
    let mut guilds = world.saved.guilds.values();
    let found = guilds.find(|guild| fits((guild.id, &guild.name)));
    found.map(|guild| guild.id).ok_or_else(ApiError::unknown_guild)
}

/// Returns the channel that a body names, by id or name; without one the first channel of the first server.
///
/// # Errors
///
/// If there is none (10003).
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

/// Returns the message that a body names; without one the newest that the user sees and that `fits`.
///
/// # Errors
///
/// If there is none (10008).
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

/// Returns whether a message has the component with a custom id; any component that can be used without one.
pub(super) fn has_component(message: &Message, custom_id: Option<&str>) -> bool {
    custom_id.is_some_and(|id| components::find(&message.components, id).is_some())
}

/// A command with the data that a client sends to use it.
pub(super) struct CommandCall {
    pub(super) data: Value,
    /// The names of the options that were given and that no option of the command has.
    pub(super) unknown: Vec<String>,
}

/// Makes the data of a command, of any bot or a certain one: `name` is the command with its group and subcommand,
/// separated by spaces.
///
/// # Errors
///
/// If there is no such command (10063), or an option names a user or a channel that does not exist.
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
    // Of two commands with the same name, that of the server is used and not the global one.
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

/// Replaces the name of a user, a role or a channel by its id; other values stay.
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
