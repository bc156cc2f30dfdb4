//! The sandbox's own routes for its state and users.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

use super::{RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::GuildId;
use crate::validate::limits::guild::USERNAME;
use crate::validate::{FieldPath, Problems};
use crate::world::model::{Application, Channel, ChannelParent, User};
use crate::world::{World, roles_json};

/// `GET /sandbox/state`: ids, tokens, channels, users and commands.
pub(super) async fn show(State(shared): SharedState) -> Json<Value> {
    let (bot_connected, sessions) = shared.with_hub(|hub, world| {
        let of_each = world.saved.bots().map(|bot| hub.bot_sessions(bot));
        (hub.bot_connected(), of_each.collect::<Vec<_>>())
    });
    let variables: BTreeMap<&str, String> = shared.variables().into_iter().collect();
    Json(shared.act(|world| {
        let mut state = state(world);
        state["bot_connected"] = json!(bot_connected);
        state["welcome"] = json!(shared.welcome);
        state["variables"] = json!(variables);
        let row = |(application, sessions): (&Application, &Vec<Value>)| bot_row(application, sessions);
        state["bots"] = world.saved.applications().zip(&sessions).map(row).collect();
        state
    }))
}

pub(super) fn bot_row(application: &Application, sessions: &[Value]) -> Value {
    let commands = application.commands.iter().map(|command| command.definition.clone());
    json!({
        "id": application.bot(),
        "username": application.name,
        "application_id": application.id,
        "token": application.bot_token,
        "verify_key": application.verify_key,
        "installed_by": application.installed_by,
        "commands": commands.collect::<Vec<_>>(),
        "sessions": sessions,
    })
}

fn state(world: &World) -> Value {
    let saved = &world.saved;
    let guilds = saved.guilds.keys().filter_map(|guild| guild_row(world, *guild));
    let people = saved.users.values().filter_map(user_row);
    let dms = saved.channels.values().filter_map(|channel| {
        let ChannelParent::Direct { people } = &channel.parent else {
            return None;
        };
        let recipients = people.iter().map(|person| world.render().user(*person));
        Some(json!({ "id": channel.id, "type": 1, "recipients": recipients.collect::<Vec<_>>() }))
    });
    let commands = saved.applications().flat_map(|it| &it.commands).map(|it| it.definition.clone());
    json!({
        "ahead_ms": saved.ahead,
        "application_id": saved.application.id,
        "bot_id": saved.application.bot(),
        "bot_token": saved.application.bot_token,
        "commands": commands.collect::<Vec<_>>(),
        "guilds": guilds.collect::<Vec<_>>(),
        "users": people.collect::<Vec<_>>(),
        "dms": dms.collect::<Vec<_>>(),
    })
}

pub(super) fn guild_row(world: &World, id: GuildId) -> Option<Value> {
    let saved = &world.saved;
    let guild = saved.guilds.get(&id)?;
    let here = |channel: &&Channel| channel.guild() == Some(id);
    let (threads, channels): (Vec<&Channel>, Vec<&Channel>) =
        saved.channels.values().filter(here).partition(|channel| channel.thread().is_some());
    // Threads follow all channels.
    let rows = channels.into_iter().chain(threads).map(channel_row);
    let members = guild.members.keys().filter_map(|user| world.render().member(id, *user).ok());
    Some(json!({
        "id": id,
        "name": guild.name,
        "owner_id": guild.owner,
        "channels": rows.collect::<Vec<_>>(),
        "roles": roles_json(guild),
        "members": members.collect::<Vec<_>>(),
    }))
}

fn channel_row(channel: &Channel) -> Value {
    let mut row = json!({ "id": channel.id, "name": channel.name(), "type": channel.type_number() });
    if let Some(thread) = channel.thread() {
        row["parent_id"] = json!(thread.parent);
        row["archived"] = json!(thread.archived);
    }
    row
}

/// Returns the row of a user, or `None` for a bot.
fn user_row(user: &User) -> Option<Value> {
    let token = user.token.as_ref()?;
    Some(json!({ "id": user.id, "username": user.username, "token": token }))
}

/// `POST /sandbox/users`: adds a user.
pub(super) async fn add_user(State(shared): SharedState, form: Form) -> RestResult {
    let mut problems = Problems::default();
    let username =
        problems.required_text(&form.json, "username", &FieldPath::default(), USERNAME).map(str::to_owned);
    let taken = |world: &World, name: &str| world.saved.users.values().any(|user| user.username == name);
    if username.as_deref().is_some_and(|name| shared.with_hub(|_, world| taken(world, name))) {
        problems.add(
            &FieldPath::default().to("username"),
            "USERNAME_ALREADY_TAKEN",
            "Username is unavailable.",
        );
    }
    problems.finish()?;
    let text = |key: &str| form.json.get(key).and_then(Value::as_str).filter(|it| !it.is_empty());
    let row = shared.act(|world| {
        let id = world.members().add(username.unwrap_or_default());
        if let Some(status) = text("status") {
            world.members().set_presence(id, status, Vec::new())?;
        }
        world.members().set_profile(id, None, text("locale"))?;
        if let Some(accepts) = form.json.get("accepts_dms").and_then(Value::as_bool) {
            world.members().set_accepts_dms(id, accepts)?;
        }
        Ok::<_, ApiError>(world.saved.users.get(&id).and_then(user_row))
    })?;
    Ok(Json(row.unwrap_or_default()))
}
