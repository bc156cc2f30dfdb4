//! What the bot sent and received, and what is made to go wrong.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::results::{EmptyResult, RestResult, SharedState};
use crate::disturbance::Disturbance;
use crate::errors::ApiError;
use crate::faults::Faults;
use crate::form::Form;
use crate::recording::RequestRecord;

#[derive(Debug, Default, Deserialize)]
pub(super) struct RecordsQuery {
    since: Option<u64>,
    route: Option<String>,
    verdict: Option<String>,
    bot: Option<String>,
}

/// `GET requests`: what the bot sent, with what became of it.
pub(super) async fn requests(State(shared): SharedState, Query(query): Query<RecordsQuery>) -> Json<Value> {
    let application = shared.with_hub(|_, world| world.saved.application.clone());
    let is_bot = query.bot.is_none_or(|bot| bot == application.name || bot == application.id.to_string());
    let found = shared.recording.list(|record| {
        let route = record.route.as_deref().unwrap_or(&record.path);
        is_bot
            && query.since.is_none_or(|since| record.number > since)
            && query.route.as_deref().is_none_or(|wanted| route == wanted)
            && query.verdict.as_deref().is_none_or(|wanted| record.verdict.word() == wanted)
    });
    Json(json!({ "requests": found.iter().map(RequestRecord::json).collect::<Vec<_>>() }))
}

/// `DELETE requests`: forgets them.
pub(super) async fn forget(State(shared): SharedState) -> StatusCode {
    shared.recording.clear();
    StatusCode::NO_CONTENT
}

/// `GET events`: the events that the bot's sessions received and that can still be resumed.
pub(super) async fn events(State(shared): SharedState, Query(query): Query<RecordsQuery>) -> Json<Value> {
    let events = shared.with_hub(|hub, _| hub.bot_events(query.since.unwrap_or_default()));
    Json(json!({ "events": events }))
}

/// `PUT faults`: `{"faults":"429=0.1,drop=0.02"}`; an empty text ends them.
pub(super) async fn faults(State(shared): SharedState, form: Form) -> EmptyResult {
    let text = form.json["faults"].as_str().ok_or_else(|| ApiError::required("faults"))?;
    let faults: Faults = text.parse().map_err(|error: crate::faults::FaultsError| {
        ApiError::field("faults", "BASE_TYPE_BAD_FORM", &error.to_string())
    })?;
    shared.set_faults(faults);
    Ok(StatusCode::NO_CONTENT)
}

/// `POST sessions/S`, S a session's id or `all`.
pub(super) async fn disturb(
    State(shared): SharedState,
    Path(session): Path<String>,
    form: Form,
) -> RestResult {
    let code = form.json["code"].as_u64().and_then(|code| u16::try_from(code).ok());
    let disturbance = match form.json["do"].as_str() {
        Some("drop") => Disturbance::Lose,
        Some("reconnect") => Disturbance::Reconnect,
        Some("invalidate") => Disturbance::InvalidSession,
        Some("close") => Disturbance::Close(code.unwrap_or(4000)),
        _ => {
            let message = "Value must be one of ('drop', 'reconnect', 'invalidate', 'close').";
            return Err(ApiError::field("do", "BASE_TYPE_CHOICES", message));
        }
    };
    let chosen = Some(session.as_str()).filter(|session| *session != "all");
    let count = shared.with_hub(|hub, _| hub.disturb_bot(chosen, disturbance));
    if chosen.is_some() && count == 0 {
        return Err(ApiError::not_found());
    }
    Ok(Json(json!({ "sessions": count })))
}
