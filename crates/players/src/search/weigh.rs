//! What several moves of a position are worth, all looked at equally deeply.

use super::{INFINITE, Search};
use crate::board::{Candidate, SearchBoard};

/// What is near no square: nothing is overlooked where this is asked.
const NOWHERE: (i8, i8) = (0, 0);

/// What a value is asked of.
pub(crate) enum Weighed<'b, B: SearchBoard> {
    /// A move from a position, whatever chance may make of it.
    Choice(&'b B, Candidate<B::Move>),
    /// A move from a position to another one, with what chance made of it.
    Fact(&'b B, &'b B),
}

impl<'b, B: SearchBoard> Weighed<'b, B> {
    const fn board(&self) -> &'b B {
        match self {
            Self::Choice(board, _) | Self::Fact(board, _) => board,
        }
    }
}

impl Search<'_> {
    /// The values of several moves, each at the same depth: the deepest up to `depth` that all of them reach within so
    /// many positions. The first depth is always reached.
    pub(crate) fn values_of<B: SearchBoard>(
        &mut self,
        weighed: &[Weighed<'_, B>],
        depth: i32,
        nodes: u64,
    ) -> Vec<i32> {
        let end = self.nodes + nodes;
        let mut values = Vec::new();
        for depth in 1..=depth.max(1) {
            let mut found = Vec::with_capacity(weighed.len());
            for one in weighed {
                self.until = if depth == 1 { u64::MAX } else { end };
                self.stopped = false;
                self.line.clear();
                self.line.push(one.board().key());
                found.push(match one {
                    Weighed::Choice(board, candidate) => {
                        self.value(*board, candidate, -INFINITE, INFINITE, depth - 1, 0)
                    }
                    Weighed::Fact(before, after) => {
                        let after = (*after).clone();
                        self.turned(*before, after, -INFINITE, INFINITE, depth - 1, 0, NOWHERE)
                    }
                });
                if self.stopped {
                    return values;
                }
            }
            values = found;
        }
        values
    }
}
