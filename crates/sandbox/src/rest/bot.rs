//! The requester's user and application, user and server lookups, and the gateway.

use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde_json::{Value, json};

use super::extract::{Auth, BotAuth, GatewayAddress, Ids};
use super::params::{Params, page};
use super::{RestResult, SharedState};
use crate::gateway::{self, GatewayQuery};
use crate::ids::{GuildId, UserId};
use crate::listen::Disconnector;
use crate::page;

/// Maximum size of a message from a gateway client, as on Discord.
const MAX_CLIENT_MESSAGE_BYTES: usize = 1 << 20;

/// `GET /gateway`
pub(super) async fn gateway(State(shared): SharedState, gateway: GatewayAddress) -> Json<Value> {
    Json(json!({ "url": gateway.url(&shared) }))
}

/// `GET /gateway/bot`
pub(super) async fn gateway_bot(
    State(shared): SharedState,
    _: BotAuth,
    gateway: GatewayAddress,
) -> Json<Value> {
    Json(json!({
        "url": gateway.url(&shared),
        "shards": shared.shards.0,
        "session_start_limit": {
            "total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": shared.shards.1,
        },
    }))
}

/// `/gateway` outside of `/api`: the gateway itself.
pub(super) async fn gateway_socket(
    State(shared): SharedState,
    ConnectInfo(disconnector): ConnectInfo<Disconnector>,
    params: Params,
    address: GatewayAddress,
    upgrade: WebSocketUpgrade,
) -> Response {
    let url = address.url(&shared);
    let text = |name: &str| params.text(name).map(str::to_owned);
    let query = GatewayQuery { v: text("v"), compress: text("compress") };
    let serve = move |socket| gateway::serve(socket, shared, disconnector, query, url);
    upgrade.max_message_size(MAX_CLIENT_MESSAGE_BYTES).on_upgrade(serve)
}

/// `/`: the chat page, or the gateway for WebSocket requests, since some libraries connect there.
pub(super) async fn root(
    shared: SharedState,
    disconnector: ConnectInfo<Disconnector>,
    params: Params,
    address: GatewayAddress,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    match upgrade {
        Ok(upgrade) => gateway_socket(shared, disconnector, params, address, upgrade).await,
        Err(_) => page::index(&headers),
    }
}

/// `GET /oauth2/applications/@me` and `GET /applications/@me`
pub(super) async fn application(State(shared): SharedState, BotAuth(id): BotAuth) -> RestResult {
    shared.act(|world| world.render().application(id)).map(Json)
}

/// `GET /users/@me`
pub(super) async fn own_user(State(shared): SharedState, Auth(requester): Auth) -> Json<Value> {
    Json(shared.act(|world| world.render().own_user(requester.user())))
}

/// `GET /users/@me/guilds`
pub(super) async fn own_guilds(
    State(shared): SharedState,
    Auth(requester): Auth,
    mut params: Params,
) -> RestResult {
    let (before, after) = (params.id("before"), params.id("after"));
    let limit = params.limit(200, (1, 200));
    params.flag("with_counts");
    params.finish()?;
    let user = requester.user();
    shared.act(|world| {
        let own = world.saved.guilds.values().filter(|guild| guild.members.contains_key(&user));
        let rows = own.map(|guild| (guild.id.0, world.render().short_guild(guild, user)));
        Ok(Json(Value::Array(page(rows, before, after, limit))))
    })
}

/// `GET /users/{id}`
pub(super) async fn user(State(shared): SharedState, Auth(_): Auth, Ids(id): Ids<u64>) -> RestResult {
    shared.act(|world| {
        let user = world.saved.user(UserId(id))?;
        Ok(Json(world.render().user(user.id)))
    })
}

/// `GET /guilds/{id}`
pub(super) async fn guild(
    State(shared): SharedState,
    Auth(_): Auth,
    Ids(id): Ids<u64>,
    mut params: Params,
) -> RestResult {
    params.flag("with_counts");
    params.finish()?;
    shared.act(|world| world.render().guild(GuildId(id))).map(Json)
}

/// `GET /guilds/{id}/channels`
pub(super) async fn guild_channels(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(id): Ids<u64>,
) -> RestResult {
    let channels = shared.act(|world| world.render().guild_channels(GuildId(id), requester.user()))?;
    Ok(Json(Value::Array(channels)))
}

/// `GET /guilds/{id}/threads/active`
pub(super) async fn active_threads(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(id): Ids<u64>,
) -> RestResult {
    shared.act(|world| world.render().active_threads(GuildId(id), requester.user())).map(Json)
}
