//! The moves of the Move phase (`rules/lusus.md §§3.2 to 3.4`), as if no trap lay anywhere.

use super::field::{Facts, Field, Wing, home_rank};
use super::piece::{Kind, Piece, Square, Squares, forward, last_rank, second_rank};
use super::rides::{DIRECTIONS, Powers, Reach, beside, guarded};
use super::tile::{Chip, Tile};
use crate::Side;

/// A move of the Move phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Move {
    /// Nothing can move.
    Pass,
    /// King and rook.
    Castle(Wing),
    /// Two neighbours change places.
    Swap { from: Square, to: Square, promotion: Option<Kind> },
    /// A piece goes somewhere.
    Step(Step),
}

/// A piece goes somewhere, and perhaps on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) from: Square,
    pub(super) to: Square,
    /// Where it rolls on after the first capture, one square after the other.
    pub(super) rolls: [Option<Square>; 3],
    pub(super) promotion: Option<Kind>,
    /// Which tile of the first piece it steals, from 0.
    pub(super) steal: Option<u8>,
    /// Where it runs afterwards.
    pub(super) run: Option<Run>,
}

/// A passive move after a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) to: Square,
    pub(super) promotion: Option<Kind>,
}

impl Step {
    pub(super) const fn new(from: Square, to: Square) -> Self {
        Self { from, to, rolls: [None; 3], promotion: None, steal: None, run: None }
    }

    /// Where the piece stands before it runs.
    pub(super) fn end(&self) -> Square {
        self.rolls.into_iter().flatten().last().unwrap_or(self.to)
    }
}

impl Move {
    /// Where the piece that moves stands.
    pub(super) const fn from(&self) -> Option<Square> {
        match self {
            Self::Swap { from, .. } | Self::Step(Step { from, .. }) => Some(*from),
            Self::Pass | Self::Castle(_) => None,
        }
    }
}

/// Whether a piece on `from` that goes to `to` is promoted.
pub(super) fn promotes(piece: &Piece, to: Square) -> bool {
    piece.kind == Kind::Pawn && to.rank() == last_rank(piece.side)
}

/// What a pawn may become on a square, or nothing where it stays what it is.
fn promotions(piece: &Piece, to: Square) -> &'static [Option<Kind>] {
    const ALL: [Option<Kind>; 4] =
        [Some(Kind::Queen), Some(Kind::Rook), Some(Kind::Bishop), Some(Kind::Knight)];
    if promotes(piece, to) { &ALL } else { &[None] }
}

/// The square that is passed if the piece on `from` goes to `to`, which is empty, and that is a
/// pawn movement of two steps.
pub(super) fn passed_by(field: &Field, from: Square, to: Square) -> Option<Square> {
    let piece = field.get(from)?;
    let ahead = forward(piece.side);
    let middle = from.offset(0, ahead)?;
    if from.rank() != second_rank(piece.side) || middle.offset(0, ahead) != Some(to) {
        return None;
    }
    let pawn = piece.kind == Kind::Pawn || piece.chips.has(Tile::Pawn);
    (pawn && !Powers::of(piece).sticky() && field.get(middle).is_none()).then_some(middle)
}

/// Lists the moves of the side on turn.
pub(super) struct Generator<'a> {
    field: &'a Field,
    facts: Facts,
    /// The enemy pieces that may be captured.
    takeable: Squares,
}

impl<'a> Generator<'a> {
    pub(super) fn new(field: &'a Field) -> Self {
        let facts = field.facts();
        let enemy = field.mover.other();
        let men = field.men(enemy);
        let guards = facts.guards.and(men);
        let takeable = if guards.is_empty() { men } else { men.without(guarded(field, &facts, enemy)) };
        Self { field, facts, takeable }
    }

    /// The squares of own pieces that are not frozen.
    pub(super) fn origins(&self) -> Squares {
        self.field.men(self.field.mover).without(self.facts.frozen)
    }

    /// Whether a Guard protects the enemy piece on a square.
    pub(super) fn is_guarded(&self, square: Square) -> bool {
        self.field.men(self.field.mover.other()).has(square) && !self.takeable.has(square)
    }

