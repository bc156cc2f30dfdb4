//! A turn while it is being made, step by step (`rules/kyo.md §§5 to 11`).
//!
//! [`Walk::judge`] is the only place that says whether a step is legal, [`Walk::take`] the only
//! one that plays it; lists of steps and typed turns go through both.

use super::error::{IllegalStep, StartError, StepError};
use super::mode::Mode;
use super::notation::{MOST_STEPS, Step};
use super::piece::{Chip, Direction, Kind, Mana, Tile, leaps, neighbours};
use super::stack::{Chips, Stack};
use super::state::{State, only_shields};
use crate::{Outcome, Side};

/// The turn state of the rules but for the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Standing {
    at: Tile,
    mode: Mode,
    /// Colour and direction of the last Mana move.
    road: Option<(Mana, Direction)>,
    /// How many chips lay on the tile when the mover came to it.
    base: Option<u8>,
}

/// What taking back a step needs.
#[derive(Debug)]
pub(super) struct Undo {
    standing: Standing,
    stacks: [(Tile, Stack); 2],
}

/// A turn that was begun.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    /// The board as it is now.
    state: State,
    start: Tile,
    standing: Standing,
    steps: Vec<Step>,
}

impl Walk {
    /// Begins a turn.
    ///
    /// # Errors
    ///
    /// The player on turn has no stack on the tile.
    pub(super) fn begin(state: State, start: Tile) -> Result<Self, StartError> {
        let stack = state.stack(start);
        if stack.owner() != Some(state.mover) {
            return Err(match stack.owner() {
                Some(_) => StartError::EnemyStack,
                None if stack.is_empty() => StartError::EmptyTile,
                None => StartError::ShieldedTile,
            });
        }
        let standing = Standing { at: start, mode: Mode::Fresh, road: None, base: None };
        Ok(Self { state, start, standing, steps: Vec::new() })
    }

    /// The board as it is now; enemy roads are destroyed only by [`finish`](Self::finish).
    pub(super) const fn state(&self) -> &State {
        &self.state
    }

    /// Gives the board back.
    pub(super) fn into_state(self) -> State {
        self.state
    }

    pub(super) const fn start(&self) -> Tile {
        self.start
    }

    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whether a turn has room for another step.
    pub(super) const fn has_room(&self) -> bool {
        self.steps.len() < MOST_STEPS
    }

    pub(super) const fn mode(&self) -> Mode {
        self.standing.mode
    }

    /// Where the stack being played is now.
    pub(super) const fn at(&self) -> Tile {
        self.standing.at
    }

    /// The stack being played.
    pub(super) fn stack(&self) -> &Stack {
        self.state.stack(self.standing.at)
    }

    /// The kind of the mover; none for a stack without a pawn.
    pub(super) fn kind(&self) -> Option<Kind> {
        self.stack().pawn.map(|pawn| pawn.kind)
    }

    const fn side(&self) -> Side {
        self.state.mover
    }

    /// How many chips may be lifted here.
    pub(super) fn liftable(&self) -> usize {
        self.stack().liftable(self.side())
    }

    /// A step that is refused where the turn stands; `step` is its text and `to` where it goes.
    pub(super) fn refused(&self, error: StepError, step: String, to: Option<Tile>) -> IllegalStep {
        IllegalStep {
            error,
            step,
            number: self.steps.len() + 1,
            mover: self.kind(),
            from: self.at(),
            to,
            target: to.and_then(|to| self.state.stack(to).pawn).map(|pawn| pawn.kind),
        }
    }

    /// Says whether a step is legal.
    ///
    /// # Errors
    ///
    /// Why it is not.
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

    /// Whether the mover can get to a tile at all in this mode.
    fn reaches(&self, to: Tile) -> bool {
        Direction::between(self.at(), to).is_some()
            || (self.kind() == Some(Kind::Knight)
                && self.mode() == Mode::Fresh
                && leaps(self.at()).any(|leap| leap == to))
    }

