//! Changes of users, bots and servers, and the reset.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use super::super::results::{CreatedResult, EmptyResult, RestResult, SharedState};
use super::super::state;
use super::lookup;
use crate::errors::ApiError;
use crate::form::Form;
use crate::ids::ApplicationId;
use crate::validate::commands::option;
use crate::validate::limits::guild::{GUILD_NAME, USERNAME};
use crate::validate::{FieldPath, Problems, plain};
use crate::world::{NewBot, Requester, VoiceChange};
use crate::world_file::WorldFile;

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

/// `POST guilds`: adds a server with all users and, unless `"bot":false`, the bot.
pub(super) async fn add_guild(State(shared): SharedState, form: Form) -> CreatedResult {
    let mut problems = Problems::default();
    let at = FieldPath::default();
    let name = problems.required_text(&form.json, "name", &at, GUILD_NAME).unwrap_or_default().to_owned();
    problems.finish()?;
    let with_bot = form.json["bot"] != false;
    let id = shared.act(|world| world.members().add_guild(name, with_bot));
    let row = shared.act(|world| state::guild_row(world, id));
    Ok((StatusCode::CREATED, Json(row.unwrap_or_default())))
}

/// `POST bots`: adds a bot to all servers, or installs it for all users with `"install":"user"`.
pub(super) async fn add_bot(State(shared): SharedState, form: Form) -> CreatedResult {
    let body = &form.json;
    let mut problems = Problems::default();
    let at = FieldPath::default();
    let username = problems.required_text(body, "username", &at, USERNAME).unwrap_or_default().to_owned();
    let for_users = match body.get("install").and_then(Value::as_str) {
        None | Some("server") => false,
        Some("user") => true,
        Some(_) => {
            let message = "Value must be one of ('server', 'user').";
            problems.add(&at.to("install"), "BASE_TYPE_CHOICES", message);
            false
        }
    };
    let given = body.get("permissions").filter(|it| !it.is_null()).map(plain);
    let permissions = given.as_ref().and_then(|bits| bits.parse().ok());
    if given.is_some() && permissions.is_none() {
        problems.add(&at.to("permissions"), "NUMBER_TYPE_COERCE", "A number as a text.");
    }
    problems.finish()?;
    let token = body.get("token").and_then(Value::as_str).map(str::to_owned);
    let new = NewBot { username, token, permissions, for_users };
    let row = shared.act(|world| {
        if lookup::user(world, &new.username).is_ok() {
            return Err(ApiError::field("username", "USERNAME_ALREADY_TAKEN", "Username is unavailable."));
        }
        let bot = world.members().add_bot(new);
        Ok(state::bot_row(world.saved.application(ApplicationId(bot.0))?, &[]))
    })?;
    Ok((StatusCode::CREATED, Json(row)))
}

/// `PUT bots/B/installs/U`: a user installs an application.
pub(super) async fn install(shared: SharedState, path: Path<(String, String)>) -> EmptyResult {
    set_installed(&shared, &path, true)
}

/// `DELETE bots/B/installs/U`
pub(super) async fn uninstall(shared: SharedState, path: Path<(String, String)>) -> EmptyResult {
    set_installed(&shared, &path, false)
}