    /// Appends all moves but the empty one.
    pub(super) fn push_all(&self, moves: &mut Vec<Move>) {
        self.push_castles(moves);
        for from in self.origins() {
            self.push_from(from, moves);
        }
    }

    /// All moves; the empty one where there is no other.
    pub(super) fn all(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.push_all(&mut moves);
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves
    }

    /// Whether a move is one of them.
    pub(super) fn is_legal(&self, wanted: &Move) -> bool {
        let mut moves = Vec::new();
        match wanted.from() {
            Some(from) if self.origins().has(from) => self.push_from(from, &mut moves),
            Some(_) => {}
            None => moves = self.all(),
        }
        moves.contains(wanted)
    }

    pub(super) fn push_castles(&self, moves: &mut Vec<Move>) {
        for wing in Wing::BOTH {
            if self.may_castle(wing) {
                moves.push(Move::Castle(wing));
            }
        }
    }

    fn may_castle(&self, wing: Wing) -> bool {
        let side = self.field.mover;
        if !self.field.rights.has(side, wing) {
            return false;
        }
        let rank = home_rank(side);
        let at = |file: i8| Square::at(file, rank);
        let free = |file: i8| at(file).is_some_and(|square| self.field.get(square).is_none());
        let able = |file: i8| {
            at(file).is_some_and(|square| {
                let powers = self.field.get(square).map(Powers::of);
                !self.facts.frozen.has(square)
                    && powers.is_some_and(|powers| powers.passive && !powers.sticky())
            })
        };
        let rook = wing.rook_file();
        (rook.min(4) + 1..rook.max(4)).all(free) && able(4) && able(rook)
    }

    /// Appends the moves of the piece on a square of [`origins`](Self::origins), castling apart.
    pub(super) fn push_from(&self, from: Square, moves: &mut Vec<Move>) {
        let Some(piece) = self.field.get(from) else { return };
        let powers = Powers::of(piece);
        let reach = Reach::of(self.field, &self.facts, from, piece.side, &powers);
        let passing = if reach.passing && powers.captures { self.passing_victim() } else { None };
        if powers.passive {
            let mut empty = reach.empty;
            if passing.is_some()
                && let Some(passed) = self.field.passed
            {
                empty.remove(passed);
            }
            for to in empty {
                for promotion in promotions(piece, to) {
                    moves.push(Move::Step(Step { promotion: *promotion, ..Step::new(from, to) }));
                }
            }
            if powers.has(Tile::Swap) {
                self.push_swaps(piece, from, powers.has(Tile::Wrap), moves);
            }
        }
        if powers.captures {
            for to in reach.hits.and(self.takeable) {
                self.push_capture(piece, &powers, &Step::new(from, to), to, moves);
            }
            if let (Some(victim), Some(to)) = (passing, self.field.passed) {
                self.push_capture(piece, &powers, &Step::new(from, to), victim, moves);
            }
            if powers.has(Tile::BoulderDash) {
                self.push_rolls(piece, &powers, from, moves);
            }
        }
    }

    /// The piece that may be taken in passing.
    fn passing_victim(&self) -> Option<Square> {
        let behind = self.field.passed?.offset(0, forward(self.field.mover.other()))?;
        self.takeable.has(behind).then_some(behind)
    }

    fn push_swaps(&self, piece: &Piece, from: Square, wrap: bool, moves: &mut Vec<Move>) {
        let partners = self.field.occupied().without(self.facts.frozen);
        for to in DIRECTIONS.into_iter().filter_map(|step| beside(from, step, wrap)) {
            if partners.has(to) {
                for promotion in promotions(piece, to) {
                    moves.push(Move::Swap { from, to, promotion: *promotion });
                }
            }
        }
    }

    /// Appends the captures that roll on.
    fn push_rolls(&self, piece: &Piece, powers: &Powers, from: Square, moves: &mut Vec<Move>) {
        let wrap = powers.has(Tile::Wrap);
        for (index, direction) in DIRECTIONS.into_iter().enumerate() {
            if !powers.rides(index) {
                continue;
            }
            let mut at = from;
            let mut run_up = 0;
            let first = loop {
                let Some(next) = beside(at, direction, wrap).filter(|next| *next != from) else { break None };
                if self.field.get(next).is_some() {
                    break Some(next);
                }
                run_up += 1;
                at = next;
            };
            let Some(first) = first.filter(|first| self.takeable.has(*first)) else { continue };
            let mut step = Step::new(from, first);
            let mut at = first;
            for place in 0..step.rolls.len().min(run_up) {
                let Some(next) = beside(at, direction, wrap).filter(|next| self.takeable.has(*next)) else {
                    break;
                };
                step.rolls[place] = Some(next);
                self.push_capture(piece, powers, &step, first, moves);
                at = next;
            }
        }
    }

