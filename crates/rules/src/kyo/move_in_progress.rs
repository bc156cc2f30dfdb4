//! A move in progress, played step by step (`rules/kyo.md §§5 to 11`).
//!
//! All steps are played by [`MoveInProgress::take`]. [`judge`](super::judge) checks their legality.

use super::error::TileError;
use super::mode::Mode;
use super::notation::{MAX_STEPS, Step, parse_steps};
use super::piece::{Direction, Kind, Mana, Tile};
use super::stack::{Chips, Stack};
use super::state::State;
use crate::{Outcome, Side};

/// The state of a move apart from the board (`rules/kyo.md §5.1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct MoveState {
    /// The tile of the moving stack.
    at: Tile,
    mode: Mode,
    /// Color and direction of the last Mana move.
    road: Option<(Mana, Direction)>,
    /// The number of chips on the tile when the pawn arrived.
    base: Option<u8>,
}

/// The data for undoing a step.
#[derive(Debug)]
pub(super) struct Undo {
    move_state: MoveState,
    stacks: [(Tile, Stack); 2],
}

#[derive(Clone, Debug)]
pub(super) struct MoveInProgress {
    /// The board after the steps so far.
    state: State,
    /// The first tile of the move.
    start: Tile,
    move_state: MoveState,
    steps: Vec<Step>,
}

impl MoveInProgress {
    /// Begins a move of the side to move, which must own the stack on `start`.
    pub(super) fn begin(state: State, start: Tile) -> Result<Self, TileError> {
        let stack = state.stack(start);
        if stack.owner() != Some(state.mover) {
            return Err(match stack.owner() {
                Some(_) => TileError::EnemyStack,
                None if stack.is_empty() => TileError::EmptyTile,
                None => TileError::ShieldedTile,
            });
        }
        let move_state = MoveState { at: start, mode: Mode::Fresh, road: None, base: None };
        Ok(Self { state, start, move_state, steps: Vec::new() })
    }

    /// The board after the steps so far. Enemy roads are not destroyed until
    /// [`finish`](Self::finish).
    pub(super) const fn state(&self) -> &State {
        &self.state
    }

    /// Returns the board for reuse.
    pub(super) fn into_state(self) -> State {
        self.state
    }

    /// The first tile of the move.
    pub(super) const fn start(&self) -> Tile {
        self.start
    }

    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whether the move has fewer steps than the maximum.
    pub(super) const fn has_room(&self) -> bool {
        self.steps.len() < MAX_STEPS
    }

    pub(super) const fn mode(&self) -> Mode {
        self.move_state.mode
    }

    /// The current tile of the moving stack.
    pub(super) const fn at(&self) -> Tile {
        self.move_state.at
    }

    /// The moving stack.
    pub(super) fn stack(&self) -> &Stack {
        self.state.stack(self.move_state.at)
    }

    /// The kind of the moving pawn; `None` for a pile without a pawn.
    pub(super) fn kind(&self) -> Option<Kind> {
        self.stack().pawn.map(|pawn| pawn.kind)
    }

    /// The number of chips on the current tile when the pawn arrived; `None` before its first step.
    pub(super) const fn base(&self) -> Option<u8> {
        self.move_state.base
    }

    /// Color and direction of the last Mana move in this move.
    pub(super) const fn last_road(&self) -> Option<(Mana, Direction)> {
        self.move_state.road
    }

    /// The side to move.
    pub(super) const fn side(&self) -> Side {
        self.state.mover
    }

    /// The number of chips that the moving stack can lift.
    pub(super) fn liftable(&self) -> usize {
        self.stack().liftable(self.side())
    }

