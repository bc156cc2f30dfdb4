//! `/learn`: shows the lessons of the games.

use serenity::builder::CreateCommand;

use super::command::SlashCommand;
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::buttons::lessons;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::service::Error;
use crate::text::t;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LearnCommand {
    /// `None` for an overview of all games.
    game: Option<String>,
}

impl SlashCommand for LearnCommand {
    const NAME: &'static str = "learn";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-learn"))
            .add_option(define.kind_of_game(|lang| t!(lang, "command-learn-game")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { game: options.text("game") })
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        Ok(Response::Private(match args.game {
            Some(game) => lessons::resume(ctx, &game)?,
            None => lessons::overview(ctx)?,
        }))
    }
}
