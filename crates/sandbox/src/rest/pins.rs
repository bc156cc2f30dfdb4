//! Pinned messages, by the old and new routes.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::routing::{get, put};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use super::extract::{Auth, Ids};
use super::{EmptyResult, RestResult, SharedState};
use crate::ids::{ChannelId, MessageId};
use crate::shared::Shared;
use crate::validate::number_in;

/// Maximum number of pins listed by the old route.
const MAX_OLD_PINS: usize = 50;

pub(super) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/channels/{channel_id}/pins", get(list_old))
        .route("/channels/{channel_id}/pins/{message_id}", put(pin).delete(unpin))
        .route("/channels/{channel_id}/messages/pins", get(list))
        .route("/channels/{channel_id}/messages/pins/{message_id}", put(pin).delete(unpin))
}

#[derive(Debug, Deserialize)]
struct PinsQuery {
    limit: Option<String>,
    before: Option<String>,
}

async fn list(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(channel): Ids<u64>,
    Query(query): Query<PinsQuery>,
) -> RestResult {
    let limit = number_in("limit", query.limit.as_deref(), 50, (1, 50))?;
    let pins = shared.act(|world| world.pins().list(requester, ChannelId(channel)))?;
    let mut items: Vec<Value> = pins
        .into_iter()
        .map(|(time, message)| json!({ "pinned_at": time.to_string(), "message": message }))
        .collect();
    if let Some(before) = query.before {
        // Timestamps in this format sort as strings. Clients may also send `Z`, and `+` may be
        // decoded to a space.
        let before = before.replace(' ', "+").replace('Z', "+00:00");
        items.retain(|item| item["pinned_at"].as_str().is_some_and(|time| time < before.as_str()));
    }
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
