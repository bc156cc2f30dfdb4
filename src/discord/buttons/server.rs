//! Confirmed actions of server admins: ending a game and deleting the server's data.

use super::click::{Click, Input};
use super::server_settings;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::ServerButton;
use crate::discord::reply::{Reply, Response};
use crate::discord::views::player_names::player_names;
use crate::domain::{Id, Revision};
use crate::service::Error;
use crate::text::{self, t};

pub(super) fn handle(
    ctx: &InteractionContext,
    button: &ServerButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    match (button, input) {
        (ServerButton::EndSure, Input::Press) => Some(end_as_proposed(ctx, click.subject, click.revision)),
        (ServerButton::DeleteSure, Input::Press) => Some(delete(ctx)),
        (button, input) => server_settings::handle(ctx, button, input),
    }
}

fn end_as_proposed(ctx: &InteractionContext, id: Id, seen: Revision) -> Result<Response, Error> {
    let lang = ctx.lang;
    let guild = ctx.admin_of()?;
    ctx.set_game(id);
    let game = ctx.service.adjudications.end(&ctx.caller, guild, id, seen)?;
    let names = player_names(ctx.bot(), lang, game.seats);
    let ending = game.ending.as_ref().map(|ending| text::ending(lang, game.game.info(), &names, ending));
    let ending = ending.unwrap_or_default();
    Ok(Response::Update(Reply::text(t!(lang, "server-end-done", ending = ending))))
}

fn delete(ctx: &InteractionContext) -> Result<Response, Error> {
    let guild = ctx.admin_of()?;
    let games = ctx.service.server_data.forget(&ctx.caller, guild)?;
    Ok(Response::Update(Reply::text(t!(ctx.lang, "server-deleted", games = games))))
}
