//! `/takeback`: requests a takeback, or allows the opponent's.

use super::game_command::GameCommand;
use crate::discord::buttons::offers;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Placement, Response};
use crate::domain::Id;
use crate::service::{Error, MatchFilter};
use crate::text::{Language, t};

pub(super) struct Takeback;

impl GameCommand for Takeback {
    const NAME: &'static str = "takeback";
    const FILTER: MatchFilter = MatchFilter::Ongoing;

    fn description(lang: Language) -> String {
        t!(lang, "command-takeback")
    }

    fn game_description(lang: Language) -> String {
        t!(lang, "command-takeback-game")
    }

    fn handle(ctx: &InteractionContext, game: Id) -> Result<Response, Error> {
        offers::offer_takeback(ctx, game, Placement::NewMessage)
    }
}
