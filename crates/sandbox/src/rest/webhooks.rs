//! Edits of answers, and follow-ups.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::Value;

use super::extract::{Form, Ids};
use crate::errors::ApiError;
use crate::ids::{ApplicationId, MessageId};
use crate::shared::Shared;
use crate::validate::{Path, message};
use crate::world::interactions::Which;

type Shares = State<Arc<Shared>>;
/// The application, the token of the interaction, and `@original` or the id of a message.
///
/// The last one is not a route of its own, for some libraries write `%40original`.
type Address = Ids<(u64, String, String)>;

/// `POST /webhooks/{application}/{token}`
pub(super) async fn follow_up(
    State(shared): Shares,
    Ids((application, token)): Ids<(u64, String)>,
    form: Form,
) -> Result<Json<Value>, ApiError> {
    let draft = message::read(&form.json, form.uploads, &Path::default())?;
    shared.act(|world| {
        let message = world.follow_up(ApplicationId(application), &token, draft)?;
        Ok(Json(world.message_json(&message)))
    })
}

/// `GET /webhooks/{application}/{token}/messages/{message}`
pub(super) async fn get(
    State(shared): Shares,
    Ids((application, token, which)): Address,
) -> Result<Json<Value>, ApiError> {
    let which = read_which(&which)?;
    shared.act(|world| {
        let message = world.answer_message(ApplicationId(application), &token, which)?;
        Ok(Json(world.message_json(&message)))
    })
}

/// `PATCH /webhooks/{application}/{token}/messages/{message}`
pub(super) async fn patch(
    State(shared): Shares,
    Ids((application, token, which)): Address,
    form: Form,
) -> Result<Json<Value>, ApiError> {
    let which = read_which(&which)?;
    let draft = message::read(&form.json, form.uploads, &Path::default())?;
    shared.act(|world| {
        let message = world.edit_answer(ApplicationId(application), &token, which, draft)?;
        Ok(Json(world.message_json(&message)))
    })
}

/// `DELETE /webhooks/{application}/{token}/messages/{message}`
pub(super) async fn delete(
    State(shared): Shares,
    Ids((application, token, which)): Address,
) -> Result<StatusCode, ApiError> {
    let which = read_which(&which)?;
    shared.act(|world| world.delete_answer(ApplicationId(application), &token, which))?;
    Ok(StatusCode::NO_CONTENT)
}

fn read_which(text: &str) -> Result<Which, ApiError> {
    if text == "@original" {
        return Ok(Which::Original);
    }
    let id = text.parse().map(MessageId);
    id.map(Which::Id).map_err(|_| ApiError::not_a_snowflake("message_id", text))
}
