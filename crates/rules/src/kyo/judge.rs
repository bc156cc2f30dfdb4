//! Legality of steps (`rules/kyo.md §§5 to 11`).
//!
//! Generated and typed steps share these checks.

use super::error::{IllegalStep, StepError};
use super::mode::Mode;
use super::move_in_progress::MoveInProgress;
use super::notation::Step;
use super::piece::{Chip, Direction, Kind, Mana, Tile, leaps, neighbors};
use super::stack::Chips;
use super::state::only_shields;
use crate::Side;

impl MoveInProgress {
    /// Checks that a step is legal.
    pub(super) fn judge(&self, step: &Step) -> Result<(), StepError> {
        if self.mode() == Mode::Over {
            return Err(StepError::NothingMore);
        }
        match *step {
            Step::Move { carry, to } => self.judge_move(usize::from(carry), to),
            Step::Strike { to } => self.judge_strike(to),
            Step::Chips { count, to } => self.judge_chips(usize::from(count), to),
            Step::Shuffle(ref order) => self.judge_shuffle(order),
        }
    }

    /// Whether the pawn can reach a tile in the current mode, regardless of its content.
    fn reaches(&self, to: Tile) -> bool {
        Direction::between(self.at(), to).is_some()
            || (self.kind() == Some(Kind::Knight)
                && self.mode() == Mode::Fresh
                && leaps(self.at()).any(|leap| leap == to))
    }

    /// Checks a pawn's step (`rules/kyo.md §§6 and 7`).
    fn judge_move(&self, carry: usize, to: Tile) -> Result<(), StepError> {
        let kind = self.kind().ok_or(StepError::NoPawn)?;
        if self.mode() == Mode::Done {
            return Err(StepError::MovementFinished);
        }
        self.check_load(carry)?;
        if !self.reaches(to) {
            return Err(StepError::OutOfReach);
        }
        let target = self.state().stack(to);
        if target.pawn.is_some_and(|pawn| pawn.side == self.side()) {
            return Err(StepError::OwnPawn);
        }
        if target.is_shielded() && kind != Kind::Tower {
            return Err(StepError::MustStrike);
        }
        if self.mode() == Mode::Mana {
            self.check_road(carry, to)?;
        }
        if kind == Kind::LightPawn && target.pawn.is_some() {
            self.check_outnumbers(to)?;
        }
        Ok(())
    }

    /// Checks that the stack can lift `count` chips.
    fn check_load(&self, count: usize) -> Result<(), StepError> {
        let liftable = self.liftable();
        if count <= liftable {
            return Ok(());
        }
        if self.kind() == Some(Kind::LightPawn) {
            return Err(StepError::LightPawnLifts);
        }
        let run = self.stack().chips.liftable(self.side());
        Err(if run > liftable {
            StepError::TooHeavy { limit: liftable }
        } else {
            StepError::TooFew { liftable }
        })
    }

    /// Returns color and direction of a Mana move that carries `carry` chips.
    ///
    /// Checks conditions 2 and 3 of `rules/kyo.md §6.2`; [`check_road`](Self::check_road) adds the
    /// fourth.
    fn road(&self, carry: usize, to: Tile) -> Result<(Mana, Direction), StepError> {
        let way = Direction::between(self.at(), to).ok_or(StepError::OutOfReach)?;
        match self.stack().chips.lower(carry).top() {
            None => Err(StepError::NothingStays),
            Some(Chip::Shield) => Err(StepError::ShieldStays),
            Some(Chip::Mana(_, mana)) if mana == way.road() => Ok((mana, way)),
            Some(Chip::Mana(_, mana)) => Err(StepError::WrongRoad(mana)),
        }
    }

    /// Like [`road`](Self::road), but also checks condition 4: on the same color the direction
    /// stays the same.
    fn check_road(&self, carry: usize, to: Tile) -> Result<(Mana, Direction), StepError> {
        let road = self.road(carry, to)?;
        match self.last_road() {
            Some((mana, way)) if mana == road.0 && way != road.1 => Err(StepError::ChangesDirection(mana)),
            _ => Ok(road),
        }
    }

