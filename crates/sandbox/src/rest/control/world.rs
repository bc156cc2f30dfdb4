//! Who is there, and the first world again.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde_json::Value;

use super::super::results::{EmptyResult, SharedState};
use super::lookup;
use crate::errors::ApiError;
use crate::form::Form;

/// `PATCH users/U`: `accepts_dms`, `username`, `locale`, `status`.
pub(super) async fn change_user(
    State(shared): SharedState,
    Path(user): Path<String>,
    form: Form,
) -> EmptyResult {
    let accepts = form.json.get("accepts_dms").and_then(Value::as_bool);
    let text = |key: &str| form.json.get(key).and_then(Value::as_str).filter(|it| !it.is_empty());
    let (username, locale, status) = (text("username"), text("locale"), text("status"));
    if accepts.is_none() && username.is_none() && locale.is_none() && status.is_none() {
        return Err(ApiError::required("accepts_dms"));
    }
    shared.act(|world| {
        let user = lookup::user(world, &user)?;
        let mut members = world.members();
        if let Some(accepts) = accepts {
            members.set_accepts_dms(user, accepts)?;
        }
        if let Some(status) = status {
            members.set_presence(user, status, Vec::new())?;
        }
        members.set_profile(user, username, locale)
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// `PUT guilds/G/members/U`: a user joins a server; the bot is invited.
pub(super) async fn join(
    State(shared): SharedState,
    Path((guild, user)): Path<(String, String)>,
) -> EmptyResult {
    shared.act(|world| {
        let (guild, user) = (lookup::guild(world, &guild)?, lookup::user(world, &user)?);
        world.members().join(guild, user)
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE guilds/G/members/U`: a user leaves a server; the bot is removed.
pub(super) async fn leave(
    State(shared): SharedState,
    Path((guild, user)): Path<(String, String)>,
) -> EmptyResult {
    shared.act(|world| {
        let (guild, user) = (lookup::guild(world, &guild)?, lookup::user(world, &user)?);
        world.members().leave(guild, user)
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST reset`
pub(super) async fn reset(State(shared): SharedState) -> StatusCode {
    shared.reset();
    StatusCode::NO_CONTENT
}
