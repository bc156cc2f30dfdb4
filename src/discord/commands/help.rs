//! `/help`: how to play, with the next thing to do.

use serenity::builder::CreateCommand;

use super::command::SlashCommand;
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::context::InteractionContext;
use crate::discord::format::{game_link, mention};
use crate::discord::offered::offered;
use crate::discord::reply::{Reply, Response};
use crate::i18n::{self, t};
use crate::service::Error;

/// `/help` has no arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HelpCommand;

impl SlashCommand for HelpCommand {
    const NAME: &'static str = "help";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define.command(Self::NAME, |lang| t!(lang, "command-help"))
    }

    fn parse(_: &OptionMap<'_>) -> Option<Self> {
        Some(Self)
    }

    fn handle(ctx: &InteractionContext, Self: Self) -> Result<Response, Error> {
        let (lang, player) = (ctx.lang, ctx.player());
        let games = ctx.service.games.ongoing(player)?;
        let next = match games.first() {
            None => t!(lang, "help-next-challenge"),
            Some(game) if game.awaits(player) => t!(
                lang,
                "help-next-turn",
                game = i18n::game(lang, game.game.info()),
                opponent = mention(lang, game.opponent_of(player)),
                link = game_link(lang, game),
            ),
            Some(_) => t!(lang, "help-next-wait"),
        };
        let names: Vec<_> = offered().map(|game| i18n::game(lang, game.info())).collect();
        let body = [t!(lang, "help-text"), next, t!(lang, "help-games", games = names.join(", "))];
        Ok(Response::Private(Reply {
            title: t!(lang, "help-title"),
            body: body.join("\n\n"),
            ..Reply::default()
        }))
    }
}
