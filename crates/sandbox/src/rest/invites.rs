use std::sync::Arc;

use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};

use super::extract::{Actor, Auth, Ids};
use super::params::Params;
use super::{RestResult, SharedState};
use crate::form::Form;
use crate::ids::{ChannelId, GuildId};
use crate::shared::Shared;

pub(super) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/channels/{channel_id}/invites", get(of_channel).post(create))
        .route("/guilds/{guild_id}/invites", get(of_guild))
        .route("/invites/{code}", get(show).post(accept).delete(delete))
}

async fn create(actor: Actor, Ids(channel): Ids<u64>, form: Form) -> RestResult {
    actor.json(|world, requester| world.invites().create(requester, ChannelId(channel), &form.json))
}

async fn of_channel(State(shared): SharedState, Auth(requester): Auth, Ids(id): Ids<u64>) -> RestResult {
    shared.act(|world| world.invites().of_channel(requester, ChannelId(id))).map(Json)
}

async fn of_guild(State(shared): SharedState, Auth(requester): Auth, Ids(id): Ids<u64>) -> RestResult {
    shared.act(|world| world.invites().of_guild(requester, GuildId(id))).map(Json)
}

async fn show(State(shared): SharedState, _: Auth, Ids(code): Ids<String>, mut params: Params) -> RestResult {
    let counts = params.flag("with_counts").unwrap_or_default();
    for name in ["guild_scheduled_event_id", "target_channel_id", "target_message_id"] {
        params.id(name);
    }
    params.finish()?;
    shared.act(|world| world.invites().show(&code, counts)).map(Json)
}

/// `POST /invites/{code}`: a user joins, as in Discord's client.
async fn accept(actor: Actor, Ids(code): Ids<String>) -> RestResult {
    actor.json(|world, requester| world.invites().accept(requester, &code))
}

async fn delete(actor: Actor, Ids(code): Ids<String>) -> RestResult {
    actor.json(|world, requester| world.invites().delete(requester, &code))
}
