//! Plans: moves that are played at once when the opponent makes the move that was foreseen.
//!
//! A plan matches the opponent's *completed* move as the planner may see it; a roll that the plan
//! leaves out matches any result. A move with follow-up choices is foreseen as several texts,
//! separated by `;`.

use super::{Id, Match, PlayerId, Revision, Timestamp, UserError};
use sealed_move_rules::chance::{self, Transition};
use sealed_move_rules::{ErrorKind, GameState, MoveText, Observer, Position, RuleError, Side, View};

/// The most plans of a player in one match.
pub const PLAN_LIMIT: usize = 40;

/// The longest text of a plan, in characters.
const TEXT_LIMIT: usize = 300;

/// The halves of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanPart {
    /// The move that the opponent may make.
    If,
    /// The move that answers it.
    Then,
}

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

/// Decides what a request means among the player's `plans` of a match.
///
/// # Errors
///
/// Refuses who does not play in the match, who is on turn, plans beyond [`PLAN_LIMIT`], a second
/// plan for the same move, and moves that are known to be illegal.
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
    let position = state.position();
    if position.turn() == side {
        return Err(UserError::PlanOnTurn);
    }
    if plans.len() >= PLAN_LIMIT {
        return Err(UserError::TooManyPlans);
    }
    let at = after_chain(position, side, &before(plans, request.after)?);
    let refused = |part| move |error| UserError::Plan { part, error };
    let foreseen = canonical(at.as_deref(), side, &parts(request.foreseen)).map_err(refused(PlanPart::If))?;
    let after = at.as_deref().and_then(|position| position_after(position, side, &foreseen));
    let seen = match &after {
        Some(_) => None,
        None => at.as_deref().and_then(|position| seen_after(position, side, &foreseen)),
    };
    let turn =
        after.as_ref().map(|position| position.turn()).or_else(|| seen.as_ref().map(|view| view.turn()));
    if turn.is_some_and(|turn| turn != side)
        || after.as_ref().is_some_and(|position| position.outcome().is_some())
    {
        return Err(UserError::PlanUnfinished);
    }
    let typed = request.reply.trim();
    let reply = match seen {
        Some(view) if typed.chars().count() <= TEXT_LIMIT => view.read(typed).map(|text| text.to_string()),
        _ => canonical(after.as_deref(), side, &[typed.to_owned()]).map(|texts| texts.concat()),
    }
    .map_err(refused(PlanPart::Then))?;
    let foreseen = foreseen.join("; ");
    if plans.iter().any(|plan| plan.parent == request.after && plan.foreseen == foreseen) {
        return Err(UserError::PlannedAlready);
    }
    let base = game.last_move_revision();
    Ok(Plan { id, game: game.id, player, parent: request.after, base, foreseen, reply, created: now })
}

/// What a planner may know of the position in which a foreseen move, or the answer to it, would be
/// made; `None` where they cannot know it.
#[must_use]
pub fn plan_view(
    state: &GameState,
    planner: Side,
    plans: &[Plan],
    after: Option<Id>,
    foreseen: Option<&str>,
) -> Option<View> {
    let chain = before(plans, after).ok()?;
    let observer = Observer::Player(planner);
    if chain.is_empty() && foreseen.is_none() {
        return Some(state.position().view(observer));
    }
    let at = after_chain(state.position(), planner, &chain)?;
    let Some(foreseen) = foreseen else { return Some(at.view(observer)) };
    let texts = canonical(Some(&*at), planner, &parts(foreseen)).ok()?;
    match position_after(&*at, planner, &texts) {
        Some(position) => Some(position.view(observer)),
        None => seen_after(&*at, planner, &texts),
    }
}

/// The position after the plans of a chain, if the planner can know it.
fn after_chain(from: &dyn Position, planner: Side, chain: &[&Plan]) -> Option<Box<dyn Position>> {
    chain.iter().try_fold(from.boxed(), |at, plan| {
        let at = position_after(&*at, planner, &parts(&plan.foreseen))?;
        position_after(&*at, planner, std::slice::from_ref(&plan.reply))
    })
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

fn parts(text: &str) -> Vec<String> {
    text.split(';').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// The canonical texts of moves from a position, the opponent's as the planner would read them. A
/// text stays as it was typed where the planner cannot know what comes before it.
fn canonical(from: Option<&dyn Position>, planner: Side, parts: &[String]) -> Result<Vec<String>, RuleError> {
    if parts.is_empty() || parts.iter().map(|part| part.chars().count()).sum::<usize>() > TEXT_LIMIT {
        return Err(ErrorKind::Syntax.into());
    }
    let mut texts = Vec::with_capacity(parts.len());
    let mut at = from.map(Position::boxed);
    for part in parts {
        let Some(position) = at.take() else {
            texts.push(part.clone());
            continue;
        };
        let view = position.view(Observer::Player(planner));
        let known = nothing_hidden(&*position, planner);
        let read = if position.turn() == planner {
            view.read(part).map(|text| text.to_string())
        } else {
            view.parse_opponent_move(part)
        };
        let text = match read {
            Ok(text) => text,
            // A move with the rolls that it needs.
            Err(_) if known && position.move_of(part).is_ok() => part.clone(),
            Err(error) => return Err(error),
        };
        at = if known { follow(&*position, &text) } else { None };
        texts.push(text);
    }
    Ok(texts)
}

/// What the planner would see, as far as they can tell, after foreseen moves of which the last
/// hides something from them.
fn seen_after(from: &dyn Position, planner: Side, parts: &[String]) -> Option<View> {
    let (last, before) = parts.split_last()?;
    position_after(from, planner, before)?.view(Observer::Player(planner)).after(last)
}

/// The position after a move, unless it depends on rolls that its text leaves open.
fn follow(from: &dyn Position, text: &str) -> Option<Box<dyn Position>> {
    match chance::play(from, &MoveText::canonical(text)) {
        Ok(Transition::Done(played)) => Some(played.position),
        Ok(Transition::Chance(_)) => None,
        Err(_) => Some(from.replay(text).ok()?.position),
    }
}

/// The position after moves, if the planner can know it.
fn position_after(from: &dyn Position, planner: Side, parts: &[String]) -> Option<Box<dyn Position>> {
    let mut at = from.boxed();
    for part in parts {
        if !nothing_hidden(&*at, planner) {
            return None;
        }
        at = follow(&*at, part)?;
    }
    Some(at)
}

fn nothing_hidden(position: &dyn Position, planner: Side) -> bool {
    position.view(Observer::Player(planner)).text() == position.text()
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
    let mut state = GameState::of_stored(game.game.parse(&game.start)?);
    let mut made_since = Vec::new();
    for made in &game.moves {
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
