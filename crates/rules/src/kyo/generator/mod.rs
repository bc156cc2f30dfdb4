//! Generates the results of all moves for search by computer players.
//!
//! Works on packed stacks and on hashes of boards, so that a step to a known board is never played.
//! Positions with piles that don't fit are left to `tall_results`, which judges each step by the rules
//! (`judge`, `steps`), like the moves that people make. A test compares both.

mod chip_steps;
mod node;
mod pawn_steps;

use std::ops::ControlFlow::{self, Break, Continue};

use super::attempt::{Attempt, AttemptKey, PackedAttempt, PackedStep};
use super::key_set::KeySet;
use super::mode::Mode;
use super::notation::MAX_STEPS;
use super::packed::Packed;
use super::packed_board::PackedBoard;
use super::piece::{Kind, Tile};
use crate::Side;
use node::Node;

/// Slots for the hashes of a visit, enough for most positions. More would take longer to clear.
const RESULT_SLOTS: usize = 1024;
const CAPTURE_SLOTS: usize = 512;

/// Why a visit ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// The visitor asked to stop.
    Enough,
    /// A pile doesn't fit. Some results were visited.
    TooHigh,
}

/// Visits the legal moves of `mover` with different results, ordered by start and steps.
///
/// `key` is the key of the board with the other side to move. Each start gets an equal part of the
/// remaining `limit` of steps. With `captures_only`, only steps of pawns count, and only moves that
/// capture a pawn or destroy mana are visited.
///
/// # Errors
///
/// Why the visit ended before all results or the limit.
pub(super) fn visit_results(
    board: &PackedBoard,
    (mover, key): (Side, u64),
    limit: usize,
    captures_only: bool,
    each: &mut dyn FnMut(&Attempt<'_>) -> bool,
) -> Result<(), Stop> {
    let mut visit = Visit::new(board, (mover, key), captures_only, each).ok_or(Stop::TooHigh)?;
    let (mut starts, mut left) = (visit.starts().count(), limit);
    for start in Tile::all() {
        if !visit.can_start(start) {
            continue;
        }
        let share = left / starts;
        (visit.start, visit.limit) = (start, share);
        let node = Node {
            at: start,
            mode: Mode::Fresh,
            road: None,
            base: None,
            shuffled: false,
            takes: false,
            hash: 0,
            key,
        };
        if let Break(stop) = visit.extend(&node) {
            return Err(stop);
        }
        left -= share - visit.limit;
        starts -= 1;
    }
    Ok(())
}

/// A step and its effect.
struct Taken {
    step: PackedStep,
    /// The move in progress after the step, without its key.
    after: Node,
    /// The stack that the step leaves where the moving stack was, and its key if keys are needed.
    left: Packed,
    left_key: u64,
    /// The changed tile and its new stack. A shuffle changes the moving stack.
    changed: (Tile, Packed),
    /// The moving stack if the move ends here.
    at_rest: Packed,
}

struct Visit<'a> {
    before: &'a PackedBoard,
    /// The key of the board before the move, with the other side to move.
    key: u64,
    /// The board after the steps so far.
    board: [Packed; Tile::COUNT],
    /// The keys of its stacks. If only captures are visited, they stay as before the move or become 0.
    keys: [u64; Tile::COUNT],
    mover: Side,
    start: Tile,
    steps: Vec<PackedStep>,
    /// The number of steps that may still be tried.
    limit: usize,
    /// Whether to visit only moves that capture a pawn or destroy mana, by steps of pawns.
    captures_only: bool,
    /// Hashes of the moves in progress that were extended.
    extended: KeySet,
    /// Hashes of the results that were visited.
    visited: KeySet,
    each: &'a mut dyn FnMut(&Attempt<'_>) -> bool,
}