    /// Appends a capture with all that may go with it: promotions, thefts, runs.
    fn push_capture(
        &self,
        piece: &Piece,
        powers: &Powers,
        step: &Step,
        first: Square,
        moves: &mut Vec<Move>,
    ) {
        let victims = || std::iter::once(first).chain(step.rolls.into_iter().flatten());
        let king =
            victims().filter_map(|square| self.field.get(square)).any(|victim| victim.kind == Kind::King);
        let chips = match self.field.get(first) {
            Some(victim) if !king && powers.has(Tile::Thief) => victim.chips.len() as u8,
            _ => 0,
        };
        for promotion in promotions(piece, step.end()) {
            for steal in std::iter::once(None).chain((0..chips).map(Some)) {
                let loot = steal.and_then(|slot| self.field.get(first)?.chips.get(slot.into()));
                if loot.is_some_and(|chip| chip.width() > piece.free_slots()) {
                    continue;
                }
                let step = Step { promotion: *promotion, steal, ..*step };
                moves.push(Move::Step(step));
                let runs = powers.has(Tile::HitAndRun)
                    || loot.is_some_and(|chip| chip.tile == Some(Tile::HitAndRun));
                if runs && !king {
                    self.push_runs(piece, &step, loot, victims(), moves);
                }
            }
        }
    }

    /// Appends a capture with each move that may follow it.
    fn push_runs(
        &self,
        piece: &Piece,
        step: &Step,
        loot: Option<Chip>,
        victims: impl Iterator<Item = Square>,
        moves: &mut Vec<Move>,
    ) {
        let mut after = self.field.clone();
        victims.for_each(|square| after.set(square, None));
        let mut mover = *piece;
        if let Some(chip) = loot {
            mover.chips.push(Chip { owner: mover.side, ..chip });
        }
        mover.kind = step.promotion.unwrap_or(mover.kind);
        after.set(step.from, None);
        after.set(step.end(), Some(mover));
        for to in runs(&after, step.end()) {
            for promotion in promotions(&mover, to) {
                moves.push(Move::Step(Step { run: Some(Run { to, promotion: *promotion }), ..*step }));
            }
        }
    }
}

/// Where a piece that has captured something may run from where it stands.
pub(super) fn runs(field: &Field, from: Square) -> Squares {
    let Some(piece) = field.get(from) else { return Squares::EMPTY };
    let (facts, powers) = (field.facts(), Powers::of(piece));
    if !powers.has(Tile::HitAndRun) || !powers.passive || facts.frozen.has(from) {
        return Squares::EMPTY;
    }
    Reach::of(field, &facts, from, piece.side, &powers).empty
}

/// The square of the piece that a step captures first, if it captures one.
pub(super) fn first_victim(field: &Field, step: &Step) -> Option<Square> {
    if field.get(step.to).is_some() {
        return Some(step.to);
    }
    let piece = field.get(step.from).filter(|_| field.passed == Some(step.to))?;
    let generator = Generator::new(field);
    let powers = Powers::of(piece);
    let reach = Reach::of(field, &generator.facts, step.from, piece.side, &powers);
    generator.passing_victim().filter(|_| reach.passing && powers.captures)
}

/// What a side could capture if it were on turn: the king's square, if its moves reach it.
pub(super) fn threatens_king(field: &Field, side: Side) -> Option<Square> {
    let mut turned = field.clone();
    turned.mover = side;
    let king = turned.king(side.other())?;
    let hits = |step: &Step| {
        first_victim(&turned, step) == Some(king)
            || step.rolls.into_iter().flatten().any(|square| square == king)
    };
    let moves = Generator::new(&turned).all();
    moves.iter().any(|found| matches!(found, Move::Step(step) if hits(step))).then_some(king)
}
