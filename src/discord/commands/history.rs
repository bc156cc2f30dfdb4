//! `/history`: pages through a game.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::lists;
use super::option_map::OptionMap;
use crate::discord::buttons::history;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Placement, Response};
use crate::service::{Error, MatchFilter};
use crate::text::t;

/// The arguments of `/history`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HistoryCommand {
    /// Which game.
    game: Option<String>,
}

impl SlashCommand for HistoryCommand {
    const NAME: &'static str = "history";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-history"))
            .add_option(define.which_game(|lang| t!(lang, "command-history-game")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { game: options.text("game") })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        match request.option {
            "game" => lists::games(ctx, request.typed, MatchFilter::Watched),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let id = ctx.find_game(args.game.as_deref(), MatchFilter::Watched)?;
        history::show(ctx, id, None, Placement::NewMessage)
    }
}
