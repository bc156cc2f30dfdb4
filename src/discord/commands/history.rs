//! `/history`: pages through a game.

use super::game_command::GameCommand;
use crate::discord::buttons::history;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Placement, Response};
use crate::domain::Id;
use crate::service::{Error, MatchFilter};
use crate::text::{Language, t};

pub(super) struct History;

impl GameCommand for History {
    const NAME: &'static str = "history";
    const FILTER: MatchFilter = MatchFilter::Watched;

    fn description(lang: Language) -> String {
        t!(lang, "command-history")
    }

    fn game_description(lang: Language) -> String {
        t!(lang, "command-history-game")
    }

    fn handle(ctx: &InteractionContext, game: Id) -> Result<Response, Error> {
        history::show(ctx, game, None, Placement::NewMessage)
    }
}
