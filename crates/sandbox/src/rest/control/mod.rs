//! The control API under `/sandbox/v1`, for tests to act and observe. Described by
//! `openapi.json`.
//!
//! Users, channels, roles and commands are addressed by id or name.

mod acting;
mod clock;
mod lookup;
mod messages;
mod records;
mod world;

use std::sync::Arc;

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::routing::{delete, get, patch, post, put};

use super::state;
use crate::errors::ApiError;
use crate::shared::Shared;

const DESCRIPTION: &str = include_str!("openapi.json");

pub(super) fn routes() -> Router<Arc<Shared>> {
    let v1 = Router::new()
        .route("/state", get(state::show))
        .route("/users", post(state::add_user))
        .route("/users/{user}", patch(world::change_user))
        .route("/users/{user}/command", post(acting::command))
        .route("/users/{user}/autocomplete", post(acting::autocomplete))
        .route("/users/{user}/click", post(acting::click))
        .route("/users/{user}/select", post(acting::select))
        .route("/users/{user}/submit", post(acting::submit))
        .route("/users/{user}/send", post(acting::send))
        .route("/users/{user}/typing", post(messages::typing))
        .route("/users/{user}/edit", post(messages::edit))
        .route("/users/{user}/delete", post(messages::delete))
        .route("/users/{user}/react", post(acting::react))
        .route("/users/{user}/vote", post(acting::vote))
        .route("/bots", post(world::add_bot))
        .route("/bots/{bot}/installs/{user}", put(world::install).delete(world::uninstall))
        .route("/guilds", post(world::add_guild))
        .route("/guilds/{guild}/channels", post(world::add_channel))
        .route("/guilds/{guild}/roles", post(world::add_role))
        .route("/channels/{channel}/messages", get(messages::list))
        .route("/guilds/{guild}/members/{user}", put(world::join).delete(world::leave))
        .route("/guilds/{guild}/voice/{user}", put(world::enter_voice).delete(world::leave_voice))
        .route("/wait", post(clock::wait))
        .route("/clock", get(clock::show).post(clock::advance))
        .route("/requests", get(records::requests).delete(records::forget))
        .route("/events", get(records::events))
        .route("/faults", put(records::faults))
        .route("/sessions/{session}", post(records::disturb))
        .route("/world", get(world::export).put(world::import))
        .route("/reset", post(world::reset));
    Router::new()
        .nest("/sandbox/v1", v1)
        .route("/sandbox/openapi.json", get(|| async { ([(CONTENT_TYPE, "application/json")], DESCRIPTION) }))
        .route("/sandbox/state", get(state::show))
        .route("/sandbox/users", post(state::add_user))
        .route("/sandbox/users/{user}", patch(world::change_user))
        .route("/sandbox/guilds/{guild}/members/{user}", put(world::join).delete(world::leave))
        .route("/sandbox/{*rest}", delete(nothing).fallback(nothing))
}

async fn nothing() -> ApiError {
    ApiError::not_found()
}
