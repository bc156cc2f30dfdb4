//! `/moretime`: gives the opponent one more day.

use super::game_command::GameCommand;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::discord::views::card::opponent_mention;
use crate::discord::views::format::{relative, with_unpinged};
use crate::domain::Id;
use crate::service::{Error, MatchFilter};
use crate::text::{Language, t};

pub(super) struct MoreTime;

impl GameCommand for MoreTime {
    const NAME: &'static str = "moretime";
    const FILTER: MatchFilter = MatchFilter::Ongoing;

    fn description(lang: Language) -> String {
        t!(lang, "command-moretime")
    }

    fn game_description(lang: Language) -> String {
        t!(lang, "command-moretime-game")
    }

    fn handle(ctx: &InteractionContext, game: Id) -> Result<Response, Error> {
        ctx.set_game(game);
        let (match_view, unpinged) = ctx.service.clocks.give_time(&ctx.caller, game)?;
        let opponent = opponent_mention(ctx.lang, &match_view);
        let due = match_view.clock.deadline().unwrap_or(match_view.game.deadline);
        let told = t!(ctx.lang, "more-time-given", opponent = opponent, deadline = relative(due));
        Ok(Response::text(with_unpinged(ctx.lang, told, unpinged)))
    }
}
