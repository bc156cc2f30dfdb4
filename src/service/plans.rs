//! Planned turns: made, listed, cancelled, and played in the transaction of the turn foreseen.

use std::sync::Arc;

use super::core::Core;
use super::moves::draw;
use super::{Caller, Error, MatchView};
use crate::matches::{
    Id, Match, ParsedMove, Plan, PlanRequest, PlayerId, UserError, make_plan, matching_plan, plan_view, play,
    read_move,
};
use crate::store::WriteTx;
use sealed_move_rules::{GameState, View};

/// Planned moves.
#[derive(Debug)]
pub struct Plans {
    pub(super) core: Arc<Core>,
}

impl Plans {
    /// Makes a plan.
    ///
    /// # Errors
    ///
    /// Refuses what [`plan`] refuses.
    pub fn make(
        &self,
        caller: &Caller,
        id: Id,
        request: PlanRequest<'_>,
    ) -> Result<(Plan, MatchView), Error> {
        let tx = self.core.begin(caller)?;
        let (game, state) = self.core.load(&*tx, id)?;
        let plans = tx.plans_of(id, caller.player)?;
        let made = make_plan(
            &game,
            &state,
            caller.player,
            &plans,
            request,
            (self.core.mint.next(caller.now), caller.now),
        )?;
        tx.insert_plan(&made)?;
        tx.commit()?;
        Ok((made, self.core.view_and_keep(game, state, caller.player)?))
    }

    /// The plans of a player in a match of his, the oldest first.
    ///
    /// # Errors
    ///
    /// Refuses who does not play in it.
    pub fn list(&self, id: Id, player: PlayerId) -> Result<Vec<Plan>, Error> {
        let reading = self.core.store.reading()?;
        let game = reading.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        game.side_of(player)?;
        Ok(reading.plans_of(id, player)?)
    }

    /// What a planner may know of the position of a foreseen turn, or of the answer to `foreseen`.
    ///
    /// # Errors
    ///
    /// Refuses who does not play in it.
    pub fn view(
        &self,
        id: Id,
        player: PlayerId,
        after: Option<Id>,
        foreseen: Option<&str>,
    ) -> Result<Option<View>, Error> {
        let reading = self.core.store.reading()?;
        let (game, state) = self.core.load(&*reading, id)?;
        let side = game.side_of(player)?;
        let plans = reading.plans_of(id, player)?;
        let view = plan_view(&state, side, &plans, after, foreseen);
        self.core.states.keep(&game, state);
        Ok(view)
    }

    /// Cancels one plan of a player with those that continue it, or all that he has in a match.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPlan`].
    pub fn cancel(&self, caller: &Caller, id: Id, which: Option<Id>) -> Result<(), Error> {
        let tx = self.core.begin(caller)?;
        let plans = tx.plans_of(id, caller.player)?;
        match which {
            None => tx.delete_plans(id, caller.player)?,
            Some(which) if plans.iter().any(|plan| plan.id == which) => tx.delete_plan(which)?,
            Some(_) => return Err(UserError::NoSuchPlan.into()),
        }
        tx.commit()?;
        Ok(())
    }
}

/// Plays what was planned for the turn that was just completed, and what was planned for that.
/// A plan that does not fit any more is forgotten with all others of its player.
pub(super) fn follow_plans(
    tx: &dyn WriteTx,
    game: &mut Match,
    state: &mut GameState,
    caller: &Caller,
) -> Result<(), Error> {
    let mut moved = game.moves.last().map(|made| made.side);
    while game.ending.is_none() {
        let side = state.position().turn();
        if moved == Some(side) {
            return Ok(());
        }
        let Some(planner) = game.seat(side).person() else { return Ok(()) };
        let plans = tx.plans_of(game.id, planner)?;
        if plans.is_empty() {
            return Ok(());
        }
        let chosen = matching_plan(game, &plans, side).map_err(game.damaged(None))?;
        let Some(chosen) = chosen.cloned() else {
            tx.delete_plans(game.id, planner)?;
            return Ok(());
        };
        let turn = match read_move(game, state, planner, &chosen.reply) {
            Ok(ParsedMove::Move(turn)) => turn,
            Ok(ParsedMove::Ambiguous(..)) | Err(_) => {
                tx.delete_plans(game.id, planner)?;
                return Ok(());
            }
        };
        let played = match draw(game, state, &turn, caller) {
            Ok(played) => played,
            Err(Error::User(_)) => {
                tx.delete_plans(game.id, planner)?;
                return Ok(());
            }
            Err(fault) => return Err(fault),
        };
        play(game, state, planner, played, caller.interaction, caller.now)?;
        tx.advance_plans(&chosen, game.last_move_revision())?;
        moved = Some(side);
    }
    Ok(())
}
