//! A position for search by computer players, made from a [`View`].
//!
//! Many moves reach the same board by different steps. Each result is visited once, and a move in
//! progress is not extended if an earlier one reached the same state.

use std::hash::Hasher;

use super::attempt::Attempt;
use super::generator::{Stop, visit_results};
use super::mode::Mode;
use super::move_in_progress::{MoveInProgress, Undo};
use super::notation::Step;
use super::packed_board::PackedBoard;
use super::piece::{Kind, Tile};
use super::stack::{Stack, mix};
use super::state::State;
use super::view::View;
use crate::Side;

/// A mutable copy of a position, independent of the game it came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookahead {
    state: State,
    /// The same board, packed.
    board: PackedBoard,
    key: u64,
}

impl View {
    /// Copies the position for a search.
    #[must_use]
    pub fn lookahead(&self) -> Lookahead {
        let state = self.state.clone();
        let board = PackedBoard::of(&state);
        let key = board.key();
        let key = if state.mover == Side::First { key } else { key ^ SECOND_SIDE_KEY };
        Lookahead { state, board, key }
    }
}

/// Combined with the key of a position if the second side is to move.
const SECOND_SIDE_KEY: u64 = mix(1);

impl Lookahead {
    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover
    }

    /// The stack on a tile, which may be empty.
    #[must_use]
    pub fn stack(&self, tile: Tile) -> &Stack {
        self.state.stack(tile)
    }

    /// A 64-bit hash of the board and the side to move, which together decide repetition.
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Plays a move, given its changes from [`Attempt::push_changes`].
    pub fn play(&mut self, changes: &[(Tile, Stack)]) {
        for (tile, stack) in changes {
            let present = self.state.stack_mut(*tile);
            self.key ^= self.board.change(*tile, present, stack);
            *present = *stack;
        }
        self.key ^= SECOND_SIDE_KEY;
        self.state.mover = self.state.mover.other();
        self.state.move_number = self.state.move_number.saturating_add(1);
    }

    /// Visits the legal moves with different results, ordered by start and steps.
    ///
    /// Stops when `each` returns `false`, or after `limit` moves in progress. Each start gets an
    /// equal part of the remaining limit, so a limit never hides a start.
    pub fn visit_results(&self, limit: usize, each: &mut dyn FnMut(&Attempt<'_>) -> bool) {
        self.visit(limit, false, each);
    }

    /// Like [`visit_results`](Self::visit_results), but only moves that capture a pawn or destroy
    /// mana, and only steps of pawns count.
    pub fn visit_captures(&self, limit: usize, each: &mut dyn FnMut(&Attempt<'_>) -> bool) {
        self.visit(limit, true, each);
    }

    /// Visits results like [`visit`](Self::visit), but fails if a pile gets too high.
    ///
    /// # Errors
    ///
    /// Why the visit ended early.
    pub(super) fn visit_packed(
        &self,
        limit: usize,
        captures_only: bool,
        each: &mut dyn FnMut(&Attempt<'_>) -> bool,
    ) -> Result<(), Stop> {
        visit_results(&self.board, (self.turn(), self.next_key()), limit, captures_only, each)
    }

    pub(super) fn visit(
        &self,
        limit: usize,
        captures_only: bool,
        each: &mut dyn FnMut(&Attempt<'_>) -> bool,
    ) {
        let mut visited = 0_usize;
        let mut counted = |attempt: &Attempt<'_>| {
            visited += 1;
            each(attempt)
        };
        if self.visit_packed(limit, captures_only, &mut counted) == Err(Stop::TooHigh) {
            // The order is the same, so the first results are known.
            self.visit_tall_results(limit, captures_only, &mut |attempt| {
                visited.checked_sub(1).map(|left| visited = left).is_some() || each(attempt)
            });
        }
    }

    /// Begins a move, or returns `None` if the side to move has no stack on `start`.
    pub(super) fn begin(&self, start: Tile) -> Option<MoveInProgress> {
        MoveInProgress::begin(self.state.clone(), start).ok()
    }

    /// The position itself.
    pub(super) const fn state(&self) -> &State {
        &self.state
    }

    /// The key of the current board with the other side to move.
    pub(super) const fn next_key(&self) -> u64 {
        self.key ^ SECOND_SIDE_KEY
    }
}

/// Uses a key as its own hash, since its bits are mixed already.
#[derive(Default)]
pub(super) struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

impl MoveInProgress {
    /// Plays a legal step. Returns the data for undoing it and the key of the new board.
    pub(super) fn take_with_key(&mut self, step: Step, key: u64) -> (Undo, u64) {
        let at = self.at();
        let to = step.target().unwrap_or(at);
        let stack_keys = |progress: &Self| {
            let key = progress.state().stack(at).key(at.index());
            if to == at { key } else { key ^ progress.state().stack(to).key(to.index()) }
        };
        let before = stack_keys(self);
        let undo = self.take(step);
        (undo, key ^ before ^ stack_keys(self))
    }

    /// Combines the key of the board with everything else that decides which steps can follow.
    pub(super) fn state_key(&self, key: u64) -> u64 {
        let mode = match self.mode() {
            Mode::Fresh => 0_u64,
            Mode::Mana => 1,
            Mode::Done => 2,
            Mode::Over => 3,
        };
        let road = self.last_road().map_or(0, |(mana, way)| {
            1 + mana as u64
                + 2 * super::piece::Direction::ALL.iter().position(|known| *known == way).unwrap_or(0) as u64
        });
        let base = self.base().map_or(0, |base| 1 + u64::from(base));
        let shuffled =
            self.kind() == Some(Kind::Queen) && matches!(self.steps().last(), Some(Step::Shuffle(_)));
        let rest =
            mode | road << 2 | base << 8 | (self.at().index() as u64) << 16 | u64::from(shuffled) << 24;
        key ^ mix(rest)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::piece::Mana;
    use super::*;
    use crate::{Game, Observer, Position, Rolls, kyo::Kyo};

    /// Returns the results of all moves by brute force, or `None` if there are too many.
    fn all_results(state: &State) -> Option<BTreeSet<String>> {
        let (mut found, mut left) = (BTreeSet::new(), 6000);
        let all = state.visit_moves(&mut |progress| {
            found.insert(progress.clone().finish().repetition_text());
            left -= 1;
            left > 0
        });
        all.then_some(found)
    }

    #[test]
    fn results_are_unique_and_agree_with_replay() {
        let mut compared = 0;
        for (setup, results) in [("middle", 608), ("rear", 357), ("front", 676)] {
            let start = Kyo.start(setup, &mut Rolls::none()).expect("the setup exists");
            let mut position: Box<dyn Position> = start;
            for round in 0..4_usize {
                let crate::View::Kyo(view) = position.view(Observer::Public) else { unreachable!() };
                let ahead = view.lookahead();
                let (mut found, mut texts, mut keys) = (BTreeSet::new(), Vec::new(), BTreeSet::new());
                let mut capturing = BTreeSet::new();
                ahead.visit_results(20_000, &mut |attempt| {
                    let mut changes = Vec::new();
                    attempt.push_changes(&mut changes);
                    let mut after = ahead.clone();
                    after.play(&changes);
                    assert_eq!(after.key(), attempt.key());
                    assert_eq!(after.board, PackedBoard::of(&after.state), "{}", attempt.text());
                    assert!(found.insert(after.state.repetition_text()), "{}", attempt.text());
                    keys.insert(attempt.key());
                    let enemy = ahead.turn().other();
                    let men = |ahead: &Lookahead| {
                        let owned = |tile: Tile| {
                            let Stack { chips, pawn } = ahead.stack(tile);
                            let mana: usize = Mana::BOTH.iter().map(|mana| chips.mana(enemy, *mana)).sum();
                            mana + usize::from(pawn.is_some_and(|pawn| pawn.side == enemy))
                        };
                        Tile::all().map(owned).sum::<usize>()
                    };
                    if men(&after) < men(&ahead) {
                        capturing.insert(attempt.key());
                    }
                    texts.push((attempt.text(), after.state.repetition_text()));
                    true
                });
                let mut captures = BTreeSet::new();
                ahead.visit_captures(20_000, &mut |attempt| {
                    captures.insert(attempt.key());
                    true
                });
                assert_eq!(captures, capturing);
                if round == 0 {
                    assert_eq!(found.len(), results, "rules/kyo.md §18");
                }
                compared += usize::from(all_results(&view.state).is_some_and(|all| all == found));
                assert_eq!(keys.len(), found.len());
                let (text, expected) = &texts[(round * 7919 + 13) % texts.len()];
                position = position.replay(text).expect("the move is legal").position;
                assert_eq!(position.repetition_key().as_ref(), Some(expected));
                if position.outcome().is_some() {
                    break;
                }
            }
        }
        assert!(compared >= 6, "{compared}");
    }
}
