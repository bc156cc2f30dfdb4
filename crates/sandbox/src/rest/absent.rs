//! Reads of features that the sandbox lacks. They answer like a server that doesn't use them.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{MethodRouter, get};
use axum::{Json, Router};
use serde_json::{Value, json};

use super::extract::{Actor, Auth, BotAuth, Ids};
use super::lists::empty_of_application;
use super::params::Params;
use super::{EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::ids::GuildId;
use crate::shared::Shared;
use crate::validate::limits::guild as limits;
use crate::world::{MANAGE_GUILD, require_in_guild};

pub(super) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/applications/{application_id}/activity-instances/{instance_id}", get(no_activity))
        .route(
            "/applications/{application_id}/entitlements/{entitlement_id}",
            none(ApiError::unknown_entitlement),
        )
        .route("/applications/{application_id}/role-connections/metadata", get(empty_of_application))
        .route("/guilds/templates/{code}", get(no_template))
        .route("/guilds/{guild_id}/auto-moderation/rules/{rule_id}", get(no_rule))
        .route("/guilds/{guild_id}/new-member-welcome", get(no_welcome))
        .route("/guilds/{guild_id}/requests", get(no_requests))
        .route(
            "/guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}/{exception_id}/users",
            get(no_exception),
        )
        .route("/guilds/{guild_id}/soundboard-sounds/{sound_id}", none(ApiError::unknown_sound))
        .route("/guilds/{guild_id}/vanity-url", get(no_vanity_url))
        .route("/invites/{code}/target-users", get(no_target_users))
        .route("/invites/{code}/target-users/job-status", get(no_target_users))
        .route("/lobbies/{lobby_id}", none(ApiError::unknown_lobby))
        .route("/lobbies/{lobby_id}/messages", none(ApiError::unknown_lobby))
        .route("/oauth2/keys", get(no_keys))
        .route("/skus/{sku_id}/subscriptions", get(no_subscriptions))
        .route("/skus/{sku_id}/subscriptions/{subscription_id}", none(ApiError::unknown_sku))
        .route("/stage-instances/{channel_id}", none(ApiError::unknown_stage))
        .route("/sticker-packs/{pack_id}", none(ApiError::unknown_sticker_pack))
        .route("/users/@me/connections", get(not_for_bots))
        .route("/users/@me/applications/{application_id}/entitlements", get(not_for_bots))
        .route("/users/@me/applications/{application_id}/role-connection", get(not_for_bots))
        .route("/oauth2/@me", get(no_grant))
        .route("/oauth2/userinfo", get(no_grant))
}

/// Returns a route of objects that don't exist.
fn none(error: fn() -> ApiError) -> MethodRouter<Arc<Shared>> {
    get(move |_: Auth, _: IdsOfAny| async move { Err::<(), ApiError>(error()) })
}

/// Any number of ids in the path.
struct IdsOfAny;

impl axum::extract::FromRequestParts<Arc<Shared>> for IdsOfAny {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        shared: &Arc<Shared>,
    ) -> Result<Self, ApiError> {
        let ids = axum::extract::RawPathParams::from_request_parts(parts, shared).await;
        for (name, text) in ids.iter().flat_map(|ids| ids.iter()) {
            if text.parse::<u64>().is_err() {
                return Err(ApiError::not_a_snowflake(name, text));
            }
        }
        Ok(Self)
    }
}

async fn no_activity(BotAuth(own): BotAuth, Ids((application, _)): Ids<(u64, String)>) -> EmptyResult {
    Err(if own.0 == application { ApiError::not_found() } else { ApiError::not_own_application() })
}

async fn no_rule(actor: Actor, Ids((guild, _)): Ids<(u64, u64)>) -> EmptyResult {
    actor.empty(|world, requester| {
        require_in_guild(world.saved.guild(GuildId(guild))?, requester.user(), MANAGE_GUILD)?;
        Err(ApiError::not_found())
    })
}

async fn no_exception(
    State(shared): SharedState,
    _: Auth,
    Ids((guild, event, _)): Ids<(u64, u64, u64)>,
) -> EmptyResult {
    shared.act(|world| world.events().show(GuildId(guild), event, false))?;
    Err(ApiError::not_found())
}

/// Every invite is for everyone, so none has a list of users.
async fn no_target_users(State(shared): SharedState, _: Auth, Ids(code): Ids<String>) -> EmptyResult {
    shared.act(|world| world.invites().show(&code, false))?;
    Err(ApiError::not_found())
}

async fn no_template(_: Auth, _: Ids<String>) -> EmptyResult {
    Err(ApiError::unknown_template())
}

async fn no_welcome(State(shared): SharedState, _: Auth, Ids(guild): Ids<u64>) -> EmptyResult {
    shared.act(|world| world.saved.guild(GuildId(guild)).map(|_| StatusCode::NO_CONTENT))
}

async fn no_requests(actor: Actor, Ids(guild): Ids<u64>, mut params: Params) -> RestResult {
    params.limit(100, limits::PAGE);
    for name in ["before", "after"] {
        params.id(name);
    }
    params.finish()?;
    actor.json(|world, requester| {
        require_in_guild(world.saved.guild(GuildId(guild))?, requester.user(), MANAGE_GUILD)?;
        Ok(json!({ "total": 0, "guild_join_requests": [] }))
    })
}

async fn no_vanity_url(actor: Actor, Ids(guild): Ids<u64>) -> RestResult {
    actor.json(|world, requester| {
        require_in_guild(world.saved.guild(GuildId(guild))?, requester.user(), MANAGE_GUILD)?;
        Ok(json!({ "code": null, "uses": 0 }))
    })
}

async fn no_keys(_: Auth) -> Json<Value> {
    Json(json!({ "keys": [] }))
}

async fn no_subscriptions(_: Auth, Ids(_): Ids<u64>, mut params: Params) -> RestResult {
    params.limit(50, limits::PAGE);
    for name in ["before", "after", "user_id"] {
        params.id(name);
    }
    params.finish()?;
    Err(ApiError::unknown_sku())
}

/// These routes need a token that a user granted to an application. The sandbox grants none.
async fn not_for_bots(_: Auth, _: IdsOfAny) -> EmptyResult {
    Err(ApiError::bots_cannot())
}

async fn no_grant(_: Auth) -> EmptyResult {
    Err(ApiError::unauthorized())
}
