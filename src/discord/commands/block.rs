//! `/block`: blocks a person, or lists the sender's blocks and lifts them.

use serenity::builder::CreateCommand;

use super::command::SlashCommand;
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::buttons::blocks;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::domain::Opponent;
use crate::service::Error;
use crate::text::t;

/// `None` lists the blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BlockCommand(Option<Opponent>);

impl SlashCommand for BlockCommand {
    const NAME: &'static str = "block";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-block"))
            .add_option(define.user("person", |lang| t!(lang, "command-block-person")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self(options.opponent("person")))
    }

    fn handle(ctx: &InteractionContext, Self(person): Self) -> Result<Response, Error> {
        match person {
            Some(person) => blocks::block(ctx, person),
            None => blocks::list(ctx, 0),
        }
        .map(Response::Private)
    }
}
