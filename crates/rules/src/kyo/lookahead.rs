//! A position for search by computer players, made from a [`View`].
//!
//! Many moves reach the same board by different steps. Each result is visited once, and a move in
//! progress is not extended if an earlier one reached the same state.

use std::hash::Hasher;

use super::generator::visit_results;
use super::mode::Mode;
use super::move_in_progress::{MoveInProgress, Undo};
use super::notation::{Step, move_text};
use super::piece::{Kind, Tile};
use super::stack::{Stack, mix};
use super::state::State;
use super::view::View;
use crate::Side;

/// A mutable copy of a position, independent of the game it came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookahead {
    state: State,
    key: u64,
}

/// A legal move during a visit, before it ends.
#[derive(Debug)]
pub struct Attempt<'a> {
    /// The board after the steps, perhaps without the last one.
    pub(super) state: &'a State,
    pub(super) start: Tile,
    pub(super) end: Tile,
    pub(super) steps: &'a [Step],
    /// The tiles that the last step changed.
    pub(super) last: [(Tile, Stack); 2],
    /// The moving stack after the move, without the road that its end destroys.
    pub(super) at_rest: Stack,
    pub(super) key: u64,
}

impl View {
    /// Copies the position for a search.
    #[must_use]
    pub fn lookahead(&self) -> Lookahead {
        let state = self.state.clone();
        let key = Tile::all().fold(0, |key, tile| key ^ state.stack(tile).key(tile.index()));
        let key = if state.mover == Side::First { key } else { key ^ SECOND_SIDE_KEY };
        Lookahead { state, key }
    }
}

/// Combined with the key of a position if the second side is to move.
const SECOND_SIDE_KEY: u64 = mix(1);

impl<'a> Attempt<'a> {
    /// Treats the steps so far as a whole move. `key` is the key of the current board.
    pub(super) fn new(progress: &'a MoveInProgress, key: u64) -> Self {
        let (end, stack) = (progress.at(), *progress.stack());
        let at_rest = stack.at_rest(progress.base(), progress.side().other());
        let mut key = key;
        if at_rest != stack {
            key ^= stack.key(end.index()) ^ at_rest.key(end.index());
        }
        Self {
            state: progress.state(),
            start: progress.start(),
            end,
            steps: progress.steps(),
            last: [(end, stack); 2],
            at_rest,
            key,
        }
    }

    /// The first tile of the move.
    #[must_use]
    pub const fn start(&self) -> Tile {
        self.start
    }

    /// The final tile of the moving stack.
    #[must_use]
    pub const fn end(&self) -> Tile {
        self.end
    }

    /// The number of steps.
    #[must_use]
    pub const fn steps(&self) -> usize {
        self.steps.len()
    }

    /// The key of the position after the move ([`Lookahead::key`]).
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The move in canonical notation.
    #[must_use]
    pub fn text(&self) -> String {
        move_text(self.start, self.steps)
    }

    /// Appends the new stack of each tile that the move may have changed, each tile once.
    pub fn push_changes(&self, changes: &mut Vec<(Tile, Stack)>) {
        let first = changes.len();
        changes.push((self.end, self.at_rest));
        let tiles = self.steps.iter().filter_map(Step::target);
        for tile in std::iter::once(self.start).chain(tiles) {
            if changes[first..].iter().all(|(known, _)| *known != tile) {
                let changed = self.last.iter().find(|(known, _)| *known == tile);
                changes.push(changed.copied().unwrap_or_else(|| (tile, *self.state.stack(tile))));
            }
        }
    }
}

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
            self.key ^= present.key(tile.index()) ^ stack.key(tile.index());
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
        visit_results(&self.state, self.next_key(), limit, false, each);
    }

    /// Like [`visit_results`](Self::visit_results), but only with steps of pawns, the only steps
    /// that capture.
    pub fn visit_pawn_results(&self, limit: usize, each: &mut dyn FnMut(&Attempt<'_>) -> bool) {
        visit_results(&self.state, self.next_key(), limit, true, each);
    }

    /// Begins a move, or returns `None` if the side to move has no stack on `start`.
    pub(super) fn begin(&self, start: Tile) -> Option<MoveInProgress> {
        MoveInProgress::begin(self.state.clone(), start).ok()
    }

    /// The position itself, for tests.
    #[cfg(test)]
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
                    assert!(found.insert(after.state.repetition_text()), "{}", attempt.text());
                    keys.insert(attempt.key());
                    let enemy = ahead.turn().other();
                    let pawns = |ahead: &Lookahead| {
                        let owned =
                            |tile: &Tile| ahead.stack(*tile).pawn.is_some_and(|pawn| pawn.side == enemy);
                        Tile::all().filter(owned).count()
                    };
                    if pawns(&after) < pawns(&ahead) {
                        capturing.insert(attempt.key());
                    }
                    texts.push((attempt.text(), after.state.repetition_text()));
                    true
                });
                let mut captures = BTreeSet::new();
                ahead.visit_pawn_results(20_000, &mut |attempt| {
                    captures.insert(attempt.key());
                    true
                });
                assert!(captures.is_subset(&keys));
                assert!(keys.difference(&captures).all(|key| !capturing.contains(key)));
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
