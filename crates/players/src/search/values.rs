//! Evaluates several moves of a position at equal depth.

use super::{INFINITE, Search};
use crate::board::{Candidate, SearchBoard};

/// A square far from all others, which disables simulated oversights.
const NO_SQUARE: (i8, i8) = (0, 0);

/// A move to evaluate.
pub(crate) enum Evaluated<'b, B: SearchBoard> {
    /// A move before its rolls: the value is an expectation.
    Planned(&'b B, Candidate<B::Move>),
    /// The positions before and after a move whose rolls are known.
    Played(&'b B, &'b B),
}

impl<'b, B: SearchBoard> Evaluated<'b, B> {
    const fn board(&self) -> &'b B {
        match self {
            Self::Planned(board, _) | Self::Played(board, _) => board,
        }
    }
}

impl Search<'_> {
    /// Returns the values of several moves, all searched to the same depth.
    ///
    /// Deepens iteratively up to `depth` and discards an iteration that exceeds the node budget.
    /// The first iteration always completes.
    pub(crate) fn values_of<B: SearchBoard>(
        &mut self,
        moves: &[Evaluated<'_, B>],
        depth: i32,
        node_budget: u64,
    ) -> Vec<i32> {
        let end = self.nodes + node_budget;
        let mut values = Vec::new();
        for depth in 1..=depth.max(1) {
            let mut iteration = Vec::with_capacity(moves.len());
            for mv in moves {
                self.node_limit = if depth == 1 { u64::MAX } else { end };
                self.stopped = false;
                self.line.clear();
                self.line.push(mv.board().key());
                iteration.push(match mv {
                    Evaluated::Planned(board, candidate) => {
                        self.value(*board, candidate, -INFINITE, INFINITE, depth - 1, 0)
                    }
                    Evaluated::Played(before, after) => {
                        let after = (*after).clone();
                        self.value_after(*before, after, -INFINITE, INFINITE, depth - 1, 0, NO_SQUARE)
                    }
                });
                if self.stopped {
                    return values;
                }
            }
            values = iteration;
        }
        values
    }
}
