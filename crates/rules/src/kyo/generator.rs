//! Generates the results of all moves for search by computer players.
//!
//! Works on keys of boards, so that a step to a known board is never played. People's moves are
//! judged step by step instead (`judge`, `steps`); a test compares both.

use std::ops::ControlFlow::{self, Break, Continue};

use super::lookahead::Attempt;
use super::mode::Mode;
use super::notation::{MAX_STEPS, Step};
use super::piece::{Chip, Direction, Kind, Mana, Tile, leaps, neighbors};
use super::stack::{Chips, Stack, mix};
use super::state::{State, only_shields};
use super::steps::{MAX_LISTED_SHUFFLE, orders};
use crate::Side;

/// The numbers of chips that a pawn can carry: 0 to 5.
const LOADS: usize = 6;

/// Visits the legal moves with different results, ordered by start and steps.
///
/// `key` is the key of the board with the other side to move. Stops when `each` returns `false`, or
/// after `limit` steps; each start gets an equal part of the remaining limit.
pub(super) fn visit_results(
    state: &State,
    key: u64,
    limit: usize,
    pawns_only: bool,
    each: &mut dyn FnMut(&Attempt<'_>) -> bool,
) {
    let starts: Vec<_> = Tile::all()
        .filter(|tile| {
            let stack = state.stack(*tile);
            stack.owner() == Some(state.mover) && (!pawns_only || stack.pawn.is_some())
        })
        .collect();
    let Some(first) = starts.first() else { return };
    let mut keys = [0; Tile::COUNT];
    for tile in Tile::all() {
        keys[tile.index()] = state.stack(tile).key(tile.index());
    }
    let mut visit = Visit {
        state: state.clone(),
        keys,
        mover: state.mover,
        start: *first,
        steps: Vec::with_capacity(MAX_STEPS),
        limit: 0,
        pawns_only,
        extended: KeySet::new(),
        visited: KeySet::new(),
        each,
    };
    let mut left = limit;
    for (index, start) in starts.iter().enumerate() {
        let share = left / (starts.len() - index);
        (visit.start, visit.limit) = (*start, share);
        let node = Node { at: *start, mode: Mode::Fresh, road: None, base: None, shuffled: false, key };
        if visit.extend(&node).is_break() {
            return;
        }
        left -= share - visit.limit;
    }
}

/// A move in progress, apart from its board (`rules/kyo.md §5.1`).
#[derive(Clone, Copy)]
struct Node {
    /// The tile of the moving stack.
    at: Tile,
    mode: Mode,
    /// Color of the last Mana move, and its direction as an index.
    road: Option<(Mana, usize)>,
    /// The number of chips on the tile when the pawn arrived.
    base: Option<u8>,
    /// Whether the last step was a shuffle of the Queen.
    shuffled: bool,
    /// The key of the board.
    key: u64,
}

impl Node {
    /// Combines the key of the board with everything else that decides which steps can follow.
    const fn state_key(&self) -> u64 {
        let road = match self.road {
            Some((mana, way)) => 1 + mana as u64 + 2 * way as u64,
            None => 0,
        };
        let base = match self.base {
            Some(base) => 1 + base as u64,
            None => 0,
        };
        let rest = self.mode as u64
            | road << 2
            | base << 8
            | (self.at.index() as u64) << 16
            | (self.shuffled as u64) << 24;
        self.key ^ mix(rest)
    }

    /// The Mana move in a direction over the chip that stays behind, if there is one
    /// (`rules/kyo.md §6.2`).
    fn road_over(&self, stays: Option<Mana>, way: usize) -> Option<(Mana, usize)> {
        let mana = stays.filter(|mana| *mana == Direction::ALL[way].road())?;
        self.road.is_none_or(|(last, known)| last != mana || known == way).then_some((mana, way))
    }
}

/// A step and what it leaves behind.
struct Taken {
    step: Step,
    after: Node,
    /// The changed tiles: two equal ones if the step changes a single tile.
    changed: [(Tile, Stack); 2],
    /// The moving stack if the move ends here.
    at_rest: Stack,
}

/// What a pawn leaves behind if it carries a number of chips.
#[derive(Clone, Copy, Default)]
struct Parting {
    slice: Chips,
    rest: Stack,
    key: u64,
    /// The color of the chip that stays on top.
    stays: Option<Mana>,
}

struct Visit<'a> {
    /// The board after the steps so far.
    state: State,
    /// The keys of its stacks.
    keys: [u64; Tile::COUNT],
    mover: Side,
    start: Tile,
    steps: Vec<Step>,
    /// The number of steps that may still be tried.
    limit: usize,
    /// Whether to visit steps of pawns only.
    pawns_only: bool,
    /// Keys of the moves in progress that were extended.
    extended: KeySet,
    /// Keys of the results that were visited.
    visited: KeySet,
    each: &'a mut dyn FnMut(&Attempt<'_>) -> bool,
}

