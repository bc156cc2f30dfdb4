//! Chips steps and shuffles.

use std::ops::ControlFlow::{self, Break, Continue};

use super::super::attempt::PackedStep;
use super::super::mode::Mode;
use super::super::packed::Packed;
use super::super::piece::{Direction, Kind, Tile};
use super::super::steps::MAX_LISTED_SHUFFLE;
use super::node::{NEIGHBORS, Node, hash};
use super::{Stop, Taken, Visit};
use crate::Side;

/// The moving stack after a step that leaves it on its tile.
pub(super) struct Kept {
    stack: Packed,
    /// The stack if the move ends here.
    at_rest: Packed,
    /// The hash of the board with `stack`, and with `at_rest`.
    hash: u64,
    rest_hash: u64,
    /// The key of `stack`, once it is needed.
    key: Option<u64>,
}

impl Kept {
    /// Replaces `here` with `stack`.
    pub(super) fn new(node: &Node, here: Packed, stack: Packed, enemy: Side) -> Self {
        let at_rest = stack.at_rest(node.base, enemy);
        let without = node.hash ^ hash(node.at, here);
        let after = without ^ hash(node.at, stack);
        let rest_hash = if at_rest == stack { after } else { without ^ hash(node.at, at_rest) };
        Self { stack, at_rest, hash: after, rest_hash, key: None }
    }

    fn key(&mut self, tile: Tile) -> u64 {
        *self.key.get_or_insert_with(|| self.stack.key(tile))
    }
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
            let mut kept = Kept::new(node, here, rest, self.mover.other());
            let mode = match kind {
                None => Mode::Over,
                Some(_) if deploys => node.mode,
                Some(_) => Mode::Done,
            };
            for (way, next) in NEIGHBORS[node.at.index()].iter().enumerate() {
                let Some(next) = *next else { continue };
                self.visit_chips_to(node, &mut kept, slice, mode, next)?;
                if kind == Some(Kind::Cannon) {
                    for to in (2..=3).filter_map(|steps| Direction::ALL[way].from(node.at, steps)) {
                        self.visit_chips_to(node, &mut kept, slice, mode, to)?;
                    }
                }
            }
        }
        Continue(())
    }

    /// Visits the step of a slice to one tile, if it is legal.
    fn visit_chips_to(
        &mut self,
        node: &Node,
        kept: &mut Kept,
        slice: Packed,
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
        self.stay(node, kept, (to, target, laid), mode, PackedStep::chips(slice.height(), to))
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
                let stack = rest.with_fitting(order);
                let kept = Kept::new(node, here, stack, self.mover.other());
                let after = Node { mode, shuffled: kind == Some(Kind::Queen), hash: kept.hash, ..*node };
                let goes_on = kind.is_some_and(|kind| self.may_go_on(kind, &after, stack));
                let takes = node.takes || kept.at_rest != stack;
                let left_key = self.keys[node.at.index()];
                let open = goes_on.then(|| after.state_hash());
                self.reach(node, kept.rest_hash, takes, open, || Taken {
                    step: PackedStep::shuffle(order),
                    after,
                    left: here,
                    left_key,
                    changed: (node.at, stack),
                    at_rest: kept.at_rest,
                })?;
            }
        }
        Continue(())
    }

    /// Visits a step that leaves the moving stack on its tile and changes another tile from one stack
    /// to another.
    #[inline]
    pub(super) fn stay(
        &mut self,
        node: &Node,
        kept: &mut Kept,
        (other, before, laid): (Tile, Packed, Packed),
        mode: Mode,
        step: PackedStep,
    ) -> ControlFlow<Stop> {
        let changes = hash(other, before) ^ hash(other, laid);
        let after = Node { mode, shuffled: false, hash: kept.hash ^ changes, ..*node };
        let goes_on = kept.stack.kind().is_some_and(|kind| self.may_go_on(kind, &after, kept.stack));
        let takes = node.takes || kept.at_rest != kept.stack;
        let needs_key = !self.captures_only;
        let open = goes_on.then(|| after.state_hash());
        self.reach(node, kept.rest_hash ^ changes, takes, open, || Taken {
            step,
            after,
            left: kept.stack,
            left_key: if needs_key { kept.key(node.at) } else { 0 },
            changed: (other, laid),
            at_rest: kept.at_rest,
        })
    }
}
