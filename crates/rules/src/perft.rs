//! Counting the paths of a tree of moves (perft), to compare and debug move generators.
//!
//! Nothing is counted without being played: the last move of every path is made and taken back.

use super::error::{ErrorKind, RuleError};

/// How deep a tree may be. No one lives to see a deeper one counted; the bound keeps the recursion
/// within the stack.
const DEEPEST: u32 = 1000;

/// A position whose moves can be made and taken back.
pub(super) trait PerftPosition {
    /// A move.
    type Move: Copy;
    /// What taking it back needs.
    type Undo;

    /// Appends the legal moves, also those after which the game would be drawn.
    fn push_moves(&mut self, moves: &mut Vec<Self::Move>);

    /// Plays a move.
    fn make(&mut self, chosen: Self::Move) -> Self::Undo;

    /// Takes back the move that was played last.
    fn unmake(&mut self, chosen: Self::Move, undo: &Self::Undo);
}

/// Counts the paths of `depth` moves.
///
/// # Errors
///
/// `too_many` where a path is longer than a thousand moves.
pub(super) fn count<P: PerftPosition>(position: &mut P, depth: u32) -> Result<u64, RuleError> {
    count_below(position, depth, 0, &mut Vec::new()).ok_or_else(too_deep)
}

/// Counts the paths of `depth` moves by their first move, in the order of the generator.
///
/// # Errors
///
/// `too_many` where a path is longer than a thousand moves.
pub(super) fn divide<P: PerftPosition>(
    position: &mut P,
    depth: u32,
) -> Result<Vec<(P::Move, u64)>, RuleError> {
    let Some(below) = depth.checked_sub(1) else { return Ok(Vec::new()) };
    let mut moves = Vec::new();
    position.push_moves(&mut moves);
    moves
        .into_iter()
        .map(|chosen| {
            let undo = position.make(chosen);
            let nodes = count(position, below);
            position.unmake(chosen, &undo);
            Ok((chosen, nodes?))
        })
        .collect()
}

fn too_deep() -> RuleError {
    ErrorKind::TooDeep { limit: DEEPEST.into() }.into()
}

/// Counts the paths of `depth` moves after `made` moves. `moves` is room to work in, left as it
/// was; `None` where the paths are too long.
fn count_below<P: PerftPosition>(
    position: &mut P,
    depth: u32,
    made: u32,
    moves: &mut Vec<P::Move>,
) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    if made == DEEPEST {
        return None;
    }
    let start = moves.len();
    position.push_moves(moves);
    let mut nodes = 0;
    for index in start..moves.len() {
        let chosen = moves[index];
        let undo = position.make(chosen);
        let below = count_below(position, depth - 1, made + 1, moves);
        position.unmake(chosen, &undo);
        nodes += below?;
    }
    moves.truncate(start);
    Some(nodes)
}
