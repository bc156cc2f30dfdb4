//! Edits of answers, and follow-ups.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::Value;

use super::extract::{Form, Ids};
use crate::sandbox::errors::ApiError;
use crate::sandbox::ids::{ApplicationId, MessageId};
use crate::sandbox::shared::Shared;
use crate::sandbox::validate::{Path, message};
use crate::sandbox::world::interactions::Which;

type Shares = State<Arc<Shared>>;
type Answer = Result<Json<Value>, ApiError>;
type Done = Result<StatusCode, ApiError>;

/// `POST /webhooks/{application}/{token}`
pub(super) async fn follow_up(
    State(shared): Shares,
    Ids((application, token)): Ids<(u64, String)>,
    form: Form,
) -> Answer {
    let draft = message::read(&form.json, form.uploads, &Path::default())?;
    shared.act(|world| {
        let message = world.follow_up(ApplicationId(application), &token, draft)?;
        Ok(Json(world.message_json(&message)))
    })
}

fn show(shared: &Shared, application: u64, token: &str, which: Which) -> Answer {
    shared.act(|world| {
        let message = world.answer_message(ApplicationId(application), token, which)?;
        Ok(Json(world.message_json(&message)))
    })
}

fn change(shared: &Shared, application: u64, token: &str, which: Which, form: Form) -> Answer {
    let draft = message::read(&form.json, form.uploads, &Path::default())?;
    shared.act(|world| {
        let message = world.edit_answer(ApplicationId(application), token, which, draft)?;
        Ok(Json(world.message_json(&message)))
    })
}

fn remove(shared: &Shared, application: u64, token: &str, which: Which) -> Done {
    shared.act(|world| world.delete_answer(ApplicationId(application), token, which))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /webhooks/{application}/{token}/messages/@original`
pub(super) async fn get_original(
    State(shared): Shares,
    Ids((application, token)): Ids<(u64, String)>,
) -> Answer {
    show(&shared, application, &token, Which::Original)
}

/// `PATCH /webhooks/{application}/{token}/messages/@original`
pub(super) async fn patch_original(
    State(shared): Shares,
    Ids((application, token)): Ids<(u64, String)>,
    form: Form,
) -> Answer {
    change(&shared, application, &token, Which::Original, form)
}

/// `DELETE /webhooks/{application}/{token}/messages/@original`
pub(super) async fn delete_original(
    State(shared): Shares,
    Ids((application, token)): Ids<(u64, String)>,
) -> Done {
    remove(&shared, application, &token, Which::Original)
}

/// `GET /webhooks/{application}/{token}/messages/{message}`
pub(super) async fn get(
    State(shared): Shares,
    Ids((application, token, id)): Ids<(u64, String, u64)>,
) -> Answer {
    show(&shared, application, &token, Which::Id(MessageId(id)))
}

/// `PATCH /webhooks/{application}/{token}/messages/{message}`
pub(super) async fn patch(
    State(shared): Shares,
    Ids((application, token, id)): Ids<(u64, String, u64)>,
    form: Form,
) -> Answer {
    change(&shared, application, &token, Which::Id(MessageId(id)), form)
}

/// `DELETE /webhooks/{application}/{token}/messages/{message}`
pub(super) async fn delete(
    State(shared): Shares,
    Ids((application, token, id)): Ids<(u64, String, u64)>,
) -> Done {
    remove(&shared, application, &token, Which::Id(MessageId(id)))
}
