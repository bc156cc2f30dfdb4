//! The bot's first response to an interaction.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::SharedState;
use super::extract::Ids;
use super::params::Params;
use crate::callbacks::read_callback;
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::InteractionId;

/// `POST /interactions/{id}/{token}/callback`, authorized only by the token.
pub(super) async fn answer(
    State(shared): SharedState,
    Ids((id, token)): Ids<(u64, String)>,
    mut params: Params,
    form: Form,
) -> Result<Response, ApiError> {
    let with_response = params.flag("with_response").unwrap_or_default();
    params.finish()?;
    let id = InteractionId(id);
    // Parsed without the lock; `answer` checks again that the interaction is unanswered.
    let waiting = shared.act(|world| world.responses().waiting(id, &token))?;
    let callback = read_callback(form, waiting)?;
    let response = shared.act(|world| world.responses().answer(id, &token, callback))?;
    if with_response {
        Ok(Json(response).into_response())
    } else {
        Ok(StatusCode::NO_CONTENT.into_response())
    }
}
