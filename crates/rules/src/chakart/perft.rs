//! Counts the paths of legal moves with all their results (`rules/chakart.md §12`).

use super::notation::Move;
use super::play::MoveInProgress;
use super::roller::AllRolls;
use super::state::State;
use crate::{ErrorKind, RuleError};

/// How deep a tree may be: the recursion must stay on the stack.
const DEEPEST: u32 = 100;

/// How many results are counted before a tree is given up.
const MOST_NODES: u64 = 50_000_000;

impl State {
    /// Counts the paths of `depth` moves.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::TooDeep`] and [`ErrorKind::TooMany`].
    pub(super) fn count(&self, depth: u32) -> Result<u64, RuleError> {
        check_depth(depth)?;
        let mut nodes = 0;
        self.count_paths(depth, &mut nodes).map(|()| nodes).ok_or_else(too_many)
    }

    /// The same by first move; nothing at depth 0.
    ///
    /// # Errors
    ///
    /// As [`count`](Self::count).
    pub(super) fn count_by_move(&self, depth: u32) -> Result<Vec<(String, u64)>, RuleError> {
        check_depth(depth)?;
        let Some(below) = depth.checked_sub(1) else { return Ok(Vec::new()) };
        let mut total = 0;
        let mut divided = Vec::new();
        for chosen in self.legal_moves() {
            let before = total;
            self.visit_results(chosen, &mut |after| after.count_paths(below, &mut total))
                .ok_or_else(too_many)?;
            divided.push((chosen.to_string(), total - before));
        }
        Ok(divided)
    }

    /// Calls `each` with every result of a legal move.
    fn visit_results(&self, chosen: Move, each: &mut impl FnMut(Self) -> Option<()>) -> Option<()> {
        let mut roller = AllRolls::default();
        loop {
            let mut run = MoveInProgress::new(self.clone(), &mut roller);
            // Nothing is refused when every roll is decided.
            let played = run.perform(chosen).is_ok();
            let state = run.state;
            if played {
                each(state)?;
            }
            if !roller.next_round() {
                return Some(());
            }
        }
    }

    /// Adds the paths of `depth` moves to `nodes`; `None` where they are too many.
    fn count_paths(&self, depth: u32, nodes: &mut u64) -> Option<()> {
        let Some(below) = depth.checked_sub(1) else {
            *nodes += 1;
            return (*nodes <= MOST_NODES).then_some(());
        };
        for chosen in self.legal_moves() {
            self.visit_results(chosen, &mut |after| after.count_paths(below, nodes))?;
        }
        Some(())
    }
}

fn check_depth(depth: u32) -> Result<(), RuleError> {
    if depth <= DEEPEST { Ok(()) } else { Err(ErrorKind::TooDeep { limit: DEEPEST.into() }.into()) }
}

fn too_many() -> RuleError {
    ErrorKind::TooMany { limit: MOST_NODES }.into()
}
