//! Chips steps and shuffles.

use std::ops::ControlFlow::{self, Break, Continue};

use super::super::attempt::PackedStep;
use super::super::mode::Mode;
use super::super::packed::Packed;
use super::super::piece::{Direction, Kind, Tile};
use super::super::steps::MAX_LISTED_SHUFFLE;
use super::node::{NEIGHBORS, Node, hash};
use super::{Stop, Taken, Visit};

/// A step that leaves the moving stack on its tile.
pub(super) struct Stay {
    /// The moving stack after the step.
    pub(super) stack: Packed,
    /// The key of the board with `stack`, apart from the other tile, if it is known.
    pub(super) key: Option<u64>,
    pub(super) mode: Mode,
    pub(super) step: PackedStep,
    /// The other tile that the step changes, or the same one.
    pub(super) other: (Tile, Packed),
}

impl Visit<'_> {
    /// Visits Chips steps (`rules/kyo.md §10`).
    pub(super) fn visit_chip_steps(&mut self, node: &Node, here: Packed) -> ControlFlow<Stop> {
        let kind = here.kind();
        let is_fresh = node.mode == Mode::Fresh;
        if !is_fresh && kind != Some(Kind::Tower) {
            return Continue(());
        }
        for count in 1..=here.liftable(self.mover) {
            let slice = here.upper(count);
            let deploys = kind == Some(Kind::Tower) && slice.only_shields();
            if !is_fresh && !deploys {
                return Continue(());
            }
            let rest = here.lower(count).under_pawn_of(here);
            let key = node.key ^ self.keys[node.at.index()] ^ rest.key(node.at);
            let mode = match kind {
                None => Mode::Over,
                Some(_) if deploys => node.mode,
                Some(_) => Mode::Done,
            };
            for (way, next) in NEIGHBORS[node.at.index()].iter().enumerate() {
                let Some(next) = *next else { continue };
                self.visit_chips_to(node, here, (slice, rest, key), mode, next)?;
                if kind == Some(Kind::Cannon) {
                    for to in (2..=3).filter_map(|steps| Direction::ALL[way].from(node.at, steps)) {
                        self.visit_chips_to(node, here, (slice, rest, key), mode, to)?;
                    }
                }
            }
        }
        Continue(())
    }

    /// Visits the step of a slice to one tile, if it is legal. `rest` stays behind; `key` is the key
    /// of the board with it.
    fn visit_chips_to(
        &mut self,
        node: &Node,
        here: Packed,
        (slice, rest, key): (Packed, Packed, u64),
        mode: Mode,
        to: Tile,
    ) -> ControlFlow<Stop> {
        let target = self.board[to.index()];
        let is_legal = if target.has_pawn() {
            target.owner() == Some(self.mover) && slice.shields() == 0
        } else {
            !target.is_shielded()
        };
        if !is_legal || !self.count() {
            return Continue(());
        }
        let Some(laid) = target.with(slice) else { return Break(Stop::TooHigh) };
        let step = PackedStep::Chips { count: slice.height() as u8, to };
        self.stay(node, here, Stay { stack: rest, key: Some(key), mode, step, other: (to, laid) })
    }

    /// Visits shuffles (`rules/kyo.md §11`).
    pub(super) fn visit_shuffles(&mut self, node: &Node, here: Packed) -> ControlFlow<Stop> {
        let kind = here.kind();
        if node.shuffled || (node.mode != Mode::Fresh && kind != Some(Kind::Queen)) {
            return Continue(());
        }
        let liftable = here.liftable(self.mover);
        let run = if kind.is_some() { liftable } else { liftable.min(MAX_LISTED_SHUFFLE) };
        let mode = match kind {
            None => Mode::Over,
            Some(Kind::Queen) => node.mode,
            Some(_) => Mode::Done,
        };
        for count in 2..=run {
            let rest = here.lower(count).under_pawn_of(here);
            for order in here.upper(count).orders(self.mover) {
                if !self.count() {
                    return Continue(());
                }
                let Some(stack) = rest.with(order) else { return Break(Stop::TooHigh) };
                let step = PackedStep::Shuffle(order);
                self.stay(node, here, Stay { stack, key: None, mode, step, other: (node.at, stack) })?;
            }
        }
        Continue(())
    }

    /// Visits a step that leaves the moving stack on its tile.
    pub(super) fn stay(
        &mut self,
        node: &Node,
        here: Packed,
        Stay { stack, key, mode, step, other }: Stay,
    ) -> ControlFlow<Stop> {
        let kind = here.kind();
        let shuffled = kind == Some(Kind::Queen) && matches!(step, PackedStep::Shuffle(_));
        let mut board = node.hash ^ self.hashes[node.at.index()];
        if other.0 != node.at {
            board ^= self.hashes[other.0.index()] ^ hash(other.0, other.1);
        }
        let after = Node { mode, shuffled, hash: board ^ hash(node.at, stack), ..*node };
        let at_rest = stack.at_rest(node.base, self.mover.other());
        let rest_hash = if at_rest == stack { after.hash } else { board ^ hash(node.at, at_rest) };
        let goes_on = match mode {
            Mode::Fresh | Mode::Mana => true,
            Mode::Done => !self.captures_only && matches!(kind, Some(Kind::Tower | Kind::Queen)),
            Mode::Over => false,
        };
        let takes = node.takes || at_rest != stack;
        // If the moving stack is destroyed in part, its new key isn't known yet.
        let known = key.filter(|_| at_rest == stack);
        let left = known.unwrap_or_else(|| {
            let (tile, laid) = other;
            if tile == node.at { node.key } else { node.key ^ self.keys[tile.index()] ^ self.key(tile, laid) }
        });
        self.reach(node, rest_hash, takes, goes_on.then(|| after.state_hash()), || Taken {
            step,
            after,
            changed: [(node.at, stack), other],
            at_rest,
            key: left,
            except: if known.is_some() { other } else { (node.at, at_rest) },
        })
    }
}
