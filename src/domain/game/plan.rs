//! Plans: replies that are played immediately when the opponent makes the foreseen move.
//!
//! A plan matches the opponent's *completed* move as seen by the planner; a roll omitted from the
//! plan matches any result. A move with follow-up choices is written as several texts, separated by
//! `;`.

use super::prospects::Prospects;
use crate::domain::{Id, Match, PlanPart, PlayerId, Revision, Timestamp, UserError};
use sealed_move_rules::{ErrorKind, GameState, Observer, Position, RuleError, Side, View};

/// Maximum plans of a player per match.
pub const PLAN_LIMIT: usize = 40;

/// A reply to a move that the opponent may make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub id: Id,
    pub game: Id,
    pub player: PlayerId,
    /// The plan that this one continues; `None` if it answers the opponent's next move.
    pub parent: Option<Id>,
    /// The revision of the last move when the plan was made, 0 at the start; the foreseen move
    /// comes after it. Unused in plans with a parent.
    pub base: Revision,
    /// The opponent's move.
    pub foreseen: String,
    /// The planner's move.
    pub reply: String,
    pub created: Timestamp,
}

/// A planner's input.
#[derive(Clone, Copy, Debug)]
pub struct PlanRequest<'a> {
    /// The plan to continue.
    pub after: Option<Id>,
    /// The opponent's move as typed.
    pub foreseen: &'a str,
    /// The reply as typed.
    pub reply: &'a str,
}

/// Checks a new plan against the player's existing `plans` of the match. Results and errors depend
/// only on the planner's view.
///
/// # Errors
///
/// [`UserError::NotSeated`], [`UserError::Over`], [`UserError::PlanOnTurn`],
/// [`UserError::TooManyPlans`], [`UserError::PlannedAlready`], [`UserError::PlanUnfinished`],
/// [`UserError::PlanEnds`], [`UserError::NoSuchPlan`], and [`UserError::Plan`] for illegal moves.
pub fn make_plan(
    game: &Match,
    state: &GameState,
    player: PlayerId,
    plans: &[Plan],
    request: PlanRequest<'_>,
    (id, now): (Id, Timestamp),
) -> Result<Plan, UserError> {
    let side = game.side_of(player)?;
    game.require_ongoing()?;
    if state.position().turn() == side {
        return Err(UserError::PlanOnTurn);
    }
    if plans.len() >= PLAN_LIMIT {
        return Err(UserError::TooManyPlans);
    }
    let at = Prospects::of(state, side).after_plans(&before(plans, request.after)?);
    let refused = |part| move |error| UserError::Plan { part, error };
    let (foreseen, after) = at.opponent_move(request.foreseen).map_err(refused(PlanPart::If))?;
    let after = after.of_turn(side).ok_or(UserError::PlanUnfinished)?;
    let (reply, _) = after.own_move(request.reply).map_err(|error| match error.kind {
        ErrorKind::Over { .. } => UserError::PlanEnds,
        _ => refused(PlanPart::Then)(error),
    })?;
    if plans.iter().any(|plan| plan.parent == request.after && plan.foreseen == foreseen) {
        return Err(UserError::PlannedAlready);
    }
    let base = game.last_move_revision();
    Ok(Plan { id, game: game.id, player, parent: request.after, base, foreseen, reply, created: now })
}

/// Returns the planner's views of the position in which a foreseen move is made (or, with
/// `foreseen`, answered): one for each possible roll before it. Empty if the move is impossible.
#[must_use]
pub fn plan_views(
    state: &GameState,
    planner: Side,
    plans: &[Plan],
    after: Option<Id>,
    foreseen: Option<&str>,
) -> Vec<View> {
    let Ok(chain) = before(plans, after) else { return Vec::new() };
    let at = Prospects::of(state, planner).after_plans(&chain);
    let Some(foreseen) = foreseen else { return at.supposed(planner.other()) };
    match at.opponent_move(foreseen) {
        Ok((_, after)) => after.supposed(planner),
        Err(_) => Vec::new(),
    }
}

/// Returns the chain of plans up to `after`, first one first.
fn before(plans: &[Plan], after: Option<Id>) -> Result<Vec<&Plan>, UserError> {
    let mut chain = Vec::new();
    let mut next = after;
    while let Some(id) = next {
        let plan = plans.iter().find(|plan| plan.id == id).ok_or(UserError::NoSuchPlan)?;
        chain.push(plan);
        next = plan.parent;
    }
    chain.reverse();
    Ok(chain)
}

/// Splits a foreseen text into its moves, one for each choice of the opponent.
pub(crate) fn parts(text: &str) -> Vec<String> {
    text.split(';').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// Returns the texts that match a move: as seen by `planner`, with and without its rolls.
fn forms(position: &dyn Position, notation: &str, planner: Side) -> Result<Vec<String>, RuleError> {
    let seen = position.redact(notation, Observer::Player(planner))?;
    let bare = if seen == notation {
        position.move_of(notation)?.to_string()
    } else {
        seen.split(" |").next().unwrap_or_default().to_owned()
    };
    Ok(vec![seen, bare])
}

/// Finds the plan of the player on turn that foresaw the opponent's completed move.
///
/// # Errors
///
/// Fails if the match does not replay.
pub fn matching_plan<'a>(
    game: &Match,
    plans: &'a [Plan],
    planner: Side,
) -> Result<Option<&'a Plan>, RuleError> {
    let revision_before_turn = game.revision_before_turn(planner.other());
    let roots = plans.iter().filter(|plan| plan.parent.is_none() && plan.base >= revision_before_turn);
    let roots: Vec<_> = roots.collect();
    if roots.is_empty() {
        return Ok(None);
    }
    let mut state = GameState::new(game.game.parse_with(game.start(), game.rulings)?);
    let mut made_since = Vec::new();
    for made in game.records() {
        if made.revision > revision_before_turn {
            let view = state.position().view(Observer::Player(planner));
            made_since.push((made.revision, forms(state.position(), made.notation, planner)?, view));
        }
        state.replay(made.notation)?;
    }
    let fits = |plan: &&&Plan| {
        let parts = parts(&plan.foreseen);
        let since: Vec<_> = made_since.iter().filter(|(revision, ..)| *revision > plan.base).collect();
        // A text that was ambiguous when planned is parsed again from the planner's current view.
        let fits = |part: &String, forms: &[String], view: &View| {
            forms.contains(part) || view.parse_opponent_move(part).is_ok_and(|text| forms.contains(&text))
        };
        parts.len() == since.len()
            && parts.iter().zip(since).all(|(part, (_, forms, view))| fits(part, forms, view))
    };
    Ok(roots.iter().find(fits).copied())
}
