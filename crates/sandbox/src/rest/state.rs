//! The sandbox's own corner: everything a client has to know to begin, and people who come and go.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::{Value, json};

use super::extract::{Form, Ids};
use crate::errors::ApiError;
use crate::ids::{GuildId, UserId};
use crate::shared::Shared;
use crate::validate::{Path, Problems};
use crate::world::World;
use crate::world::model::{Channel, Place, User};

type Shares = State<Arc<Shared>>;

/// `GET /sandbox/state`
pub(super) async fn show(State(shared): Shares) -> Json<Value> {
    let bot_connected = shared.with_hub(|hub, _| hub.bot_connected());
    Json(shared.act(|world| {
        let mut state = state(world);
        state["bot_connected"] = json!(bot_connected);
        state
    }))
}

fn state(world: &World) -> Value {
    let saved = &world.saved;
    let guilds = saved.guilds.values().map(|guild| {
        let here = |channel: &&Channel| channel.guild() == Some(guild.id);
        let (threads, channels): (Vec<&Channel>, Vec<&Channel>) =
            saved.channels.values().filter(here).partition(|channel| channel.thread().is_some());
        // Threads after the channels in which they hang.
        let rows = channels.into_iter().chain(threads).map(channel_row);
        json!({
            "id": guild.id,
            "name": guild.name,
            "owner_id": guild.owner,
            "channels": rows.collect::<Vec<_>>(),
        })
    });
    let people = saved.users.values().filter_map(user_row);
    let dms = saved.channels.values().filter_map(|channel| {
        let Place::Direct { people } = &channel.place else {
            return None;
        };
        let recipients = people.iter().map(|person| world.user_json(*person));
        Some(json!({ "id": channel.id, "type": 1, "recipients": recipients.collect::<Vec<_>>() }))
    });
    let commands = saved.application.commands.iter().map(|command| command.definition.clone());
    json!({
        "application_id": saved.application.id,
        "bot_id": saved.application.bot(),
        "bot_token": saved.application.bot_token,
        "commands": commands.collect::<Vec<_>>(),
        "guilds": guilds.collect::<Vec<_>>(),
        "users": people.collect::<Vec<_>>(),
        "dms": dms.collect::<Vec<_>>(),
    })
}

fn channel_row(channel: &Channel) -> Value {
    let mut row = json!({ "id": channel.id, "name": channel.name(), "type": channel.type_number() });
    if let Some(thread) = channel.thread() {
        row["parent_id"] = json!(thread.parent);
        row["archived"] = json!(thread.archived);
    }
    row
}

/// Returns the row of a person; bots have none.
fn user_row(user: &User) -> Option<Value> {
    let token = user.token.as_ref()?;
    Some(json!({ "id": user.id, "username": user.username, "token": token }))
}

/// `POST /sandbox/users`
pub(super) async fn add_user(State(shared): Shares, form: Form) -> Result<Json<Value>, ApiError> {
    let mut problems = Problems::default();
    let username =
        problems.required_text(&form.json, "username", &Path::default(), (1, 32)).map(str::to_owned);
    let taken = |world: &World, name: &str| world.saved.users.values().any(|user| user.username == name);
    if username.as_deref().is_some_and(|name| shared.with_hub(|_, world| taken(world, name))) {
        problems.add(&Path::default().to("username"), "USERNAME_ALREADY_TAKEN", "Username is unavailable.");
    }
    problems.finish()?;
    let row = shared.act(|world| {
        let id = world.add_person(username.unwrap_or_default());
        world.saved.users.get(&id).and_then(user_row)
    });
    Ok(Json(row.unwrap_or_default()))
}

/// `PATCH /sandbox/users/{id}`: `{"accepts_dms":false}` makes the bot's direct messages fail with 50007.
pub(super) async fn change_user(
    State(shared): Shares,
    Ids(id): Ids<u64>,
    form: Form,
) -> Result<StatusCode, ApiError> {
    let accepts = form
        .json
        .get("accepts_dms")
        .and_then(Value::as_bool)
        .ok_or_else(|| ApiError::field("accepts_dms", "BASE_TYPE_REQUIRED", "This field is required"))?;
    shared.act(|world| world.set_accepts_dms(UserId(id), accepts))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `PUT /sandbox/guilds/{id}/members/{user}`: somebody enters a server; with the bot's id, it is invited.
pub(super) async fn join(
    State(shared): Shares,
    Ids((guild, user)): Ids<(u64, u64)>,
) -> Result<StatusCode, ApiError> {
    shared.act(|world| world.join(GuildId(guild), UserId(user)))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /sandbox/guilds/{id}/members/{user}`: somebody leaves a server; with the bot's id, it is removed.
pub(super) async fn leave(
    State(shared): Shares,
    Ids((guild, user)): Ids<(u64, u64)>,
) -> Result<StatusCode, ApiError> {
    shared.act(|world| world.leave(GuildId(guild), UserId(user)))?;
    Ok(StatusCode::NO_CONTENT)
}
