//! User interactions: `POST /interactions`, as sent by Discord's client.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::SharedState;
use super::extract::Auth;
use super::params::Params;
use crate::errors::ApiError;
use crate::form::Form;
use crate::world::Requester;
use crate::world::interactions::Outcome;

/// `POST /interactions`: returns 204 immediately, or with `?wait=1` waits for the bot's response.
pub(super) async fn interact(
    State(shared): SharedState,
    Auth(requester): Auth,
    mut params: Params,
    form: Form,
) -> Result<Response, ApiError> {
    let wait = params.flag("wait").unwrap_or_default();
    params.finish()?;
    let Requester::Person(user) = requester else {
        return Err(ApiError::missing_access());
    };
    let (id, outcome) =
        shared.act_and_wait(|world| world.invocations().invoke(user, &form.json, form.uploads))?;
    let later = Arc::clone(&shared);
    tokio::spawn(async move {
        let response_time = later.act(|world| world.response_time);
        tokio::time::sleep(Duration::from_millis(response_time)).await;
        later.act(|world| world.responses().fail(id));
    });
    if !wait {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    match outcome.await {
        Ok(Outcome::Answered { callback, data, message }) => {
            let mut response = json!({ "id": id, "type": callback });
            if let Some(data) = data {
                response["data"] = data;
            }
            if let Some(message) = message {
                response["message_id"] = json!(message);
            }
            Ok(Json(response).into_response())
        }
        Ok(Outcome::Failed) | Err(_) => Err(ApiError::no_response()),
    }
}
