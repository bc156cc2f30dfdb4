//! Counting the paths of a tree of turns, for those who check engines.
//!
//! Nothing is counted without being played: the last turn of every path is made and taken back.

use super::{ErrorKind, RuleError};

/// How deep a tree may be. Nobody lives to see a deeper one counted; the bound keeps the
/// recursion off the end of the stack.
const DEEPEST: u32 = 1000;

/// A position that can be walked there and back.
pub(super) trait Walk {
    /// A turn.
    type Turn: Copy;
    /// What taking it back needs.
    type Undo;

    /// Appends the legal turns, those that a draw by the rules would forbid included.
    fn push_turns(&mut self, turns: &mut Vec<Self::Turn>);

    /// Plays a turn.
    fn make(&mut self, turn: Self::Turn) -> Self::Undo;

    /// Takes back the turn that was played last.
    fn unmake(&mut self, turn: Self::Turn, undo: &Self::Undo);
}

/// Counts the paths of `depth` turns.
///
/// # Errors
///
/// `too_many` where a path is longer than a thousand turns.
pub(super) fn count<W: Walk>(walk: &mut W, depth: u32) -> Result<u64, RuleError> {
    count_below(walk, depth, 0, &mut Vec::new()).ok_or_else(too_deep)
}

/// Counts the paths of `depth` turns by their first turn, in the order of the walk.
///
/// # Errors
///
/// `too_many` where a path is longer than a thousand turns.
pub(super) fn divide<W: Walk>(walk: &mut W, depth: u32) -> Result<Vec<(W::Turn, u64)>, RuleError> {
    let Some(below) = depth.checked_sub(1) else { return Ok(Vec::new()) };
    let mut turns = Vec::new();
    walk.push_turns(&mut turns);
    turns
        .into_iter()
        .map(|turn| {
            let undo = walk.make(turn);
            let nodes = count(walk, below);
            walk.unmake(turn, &undo);
            Ok((turn, nodes?))
        })
        .collect()
}

fn too_deep() -> RuleError {
    ErrorKind::TooDeep { limit: DEEPEST.into() }.into()
}

fn count_below<W: Walk>(walk: &mut W, depth: u32, made: u32, turns: &mut Vec<W::Turn>) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    if made == DEEPEST {
        return None;
    }
    let start = turns.len();
    walk.push_turns(turns);
    let mut nodes = 0;
    for index in start..turns.len() {
        let turn = turns[index];
        let undo = walk.make(turn);
        let below = count_below(walk, depth - 1, made + 1, turns);
        walk.unmake(turn, &undo);
        nodes += below?;
    }
    turns.truncate(start);
    Some(nodes)
}
