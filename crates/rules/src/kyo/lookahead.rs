//! A position to look ahead in: what a computer player searches, made from a [`View`].
//!
//! Many moves lead to the same board, by another order of steps or another way. They are shown once:
//! a move in progress that stands as an earlier one stood is not gone on with.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use super::mode::Mode;
use super::move_in_progress::{MoveInProgress, Undo};
use super::notation::{Step, move_text};
use super::piece::{Kind, Tile};
use super::stack::{Stack, mix};
use super::state::State;
use super::view::View;
use crate::Side;

/// A position in which moves are tried; nothing played here is part of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookahead {
    state: State,
    key: u64,
}

/// A legal move that was tried, as it stands before its end.
#[derive(Debug)]
pub struct Attempt<'a> {
    progress: &'a MoveInProgress,
    /// The board after it, and its number.
    at_rest: Stack,
    key: u64,
}

impl View {
    /// The position to look ahead in.
    #[must_use]
    pub fn lookahead(&self) -> Lookahead {
        let state = self.state.clone();
        let key = Tile::all().fold(0, |key, tile| key ^ state.stack(tile).key(tile.index()));
        let key = if state.mover == Side::First { key } else { key ^ OTHER_SIDE };
        Lookahead { state, key }
    }
}

/// Tells the sides to move apart in a position's number.
const OTHER_SIDE: u64 = mix(1);

impl<'a> Attempt<'a> {
    /// The move as far as it goes, if it ends here; `key` is the number of its board.
    pub(super) fn new(progress: &'a MoveInProgress, key: u64) -> Self {
        let mut at_rest = *progress.stack();
        let mut key = key;
        let road = progress.road_at_rest().len();
        if road > 0 {
            let at = progress.at();
            let base = progress.base().map_or(0, usize::from);
            let brought = at_rest.chips.lift(at_rest.chips.len().saturating_sub(base));
            at_rest.chips.lift(road);
            at_rest.chips.append(brought);
            key ^= progress.stack().key(at.index()) ^ at_rest.key(at.index());
        }
        Self { progress, at_rest, key }
    }

    /// Where the move begins.
    #[must_use]
    pub const fn start(&self) -> Tile {
        self.progress.start()
    }

    /// Where the stack that moves is now.
    #[must_use]
    pub const fn end(&self) -> Tile {
        self.progress.at()
    }

