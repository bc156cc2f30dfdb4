//! A legal move that a generator has found, before its end changes the board.

use super::move_in_progress::MoveInProgress;
use super::notation::{Step, move_text};
use super::packed::Packed;
use super::packed_board::PackedBoard;
use super::piece::{Pawn, Tile};
use super::stack::Stack;

/// A legal move during a visit, before it ends.
#[derive(Debug)]
pub struct Attempt<'a>(Source<'a>);

#[derive(Debug)]
enum Source<'a> {
    Packed(PackedAttempt<'a>),
    Played(PlayedAttempt<'a>),
}

/// A step on packed stacks, in 64 bits: the order of a shuffle, or a tile and a number of chips. The
/// top byte is its kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct PackedStep(u64);

impl PackedStep {
    const KIND: u32 = 56;
    const COUNT: u32 = 8;
    const MOVE: u64 = 0;
    const CHIPS: u64 = 1;
    const STRIKE: u64 = 2;
    const SHUFFLE: u64 = 3;

    const fn to(kind: u64, count: usize, to: Tile) -> Self {
        Self(kind << Self::KIND | (count as u64) << Self::COUNT | to.index() as u64)
    }

    #[inline]
    pub(super) const fn movement(carry: usize, to: Tile) -> Self {
        Self::to(Self::MOVE, carry, to)
    }

    #[inline]
    pub(super) const fn chips(count: usize, to: Tile) -> Self {
        Self::to(Self::CHIPS, count, to)
    }

    #[inline]
    pub(super) const fn strike(to: Tile) -> Self {
        Self::to(Self::STRIKE, 0, to)
    }

    /// `order` has no pawn, so its top byte is free.
    #[inline]
    pub(super) const fn shuffle(order: Packed) -> Self {
        Self(Self::SHUFFLE << Self::KIND | order.bits())
    }

    #[inline]
    const fn target(self) -> Option<Tile> {
        if self.0 >> Self::KIND == Self::SHUFFLE { None } else { Tile::from_index(self.0 as u8 as usize) }
    }

    fn step(self) -> Step {
        let count = (self.0 >> Self::COUNT) as u8;
        match (self.0 >> Self::KIND, self.target()) {
            (Self::MOVE, Some(to)) => Step::Move { carry: count, to },
            (Self::CHIPS, Some(to)) => Step::Chips { count, to },
            (_, Some(to)) => Step::Strike { to },
            (_, None) => Step::Shuffle(Packed::of_bits(self.0).chips().stack().chips),
        }
    }
}

/// A move on packed stacks.
#[derive(Debug)]
pub(super) struct PackedAttempt<'a> {
    /// The board after the last step, with a road that the end of the move may destroy.
    pub(super) board: &'a [Packed; Tile::COUNT],
    /// The board before the move.
    pub(super) before: &'a PackedBoard,
    pub(super) key: AttemptKey,
    pub(super) start: Tile,
    pub(super) end: Tile,
    pub(super) steps: &'a [PackedStep],
    /// The moving stack after the move, without the road that its end destroys.
    pub(super) at_rest: Packed,
}

/// The key of the board after a move, or the key before it.
#[derive(Clone, Copy, Debug)]
pub(super) enum AttemptKey {
    /// The key itself.
    After(u64),
    /// The key before the move, with the other side to move.
    Before(u64),
}

impl<'a> From<PackedAttempt<'a>> for Attempt<'a> {
    fn from(attempt: PackedAttempt<'a>) -> Self {
        Self(Source::Packed(attempt))
    }
}

impl PackedAttempt<'_> {
    /// The stack on a tile after the move.
    #[inline]
    fn stack(&self, tile: Tile) -> Packed {
        if tile == self.end { self.at_rest } else { self.board[tile.index()] }
    }

    #[inline]
    fn key(&self) -> u64 {
        match self.key {
            AttemptKey::After(key) => key,
            AttemptKey::Before(key) => self
                .changed_tiles()
                .fold(key, |key, tile| key ^ self.before.keys[tile.index()] ^ self.stack(tile).key(tile)),
        }
    }

    /// The tiles that the move may have changed, each once.
    fn changed_tiles(&self) -> impl Iterator<Item = Tile> {
        let tile_of = |index: usize| match index.checked_sub(1) {
            None => Some(self.start),
            Some(step) => self.steps[step].target(),
        };
        (0..=self.steps.len()).filter_map(move |index| {
            let tile = tile_of(index)?;
            (0..index).all(|earlier| tile_of(earlier) != Some(tile)).then_some(tile)
        })
    }
}