    /// Plays a legal step.
    pub(super) fn take(&mut self, step: Step) -> Undo {
        let at = self.at();
        let to = step.target().unwrap_or(at);
        let undo = Undo {
            move_state: self.move_state,
            stacks: [(at, *self.state.stack(at)), (to, *self.state.stack(to))],
        };
        match step {
            Step::Move { carry, to } => self.take_move(usize::from(carry), to),
            Step::Strike { to } => {
                self.state.stack_mut(to).chips.lift(1);
                self.move_state.mode = Mode::Done;
            }
            Step::Chips { count, to } => {
                let slice = self.state.stack_mut(at).chips.lift(usize::from(count));
                self.state.stack_mut(to).chips.append(slice);
                self.move_state.mode = match self.kind() {
                    None => Mode::Over,
                    Some(_) if self.is_deploy(&slice) => self.move_state.mode,
                    Some(_) => Mode::Done,
                };
            }
            Step::Shuffle(order) => {
                let chips = &mut self.state.stack_mut(at).chips;
                chips.lift(order.len());
                chips.append(order);
                self.move_state.mode = match self.kind() {
                    None => Mode::Over,
                    Some(Kind::Queen) => self.move_state.mode,
                    Some(_) => Mode::Done,
                };
            }
        }
        self.steps.push(step);
        undo
    }

    /// Plays a pawn's step.
    fn take_move(&mut self, carry: usize, to: Tile) {
        let road = self.mana_move(carry, to);
        let from = self.state.stack_mut(self.move_state.at);
        let (slice, pawn) = (from.chips.lift(carry), from.pawn.take());
        let mover = self.side();
        let target = self.state.stack_mut(to);
        let victim = target.pawn;
        if let Some(victim) = victim {
            target.chips.lift(target.chips.mana_run(victim.side));
        }
        self.move_state.base = Some(target.chips.len() as u8);
        target.chips.append(slice);
        target.pawn = pawn;
        self.move_state.at = to;
        self.move_state.road = road.or(self.move_state.road);
        debug_assert!(victim.is_none_or(|victim| victim.side != mover), "a pawn can't capture its own side");
        self.move_state.mode = match victim {
            Some(victim) if victim.kind == Kind::King => Mode::Over,
            None if road.is_some() => Mode::Mana,
            _ => Mode::Done,
        };
    }

    /// Takes back the last step.
    pub(super) fn take_back(&mut self, undo: &Undo) {
        self.steps.pop();
        self.move_state = undo.move_state;
        for (tile, stack) in undo.stacks {
            *self.state.stack_mut(tile) = stack;
        }
    }

    /// Merges the last two steps, which are shuffles, into one. If the chips are now as in
    /// `before`, it removes both.
    pub(super) fn merge_shuffles(&mut self, before: &Chips) {
        self.steps.truncate(self.steps.len().saturating_sub(2));
        let now = self.stack().chips;
        let changed = now.len() - now.common_height(before);
        if changed > 0 {
            self.steps.push(Step::Shuffle(now.upper(changed)));
        }
    }

    /// The enemy mana beneath the pawn that the end of the move destroys (`rules/kyo.md §9`).
    pub(super) fn road_at_rest(&self) -> Chips {
        match self.move_state.base {
            Some(base) => {
                let chips = self.stack().chips;
                let beneath = chips.lower(chips.len().saturating_sub(usize::from(base)));
                beneath.upper(beneath.mana_run(self.side().other()))
            }
            None => Chips::default(),
        }
    }

    /// Ends the move and returns the new position.
    pub(super) fn finish(self) -> State {
        let Self { mut state, move_state, .. } = self;
        if let Some(base) = move_state.base {
            state.destroy_road(move_state.at, state.mover, usize::from(base));
        }
        state.mover = state.mover.other();
        state.move_number = state.move_number.saturating_add(1);
        state
    }

    /// The outcome if the move ended here and won.
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

impl State {
    /// Plays the canonical notation of a move or of its first steps. Returns `None` if it is
    /// neither.
    pub(super) fn parse_partial(&self, notation: &str) -> Option<MoveInProgress> {
        if self.outcome().is_some() {
            return None;
        }
        let (start, steps) = parse_steps(notation, self.mover)?;
        let mut progress = MoveInProgress::begin(self.clone(), start).ok()?;
        for step in steps {
            // Consecutive shuffles of the Queen have to be merged into one in canonical notation.
            let again = matches!((progress.steps().last(), step), (Some(Step::Shuffle(_)), Step::Shuffle(_)));
            if again || !progress.has_room() {
                return None;
            }
            progress.judge(&step).ok()?;
            progress.take(step);
        }
        Some(progress)
    }
}
