//! Messages and their files.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;

use super::extract::{Auth, Form, Ids};
use crate::errors::ApiError;
use crate::ids::{AttachmentId, ChannelId, MessageId};
use crate::shared::Shared;
use crate::validate::{self, message};
use crate::world::messages::Page;

type Shares = State<Arc<Shared>>;
type Answer = Result<Json<Value>, ApiError>;

#[derive(Debug, Deserialize)]
pub(super) struct Range {
    limit: Option<usize>,
    before: Option<u64>,
    after: Option<u64>,
    around: Option<u64>,
}

/// `GET /channels/{id}/messages`
pub(super) async fn list(
    State(shared): Shares,
    Auth(caller): Auth,
    Ids(channel): Ids<u64>,
    Query(range): Query<Range>,
) -> Answer {
    let limit = range.limit.unwrap_or(50);
    if !(1..=100).contains(&limit) {
        let message = "int value should be less than or equal to 100 and greater than or equal to 1.";
        return Err(ApiError::field("limit", "NUMBER_TYPE_RANGE", message));
    }
    let page = match (range.around, range.before, range.after) {
        (Some(id), ..) => Page::Around(MessageId(id)),
        (None, Some(id), _) => Page::Before(MessageId(id)),
        (None, None, Some(id)) => Page::After(MessageId(id)),
        (None, None, None) => Page::Newest,
    };
    shared.act(|world| {
        let list = world.list_messages(caller.user(), ChannelId(channel), page, limit)?;
        Ok(Json(list.iter().map(|message| world.message_json(message)).collect()))
    })
}

/// `POST /channels/{id}/messages`
pub(super) async fn post(
    State(shared): Shares,
    Auth(caller): Auth,
    Ids(channel): Ids<u64>,
    form: Form,
) -> Answer {
    let draft = message::read(&form.json, form.uploads, &validate::Path::default())?;
    shared.act(|world| {
        let message = world.post_message(caller, ChannelId(channel), draft)?;
        Ok(Json(world.message_json(&message)))
    })
}

/// `GET /channels/{id}/messages/{message}`
pub(super) async fn get(
    State(shared): Shares,
    Auth(caller): Auth,
    Ids((channel, id)): Ids<(u64, u64)>,
) -> Answer {
    shared.act(|world| {
        let message = world.message_for(caller.user(), ChannelId(channel), MessageId(id))?;
        Ok(Json(world.message_json(&message)))
    })
}

/// `PATCH /channels/{id}/messages/{message}`
pub(super) async fn patch(
    State(shared): Shares,
    Auth(caller): Auth,
    Ids((channel, id)): Ids<(u64, u64)>,
    form: Form,
) -> Answer {
    let draft = message::read(&form.json, form.uploads, &validate::Path::default())?;
    shared.act(|world| {
        let message = world.edit_message(caller, ChannelId(channel), MessageId(id), draft)?;
        Ok(Json(world.message_json(&message)))
    })
}

/// `DELETE /channels/{id}/messages/{message}`
pub(super) async fn delete(
    State(shared): Shares,
    Auth(caller): Auth,
    Ids((channel, id)): Ids<(u64, u64)>,
) -> Result<StatusCode, ApiError> {
    shared.act(|world| world.delete_message(caller, ChannelId(channel), MessageId(id)))?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Debug, Deserialize)]
pub(super) struct Key {
    hm: Option<String>,
}

/// A file: whoever has the whole address may read it, as on Discord's CDN.
pub(super) async fn attachment(
    State(shared): Shares,
    Path((channel, id, filename)): Path<(u64, u64, String)>,
    Query(key): Query<Key>,
) -> Result<Response, ApiError> {
    let found = shared.act(|world| {
        let channel = world.saved.channels.get(&ChannelId(channel))?;
        let files = channel.messages.values().rev().flat_map(|message| &message.attachments);
        let file = files.into_iter().find(|file| file.id == AttachmentId(id) && file.filename == filename)?;
        (Some(&file.key) == key.hm.as_ref()).then(|| file.content_type.clone())
    });
    let content_type = found.ok_or_else(ApiError::not_found)?;
    let reading = tokio::task::spawn_blocking(move || shared.files.read(AttachmentId(id)));
    let bytes = reading.await.ok().flatten().ok_or_else(ApiError::not_found)?;
    let cache = (CACHE_CONTROL, "private, max-age=31536000, immutable".to_owned());
    Ok(([(CONTENT_TYPE, content_type), cache], bytes).into_response())
}