fn set_installed(
    shared: &SharedState,
    Path((bot, user)): &Path<(String, String)>,
    installed: bool,
) -> EmptyResult {
    shared.act(|world| {
        let (bot, user) = (lookup::user(world, bot)?, lookup::user(world, user)?);
        world.members().install(ApplicationId(bot.0), user, installed)
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST guilds/G/channels`: Discord's body, with the owner's permissions.
pub(super) async fn add_channel(
    State(shared): SharedState,
    Path(guild): Path<String>,
    form: Form,
) -> CreatedResult {
    let made = shared.act(|world| {
        let guild = lookup::guild(world, &guild)?;
        let owner = Requester::Person(world.saved.guild(guild)?.owner);
        world.channels().create(owner, guild, &form.json)
    })?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// `POST guilds/G/roles`: Discord's body, with the owner's permissions.
pub(super) async fn add_role(
    State(shared): SharedState,
    Path(guild): Path<String>,
    form: Form,
) -> CreatedResult {
    let made = shared.act(|world| {
        let guild = lookup::guild(world, &guild)?;
        let owner = Requester::Person(world.saved.guild(guild)?.owner);
        world.roles().create(owner, guild, &form.json)
    })?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// `PUT guilds/G/members/U`: a user joins a server, or the bot is invited. Also sets `roles` and
/// `nick` of a member, and `permissions` of the bot's role.
pub(super) async fn join(
    State(shared): SharedState,
    Path((guild, user)): Path<(String, String)>,
    form: Form,
) -> EmptyResult {
    let body = &form.json;
    let text = |key: &str| body.get(key).filter(|it| !it.is_null()).map(plain);
    let permissions = text("permissions");
    let bits = permissions.as_deref().map(str::parse::<u64>).transpose();
    let bits =
        bits.map_err(|_| ApiError::field("permissions", "NUMBER_TYPE_COERCE", "A number as a text."))?;
    shared.act(|world| {
        let (guild, user) = (lookup::guild(world, &guild)?, lookup::user(world, &user)?);
        if !world.saved.guild(guild)?.members.contains_key(&user) {
            world.members().join(guild, user)?;
        }
        if let Some(bits) = bits {
            world.members().set_bot_permissions(guild, user, bits)?;
        }
        let mut change = serde_json::Map::new();
        for key in ["nick", "roles"] {
            change.extend(body.get(key).map(|value| (key.to_owned(), value.clone())));
        }
        if change.is_empty() {
            return Ok(());
        }
        if let Some(roles) = change.get_mut("roles").and_then(Value::as_array_mut) {
            for role in roles {
                *role = lookup::read_value(world, option::ROLE, role)?;
            }
        }
        let owner = Requester::Person(world.saved.guild(guild)?.owner);
        world.moderation().change(owner, guild, user, &Value::Object(change)).map(|_| ())
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE guilds/G/members/U`: a user leaves a server, or the bot is removed.
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

/// `PUT guilds/G/voice/U`: puts a user into the voice `channel`, or changes `self_deaf` and
/// `self_mute`, or as a moderator `deaf` and `mute`.
pub(super) async fn enter_voice(
    State(shared): SharedState,
    Path((guild, user)): Path<(String, String)>,
    form: Form,
) -> RestResult {
    let mut problems = Problems::default();
    let at = FieldPath::default();
    let mut change = VoiceChange::read(&mut problems, &form.json, &at);
    let moderated = ["deaf", "mute"].map(|key| (key, problems.flag(&form.json, key, &at)));
    problems.finish()?;
    shared.act(|world| {
        let (guild, user) = (lookup::guild(world, &guild)?, lookup::user(world, &user)?);
        if let Some(named) = form.json.get("channel").filter(|it| !it.is_null()) {
            change.channel = Some(Some(lookup::channel(world, Some(named))?));
        }
        world.voice().set(guild, user, &format!("sandbox-{user}"), &change)?;
        let edits: serde_json::Map<String, Value> = moderated
            .into_iter()
            .filter_map(|(key, flag)| Some((key.to_owned(), Value::Bool(flag?))))
            .collect();
        if !edits.is_empty() {
            let owner = Requester::Person(world.saved.guild(guild)?.owner);
            world.moderation().change(owner, guild, user, &Value::Object(edits))?;
        }
        world.render().voice_state(guild, user).map(Json)
    })
}

/// `DELETE guilds/G/voice/U`: takes a user out of their voice channel.
pub(super) async fn leave_voice(
    State(shared): SharedState,
    Path((guild, user)): Path<(String, String)>,
) -> EmptyResult {
    shared.act(|world| {
        let (guild, user) = (lookup::guild(world, &guild)?, lookup::user(world, &user)?);
        world.voice().leave(guild, user);
        Ok::<_, ApiError>(())
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET world`: the world with its files, as a world file.
pub(super) async fn export(State(shared): SharedState) -> Result<Response, ApiError> {
    let text = tokio::task::spawn_blocking(move || {
        serde_json::to_string(&WorldFile::new(shared.snapshot(), &shared.files))
    });
    let text = text.await.ok().and_then(Result::ok).ok_or_else(ApiError::invalid_json)?;
    Ok(([(CONTENT_TYPE, "application/json")], text).into_response())
}

/// `PUT world`: loads a world file.
pub(super) async fn import(State(shared): SharedState, form: Form) -> EmptyResult {
    let file = serde_json::from_value::<WorldFile>(form.json);
    let file = file.ok().filter(WorldFile::is_supported);
    let invalid = || ApiError::field("world", "WORLD_FILE_INVALID", "Not a world file of this version.");
    shared.load(file.ok_or_else(invalid)?).map_err(|_| invalid())?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST reset`
pub(super) async fn reset(State(shared): SharedState) -> StatusCode {
    shared.reset();
    StatusCode::NO_CONTENT
}
