//! How likely a player wants a step: only for the order of lists.

use super::super::move_in_progress::MoveInProgress;
use super::super::notation::Step;
use super::super::piece::{Kind, Pawn, Tile, neighbors};
use super::super::stack::Stack;
use super::super::state::State;
use crate::Side;

/// What a class of steps is worth before its details, the best first.
pub(super) const WIN: i32 = 1_000_000;
const CAPTURE: i32 = 10_000;
pub(super) const END: i32 = 5_000;
const LOSS_OF_CHIPS: i32 = 1_000;

/// What it is worth that an enemy next to a pawn cannot capture it, for each point of its value; and
/// that none can capture the king.
const DANGER: i32 = 500;
const KING_IN_DANGER: i32 = 400_000;

/// Whether an enemy stands next to a tile that captures whatever is there. A Light Pawn may not; what
/// comes along a road is not looked for.
fn is_next_to_enemy(state: &State, tile: Tile, mover: Side) -> bool {
    neighbors(tile).any(|near| {
        state.stack(near).pawn.is_some_and(|pawn| pawn.side != mover && pawn.kind != Kind::LightPawn)
    })
}

/// How near a tile is to the middle columns.
fn middle(tile: Tile) -> i32 {
    i32::from(tile.file().min(9 - tile.file()))
}

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
    /// How likely a player wants a legal step; greater is better. What it wins counts, and what an
    /// enemy next to it could capture before and after it; of equals the better place.
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
                // The king stands best where it is.
                let stay = if self.kind() == Some(Kind::King) { -25 } else { 0 };
                gain + place + stay + i32::from(carry)
            }
            Step::Strike { .. } => LOSS_OF_CHIPS + place,
            Step::Chips { count, .. } => place - 8 + i32::from(count.min(7)),
            Step::Shuffle(_) => -30,
        }
    }

    /// How much less the enemies next to the pawn that steps, and next to its king, could capture
    /// after a step.
    fn relief(&self, step: &Step) -> i32 {
        let mover = self.state().mover;
        let king = |state: &State| {
            let own = |tile: &Tile| state.stack(*tile).pawn == Some(Pawn { side: mover, kind: Kind::King });
            Tile::all().find(own).filter(|tile| is_next_to_enemy(state, *tile, mover))
        };
        let danger = |progress: &Self| {
            let stands = progress.kind().filter(|kind| *kind != Kind::King);
            let stands = stands.filter(|_| is_next_to_enemy(progress.state(), progress.at(), mover));
            stands.map_or(0, |kind| DANGER * value(kind))
                + king(progress.state()).map_or(0, |_| KING_IN_DANGER)
        };
        let mut after = self.clone();
        after.take(*step);
        danger(self) - danger(&after)
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
