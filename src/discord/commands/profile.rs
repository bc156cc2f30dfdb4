//! `/profile`: shows a player's results and ratings.

use serenity::builder::CreateCommand;

use super::command::SlashCommand;
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::buttons::profile;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::domain::PlayerId;
use crate::service::Error;
use crate::text::t;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ProfileCommand {
    /// `None` for the sender.
    player: Option<PlayerId>,
}

impl SlashCommand for ProfileCommand {
    const NAME: &'static str = "profile";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-profile"))
            .add_option(define.user("player", |lang| t!(lang, "command-profile-player")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { player: options.player("player") })
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        profile::profile(ctx, args.player, 0).map(Response::Private)
    }
}
