//! Poll votes and ending polls.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, post, put};
use axum::{Json, Router};
use serde_json::{Value, json};

use super::extract::{Auth, Ids};
use super::params::Params;
use super::{EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::{ChannelId, MessageId};
use crate::shared::Shared;
use crate::validate::snowflake;
use crate::world::Requester;

pub(super) fn routes() -> Router<Arc<Shared>> {
    let base = "/channels/{channel_id}/polls/{message_id}";
    Router::new()
        .route(&format!("{base}/expire"), post(expire))
        .route(&format!("{base}/answers/@me"), put(vote))
        .route(&format!("{base}/answers/{{answer_id}}"), get(voters))
}

async fn expire(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((channel, id)): Ids<(u64, u64)>,
) -> RestResult {
    shared.act(|world| {
        let message = world.polls().expire(requester, ChannelId(channel), MessageId(id))?;
        Ok(Json(world.render_for(requester.user()).message(&message)))
    })
}

/// A user's votes, as sent by Discord's client. Bots can't vote.
async fn vote(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((channel, id)): Ids<(u64, u64)>,
    form: Form,
) -> EmptyResult {
    if matches!(requester, Requester::Bot(_)) {
        return Err(ApiError::missing_access());
    }
    let answers = form.json["answer_ids"].as_array().ok_or_else(|| ApiError::required("answer_ids"))?;
    let answers: Vec<u64> = answers.iter().filter_map(snowflake).collect();
    shared.act(|world| world.polls().vote(requester, ChannelId(channel), MessageId(id), &answers))?;
    Ok(StatusCode::NO_CONTENT)
}

async fn voters(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((channel, id, answer)): Ids<(u64, u64, u64)>,
    mut params: Params,
) -> RestResult {
    let (limit, after) = (params.limit(25, (1, 100)), params.id("after"));
    params.finish()?;
    shared.act(|world| {
        let users = world.polls().voters(requester, ChannelId(channel), MessageId(id), answer)?;
        let page = users.into_iter().filter(|user| after.is_none_or(|after| user.0 > after)).take(limit);
        let users: Vec<Value> = page.map(|user| world.render().user(user)).collect();
        Ok(Json(json!({ "users": users })))
    })
}
