//! Global and server application commands.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::Value;

use super::extract::{Auth, BotAuth, Ids};
use super::params::Params;
use super::{CreatedResult, EmptyResult, RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::{Form, ListForm};
use crate::ids::{ApplicationId, CommandId, GuildId};
use crate::shared::Shared;
use crate::world::{CommandActions, Requester, World};

/// Acts on the commands of the requester's own application.
fn act<T>(
    shared: &Shared,
    bot: &BotAuth,
    application: u64,
    action: impl FnOnce(&mut CommandActions<'_>) -> Result<T, ApiError>,
) -> Result<T, ApiError> {
    shared.act(|world| {
        if bot.0.0 != application {
            return Err(ApiError::not_own_application());
        }
        action(&mut world.commands(bot.0)?)
    })
}

fn put_in(
    shared: &Shared,
    bot: &BotAuth,
    application: u64,
    guild: Option<GuildId>,
    form: &ListForm,
) -> RestResult {
    let commands = act(shared, bot, application, |commands| commands.put(guild, &form.0))?;
    Ok(Json(Value::Array(commands)))
}

fn post_in(
    shared: &Shared,
    bot: &BotAuth,
    application: u64,
    guild: Option<GuildId>,
    form: &Form,
) -> CreatedResult {
    let (new, command) = act(shared, bot, application, |commands| commands.post(guild, &form.json))?;
    Ok((if new { StatusCode::CREATED } else { StatusCode::OK }, Json(command)))
}

fn list_in(shared: &Shared, bot: &BotAuth, application: u64, guild: Option<GuildId>) -> RestResult {
    act(shared, bot, application, |commands| Ok(Json(Value::Array(commands.list(guild)))))
}

/// Checks the query of a list. Commands are always listed with their localizations.
fn check_params(mut params: Params) -> Result<(), ApiError> {
    params.flag("with_localizations");
    params.finish()
}

/// `GET /applications/{id}/commands`
pub(super) async fn list(
    State(shared): SharedState,
    bot: BotAuth,
    Ids(application): Ids<u64>,
    params: Params,
) -> RestResult {
    check_params(params)?;
    list_in(&shared, &bot, application, None)
}

/// `GET /applications/{id}/guilds/{guild}/commands`
pub(super) async fn list_guild(
    State(shared): SharedState,
    bot: BotAuth,
    Ids((application, guild)): Ids<(u64, u64)>,
    params: Params,
) -> RestResult {
    check_params(params)?;
    list_in(&shared, &bot, application, Some(GuildId(guild)))
}

/// `PUT /applications/{id}/commands`
pub(super) async fn put(
    State(shared): SharedState,
    bot: BotAuth,
    Ids(application): Ids<u64>,
    form: ListForm,
) -> RestResult {
    put_in(&shared, &bot, application, None, &form)
}

/// `PUT /applications/{id}/guilds/{guild}/commands`
pub(super) async fn put_guild(
    State(shared): SharedState,
    bot: BotAuth,
    Ids((application, guild)): Ids<(u64, u64)>,
    form: ListForm,
) -> RestResult {
    put_in(&shared, &bot, application, Some(GuildId(guild)), &form)
}

/// `POST /applications/{id}/commands`
pub(super) async fn post(
    State(shared): SharedState,
    bot: BotAuth,
    Ids(application): Ids<u64>,
    form: Form,
) -> CreatedResult {
    post_in(&shared, &bot, application, None, &form)
}

/// `POST /applications/{id}/guilds/{guild}/commands`
pub(super) async fn post_guild(
    State(shared): SharedState,
    bot: BotAuth,
    Ids((application, guild)): Ids<(u64, u64)>,
    form: Form,
) -> CreatedResult {
    post_in(&shared, &bot, application, Some(GuildId(guild)), &form)
}

/// `GET /applications/{id}/commands/{command}`
pub(super) async fn get(
    State(shared): SharedState,
    bot: BotAuth,
    Ids((application, id)): Ids<(u64, u64)>,
) -> RestResult {
    act(&shared, &bot, application, |commands| commands.get(None, CommandId(id))).map(Json)
}

/// `GET /applications/{id}/guilds/{guild}/commands/{command}`
pub(super) async fn get_guild(
    State(shared): SharedState,
    bot: BotAuth,
    Ids((application, guild, id)): Ids<(u64, u64, u64)>,
) -> RestResult {
    act(&shared, &bot, application, |commands| commands.get(Some(GuildId(guild)), CommandId(id))).map(Json)
}

/// `PATCH /applications/{id}/commands/{command}`
pub(super) async fn patch(
    State(shared): SharedState,
    bot: BotAuth,
    Ids((application, id)): Ids<(u64, u64)>,
    form: Form,
) -> RestResult {
    act(&shared, &bot, application, |commands| commands.patch(None, CommandId(id), &form.json)).map(Json)
}

/// `PATCH /applications/{id}/guilds/{guild}/commands/{command}`
pub(super) async fn patch_guild(
    State(shared): SharedState,
    bot: BotAuth,
    Ids((application, guild, id)): Ids<(u64, u64, u64)>,
    form: Form,
) -> RestResult {
    let guild = Some(GuildId(guild));
    act(&shared, &bot, application, |commands| commands.patch(guild, CommandId(id), &form.json)).map(Json)
}

/// `DELETE /applications/{id}/commands/{command}`
pub(super) async fn delete(
    State(shared): SharedState,
    bot: BotAuth,
    Ids((application, id)): Ids<(u64, u64)>,
) -> EmptyResult {
    act(&shared, &bot, application, |commands| commands.delete(None, CommandId(id)))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /applications/{id}/guilds/{guild}/commands/{command}`
pub(super) async fn delete_guild(
    State(shared): SharedState,
    bot: BotAuth,
    Ids((application, guild, id)): Ids<(u64, u64, u64)>,
) -> EmptyResult {
    act(&shared, &bot, application, |commands| commands.delete(Some(GuildId(guild)), CommandId(id)))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /applications/{id}/guilds/{guild}/commands/permissions`
pub(super) async fn all_permissions(
    State(shared): SharedState,
    bot: BotAuth,
    Ids((application, guild)): Ids<(u64, u64)>,
) -> RestResult {
    act(&shared, &bot, application, |commands| commands.all_permissions(GuildId(guild))).map(Json)
}

/// `GET /applications/{id}/guilds/{guild}/commands/{command}/permissions`
pub(super) async fn permissions(
    State(shared): SharedState,
    bot: BotAuth,
    Ids((application, guild, id)): Ids<(u64, u64, u64)>,
) -> RestResult {
    act(&shared, &bot, application, |commands| commands.permissions(GuildId(guild), id)).map(Json)
}

/// `PUT /applications/{id}/guilds/{guild}/commands/{command}/permissions`: users only, bots can't.
pub(super) async fn set_permissions(
    State(shared): SharedState,
    Auth(requester): Auth,
    Ids((application, guild, id)): Ids<(u64, u64, u64)>,
    form: Form,
) -> RestResult {
    let Requester::Person(user) = requester else {
        return Err(ApiError::bots_cannot());
    };
    let application = ApplicationId(application);
    let set = |world: &mut World| {
        world.commands(application)?.set_permissions(user, GuildId(guild), id, &form.json)
    };
    shared.act(set).map(Json)
}
