//! *Block* in the context menu of users.

use serenity::builder::CreateCommand;
use serenity::model::application::{CommandData, CommandType};

use super::command::SlashCommand;
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::buttons::blocks;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::discord::rest::limits;
use crate::domain::Opponent;
use crate::service::Error;
use crate::text::{Language, clip, t};

/// The user whose context menu contained the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BlockMenuCommand(Opponent);

impl SlashCommand for BlockMenuCommand {
    /// The name is a text of the catalogue; see [`is`](SlashCommand::is).
    const NAME: &'static str = "";

    fn is(data: &CommandData) -> bool {
        let name = clip(&t!(Language::default(), "menu-block"), limits::COMMAND_NAME);
        data.kind == CommandType::User && data.name == name
    }

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define.user_menu(|lang| t!(lang, "menu-block"))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        options.target().map(Self)
    }

    fn handle(ctx: &InteractionContext, Self(person): Self) -> Result<Response, Error> {
        blocks::block(ctx, person).map(Response::Private)
    }
}
