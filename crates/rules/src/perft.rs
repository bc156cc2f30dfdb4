//! Perft: counts move paths, to compare and debug move generators.
//!
//! There is no bulk counting. The last move of every path is made and unmade, too.

use super::bounds::{Bounds, Counted, Meter};
use super::error::RuleError;

/// Maximum depth, which keeps the recursion within the stack. No deeper count could ever finish.
const MAX_DEPTH: u32 = 1000;

/// A position whose moves can be made and unmade.
pub(super) trait PerftPosition {
    /// A move.
    type Move: Copy;
    /// The data for unmaking a move.
    type Undo;

    /// Appends the legal moves, ignoring draws by repetition or quiet moves. Returns the work in
    /// steps ([`Meter`]).
    fn push_moves(&mut self, moves: &mut Vec<Self::Move>) -> u64;

    fn make(&mut self, chosen: Self::Move) -> Self::Undo;

    /// Takes back the last move.
    fn unmake(&mut self, chosen: Self::Move, undo: &Self::Undo);
}

/// Counts the paths of `depth` moves within the limits of `meter`.
///
/// # Errors
///
/// `too_many` if a limit is exceeded or a path is longer than 1000 moves.
pub(super) fn count<P: PerftPosition>(
    position: &mut P,
    depth: u32,
    meter: &mut Meter,
) -> Result<u64, RuleError> {
    let before = meter.found();
    let counted = count_below(position, depth, 0, &mut Vec::new(), meter);
    counted.map(|()| meter.found() - before).ok_or_else(|| meter.error())
}

/// Counts the paths of `depth` moves by first move, in generation order.
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

/// Counts the paths of `depth` further moves after `made` moves. Returns `None` if `meter` runs
/// out. `moves` is a scratch buffer, restored at the end.
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
    if made == MAX_DEPTH {
        return meter.exceed_depth(MAX_DEPTH);
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
