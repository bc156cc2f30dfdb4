//! A user types, edits and deletes messages.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde_json::{Value, json};

use super::super::results::{EmptyResult, RestResult, SharedState};
use super::acting::{act_settled, files};
use super::lookup;
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::{ChannelId, MessageId, UserId};
use crate::validate::{FieldPath, message};
use crate::world::{Requester, World};

/// Maximum number of messages in a list.
const MAX_LISTED: usize = 100;

/// `GET channels/C/messages`: the newest messages of a channel, newest first, also ephemeral ones.
pub(super) async fn list(State(shared): SharedState, Path(channel): Path<String>) -> RestResult {
    shared.act(|world| {
        let channel = lookup::channel(world, Some(&Value::String(channel)))?;
        let messages = world.saved.channel(channel)?.messages.values().rev().take(MAX_LISTED);
        let render = world.render();
        Ok(Json(json!({ "messages": messages.map(|it| render.message(it)).collect::<Vec<_>>() })))
    })
}

/// `POST users/U/typing`: shows that the user is typing.
pub(super) async fn typing(State(shared): SharedState, Path(user): Path<String>, form: Form) -> EmptyResult {
    shared.act(|world| {
        let user = lookup::user(world, &user)?;
        let channel = lookup::channel(world, form.json.get("channel"))?;
        world.channels().start_typing(Requester::Person(user), channel)
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST users/U/edit`: edits the given message, or the user's newest one.
pub(super) async fn edit(State(shared): SharedState, Path(user): Path<String>, form: Form) -> RestResult {
    let body = &form.json;
    let draft = message::read(body, files(body)?, &FieldPath::default())?;
    act_settled(&shared, body, |world| {
        let (user, channel, id) = named_or_own(world, &user, body)?;
        let message = world.messages().edit(Requester::Person(user), channel, id, draft)?;
        Ok(Json(json!({ "outcome": "message", "message": world.render().message(&message) })))
    })
    .await
}

/// `POST users/U/delete`: deletes the given message, or the user's newest one.
pub(super) async fn delete(State(shared): SharedState, Path(user): Path<String>, form: Form) -> EmptyResult {
    act_settled(&shared, &form.json, |world| {
        let (user, channel, id) = named_or_own(world, &user, &form.json)?;
        world.messages().delete(Requester::Person(user), channel, id)
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

fn named_or_own(world: &World, user: &str, body: &Value) -> Result<(UserId, ChannelId, MessageId), ApiError> {
    let user = lookup::user(world, user)?;
    let channel = lookup::channel(world, body.get("channel"))?;
    let id = lookup::message(world, user, channel, body.get("message"), |it| it.author == user)?;
    Ok((user, channel, id))
}
