//! Ranks steps by how likely a player wants them. Only the order of lists depends on it.

use super::super::move_in_progress::MoveInProgress;
use super::super::notation::Step;
use super::super::piece::{Kind, Pawn, Tile, neighbors};
use super::super::stack::Stack;
use super::super::state::State;
use crate::Side;

/// Base ranks of classes of steps, best first.
pub(super) const WIN: i32 = 1_000_000;
const CAPTURE: i32 = 10_000;
pub(super) const END: i32 = 5_000;
const CHIP_CAPTURE: i32 = 1_000;

/// Gain from bringing a pawn out of danger, per point of its value, and from bringing the King out
/// of danger.
const PAWN_DANGER: i32 = 500;
const KING_DANGER: i32 = 400_000;

/// Whether an enemy pawn next to a tile could capture there. Ignores Light Pawns, which have to
/// outnumber, and pawns that arrive along a road.
fn is_next_to_enemy(state: &State, tile: Tile, mover: Side) -> bool {
    neighbors(tile).any(|near| {
        state.stack(near).pawn.is_some_and(|pawn| pawn.side != mover && pawn.kind != Kind::LightPawn)
    })
}

/// Closeness to the middle columns.
fn middle(tile: Tile) -> i32 {
    i32::from(tile.file().min(9 - tile.file()))
}

/// The rough value of a pawn. Capturing the King wins, so its value hardly matters.
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
    /// Ranks a legal step; greater is better. The rank is the gain, plus the change in what
    /// adjacent enemies could capture, plus a placement score as a tie-breaker.
    pub(super) fn rank(&self, step: &Step) -> i32 {
        let mover = self.state().mover;
        let Some(to) = step.target() else { return self.relief(step) - 30 };
        let forward = i32::from(to.rank() - self.at().rank()) * if mover == Side::First { 10 } else { -10 };
        let place = forward + middle(to) - middle(self.at()) + self.relief(step);
        match *step {
            Step::Move { carry, to } => {
                let target = self.state().stack(to);
                let gain = match target.owner() {
                    Some(owner) if owner != mover => self.gain(step, target),
                    _ => 0,
                };
                // Discourages King moves.
                let stay = if self.kind() == Some(Kind::King) { -25 } else { 0 };
                gain + place + stay + i32::from(carry)
            }
            Step::Strike { .. } => CHIP_CAPTURE + place,
            Step::Chips { count, .. } => place - 8 + i32::from(count.min(7)),
            Step::Shuffle(_) => -30,
        }
    }

    /// Reduction of the danger from enemies next to the moving pawn and to its King.
    fn relief(&self, step: &Step) -> i32 {
        let mover = self.state().mover;
        let king = |state: &State| {
            let own = |tile: &Tile| state.stack(*tile).pawn == Some(Pawn { side: mover, kind: Kind::King });
            Tile::all().find(own).filter(|tile| is_next_to_enemy(state, *tile, mover))
        };
        let danger = |progress: &Self| {
            let stands = progress.kind().filter(|kind| *kind != Kind::King);
            let stands = stands.filter(|_| is_next_to_enemy(progress.state(), progress.at(), mover));
            stands.map_or(0, |kind| PAWN_DANGER * value(kind))
                + king(progress.state()).map_or(0, |_| KING_DANGER)
        };
        let mut after = self.clone();
        after.take(*step);
        danger(self) - danger(&after)
    }

    /// The gain of a step onto an enemy stack.
    fn gain(&self, step: &Step, target: &Stack) -> i32 {
        let mut after = self.clone();
        after.take(*step);
        if after.won().is_some() {
            return WIN;
        }
        match target.pawn {
            Some(victim) => CAPTURE * value(victim.kind),
            None => CHIP_CAPTURE + after.road_at_rest().len() as i32,
        }
    }

    /// The rank of the best next step.
    pub(super) fn best_rank(&self, steps: &mut Vec<Step>) -> i32 {
        steps.clear();
        self.push_steps(steps);
        steps.iter().map(|step| self.rank(step)).max().unwrap_or(0)
    }
}
