//! Planned moves, played in the transaction of the move that they foresaw.

use std::sync::Arc;

use super::moves::roll;
use crate::domain::play;
use crate::domain::{
    Id, InteractionId, Match, MatchFacts, ParsedMove, Plan, PlanRequest, PlayerId, Timestamp, UserError,
    make_plan, matching_plan, plan_views, read_move,
};
use crate::service::core::Core;
use crate::service::{Caller, Error, MatchView};
use crate::store::{LockRoot, WriteTx};
use sealed_move_rules::{GameState, MoveText, Observer, RuleError, Side, View, chance};

#[derive(Debug)]
pub struct Plans {
    pub(in crate::service) core: Arc<Core>,
}

impl Plans {
    pub fn make(
        &self,
        caller: &Caller,
        id: Id,
        request: PlanRequest<'_>,
    ) -> Result<(Plan, MatchView), Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Match(id)])?;
        let (game, state) = self.core.load(&tx, id)?;
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
        let match_view = tx.commit_and(|| self.core.view_and_cache(game, state, caller.player))?;
        Ok((made, match_view))
    }

    /// Returns the plans of a player, oldest first.
    ///
    /// # Errors
    ///
    /// [`UserError::NotSeated`] for spectators.
    pub fn list(&self, id: Id, player: PlayerId) -> Result<Vec<Plan>, Error> {
        let reading = self.core.store.begin_read()?;
        let game = reading.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        game.side_of(player)?;
        Ok(reading.plans_of(id, player)?)
    }

    /// Returns the planner's views of the position in which a foreseen move is made (or, with
    /// `foreseen`, answered): one for each possible roll before it.
    pub fn views(
        &self,
        id: Id,
        player: PlayerId,
        after: Option<Id>,
        foreseen: Option<&str>,
    ) -> Result<Vec<View>, Error> {
        let reading = self.core.store.begin_read()?;
        let (game, state) = self.core.load(&reading, id)?;
        let side = game.side_of(player)?;
        let plans = reading.plans_of(id, player)?;
        let views = plan_views(&state, side, &plans, after, foreseen);
        self.core.states.insert(&game, state);
        Ok(views)
    }

    /// Explains why no plan was played after the opponent's last move. Returns `None` if the player
    /// had no plans or has moved since.
    pub fn unplayed(&self, id: Id, player: PlayerId) -> Result<Option<UnplayedPlan>, Error> {
        let reading = self.core.store.begin_read()?;
        let plans = reading.plans_of(id, player)?;
        if plans.is_empty() {
            return Ok(None);
        }
        let (game, state) = self.core.load(&reading, id)?;
        let side = game.side_of(player)?;
        let unplayed = unplayed(&game, &state, &plans, side)?;
        self.core.states.insert(&game, state);
        Ok(unplayed)
    }

    /// Whether a plan foresaw the last move of the match, but its reply was illegal.
    pub fn is_refused(&self, then: &MatchFacts) -> Result<bool, Error> {
        let Some(made) = then.moves.last() else { return Ok(false) };
        let Some(planner) = then.seat(made.side.other()).person() else { return Ok(false) };
        if then.revision != made.revision
            || self.core.store.begin_read()?.plans_of(then.id, planner)?.is_empty()
        {
            return Ok(false);
        }
        Ok(matches!(self.unplayed(then.id, planner), Ok(Some(UnplayedPlan::Refused { .. }))))
    }

    /// Cancels one plan with its continuations, or all plans of the player in a match.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPlan`].
    pub fn cancel(&self, caller: &Caller, id: Id, which: Option<Id>) -> Result<(), Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Match(id)])?;
        let plans = tx.plans_of(id, caller.player)?;
        match which {
            None => tx.delete_plans(id, caller.player)?,
            Some(which) if plans.iter().any(|plan| plan.id == which) => tx.delete_plan(which)?,
            Some(_) => return Err(UserError::NoSuchPlan.into()),
        }
        tx.commit()
    }
}

/// Reason why no plan was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnplayedPlan {
    /// No plan foresaw the opponent's move.
    NotForeseen,
    /// A plan foresaw the move, but its reply was illegal.
    Refused { plan: Box<Plan>, error: RuleError },
}

/// Returns `None` if it isn't the player's turn, or if the opponent hasn't moved.
fn unplayed(
    game: &Match,
    state: &GameState,
    plans: &[Plan],
    side: Side,
) -> Result<Option<UnplayedPlan>, Error> {
    let answered = game.moves.last().is_some_and(|made| made.side != side);
    if game.ending.is_some() || state.position().turn() != side || !answered {
        return Ok(None);
    }
    let Some(plan) = matching_plan(game, plans, side).map_err(game.corrupt(None))? else {
        return Ok(Some(UnplayedPlan::NotForeseen));
    };
    Ok(answer(game, state, plan, side)?
        .err()
        .map(|error| UnplayedPlan::Refused { plan: Box::new(plan.clone()), error }))
}

/// The reply of a plan as a move, or the rule error if it is illegal.
fn answer(
    game: &Match,
    state: &GameState,
    plan: &Plan,
    side: Side,
) -> Result<Result<MoveText, RuleError>, Error> {
    let read = match read_move(game, state, plan.player, &plan.reply) {
        Ok(ParsedMove::Move(text)) => chance::play(state.position(), &text).map(|_| text),
        Ok(ParsedMove::Ambiguous(_, error)) | Err(UserError::Rules(error)) => Err(error),
        Err(error) => return Err(error.into()),
    };
    // Prefer the error from the player's view: the real one could leak a secret of the opponent.
    let view = state.position().view(Observer::Player(side));
    Ok(read.map_err(|error| view.read(&plan.reply).err().unwrap_or(error)))
}

/// Plays the plan for the move just made, then the opponent's plan for that reply, and so on.
///
/// Plans that don't match, or whose reply is illegal, stay until their player moves;
/// [`Plans::unplayed`] reports them.
pub(crate) fn follow_plans(
    tx: &WriteTx<'_>,
    game: &mut Match,
    state: &mut GameState,
    interaction: InteractionId,
    now: Timestamp,
) -> Result<(), Error> {
    let mut moved = game.moves.last().map(|made| made.side);
    while game.ending.is_none() {
        let side = state.position().turn();
        if moved == Some(side) {
            return Ok(());
        }
        let Some(planner) = game.seat(side).person() else { return Ok(()) };
        let plans = tx.plans_of(game.id, planner)?;
        let chosen = matching_plan(game, &plans, side).map_err(game.corrupt(None))?;
        let Some(chosen) = chosen.cloned() else { return Ok(()) };
        let Ok(text) = answer(game, state, &chosen, side)? else { return Ok(()) };
        let played = roll(game, state, &text, interaction)?;
        play(game, state, planner, played, interaction, now)?;
        tx.advance_plans(&chosen, game.last_move_revision())?;
        moved = Some(side);
    }
    Ok(())
}
