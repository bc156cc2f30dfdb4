//! Follow-ups and edits of interaction responses, and channel webhooks.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get as get_route, post};
use axum::{Json, Router};
use serde_json::{Value, json};

use super::extract::{Auth, Ids};
use super::params::Params;
use super::{EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::{ApplicationId, ChannelId, GuildId, MessageId, UserId};
use crate::shared::Shared;
use crate::validate::{FieldPath, Problems, message};
use crate::world::{ResponseMessage, WebhookAccess, World};

/// The application, the interaction token, and `@original` or a message id.
///
/// `@original` has no separate route, because some libraries send `%40original`.
type MessagePath = Ids<(u64, String, String)>;

/// `POST /webhooks/{application}/{token}`
pub(super) async fn follow_up(
    State(shared): SharedState,
    Ids((application, token)): Ids<(u64, String)>,
    mut params: Params,
    form: Form,
) -> Result<Response, ApiError> {
    let wait = params.flag("wait").unwrap_or_default();
    let thread = params.id("thread_id").map(ChannelId);
    params.flag("with_components");
    params.finish()?;
    let draft = message::read(&form.json, form.uploads, &FieldPath::default())?;
    let message = shared.act(|world| {
        if is_channel_webhook(world, application, &token) {
            let message = world.webhooks().execute(application, &token, thread, &form.json, draft)?;
            return Ok::<_, ApiError>(world.render().message(&message));
        }
        let message = world.responses().follow_up(ApplicationId(application), &token, draft)?;
        Ok(world.render().message(&message))
    })?;
    // Follow-ups to interactions always return the message; webhooks only with `wait`.
    let is_webhook = message.get("interaction_metadata").is_none();
    Ok(if is_webhook && !wait {
        StatusCode::NO_CONTENT.into_response()
    } else {
        Json(message).into_response()
    })
}

/// `GET /webhooks/{application}/{token}/messages/{message}`
pub(super) async fn get(
    State(shared): SharedState,
    Ids((application, token, which)): MessagePath,
    params: Params,
) -> RestResult {
    check_params(params)?;
    let which = read_which(&which)?;
    shared.act(|world| {
        let message = match (is_channel_webhook(world, application, &token), which) {
            (true, ResponseMessage::Id(id)) => world.webhooks().message(application, &token, id)?,
            _ => world.responses().message(ApplicationId(application), &token, which)?,
        };
        Ok(Json(world.render().message(&message)))
    })
}

/// `PATCH /webhooks/{application}/{token}/messages/{message}`
pub(super) async fn patch(
    State(shared): SharedState,
    Ids((application, token, which)): MessagePath,
    params: Params,
    form: Form,
) -> RestResult {
    check_params(params)?;
    let which = read_which(&which)?;
    let draft = message::read(&form.json, form.uploads, &FieldPath::default())?;
    shared.act(|world| {
        let message = match (is_channel_webhook(world, application, &token), which) {
            (true, ResponseMessage::Id(id)) => {
                world.webhooks().edit_message(application, &token, id, draft)?
            }
            _ => world.responses().edit(ApplicationId(application), &token, which, draft)?,
        };
        Ok(Json(world.render().message(&message)))
    })
}

/// `DELETE /webhooks/{application}/{token}/messages/{message}`
pub(super) async fn delete(
    State(shared): SharedState,
    Ids((application, token, which)): MessagePath,
    params: Params,
) -> EmptyResult {
    check_params(params)?;
    let which = read_which(&which)?;
    shared.act(|world| match (is_channel_webhook(world, application, &token), which) {
        (true, ResponseMessage::Id(id)) => world.webhooks().delete_message(application, &token, id),
        _ => world.responses().delete(ApplicationId(application), &token, which),
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// Checks the query of a request about a message. The message's id names its thread already.
fn check_params(mut params: Params) -> Result<(), ApiError> {
    params.id("thread_id");
    params.flag("with_components");
    params.finish()
}

/// Returns whether the path names a channel's webhook rather than an interaction.
fn is_channel_webhook(world: &World, id: u64, token: &str) -> bool {
    !world.saved.is_bot(UserId(id)) && !world.is_interaction_token(token)
}

/// Returns the routes of channel webhooks.
pub(super) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/channels/{channel_id}/webhooks", get_route(list_channel).post(create))
        .route("/channels/{channel_id}/followers", post(follow))
        .route("/guilds/{guild_id}/webhooks", get_route(list_guild))
        .route("/webhooks/{webhook_id}", get_route(show).patch(change).delete(remove))
        .route(
            "/webhooks/{webhook_id}/{webhook_token}",
            get_route(show_by_token).patch(change_by_token).delete(remove_by_token).post(follow_up),
        )
        .route("/channels/{channel_id}/messages/{message_id}/crosspost", post(crosspost))
}

async fn create(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(channel): Ids<u64>,
    form: Form,
) -> RestResult {
    shared.act(|world| world.webhooks().create(requester, ChannelId(channel), &form.json)).map(Json)
}

async fn follow(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(source): Ids<u64>,
    form: Form,
) -> RestResult {
    let mut problems = Problems::default();
    let at = FieldPath::default();
    let target = problems.id(&form.json, "webhook_channel_id", &at);
    if target.is_none() && form.json.get("webhook_channel_id").is_none_or(Value::is_null) {
        problems.required(&at.to("webhook_channel_id"));
    }
    problems.finish()?;
    let target = ChannelId(target.unwrap_or_default());
    let webhook = shared.act(|world| world.webhooks().follow(requester, ChannelId(source), target))?;
    Ok(Json(json!({ "channel_id": ChannelId(source), "webhook_id": webhook.to_string() })))
}

async fn list_channel(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(channel): Ids<u64>,
) -> RestResult {
    shared.act(|world| {
        let place = world.saved.visible_channel(ChannelId(channel), requester.user())?;
        let guild = place.guild().ok_or_else(ApiError::wrong_channel_type)?;
        world.webhooks().list(requester, guild, Some(ChannelId(channel))).map(Json)
    })
}

async fn list_guild(State(shared): SharedState, Auth(requester): Auth, Ids(guild): Ids<u64>) -> RestResult {
    shared.act(|world| world.webhooks().list(requester, GuildId(guild), None)).map(Json)
}

async fn show(State(shared): SharedState, Auth(requester): Auth, Ids(id): Ids<u64>) -> RestResult {
    let access = WebhookAccess::Member(requester.user());
    shared.act(|world| world.webhooks().show(access, id)).map(Json)
}

async fn show_by_token(State(shared): SharedState, Ids((id, token)): Ids<(u64, String)>) -> RestResult {
    shared.act(|world| world.webhooks().show(WebhookAccess::Token(&token), id)).map(Json)
}

async fn change(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids(id): Ids<u64>,
    form: Form,
) -> RestResult {
    let access = WebhookAccess::Member(requester.user());
    shared.act(|world| world.webhooks().change(access, id, &form.json)).map(Json)
}

async fn change_by_token(
    State(shared): SharedState,
    Ids((id, token)): Ids<(u64, String)>,
    form: Form,
) -> RestResult {
    shared.act(|world| world.webhooks().change(WebhookAccess::Token(&token), id, &form.json)).map(Json)
}

async fn remove(State(shared): SharedState, Auth(requester): Auth, Ids(id): Ids<u64>) -> EmptyResult {
    let access = WebhookAccess::Member(requester.user());
    shared.act(|world| world.webhooks().delete(access, id))?;
    Ok(StatusCode::NO_CONTENT)
}

async fn remove_by_token(State(shared): SharedState, Ids((id, token)): Ids<(u64, String)>) -> EmptyResult {
    shared.act(|world| world.webhooks().delete(WebhookAccess::Token(&token), id))?;
    Ok(StatusCode::NO_CONTENT)
}

async fn crosspost(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((channel, message)): Ids<(u64, u64)>,
) -> RestResult {
    shared.act(|world| {
        let message = world.crosspost(requester, ChannelId(channel), MessageId(message))?;
        Ok(Json(world.render().message(&message)))
    })
}

fn read_which(text: &str) -> Result<ResponseMessage, ApiError> {
    if text == "@original" {
        return Ok(ResponseMessage::Original);
    }
    let id = text.parse().map(MessageId);
    id.map(ResponseMessage::Id).map_err(|_| ApiError::not_a_snowflake("message_id", text))
}
