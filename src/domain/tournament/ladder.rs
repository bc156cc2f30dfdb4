//! The order of a ladder (`TOURNAMENTS.md` §3).

use std::collections::BTreeSet;

use super::error::{TournamentError, check_known, distinct};

/// Minimum number of places above that may be challenged.
const MIN_REACH: usize = 3;

/// A person reaches a fifth of the places up to their own.
const REACH_DIVISOR: usize = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderEvent {
    Join(u32),
    /// Left, or is off because of time-outs or a long rest.
    Leave(u32),
    Result(LadderResult),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderResult {
    pub challenger: u32,
    pub challenged: u32,
    /// `None` if drawn.
    pub winner: Option<u32>,
    /// The loser, if they lost on time before their second move.
    pub absent: Option<u32>,
}

/// Returns whom a person may challenge, the highest first. Nobody in `blocked` may be.
///
/// # Errors
///
/// Doubled and unknown people.
pub fn may_challenge(order: &[u32], who: u32, blocked: &[u32]) -> Result<Vec<u32>, TournamentError> {
    let known = distinct(order.iter().copied())?;
    let blocked: BTreeSet<u32> = distinct(blocked.iter().copied())?;
    check_known(blocked.iter().copied(), &known)?;
    let at = place(order, who)?;
    let reach = (at + 1).div_ceil(REACH_DIVISOR).max(MIN_REACH);
    let above = &order[at.saturating_sub(reach)..at];
    Ok(above.iter().copied().filter(|number| !blocked.contains(number)).collect())
}

/// Returns the order after an event.
///
/// # Errors
///
/// Doubled and unknown people, and absent people who didn't lose.
pub fn after_event(order: &[u32], event: LadderEvent) -> Result<Vec<u32>, TournamentError> {
    distinct(order.iter().copied())?;
    let mut after = order.to_vec();
    match event {
        LadderEvent::Join(who) => {
            if order.contains(&who) {
                return Err(TournamentError::Doubled(who));
            }
            after.push(who);
        }
        LadderEvent::Leave(who) => drop(after.remove(place(order, who)?)),
        LadderEvent::Result(result) => move_after(&mut after, result)?,
    }
    Ok(after)
}

fn move_after(order: &mut Vec<u32>, result: LadderResult) -> Result<(), TournamentError> {
    let LadderResult { challenger, challenged, winner, absent } = result;
    if challenger == challenged {
        return Err(TournamentError::Alone(challenger));
    }
    let (from, to) = (place(order, challenger)?, place(order, challenged)?);
    if let Some(winner) = winner.filter(|winner| ![challenger, challenged].contains(winner)) {
        return Err(TournamentError::Unknown(winner));
    }
    let loser = winner.map(|winner| if winner == challenger { challenged } else { challenger });
    if let Some(absent) = absent {
        if loser != Some(absent) {
            return Err(TournamentError::NotLoser(absent));
        }
        let at = place(order, absent)?;
        order.remove(at);
        order.push(absent);
    } else if winner == Some(challenger) && from > to {
        order.remove(from);
        order.insert(to, challenger);
    }
    Ok(())
}

fn place(order: &[u32], who: u32) -> Result<usize, TournamentError> {
    order.iter().position(|number| *number == who).ok_or(TournamentError::Unknown(who))
}
