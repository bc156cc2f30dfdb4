//! Planned turns: made, listed, cancelled, and played in the transaction of the turn foreseen.

use super::games::draw;
use super::{Call, Error, MatchView, Service};
use crate::matches::{
    Id, Match, ParsedMove, Plan, PlanRequest, PlayerId, UserError, foreseen, plan, plan_view, play, read,
};
use crate::store::WriteTx;
use sealed_move_rules::{GameState, View};

impl Service {
    /// Makes a plan.
    ///
    /// # Errors
    ///
    /// Refuses what [`plan`] refuses.
    pub fn plan(&self, call: &Call, id: Id, wish: PlanRequest<'_>) -> Result<(Plan, MatchView), Error> {
        let deed = self.begin(call)?;
        let (game, line) = self.load(&*deed, id)?;
        let plans = deed.plans_of(id, call.player)?;
        let made = plan(&game, &line, call.player, &plans, wish, (self.mint.next(call.now), call.now))?;
        deed.insert_plan(&made)?;
        deed.commit()?;
        Ok((made, self.look_and_keep(game, line, call.player)?))
    }

    /// The plans of a player in a match of his, the oldest first.
    ///
    /// # Errors
    ///
    /// Refuses who does not play in it.
    pub fn plans(&self, id: Id, player: PlayerId) -> Result<Vec<Plan>, Error> {
        let reading = self.store.reading()?;
        let game = reading.game(id)?.ok_or(UserError::NoSuchMatch)?;
        game.side_of(player)?;
        Ok(reading.plans_of(id, player)?)
    }

    /// What a planner may know of the position of a foreseen turn, or of the answer to `foreseen`.
    ///
    /// # Errors
    ///
    /// Refuses who does not play in it.
    pub fn plan_view(
        &self,
        id: Id,
        player: PlayerId,
        after: Option<Id>,
        foreseen: Option<&str>,
    ) -> Result<Option<View>, Error> {
        let reading = self.store.reading()?;
        let (game, line) = self.load(&*reading, id)?;
        let side = game.side_of(player)?;
        let plans = reading.plans_of(id, player)?;
        let view = plan_view(&line, side, &plans, after, foreseen);
        self.lines.keep(&game, line);
        Ok(view)
    }

    /// Cancels one plan of a player with those that continue it, or all that he has in a match.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPlan`].
    pub fn cancel_plans(&self, call: &Call, id: Id, which: Option<Id>) -> Result<(), Error> {
        let deed = self.begin(call)?;
        let plans = deed.plans_of(id, call.player)?;
        match which {
            None => deed.delete_plans(id, call.player)?,
            Some(which) if plans.iter().any(|plan| plan.id == which) => deed.delete_plan(which)?,
            Some(_) => return Err(UserError::NoSuchPlan.into()),
        }
        deed.commit()?;
        Ok(())
    }
}

/// Plays what was planned for the turn that was just completed, and what was planned for that.
/// A plan that does not fit any more is forgotten with all others of its player.
pub(super) fn follow_plans(
    deed: &dyn WriteTx,
    game: &mut Match,
    line: &mut GameState,
    call: &Call,
) -> Result<(), Error> {
    let mut moved = game.plies.last().map(|ply| ply.side);
    while game.ending.is_none() {
        let side = line.position().turn();
        if moved == Some(side) {
            return Ok(());
        }
        let planner = game.seat(side);
        let plans = deed.plans_of(game.id, planner)?;
        if plans.is_empty() {
            return Ok(());
        }
        let damaged = |error| crate::matches::DamagedMatch { id: game.id, ply: None, error };
        let chosen = foreseen(game, &plans, side).map_err(damaged)?;
        let Some(chosen) = chosen.cloned() else {
            deed.delete_plans(game.id, planner)?;
            return Ok(());
        };
        let turn = match read(game, line, planner, &chosen.reply) {
            Ok(ParsedMove::Turn(turn)) => turn,
            Ok(ParsedMove::Ask(..)) | Err(_) => {
                deed.delete_plans(game.id, planner)?;
                return Ok(());
            }
        };
        let played = match draw(game, line, &turn, call) {
            Ok(played) => played,
            Err(Error::User(_)) => {
                deed.delete_plans(game.id, planner)?;
                return Ok(());
            }
            Err(fault) => return Err(fault),
        };
        play(game, line, planner, played, call.interaction, call.now)?;
        deed.advance_plans(&chosen, game.last_ply())?;
        moved = Some(side);
    }
    Ok(())
}
