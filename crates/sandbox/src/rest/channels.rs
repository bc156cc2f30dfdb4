//! Channels, direct message channels and threads.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::Value;

use super::extract::{Auth, Ids, Reason};
use super::{CreatedResult, EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::{Form, ListForm};
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::validate::snowflake;

/// `GET /users/@me/channels`
pub(super) async fn list_directs(State(shared): SharedState, Auth(requester): Auth) -> Json<Value> {
    Json(Value::Array(shared.act(|world| world.render().directs(requester.user()))))
}

/// `POST /users/@me/channels`
pub(super) async fn open_direct(State(shared): SharedState, Auth(requester): Auth, form: Form) -> RestResult {
    // Bots send one recipient, Discord's client a list of one.
    let named = form.json.get("recipient_id").or_else(|| form.json.get("recipients")?.get(0));
    let with = named.and_then(snowflake).ok_or_else(|| ApiError::required("recipient_id"))?;
    shared.act(|world| {
        let id = world.channels().open_direct(requester, UserId(with))?;
        world.render().channel_for(requester.user(), id).map(Json)
    })
}

/// `GET /channels/{id}`
pub(super) async fn show(State(shared): SharedState, Auth(requester): Auth, Ids(id): Ids<u64>) -> RestResult {
    shared.act(|world| world.render().channel_for(requester.user(), ChannelId(id))).map(Json)
}

/// `PATCH /channels/{id}`
pub(super) async fn change(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(id): Ids<u64>,
    form: Form,
) -> RestResult {
    shared.act(|world| world.channels().change(requester, ChannelId(id), &form.json)).map(Json)
}

/// `DELETE /channels/{id}`
pub(super) async fn delete(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(id): Ids<u64>,
) -> RestResult {
    shared.act(|world| world.channels().delete(requester, ChannelId(id))).map(Json)
}

/// `PUT /channels/{id}/permissions/{overwrite}`
pub(super) async fn set_overwrite(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((id, target)): Ids<(u64, u64)>,
    form: Form,
) -> EmptyResult {
    shared.act(|world| world.channels().set_overwrite(requester, ChannelId(id), target, Some(&form.json)))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /channels/{id}/permissions/{overwrite}`
pub(super) async fn delete_overwrite(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((id, target)): Ids<(u64, u64)>,
) -> EmptyResult {
    shared.act(|world| world.channels().set_overwrite(requester, ChannelId(id), target, None))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /channels/{id}/typing`
pub(super) async fn start_typing(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(id): Ids<u64>,
) -> EmptyResult {
    shared.act(|world| world.channels().start_typing(requester, ChannelId(id)))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /channels/{id}/threads`
pub(super) async fn start_thread(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(id): Ids<u64>,
    form: Form,
) -> CreatedResult {
    let thread = shared
        .act(|world| world.threads().start(requester, ChannelId(id), None, &form.json, form.uploads))?;
    Ok((StatusCode::CREATED, Json(thread)))
}

/// `POST /channels/{id}/messages/{message}/threads`
pub(super) async fn start_thread_from(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((id, message)): Ids<(u64, u64)>,
    form: Form,
) -> CreatedResult {
    let message = Some(MessageId(message));
    let thread = shared
        .act(|world| world.threads().start(requester, ChannelId(id), message, &form.json, Vec::new()))?;
    Ok((StatusCode::CREATED, Json(thread)))
}

/// `PUT /channels/{id}/thread-members/@me`
pub(super) async fn join_thread(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(id): Ids<u64>,
) -> EmptyResult {
    shared.act(|world| world.threads().add_member(requester, ChannelId(id), requester.user()))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /channels/{id}/thread-members/@me`
pub(super) async fn leave_thread(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(id): Ids<u64>,
) -> EmptyResult {
    shared.act(|world| world.threads().remove_member(requester, ChannelId(id), requester.user()))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `PUT /channels/{id}/thread-members/{user}`
pub(super) async fn add_to_thread(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((id, user)): Ids<(u64, u64)>,
) -> EmptyResult {
    shared.act(|world| world.threads().add_member(requester, ChannelId(id), UserId(user)))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /channels/{id}/thread-members/{user}`
pub(super) async fn remove_from_thread(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((id, user)): Ids<(u64, u64)>,
) -> EmptyResult {
    shared.act(|world| world.threads().remove_member(requester, ChannelId(id), UserId(user)))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /guilds/{id}/channels`
pub(super) async fn create(
    State(shared): SharedState,
    Auth(requester): Auth,
    Reason(reason): Reason,
    Ids(id): Ids<u64>,
    form: Form,
) -> CreatedResult {
    let channel = shared
        .act(|world| world.with_reason(reason).channels().create(requester, GuildId(id), &form.json))?;
    Ok((StatusCode::CREATED, Json(channel)))
}

/// `PATCH /guilds/{id}/channels`
pub(super) async fn reorder(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(id): Ids<u64>,
    form: ListForm,
) -> EmptyResult {
    shared.act(|world| world.channels().reorder(requester, GuildId(id), &form.0))?;
    Ok(StatusCode::NO_CONTENT)
}
