//! `/review`: shows the turning points of a finished game.

use super::game_command::GameCommand;
use crate::discord::buttons::reviews;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Placement, Response};
use crate::domain::Id;
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

    fn handle(ctx: &InteractionContext, game: Id) -> Result<Response, Error> {
        reviews::show(ctx, game, Placement::NewMessage)
    }
}
