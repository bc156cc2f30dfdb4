//! `/abort`: asks the player to confirm that they cancel a game that has barely started.

use super::game_command::GameCommand;
use crate::discord::buttons::game as buttons;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Placement, Response};
use crate::domain::Id;
use crate::service::{Error, MatchFilter};
use crate::text::{Language, t};

pub(super) struct Abort;

impl GameCommand for Abort {
    const NAME: &'static str = "abort";
    const FILTER: MatchFilter = MatchFilter::Ongoing;

    fn description(lang: Language) -> String {
        t!(lang, "command-abort")
    }

    fn game_description(lang: Language) -> String {
        t!(lang, "command-abort-game")
    }

    fn handle(ctx: &InteractionContext, game: Id) -> Result<Response, Error> {
        buttons::ask_to_abort(ctx, game, Placement::NewMessage)
    }
}
