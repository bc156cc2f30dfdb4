//! Scheduled events, the widget, the welcome screen, onboarding, and pruning.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use axum::routing::{get, put};
use axum::{Json, Router};
use serde_json::{Value, json};

use super::extract::{Actor, Auth, Ids};
use super::files::file_response;
use super::params::{Params, page};
use super::{EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::GuildId;
use crate::shared::Shared;
use crate::validate::limits::guild as limits;
use crate::validate::{FieldPath, Problems};
use crate::world::include_roles;

/// Days of inactivity before a member is pruned, unless given.
const DEFAULT_PRUNE_DAYS: i64 = 7;

pub(super) fn routes() -> Router<Arc<Shared>> {
    let event = "/guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}";
    Router::new()
        .route("/guilds/{guild_id}/scheduled-events", get(events).post(create_event))
        .route(event, get(show_event).patch(change_event).delete(delete_event))
        .route(&format!("{event}/users"), get(event_users))
        // As in Discord's client; bots can't.
        .route(&format!("{event}/users/@me"), put(become_interested).delete(lose_interest))
        .route(&format!("{event}/users/counts"), get(event_counts))
        .route("/guilds/{guild_id}/widget", get(widget_settings).patch(change_widget))
        .route("/guilds/{guild_id}/widget.json", get(widget))
        .route("/guilds/{guild_id}/widget.png", get(widget_image))
        .route("/guilds/{guild_id}/welcome-screen", get(welcome_screen).patch(change_welcome_screen))
        .route("/guilds/{guild_id}/onboarding", get(onboarding).put(change_onboarding))
        .route("/guilds/{guild_id}/prune", get(prune_count).post(prune))
}

async fn events(State(shared): SharedState, _: Auth, Ids(guild): Ids<u64>, mut params: Params) -> RestResult {
    let with_count = params.flag("with_user_count").unwrap_or_default();
    params.finish()?;
    let events = shared.act(|world| world.events().list(GuildId(guild), with_count))?;
    Ok(Json(Value::Array(events)))
}

async fn create_event(actor: Actor, Ids(guild): Ids<u64>, form: Form) -> RestResult {
    actor.json(|world, requester| world.events().create(requester, GuildId(guild), &form.json))
}

async fn show_event(
    State(shared): SharedState,
    _: Auth,
    Ids((guild, id)): Ids<(u64, u64)>,
    mut params: Params,
) -> RestResult {
    let with_count = params.flag("with_user_count").unwrap_or_default();
    params.finish()?;
    shared.act(|world| world.events().show(GuildId(guild), id, with_count)).map(Json)
}

async fn change_event(actor: Actor, Ids((guild, id)): Ids<(u64, u64)>, form: Form) -> RestResult {
    actor.json(|world, requester| world.events().change(requester, GuildId(guild), id, &form.json))
}

async fn delete_event(actor: Actor, Ids((guild, id)): Ids<(u64, u64)>) -> EmptyResult {
    actor.empty(|world, requester| world.events().delete(requester, GuildId(guild), id))
}

async fn event_users(
    State(shared): SharedState,
    _: Auth,
    Ids((guild, id)): Ids<(u64, u64)>,
    mut params: Params,
) -> RestResult {
    let limit = params.limit(100, limits::PAGE);
    let (before, after) = (params.id("before"), params.id("after"));
    let with_member = params.flag("with_member").unwrap_or_default();
    params.finish()?;
    let rows = shared.act(|world| world.events().users(GuildId(guild), id, with_member))?;
    Ok(Json(Value::Array(page(rows, before, after, limit))))
}

async fn event_counts(
    State(shared): SharedState,
    _: Auth,
    Ids((guild, id)): Ids<(u64, u64)>,
    mut params: Params,
) -> RestResult {
    params.ids("guild_scheduled_event_exception_ids");
    params.finish()?;
    let rows = shared.act(|world| world.events().users(GuildId(guild), id, false))?;
    Ok(Json(json!({
        "guild_scheduled_event_count": rows.len(), "guild_scheduled_event_exception_counts": {},
    })))
}

async fn become_interested(actor: Actor, Ids((guild, id)): Ids<(u64, u64)>) -> EmptyResult {
    actor.empty(|world, requester| world.events().set_interested(requester, GuildId(guild), id, true))
}

async fn lose_interest(actor: Actor, Ids((guild, id)): Ids<(u64, u64)>) -> EmptyResult {
    actor.empty(|world, requester| world.events().set_interested(requester, GuildId(guild), id, false))
}

async fn widget_settings(actor: Actor, Ids(guild): Ids<u64>) -> RestResult {
    actor.json(|world, requester| world.community().widget_settings(requester, GuildId(guild)))
}

async fn change_widget(actor: Actor, Ids(guild): Ids<u64>, form: Form) -> RestResult {
    actor.json(|world, requester| world.community().change_widget(requester, GuildId(guild), &form.json))
}

/// Anyone may read a widget.
async fn widget(State(shared): SharedState, Ids(guild): Ids<u64>) -> RestResult {
    shared.act(|world| world.community().widget(GuildId(guild))).map(Json)
}

async fn widget_image(
    State(shared): SharedState,
    Ids(guild): Ids<u64>,
    params: Params,
) -> Result<Response, ApiError> {
    let styles = ["shield", "banner1", "banner2", "banner3", "banner4"];
    if params.text("style").is_some_and(|style| !styles.contains(&style)) {
        let message = format!("Value must be one of {{{}}}.", styles.join(", "));
        return Err(ApiError::field("style", "BASE_TYPE_CHOICES", &message));
    }
    shared.act(|world| world.community().widget(GuildId(guild)))?;
    Ok(file_response("image/png", "widget.png", "no-cache", blank_image().into()))
}

/// Returns a blank image; the sandbox draws no widgets.
fn blank_image() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 1, 1);
    encoder.set_color(png::ColorType::Grayscale);
    // Writing to memory doesn't fail.
    let _ = encoder.write_header().and_then(|mut writer| writer.write_image_data(&[255]));
    bytes
}

