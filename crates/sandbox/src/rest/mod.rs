//! The HTTP routes by topic, and their middleware.

mod absent;
mod bot;
mod callbacks;
mod channels;
mod commands;
mod community;
mod control;
mod expressions;
mod extract;
mod files;
mod invites;
mod limited;
mod lists;
mod messages;
mod moderation;
mod offered;
mod own;
mod params;
mod paths;
mod people;
mod pins;
mod polls;
mod reactions;
mod results;
mod roles;
mod search;
mod state;
mod webhooks;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::HeaderValue;
use axum::http::header::{DATE, VIA};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::{any, get, post, put};
use axum::{Extension, Router};

use self::results::{CreatedResult, EmptyResult, RestResult, SharedState};
use super::errors::ApiError;
use super::serve::{BODY_TIMEOUT, whole_body};
use super::shared::Shared;
use super::tls::ByTls;
use super::{guard, page, traffic};
use crate::validate::limits::message::ATTACHMENT_BYTES;

/// Maximum size of a request body: ten files, and 1 MiB for the rest.
const MAX_BODY_BYTES: usize = 10 * ATTACHMENT_BYTES + (1 << 20);

/// Returns all routes for the TLS listener.
pub(super) fn tls_router(shared: &Arc<Shared>, address: SocketAddr) -> Router {
    router(shared).layer(Extension(ByTls(address)))
}

/// Returns all routes: REST, gateway, attachments, control API and chat page.
pub(super) fn router(shared: &Arc<Shared>) -> Router {
    let limited = from_fn_with_state(Arc::clone(shared), limited::rate_limits);
    let api = api().layer(from_fn(traffic::attach_route)).layer(limited);
    // Inside of the faults, so that it records the real response even if the bot gets a fault.
    let api = api.layer(from_fn_with_state(Arc::clone(shared), traffic::record));
    let api = api.layer(from_fn_with_state(Arc::clone(shared), traffic::faults));
    let routes = Router::new()
        .nest("/api/v10", api.clone())
        .nest("/api/v9", api.clone())
        .nest("/api", api)
        .route("/gateway", get(bot::gateway_socket))
        .route("/gateway/", get(bot::gateway_socket))
        .route("/attachments/{channel}/{attachment}/{filename}", get(messages::attachment))
        .route("/ephemeral-attachments/{attachment}/{filename}", get(messages::loose_file))
        .route("/emojis/{file}", get(expressions::picture))
        .route("/stickers/{file}", get(expressions::picture))
        .merge(control::routes())
        .route("/healthz", get(|| async { "ok" }))
        .route("/", get(bot::root))
        .route("/{*file}", get(page::file))
        .fallback(|| async { ApiError::not_found() })
        .method_not_allowed_fallback(|| async { ApiError::method_not_allowed() })
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(from_fn(guard::loopback_only))
        .layer(from_fn_with_state(Arc::clone(shared), via_and_date))
        .with_state(Arc::clone(shared));
    // A layer of the routes themselves would run after the path was matched.
    let body = from_fn(|request, next| whole_body(request, next, (BODY_TIMEOUT, MAX_BODY_BYTES)));
    Router::new().fallback_service(routes).layer(from_fn(paths::decode)).layer(body)
}

fn api() -> Router<Arc<Shared>> {
    let command_list = get(commands::list).put(commands::put).post(commands::post);
    let command = get(commands::get).patch(commands::patch).delete(commands::delete);
    let guild_command_list = get(commands::list_guild).put(commands::put_guild).post(commands::post_guild);
    let guild_command = get(commands::get_guild).patch(commands::patch_guild).delete(commands::delete_guild);
    Router::new()
        .route("/gateway", get(bot::gateway))
        .route("/gateway/bot", get(bot::gateway_bot))
        .route("/oauth2/applications/@me", get(bot::application))
        .route("/applications/@me", get(bot::application).patch(own::change_application))
        .route("/applications/{application_id}", get(own::show_application).patch(own::change_named))
        .route("/applications/{application_id}/commands", command_list)
        .route("/applications/{application_id}/commands/{command_id}", command)
        .route("/applications/{application_id}/guilds/{guild_id}/commands", guild_command_list)
        .route("/applications/{application_id}/guilds/{guild_id}/commands/{command_id}", guild_command)
        .route(
            "/applications/{application_id}/guilds/{guild_id}/commands/permissions",
            get(commands::all_permissions),
        )
        .route(
            "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}/permissions",
            get(commands::permissions).put(commands::set_permissions),
        )
        .route("/users/@me", get(bot::own_user).patch(own::change_user))
        .route("/users/@me/guilds", get(bot::own_guilds))
        .route("/users/@me/channels", get(channels::list_directs).post(channels::open_direct))
        .route("/users/{user_id}", get(bot::user))
        .route("/guilds/{guild_id}", get(bot::guild).patch(own::change_guild))
        .route(
            "/guilds/{guild_id}/channels",
            get(bot::guild_channels).post(channels::create).patch(channels::reorder),
        )
        .route("/guilds/{guild_id}/threads/active", get(bot::active_threads))
        .route("/channels/{channel_id}", get(channels::show).patch(channels::change).delete(channels::delete))
        .route(
            "/channels/{channel_id}/permissions/{overwrite_id}",
            put(channels::set_overwrite).delete(channels::delete_overwrite),
        )
        .route("/channels/{channel_id}/typing", post(channels::start_typing))
        .route("/channels/{channel_id}/threads", post(channels::start_thread))
        .route(
            "/channels/{channel_id}/thread-members/@me",
            // nextcord sends POST, which Discord takes too.
            get(lists::own_thread_member)
                .put(channels::join_thread)
                .post(channels::join_thread)
                .delete(channels::leave_thread),
        )
        .route(
            "/channels/{channel_id}/thread-members/{user_id}",
            get(lists::thread_member).put(channels::add_to_thread).delete(channels::remove_from_thread),
        )
        .route("/channels/{channel_id}/messages", get(messages::list).post(messages::post))
        .route(
            "/channels/{channel_id}/messages/{message_id}",
            get(messages::get).patch(messages::patch).delete(messages::delete),
        )
        .route("/channels/{channel_id}/messages/bulk-delete", post(messages::bulk_delete))
        .merge(roles::routes())
        .merge(moderation::routes())
        .merge(reactions::routes())
        .merge(pins::routes())
        .merge(polls::routes())
        .merge(expressions::routes())
        .merge(invites::routes())
        .merge(community::routes())
        .merge(absent::routes())
        .merge(search::routes())
        .route("/channels/{channel_id}/messages/{message_id}/ack", post(messages::acknowledge))
        .route("/channels/{channel_id}/messages/{message_id}/threads", post(channels::start_thread_from))
        .route("/interactions", post(people::interact))
        .route("/interactions/{interaction_id}/{interaction_token}/callback", post(callbacks::answer))
        .merge(webhooks::routes())
        .merge(lists::routes())
        .route(
            "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
            get(webhooks::get).patch(webhooks::patch).delete(webhooks::delete),
        )
        // A route, not a fallback: the page's own route would take precedence over a fallback.
        .route("/{*rest}", any(offered::refuse))
        .method_not_allowed_fallback(offered::refuse_method)
}

/// Adds the header `Via`, since discord.py and its forks retry a 429 only with it, and the
/// sandbox's time as `Date`.
async fn via_and_date(State(shared): SharedState, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.headers_mut().insert(VIA, HeaderValue::from_static("1.1 sandbox"));
    if let Ok(date) = HeaderValue::from_str(&shared.now().http_date()) {
        response.headers_mut().insert(DATE, date);
    }
    response
}
