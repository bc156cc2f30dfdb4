//! `/review`: shows the turning points of a finished game.

use super::game_command::GameCommand;
use crate::discord::buttons::reviews;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Placement, Response};
use crate::domain::{Id, UserError};
use crate::service::{Error, MatchFilter};
use crate::text::{Language, t};

pub(super) struct Review;

impl GameCommand for Review {
    const NAME: &'static str = "review";
    const FILTER: MatchFilter = MatchFilter::Ended;

    fn description(lang: Language) -> String {
        t!(lang, "command-review")
    }

    fn game_description(lang: Language) -> String {
        t!(lang, "command-review-game")
    }

    /// Falls back to the game played in this channel if the sender has no finished games. If several
    /// are played here, the fallback fails and the first error is returned.
    fn find(ctx: &InteractionContext, named: Option<&str>) -> Result<Id, Error> {
        let found = ctx.find_game(named, Self::FILTER);
        if let Err(Error::User(UserError::NoMatchOfYours)) = found {
            return ctx.find_game(None, MatchFilter::Watched).or(found);
        }
        found
    }

    fn handle(ctx: &InteractionContext, game: Id) -> Result<Response, Error> {
        reviews::show(ctx, game, Placement::NewMessage)
    }
}
