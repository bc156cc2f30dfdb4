//! Moves and Strikes, the steps of pawns.

use std::ops::ControlFlow::{self, Break, Continue};

use super::super::attempt::PackedStep;
use super::super::mode::Mode;
use super::super::packed::Packed;
use super::super::piece::{Kind, Mana, Tile, leaps};
use super::chip_steps::Kept;
use super::node::{NEIGHBORS, Node, ROADS, hash};
use super::{Stop, Taken, Visit};
use crate::Side;

/// The numbers of chips that a pawn can carry: 0 to 5.
const LOADS: usize = 6;

/// The departure of a pawn with a number of its chips.
#[derive(Clone, Copy, Default)]
struct Parting {
    slice: Packed,
    rest: Packed,
    /// The hash of the board without the moving pawn and its slice.
    hash: u64,
    /// The key of `rest` on its tile, once it is needed.
    key: Option<u64>,
}

impl Parting {
    fn key(&mut self, from: Tile) -> u64 {
        *self.key.get_or_insert_with(|| self.rest.key(from))
    }
}

/// A stack with a pawn that moves.
struct Mover {
    here: Packed,
    kind: Kind,
    /// The numbers of chips that it can carry, as a mask.
    loads: u64,
    partings: [Parting; LOADS],
}

/// A tile that a pawn may move to.
struct Target {
    tile: Tile,
    /// Its chips after a capture, if there is one.
    ground: Packed,
    /// `ground` without the road that the end of a move destroys.
    without_road: Packed,
    /// The mode after a direct Move.
    mode: Mode,
    captures: bool,
    /// The hash of the tile before the move.
    hash: u64,
}

