//! Roles of a server, and who has them.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, put};
use axum::{Json, Router};
use serde_json::{Map, Value, json};

use super::extract::{Auth, Ids, Reason};
use super::{EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::{GuildId, RoleId, UserId};
use crate::shared::Shared;
use crate::validate::snowflake;
use crate::world::roles_json;

/// Returns the routes of this module.
pub(super) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/guilds/{guild_id}/roles", get(list).post(create).patch(reorder))
        .route("/guilds/{guild_id}/roles/member-counts", get(counts))
        .route("/guilds/{guild_id}/roles/{role_id}", get(show).patch(change).delete(delete))
        .route("/guilds/{guild_id}/members/{user_id}/roles/{role_id}", put(give).delete(take))
}

async fn list(State(shared): SharedState, Auth(_): Auth, Ids(id): Ids<u64>) -> RestResult {
    shared.act(|world| Ok(Json(Value::Array(roles_json(world.saved.guild(GuildId(id))?)))))
}

async fn show(State(shared): SharedState, Auth(_): Auth, Ids((guild, id)): Ids<(u64, u64)>) -> RestResult {
    let roles = shared.act(|world| world.saved.guild(GuildId(guild)).map(roles_json))?;
    let role = roles.into_iter().find(|role| snowflake(&role["id"]) == Some(id));
    role.map(Json).ok_or_else(ApiError::unknown_role)
}

async fn counts(State(shared): SharedState, Auth(_): Auth, Ids(id): Ids<u64>) -> RestResult {
    shared.act(|world| {
        let guild = world.saved.guild(GuildId(id))?;
        let count = |role: RoleId| guild.members.values().filter(|it| it.roles.contains(&role)).count();
        let given = guild.roles.iter().filter(|role| role.id.0 != id);
        Ok(Json(Value::Object(
            given.map(|role| (role.id.to_string(), json!(count(role.id)))).collect::<Map<_, _>>(),
        )))
    })
}

async fn create(
    State(shared): SharedState,
    Auth(requester): Auth,
    Reason(reason): Reason,
    Ids(guild): Ids<u64>,
    form: Form,
) -> RestResult {
    let role =
        shared.act(|world| world.because(reason).roles().create(requester, GuildId(guild), &form.json));
    role.map(Json)
}

async fn reorder(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(guild): Ids<u64>,
    form: Form,
) -> RestResult {
    shared.act(|world| world.roles().reorder(requester, GuildId(guild), &form.json)).map(Json)
}

async fn change(
    State(shared): SharedState,
    Auth(requester): Auth,
    Reason(reason): Reason,
    Ids((guild, id)): Ids<(u64, u64)>,
    form: Form,
) -> RestResult {
    let (guild, id) = (GuildId(guild), RoleId(id));
    shared.act(|world| world.because(reason).roles().change(requester, guild, id, &form.json)).map(Json)
}

async fn delete(
    State(shared): SharedState,
    Auth(requester): Auth,
    Reason(reason): Reason,
    Ids((guild, id)): Ids<(u64, u64)>,
) -> EmptyResult {
    shared.act(|world| world.because(reason).roles().delete(requester, GuildId(guild), RoleId(id)))?;
    Ok(StatusCode::NO_CONTENT)
}

async fn give(
    State(shared): SharedState,
    Auth(requester): Auth,
    Reason(reason): Reason,
    Ids((guild, user, id)): Ids<(u64, u64, u64)>,
) -> EmptyResult {
    let (guild, user, id) = (GuildId(guild), UserId(user), RoleId(id));
    shared.act(|world| world.because(reason).roles().give(requester, guild, user, id, true))?;
    Ok(StatusCode::NO_CONTENT)
}

async fn take(
    State(shared): SharedState,
    Auth(requester): Auth,
    Reason(reason): Reason,
    Ids((guild, user, id)): Ids<(u64, u64, u64)>,
) -> EmptyResult {
    let (guild, user, id) = (GuildId(guild), UserId(user), RoleId(id));
    shared.act(|world| world.because(reason).roles().give(requester, guild, user, id, false))?;
    Ok(StatusCode::NO_CONTENT)
}