impl Visit<'_> {
    /// Visits the moves that extend `node`. Breaks if `each` wants no more.
    fn extend(&mut self, node: &Node) -> ControlFlow<()> {
        if self.steps.len() >= MAX_STEPS {
            return Continue(());
        }
        let here = *self.state.stack(node.at);
        self.visit_pawn_steps(node, &here)?;
        if self.pawns_only {
            return Continue(());
        }
        self.visit_chip_steps(node, &here)?;
        self.visit_shuffles(node, &here)
    }

    /// Counts a step. Returns `false` if the limit is reached.
    const fn count(&mut self) -> bool {
        let within = self.limit > 0;
        self.limit -= within as usize;
        within
    }

    /// Visits the result of a step and the moves that extend it, each if it is new. `rest_key` is
    /// the key of the board if the move ends here, `open` the state if the move can go on.
    #[inline]
    fn reach(&mut self, rest_key: u64, open: Option<u64>, taken: impl FnOnce() -> Taken) -> ControlFlow<()> {
        let is_result = self.visited.insert(rest_key);
        let extends = open.is_some_and(|key| self.extended.insert(key));
        if is_result || extends { self.take(&taken(), rest_key, is_result, extends) } else { Continue(()) }
    }

    fn take(&mut self, taken: &Taken, rest_key: u64, is_result: bool, extends: bool) -> ControlFlow<()> {
        self.steps.push(taken.step);
        if is_result {
            let attempt = Attempt {
                state: &self.state,
                start: self.start,
                end: taken.after.at,
                steps: &self.steps,
                last: taken.changed,
                at_rest: taken.at_rest,
                key: rest_key,
            };
            if !(self.each)(&attempt) {
                return Break(());
            }
        }
        if extends {
            let before = taken.changed.map(|(tile, stack)| {
                let key = std::mem::replace(&mut self.keys[tile.index()], stack.key(tile.index()));
                (tile, std::mem::replace(self.state.stack_mut(tile), stack), key)
            });
            self.extend(&taken.after)?;
            // In reverse, because both may be the same tile.
            for (tile, stack, key) in before.into_iter().rev() {
                *self.state.stack_mut(tile) = stack;
                self.keys[tile.index()] = key;
            }
        }
        self.steps.pop();
        Continue(())
    }

    /// Visits Moves and Strikes (`rules/kyo.md §§6 to 8`).
    fn visit_pawn_steps(&mut self, node: &Node, here: &Stack) -> ControlFlow<()> {
        let Some(pawn) = here.pawn else { return Continue(()) };
        if node.mode == Mode::Done {
            return Continue(());
        }
        let (kind, run) = (pawn.kind, here.liftable(self.mover));
        let outer = node.key ^ self.keys[node.at.index()];
        let mut partings = [Parting::default(); LOADS];
        for (carry, parting) in partings.iter_mut().enumerate().take(run + 1) {
            let rest = Stack { chips: here.chips.lower(carry), pawn: None };
            parting.stays = match rest.chips.top() {
                Some(Chip::Mana(_, mana)) if kind != Kind::LightPawn => Some(mana),
                _ => None,
            };
            if node.mode == Mode::Fresh || parting.stays.is_some() {
                parting.slice = here.chips.upper(carry);
                parting.rest = rest;
                parting.key = outer ^ rest.key(node.at.index());
            }
        }
        let partings = &partings[..=run];
        for (way, direction) in Direction::ALL.iter().enumerate() {
            if let Some(to) = direction.from(node.at, 1) {
                self.visit_moves_to(node, here, partings, to, Some(way))?;
            }
        }
        if kind == Kind::Knight && node.mode == Mode::Fresh {
            for to in leaps(node.at) {
                self.visit_moves_to(node, here, partings, to, None)?;
            }
        }
        Continue(())
    }

    /// Visits the steps of a pawn to one tile, in a direction or by a leap.
    fn visit_moves_to(
        &mut self,
        node: &Node,
        here: &Stack,
        partings: &[Parting],
        to: Tile,
        way: Option<usize>,
    ) -> ControlFlow<()> {
        let Some(pawn) = here.pawn else { return Continue(()) };
        let enemy = self.mover.other();
        let target = *self.state.stack(to);
        let road = |parting: &Parting| node.road_over(parting.stays, way?);
        if target.is_shielded() && pawn.kind != Kind::Tower {
            if node.mode == Mode::Fresh || partings.iter().any(|parting| road(parting).is_some()) {
                return self.visit_strike(node, here, to, &target);
            }
            return Continue(());
        }
        match target.pawn {
            Some(victim) if victim.side == self.mover => return Continue(()),
            Some(_) if pawn.kind == Kind::LightPawn && !self.outnumbers(node.at, to) => {
                return Continue(());
            }
            _ => {}
        }
        let captures_king = target.pawn.is_some_and(|victim| victim.kind == Kind::King);
        let mut ground = target.chips;
        let road_height = ground.mana_run(enemy);
        if target.pawn.is_some() {
            ground.lift(road_height);
        }
        // The mana on which the pawn comes to rest is destroyed (`rules/kyo.md §9`).
        let rest_ground = if target.pawn.is_some() { ground } else { ground.lower(road_height) };
        let keeps_road = rest_ground.len() == ground.len();
        let target_key = self.keys[to.index()];
        let goes_on_at_end = !self.pawns_only && matches!(pawn.kind, Kind::Tower | Kind::Queen);
        for (carry, parting) in partings.iter().enumerate() {
            let over = road(parting);
            if node.mode == Mode::Mana && over.is_none() {
                continue;
            }
            if !self.count() {
                return Continue(());
            }
            let mode = match target.pawn {
                Some(_) if captures_king => Mode::Over,
                None if over.is_some() => Mode::Mana,
                _ => Mode::Done,
            };
            let mut at_rest = Stack { chips: rest_ground, pawn: Some(pawn) };
            at_rest.chips.append(parting.slice);
            let left_key = parting.key ^ target_key;
            let rest_key = left_key ^ at_rest.key(to.index());
            let arrived = || {
                let mut arrived = Stack { chips: ground, pawn: Some(pawn) };
                arrived.chips.append(parting.slice);
                arrived
            };
            let mut after = Node {
                at: to,
                mode,
                road: over.or(node.road),
                base: Some(ground.len() as u8),
                shuffled: false,
                key: rest_key,
            };
            let open = (mode == Mode::Mana || mode == Mode::Done && goes_on_at_end).then(|| {
                if !keeps_road {
                    after.key = left_key ^ arrived().key(to.index());
                }
                after.state_key()
            });
            self.reach(rest_key, open, || Taken {
                step: Step::Move { carry: carry as u8, to },
                after,
                changed: [(node.at, parting.rest), (to, arrived())],
                at_rest,
            })?;
        }
        Continue(())
    }

    fn visit_strike(&mut self, node: &Node, here: &Stack, to: Tile, target: &Stack) -> ControlFlow<()> {
        if !self.count() {
            return Continue(());
        }
        let struck = Stack { chips: target.chips.lower(1), pawn: None };
        let key = node.key ^ self.keys[to.index()] ^ struck.key(to.index());
        self.stay(node, here, *here, key, Mode::Done, Step::Strike { to }, (to, struck))
    }

    /// Visits a step after which the moving stack is still on its tile, as `stack`. `key` is the
    /// key of the new board.
    #[allow(clippy::too_many_arguments, reason = "a step, and all that it changes")]
    fn stay(
        &mut self,
        node: &Node,
        here: &Stack,
        stack: Stack,
        key: u64,
        mode: Mode,
        step: Step,
        other: (Tile, Stack),
    ) -> ControlFlow<()> {
        let kind = here.pawn.map(|pawn| pawn.kind);
        let shuffled = kind == Some(Kind::Queen) && matches!(step, Step::Shuffle(_));
        let after = Node { mode, shuffled, key, ..*node };
        let at_rest = stack.at_rest(node.base, self.mover.other());
        let mut rest_key = key;
        if at_rest.chips.len() != stack.chips.len() {
            rest_key ^= stack.key(node.at.index()) ^ at_rest.key(node.at.index());
        }
        let goes_on = match mode {
            Mode::Fresh | Mode::Mana => true,
            Mode::Done => !self.pawns_only && matches!(kind, Some(Kind::Tower | Kind::Queen)),
            Mode::Over => false,
        };
        self.reach(rest_key, goes_on.then(|| after.state_key()), || Taken {
            step,
            after,
            changed: [(node.at, stack), other],
            at_rest,
        })
    }

    /// Whether a Light Pawn may capture a pawn (`rules/kyo.md §7.2`).
    fn outnumbers(&self, at: Tile, target: Tile) -> bool {
        let count = |around: Tile, side: Side| {
            neighbors(around).filter(|tile| self.state.stack(*tile).owner() == Some(side)).count()
        };
        count(target, self.mover) > count(at, self.mover.other())
    }

    /// Visits Chips steps (`rules/kyo.md §10`).
    fn visit_chip_steps(&mut self, node: &Node, here: &Stack) -> ControlFlow<()> {
        let kind = here.pawn.map(|pawn| pawn.kind);
        let is_fresh = node.mode == Mode::Fresh;
        if !is_fresh && kind != Some(Kind::Tower) {
            return Continue(());
        }
        let max_distance = if kind == Some(Kind::Cannon) { 3 } else { 1 };
        let outer = node.key ^ self.keys[node.at.index()];
        for count in 1..=here.liftable(self.mover) {
            let slice = here.chips.upper(count);
            let deploys = kind == Some(Kind::Tower) && only_shields(&slice);
            if !is_fresh && !deploys {
                return Continue(());
            }
            let rest = Stack { chips: here.chips.lower(count), pawn: here.pawn };
            let left_key = outer ^ rest.key(node.at.index());
            let mode = match kind {
                None => Mode::Over,
                Some(_) if deploys => node.mode,
                Some(_) => Mode::Done,
            };
            for way in Direction::ALL {
                for to in (1..=max_distance).filter_map(|steps| way.from(node.at, steps)) {
                    let target = self.state.stack(to);
                    let is_legal = match target.pawn {
                        Some(pawn) => pawn.side == self.mover && slice.shields() == 0,
                        None => !target.is_shielded(),
                    };
                    if !is_legal {
                        continue;
                    }
                    let mut laid = *target;
                    let key = left_key ^ self.keys[to.index()];
                    laid.chips.append(slice);
                    if !self.count() {
                        return Continue(());
                    }
                    let step = Step::Chips { count: count as u8, to };
                    self.stay(node, here, rest, key ^ laid.key(to.index()), mode, step, (to, laid))?;
                }
            }
        }
        Continue(())
    }

    /// Visits shuffles (`rules/kyo.md §11`).
    fn visit_shuffles(&mut self, node: &Node, here: &Stack) -> ControlFlow<()> {
        let kind = here.pawn.map(|pawn| pawn.kind);
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
        let outer = node.key ^ self.keys[node.at.index()];
        for count in 2..=run {
            for order in orders(here.chips.upper(count)) {
                if !self.count() {
                    return Continue(());
                }
                let mut stack = Stack { chips: here.chips.lower(count), pawn: here.pawn };
                stack.chips.append(order);
                let key = outer ^ stack.key(node.at.index());
                self.stay(node, here, stack, key, mode, Step::Shuffle(order), (node.at, stack))?;
            }
        }
        Continue(())
    }
}

/// A set of keys, whose bits are mixed already. Grows when half full.
struct KeySet {
    /// A power of two of slots; 0 is free.
    slots: Vec<u64>,
    len: usize,
}

impl KeySet {
    /// Enough for most positions.
    const SLOTS: usize = 2048;

    fn new() -> Self {
        Self { slots: vec![0; Self::SLOTS], len: 0 }
    }

    /// Adds a key. Returns whether it is new.
    #[inline]
    fn insert(&mut self, key: u64) -> bool {
        // The unchanged board may have any key, also 0.
        let key = if key == 0 { 1 } else { key };
        let mask = self.slots.len() - 1;
        let mut slot = key as usize & mask;
        while self.slots[slot] != 0 {
            if self.slots[slot] == key {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = key;
        self.len += 1;
        if self.len * 2 > self.slots.len() {
            self.grow();
        }
        true
    }

    #[cold]
    fn grow(&mut self) {
        let larger = vec![0; self.slots.len() * 2];
        let keys = std::mem::replace(&mut self.slots, larger);
        self.len = 0;
        for key in keys.into_iter().filter(|key| *key != 0) {
            self.insert(key);
        }
    }
}
