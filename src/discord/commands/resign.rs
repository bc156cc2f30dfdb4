//! `/resign`: asks the player to confirm that they resign.

use super::game_command::GameCommand;
use crate::discord::buttons::game as buttons;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Placement, Response};
use crate::domain::Id;
use crate::service::{Error, MatchFilter};
use crate::text::{Language, t};

pub(super) struct Resign;

impl GameCommand for Resign {
    const NAME: &'static str = "resign";
    const FILTER: MatchFilter = MatchFilter::Ongoing;

    fn description(lang: Language) -> String {
        t!(lang, "command-resign")
    }

    fn game_description(lang: Language) -> String {
        t!(lang, "command-resign-game")
    }

    fn handle(ctx: &InteractionContext, game: Id) -> Result<Response, Error> {
        buttons::ask_to_resign(ctx, game, Placement::NewMessage)
    }
}
