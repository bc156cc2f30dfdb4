//! Application commands, for everywhere and for one server.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::Value;

use super::extract::{BotAuth, Form, Ids};
use crate::errors::ApiError;
use crate::ids::{CommandId, GuildId};
use crate::shared::Shared;
use crate::world::World;

type Shares = State<Arc<Shared>>;
type Answer = Result<Json<Value>, ApiError>;
type Made = Result<(StatusCode, Json<Value>), ApiError>;
type Done = Result<StatusCode, ApiError>;

fn act<T>(
    shared: &Shared,
    application: u64,
    deed: impl FnOnce(&mut World) -> Result<T, ApiError>,
) -> Result<T, ApiError> {
    shared.act(|world| {
        // A bot manages its own commands only.
        if world.saved.application.id.0 != application {
            return Err(ApiError { status: StatusCode::FORBIDDEN, ..ApiError::unknown_application() });
        }
        deed(world)
    })
}

fn put_in(shared: &Shared, application: u64, guild: Option<GuildId>, form: &Form) -> Answer {
    let Some(forms) = form.json.as_array() else {
        return Err(ApiError::form_without_tree("Only iterables may be used in a ListType"));
    };
    let commands = act(shared, application, |world| world.put_commands(guild, forms))?;
    Ok(Json(Value::Array(commands)))
}

fn post_in(shared: &Shared, application: u64, guild: Option<GuildId>, form: &Form) -> Made {
    let (new, command) = act(shared, application, |world| world.post_command(guild, &form.json))?;
    Ok((if new { StatusCode::CREATED } else { StatusCode::OK }, Json(command)))
}

fn list_in(shared: &Shared, application: u64, guild: Option<GuildId>) -> Answer {
    act(shared, application, |world| Ok(Json(Value::Array(world.commands_in(guild)))))
}

/// `GET /applications/{id}/commands`
pub(super) async fn list(State(shared): Shares, _: BotAuth, Ids(application): Ids<u64>) -> Answer {
    list_in(&shared, application, None)
}

/// `GET /applications/{id}/guilds/{guild}/commands`
pub(super) async fn list_guild(
    State(shared): Shares,
    _: BotAuth,
    Ids((application, guild)): Ids<(u64, u64)>,
) -> Answer {
    list_in(&shared, application, Some(GuildId(guild)))
}

/// `PUT /applications/{id}/commands`
pub(super) async fn put(State(shared): Shares, _: BotAuth, Ids(application): Ids<u64>, form: Form) -> Answer {
    put_in(&shared, application, None, &form)
}

/// `PUT /applications/{id}/guilds/{guild}/commands`
pub(super) async fn put_guild(
    State(shared): Shares,
    _: BotAuth,
    Ids((application, guild)): Ids<(u64, u64)>,
    form: Form,
) -> Answer {
    put_in(&shared, application, Some(GuildId(guild)), &form)
}

/// `POST /applications/{id}/commands`
pub(super) async fn post(State(shared): Shares, _: BotAuth, Ids(application): Ids<u64>, form: Form) -> Made {
    post_in(&shared, application, None, &form)
}

/// `POST /applications/{id}/guilds/{guild}/commands`
pub(super) async fn post_guild(
    State(shared): Shares,
    _: BotAuth,
    Ids((application, guild)): Ids<(u64, u64)>,
    form: Form,
) -> Made {
    post_in(&shared, application, Some(GuildId(guild)), &form)
}

/// `GET /applications/{id}/commands/{command}`
pub(super) async fn get(
    State(shared): Shares,
    _: BotAuth,
    Ids((application, id)): Ids<(u64, u64)>,
) -> Answer {
    act(&shared, application, |world| world.command(None, CommandId(id))).map(Json)
}

/// `GET /applications/{id}/guilds/{guild}/commands/{command}`
pub(super) async fn get_guild(
    State(shared): Shares,
    _: BotAuth,
    Ids((application, guild, id)): Ids<(u64, u64, u64)>,
) -> Answer {
    act(&shared, application, |world| world.command(Some(GuildId(guild)), CommandId(id))).map(Json)
}

/// `PATCH /applications/{id}/commands/{command}`
pub(super) async fn patch(
    State(shared): Shares,
    _: BotAuth,
    Ids((application, id)): Ids<(u64, u64)>,
    form: Form,
) -> Answer {
    act(&shared, application, |world| world.patch_command(None, CommandId(id), &form.json)).map(Json)
}

/// `PATCH /applications/{id}/guilds/{guild}/commands/{command}`
pub(super) async fn patch_guild(
    State(shared): Shares,
    _: BotAuth,
    Ids((application, guild, id)): Ids<(u64, u64, u64)>,
    form: Form,
) -> Answer {
    let guild = Some(GuildId(guild));
    act(&shared, application, |world| world.patch_command(guild, CommandId(id), &form.json)).map(Json)
}

/// `DELETE /applications/{id}/commands/{command}`
pub(super) async fn delete(
    State(shared): Shares,
    _: BotAuth,
    Ids((application, id)): Ids<(u64, u64)>,
) -> Done {
    act(&shared, application, |world| world.delete_command(None, CommandId(id)))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /applications/{id}/guilds/{guild}/commands/{command}`
pub(super) async fn delete_guild(
    State(shared): Shares,
    _: BotAuth,
    Ids((application, guild, id)): Ids<(u64, u64, u64)>,
) -> Done {
    act(&shared, application, |world| world.delete_command(Some(GuildId(guild)), CommandId(id)))?;
    Ok(StatusCode::NO_CONTENT)
}
