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
use crate::validate::fields::{self, Kind};
use crate::validate::limits::guild as limits;
use crate::validate::{FieldPath, Problems};

/// Application fields stored as sent.
const STORED: [(&str, Kind); 8] = [
    ("description", Kind::Text(0, limits::APPLICATION_DESCRIPTION.1)),
    ("tags", Kind::Texts(limits::TAGS.1)),
    ("custom_install_url", Kind::Text(0, 2048)),
    ("role_connections_verification_url", Kind::Text(0, 512)),
    ("event_webhooks_url", Kind::Text(0, 512)),
    ("event_webhooks_status", Kind::Number(&[1, 2])),
    ("event_webhooks_types", Kind::Texts(100)),
    ("max_participants", Kind::Whole(-1, i32::MAX as i64)),
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
    let mut settings = fields::read(&mut problems, form, &at, &STORED);
    match form.get("install_params") {
        None => {}
        Some(Value::Null) => {
            settings.insert("install_params".to_owned(), Value::Null);
        }
        Some(params) => {
            let params = install_params(&mut problems, params, &at.to("install_params"));
            settings.insert("install_params".to_owned(), params);
        }
    }
    if let Some(config) = form.get("integration_types_config") {
        let config = installations(&mut problems, config, &at.to("integration_types_config"));
        settings.insert("integration_types_config".to_owned(), config);
    }
    if let Some(flags) = problems.whole(form, "flags", &at) {
        problems.within(&at.to("flags"), flags, 0, i64::from(i32::MAX));
        settings.insert("flags".to_owned(), json!(flags));
        settings.insert("flags_new".to_owned(), json!(flags.to_string()));
    }
    let url = problems.text(form, "interactions_endpoint_url", &at);
    problems.finish()?;
    if let Some(url) = url.filter(|url| !url.is_empty()) {
        outgoing::check_endpoint(shared, id, url).await?;
        settings.insert("interactions_endpoint_url".to_owned(), json!(url));
    } else if form.get("interactions_endpoint_url").is_some() {
        settings.insert("interactions_endpoint_url".to_owned(), Value::Null);
    }
    Ok(settings)
}

/// Reads the scopes and permissions of an installation.
fn install_params(problems: &mut Problems, form: &Value, at: &FieldPath) -> Value {
    let mut params = fields::read(problems, form, at, &[("scopes", Kind::Texts(30))]);
    let permissions = problems.bits(form, "permissions", at);
    params.insert("permissions".to_owned(), json!(permissions.map(|bits| bits.to_string())));
    for key in ["scopes", "permissions"] {
        if params.get(key).is_none_or(Value::is_null) {
            problems.required(&at.to(key));
        }
    }
    Value::Object(params)
}

/// Reads the installation of servers (`0`) and of users (`1`). Null restores the default.
fn installations(problems: &mut Problems, form: &Value, at: &FieldPath) -> Value {
    if form.is_null() {
        return Value::Null;
    }
    let Some(given) = form.as_object() else {
        problems.add(at, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
        return Value::Null;
    };
    let mut config = Map::new();
    for (key, form) in given {
        let at = at.to(key);
        if !matches!(key.as_str(), "0" | "1") {
            problems.add(&at, "BASE_TYPE_CHOICES", "Value must be one of {0, 1}.");
        }
        let mut kind = json!({});
        if let Some(params) = form.get("oauth2_install_params").filter(|it| !it.is_null()) {
            kind["oauth2_install_params"] = install_params(problems, params, &at.to("oauth2_install_params"));
        }
        config.insert(key.clone(), kind);
    }
    Value::Object(config)
}

/// `PATCH /guilds/{id}`
pub(super) async fn change_guild(actor: Actor, Ids(id): Ids<u64>, form: Form) -> RestResult {
    actor.json(|world, requester| world.change_guild(requester, GuildId(id), &form.json))
}
