//! Members, bans and the audit log of a server.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::routing::{get, patch, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use super::extract::{Actor, Auth, Ids, Reason};
use super::{EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::{GuildId, UserId};
use crate::shared::Shared;
use crate::validate::limits::guild as limits;
use crate::validate::{number_in, snowflake};

pub(super) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/guilds/{guild_id}/members", get(members))
        .route("/guilds/{guild_id}/members/search", get(search))
        .route("/guilds/{guild_id}/members/@me", patch(change_own))
        .route("/guilds/{guild_id}/members/{user_id}", get(member).patch(change).delete(kick))
        .route("/guilds/{guild_id}/bans", get(bans))
        .route("/guilds/{guild_id}/bans/{user_id}", get(show_ban).put(ban).delete(unban))
        .route("/guilds/{guild_id}/bulk-ban", post(bulk_ban))
        .route("/guilds/{guild_id}/audit-logs", get(audit_log))
        .route("/users/@me/guilds/{guild_id}/member", get(own_member))
}

#[derive(Debug, Deserialize)]
struct ListQuery {
    limit: Option<String>,
    before: Option<u64>,
    after: Option<u64>,
    query: Option<String>,
    action_type: Option<u64>,
    user_id: Option<u64>,
}

async fn members(
    State(shared): SharedState,
    Auth(_): Auth,
    Ids(id): Ids<u64>,
    Query(query): Query<ListQuery>,
) -> RestResult {
    let limit = number_in("limit", query.limit.as_deref(), 1, limits::MEMBERS_PAGE)?;
    shared.act(|world| {
        let guild = world.saved.guild(GuildId(id))?;
        let later = guild.members.keys().filter(|user| query.after.is_none_or(|after| user.0 > after));
        let members = later.take(limit).map(|user| world.render().member(guild.id, *user));
        members.collect::<Result<Value, ApiError>>().map(Json)
    })
}

async fn search(
    State(shared): SharedState,
    Auth(_): Auth,
    Ids(id): Ids<u64>,
    Query(query): Query<ListQuery>,
) -> RestResult {
    let limit = number_in("limit", query.limit.as_deref(), 1, limits::MEMBERS_PAGE)?;
    let start = query.query.ok_or_else(|| ApiError::required("query"))?;
    let members = shared.act(|world| world.render().members_named(GuildId(id), &start, limit))?;
    Ok(Json(Value::Array(members)))
}

async fn member(
    State(shared): SharedState,
    Auth(_): Auth,
    Ids((guild, user)): Ids<(u64, u64)>,
) -> RestResult {
    shared.act(|world| world.render().member(GuildId(guild), UserId(user))).map(Json)
}

async fn own_member(State(shared): SharedState, Auth(requester): Auth, Ids(guild): Ids<u64>) -> RestResult {
    shared.act(|world| world.render().member(GuildId(guild), requester.user())).map(Json)
}

async fn change_own(actor: Actor, Ids(guild): Ids<u64>, form: Form) -> RestResult {
    let user = actor.requester.user().0;
    change(actor, Ids((guild, user)), form).await
}

async fn change(actor: Actor, Ids((guild, user)): Ids<(u64, u64)>, form: Form) -> RestResult {
    let (guild, user) = (GuildId(guild), UserId(user));
    actor.json(|world, requester| world.moderation().change(requester, guild, user, &form.json))
}

async fn kick(actor: Actor, Ids((guild, user)): Ids<(u64, u64)>) -> EmptyResult {
    actor.empty(|world, requester| world.moderation().kick(requester, GuildId(guild), UserId(user)))
}

async fn bans(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(guild): Ids<u64>,
    Query(query): Query<ListQuery>,
) -> RestResult {
    let limit = number_in("limit", query.limit.as_deref(), 1000, limits::MEMBERS_PAGE)?;
    let bans = shared.act(|world| world.moderation().bans(requester, GuildId(guild)))?;
    let fits = |user: &UserId| {
        query.after.is_none_or(|after| user.0 > after) && query.before.is_none_or(|before| user.0 < before)
    };
    let mut fitting: Vec<Value> =
        bans.into_iter().filter(|(user, _)| fits(user)).map(|(_, row)| row).collect();
    // `before` returns the closest ids.
    let skipped = if query.before.is_some() { fitting.len().saturating_sub(limit) } else { 0 };
    fitting.drain(..skipped);
    fitting.truncate(limit);
    Ok(Json(Value::Array(fitting)))
}

async fn show_ban(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((guild, user)): Ids<(u64, u64)>,
) -> RestResult {
    let bans = shared.act(|world| world.moderation().bans(requester, GuildId(guild)))?;
    let found = bans.into_iter().find(|(banned, _)| banned.0 == user);
    found.map(|(_, row)| Json(row)).ok_or_else(ApiError::unknown_ban)
}

async fn ban(actor: Actor, Ids((guild, user)): Ids<(u64, u64)>) -> EmptyResult {
    actor.empty(|world, requester| world.moderation().ban(requester, GuildId(guild), UserId(user)))
}

async fn unban(actor: Actor, Ids((guild, user)): Ids<(u64, u64)>) -> EmptyResult {
    actor.empty(|world, requester| world.moderation().unban(requester, GuildId(guild), UserId(user)))
}

async fn bulk_ban(
    State(shared): SharedState,
    Auth(requester): Auth,
    Reason(reason): Reason,
    Ids(guild): Ids<u64>,
    form: Form,
) -> RestResult {
    let users = form.json["user_ids"].as_array().ok_or_else(|| ApiError::required("user_ids"))?;
    let (mut banned, mut failed) = (Vec::new(), Vec::new());
    shared.act(|world| {
        // Without the permission, the whole request fails.
        world.moderation().bans(requester, GuildId(guild))?;
        for user in users.iter().filter_map(snowflake) {
            let done =
                world.with_reason(reason.clone()).moderation().ban(requester, GuildId(guild), UserId(user));
            if done.is_ok() { &mut banned } else { &mut failed }.push(user.to_string());
        }
        Ok::<_, ApiError>(())
    })?;
    Ok(Json(json!({ "banned_users": banned, "failed_users": failed })))
}

async fn audit_log(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(guild): Ids<u64>,
    Query(query): Query<ListQuery>,
) -> RestResult {
    let limit = number_in("limit", query.limit.as_deref(), 50, limits::PAGE)?;
    shared.act(|world| {
        let entries = world.saved.audit_log(GuildId(guild), requester.user())?;
        let fits = |entry: &&Value| {
            let id = snowflake(&entry["id"]).unwrap_or_default();
            query.before.is_none_or(|before| id < before)
                && query.after.is_none_or(|after| id > after)
                && query.action_type.is_none_or(|kind| entry["action_type"] == kind)
                && query.user_id.is_none_or(|user| snowflake(&entry["user_id"]) == Some(user))
        };
        let entries: Vec<Value> = entries.iter().rev().filter(fits).take(limit).cloned().collect();
        let mut users: Vec<u64> = entries
            .iter()
            .flat_map(|entry| [&entry["user_id"], &entry["target_id"]])
            .filter_map(snowflake)
            .filter(|id| world.saved.users.contains_key(&UserId(*id)))
            .collect();
        users.sort_unstable();
        users.dedup();
        let users: Vec<Value> = users.into_iter().map(|id| world.render().user(UserId(id))).collect();
        Ok(Json(json!({
            "audit_log_entries": entries,
            "users": users,
            "integrations": [],
            "webhooks": [],
            "guild_scheduled_events": [],
            "threads": [],
            "application_commands": [],
            "auto_moderation_rules": [],
        })))
    })
}
