//! `/mydata`: exports or deletes the sender's data.

use serenity::builder::CreateCommand;

use super::command::SlashCommand;
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::buttons::player_data;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::service::Error;
use crate::text::t;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MyDataCommand;

impl SlashCommand for MyDataCommand {
    const NAME: &'static str = "mydata";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define.command(Self::NAME, |lang| t!(lang, "command-mydata"))
    }

    fn parse(_: &OptionMap<'_>) -> Option<Self> {
        Some(Self)
    }

    fn handle(ctx: &InteractionContext, Self: Self) -> Result<Response, Error> {
        Ok(Response::Private(player_data::menu(ctx)))
    }
}
