//! Moves and Strikes, the steps of pawns.

use std::ops::ControlFlow::{self, Break, Continue};

use super::super::attempt::PackedStep;
use super::super::mode::Mode;
use super::super::packed::Packed;
use super::super::piece::{Kind, Mana, Tile, leaps};
use super::chip_steps::Stay;
use super::node::{NEIGHBORS, Node, hash};
use super::{Stop, Taken, Visit};
use crate::Side;

/// The numbers of chips that a pawn can carry: 0 to 5.
const LOADS: usize = 6;

/// The departure of a pawn with a number of its chips.
#[derive(Clone, Copy, Default)]
struct Parting {
    slice: Packed,
    rest: Packed,
    /// The hash of the board without the moving pawn and its slice, and its key.
    hash: u64,
    key: u64,
    /// The color of the chip that stays on top, if a pawn can use it.
    stays: Option<Mana>,
}

/// A stack with a pawn that moves.
struct Mover<'a> {
    here: Packed,
    kind: Kind,
    /// Its departures, with 0 chips first.
    partings: &'a [Parting],
}

impl Visit<'_> {
    /// Visits Moves and Strikes (`rules/kyo.md §§6 to 8`).
    pub(super) fn visit_pawn_steps(&mut self, node: &Node, here: Packed) -> ControlFlow<Stop> {
        let Some(kind) = here.kind().filter(|_| node.mode != Mode::Done) else { return Continue(()) };
        let run = here.liftable(self.mover);
        let index = node.at.index();
        let outer = (node.hash ^ self.hashes[index], node.key ^ self.keys[index]);
        let mut partings = [Parting::default(); LOADS];
        for (carry, parting) in partings.iter_mut().enumerate().take(run + 1) {
            let rest = here.lower(carry);
            let stays = if kind == Kind::LightPawn { None } else { rest.top_mana() };
            let (hash, key) = (outer.0 ^ hash(node.at, rest), outer.1 ^ self.key(node.at, rest));
            *parting = Parting { slice: here.upper(carry), rest, hash, key, stays };
        }
        let mover = Mover { here, kind, partings: &partings[..=run] };
        for (way, to) in NEIGHBORS[node.at.index()].iter().enumerate() {
            if let Some(to) = to {
                self.visit_moves_to(node, &mover, *to, node.open_road(way), way)?;
            }
        }
        if kind == Kind::Knight && node.mode == Mode::Fresh {
            for to in leaps(node.at) {
                self.visit_moves_to(node, &mover, to, None, 0)?;
            }
        }
        Continue(())
    }

    /// Visits the steps of a pawn to one tile, in a direction or by a leap. `open` is the color of
    /// the roads in that direction.
    fn visit_moves_to(
        &mut self,
        node: &Node,
        &Mover { here, kind, partings }: &Mover<'_>,
        to: Tile,
        open: Option<Mana>,
        way: usize,
    ) -> ControlFlow<Stop> {
        let has_road = |parting: &Parting| open.is_some() && parting.stays == open;
        if node.mode == Mode::Mana && !partings.iter().any(has_road) {
            return Continue(());
        }
        let target = self.board[to.index()];
        if target.is_shielded() && kind != Kind::Tower {
            return self.visit_strike(node, here, to, target);
        }
        let victim = target.pawn();
        match victim {
            Some(victim) if victim.side == self.mover => return Continue(()),
            Some(_) if kind == Kind::LightPawn && !self.outnumbers(node.at, to) => return Continue(()),
            _ => {}
        }
        let chips = target.chips();
        let without_road = chips.lower(chips.mana_run(self.mover.other()));
        let ground = if victim.is_some() { without_road } else { chips };
        let keeps_road = without_road == ground;
        let takes = node.takes || without_road != target;
        let on_capture =
            if victim.is_some_and(|victim| victim.kind == Kind::King) { Mode::Over } else { Mode::Done };
        let goes_on_at_end = !self.captures_only && matches!(kind, Kind::Tower | Kind::Queen);
        for (carry, parting) in partings.iter().enumerate() {
            let on_road = has_road(parting);
            if node.mode == Mode::Mana && !on_road {
                continue;
            }
            if !self.count() {
                return Continue(());
            }
            let mode = match victim {
                Some(_) => on_capture,
                None if on_road => Mode::Mana,
                None => Mode::Done,
            };
            let goes_on = mode == Mode::Mana || mode == Mode::Done && goes_on_at_end;
            if self.captures_only && !takes && !goes_on {
                continue;
            }
            let (Some(arrived), Some(at_rest)) =
                (ground.with(parting.slice), without_road.with(parting.slice))
            else {
                return Break(Stop::TooHigh);
            };
            let (arrived, at_rest) = (arrived.under_pawn_of(here), at_rest.under_pawn_of(here));
            let left = parting.hash ^ self.hashes[to.index()];
            let rest_hash = left ^ hash(to, at_rest);
            let mut after = Node {
                at: to,
                mode,
                road: if on_road { open.map(|mana| (mana, way)) } else { node.road },
                base: Some(ground.height() as u8),
                shuffled: false,
                takes: node.takes || victim.is_some(),
                hash: rest_hash,
                key: 0,
            };
            if goes_on && !keeps_road {
                after.hash = left ^ hash(to, arrived);
            }
            self.reach(node, rest_hash, takes, goes_on.then(|| after.state_hash()), || Taken {
                step: PackedStep::Move { carry: carry as u8, to },
                after,
                changed: [(node.at, parting.rest), (to, arrived)],
                at_rest,
                key: parting.key,
                except: (to, at_rest),
            })?;
        }
        Continue(())
    }

    fn visit_strike(&mut self, node: &Node, here: Packed, to: Tile, target: Packed) -> ControlFlow<Stop> {
        if !self.count() {
            return Continue(());
        }
        let struck = target.lower(1);
        let stay = Stay {
            stack: here,
            key: Some(node.key),
            mode: Mode::Done,
            step: PackedStep::Strike { to },
            other: (to, struck),
        };
        self.stay(node, here, stay)
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
