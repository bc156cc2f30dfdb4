//! Roles of a server and its members.

use std::sync::Arc;

use axum::extract::State;
use axum::routing::{get, put};
use axum::{Json, Router};
use serde_json::{Map, Value, json};

use super::extract::{Actor, Auth, Ids};
use super::{EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::{Form, ListForm};
use crate::ids::{GuildId, RoleId, UserId};
use crate::shared::Shared;
use crate::validate::snowflake;
use crate::world::roles_json;

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

async fn create(actor: Actor, Ids(guild): Ids<u64>, form: Form) -> RestResult {
    actor.json(|world, requester| world.roles().create(requester, GuildId(guild), &form.json))
}

async fn reorder(actor: Actor, Ids(guild): Ids<u64>, form: ListForm) -> RestResult {
    actor.json(|world, requester| world.roles().reorder(requester, GuildId(guild), &form.0))
}

async fn change(actor: Actor, Ids((guild, id)): Ids<(u64, u64)>, form: Form) -> RestResult {
    actor.json(|world, requester| world.roles().change(requester, GuildId(guild), RoleId(id), &form.json))
}

async fn delete(actor: Actor, Ids((guild, id)): Ids<(u64, u64)>) -> EmptyResult {
    actor.empty(|world, requester| world.roles().delete(requester, GuildId(guild), RoleId(id)))
}

async fn give(actor: Actor, ids: Ids<(u64, u64, u64)>) -> EmptyResult {
    set(actor, ids, true)
}

async fn take(actor: Actor, ids: Ids<(u64, u64, u64)>) -> EmptyResult {
    set(actor, ids, false)
}

/// Adds a role to a member, or removes it.
fn set(actor: Actor, Ids((guild, user, id)): Ids<(u64, u64, u64)>, given: bool) -> EmptyResult {
    let (guild, user, id) = (GuildId(guild), UserId(user), RoleId(id));
    actor.empty(|world, requester| world.roles().give(requester, guild, user, id, given))
}
