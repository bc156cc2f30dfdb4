//! Generates the moves of pieces (`rules/lusus.md §§3.2 to 3.4`), as if there were no traps.

use std::cell::Cell;

use super::board::{Board, BoardEffects};
use super::castling::Wing;
use super::destinations::{Abilities, DIRECTIONS, Destinations, beside, guarded};
use super::piece::{Kind, Piece};
use super::piece_move::{FollowUp, PieceMove, PieceStep, promotions};
use super::square::{Square, forward, home_rank, second_rank};
use super::tile::{PlacedTile, Tile};
use crate::Side;
use crate::square_set::SquareSet;

/// The square skipped by a two-square pawn movement from `from` to `to`, if it is one. `to` must be
/// empty.
pub(super) fn skipped_by(board: &Board, from: Square, to: Square) -> Option<Square> {
    let piece = board.get(from)?;
    let ahead = forward(piece.side);
    let middle = from.offset(0, ahead)?;
    if from.rank() != second_rank(piece.side) || middle.offset(0, ahead) != Some(to) {
        return None;
    }
    let pawn = piece.kind == Kind::Pawn || piece.tiles.has(Tile::Pawn);
    (pawn && !Abilities::of(piece).sticky() && board.get(middle).is_none()).then_some(middle)
}

/// Generates the moves of the side to move.
pub(super) struct Generator<'a> {
    board: &'a Board,
    effects: BoardEffects,
    /// Enemy pieces without the protection of a Guard.
    capturable: SquareSet,
    /// Cost so far in steps of a [`Meter`](crate::bounds::Meter).
    steps: Cell<u64>,
}

/// Minimum cost of the moves of one piece, in steps.
const PIECE_STEPS: u64 = 2;

/// Cost of the follow-ups of one capture, in steps: they need the board after it.
const CAPTURE_STEPS: u64 = 25;

impl<'a> Generator<'a> {
    pub(super) fn new(board: &'a Board) -> Self {
        let effects = board.effects();
        let enemy = board.mover.other();
        let enemies = board.squares_of(enemy);
        let guards = effects.guards.and(enemies);
        let capturable =
            if guards.is_empty() { enemies } else { enemies.without(guarded(board, &effects, enemy)) };
        let steps = Cell::new(1 + guards.len() as u64 * CAPTURE_STEPS);
        Self { board, effects, capturable, steps }
    }

    pub(super) const fn steps(&self) -> u64 {
        self.steps.get()
    }

    fn work(&self, steps: u64) {
        self.steps.set(self.steps.get() + steps);
    }

    /// Possible start squares: the mover's pieces that aren't frozen.
    pub(super) fn origins(&self) -> SquareSet {
        self.board.squares_of(self.board.mover).without(self.effects.frozen)
    }

    /// Whether a Guard protects the enemy piece on a square.
    pub(super) fn is_guarded(&self, square: Square) -> bool {
        self.board.squares_of(self.board.mover.other()).has(square) && !self.capturable.has(square)
    }

    /// Appends all moves except the pass.
    pub(super) fn push_all(&self, moves: &mut Vec<PieceMove>) {
        self.push_castles(moves);
        for from in self.origins() {
            self.push_from(from, moves);
        }
    }

    /// All moves, or only the pass if there are no others.
    pub(super) fn all(&self) -> Vec<PieceMove> {
        let mut moves = Vec::with_capacity(64);
        self.push_all(&mut moves);
        if moves.is_empty() {
            moves.push(PieceMove::Pass);
        }
        moves
    }

    pub(super) fn is_legal(&self, wanted: &PieceMove) -> bool {
        let mut moves = Vec::new();
        match wanted.from() {
            Some(from) if self.origins().has(from) => self.push_from(from, &mut moves),
            Some(_) => {}
            None => moves = self.all(),
        }
        moves.contains(wanted)
    }

    pub(super) fn push_castles(&self, moves: &mut Vec<PieceMove>) {
        for wing in Wing::BOTH {
            if self.may_castle(wing) {
                moves.push(PieceMove::Castle(wing));
            }
        }
    }

