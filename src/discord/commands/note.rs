//! `/note`: opens the player's private notes on a game.

use super::game_command::GameCommand;
use crate::discord::buttons::notes;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::domain::Id;
use crate::service::{Error, MatchFilter};
use crate::text::{Language, t};

pub(super) struct Note;

impl GameCommand for Note {
    const NAME: &'static str = "note";
    const FILTER: MatchFilter = MatchFilter::Any;

    fn description(lang: Language) -> String {
        t!(lang, "command-note")
    }

    fn game_description(lang: Language) -> String {
        t!(lang, "command-note-game")
    }

    fn handle(ctx: &InteractionContext, game: Id) -> Result<Response, Error> {
        notes::open(ctx, game)
    }
}
