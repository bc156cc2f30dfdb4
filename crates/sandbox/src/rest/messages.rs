use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;

use super::extract::{Auth, Ids};
use super::{EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::{AttachmentId, ChannelId, MessageId};
use crate::validate::limits::guild;
use crate::validate::{FieldPath, Problems, message, number_in, snowflake};
use crate::world::MessageRange;

#[derive(Debug, Deserialize)]
pub(super) struct MessagesQuery {
    limit: Option<String>,
    before: Option<u64>,
    after: Option<u64>,
    around: Option<u64>,
}

/// `GET /channels/{id}/messages`
pub(super) async fn list(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(channel): Ids<u64>,
    Query(query): Query<MessagesQuery>,
) -> RestResult {
    let limit = number_in("limit", query.limit.as_deref(), 50, guild::PAGE)?;
    let range = match (query.around, query.before, query.after) {
        (Some(id), ..) => MessageRange::Around(MessageId(id)),
        (None, Some(id), _) => MessageRange::Before(MessageId(id)),
        (None, None, Some(id)) => MessageRange::After(MessageId(id)),
        (None, None, None) => MessageRange::Newest,
    };
    shared.act(|world| {
        let list = world.saved.visible_messages(requester.user(), ChannelId(channel), range, limit)?;
        Ok(Json(list.iter().map(|message| world.render_for(requester.user()).message(message)).collect()))
    })
}

/// `POST /channels/{id}/messages`
pub(super) async fn post(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(channel): Ids<u64>,
    form: Form,
) -> RestResult {
    let draft = message::read(&form.json, form.uploads, &FieldPath::default())?;
    shared.act(|world| {
        let message = world.messages().post(requester, ChannelId(channel), draft)?;
        Ok(Json(world.render_for(requester.user()).message(&message)))
    })
}

/// `GET /channels/{id}/messages/{message}`
pub(super) async fn get(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((channel, id)): Ids<(u64, u64)>,
) -> RestResult {
    shared.act(|world| {
        let message = world.saved.visible_message(requester.user(), ChannelId(channel), MessageId(id))?;
        Ok(Json(world.render_for(requester.user()).message(&message)))
    })
}

/// `PATCH /channels/{id}/messages/{message}`
pub(super) async fn patch(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((channel, id)): Ids<(u64, u64)>,
    form: Form,
) -> RestResult {
    let draft = message::read(&form.json, form.uploads, &FieldPath::default())?;
    shared.act(|world| {
        let message = world.messages().edit(requester, ChannelId(channel), MessageId(id), draft)?;
        Ok(Json(world.render_for(requester.user()).message(&message)))
    })
}

/// `DELETE /channels/{id}/messages/{message}`
pub(super) async fn delete(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((channel, id)): Ids<(u64, u64)>,
) -> EmptyResult {
    shared.act(|world| world.messages().delete(requester, ChannelId(channel), MessageId(id)))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /channels/{id}/messages/{message}/ack`: a user has read a channel in one of their windows.
pub(super) async fn acknowledge(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((channel, id)): Ids<(u64, u64)>,
) -> RestResult {
    shared.act(|world| world.channels().acknowledge(requester, ChannelId(channel), MessageId(id)))?;
    Ok(Json(json!({ "token": null })))
}

/// `POST /channels/{id}/messages/bulk-delete`
pub(super) async fn bulk_delete(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(channel): Ids<u64>,
    form: Form,
) -> EmptyResult {
    let mut problems = Problems::default();
    let at = FieldPath::default();
    let list = problems.list(&form.json, "messages", &at);
    match list {
        Some(list) => {
            problems.count(&at.to("messages"), list.len(), guild::BULK_DELETE.0, guild::BULK_DELETE.1);
        }
        None => problems.required(&at.to("messages")),
    }
    problems.finish()?;
    let ids: Vec<MessageId> = list.into_iter().flatten().filter_map(snowflake).map(MessageId).collect();
    shared.act(|world| world.messages().bulk_delete(requester, ChannelId(channel), &ids))?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Debug, Deserialize)]
pub(super) struct AttachmentQuery {
    hm: Option<String>,
}

/// `GET /attachments/{channel}/{attachment}/{filename}?hm=…`: a file, for anyone with its URL, as
/// on Discord's CDN.
pub(super) async fn attachment(
    State(shared): SharedState,
    Path((channel, id, filename)): Path<(u64, u64, String)>,
    Query(query): Query<AttachmentQuery>,
) -> Result<Response, ApiError> {
    let found = shared.act(|world| {
        let channel = world.saved.channels.get(&ChannelId(channel))?;
        let files = channel.messages.values().rev().flat_map(|message| &message.attachments);
        let file = files.into_iter().find(|file| file.id == AttachmentId(id) && file.filename == filename)?;
        (Some(&file.key) == query.hm.as_ref()).then(|| file.content_type.clone())
    });
    let content_type = found.ok_or_else(ApiError::not_found)?;
    let reading = tokio::task::spawn_blocking(move || shared.files.read(AttachmentId(id)));
    let bytes = reading.await.ok().flatten().ok_or_else(ApiError::not_found)?;
    let cache = (CACHE_CONTROL, "private, max-age=31536000, immutable".to_owned());
    Ok(([(CONTENT_TYPE, content_type), cache], bytes).into_response())
}

/// `GET /ephemeral-attachments/{id}/{filename}?hm=…`: a file uploaded to a command or modal.
pub(super) async fn loose_file(
    State(shared): SharedState,
    Path((id, _)): Path<(u64, String)>,
    Query(query): Query<AttachmentQuery>,
) -> Result<Response, ApiError> {
    let id = AttachmentId(id);
    let kind = shared.act(|world| world.loose_file_type(id, query.hm.as_deref()));
    let kind = kind.ok_or_else(ApiError::not_found)?;
    let reading = tokio::task::spawn_blocking(move || shared.files.read(id));
    let bytes = reading.await.ok().flatten().ok_or_else(ApiError::not_found)?;
    Ok(([(CONTENT_TYPE, kind)], bytes).into_response())
}