    fn may_castle(&self, wing: Wing) -> bool {
        let side = self.board.mover;
        if !self.board.rights.has(side, wing) {
            return false;
        }
        let rank = home_rank(side);
        let at = |file: i8| Square::at(file, rank);
        let free = |file: i8| at(file).is_some_and(|square| self.board.get(square).is_none());
        let able = |file: i8| {
            at(file).is_some_and(|square| {
                let abilities = self.board.get(square).map(Abilities::of);
                !self.effects.frozen.has(square)
                    && abilities.is_some_and(|abilities| abilities.passive && !abilities.sticky())
            })
        };
        let rook = wing.rook_file();
        (rook.min(4) + 1..rook.max(4)).all(free) && able(4) && able(rook)
    }

    /// Appends the moves of the piece on one of the [`origins`](Self::origins), except castling.
    pub(super) fn push_from(&self, from: Square, moves: &mut Vec<PieceMove>) {
        let Some(piece) = self.board.get(from) else { return };
        if piece.tiles.is_empty() && self.effects.springs.is_empty() {
            return self.push_plain(piece, from, moves);
        }
        let abilities = Abilities::of(piece);
        let destinations = Destinations::of(self.board, &self.effects, from, piece.side, &abilities);
        self.work(PIECE_STEPS + destinations.steps());
        let passing =
            if destinations.passing && abilities.captures { self.en_passant_victim() } else { None };
        if abilities.passive {
            let mut empty = destinations.empty;
            if passing.is_some()
                && let Some(passed) = self.board.passed
            {
                empty.remove(passed);
            }
            for to in empty {
                for promotion in promotions(piece, to) {
                    moves.push(PieceMove::Step(PieceStep {
                        promotion: *promotion,
                        ..PieceStep::new(from, to)
                    }));
                }
            }
            if abilities.has(Tile::Swap) {
                self.push_swaps(piece, from, abilities.has(Tile::Wrap), moves);
            }
        }
        if abilities.captures {
            for to in destinations.hits.and(self.capturable) {
                self.push_capture(piece, &abilities, &PieceStep::new(from, to), to, moves);
            }
            if let (Some(victim), Some(to)) = (passing, self.board.passed) {
                self.push_capture(piece, &abilities, &PieceStep::new(from, to), victim, moves);
            }
            if abilities.has(Tile::BoulderDash) {
                self.push_rolls(piece, &abilities, from, moves);
            }
        }
    }

    /// Appends the moves of a piece without tiles, if nothing on the board has Spring.
    fn push_plain(&self, piece: &Piece, from: Square, moves: &mut Vec<PieceMove>) {
        let destinations = Destinations::plain(self.board, from, piece.kind, piece.side);
        self.work(PIECE_STEPS);
        for to in [destinations.empty, destinations.hits.and(self.capturable)].into_iter().flatten() {
            for promotion in promotions(piece, to) {
                moves.push(PieceMove::Step(PieceStep { promotion: *promotion, ..PieceStep::new(from, to) }));
            }
        }
        if destinations.passing
            && self.en_passant_victim().is_some()
            && let Some(to) = self.board.passed
        {
            moves.push(PieceMove::Step(PieceStep::new(from, to)));
        }
    }

    /// The square of the piece that can be captured en passant.
    fn en_passant_victim(&self) -> Option<Square> {
        let behind = self.board.passed?.offset(0, forward(self.board.mover.other()))?;
        self.capturable.has(behind).then_some(behind)
    }

    /// Appends a piece's swaps (`§3.4`).
    fn push_swaps(&self, piece: &Piece, from: Square, wrap: bool, moves: &mut Vec<PieceMove>) {
        let partners = self.board.occupied().without(self.effects.frozen);
        for to in DIRECTIONS.into_iter().filter_map(|step| beside(from, step, wrap)) {
            if partners.has(to) {
                for promotion in promotions(piece, to) {
                    moves.push(PieceMove::Swap { from, to, promotion: *promotion });
                }
            }
        }
    }

    /// Appends a piece's captures by Boulder Dash (`§3.4`).
    fn push_rolls(&self, piece: &Piece, abilities: &Abilities, from: Square, moves: &mut Vec<PieceMove>) {
        let wrap = abilities.has(Tile::Wrap);
        for (index, direction) in DIRECTIONS.into_iter().enumerate() {
            if !abilities.rides(index) {
                continue;
            }
            let mut at = from;
            let mut run_up = 0;
            let first = loop {
                let Some(next) = beside(at, direction, wrap).filter(|next| *next != from) else { break None };
                if self.board.get(next).is_some() {
                    break Some(next);
                }
                run_up += 1;
                at = next;
            };
            let Some(first) = first.filter(|first| self.capturable.has(*first)) else { continue };
            let mut step = PieceStep::new(from, first);
            let mut at = first;
            for index in 0..step.rolls.len().min(run_up) {
                let Some(next) = beside(at, direction, wrap).filter(|next| self.capturable.has(*next)) else {
                    break;
                };
                step.rolls[index] = Some(next);
                self.push_capture(piece, abilities, &step, first, moves);
                at = next;
            }
        }
    }

