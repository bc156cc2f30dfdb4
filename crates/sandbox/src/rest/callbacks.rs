//! The bot's first response to an interaction.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::SharedState;
use super::extract::Ids;
use crate::callbacks::read_callback;
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::InteractionId;

#[derive(Debug, Deserialize)]
pub(super) struct CallbackQuery {
    with_response: Option<String>,
}

/// `POST /interactions/{id}/{token}/callback`, authorized only by the token.
pub(super) async fn answer(
    State(shared): SharedState,
    Ids((id, token)): Ids<(u64, String)>,
    Query(query): Query<CallbackQuery>,
    form: Form,
) -> Result<Response, ApiError> {
    let id = InteractionId(id);
    // Parsed without the lock; `answer` checks again that the interaction is unanswered.
    let waiting = shared.act(|world| world.responses().waiting(id, &token))?;
    let callback = read_callback(form, waiting)?;
    let response = shared.act(|world| world.responses().answer(id, &token, callback))?;
    if matches!(query.with_response.as_deref(), Some("true" | "True" | "1")) {
        Ok(Json(response).into_response())
    } else {
        Ok(StatusCode::NO_CONTENT.into_response())
    }
}