/// A move that was played step by step.
#[derive(Debug)]
struct PlayedAttempt<'a> {
    progress: &'a MoveInProgress,
    at_rest: Stack,
    key: u64,
}

impl<'a> Attempt<'a> {
    /// Treats the steps so far as a whole move. `key` is the key of the current board.
    pub(super) fn new(progress: &'a MoveInProgress, key: u64) -> Self {
        let (end, stack) = (progress.at(), *progress.stack());
        let at_rest = stack.at_rest(progress.base(), progress.side().other());
        let mut key = key;
        if at_rest != stack {
            key ^= stack.key(end.index()) ^ at_rest.key(end.index());
        }
        Self(Source::Played(PlayedAttempt { progress, at_rest, key }))
    }

    /// The first tile of the move.
    #[must_use]
    pub const fn start(&self) -> Tile {
        match &self.0 {
            Source::Packed(attempt) => attempt.start,
            Source::Played(attempt) => attempt.progress.start(),
        }
    }

    /// The final tile of the moving stack.
    #[inline]
    #[must_use]
    pub const fn end(&self) -> Tile {
        match &self.0 {
            Source::Packed(attempt) => attempt.end,
            Source::Played(attempt) => attempt.progress.at(),
        }
    }

    /// The number of steps.
    #[must_use]
    pub fn steps(&self) -> usize {
        match &self.0 {
            Source::Packed(attempt) => attempt.steps.len(),
            Source::Played(attempt) => attempt.progress.steps().len(),
        }
    }

    /// The key of the position after the move ([`Lookahead::key`](super::Lookahead::key)).
    #[inline]
    #[must_use]
    pub fn key(&self) -> u64 {
        match &self.0 {
            Source::Packed(attempt) => attempt.key(),
            Source::Played(attempt) => attempt.key,
        }
    }

    /// The move in canonical notation.
    #[must_use]
    pub fn text(&self) -> String {
        match &self.0 {
            Source::Packed(attempt) => {
                let steps: Vec<_> = attempt.steps.iter().map(|step| step.step()).collect();
                move_text(attempt.start, &steps)
            }
            Source::Played(attempt) => move_text(attempt.progress.start(), attempt.progress.steps()),
        }
    }

    /// Whether the stack on a tile has this pawn after the move.
    pub(super) fn has_pawn(&self, tile: Tile, pawn: Option<Pawn>) -> bool {
        let present = match &self.0 {
            Source::Packed(attempt) => attempt.stack(tile).pawn(),
            Source::Played(attempt) => attempt.progress.state().stack(tile).pawn,
        };
        present == pawn
    }

    /// Appends the new stack of each tile that the move may have changed, each tile once.
    #[inline]
    pub fn push_changes(&self, changes: &mut Vec<(Tile, Stack)>) {
        match &self.0 {
            Source::Packed(attempt) => {
                let targets = attempt.steps.iter().map(|step| step.target());
                push_changes(changes, attempt.start, attempt.end, targets, |tile| {
                    attempt.stack(tile).stack()
                });
            }
            Source::Played(attempt) => {
                let (start, end) = (attempt.progress.start(), attempt.progress.at());
                let targets = attempt.progress.steps().iter().map(Step::target);
                push_changes(changes, start, end, targets, |tile| attempt.stack(tile));
            }
        }
    }
}

impl PlayedAttempt<'_> {
    /// The stack on a tile after the move.
    fn stack(&self, tile: Tile) -> Stack {
        if tile == self.progress.at() { self.at_rest } else { *self.progress.state().stack(tile) }
    }
}

/// Appends the stacks of the end, the start and the targets of the steps, each tile once.
#[inline]
fn push_changes(
    changes: &mut Vec<(Tile, Stack)>,
    start: Tile,
    end: Tile,
    targets: impl Iterator<Item = Option<Tile>>,
    stack: impl Fn(Tile) -> Stack,
) {
    let first = changes.len();
    changes.push((end, stack(end)));
    if start != end {
        changes.push((start, stack(start)));
    }
    for tile in targets.flatten() {
        if changes[first..].iter().all(|(known, _)| *known != tile) {
            changes.push((tile, stack(tile)));
        }
    }
}
