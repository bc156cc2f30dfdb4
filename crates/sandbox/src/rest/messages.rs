use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde_json::{Value, json};

use super::extract::{Auth, Ids};
use super::files::file_response;
use super::params::Params;
use super::{EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::{AttachmentId, ChannelId, MessageId};
use crate::validate::limits::guild;
use crate::validate::{FieldPath, Problems, message};
use crate::world::MessageRange;

/// `GET /channels/{id}/messages`
pub(super) async fn list(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(channel): Ids<u64>,
    mut params: Params,
) -> RestResult {
    let limit = params.limit(50, guild::PAGE);
    let (around, before, after) = (params.id("around"), params.id("before"), params.id("after"));
    params.finish()?;
    let range = match (around, before, after) {
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
    let list = problems.ids(&form.json, "messages", &at);
    match &list {
        Some(list) => {
            problems.count(&at.to("messages"), list.len(), guild::BULK_DELETE.0, guild::BULK_DELETE.1);
        }
        None if form.json.get("messages").is_none_or(Value::is_null) => {
            problems.required(&at.to("messages"));
        }
        None => {}
    }
    problems.finish()?;
    let ids: Vec<MessageId> = list.into_iter().flatten().map(MessageId).collect();
    shared.act(|world| world.messages().bulk_delete(requester, ChannelId(channel), &ids))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /attachments/{channel}/{attachment}/{filename}?hm=…`: a file, for anyone with its URL, as
/// on Discord's CDN.
pub(super) async fn attachment(
    State(shared): SharedState,
    Ids((channel, id, filename)): Ids<(u64, u64, String)>,
    params: Params,
) -> Result<Response, ApiError> {
    let found = shared.with_hub(|_, world| {
        let key = params.text("hm");
        world.attachment_type(ChannelId(channel), AttachmentId(id), &filename, key).map(str::to_owned)
    });
    let content_type = found.ok_or_else(ApiError::not_found)?;
    let reading = tokio::task::spawn_blocking(move || shared.files.read(AttachmentId(id)));
    let bytes = reading.await.ok().flatten().ok_or_else(ApiError::not_found)?;
    Ok(file_response(&content_type, &filename, "private, max-age=31536000, immutable", bytes))
}

/// `GET /ephemeral-attachments/{id}/{filename}?hm=…`: a file uploaded to a command or modal.
pub(super) async fn loose_file(
    State(shared): SharedState,
    Ids((id, name)): Ids<(u64, String)>,
    params: Params,
) -> Result<Response, ApiError> {
    let id = AttachmentId(id);
    let kind = shared.act(|world| world.loose_file_type(id, params.text("hm")));
    let kind = kind.ok_or_else(ApiError::not_found)?;
    let reading = tokio::task::spawn_blocking(move || shared.files.read(id));
    let bytes = reading.await.ok().flatten().ok_or_else(ApiError::not_found)?;
    Ok(file_response(&kind, &name, "private, no-cache", bytes))
}
