//! How likely a player wants a step: only for the order of lists.

use super::super::move_in_progress::MoveInProgress;
use super::super::notation::Step;
use super::super::piece::Kind;
use super::super::stack::Stack;
use crate::Side;

/// What a class of steps is worth before its details, the best first.
pub(super) const WIN: i32 = 1_000_000;
const CAPTURE: i32 = 10_000;
pub(super) const END: i32 = 5_000;
const LOSS_OF_CHIPS: i32 = 1_000;

/// A rough value of a pawn; the King's is not needed, for capturing it wins.
const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::LightPawn => 1,
        Kind::HeavyPawn => 3,
        Kind::Tower => 4,
        Kind::Cannon | Kind::Knight => 5,
        Kind::Queen => 8,
        Kind::King => 50,
    }
}

impl MoveInProgress {
    /// How likely a player wants a legal step; greater is better.
    pub(super) fn rank(&self, step: &Step) -> i32 {
        let mover = self.state().mover;
        let Some(to) = step.target() else { return -30 };
        let forward = i32::from(to.rank() - self.at().rank()) * if mover == Side::First { 10 } else { -10 };
        match *step {
            Step::Move { carry, to } => {
                let target = self.state().stack(to);
                let gain = match target.owner() {
                    Some(owner) if owner != mover => self.gain(step, target),
                    _ => 0,
                };
                gain + forward + i32::from(carry)
            }
            Step::Strike { .. } => LOSS_OF_CHIPS + forward,
            Step::Chips { count, .. } => forward - 8 + i32::from(count.min(7)),
            Step::Shuffle(_) => -30,
        }
    }

    /// What a step onto an enemy stack wins.
    fn gain(&self, step: &Step, target: &Stack) -> i32 {
        let mut after = self.clone();
        after.take(*step);
        if after.won().is_some() {
            return WIN;
        }
        match target.pawn {
            Some(victim) => CAPTURE * value(victim.kind),
            None => LOSS_OF_CHIPS + after.road_at_rest().len() as i32,
        }
    }

    /// The rank of the best step with which a move from here may begin.
    pub(super) fn best_rank(&self, steps: &mut Vec<Step>) -> i32 {
        steps.clear();
        self.push_steps(steps);
        steps.iter().map(|step| self.rank(step)).max().unwrap_or(0)
    }
}
