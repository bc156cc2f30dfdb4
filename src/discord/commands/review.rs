//! `/review`: what turned a game that is over.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::lists;
use super::option_map::OptionMap;
use crate::discord::buttons::reviews;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Placement, Response};
use crate::domain::{Id, UserError};
use crate::service::{Error, MatchFilter};
use crate::text::t;

/// The arguments of `/review`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ReviewCommand {
    game: Option<String>,
}

impl SlashCommand for ReviewCommand {
    const NAME: &'static str = "review";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-review"))
            .add_option(define.which_game(|lang| t!(lang, "command-review-game")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { game: options.text("game") })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        match request.option {
            "game" => lists::games(ctx, request.typed, MatchFilter::Ended),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let id = game(ctx, args.game.as_deref())?;
        reviews::show(ctx, id, Placement::NewMessage)
    }
}

/// The game that is named, else the last one that its sender finished, else the one that is played here: that goes on,
/// or is one of others. Of several that are played here none is meant: their sender has no finished one to choose.
fn game(ctx: &InteractionContext, named: Option<&str>) -> Result<Id, Error> {
    let found = ctx.find_game(named, MatchFilter::Ended);
    if let Err(Error::User(UserError::NoMatchOfYours)) = found {
        return ctx.find_game(None, MatchFilter::Watched).or(found);
    }
    found
}
