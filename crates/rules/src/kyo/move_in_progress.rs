//! A move while it is being made, step by step (`rules/kyo.md §§5 to 11`).
//!
//! [`MoveInProgress::take`] is the only place that plays a step;
//! [`judge`](super::judge) says which steps are legal.

use super::error::TileError;
use super::mode::Mode;
use super::notation::{MOST_STEPS, Step, parse_steps};
use super::piece::{Direction, Kind, Mana, Tile};
use super::stack::{Chips, Stack};
use super::state::State;
use crate::{Outcome, Side};

/// How far a move has come, apart from the board (`rules/kyo.md §5.1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TurnState {
    /// Where the stack being played is.
    at: Tile,
    mode: Mode,
    /// Color and direction of the last Mana move.
    road: Option<(Mana, Direction)>,
    /// How many chips lay on the tile when the pawn came to it.
    base: Option<u8>,
}

/// What taking back a step needs.
#[derive(Debug)]
pub(super) struct Undo {
    turn_state: TurnState,
    stacks: [(Tile, Stack); 2],
}

/// A move that was begun.
#[derive(Clone, Debug)]
pub(super) struct MoveInProgress {
    /// The board as it is now.
    state: State,
    /// Where it begins.
    start: Tile,
    turn_state: TurnState,
    steps: Vec<Step>,
}

impl MoveInProgress {
    /// Begins a move.
    ///
    /// # Errors
    ///
    /// The side to move has no stack on the tile.
    pub(super) fn begin(state: State, start: Tile) -> Result<Self, TileError> {
        let stack = state.stack(start);
        if stack.owner() != Some(state.mover) {
            return Err(match stack.owner() {
                Some(_) => TileError::EnemyStack,
                None if stack.is_empty() => TileError::EmptyTile,
                None => TileError::ShieldedTile,
            });
        }
        let turn_state = TurnState { at: start, mode: Mode::Fresh, road: None, base: None };
        Ok(Self { state, start, turn_state, steps: Vec::new() })
    }

    /// The board as it is now. Enemy roads are destroyed only when the move ends, by
    /// [`finish`](Self::finish).
    pub(super) const fn state(&self) -> &State {
        &self.state
    }

    /// Gives the board back.
    pub(super) fn into_state(self) -> State {
        self.state
    }

    /// The tile where the move begins.
    pub(super) const fn start(&self) -> Tile {
        self.start
    }

    /// The steps that were taken.
    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whether the move may have another step.
    pub(super) const fn has_room(&self) -> bool {
        self.steps.len() < MOST_STEPS
    }

    /// What may still be done.
    pub(super) const fn mode(&self) -> Mode {
        self.turn_state.mode
    }

    /// Where the stack being played is now.
    pub(super) const fn at(&self) -> Tile {
        self.turn_state.at
    }

    /// The stack being played.
    pub(super) fn stack(&self) -> &Stack {
        self.state.stack(self.turn_state.at)
    }

    /// The kind of the pawn being played; none for a pile without a pawn.
    pub(super) fn kind(&self) -> Option<Kind> {
        self.stack().pawn.map(|pawn| pawn.kind)
    }

    /// How many chips lay on the tile when the pawn came to it.
    pub(super) const fn base(&self) -> Option<u8> {
        self.turn_state.base
    }

    /// Color and direction of the last Mana move of this move.
    pub(super) const fn last_road(&self) -> Option<(Mana, Direction)> {
        self.turn_state.road
    }

    /// The side to move.
    pub(super) const fn side(&self) -> Side {
        self.state.mover
    }

    /// How many chips may be lifted here.
    pub(super) fn liftable(&self) -> usize {
        self.stack().liftable(self.side())
    }

    /// Plays a legal step.
    pub(super) fn take(&mut self, step: Step) -> Undo {
        let at = self.at();
        let to = step.target().unwrap_or(at);
        let undo = Undo {
            turn_state: self.turn_state,
            stacks: [(at, *self.state.stack(at)), (to, *self.state.stack(to))],
        };
        match step {
            Step::Move { carry, to } => self.take_move(usize::from(carry), to),
            Step::Strike { to } => {
                self.state.stack_mut(to).chips.lift(1);
                self.turn_state.mode = Mode::Done;
            }
            Step::Chips { count, to } => {
                let slice = self.state.stack_mut(at).chips.lift(usize::from(count));
                self.state.stack_mut(to).chips.append(slice);
                self.turn_state.mode = match self.kind() {
                    None => Mode::Over,
                    Some(_) if self.is_deploy(&slice) => self.turn_state.mode,
                    Some(_) => Mode::Done,
                };
            }
            Step::Shuffle(order) => {
                let chips = &mut self.state.stack_mut(at).chips;
                chips.lift(order.len());
                chips.append(order);
                self.turn_state.mode = match self.kind() {
                    None => Mode::Over,
                    Some(Kind::Queen) => self.turn_state.mode,
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
        let from = self.state.stack_mut(self.turn_state.at);
        let (slice, pawn) = (from.chips.lift(carry), from.pawn.take());
        let mover = self.side();
        let target = self.state.stack_mut(to);
        let victim = target.pawn;
        if let Some(victim) = victim {
            target.chips.lift(target.chips.mana_run(victim.side));
        }
        self.turn_state.base = Some(target.chips.len() as u8);
        target.chips.append(slice);
        target.pawn = pawn;
        self.turn_state.at = to;
        self.turn_state.road = road.or(self.turn_state.road);
        debug_assert!(victim.is_none_or(|victim| victim.side != mover), "a side never takes its own pawn");
        self.turn_state.mode = match victim {
            Some(victim) if victim.kind == Kind::King => Mode::Over,
            None if road.is_some() => Mode::Mana,
            _ => Mode::Done,
        };
    }

    /// Takes back the step that was played last.
    pub(super) fn take_back(&mut self, undo: &Undo) {
        self.steps.pop();
        self.turn_state = undo.turn_state;
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

    /// The enemy mana that the end of the move destroys beneath the pawn (`rules/kyo.md §9`).
    pub(super) fn road_at_rest(&self) -> Chips {
        match self.turn_state.base {
            Some(base) => {
                let chips = self.stack().chips;
                let beneath = chips.lower(chips.len().saturating_sub(usize::from(base)));
                beneath.upper(beneath.mana_run(self.side().other()))
            }
            None => Chips::default(),
        }
    }

    /// The position after the move.
    pub(super) fn finish(self) -> State {
        let Self { mut state, turn_state, .. } = self;
        if let Some(base) = turn_state.base {
            state.destroy_road(turn_state.at, state.mover, usize::from(base));
        }
        state.mover = state.mover.other();
        state.move_number = state.move_number.saturating_add(1);
        state
    }

    /// How the game is won if the move ends here.
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
    /// The move or the beginning of a move that a canonical notation means, if it means one.
    pub(super) fn begun(&self, notation: &str) -> Option<MoveInProgress> {
        if self.outcome().is_some() {
            return None;
        }
        let (start, steps) = parse_steps(notation, self.mover)?;
        let mut progress = MoveInProgress::begin(self.clone(), start).ok()?;
        for step in steps {
            // The Queen's shuffles after one another are written as one.
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
