//! What people do: `POST /interactions`, as the client sends it.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;

use super::extract::{Auth, Form};
use crate::errors::ApiError;
use crate::shared::Shared;
use crate::world::Caller;
use crate::world::interactions::{ANSWER_WITHIN, Outcome};

#[derive(Debug, Deserialize)]
pub(super) struct Wish {
    wait: Option<String>,
}

/// `POST /interactions`: 204 at once, or with `?wait=1` what the bot answered.
pub(super) async fn interact(
    State(shared): State<Arc<Shared>>,
    Auth(caller): Auth,
    Query(wish): Query<Wish>,
    form: Form,
) -> Result<Response, ApiError> {
    let Caller::Person(user) = caller else {
        return Err(ApiError::missing_access());
    };
    let (id, outcome) = shared.act_and_wait(|world| world.interact(user, &form.json))?;
    let patient = Arc::clone(&shared);
    tokio::spawn(async move {
        tokio::time::sleep(Duration::from_millis(ANSWER_WITHIN)).await;
        patient.act(|world| world.give_up(id));
    });
    if wish.wait.is_none_or(|wait| matches!(wait.as_str(), "" | "0" | "false")) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    match outcome.await {
        Ok(Outcome::Answered { callback, data, message }) => {
            let mut told = json!({ "id": id, "type": callback });
            if let Some(data) = data {
                told["data"] = data;
            }
            if let Some(message) = message {
                told["message_id"] = json!(message);
            }
            Ok(Json(told).into_response())
        }
        Ok(Outcome::Failed) | Err(_) => Err(ApiError::no_response()),
    }
}
