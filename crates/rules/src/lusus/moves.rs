//! The moves of the Move phase (`rules/lusus.md §§3.2 to 3.4`), as if no trap lay anywhere.

use super::board::{Board, BoardEffects, Wing, home_rank};
use super::destinations::{Abilities, DIRECTIONS, Destinations, beside, guarded};
use super::piece::{Kind, Piece, Square, forward, last_rank, second_rank};
use super::tile::{PlacedTile, Tile};
use crate::Side;
use crate::square_set::SquareSet;

/// A move of the Move phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PieceMove {
    /// Nothing can move.
    Pass,
    /// King and rook.
    Castle(Wing),
    /// Two neighbours change places.
    Swap { from: Square, to: Square, promotion: Option<Kind> },
    /// A piece goes somewhere.
    Step(PieceStep),
}

/// A piece goes somewhere, and perhaps on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceStep {
    pub(super) from: Square,
    pub(super) to: Square,
    /// Where it rolls on after the first capture, one square after the other.
    pub(super) rolls: [Option<Square>; 3],
    pub(super) promotion: Option<Kind>,
    /// Which tile of the first piece it steals, from 0.
    pub(super) steal: Option<u8>,
    /// Where it runs afterwards.
    pub(super) follow_up: Option<FollowUp>,
}

/// A passive move after a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FollowUp {
    pub(super) to: Square,
    pub(super) promotion: Option<Kind>,
}

impl PieceStep {
    pub(super) const fn new(from: Square, to: Square) -> Self {
        Self { from, to, rolls: [None; 3], promotion: None, steal: None, follow_up: None }
    }

    /// Where the piece stands before it runs.
    pub(super) fn end(&self) -> Square {
        self.rolls.into_iter().flatten().last().unwrap_or(self.to)
    }
}

