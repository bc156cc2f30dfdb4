//! Emojis and stickers, and their images.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};

use super::extract::{Actor, Auth, BotAuth, Ids};
use super::files::file_response;
use super::{CreatedResult, EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::{AttachmentId, GuildId};
use crate::shared::Shared;
use crate::world::EmojiOwner;

pub(super) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/guilds/{guild_id}/emojis", get(list).post(add))
        .route("/guilds/{guild_id}/emojis/{emoji_id}", get(show).patch(change).delete(remove))
        .route("/applications/{application_id}/emojis", get(list_own).post(add_own))
        .route(
            "/applications/{application_id}/emojis/{emoji_id}",
            get(show_own).patch(change_own).delete(remove_own),
        )
        .route("/guilds/{guild_id}/stickers", get(list_stickers).post(add_sticker))
        .route(
            "/guilds/{guild_id}/stickers/{sticker_id}",
            get(show_sticker).patch(change_sticker).delete(remove_sticker),
        )
        .route("/stickers/{sticker_id}", get(any_sticker))
}

fn of_server(id: u64) -> EmojiOwner {
    EmojiOwner::Server(GuildId(id))
}

/// Returns the requester's own application, if `id` matches it.
fn of_application(BotAuth(own): &BotAuth, id: u64) -> Result<EmojiOwner, ApiError> {
    if own.0 == id { Ok(EmojiOwner::Application(*own)) } else { Err(ApiError::not_own_application()) }
}

async fn list(State(shared): SharedState, _: Auth, Ids(guild): Ids<u64>) -> RestResult {
    shared.act(|world| world.expressions().emojis(of_server(guild))).map(|all| Json(Value::Array(all)))
}

async fn show(State(shared): SharedState, _: Auth, Ids((guild, id)): Ids<(u64, u64)>) -> RestResult {
    shared.act(|world| world.expressions().emoji(of_server(guild), id)).map(Json)
}

async fn add(actor: Actor, Ids(guild): Ids<u64>, form: Form) -> CreatedResult {
    let made = actor
        .act(|world, requester| world.expressions().add_emoji(requester, of_server(guild), &form.json))?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn change(actor: Actor, Ids((guild, id)): Ids<(u64, u64)>, form: Form) -> RestResult {
    actor.json(|world, requester| {
        world.expressions().change_emoji(requester, of_server(guild), id, &form.json)
    })
}

async fn remove(actor: Actor, Ids((guild, id)): Ids<(u64, u64)>) -> EmptyResult {
    actor.empty(|world, requester| world.expressions().delete_emoji(requester, of_server(guild), id))
}

async fn list_own(State(shared): SharedState, bot: BotAuth, Ids(id): Ids<u64>) -> RestResult {
    let owner = of_application(&bot, id)?;
    shared.act(|world| world.expressions().emojis(owner)).map(|all| Json(json!({ "items": all })))
}

async fn show_own(State(shared): SharedState, bot: BotAuth, Ids((app, id)): Ids<(u64, u64)>) -> RestResult {
    let owner = of_application(&bot, app)?;
    shared.act(|world| world.expressions().emoji(owner, id)).map(Json)
}

async fn add_own(actor: Actor, bot: BotAuth, Ids(app): Ids<u64>, form: Form) -> CreatedResult {
    let owner = of_application(&bot, app)?;
    let made = actor.act(|world, requester| world.expressions().add_emoji(requester, owner, &form.json))?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn change_own(actor: Actor, bot: BotAuth, Ids((app, id)): Ids<(u64, u64)>, form: Form) -> RestResult {
    let owner = of_application(&bot, app)?;
    actor.json(|world, requester| world.expressions().change_emoji(requester, owner, id, &form.json))
}

async fn remove_own(actor: Actor, bot: BotAuth, Ids((app, id)): Ids<(u64, u64)>) -> EmptyResult {
    let owner = of_application(&bot, app)?;
    actor.empty(|world, requester| world.expressions().delete_emoji(requester, owner, id))
}

async fn list_stickers(State(shared): SharedState, _: Auth, Ids(guild): Ids<u64>) -> RestResult {
    shared.act(|world| world.expressions().stickers(GuildId(guild))).map(|all| Json(Value::Array(all)))
}

async fn show_sticker(State(shared): SharedState, _: Auth, Ids((guild, id)): Ids<(u64, u64)>) -> RestResult {
    shared.act(|world| world.expressions().sticker(Some(GuildId(guild)), id)).map(Json)
}

async fn any_sticker(State(shared): SharedState, _: Auth, Ids(id): Ids<u64>) -> RestResult {
    shared.act(|world| world.expressions().sticker(None, id)).map(Json)
}

async fn add_sticker(actor: Actor, Ids(guild): Ids<u64>, form: Form) -> CreatedResult {
    let file = form.uploads.into_iter().next().map(|upload| upload.bytes);
    let made = actor.act(|world, requester| {
        world.expressions().add_sticker(requester, GuildId(guild), &form.json, file)
    })?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn change_sticker(actor: Actor, Ids((guild, id)): Ids<(u64, u64)>, form: Form) -> RestResult {
    actor.json(|world, requester| {
        world.expressions().change_sticker(requester, GuildId(guild), id, &form.json)
    })
}

async fn remove_sticker(actor: Actor, Ids((guild, id)): Ids<(u64, u64)>) -> EmptyResult {
    actor.empty(|world, requester| world.expressions().delete_sticker(requester, GuildId(guild), id))
}

/// `GET /emojis/{id}.png` and `GET /stickers/{id}.png`: the image, as on Discord's CDN. The
/// extension is ignored.
pub(super) async fn picture(
    State(shared): SharedState,
    Ids(name): Ids<String>,
) -> Result<Response, ApiError> {
    let id = name.split('.').next().and_then(|id| id.parse::<u64>().ok()).ok_or_else(ApiError::not_found)?;
    let kind = shared.act(|world| world.expression_type(id)).ok_or_else(ApiError::not_found)?;
    let reading = tokio::task::spawn_blocking(move || shared.files.read(AttachmentId(id)));
    let bytes = reading.await.ok().flatten().ok_or_else(ApiError::not_found)?;
    Ok(file_response(&kind, &name, "public, max-age=31536000, immutable", bytes))
}
