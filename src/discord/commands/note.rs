//! `/note`: opens the sender's private notes on a game.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::lists;
use super::option_map::OptionMap;
use crate::discord::buttons::notes;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::service::{Error, MatchFilter};
use crate::text::t;

/// The arguments of `/note`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NoteCommand {
    /// Which game.
    game: Option<String>,
}

impl SlashCommand for NoteCommand {
    const NAME: &'static str = "note";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-note"))
            .add_option(define.which_game(|lang| t!(lang, "command-note-game")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { game: options.text("game") })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        match request.option {
            "game" => lists::games(ctx, request.typed, MatchFilter::Any),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let id = ctx.find_game(args.game.as_deref(), MatchFilter::Any)?;
        notes::open(ctx, id)
    }
}
