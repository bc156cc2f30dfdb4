//! Follow-ups, and edits of responses to interactions.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::extract::Ids;
use super::{EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::{ApplicationId, MessageId};
use crate::validate::{FieldPath, message};
use crate::world::ResponseMessage;

/// The application, the token of the interaction, and `@original` or the id of a message.
///
/// `@original` is no route of its own, because some libraries write `%40original`.
type MessagePath = Ids<(u64, String, String)>;

/// `POST /webhooks/{application}/{token}`
pub(super) async fn follow_up(
    State(shared): SharedState,
    Ids((application, token)): Ids<(u64, String)>,
    form: Form,
) -> RestResult {
    let draft = message::read(&form.json, form.uploads, &FieldPath::default())?;
    shared.act(|world| {
        let message = world.responses().follow_up(ApplicationId(application), &token, draft)?;
        Ok(Json(world.render().message(&message)))
    })
}

/// `GET /webhooks/{application}/{token}/messages/{message}`
pub(super) async fn get(
    State(shared): SharedState,
    Ids((application, token, which)): MessagePath,
) -> RestResult {
    let which = read_which(&which)?;
    shared.act(|world| {
        let message = world.responses().message(ApplicationId(application), &token, which)?;
        Ok(Json(world.render().message(&message)))
    })
}

/// `PATCH /webhooks/{application}/{token}/messages/{message}`
pub(super) async fn patch(
    State(shared): SharedState,
    Ids((application, token, which)): MessagePath,
    form: Form,
) -> RestResult {
    let which = read_which(&which)?;
    let draft = message::read(&form.json, form.uploads, &FieldPath::default())?;
    shared.act(|world| {
        let message = world.responses().edit(ApplicationId(application), &token, which, draft)?;
        Ok(Json(world.render().message(&message)))
    })
}

/// `DELETE /webhooks/{application}/{token}/messages/{message}`
pub(super) async fn delete(
    State(shared): SharedState,
    Ids((application, token, which)): MessagePath,
) -> EmptyResult {
    let which = read_which(&which)?;
    shared.act(|world| world.responses().delete(ApplicationId(application), &token, which))?;
    Ok(StatusCode::NO_CONTENT)
}

fn read_which(text: &str) -> Result<ResponseMessage, ApiError> {
    if text == "@original" {
        return Ok(ResponseMessage::Original);
    }
    let id = text.parse().map(MessageId);
    id.map(ResponseMessage::Id).map_err(|_| ApiError::not_a_snowflake("message_id", text))
}
