//! `/hint`: a hint in a game against the computer.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::lists;
use super::option_map::OptionMap;
use crate::discord::buttons::hint;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Placement, Response};
use crate::service::{Error, MatchFilter};
use crate::text::t;

/// The arguments of `/hint`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HintCommand {
    game: Option<String>,
}

impl SlashCommand for HintCommand {
    const NAME: &'static str = "hint";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-hint"))
            .add_option(define.which_game(|lang| t!(lang, "command-hint-game")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { game: options.text("game") })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        match request.option {
            "game" => lists::games(ctx, request.typed, MatchFilter::Turn),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let id = ctx.find_game(args.game.as_deref(), MatchFilter::Turn)?;
        hint::show(ctx, id, hint::PIECE, None, Placement::NewMessage)
    }
}
