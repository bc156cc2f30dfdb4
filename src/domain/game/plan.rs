//! Plans: moves that are played at once when the opponent makes the move that was foreseen.
//!
//! A plan matches the opponent's *completed* move as the planner may see it; a roll that the plan
//! leaves out matches any result. A move with follow-up choices is foreseen as several texts,
//! separated by `;`.

use super::prospects::Prospects;
use crate::domain::{Id, Match, PlanPart, PlayerId, Revision, Timestamp, UserError};
use sealed_move_rules::{ErrorKind, GameState, Observer, Position, RuleError, Side, View};

/// The most plans of a player in one match.
pub const PLAN_LIMIT: usize = 40;

/// A move planned as the answer to one that the opponent may make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The id of the plan.
    pub id: Id,
    /// The match.
    pub game: Id,
    /// Who plans.
    pub player: PlayerId,
    /// The plan that it continues; `None` where it answers the opponent's next move.
    pub parent: Option<Id>,
    /// The revision of the last move when it was made, 0 at the start: the foreseen move follows
    /// that. Only of use in plans without a parent.
    pub base: Revision,
    /// The opponent's move.
    pub foreseen: String,
    /// The planner's move.
    pub reply: String,
    /// When it was made.
    pub created: Timestamp,
}

/// What a planner asks for.
#[derive(Clone, Copy, Debug)]
pub struct PlanRequest<'a> {
    /// The plan that it continues.
    pub after: Option<Id>,
    /// The opponent's move, as it was typed.
    pub foreseen: &'a str,
    /// The answer, as it was typed.
    pub reply: &'a str,
}

/// Decides what a request means among the player's `plans` of a match. Whatever it answers comes from
/// what the planner may know.
///
/// # Errors
///
/// Refuses who does not play in the match, who is on turn, plans beyond [`PLAN_LIMIT`], a second
/// plan for the same move, moves that cannot come, and answers that never fit.
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

/// What a planner may know of the position in which a foreseen move would be made, or of that in which
/// `foreseen` would be answered: a view for each thing that chance may do until then. None where such
/// a move cannot come.
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

/// The plans that come before one that continues `after`, the first one first.
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

/// The moves of a foreseen text, one for each choice of the same player.
pub(crate) fn parts(text: &str) -> Vec<String> {
    text.split(';').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// The texts with which a move may have been foreseen: as `planner` may read it, with its rolls and
/// without.
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
/// Fails where the match does not replay.
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
    let mut state = GameState::new(game.game.parse(game.start())?);
    let mut made_since = Vec::new();
    for made in game.records() {
        if made.revision > revision_before_turn {
            let view = state.position().view(Observer::Player(planner));
            made_since.push((made.revision, forms(state.position(), &made.notation, planner)?, view));
        }
        state.replay(&made.notation)?;
    }
    let fits = |plan: &&&Plan| {
        let parts = parts(&plan.foreseen);
        let since: Vec<_> = made_since.iter().filter(|(revision, ..)| *revision > plan.base).collect();
        // What could not be read when it was planned is read now, from what the planner may see.
        let fits = |part: &String, forms: &[String], view: &View| {
            forms.contains(part) || view.parse_opponent_move(part).is_ok_and(|text| forms.contains(&text))
        };
        parts.len() == since.len()
            && parts.iter().zip(since).all(|(part, (_, forms, view))| fits(part, forms, view))
    };
    Ok(roots.iter().find(fits).copied())
}
