//! `/hint`: gives a hint in a game against the computer.

use super::game_command::GameCommand;
use crate::discord::buttons::hint;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Placement, Response};
use crate::domain::Id;
use crate::service::{Error, MatchFilter};
use crate::text::{Language, t};

pub(super) struct Hint;

impl GameCommand for Hint {
    const NAME: &'static str = "hint";
    const FILTER: MatchFilter = MatchFilter::Turn;

    fn description(lang: Language) -> String {
        t!(lang, "command-hint")
    }

    fn game_description(lang: Language) -> String {
        t!(lang, "command-hint-game")
    }

    fn handle(ctx: &InteractionContext, game: Id) -> Result<Response, Error> {
        hint::show(ctx, game, None, Placement::NewMessage)
    }
}
