//! Who one is, where one is, and the way to the gateway.

use std::sync::Arc;

use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, Query, State};
use axum::response::Response;
use serde_json::{Value, json};

use super::extract::{Auth, BotAuth, Ids};
use crate::errors::ApiError;
use crate::gateway::{self, Wishes, gateway_url};
use crate::ids::{GuildId, UserId};
use crate::listen::Cut;
use crate::page;
use crate::shared::Shared;
use crate::world::World;

type Answer = Result<Json<Value>, ApiError>;

/// `GET /gateway`
pub(super) async fn gateway(State(shared): State<Arc<Shared>>) -> Json<Value> {
    Json(json!({ "url": gateway_url(&shared.origin) }))
}

/// `GET /gateway/bot`
pub(super) async fn gateway_bot(State(shared): State<Arc<Shared>>, _: BotAuth) -> Json<Value> {
    Json(json!({
        "url": gateway_url(&shared.origin),
        "shards": 1,
        "session_start_limit": { "total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1 },
    }))
}

/// The gateway itself, outside of `/api`.
pub(super) async fn gateway_socket(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(cut): ConnectInfo<Cut>,
    Query(wishes): Query<Wishes>,
    upgrade: WebSocketUpgrade,
) -> Response {
    // Discord's own limit for what clients send.
    upgrade.max_message_size(1 << 20).on_upgrade(move |socket| gateway::serve(socket, shared, cut, wishes))
}

/// `/`: the chat page, or the gateway for libraries that expect it there.
pub(super) async fn root(
    shared: State<Arc<Shared>>,
    cut: ConnectInfo<Cut>,
    wishes: Query<Wishes>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    match upgrade {
        Ok(upgrade) => gateway_socket(shared, cut, wishes, upgrade).await,
        Err(_) => page::index(),
    }
}

/// `GET /oauth2/applications/@me` and `GET /applications/@me`
pub(super) async fn application(State(shared): State<Arc<Shared>>, _: BotAuth) -> Json<Value> {
    Json(shared.act(|world| world.application_json()))
}

/// `GET /users/@me`
pub(super) async fn own_user(State(shared): State<Arc<Shared>>, Auth(caller): Auth) -> Json<Value> {
    Json(shared.act(|world| world.own_user_json(caller.user())))
}

/// `GET /users/@me/guilds`
pub(super) async fn own_guilds(State(shared): State<Arc<Shared>>, Auth(caller): Auth) -> Json<Value> {
    let user = caller.user();
    Json(shared.act(|world| {
        let own = world.saved.guilds.values().filter(|guild| guild.members.contains_key(&user));
        own.map(|guild| world.short_guild_json(guild, user)).collect()
    }))
}

/// `GET /users/{id}`
pub(super) async fn user(State(shared): State<Arc<Shared>>, Auth(_): Auth, Ids(id): Ids<u64>) -> Answer {
    shared.act(|world| {
        let user = world.saved.users.get(&UserId(id)).ok_or_else(ApiError::unknown_user)?;
        Ok(Json(world.user_json(user.id)))
    })
}

/// `GET /guilds/{id}`
pub(super) async fn guild(State(shared): State<Arc<Shared>>, Auth(_): Auth, Ids(id): Ids<u64>) -> Answer {
    shared.act(|world| world.guild_json(GuildId(id))).map(Json)
}

/// `GET /guilds/{id}/channels`
pub(super) async fn guild_channels(
    State(shared): State<Arc<Shared>>,
    Auth(caller): Auth,
    Ids(id): Ids<u64>,
) -> Answer {
    let channels = shared.act(|world| world.guild_channels(GuildId(id), caller.user()))?;
    Ok(Json(Value::Array(channels)))
}

/// `GET /guilds/{id}/roles`
pub(super) async fn guild_roles(
    State(shared): State<Arc<Shared>>,
    Auth(_): Auth,
    Ids(id): Ids<u64>,
) -> Answer {
    shared.act(|world| {
        let guild = world.saved.guilds.get(&GuildId(id)).ok_or_else(ApiError::unknown_guild)?;
        Ok(Json(Value::Array(World::roles_json(guild))))
    })
}

/// `GET /guilds/{id}/members`
pub(super) async fn members(State(shared): State<Arc<Shared>>, Auth(_): Auth, Ids(id): Ids<u64>) -> Answer {
    shared.act(|world| {
        let guild = world.saved.guilds.get(&GuildId(id)).ok_or_else(ApiError::unknown_guild)?;
        let members = guild.members.keys().map(|user| world.member_json(guild.id, *user));
        members.collect::<Result<Value, ApiError>>().map(Json)
    })
}

/// `GET /guilds/{id}/members/{user}`
pub(super) async fn member(
    State(shared): State<Arc<Shared>>,
    Auth(_): Auth,
    Ids((guild, user)): Ids<(u64, u64)>,
) -> Answer {
    shared.act(|world| world.member_json(GuildId(guild), UserId(user))).map(Json)
}

/// `GET /guilds/{id}/threads/active`
pub(super) async fn active_threads(
    State(shared): State<Arc<Shared>>,
    Auth(caller): Auth,
    Ids(id): Ids<u64>,
) -> Answer {
    shared.act(|world| world.active_threads(GuildId(id), caller.user())).map(Json)
}
