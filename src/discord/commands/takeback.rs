//! `/takeback`: asks for a takeback, or allows the one that is asked for.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::lists;
use super::option_map::OptionMap;
use crate::discord::buttons::offers;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Placement, Response};
use crate::service::{Error, MatchFilter};
use crate::text::t;

/// The arguments of `/takeback`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TakebackCommand {
    /// Which game.
    game: Option<String>,
}

impl SlashCommand for TakebackCommand {
    const NAME: &'static str = "takeback";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-takeback"))
            .add_option(define.which_game(|lang| t!(lang, "command-takeback-game")))
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
        offers::offer_takeback(ctx, id, Placement::NewMessage)
    }
}
