//! Members, bans and the audit log of a server.

use std::sync::Arc;

use axum::extract::State;
use axum::routing::{get, patch, post};
use axum::{Json, Router};
use serde_json::{Value, json};

use super::extract::{Actor, Auth, Ids, Reason};
use super::params::{Params, page};
use super::{EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::{GuildId, UserId};
use crate::shared::Shared;
use crate::validate::limits::guild as limits;
use crate::validate::{FieldPath, Problems, snowflake};

pub(super) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/guilds/{guild_id}/members", get(members))
        .route("/guilds/{guild_id}/members/search", get(search))
        .route("/guilds/{guild_id}/members/@me", patch(change_own))
        // An older route, which some libraries still use.
        .route("/guilds/{guild_id}/members/@me/nick", patch(change_own))
        .route("/guilds/{guild_id}/voice-states/@me", get(own_voice))
        .route("/guilds/{guild_id}/voice-states/{user_id}", get(voice))
        .route("/guilds/{guild_id}/members/{user_id}", get(member).patch(change).delete(kick))
        .route("/guilds/{guild_id}/bans", get(bans))
        .route("/guilds/{guild_id}/bans/{user_id}", get(show_ban).put(ban).delete(unban))
        .route("/guilds/{guild_id}/bulk-ban", post(bulk_ban))
        .route("/guilds/{guild_id}/audit-logs", get(audit_log))
        .route("/users/@me/guilds/{guild_id}/member", get(own_member))
}

async fn members(
    State(shared): SharedState,
    Auth(_): Auth,
    Ids(id): Ids<u64>,
    mut params: Params,
) -> RestResult {
    let (limit, after) = (params.limit(1, limits::MEMBERS_PAGE), params.id("after"));
    params.finish()?;
    shared.act(|world| {
        let guild = world.saved.guild(GuildId(id))?;
        let later = guild.members.keys().filter(|user| after.is_none_or(|after| user.0 > after));
        let members = later.take(limit).map(|user| world.render().member(guild.id, *user));
        members.collect::<Result<Value, ApiError>>().map(Json)
    })
}

async fn search(
    State(shared): SharedState,
    Auth(_): Auth,
    Ids(id): Ids<u64>,
    mut params: Params,
) -> RestResult {
    let (limit, start) = (params.limit(1, limits::MEMBERS_PAGE), params.required("query"));
    params.finish()?;
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

async fn own_voice(actor: Actor, Ids(guild): Ids<u64>) -> RestResult {
    actor.json(|world, requester| world.voice().show(requester, GuildId(guild), None))
}

async fn voice(actor: Actor, Ids((guild, user)): Ids<(u64, u64)>) -> RestResult {
    actor.json(|world, requester| world.voice().show(requester, GuildId(guild), Some(UserId(user))))
}

async fn kick(actor: Actor, Ids((guild, user)): Ids<(u64, u64)>) -> EmptyResult {
    actor.empty(|world, requester| world.moderation().kick(requester, GuildId(guild), UserId(user)))
}

async fn bans(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(guild): Ids<u64>,
    mut params: Params,
) -> RestResult {
    let limit = params.limit(1000, limits::MEMBERS_PAGE);
    let (before, after) = (params.id("before"), params.id("after"));
    params.finish()?;
    let bans = shared.act(|world| world.moderation().bans(requester, GuildId(guild)))?;
    let page = page(bans.into_iter().map(|(user, row)| (user.0, row)), before, after, limit);
    Ok(Json(Value::Array(page)))
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
    let mut problems = Problems::default();
    let at = FieldPath::default();
    let users = problems.ids(&form.json, "user_ids", &at);
    if users.is_none() && form.json.get("user_ids").is_none_or(Value::is_null) {
        problems.required(&at.to("user_ids"));
    }
    let users = users.unwrap_or_default();
    problems.count(&at.to("user_ids"), users.len(), limits::BULK_BAN.0, limits::BULK_BAN.1);
    problems.finish()?;
    let (mut banned, mut failed) = (Vec::new(), Vec::new());
    shared.act(|world| {
        // Without the permission, the whole request fails.
        world.moderation().bans(requester, GuildId(guild))?;
        for user in users {
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
    mut params: Params,
) -> RestResult {
    let limit = params.limit(50, limits::PAGE);
    let (before, after) = (params.id("before"), params.id("after"));
    let (user, target) = (params.id("user_id"), params.id("target_id"));
    let kind = params.whole("action_type", (0, i64::MAX));
    params.finish()?;
    shared.act(|world| {
        let entries = world.saved.audit_log(GuildId(guild), requester.user())?;
        let fits = |entry: &&Value| {
            let id = snowflake(&entry["id"]).unwrap_or_default();
            before.is_none_or(|before| id < before)
                && after.is_none_or(|after| id > after)
                && kind.is_none_or(|kind| entry["action_type"] == kind)
                && user.is_none_or(|user| snowflake(&entry["user_id"]) == Some(user))
                && target.is_none_or(|target| snowflake(&entry["target_id"]) == Some(target))
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