impl<'a> Visit<'a> {
    /// Prepares a visit, or returns `None` if a pile doesn't fit.
    fn new(
        before: &'a PackedBoard,
        (mover, key): (Side, u64),
        captures_only: bool,
        each: &'a mut dyn FnMut(&Attempt<'_>) -> bool,
    ) -> Option<Self> {
        if !before.is_whole() {
            return None;
        }
        let slots = if captures_only { CAPTURE_SLOTS } else { RESULT_SLOTS };
        Some(Self {
            before,
            key,
            board: before.stacks,
            keys: before.keys,
            mover,
            start: Tile::from_index(0)?,
            steps: Vec::with_capacity(MAX_STEPS),
            limit: 0,
            captures_only,
            extended: KeySet::with_slots(slots),
            visited: KeySet::with_slots(slots),
            each,
        })
    }

    fn can_start(&self, tile: Tile) -> bool {
        let stack = self.board[tile.index()];
        stack.owner() == Some(self.mover) && (!self.captures_only || stack.has_pawn())
    }

    fn starts(&self) -> impl Iterator<Item = Tile> {
        Tile::all().filter(|tile| self.can_start(*tile))
    }

    /// Visits the moves that extend `node`.
    fn extend(&mut self, node: &Node) -> ControlFlow<Stop> {
        if self.steps.len() >= MAX_STEPS || self.limit == 0 {
            return Continue(());
        }
        let here = self.board[node.at.index()];
        self.visit_pawn_steps(node, here)?;
        if self.captures_only {
            return Continue(());
        }
        self.visit_chip_steps(node, here)?;
        self.visit_shuffles(node, here)
    }

    /// Counts a step. Returns `false` if the limit is reached.
    #[inline]
    const fn count(&mut self) -> bool {
        let within = self.limit > 0;
        self.limit -= within as usize;
        within
    }

    /// Visits the result of a step and the moves that extend it, each if it is new.
    ///
    /// `rest` is the hash of the board if the move ends here. `takes` is whether such a move captures a
    /// pawn or destroys mana. `open` is the hash of the move in progress, if a step can follow.
    #[inline]
    fn reach(
        &mut self,
        node: &Node,
        rest: u64,
        takes: bool,
        open: Option<u64>,
        taken: impl FnOnce() -> Taken,
    ) -> ControlFlow<Stop> {
        let is_result = (takes || !self.captures_only) && self.visited.insert(rest);
        let extends = open.is_some_and(|hash| self.extended.insert(hash));
        if is_result || extends { self.take(node, &taken(), is_result, extends) } else { Continue(()) }
    }

    fn take(&mut self, node: &Node, taken: &Taken, is_result: bool, extends: bool) -> ControlFlow<Stop> {
        self.steps.push(taken.step);
        let (from, (tile, stack)) = (node.at.index(), taken.changed);
        let to = tile.index();
        let before_left = self.replace(from, taken.left, taken.left_key);
        let stack_key = if self.captures_only { 0 } else { stack.key(tile) };
        let before_changed = self.replace(to, stack, stack_key);
        let key = node.key ^ before_left.1 ^ taken.left_key ^ before_changed.1 ^ stack_key;
        if is_result {
            let end = taken.after.at;
            let attempt = PackedAttempt {
                board: &self.board,
                before: self.before,
                key: self.attempt_key(key, end, taken.at_rest),
                start: self.start,
                end,
                steps: &self.steps,
                at_rest: taken.at_rest,
            };
            if !(self.each)(&attempt.into()) {
                return Break(Stop::Enough);
            }
        }
        if extends {
            self.extend(&Node { key, ..taken.after })?;
        }
        // In reverse, because both may be the same tile.
        self.replace(to, before_changed.0, before_changed.1);
        self.replace(from, before_left.0, before_left.1);
        self.steps.pop();
        Continue(())
    }

    /// Changes a stack on the board. Returns the former one and its key.
    #[inline]
    const fn replace(&mut self, index: usize, stack: Packed, key: u64) -> (Packed, u64) {
        let before = (self.board[index], self.keys[index]);
        (self.board[index], self.keys[index]) = (stack, key);
        before
    }

    /// The key of a result, from the key of the board and the moving stack at the end of the move.
    #[inline]
    fn attempt_key(&self, key: u64, end: Tile, at_rest: Packed) -> AttemptKey {
        if self.captures_only {
            return AttemptKey::Before(self.key);
        }
        if self.board[end.index()] == at_rest {
            return AttemptKey::After(key);
        }
        AttemptKey::After(key ^ self.keys[end.index()] ^ at_rest.key(end))
    }

    /// Whether a pawn on these chips may have further steps: never `false` if it has.
    #[inline]
    fn may_go_on(&self, kind: Kind, node: &Node, stack: Packed) -> bool {
        match (node.mode, kind) {
            (Mode::Fresh, _) => true,
            (Mode::Over, _) => false,
            (Mode::Mana, _) if !stack.only_shields() => true,
            _ if self.captures_only => false,
            (_, Kind::Tower) => stack.has_top_shield(),
            (Mode::Done, Kind::Queen) => !node.shuffled && stack.height() > 1,
            _ => false,
        }
    }
}
