//! The bot's first answer to an interaction.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;

use super::extract::{Form, Ids};
use crate::errors::ApiError;
use crate::ids::InteractionId;
use crate::shared::Shared;
use crate::validate::{Path, Problems, commands, message, modal};
use crate::world::interactions::{Awaited, Callback};
use crate::world::model::{InteractionKind, flags};

#[derive(Debug, Deserialize)]
pub(super) struct Wish {
    with_response: Option<String>,
}

/// `POST /interactions/{id}/{token}/callback`; the token is all the authorization it needs.
pub(super) async fn answer(
    State(shared): State<Arc<Shared>>,
    Ids((id, token)): Ids<(u64, String)>,
    Query(wish): Query<Wish>,
    form: Form,
) -> Result<Response, ApiError> {
    let id = InteractionId(id);
    // The form is checked between two short locks; `answer` asks again whether the interaction still waits.
    let awaited = shared.act(|world| world.awaiting(id, &token))?;
    let callback = read(form, awaited)?;
    let told = shared.act(|world| world.answer(id, &token, callback))?;
    if matches!(wish.with_response.as_deref(), Some("true" | "True" | "1")) {
        Ok(Json(told).into_response())
    } else {
        Ok(StatusCode::NO_CONTENT.into_response())
    }
}

fn read(form: Form, awaited: Awaited) -> Result<Callback, ApiError> {
    let at = Path::default().to("data");
    let null = Value::Null;
    let data = form.json.get("data").unwrap_or(&null);
    let number = form.json.get("type").and_then(Value::as_u64).unwrap_or_default();
    let allowed: &[u64] = match (awaited.kind, awaited.from_message) {
        (InteractionKind::Autocomplete, _) => &[8],
        (InteractionKind::Command, _) => &[4, 5, 9],
        (InteractionKind::Component, _) => &[4, 5, 6, 7, 9],
        (InteractionKind::Modal, true) => &[4, 5, 6, 7],
        (InteractionKind::Modal, false) => &[4, 5],
    };
    if !allowed.contains(&number) {
        let choices: Vec<String> = allowed.iter().map(u64::to_string).collect();
        let message = format!("Value must be one of {{{}}}.", choices.join(", "));
        return Err(ApiError::field("type", "BASE_TYPE_CHOICES", &message));
    }
    Ok(match number {
        4 => Callback::Message(Box::new(message::read(data, form.uploads, &at)?)),
        5 => {
            let bits = data.get("flags").and_then(Value::as_u64).unwrap_or_default();
            Callback::DeferMessage { ephemeral: bits & flags::EPHEMERAL != 0 }
        }
        6 => Callback::DeferUpdate,
        7 => Callback::Update(Box::new(message::read(data, form.uploads, &at)?)),
        8 => {
            let mut problems = Problems::default();
            let choices = problems.list(data, "choices", &at).unwrap_or_default();
            let choices = commands::check_choices(
                &mut problems,
                choices,
                &at.to("choices"),
                awaited.focused_type,
                &mut 0,
            );
            problems.finish()?;
            Callback::Choices(choices)
        }
        _ => Callback::Modal(modal::read(data, &at)?),
    })
}
