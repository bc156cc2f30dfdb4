//! `/moretime`: one more day for the opponent.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::lists;
use super::option_map::OptionMap;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::discord::views::card::opponent_mention;
use crate::discord::views::format::relative;
use crate::service::{Error, MatchFilter};
use crate::text::t;

/// The arguments of `/moretime`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MoreTimeCommand {
    /// Which game.
    game: Option<String>,
}

impl SlashCommand for MoreTimeCommand {
    const NAME: &'static str = "moretime";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-moretime"))
            .add_option(define.which_game(|lang| t!(lang, "command-moretime-game")))
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
        let lang = ctx.lang;
        ctx.set_game(id);
        let match_view = ctx.service.clocks.give_time(&ctx.caller, id)?;
        let opponent = opponent_mention(lang, &match_view);
        let due = match_view.clock.deadline().unwrap_or(match_view.game.deadline);
        Ok(Response::text(t!(lang, "more-time-given", opponent = opponent, deadline = relative(due))))
    }
}
