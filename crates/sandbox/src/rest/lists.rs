//! Lists that are always empty here, thread lists, and other small reads.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{delete, get};
use axum::{Json, Router};
use serde_json::{Value, json};

use super::extract::{Auth, BotAuth, Ids};
use super::params::Params;
use super::{EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::ids::{ChannelId, GuildId, UserId};
use crate::shared::Shared;
use crate::validate::limits::guild as limits;
use crate::validate::snowflake;

pub(super) fn routes() -> Router<Arc<Shared>> {
    let mut routes = Router::new();
    for what in ["auto-moderation/rules", "integrations", "templates"] {
        routes = routes.route(&format!("/guilds/{{guild_id}}/{what}"), get(empty_of_guild));
    }
    routes
        .route("/soundboard-default-sounds", get(empty))
        .route("/sticker-packs", get(sticker_packs))
        .route("/guilds/{guild_id}/soundboard-sounds", get(sounds))
        .route("/guilds/{guild_id}/regions", get(regions))
        .route("/guilds/{guild_id}/preview", get(preview))
        .route("/voice/regions", get(regions))
        .route("/applications/{application_id}/entitlements", get(entitlements))
        .route("/applications/{application_id}/skus", get(empty_of_application))
        .route("/users/@me/guilds/{guild_id}", delete(leave_guild))
        .route("/channels/{channel_id}/thread-members", get(thread_members))
        .route("/channels/{channel_id}/threads/archived/public", get(archived_public))
        .route("/channels/{channel_id}/threads/archived/private", get(archived_private))
        .route("/channels/{channel_id}/users/@me/threads/archived/private", get(archived_joined))
}

async fn empty(_: Auth) -> Json<Value> {
    Json(json!([]))
}

async fn empty_of_guild(State(shared): SharedState, _: Auth, Ids(id): Ids<u64>) -> RestResult {
    shared.act(|world| world.saved.guild(GuildId(id)).map(|_| Json(json!([]))))
}

async fn sticker_packs(_: Auth) -> Json<Value> {
    Json(json!({ "sticker_packs": [] }))
}

async fn sounds(State(shared): SharedState, _: Auth, Ids(id): Ids<u64>) -> RestResult {
    shared.act(|world| world.saved.guild(GuildId(id)).map(|_| Json(json!({ "items": [] }))))
}

/// The only voice region.
async fn regions(_: Auth) -> Json<Value> {
    Json(json!([{
        "id": "sandbox", "name": "Sandbox", "custom": false, "deprecated": false, "optimal": true,
    }]))
}

async fn preview(State(shared): SharedState, _: Auth, Ids(id): Ids<u64>) -> RestResult {
    let guild = shared.act(|world| world.render().guild(GuildId(id)))?;
    let keys = [
        "id",
        "name",
        "icon",
        "description",
        "home_header",
        "splash",
        "discovery_splash",
        "features",
        "approximate_member_count",
        "approximate_presence_count",
        "emojis",
        "stickers",
    ];
    Ok(Json(Value::Object(keys.into_iter().map(|key| (key.to_owned(), guild[key].clone())).collect())))
}

pub(super) async fn empty_of_application(BotAuth(own): BotAuth, Ids(id): Ids<u64>) -> RestResult {
    if own.0 == id { Ok(Json(json!([]))) } else { Err(ApiError::not_own_application()) }
}

async fn entitlements(bot: BotAuth, ids: Ids<u64>, mut params: Params) -> RestResult {
    for name in ["user_id", "sku_ids", "guild_id", "before", "after"] {
        params.ids(name);
    }
    for name in ["exclude_ended", "exclude_deleted", "only_active"] {
        params.flag(name);
    }
    params.limit(100, limits::PAGE);
    params.finish()?;
    empty_of_application(bot, ids).await
}

async fn leave_guild(State(shared): SharedState, Auth(requester): Auth, Ids(id): Ids<u64>) -> EmptyResult {
    shared.act(|world| world.members().leave(GuildId(id), requester.user()))?;
    Ok(StatusCode::NO_CONTENT)
}

async fn thread_members(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(id): Ids<u64>,
    mut params: Params,
) -> RestResult {
    let (limit, after) = (params.limit(100, limits::PAGE), params.id("after"));
    let with_member = params.flag("with_member").unwrap_or_default();
    params.finish()?;
    shared.act(|world| {
        let rows = world.threads().members(requester, ChannelId(id), with_member)?;
        let rows = rows.into_iter().filter(|(user, _)| after.is_none_or(|after| user.0 > after));
        Ok(Json(rows.take(limit).map(|(_, row)| row).collect()))
    })
}

/// `GET /channels/{id}/thread-members/{user}`
pub(super) async fn thread_member(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((id, user)): Ids<(u64, u64)>,
    mut params: Params,
) -> RestResult {
    let with_member = params.flag("with_member").unwrap_or_default();
    params.finish()?;
    let rows = shared.act(|world| world.threads().members(requester, ChannelId(id), with_member))?;
    let row = rows.into_iter().find(|(it, _)| *it == UserId(user));
    row.map(|(_, row)| Json(row)).ok_or_else(ApiError::unknown_member)
}

/// `GET /channels/{id}/thread-members/@me`
pub(super) async fn own_thread_member(
    shared: SharedState,
    auth: Auth,
    Ids(id): Ids<u64>,
    params: Params,
) -> RestResult {
    let user = auth.0.user().0;
    thread_member(shared, auth, Ids((id, user)), params).await
}

async fn archived_public(shared: SharedState, auth: Auth, ids: Ids<u64>, params: Params) -> RestResult {
    archived(shared, auth, ids, params, Archived::Public)
}

async fn archived_private(shared: SharedState, auth: Auth, ids: Ids<u64>, params: Params) -> RestResult {
    archived(shared, auth, ids, params, Archived::Private)
}

async fn archived_joined(shared: SharedState, auth: Auth, ids: Ids<u64>, params: Params) -> RestResult {
    archived(shared, auth, ids, params, Archived::Joined)
}

/// A list of archived threads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Archived {
    Public,
    Private,
    /// Private threads that the requester has joined. This list is paged by id, not by time.
    Joined,
}

fn archived(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(id): Ids<u64>,
    mut params: Params,
    which: Archived,
) -> RestResult {
    let limit = params.limit(50, (2, 100));
    let joined_only = which == Archived::Joined;
    let (before_id, before) =
        if joined_only { (params.id("before"), None) } else { (None, params.time("before")) };
    params.finish()?;
    shared.act(|world| {
        let private = which != Archived::Public;
        let mut list = world.threads().archived(requester, ChannelId(id), private, joined_only)?;
        if joined_only {
            list.sort_by_key(|(_, thread)| std::cmp::Reverse(snowflake(&thread["id"])));
        }
        let mut threads: Vec<Value> = list
            .into_iter()
            .filter(|(time, _)| before.is_none_or(|before| *time < before))
            .map(|(_, thread)| thread)
            .filter(|thread| before_id.is_none_or(|before| snowflake(&thread["id"]) < Some(before)))
            .collect();
        let has_more = threads.len() > limit;
        threads.truncate(limit);
        let members: Vec<Value> = threads.iter().filter_map(|thread| thread.get("member").cloned()).collect();
        Ok(Json(json!({ "threads": threads, "members": members, "has_more": has_more })))
    })
}
