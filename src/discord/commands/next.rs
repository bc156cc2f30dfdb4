//! `/next`: opens the most urgent game.

use serenity::builder::CreateCommand;

use super::command::SlashCommand;
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::buttons::composer;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::service::Error;
use crate::text::t;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NextCommand;

impl SlashCommand for NextCommand {
    const NAME: &'static str = "next";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define.command(Self::NAME, |lang| t!(lang, "command-next"))
    }

    fn parse(_: &OptionMap<'_>) -> Option<Self> {
        Some(Self)
    }

    fn handle(ctx: &InteractionContext, Self: Self) -> Result<Response, Error> {
        let player = ctx.player();
        let games = ctx.service.games.ongoing(player)?;
        // The player's games are sorted by remaining time, those awaiting the player first.
        match games.first().filter(|game| game.awaits(player)) {
            Some(game) => composer::open(ctx, game.id),
            None => Ok(Response::text(t!(ctx.lang, "next-none", count = games.len()))),
        }
    }
}
