use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{delete, get, put};
use axum::{Json, Router};
use serde_json::Value;

use super::extract::{Auth, Ids};
use super::params::Params;
use super::{EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::ids::{ChannelId, MessageId, UserId};
use crate::shared::Shared;
use crate::world::Emoji;

pub(super) fn routes() -> Router<Arc<Shared>> {
    let base = "/channels/{channel_id}/messages/{message_id}/reactions";
    Router::new()
        .route(base, delete(clear))
        .route(&format!("{base}/{{emoji_name}}"), get(list).delete(clear_emoji))
        .route(&format!("{base}/{{emoji_name}}/@me"), put(add).delete(remove_own))
        .route(&format!("{base}/{{emoji_name}}/{{user_id}}"), delete(remove))
        // Older clients send the reaction type. The sandbox has only one.
        .route(&format!("{base}/{{emoji_name}}/{{kind}}/@me"), delete(remove_own_kind))
        .route(&format!("{base}/{{emoji_name}}/{{kind}}/{{user_id}}"), delete(remove_kind))
}

fn emoji(text: &str) -> Result<Emoji, ApiError> {
    Emoji::parse(text).ok_or_else(ApiError::unknown_emoji)
}

async fn add(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((channel, message, name)): Ids<(u64, u64, String)>,
) -> EmptyResult {
    let emoji = emoji(&name)?;
    shared.act(|world| world.reactions().add(requester, ChannelId(channel), MessageId(message), emoji))?;
    Ok(StatusCode::NO_CONTENT)
}

async fn remove_own(
    shared: SharedState,
    auth: Auth,
    Ids((channel, message, name)): Ids<(u64, u64, String)>,
) -> EmptyResult {
    let user = auth.0.user().0;
    remove(shared, auth, Ids((channel, message, name, user))).await
}

async fn remove_own_kind(
    shared: SharedState,
    auth: Auth,
    Ids((channel, message, name, _)): Ids<(u64, u64, String, u64)>,
) -> EmptyResult {
    let user = auth.0.user().0;
    remove(shared, auth, Ids((channel, message, name, user))).await
}

async fn remove_kind(
    shared: SharedState,
    auth: Auth,
    Ids((channel, message, name, _, user)): Ids<(u64, u64, String, u64, u64)>,
) -> EmptyResult {
    remove(shared, auth, Ids((channel, message, name, user))).await
}

async fn remove(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((channel, message, name, user)): Ids<(u64, u64, String, u64)>,
) -> EmptyResult {
    let (channel, message, emoji) = (ChannelId(channel), MessageId(message), emoji(&name)?);
    shared.act(|world| world.reactions().remove(requester, channel, message, &emoji, UserId(user)))?;
    Ok(StatusCode::NO_CONTENT)
}

async fn clear(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((channel, message)): Ids<(u64, u64)>,
) -> EmptyResult {
    shared.act(|world| world.reactions().clear(requester, ChannelId(channel), MessageId(message), None))?;
    Ok(StatusCode::NO_CONTENT)
}

async fn clear_emoji(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((channel, message, name)): Ids<(u64, u64, String)>,
) -> EmptyResult {
    let (channel, message, emoji) = (ChannelId(channel), MessageId(message), emoji(&name)?);
    shared.act(|world| world.reactions().clear(requester, channel, message, Some(&emoji)))?;
    Ok(StatusCode::NO_CONTENT)
}

async fn list(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((channel, message, name)): Ids<(u64, u64, String)>,
    mut params: Params,
) -> RestResult {
    let (limit, after) = (params.limit(25, (1, 100)), params.id("after"));
    // The sandbox has no super reactions.
    let burst = params.whole("type", (0, 1)) == Some(1);
    params.finish()?;
    let (channel, message, emoji) = (ChannelId(channel), MessageId(message), emoji(&name)?);
    let page = (if burst { 0 } else { limit }, after);
    let users = shared.act(|world| world.reactions().list(requester, channel, message, &emoji, page))?;
    Ok(Json(Value::Array(users)))
}
