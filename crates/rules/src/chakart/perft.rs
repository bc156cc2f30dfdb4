//! Counts the paths of legal moves with all their roll results (`rules/chakart.md §12`).

use super::notation::Move;
use super::play::MoveInProgress;
use super::roller::AllRolls;
use super::state::State;
use crate::bounds::{Bounds, Counted, Meter};
use crate::{ErrorKind, RuleError};

/// Maximum depth of a tree, so that the recursion fits on the stack.
const MAX_DEPTH: u32 = 100;

/// Cost of listing a position's moves in steps of work, without the moves themselves.
const MOVE_LIST_STEPS: u64 = 20;

impl State {
    /// Counts the paths of `depth` moves within the bounds of `meter`.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::TooDeep`], or the error of `meter` if a bound is exceeded.
    pub(super) fn count(&self, depth: u32, meter: &mut Meter) -> Result<u64, RuleError> {
        check_depth(depth)?;
        let before = meter.found();
        self.count_paths(depth, meter).map(|()| meter.found() - before).ok_or_else(|| meter.error())
    }

    /// Counts the paths of each first move, without bounds; empty at depth 0.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::TooDeep`].
    pub(super) fn count_by_move(&self, depth: u32) -> Result<Vec<(String, u64)>, RuleError> {
        check_depth(depth)?;
        let Some(below) = depth.checked_sub(1) else { return Ok(Vec::new()) };
        let mut meter = Meter::new(Counted::Nodes, Bounds::NONE);
        let mut divided = Vec::new();
        for chosen in self.legal_moves() {
            let before = meter.found();
            self.visit_results(chosen, &mut meter, &mut |meter, after| after.count_paths(below, meter))
                .ok_or_else(|| meter.error())?;
            divided.push((chosen.to_string(), meter.found() - before));
        }
        Ok(divided)
    }

    /// Calls `each` with every result of a legal move.
    fn visit_results(
        &self,
        chosen: Move,
        meter: &mut Meter,
        each: &mut impl FnMut(&mut Meter, Self) -> Option<()>,
    ) -> Option<()> {
        let mut roller = AllRolls::default();
        loop {
            let mut run = MoveInProgress::new(self.clone(), &mut roller);
            // A legal move can't fail if every roll is decided.
            let played = run.perform(chosen).is_ok();
            meter.work(run.steps())?;
            let state = run.state;
            if played {
                each(meter, state)?;
            }
            if !roller.next_round() {
                return Some(());
            }
        }
    }

    /// Counts the paths of `depth` moves; `None` if a bound of `meter` is exceeded.
    fn count_paths(&self, depth: u32, meter: &mut Meter) -> Option<()> {
        let Some(below) = depth.checked_sub(1) else { return meter.find(1) };
        meter.work(MOVE_LIST_STEPS)?;
        for chosen in self.legal_moves() {
            self.visit_results(chosen, meter, &mut |meter, after| after.count_paths(below, meter))?;
        }
        Some(())
    }
}

fn check_depth(depth: u32) -> Result<(), RuleError> {
    if depth <= MAX_DEPTH { Ok(()) } else { Err(ErrorKind::TooDeep { limit: MAX_DEPTH.into() }.into()) }
}
