//! `/draw`: offers a draw, or accepts the opponent's offer.

use super::game_command::GameCommand;
use crate::discord::buttons::offers;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Placement, Response};
use crate::domain::Id;
use crate::service::{Error, MatchFilter};
use crate::text::{Language, t};

pub(super) struct Draw;

impl GameCommand for Draw {
    const NAME: &'static str = "draw";
    const FILTER: MatchFilter = MatchFilter::Ongoing;

    fn description(lang: Language) -> String {
        t!(lang, "command-draw")
    }

    fn game_description(lang: Language) -> String {
        t!(lang, "command-draw-game")
    }

    fn handle(ctx: &InteractionContext, game: Id) -> Result<Response, Error> {
        offers::offer_draw(ctx, game, Placement::NewMessage)
    }
}
