//! Pinned messages, by the old and new routes.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, put};
use axum::{Json, Router};
use serde_json::{Value, json};

use super::extract::{Auth, Ids};
use super::params::Params;
use super::{EmptyResult, RestResult, SharedState};
use crate::ids::{ChannelId, MessageId};
use crate::shared::Shared;

/// Maximum number of pins listed by the old route.
const MAX_OLD_PINS: usize = 50;

pub(super) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/channels/{channel_id}/pins", get(list_old))
        .route("/channels/{channel_id}/pins/{message_id}", put(pin).delete(unpin))
        .route("/channels/{channel_id}/messages/pins", get(list))
        .route("/channels/{channel_id}/messages/pins/{message_id}", put(pin).delete(unpin))
}

async fn list(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(channel): Ids<u64>,
    mut params: Params,
) -> RestResult {
    let (limit, before) = (params.limit(50, (1, 50)), params.time("before"));
    params.finish()?;
    let pins = shared.act(|world| world.pins().list(requester, ChannelId(channel)))?;
    let mut items: Vec<Value> = pins
        .into_iter()
        .filter(|(time, _)| before.is_none_or(|before| *time < before))
        .map(|(time, message)| json!({ "pinned_at": time.to_string(), "message": message }))
        .collect();
    let has_more = items.len() > limit;
    items.truncate(limit);
    Ok(Json(json!({ "items": items, "has_more": has_more })))
}

async fn list_old(State(shared): SharedState, Auth(requester): Auth, Ids(channel): Ids<u64>) -> RestResult {
    let pins = shared.act(|world| world.pins().list(requester, ChannelId(channel)))?;
    Ok(Json(pins.into_iter().take(MAX_OLD_PINS).map(|(_, message)| message).collect()))
}

async fn pin(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((channel, message)): Ids<(u64, u64)>,
) -> EmptyResult {
    shared.act(|world| world.pins().set(requester, ChannelId(channel), MessageId(message), true))?;
    Ok(StatusCode::NO_CONTENT)
}

async fn unpin(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((channel, message)): Ids<(u64, u64)>,
) -> EmptyResult {
    shared.act(|world| world.pins().set(requester, ChannelId(channel), MessageId(message), false))?;
    Ok(StatusCode::NO_CONTENT)
}