    /// Returns color and direction if a legal Move is a Mana move.
    pub(super) fn mana_move(&self, carry: usize, to: Tile) -> Option<(Mana, Direction)> {
        if self.kind() == Some(Kind::LightPawn) { None } else { self.check_road(carry, to).ok() }
    }

    /// Checks that a Light Pawn outnumbers its target (`rules/kyo.md §7.2`).
    fn check_outnumbers(&self, target: Tile) -> Result<(), StepError> {
        let count = |around: Tile, side: Side| {
            neighbors(around).filter(|tile| self.state().stack(*tile).owner() == Some(side)).count()
        };
        let attackers = count(target, self.side());
        let defenders = count(self.at(), self.side().other());
        if attackers > defenders { Ok(()) } else { Err(StepError::NotOutnumbered { attackers, defenders }) }
    }

    /// Checks a strike (`rules/kyo.md §8`).
    fn judge_strike(&self, to: Tile) -> Result<(), StepError> {
        let kind = self.kind().ok_or(StepError::NoPawn)?;
        if self.mode() == Mode::Done {
            return Err(StepError::MovementFinished);
        }
        if !self.reaches(to) {
            return Err(StepError::OutOfReach);
        }
        if !self.state().stack(to).is_shielded() {
            return Err(StepError::NoShield);
        }
        if kind == Kind::Tower {
            return Err(StepError::TowerStrikes);
        }
        let possible = || (0..=self.liftable()).any(|carry| self.check_road(carry, to).is_ok());
        if self.mode() == Mode::Mana && !possible() { Err(StepError::NoRoadTowards) } else { Ok(()) }
    }

    /// Whether a Chips step deploys shields, the special ability of the Tower.
    pub(super) fn is_deploy(&self, slice: &Chips) -> bool {
        self.kind() == Some(Kind::Tower) && only_shields(slice)
    }

    /// Checks a step of chips without their pawn (`rules/kyo.md §10`).
    fn judge_chips(&self, count: usize, to: Tile) -> Result<(), StepError> {
        if count == 0 {
            return Err(StepError::NoChips);
        }
        self.check_load(count)?;
        let slice = self.stack().chips.upper(count);
        if self.mode() != Mode::Fresh && !self.is_deploy(&slice) {
            return Err(StepError::DirectAfterMovement);
        }
        let max_distance = if self.kind() == Some(Kind::Cannon) { 3 } else { 1 };
        let reached = |way: Direction| (1..=max_distance).any(|steps| way.from(self.at(), steps) == Some(to));
        if !Direction::ALL.into_iter().any(reached) {
            return Err(StepError::OutOfReach);
        }
        let target = self.state().stack(to);
        match target.pawn {
            Some(pawn) if pawn.side != self.side() => Err(StepError::ChipsAttack),
            Some(_) if slice.shields() > 0 => Err(StepError::ShieldUnderPawn),
            None if target.is_shielded() => Err(StepError::ChipsOntoShield),
            _ => Ok(()),
        }
    }

    /// Checks a new order of the top chips (`rules/kyo.md §11`).
    fn judge_shuffle(&self, order: &Chips) -> Result<(), StepError> {
        if self.kind() == Some(Kind::LightPawn) {
            return Err(StepError::LightPawnShuffles);
        }
        self.check_load(order.len())?;
        let present = self.stack().chips.upper(order.len());
        if !order.is_permutation_of(&present) {
            return Err(StepError::OtherChips);
        }
        if order.common_height(&present) > 0 {
            return Err(StepError::ChangesNothing);
        }
        if self.mode() != Mode::Fresh && self.kind() != Some(Kind::Queen) {
            return Err(StepError::QueenOnly);
        }
        if order.buries_shield() { Err(StepError::ShieldBeneathMana) } else { Ok(()) }
    }

    /// Adds the context of the move to an error. `step` is the step's text, `to` its target.
    pub(super) fn illegal_step(&self, error: StepError, step: String, to: Option<Tile>) -> IllegalStep {
        IllegalStep {
            error,
            step,
            number: self.steps().len() + 1,
            mover: self.kind(),
            from: self.at(),
            to,
            target: to.and_then(|to| self.state().stack(to).pawn).map(|pawn| pawn.kind),
        }
    }
}
