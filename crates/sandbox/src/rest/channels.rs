//! Channels, direct conversations and threads.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::Value;

use super::extract::{Auth, Form, Ids};
use crate::errors::ApiError;
use crate::ids::{ChannelId, MessageId, UserId};
use crate::shared::Shared;
use crate::validate::snowflake;

type Shares = State<Arc<Shared>>;
type Answer = Result<Json<Value>, ApiError>;
type Done = Result<StatusCode, ApiError>;

/// `GET /users/@me/channels`
pub(super) async fn directs(State(shared): Shares, Auth(caller): Auth) -> Json<Value> {
    Json(Value::Array(shared.act(|world| world.directs_json(caller.user()))))
}

/// `POST /users/@me/channels`
pub(super) async fn open_direct(State(shared): Shares, Auth(caller): Auth, form: Form) -> Answer {
    // A bot names one recipient; the client sends a list of one.
    let named = form.json.get("recipient_id").or_else(|| form.json.get("recipients")?.get(0));
    let with = named
        .and_then(snowflake)
        .ok_or_else(|| ApiError::field("recipient_id", "BASE_TYPE_REQUIRED", "This field is required"))?;
    shared.act(|world| {
        let id = world.open_direct(caller, UserId(with))?;
        world.show_channel(caller, id).map(Json)
    })
}

/// `GET /channels/{id}`
pub(super) async fn show(State(shared): Shares, Auth(caller): Auth, Ids(id): Ids<u64>) -> Answer {
    shared.act(|world| world.show_channel(caller, ChannelId(id))).map(Json)
}

/// `PATCH /channels/{id}`
pub(super) async fn change(
    State(shared): Shares,
    Auth(caller): Auth,
    Ids(id): Ids<u64>,
    form: Form,
) -> Answer {
    shared.act(|world| world.change_channel(caller, ChannelId(id), &form.json)).map(Json)
}

/// `DELETE /channels/{id}`
pub(super) async fn delete(State(shared): Shares, Auth(caller): Auth, Ids(id): Ids<u64>) -> Answer {
    shared.act(|world| world.delete_channel(caller, ChannelId(id))).map(Json)
}

/// `PUT /channels/{id}/permissions/{overwrite}`
pub(super) async fn allow(
    State(shared): Shares,
    Auth(caller): Auth,
    Ids((id, target)): Ids<(u64, u64)>,
    form: Form,
) -> Done {
    shared.act(|world| world.set_overwrite(caller, ChannelId(id), target, Some(&form.json)))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /channels/{id}/permissions/{overwrite}`
pub(super) async fn disallow(
    State(shared): Shares,
    Auth(caller): Auth,
    Ids((id, target)): Ids<(u64, u64)>,
) -> Done {
    shared.act(|world| world.set_overwrite(caller, ChannelId(id), target, None))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /channels/{id}/typing`
pub(super) async fn typing(State(shared): Shares, Auth(caller): Auth, Ids(id): Ids<u64>) -> Done {
    shared.act(|world| world.start_typing(caller, ChannelId(id)))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /channels/{id}/threads`
pub(super) async fn start_thread(
    State(shared): Shares,
    Auth(caller): Auth,
    Ids(id): Ids<u64>,
    form: Form,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let thread = shared.act(|world| world.start_thread(caller, ChannelId(id), None, &form.json))?;
    Ok((StatusCode::CREATED, Json(thread)))
}

/// `POST /channels/{id}/messages/{message}/threads`
pub(super) async fn start_thread_on(
    State(shared): Shares,
    Auth(caller): Auth,
    Ids((id, message)): Ids<(u64, u64)>,
    form: Form,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let message = Some(MessageId(message));
    let thread = shared.act(|world| world.start_thread(caller, ChannelId(id), message, &form.json))?;
    Ok((StatusCode::CREATED, Json(thread)))
}

/// `PUT /channels/{id}/thread-members/@me`
pub(super) async fn join(State(shared): Shares, Auth(caller): Auth, Ids(id): Ids<u64>) -> Done {
    shared.act(|world| world.set_thread_member(caller, ChannelId(id), caller.user(), true))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /channels/{id}/thread-members/@me`
pub(super) async fn part(State(shared): Shares, Auth(caller): Auth, Ids(id): Ids<u64>) -> Done {
    shared.act(|world| world.set_thread_member(caller, ChannelId(id), caller.user(), false))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `PUT /channels/{id}/thread-members/{user}`
pub(super) async fn add(State(shared): Shares, Auth(caller): Auth, Ids((id, user)): Ids<(u64, u64)>) -> Done {
    shared.act(|world| world.set_thread_member(caller, ChannelId(id), UserId(user), true))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /channels/{id}/thread-members/{user}`
pub(super) async fn remove(
    State(shared): Shares,
    Auth(caller): Auth,
    Ids((id, user)): Ids<(u64, u64)>,
) -> Done {
    shared.act(|world| world.set_thread_member(caller, ChannelId(id), UserId(user), false))?;
    Ok(StatusCode::NO_CONTENT)
}