    /// Appends a capture with all combinations of promotion, theft and follow-up.
    fn push_capture(
        &self,
        piece: &Piece,
        abilities: &Abilities,
        step: &PieceStep,
        first: Square,
        moves: &mut Vec<PieceMove>,
    ) {
        let victims = || std::iter::once(first).chain(step.rolls.into_iter().flatten());
        let king =
            victims().filter_map(|square| self.board.get(square)).any(|victim| victim.kind == Kind::King);
        let tiles = match self.board.get(first) {
            Some(victim) if !king && abilities.has(Tile::Thief) => victim.tiles.len() as u8,
            _ => 0,
        };
        for promotion in promotions(piece, step.end()) {
            for steal in std::iter::once(None).chain((0..tiles).map(Some)) {
                let stolen = steal.and_then(|slot| self.board.get(first)?.tiles.get(slot.into()));
                if stolen.is_some_and(|placed| placed.width() > piece.free_slots()) {
                    continue;
                }
                let step = PieceStep { promotion: *promotion, steal, ..*step };
                moves.push(PieceMove::Step(step));
                // A stolen tile doesn't work in the same capture (`§3.4`).
                if abilities.has(Tile::HitAndRun) && !king {
                    self.push_follow_ups(piece, &step, stolen, victims(), moves);
                }
            }
        }
    }

    /// Appends a capture with each follow-up by Hit & Run.
    fn push_follow_ups(
        &self,
        piece: &Piece,
        step: &PieceStep,
        stolen: Option<PlacedTile>,
        victims: impl Iterator<Item = Square>,
        moves: &mut Vec<PieceMove>,
    ) {
        self.work(CAPTURE_STEPS);
        let mut after = self.board.clone();
        victims.for_each(|square| after.set(square, None));
        let mut mover = *piece;
        if let Some(placed) = stolen {
            mover.tiles.push(PlacedTile { owner: mover.side, ..placed });
        }
        mover.kind = step.promotion.unwrap_or(mover.kind);
        after.set(step.from, None);
        after.set(step.end(), Some(mover));
        for to in follow_ups(&after, step.end()) {
            for promotion in promotions(&mover, to) {
                moves.push(PieceMove::Step(PieceStep {
                    follow_up: Some(FollowUp { to, promotion: *promotion }),
                    ..*step
                }));
            }
        }
    }
}

/// The targets of Hit & Run for a piece that has just captured.
pub(super) fn follow_ups(board: &Board, from: Square) -> SquareSet {
    let Some(piece) = board.get(from) else { return SquareSet::EMPTY };
    let (effects, abilities) = (board.effects(), Abilities::of(piece));
    if !abilities.has(Tile::HitAndRun) || !abilities.passive || effects.frozen.has(from) {
        return SquareSet::EMPTY;
    }
    Destinations::of(board, &effects, from, piece.side, &abilities).empty
}

/// The square of the first piece that a step captures.
pub(super) fn first_victim(board: &Board, step: &PieceStep) -> Option<Square> {
    if board.get(step.to).is_some() {
        return Some(step.to);
    }
    let piece = board.get(step.from).filter(|_| board.passed == Some(step.to))?;
    let generator = Generator::new(board);
    let abilities = Abilities::of(piece);
    let destinations = Destinations::of(board, &generator.effects, step.from, piece.side, &abilities);
    generator.en_passant_victim().filter(|_| destinations.passing && abilities.captures)
}

/// The square of the enemy king if `side`, to move, could capture it.
pub(super) fn threatens_king(board: &Board, side: Side) -> Option<Square> {
    let mut turned = board.clone();
    turned.mover = side;
    let king = turned.king(side.other())?;
    let hits = |step: &PieceStep| {
        first_victim(&turned, step) == Some(king)
            || step.rolls.into_iter().flatten().any(|square| square == king)
    };
    let moves = Generator::new(&turned).all();
    moves.iter().any(|found| matches!(found, PieceMove::Step(step) if hits(step))).then_some(king)
}