impl Visit<'_> {
    /// Visits Moves and Strikes (`rules/kyo.md §§6 to 8`).
    pub(super) fn visit_pawn_steps(&mut self, node: &Node, here: Packed) -> ControlFlow<Stop> {
        let Some(kind) = here.kind().filter(|_| node.mode != Mode::Done) else { return Continue(()) };
        let all = (2 << here.liftable(self.mover)) - 1;
        let leaving = |mana| if kind == Kind::LightPawn { 0 } else { here.loads_leaving(mana) & all };
        let on_roads = Mana::BOTH.map(leaving);
        let loads = if node.mode == Mode::Mana { on_roads[0] | on_roads[1] } else { all };
        let mut mover = Mover { here, kind, loads, partings: [Parting::default(); LOADS] };
        let hash_without = node.hash ^ hash(node.at, here);
        for carry in ones(loads) {
            let rest = here.lower(carry);
            let hash = hash_without ^ hash(node.at, rest);
            mover.partings[carry] = Parting { slice: here.upper(carry), rest, hash, key: None };
        }
        for (way, to) in NEIGHBORS[node.at.index()].iter().enumerate() {
            let (Some(to), road) = (*to, (ROADS[way], way as u8)) else { continue };
            let on_road = if node.may_turn(road.0, road.1) { on_roads[road.0 as usize] } else { 0 };
            self.visit_moves_to(node, &mut mover, to, road, on_road)?;
        }
        if kind == Kind::Knight && node.mode == Mode::Fresh {
            for to in leaps(node.at) {
                self.visit_moves_to(node, &mut mover, to, (Mana::Dark, 0), 0)?;
            }
        }
        Continue(())
    }

    /// Visits the steps of a pawn to one tile. `road` is the color and direction of a Mana move to
    /// that tile, `on_road` has the loads that make one.
    #[inline]
    fn visit_moves_to(
        &mut self,
        node: &Node,
        mover: &mut Mover,
        to: Tile,
        road: (Mana, u8),
        on_road: u64,
    ) -> ControlFlow<Stop> {
        let loads = if node.mode == Mode::Mana { on_road } else { mover.loads };
        if loads == 0 {
            return Continue(());
        }
        let stack = self.board[to.index()];
        if stack.is_shielded() && mover.kind != Kind::Tower {
            return self.visit_strike(node, mover.here, to, stack);
        }
        let victim = stack.pawn();
        match victim {
            Some(victim) if victim.side == self.mover => return Continue(()),
            Some(_) if mover.kind == Kind::LightPawn && !self.outnumbers(node.at, to) => {
                return Continue(());
            }
            _ => {}
        }
        let chips = stack.chips();
        let without_road = chips.lower(chips.mana_run(self.mover.other()));
        let ground = if victim.is_some() { without_road } else { chips };
        if ground.height() + loads.ilog2() as usize > Packed::MAX_HEIGHT {
            return Break(Stop::TooHigh);
        }
        let falls = victim.is_some_and(|victim| victim.kind == Kind::King);
        let mode = if falls { Mode::Over } else { Mode::Done };
        let hash = hash(to, stack);
        let target = Target { tile: to, ground, without_road, mode, captures: victim.is_some(), hash };
        let takes = node.takes || without_road != stack;
        if self.captures_only && !takes {
            // Only Mana moves can lead to a capture.
            for carry in ones(loads) {
                if !self.count() {
                    break;
                }
                if on_road >> carry & 1 == 1 {
                    self.visit_move(node, mover, &target, carry, Some(road))?;
                }
            }
            return Continue(());
        }
        for carry in ones(loads) {
            if !self.count() {
                break;
            }
            let road = (on_road >> carry & 1 == 1).then_some(road);
            self.visit_move(node, mover, &target, carry, road)?;
        }
        Continue(())
    }

    /// Visits one Move. `road` is its color and direction if it is a Mana move.
    #[inline]
    fn visit_move(
        &mut self,
        node: &Node,
        mover: &mut Mover,
        target: &Target,
        carry: usize,
        road: Option<(Mana, u8)>,
    ) -> ControlFlow<Stop> {
        let &Target { tile: to, ground, without_road, captures, .. } = target;
        let parting = &mut mover.partings[carry];
        let arrived = ground.with_fitting(parting.slice).under_pawn_of(mover.here);
        let at_rest = without_road.with_fitting(parting.slice).under_pawn_of(mover.here);
        let left = parting.hash ^ target.hash;
        let rest_hash = left ^ hash(to, at_rest);
        let mode = if road.is_some() && !captures { Mode::Mana } else { target.mode };
        let after = Node {
            at: to,
            mode,
            road: road.or(node.road),
            base: Some(ground.height() as u8),
            shuffled: false,
            takes: node.takes || captures,
            hash: if at_rest == arrived { rest_hash } else { left ^ hash(to, arrived) },
            key: 0,
        };
        let goes_on = self.may_go_on(mover.kind, &after, arrived);
        let takes = node.takes || captures || at_rest != arrived;
        let needs_key = !self.captures_only;
        self.reach(node, rest_hash, takes, goes_on.then(|| after.state_hash()), || Taken {
            step: PackedStep::movement(carry, to),
            after,
            left: parting.rest,
            left_key: if needs_key { parting.key(node.at) } else { 0 },
            changed: (to, arrived),
            at_rest,
        })
    }

    fn visit_strike(&mut self, node: &Node, here: Packed, to: Tile, target: Packed) -> ControlFlow<Stop> {
        if !self.count() {
            return Continue(());
        }
        let struck = target.lower(1);
        let mut kept = Kept::new(node, here, here, self.mover.other());
        self.stay(node, &mut kept, (to, target, struck), Mode::Done, PackedStep::strike(to))
    }

    /// Whether a Light Pawn may capture a pawn (`rules/kyo.md §7.2`).
    fn outnumbers(&self, at: Tile, target: Tile) -> bool {
        let count = |around: Tile, side: Side| {
            let owned = |tile: &&Tile| self.board[tile.index()].owner() == Some(side);
            NEIGHBORS[around.index()].iter().flatten().filter(owned).count()
        };
        count(target, self.mover) > count(at, self.mover.other())
    }
}

/// The indices of the set bits, ascending.
fn ones(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        bit
    })
}