    /// How many steps were made.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.progress.steps().len()
    }

    /// The number of the position after it ([`Lookahead::key`]).
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The canonical text of the move.
    #[must_use]
    pub fn text(&self) -> String {
        move_text(self.progress.start(), self.progress.steps())
    }

    /// Appends what lies after the move on each tile that it may have changed, each tile once.
    pub fn push_changes(&self, changes: &mut Vec<(Tile, Stack)>) {
        let first = changes.len();
        changes.push((self.end(), self.at_rest));
        let tiles = self.progress.steps().iter().filter_map(Step::target);
        for tile in std::iter::once(self.start()).chain(tiles) {
            if changes[first..].iter().all(|(known, _)| *known != tile) {
                changes.push((tile, *self.progress.state().stack(tile)));
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

    /// What lies on a tile.
    #[must_use]
    pub fn stack(&self, tile: Tile) -> &Stack {
        self.state.stack(tile)
    }

    /// A number for the board and the side to move: what counts for repetition. Two positions have
    /// the same one only by a rare accident.
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Plays what a move changed ([`Attempt::push_changes`]).
    pub fn play(&mut self, changes: &[(Tile, Stack)]) {
        for (tile, stack) in changes {
            let present = self.state.stack_mut(*tile);
            self.key ^= present.key(tile.index()) ^ stack.key(tile.index());
            *present = *stack;
        }
        self.key ^= OTHER_SIDE;
        self.state.mover = self.state.mover.other();
        self.state.move_number = self.state.move_number.saturating_add(1);
    }

    /// Shows the legal moves with different results, in the order of their starts and steps, until
    /// `each` has seen enough or `limit` beginnings were looked at.
    ///
    /// A bound on the beginnings looks at every start: each may use an equal part of what is left.
    pub fn visit_results(&self, limit: usize, each: &mut dyn FnMut(&Attempt<'_>) -> bool) {
        self.visit(limit, false, each);
    }

    /// Shows those in which only a pawn moves, as it must to capture anything.
    pub fn visit_pawn_results(&self, limit: usize, each: &mut dyn FnMut(&Attempt<'_>) -> bool) {
        self.visit(limit, true, each);
    }

    /// A move in progress that has no step yet; nothing where the side to move has no stack at `start`.
    pub(super) fn begin(&self, start: Tile) -> Option<MoveInProgress> {
        MoveInProgress::begin(self.state.clone(), start).ok()
    }

    /// The number of the present board with the other side to move.
    pub(super) const fn next_key(&self) -> u64 {
        self.key ^ OTHER_SIDE
    }

    fn visit(&self, limit: usize, pawns: bool, each: &mut dyn FnMut(&Attempt<'_>) -> bool) {
        let mut visit = Visit { limit, pawns, base: self.next_key(), begun: room(), ended: room(), each };
        let mut state = self.state.clone();
        let starts = Tile::all().filter(|tile| self.state.stack(*tile).owner() == Some(self.state.mover));
        let starts: Vec<_> = starts.filter(|tile| !pawns || self.state.stack(*tile).pawn.is_some()).collect();
        let mut left = limit;
        for (index, start) in starts.iter().enumerate() {
            let Ok(mut progress) = MoveInProgress::begin(state, *start) else { return };
            let share = left / (starts.len() - index);
            visit.limit = share;
            let key = visit.base;
            if !visit.below(&mut progress, key, &mut Vec::new()) {
                return;
            }
            left -= share - visit.limit;
            state = progress.into_state();
        }
    }
}

/// Takes a number as it is: it is spread over its bits already.
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

type KeySet = HashSet<u64, BuildHasherDefault<KeyHasher>>;

/// A set with room for most positions.
fn room() -> KeySet {
    KeySet::with_capacity_and_hasher(700, BuildHasherDefault::default())
}

struct Visit<'a> {
    limit: usize,
    /// Whether only pawns move.
    pawns: bool,
    base: u64,
    /// The moves in progress that were gone on with.
    begun: KeySet,
    /// The results that were shown.
    ended: KeySet,
    each: &'a mut dyn FnMut(&Attempt<'_>) -> bool,
}

impl Visit<'_> {
    /// Shows the moves that begin as `progress` does; `key` is the number of its board. Tells whether
    /// more is wanted.
    fn below(&mut self, progress: &mut MoveInProgress, key: u64, steps: &mut Vec<Step>) -> bool {
        let first = steps.len();
        if self.pawns {
            progress.push_pawn_steps(steps);
        } else {
            progress.push_steps(steps);
        }
        for index in first..steps.len() {
            if self.limit == 0 {
                break;
            }
            self.limit -= 1;
            let (undo, after) = progress.take_counted(steps[index], key);
            let go_on = self.show(progress, after)
                && (!self.begun.insert(progress.number(after)) || self.below(progress, after, steps));
            progress.take_back(&undo);
            if !go_on {
                return false;
            }
        }
        steps.truncate(first);
        true
    }

    fn show(&mut self, progress: &MoveInProgress, key: u64) -> bool {
        let attempt = Attempt::new(progress, key);
        !self.ended.insert(attempt.key) || (self.each)(&attempt)
    }
}

impl MoveInProgress {
    /// Plays a legal step; returns how to take it back, and the number of the board after it, given that before it.
    pub(super) fn take_counted(&mut self, step: Step, key: u64) -> (Undo, u64) {
        let at = self.at();
        let to = step.target().unwrap_or(at);
        let number = |progress: &Self| {
            let number = progress.state().stack(at).key(at.index());
            if to == at { number } else { number ^ progress.state().stack(to).key(to.index()) }
        };
        let before = number(self);
        let undo = self.take(step);
        (undo, key ^ before ^ number(self))
    }

    /// The number of a move in progress: its board, whose number is `key`, and all that its next steps depend on.
    pub(super) fn number(&self, key: u64) -> u64 {
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
        let turn =
            mode | road << 2 | base << 8 | (self.at().index() as u64) << 16 | u64::from(shuffled) << 24;
        key ^ mix(turn)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{Game, Observer, Position, Rolls, kyo::Kyo};

    /// All results of whole moves, found without leaving anything out; nothing where that takes long.
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
    fn every_result_is_shown_once_and_plays_as_the_move_does() {
        let mut compared = 0;
        for (setup, results) in [("middle", 608), ("rear", 357), ("front", 676)] {
            let start = Kyo.start(setup, &mut Rolls::none()).expect("a setup");
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
                position = position.replay(text).expect("a legal move").position;
                assert_eq!(position.repetition_key().as_ref(), Some(expected));
                if position.outcome().is_some() {
                    break;
                }
            }
        }
        assert!(compared >= 6, "{compared}");
    }
}
