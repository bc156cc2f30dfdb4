//! Edits of the requester's user and application, and of servers.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde_json::{Map, Value, json};

use super::extract::{Actor, Auth, BotAuth, Ids};
use super::{RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::{ApplicationId, GuildId};
use crate::outgoing;
use crate::shared::Shared;
use crate::validate::limits::guild as limits;
use crate::validate::{FieldPath, Problems};

/// Application fields stored as sent.
const STORED: [&str; 9] = [
    "tags",
    "custom_install_url",
    "install_params",
    "integration_types_config",
    "role_connections_verification_url",
    "event_webhooks_url",
    "event_webhooks_status",
    "event_webhooks_types",
    "max_participants",
];

/// `PATCH /users/@me`: changes the name; avatars and banners are ignored.
pub(super) async fn change_user(State(shared): SharedState, Auth(requester): Auth, form: Form) -> RestResult {
    let mut problems = Problems::default();
    let at = FieldPath::default();
    let name = problems.text(&form.json, "username", &at);
    if let Some(name) = name {
        problems.length(&at.to("username"), name, limits::BOT_USERNAME.0, limits::BOT_USERNAME.1);
    }
    problems.finish()?;
    let user = requester.user();
    shared.act(|world| {
        world.members().set_profile(user, name, None)?;
        Ok(Json(world.render().own_user(user)))
    })
}

/// `GET /applications/{id}`
pub(super) async fn show_application(
    State(shared): SharedState,
    BotAuth(own): BotAuth,
    Ids(id): Ids<u64>,
) -> RestResult {
    check_own(own, id)?;
    shared.act(|world| world.render().application(own)).map(Json)
}

/// `PATCH /applications/{id}`
pub(super) async fn change_named(
    shared: SharedState,
    bot: BotAuth,
    Ids(id): Ids<u64>,
    form: Form,
) -> RestResult {
    check_own(bot.0, id)?;
    change_application(shared, bot, form).await
}

fn check_own(own: ApplicationId, id: u64) -> Result<(), ApiError> {
    if own.0 == id { Ok(()) } else { Err(ApiError::not_own_application()) }
}

/// `PATCH /applications/@me`. A new interactions endpoint must first pass Discord's checks.
pub(super) async fn change_application(
    State(shared): SharedState,
    BotAuth(id): BotAuth,
    form: Form,
) -> RestResult {
    let settings = read_application(&shared, id, &form.json).await?;
    shared.act(|world| {
        world.change_application(id, settings)?;
        world.render().application(id).map(Json)
    })
}

async fn read_application(
    shared: &Arc<Shared>,
    id: ApplicationId,
    form: &Value,
) -> Result<Map<String, Value>, ApiError> {
    let mut problems = Problems::default();
    let at = FieldPath::default();
    let mut settings = Map::new();
    if let Some(description) = problems.text(form, "description", &at) {
        let (min, max) = limits::APPLICATION_DESCRIPTION;
        problems.length(&at.to("description"), description, min, max);
        settings.insert("description".to_owned(), json!(description));
    }
    if let Some(tags) = problems.list(form, "tags", &at) {
        problems.count(&at.to("tags"), tags.len(), 0, limits::TAGS.1);
    }
    if let Some(flags) = problems.whole(form, "flags", &at) {
        problems.within(&at.to("flags"), flags, 0, i64::from(i32::MAX));
        settings.insert("flags".to_owned(), json!(flags));
        settings.insert("flags_new".to_owned(), json!(flags.to_string()));
    }
    let url = problems.text(form, "interactions_endpoint_url", &at);
    problems.finish()?;
    settings.extend(STORED.iter().filter_map(|key| Some(((*key).to_owned(), form.get(*key)?.clone()))));
    if let Some(url) = url.filter(|url| !url.is_empty()) {
        outgoing::check_endpoint(shared, id, url).await?;
        settings.insert("interactions_endpoint_url".to_owned(), json!(url));
    } else if form.get("interactions_endpoint_url").is_some() {
        settings.insert("interactions_endpoint_url".to_owned(), Value::Null);
    }
    Ok(settings)
}

/// `PATCH /guilds/{id}`
pub(super) async fn change_guild(actor: Actor, Ids(id): Ids<u64>, form: Form) -> RestResult {
    actor.json(|world, requester| world.change_guild(requester, GuildId(id), &form.json))
}
