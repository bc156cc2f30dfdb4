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
use super::piece::Tile;
use super::state::State;
use crate::Side;
use node::{Node, hash};

/// Why a visit ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// The visitor asked to stop.
    Enough,
    /// A pile doesn't fit. Some results were visited.
    TooHigh,
}

/// Visits the legal moves with different results, ordered by start and steps.
///
/// `key` is the key of the board with the other side to move. Each start gets an equal part of the
/// remaining `limit` of steps. With `captures_only`, only steps of pawns count, and only moves that
/// capture a pawn or destroy mana are visited.
///
/// # Errors
///
/// Why the visit ended before all results or the limit.
pub(super) fn visit_results(
    state: &State,
    key: u64,
    limit: usize,
    captures_only: bool,
    each: &mut dyn FnMut(&Attempt<'_>) -> bool,
) -> Result<(), Stop> {
    let mut visit = Visit::new(state, key, captures_only, each).ok_or(Stop::TooHigh)?;
    let (starts, mut left) = (visit.starts(), limit);
    let hash = (0..Tile::COUNT).fold(0, |hash, index| hash ^ visit.hashes[index]);
    for (index, start) in starts.iter().enumerate() {
        let share = left / (starts.len() - index);
        (visit.start, visit.limit) = (*start, share);
        let node = Node {
            at: *start,
            mode: Mode::Fresh,
            road: None,
            base: None,
            shuffled: false,
            takes: false,
            hash,
            key,
        };
        if let Break(stop) = visit.extend(&node) {
            return Err(stop);
        }
        left -= share - visit.limit;
    }
    Ok(())
}

/// A step and its effect.
struct Taken {
    step: PackedStep,
    /// The move in progress after the step, without its key.
    after: Node,
    /// The changed tiles: two equal ones if the step changes a single tile.
    changed: [(Tile, Packed); 2],
    /// The moving stack if the move ends here.
    at_rest: Packed,
    /// The key of the board if the move ends here, except for one tile that counts as before.
    key: u64,
    except: (Tile, Packed),
}

struct Visit<'a> {
    before: &'a State,
    /// The key of the board before the move, with the other side to move.
    key: u64,
    /// The board after the steps so far.
    board: [Packed; Tile::COUNT],
    /// The hashes of its stacks, and their keys unless only captures are visited: those are few.
    hashes: [u64; Tile::COUNT],
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
        state: &'a State,
        key: u64,
        captures_only: bool,
        each: &'a mut dyn FnMut(&Attempt<'_>) -> bool,
    ) -> Option<Self> {
        let mut board = [Packed::default(); Tile::COUNT];
        let (mut hashes, mut keys) = ([0; Tile::COUNT], [0; Tile::COUNT]);
        for tile in Tile::all() {
            let (stack, index) = (Packed::of(state.stack(tile))?, tile.index());
            board[index] = stack;
            hashes[index] = hash(tile, stack);
            keys[index] = if captures_only { 0 } else { stack.key(tile) };
        }
        Some(Self {
            before: state,
            key,
            board,
            hashes,
            keys,
            mover: state.mover,
            start: Tile::from_index(0)?,
            steps: Vec::with_capacity(MAX_STEPS),
            limit: 0,
            captures_only,
            extended: KeySet::new(),
            visited: KeySet::new(),
            each,
        })
    }

    fn starts(&self) -> Vec<Tile> {
        let can_start = |tile: &Tile| {
            let stack = self.board[tile.index()];
            stack.owner() == Some(self.mover) && (!self.captures_only || stack.has_pawn())
        };
        Tile::all().filter(can_start).collect()
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
    /// `rest` is the hash of the board if the move ends here, `takes` whether it captures a pawn or
    /// destroys mana by then. `open` is the hash of the move in progress, if a step can follow.
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
        if is_result {
            let attempt = PackedAttempt {
                board: &self.board,
                before: self.before,
                key: self.attempt_key(taken),
                start: self.start,
                end: taken.after.at,
                steps: &self.steps,
                last: &taken.changed,
                at_rest: taken.at_rest,
            };
            if !(self.each)(&attempt.into()) {
                return Break(Stop::Enough);
            }
        }
        if extends {
            let mut after = Node { key: node.key, ..taken.after };
            let before = taken.changed.map(|(tile, stack)| {
                let index = tile.index();
                let known = (self.board[index], self.hashes[index], self.keys[index]);
                self.board[index] = stack;
                self.hashes[index] = hash(tile, stack);
                self.keys[index] = self.key(tile, stack);
                after.key ^= known.2 ^ self.keys[index];
                (index, known)
            });
            self.extend(&after)?;
            // In reverse, because both may be the same tile.
            for (index, known) in before.into_iter().rev() {
                (self.board[index], self.hashes[index], self.keys[index]) = known;
            }
        }
        self.steps.pop();
        Continue(())
    }

    #[inline]
    fn attempt_key(&self, taken: &Taken) -> AttemptKey {
        if self.captures_only {
            return AttemptKey::Before(self.key);
        }
        let (tile, stack) = taken.except;
        AttemptKey::Except { key: taken.key ^ self.keys[tile.index()], tile, stack }
    }

    /// The key of a stack, if keys are needed.
    #[inline]
    const fn key(&self, tile: Tile, stack: Packed) -> u64 {
        if self.captures_only { 0 } else { stack.key(tile) }
    }
}
