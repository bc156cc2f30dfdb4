//! `/abort`: asks whether to cancel a game that has hardly begun.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::lists;
use super::option_map::OptionMap;
use crate::discord::buttons::game;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Placement, Response};
use crate::service::{Error, MatchFilter};
use crate::text::t;

/// The arguments of `/abort`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AbortCommand {
    /// Which game.
    game: Option<String>,
}

impl SlashCommand for AbortCommand {
    const NAME: &'static str = "abort";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-abort"))
            .add_option(define.which_game(|lang| t!(lang, "command-abort-game")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { game: options.text("game") })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        match request.option {
            "game" => lists::games(ctx, request.typed, MatchFilter::Ongoing),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let id = ctx.find_game(args.game.as_deref(), MatchFilter::Ongoing)?;
        game::ask_to_abort(ctx, id, Placement::NewMessage)
    }
}