async fn welcome_screen(actor: Actor, Ids(guild): Ids<u64>) -> RestResult {
    actor.json(|world, requester| world.community().welcome_screen(requester, GuildId(guild)))
}

async fn change_welcome_screen(actor: Actor, Ids(guild): Ids<u64>, form: Form) -> RestResult {
    let guild = GuildId(guild);
    actor.json(|world, requester| world.community().change_welcome_screen(requester, guild, &form.json))
}

async fn onboarding(State(shared): SharedState, _: Auth, Ids(guild): Ids<u64>) -> RestResult {
    shared.act(|world| world.community().onboarding(GuildId(guild))).map(Json)
}

async fn change_onboarding(actor: Actor, Ids(guild): Ids<u64>, form: Form) -> RestResult {
    actor.json(|world, requester| world.community().change_onboarding(requester, GuildId(guild), &form.json))
}

async fn prune_count(actor: Actor, Ids(guild): Ids<u64>, mut params: Params) -> RestResult {
    let days = params.whole("days", limits::PRUNE_DAYS).unwrap_or(DEFAULT_PRUNE_DAYS);
    let roles = params.ids("include_roles");
    params.finish()?;
    let days = days.unsigned_abs();
    let members =
        actor.act(|world, requester| world.community().prunable(requester, GuildId(guild), days, &roles))?;
    Ok(Json(json!({ "pruned": members.len() })))
}

async fn prune(actor: Actor, Ids(guild): Ids<u64>, form: Form) -> RestResult {
    let mut problems = Problems::default();
    let at = FieldPath::default();
    let days = problems.whole(&form.json, "days", &at).unwrap_or(DEFAULT_PRUNE_DAYS);
    problems.within(&at.to("days"), days, limits::PRUNE_DAYS.0, limits::PRUNE_DAYS.1);
    let roles = include_roles(&mut problems, &form.json);
    let counted = problems.flag(&form.json, "compute_prune_count", &at).unwrap_or(true);
    problems.finish()?;
    let days = days.unsigned_abs();
    let count =
        actor.act(|world, requester| world.community().prune(requester, GuildId(guild), days, &roles))?;
    Ok(Json(json!({ "pruned": counted.then_some(count) })))
}
