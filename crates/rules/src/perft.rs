//! Counting the paths of a tree of moves (perft), to compare and debug move generators.
//!
//! Nothing is counted without being played: the last move of every path is made and taken back.

use super::bounds::{Bounds, Counted, Meter};
use super::error::RuleError;

/// How deep a tree may be. No one lives to see a deeper one counted; the bound keeps the recursion
/// within the stack.
const DEEPEST: u32 = 1000;

/// A position whose moves can be made and taken back.
pub(super) trait PerftPosition {
    /// A move.
    type Move: Copy;
    /// What taking it back needs.
    type Undo;

    /// Appends the legal moves, also those after which the game would be drawn. Returns how many
    /// steps of work that took ([`Meter`]).
    fn push_moves(&mut self, moves: &mut Vec<Self::Move>) -> u64;

    /// Plays a move.
    fn make(&mut self, chosen: Self::Move) -> Self::Undo;

    /// Takes back the move that was played last.
    fn unmake(&mut self, chosen: Self::Move, undo: &Self::Undo);
}

/// Counts the paths of `depth` moves, as far as `meter` lets it.
///
/// # Errors
///
/// `too_many` where a bound is passed, or a path is longer than a thousand moves.
pub(super) fn count<P: PerftPosition>(
    position: &mut P,
    depth: u32,
    meter: &mut Meter,
) -> Result<u64, RuleError> {
    let before = meter.found();
    let counted = count_below(position, depth, 0, &mut Vec::new(), meter);
    counted.map(|()| meter.found() - before).ok_or_else(|| meter.error())
}

/// Counts the paths of `depth` moves by their first move, in the order of the generator.
///
/// # Errors
///
/// As [`count`], without bounds.
pub(super) fn divide<P: PerftPosition>(
    position: &mut P,
    depth: u32,
) -> Result<Vec<(P::Move, u64)>, RuleError> {
    let Some(below) = depth.checked_sub(1) else { return Ok(Vec::new()) };
    let mut meter = Meter::new(Counted::Nodes, Bounds::NONE);
    let mut moves = Vec::new();
    position.push_moves(&mut moves);
    moves
        .into_iter()
        .map(|chosen| {
            let undo = position.make(chosen);
            let nodes = count(position, below, &mut meter);
            position.unmake(chosen, &undo);
            Ok((chosen, nodes?))
        })
        .collect()
}

/// Counts the paths of `depth` moves after `made` moves. `moves` is room to work in, left as it
/// was; `None` where a bound is passed.
fn count_below<P: PerftPosition>(
    position: &mut P,
    depth: u32,
    made: u32,
    moves: &mut Vec<P::Move>,
    meter: &mut Meter,
) -> Option<()> {
    let Some(below) = depth.checked_sub(1) else {
        return meter.find(1);
    };
    if made == DEEPEST {
        return meter.give_up_depth(DEEPEST);
    }
    let start = moves.len();
    let steps = position.push_moves(moves);
    meter.work(steps)?;
    for index in start..moves.len() {
        let chosen = moves[index];
        let undo = position.make(chosen);
        let counted =
            if below == 0 { meter.find(1) } else { count_below(position, below, made + 1, moves, meter) };
        position.unmake(chosen, &undo);
        counted?;
    }
    moves.truncate(start);
    Some(())
}