    fn judge_move(&self, carry: usize, to: Tile) -> Result<(), StepError> {
        let kind = self.kind().ok_or(StepError::NoPawn)?;
        if self.mode() == Mode::Done {
            return Err(StepError::MovementFinished);
        }
        self.check_load(carry)?;
        if !self.reaches(to) {
            return Err(StepError::OutOfReach);
        }
        let target = self.state.stack(to);
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

    /// The colour of the Mana move that leaves with so many chips, if it is one: conditions 2 and
    /// 3 of `rules/kyo.md §6.2` without the fourth.
    fn road(&self, carry: usize, to: Tile) -> Result<(Mana, Direction), StepError> {
        let way = Direction::between(self.at(), to).ok_or(StepError::OutOfReach)?;
        match self.stack().chips.lower(carry).top() {
            None => Err(StepError::NothingStays),
            Some(Chip::Shield) => Err(StepError::ShieldStays),
            Some(Chip::Mana(_, mana)) if mana == way.road() => Ok((mana, way)),
            Some(Chip::Mana(_, mana)) => Err(StepError::WrongRoad(mana)),
        }
    }

    /// The same with the fourth condition.
    fn check_road(&self, carry: usize, to: Tile) -> Result<(Mana, Direction), StepError> {
        let road = self.road(carry, to)?;
        match self.standing.road {
            Some((mana, way)) if mana == road.0 && way != road.1 => Err(StepError::ChangesDirection(mana)),
            _ => Ok(road),
        }
    }

    /// Colour and direction of a legal Move, if it is a Mana move.
    pub(super) fn mana_move(&self, carry: usize, to: Tile) -> Option<(Mana, Direction)> {
        if self.kind() == Some(Kind::LightPawn) { None } else { self.check_road(carry, to).ok() }
    }

    /// What a Light Pawn needs to capture a pawn (`rules/kyo.md §7.2`).
    fn check_outnumbers(&self, target: Tile) -> Result<(), StepError> {
        let count = |around: Tile, side: Side| {
            neighbours(around).filter(|tile| self.state.stack(*tile).owner() == Some(side)).count()
        };
        let attackers = count(target, self.side());
        let defenders = count(self.at(), self.side().other());
        if attackers > defenders { Ok(()) } else { Err(StepError::NotOutnumbered { attackers, defenders }) }
    }

    fn judge_strike(&self, to: Tile) -> Result<(), StepError> {
        let kind = self.kind().ok_or(StepError::NoPawn)?;
        if self.mode() == Mode::Done {
            return Err(StepError::MovementFinished);
        }
        if !self.reaches(to) {
            return Err(StepError::OutOfReach);
        }
        if !self.state.stack(to).is_shielded() {
            return Err(StepError::NoShield);
        }
        if kind == Kind::Tower {
            return Err(StepError::TowerStrikes);
        }
        let possible = || (0..=self.liftable()).any(|carry| self.check_road(carry, to).is_ok());
        if self.mode() == Mode::Mana && !possible() { Err(StepError::NoRoadTowards) } else { Ok(()) }
    }

    /// Whether a Chips step is the Tower's special ability.
    fn is_deploy(&self, slice: &Chips) -> bool {
        self.kind() == Some(Kind::Tower) && only_shields(slice)
    }

    fn judge_chips(&self, count: usize, to: Tile) -> Result<(), StepError> {
        if count == 0 {
            return Err(StepError::NoChips);
        }
        self.check_load(count)?;
        let slice = self.stack().chips.upper(count);
        if self.mode() != Mode::Fresh && !self.is_deploy(&slice) {
            return Err(StepError::DirectAfterMovement);
        }
        let furthest = if self.kind() == Some(Kind::Cannon) { 3 } else { 1 };
        let reached = |way: Direction| (1..=furthest).any(|steps| way.from(self.at(), steps) == Some(to));
        if !Direction::ALL.into_iter().any(reached) {
            return Err(StepError::OutOfReach);
        }
        let target = self.state.stack(to);
        match target.pawn {
            Some(pawn) if pawn.side != self.side() => Err(StepError::ChipsAttack),
            Some(_) if slice.shields() > 0 => Err(StepError::ShieldUnderPawn),
            None if target.is_shielded() => Err(StepError::ChipsOntoShield),
            _ => Ok(()),
        }
    }

    fn judge_shuffle(&self, order: &Chips) -> Result<(), StepError> {
        if self.kind() == Some(Kind::LightPawn) {
            return Err(StepError::LightPawnShuffles);
        }
        self.check_load(order.len())?;
        let present = self.stack().chips.upper(order.len());
        if !order.same_kinds(&present) {
            return Err(StepError::OtherChips);
        }
        if order.common(&present) > 0 {
            return Err(StepError::ChangesNothing);
        }
        if self.mode() != Mode::Fresh && self.kind() != Some(Kind::Queen) {
            return Err(StepError::QueenOnly);
        }
        if order.buries_shield() { Err(StepError::ShieldBeneathMana) } else { Ok(()) }
    }

    /// Plays a legal step.
    pub(super) fn take(&mut self, step: Step) -> Undo {
        let at = self.at();
        let to = step.target().unwrap_or(at);
        let undo = Undo {
            standing: self.standing,
            stacks: [(at, *self.state.stack(at)), (to, *self.state.stack(to))],
        };
        match step {
            Step::Move { carry, to } => self.take_move(usize::from(carry), to),
            Step::Strike { to } => {
                self.state.stack_mut(to).chips.lift(1);
                self.standing.mode = Mode::Done;
            }
            Step::Chips { count, to } => {
                let slice = self.state.stack_mut(at).chips.lift(usize::from(count));
                self.state.stack_mut(to).chips.append(slice);
                self.standing.mode = match self.kind() {
                    None => Mode::Over,
                    Some(_) if self.is_deploy(&slice) => self.standing.mode,
                    Some(_) => Mode::Done,
                };
            }
            Step::Shuffle(order) => {
                let chips = &mut self.state.stack_mut(at).chips;
                chips.lift(order.len());
                chips.append(order);
                self.standing.mode = match self.kind() {
                    None => Mode::Over,
                    Some(Kind::Queen) => self.standing.mode,
                    Some(_) => Mode::Done,
                };
            }
        }
        self.steps.push(step);
        undo
    }

    fn take_move(&mut self, carry: usize, to: Tile) {
        let road = self.mana_move(carry, to);
        let from = self.state.stack_mut(self.standing.at);
        let (slice, pawn) = (from.chips.lift(carry), from.pawn.take());
        let mover = self.side();
        let target = self.state.stack_mut(to);
        let victim = target.pawn;
        if let Some(victim) = victim {
            target.chips.lift(target.chips.mana_run(victim.side));
        }
        self.standing.base = Some(target.chips.len() as u8);
        target.chips.append(slice);
        target.pawn = pawn;
        self.standing.at = to;
        self.standing.road = road.or(self.standing.road);
        debug_assert!(victim.is_none_or(|victim| victim.side != mover), "a side never takes its own pawn");
        self.standing.mode = match victim {
            Some(victim) if victim.kind == Kind::King => Mode::Over,
            None if road.is_some() => Mode::Mana,
            _ => Mode::Done,
        };
    }

    /// Takes back the step that was played last.
    pub(super) fn take_back(&mut self, undo: &Undo) {
        self.steps.pop();
        self.standing = undo.standing;
        for (tile, stack) in undo.stacks {
            *self.state.stack_mut(tile) = stack;
        }
    }

    /// Replaces the last two steps, which are shuffles, by the one that leads from `before` to the
    /// chips as they are now, or by none where they are the same.
    pub(super) fn merge_shuffles(&mut self, before: &Chips) {
        self.steps.truncate(self.steps.len().saturating_sub(2));
        let now = self.stack().chips;
        let changed = now.len() - now.common(before);
        if changed > 0 {
            self.steps.push(Step::Shuffle(now.upper(changed)));
        }
    }

    /// What the end of the turn destroys beneath the mover.
    pub(super) fn road_at_rest(&self) -> Chips {
        match self.standing.base {
            Some(base) => {
                let chips = self.stack().chips;
                let beneath = chips.lower(chips.len().saturating_sub(usize::from(base)));
                beneath.upper(beneath.mana_run(self.side().other()))
            }
            None => Chips::default(),
        }
    }

    /// The position after the turn.
    pub(super) fn finish(self) -> State {
        let Self { mut state, standing, .. } = self;
        if let Some(base) = standing.base {
            state.destroy_road(standing.at, state.mover, usize::from(base));
        }
        state.mover = state.mover.other();
        state.turn = state.turn.saturating_add(1);
        state
    }

    /// How the game is won if the turn ends here.
    pub(super) fn won(&self) -> Option<Outcome> {
        let enemy = self.side().other();
        let left: usize = Mana::BOTH.into_iter().map(|mana| self.state.mana(enemy, mana)).sum();
        let reason = match () {
            () if self.mode() == Mode::Over && !self.state.has(enemy, Kind::King) => "king",
            () if left == self.road_at_rest().len() => "mana",
            () => return None,
        };
        Some(Outcome { winner: Some(self.side()), reason })
    }
}
