//! `/rematch`: offers a rematch, or accepts the opponent's offer.

use super::game_command::GameCommand;
use crate::discord::buttons::game as buttons;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Placement, Response};
use crate::discord::rest::permissions::{PermissionCheck, StartRequest};
use crate::domain::Id;
use crate::service::{Error, MatchFilter};
use crate::text::{Language, t};

pub(super) struct Rematch;

impl GameCommand for Rematch {
    const NAME: &'static str = "rematch";
    const FILTER: MatchFilter = MatchFilter::Ended;

    fn description(lang: Language) -> String {
        t!(lang, "command-rematch")
    }

    fn game_description(lang: Language) -> String {
        t!(lang, "command-rematch-game")
    }

    fn permission_check(named: Option<&str>) -> PermissionCheck {
        PermissionCheck::Start(StartRequest::Rematch(named.and_then(|game| game.trim().parse().ok())))
    }

    fn handle(ctx: &InteractionContext, game: Id) -> Result<Response, Error> {
        buttons::rematch(ctx, game, Placement::NewMessage)
    }
}