impl PieceMove {
    /// Where the piece that moves stands.
    pub(super) const fn from(&self) -> Option<Square> {
        match self {
            Self::Swap { from, .. } | Self::Step(PieceStep { from, .. }) => Some(*from),
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
pub(super) fn passed_by(board: &Board, from: Square, to: Square) -> Option<Square> {
    let piece = board.get(from)?;
    let ahead = forward(piece.side);
    let middle = from.offset(0, ahead)?;
    if from.rank() != second_rank(piece.side) || middle.offset(0, ahead) != Some(to) {
        return None;
    }
    let pawn = piece.kind == Kind::Pawn || piece.tiles.has(Tile::Pawn);
    (pawn && !Abilities::of(piece).sticky() && board.get(middle).is_none()).then_some(middle)
}

/// Lists the moves of the side on turn.
pub(super) struct Generator<'a> {
    board: &'a Board,
    effects: BoardEffects,
    /// The enemy pieces that may be captured.
    takeable: SquareSet,
}

impl<'a> Generator<'a> {
    pub(super) fn new(board: &'a Board) -> Self {
        let effects = board.effects();
        let enemy = board.mover.other();
        let men = board.men(enemy);
        let guards = effects.guards.and(men);
        let takeable = if guards.is_empty() { men } else { men.without(guarded(board, &effects, enemy)) };
        Self { board, effects, takeable }
    }

    /// The squares of own pieces that are not frozen.
    pub(super) fn origins(&self) -> SquareSet {
        self.board.men(self.board.mover).without(self.effects.frozen)
    }

    /// Whether a Guard protects the enemy piece on a square.
    pub(super) fn is_guarded(&self, square: Square) -> bool {
        self.board.men(self.board.mover.other()).has(square) && !self.takeable.has(square)
    }

    /// Appends all moves but the empty one.
    pub(super) fn push_all(&self, moves: &mut Vec<PieceMove>) {
        self.push_castles(moves);
        for from in self.origins() {
            self.push_from(from, moves);
        }
    }

    /// All moves; the empty one where there is no other.
    pub(super) fn all(&self) -> Vec<PieceMove> {
        let mut moves = Vec::with_capacity(64);
        self.push_all(&mut moves);
        if moves.is_empty() {
            moves.push(PieceMove::Pass);
        }
        moves
    }

    /// Whether a move is one of them.
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

    /// Appends the moves of the piece on a square of [`origins`](Self::origins), castling apart.
    pub(super) fn push_from(&self, from: Square, moves: &mut Vec<PieceMove>) {
        let Some(piece) = self.board.get(from) else { return };
        let abilities = Abilities::of(piece);
        let destinations = Destinations::of(self.board, &self.effects, from, piece.side, &abilities);
        let passing = if destinations.passing && abilities.captures { self.passing_victim() } else { None };
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
            for to in destinations.hits.and(self.takeable) {
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

    /// The piece that may be taken in passing.
    fn passing_victim(&self) -> Option<Square> {
        let behind = self.board.passed?.offset(0, forward(self.board.mover.other()))?;
        self.takeable.has(behind).then_some(behind)
    }

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

    /// Appends the captures that roll on.
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
            let Some(first) = first.filter(|first| self.takeable.has(*first)) else { continue };
            let mut step = PieceStep::new(from, first);
            let mut at = first;
            for place in 0..step.rolls.len().min(run_up) {
                let Some(next) = beside(at, direction, wrap).filter(|next| self.takeable.has(*next)) else {
                    break;
                };
                step.rolls[place] = Some(next);
                self.push_capture(piece, abilities, &step, first, moves);
                at = next;
            }
        }
    }

    /// Appends a capture with all that may go with it: promotions, thefts, runs.
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
                let loot = steal.and_then(|slot| self.board.get(first)?.tiles.get(slot.into()));
                if loot.is_some_and(|placed| placed.width() > piece.free_slots()) {
                    continue;
                }
                let step = PieceStep { promotion: *promotion, steal, ..*step };
                moves.push(PieceMove::Step(step));
                let runs = abilities.has(Tile::HitAndRun)
                    || loot.is_some_and(|placed| placed.tile == Some(Tile::HitAndRun));
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
        step: &PieceStep,
        loot: Option<PlacedTile>,
        victims: impl Iterator<Item = Square>,
        moves: &mut Vec<PieceMove>,
    ) {
        let mut after = self.board.clone();
        victims.for_each(|square| after.set(square, None));
        let mut mover = *piece;
        if let Some(placed) = loot {
            mover.tiles.push(PlacedTile { owner: mover.side, ..placed });
        }
        mover.kind = step.promotion.unwrap_or(mover.kind);
        after.set(step.from, None);
        after.set(step.end(), Some(mover));
        for to in runs(&after, step.end()) {
            for promotion in promotions(&mover, to) {
                moves.push(PieceMove::Step(PieceStep {
                    follow_up: Some(FollowUp { to, promotion: *promotion }),
                    ..*step
                }));
            }
        }
    }
}

/// Where a piece that has captured something may run from where it stands.
pub(super) fn runs(board: &Board, from: Square) -> SquareSet {
    let Some(piece) = board.get(from) else { return SquareSet::EMPTY };
    let (effects, abilities) = (board.effects(), Abilities::of(piece));
    if !abilities.has(Tile::HitAndRun) || !abilities.passive || effects.frozen.has(from) {
        return SquareSet::EMPTY;
    }
    Destinations::of(board, &effects, from, piece.side, &abilities).empty
}

/// The square of the piece that a step captures first, if it captures one.
pub(super) fn first_victim(board: &Board, step: &PieceStep) -> Option<Square> {
    if board.get(step.to).is_some() {
        return Some(step.to);
    }
    let piece = board.get(step.from).filter(|_| board.passed == Some(step.to))?;
    let generator = Generator::new(board);
    let abilities = Abilities::of(piece);
    let destinations = Destinations::of(board, &generator.effects, step.from, piece.side, &abilities);
    generator.passing_victim().filter(|_| destinations.passing && abilities.captures)
}

/// What a side could capture if it were on turn: the king's square, if its moves reach it.
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
