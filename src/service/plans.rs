//! Plans: made, listed, canceled, and played in the transaction of the move that they foresaw.

use std::sync::Arc;

use super::core::Core;
use super::moves::roll;
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
    /// Refuses what [`make_plan`] refuses.
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

    /// The plans of a player in a match of theirs, the oldest first.
    ///
    /// # Errors
    ///
    /// Refuses who does not play in the match.
    pub fn list(&self, id: Id, player: PlayerId) -> Result<Vec<Plan>, Error> {
        let reading = self.core.store.reading()?;
        let game = reading.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        game.side_of(player)?;
        Ok(reading.plans_of(id, player)?)
    }

    /// What a planner may know of the position in which a foreseen move would be made, or the answer
    /// to `foreseen`.
    ///
    /// # Errors
    ///
    /// Refuses who does not play in the match.
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

    /// Cancels one plan of a player with those that continue it, or all of theirs in a match.
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

/// Plays what was planned for the move that was just completed, and what was planned for that. Where
/// no plan fits, or its move is not legal, all plans of its player are deleted.
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
        let text = match read_move(game, state, planner, &chosen.reply) {
            Ok(ParsedMove::Move(text)) => text,
            Ok(ParsedMove::Ambiguous(..)) | Err(_) => {
                tx.delete_plans(game.id, planner)?;
                return Ok(());
            }
        };
        let played = match roll(game, state, &text, caller) {
            Ok(played) => played,
            Err(Error::User(_)) => {
                tx.delete_plans(game.id, planner)?;
                return Ok(());
            }
            Err(error) => return Err(error),
        };
        play(game, state, planner, played, caller.interaction, caller.now)?;
        tx.advance_plans(&chosen, game.last_move_revision())?;
        moved = Some(side);
    }
    Ok(())
}
