//! Recorded requests and events, faults and disturbances.

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde_json::{Value, json};

use super::super::params::Params;
use super::super::results::{EmptyResult, RestResult, SharedState};
use super::lookup;
use crate::disturbance::Disturbance;
use crate::errors::ApiError;
use crate::faults::{FaultRule, Faults, RuleEffect, delay};
use crate::form::Form;
use crate::recording::RequestRecord;
use crate::validate::{FieldPath, Problems};

/// `GET requests`: the bot's requests with their outcomes.
pub(super) async fn requests(State(shared): SharedState, mut params: Params) -> RestResult {
    let since = params.id("since");
    let text = |name: &str| params.text(name).map(str::to_owned);
    let (bot, route, verdict) = (text("bot"), text("route"), text("verdict"));
    params.finish()?;
    // An unknown bot matches no requests.
    let bot = bot.map(|named| shared.with_hub(|_, world| lookup::user(world, &named).ok()));
    let found = shared.recording.list(|record| {
        let own = record.route.as_deref().unwrap_or(&record.path);
        bot.is_none_or(|bot| bot.is_some() && record.bot == bot)
            && since.is_none_or(|since| record.number > since)
            && route.as_deref().is_none_or(|wanted| own == wanted)
            && verdict.as_deref().is_none_or(|wanted| record.verdict.word() == wanted)
    });
    Ok(Json(json!({ "requests": found.iter().map(RequestRecord::json).collect::<Vec<_>>() })))
}

/// `DELETE requests`
pub(super) async fn forget(State(shared): SharedState) -> StatusCode {
    shared.recording.clear();
    StatusCode::NO_CONTENT
}

/// `GET events`: events sent to the bot's sessions that are still kept for a RESUME.
pub(super) async fn events(State(shared): SharedState, mut params: Params) -> RestResult {
    let since = params.id("since").unwrap_or_default();
    params.finish()?;
    let events = shared.with_hub(|hub, _| hub.bot_events(since));
    Ok(Json(json!({ "events": events })))
}

/// `PUT faults`: `{"faults":"429=0.1,drop=0.02"}`, `{"rules":[…]}`, or both. An empty body ends all
/// faults.
pub(super) async fn faults(State(shared): SharedState, form: Form) -> EmptyResult {
    if form.json.get("faults").is_none() && form.json.get("rules").is_none() {
        return Err(ApiError::required("faults"));
    }
    let rules = read_rules(&form.json)?;
    let text = form.json["faults"].as_str().unwrap_or_default();
    let faults: Faults = text.parse().map_err(|error: crate::faults::FaultsError| {
        ApiError::field("faults", "BASE_TYPE_BAD_FORM", &error.to_string())
    })?;
    shared.set_faults(faults);
    shared.set_fault_rules(rules);
    Ok(StatusCode::NO_CONTENT)
}

/// Discord bans an address for an hour; a sandbox may, for a day.
const MAX_BAN_SECONDS: i64 = 86_400;

/// Parses `rules`: `{"method","route","status"|"ban"|"delay"|"drop":"before"|"after","times"}`.
fn read_rules(form: &Value) -> Result<Vec<FaultRule>, ApiError> {
    let mut problems = Problems::default();
    let at = FieldPath::default();
    let list = problems.list(form, "rules", &at).unwrap_or_default();
    let mut rules = Vec::new();
    for (index, rule) in list.iter().enumerate() {
        let at = at.to("rules").to(index);
        let text = |key: &str| rule.get(key).and_then(Value::as_str).map(str::to_owned);
        let status = problems.whole(rule, "status", &at);
        if let Some(status) = status {
            problems.within(&at.to("status"), status, 400, 599);
        }
        let ban = problems.whole(rule, "ban", &at);
        if let Some(ban) = ban {
            problems.within(&at.to("ban"), ban, 0, MAX_BAN_SECONDS);
        }
        let effect = match (status, ban, text("delay"), text("drop").as_deref()) {
            (Some(status), None, None, None) => u16::try_from(status).ok().map(RuleEffect::Status),
            (None, Some(ban), None, None) => {
                u64::try_from(ban).ok().map(|ban| RuleEffect::Ban(Duration::from_secs(ban)))
            }
            (None, None, Some(text), None) => delay(&text).ok().map(RuleEffect::Delay),
            (None, None, None, Some("before")) => Some(RuleEffect::Drop { done: false }),
            (None, None, None, Some("after")) => Some(RuleEffect::Drop { done: true }),
            _ => None,
        };
        let times = problems.whole(rule, "times", &at).and_then(|times| u64::try_from(times).ok());
        match effect {
            Some(effect) => {
                rules.push(FaultRule { method: text("method"), route: text("route"), effect, times });
            }
            None => {
                let message =
                    "One of status, ban (in seconds), delay (such as 200ms) and drop (before or after).";
                problems.add(&at, "BASE_TYPE_CHOICES", message);
            }
        }
    }
    problems.finish()?;
    Ok(rules)
}

/// `POST sessions/S`, where S is a session id or `all`.
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
    let resumable = form.json["resumable"].as_bool();
    let count = shared.with_hub(|hub, _| hub.disturb_bot(chosen, disturbance, resumable));
    if chosen.is_some() && count == 0 {
        return Err(ApiError::not_found());
    }
    Ok(Json(json!({ "sessions": count })))
}
