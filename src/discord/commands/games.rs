//! `/games`: lists a player's ongoing games and open challenges.

use serenity::builder::CreateCommand;

use super::command::SlashCommand;
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::buttons::games;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::domain::PlayerId;
use crate::service::Error;
use crate::text::t;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamesCommand {
    /// `None` for the sender.
    pub player: Option<PlayerId>,
}

impl SlashCommand for GamesCommand {
    const NAME: &'static str = "games";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-games"))
            .add_option(define.user("player", |lang| t!(lang, "command-games-player")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { player: options.player("player") })
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        games::list(ctx, args.player, 0).map(Response::Private)
    }
}
