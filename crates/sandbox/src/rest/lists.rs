//! Lists that are always empty here, thread lists, and other small reads.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::routing::{delete, get};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use super::extract::{Auth, BotAuth, Ids};
use super::{EmptyResult, RestResult, SharedState};
use crate::clock::Millis;
use crate::errors::ApiError;
use crate::ids::{ChannelId, GuildId, UserId};
use crate::shared::Shared;
use crate::validate::limits::guild as limits;
use crate::validate::number_in;

pub(super) fn routes() -> Router<Arc<Shared>> {
    let mut routes = Router::new();
    for what in ["auto-moderation/rules", "scheduled-events", "integrations", "templates"] {
        routes = routes.route(&format!("/guilds/{{guild_id}}/{what}"), get(empty_of_guild));
    }
    routes
        .route("/soundboard-default-sounds", get(empty))
        .route("/sticker-packs", get(sticker_packs))
        .route("/guilds/{guild_id}/soundboard-sounds", get(sounds))
        .route("/guilds/{guild_id}/regions", get(regions))
        .route("/guilds/{guild_id}/preview", get(preview))
        .route("/voice/regions", get(regions))
        .route("/applications/{application_id}/entitlements", get(empty_of_application))
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

async fn empty_of_application(BotAuth(own): BotAuth, Ids(id): Ids<u64>) -> RestResult {
    if own.0 == id { Ok(Json(json!([]))) } else { Err(ApiError::not_own_application()) }
}

async fn leave_guild(State(shared): SharedState, Auth(requester): Auth, Ids(id): Ids<u64>) -> EmptyResult {
    shared.act(|world| world.members().leave(GuildId(id), requester.user()))?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Debug, Deserialize)]
struct PageQuery {
    limit: Option<String>,
    after: Option<u64>,
    before: Option<String>,
    with_member: Option<String>,
}

async fn thread_members(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(id): Ids<u64>,
    Query(query): Query<PageQuery>,
) -> RestResult {
    let limit = number_in("limit", query.limit.as_deref(), 100, limits::PAGE)?;
    let with_member = matches!(query.with_member.as_deref(), Some("true" | "True" | "1"));
    shared.act(|world| {
        let guild = world.saved.visible_channel(ChannelId(id), requester.user())?.guild();
        let rows = world.threads().members(requester, ChannelId(id))?;
        let rows = rows.into_iter().filter(|(user, _)| query.after.is_none_or(|after| user.0 > after));
        let rows = rows.take(limit).map(|(user, mut row)| {
            if let (true, Some(guild)) = (with_member, guild)
                && let Ok(member) = world.render().member(guild, user)
            {
                row["member"] = member;
            }
            row
        });
        Ok(Json(rows.collect()))
    })
}

/// `GET /channels/{id}/thread-members/{user}`
pub(super) async fn thread_member(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((id, user)): Ids<(u64, u64)>,
) -> RestResult {
    let rows = shared.act(|world| world.threads().members(requester, ChannelId(id)))?;
    let row = rows.into_iter().find(|(it, _)| *it == UserId(user));
    row.map(|(_, row)| Json(row)).ok_or_else(ApiError::unknown_member)
}

async fn archived_public(
    shared: SharedState,
    auth: Auth,
    ids: Ids<u64>,
    query: Query<PageQuery>,
) -> RestResult {
    archived(shared, auth, ids, query, (false, false))
}

async fn archived_private(
    shared: SharedState,
    auth: Auth,
    ids: Ids<u64>,
    query: Query<PageQuery>,
) -> RestResult {
    archived(shared, auth, ids, query, (true, false))
}

async fn archived_joined(
    shared: SharedState,
    auth: Auth,
    ids: Ids<u64>,
    query: Query<PageQuery>,
) -> RestResult {
    archived(shared, auth, ids, query, (true, true))
}

fn archived(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(id): Ids<u64>,
    Query(query): Query<PageQuery>,
    (private, joined_only): (bool, bool),
) -> RestResult {
    let limit = number_in("limit", query.limit.as_deref(), 50, (2, 100))?;
    let before = query.before.as_deref().map(|text| text.replace(' ', "+"));
    let before = before.as_deref().and_then(Millis::parse);
    shared.act(|world| {
        let list = world.threads().archived(requester, ChannelId(id), private, joined_only)?;
        let mut threads: Vec<Value> = list
            .into_iter()
            .filter(|(time, _)| before.is_none_or(|before| *time < before))
            .map(|(_, thread)| thread)
            .collect();
        let has_more = threads.len() > limit;
        threads.truncate(limit);
        let members: Vec<Value> = threads.iter().filter_map(|thread| thread.get("member").cloned()).collect();
        Ok(Json(json!({ "threads": threads, "members": members, "has_more": has_more })))
    })
}
