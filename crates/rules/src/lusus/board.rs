//! The board: the pieces, and the board-wide effects of tiles (`rules/lusus.md §3.3`).

use super::castling::CastlingRights;
use super::piece::{Kind, Piece};
use super::square::Square;
use super::tile::Tile;
use crate::Side;
use crate::square_set::SquareSet;

/// Board-wide effects of tiles.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BoardEffects {
    /// The squares of frozen pieces.
    pub(super) frozen: SquareSet,
    /// The squares of pieces with Spring; riders bounce off them.
    pub(super) springs: SquareSet,
    /// The squares of pieces with Guard, which may protect others.
    pub(super) guards: SquareSet,
}

/// The board with everything that affects the legal moves of pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    squares: [Option<Piece>; 64],
    /// The squares of each side's pieces.
    sides: [SquareSet; 2],
    /// The squares of pieces with tiles.
    tiled: SquareSet,
    kings: SquareSet,
    pub(super) rights: CastlingRights,
    /// The square skipped by a two-square pawn movement in the last move. Pieces with pawn movement
    /// may capture en passant there.
    pub(super) passed: Option<Square>,
    /// The side to move.
    pub(super) mover: Side,
}

/// The data for undoing a [`step`](Board::step).
#[derive(Debug)]
pub(super) struct BoardStep {
    sides: [SquareSet; 2],
    tiled: SquareSet,
    kings: SquareSet,
    victim: Option<Piece>,
    /// Whether a pawn was promoted.
    promoted: bool,
    rights: CastlingRights,
    passed: Option<Square>,
}

impl Board {
    /// No pieces, White to move.
    pub(super) const EMPTY: Self = Self {
        squares: [None; 64],
        sides: [SquareSet::EMPTY; 2],
        tiled: SquareSet::EMPTY,
        kings: SquareSet::EMPTY,
        rights: CastlingRights::NONE,
        passed: None,
        mover: Side::First,
    };

    #[inline]
    pub(super) const fn get(&self, square: Square) -> Option<&Piece> {
        self.squares[square.index()].as_ref()
    }

    /// Sets or clears a square without changing castling rights.
    pub(super) fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.sides[0].remove(square);
        self.sides[1].remove(square);
        self.tiled.remove(square);
        self.kings.remove(square);
        if let Some(piece) = &piece {
            self.sides[piece.side.index()].add(square);
            if !piece.tiles.is_empty() {
                self.tiled.add(square);
            }
            if piece.kind == Kind::King {
                self.kings.add(square);
            }
        }
        self.squares[square.index()] = piece;
    }

    /// Changes the piece on a square, if there is one.
    pub(super) fn edit(&mut self, square: Square, change: impl FnOnce(&mut Piece)) {
        if let Some(mut piece) = self.get(square).copied() {
            change(&mut piece);
            self.set(square, Some(piece));
        }
    }

    /// Removes a piece and the castling rights that depend on its square.
    pub(super) fn lift(&mut self, square: Square) -> Option<Piece> {
        let piece = self.get(square).copied();
        self.set(square, None);
        self.rights.touch(square);
        piece
    }

    /// Puts a piece on a square and removes the castling rights that depend on the square.
    pub(super) fn land(&mut self, square: Square, piece: Piece) {
        self.set(square, Some(piece));
        self.rights.touch(square);
    }

    /// Whether [`step`](Self::step) can move a piece to `to`: no tiles and no en passant capture
    /// there.
    #[inline]
    pub(super) fn is_plain(&self, to: Square) -> bool {
        !self.tiled.has(to) && self.passed != Some(to)
    }

    /// Moves a piece to a square that is empty or holds a piece without tiles, promoting a pawn if
    /// requested. Returns the data for [`step_back`](Self::step_back).
    #[inline]
    pub(super) fn step(
        &mut self,
        (from, to): (Square, Square),
        promotion: Option<Kind>,
        passed: Option<Square>,
    ) -> BoardStep {
        let before = BoardStep {
            sides: self.sides,
            tiled: self.tiled,
            kings: self.kings,
            victim: self.squares[to.index()],
            promoted: promotion.is_some(),
            rights: self.rights,
            passed: self.passed,
        };
        let both = SquareSet::of(from).or(SquareSet::of(to));
        let shift = |set: SquareSet| {
            let entered = if set.has(from) { SquareSet::of(to) } else { SquareSet::EMPTY };
            set.without(both).or(entered)
        };
        self.sides = self.sides.map(shift);
        self.tiled = shift(self.tiled);
        self.kings = shift(self.kings);
        // Copying whole pieces avoids a store-forwarding stall: reads wider than the last write are
        // slow.
        self.squares[to.index()] = self.squares[from.index()];
        self.squares[from.index()] = None;
        if let Some(kind) = promotion {
            self.edit(to, |piece| piece.kind = kind);
        }
        self.rights.touch(from);
        self.rights.touch(to);
        self.passed = passed;
        before
    }

    /// Undoes a [`step`](Self::step).
    #[inline]
    pub(super) fn step_back(&mut self, from: Square, to: Square, before: &BoardStep) {
        if before.promoted {
            self.edit(to, |piece| piece.kind = Kind::Pawn);
        }
        self.squares[from.index()] = self.squares[to.index()];
        self.squares[to.index()] = before.victim;
        self.sides = before.sides;
        self.tiled = before.tiled;
        self.kings = before.kings;
        self.rights = before.rights;
        self.passed = before.passed;
    }

    #[inline]
    pub(super) const fn squares_of(&self, side: Side) -> SquareSet {
        self.sides[side.index()]
    }

    /// The squares of all pieces.
    #[inline]
    pub(super) const fn occupied(&self) -> SquareSet {
        self.sides[0].or(self.sides[1])
    }

    /// The types of tiles on a square as bits, without face-down traps.
    fn mask(&self, square: Square) -> u64 {
        if !self.tiled.has(square) {
            return 0;
        }
        self.get(square).map_or(0, |piece| piece.tiles.mask())
    }

    /// The squares of pieces with a tile of this type.
    pub(super) fn squares_with(&self, tile: Tile) -> SquareSet {
        let mut found = SquareSet::EMPTY;
        for square in self.tiled {
            if self.get(square).is_some_and(|piece| piece.tiles.has(tile)) {
                found.add(square);
            }
        }
        found
    }

    pub(super) fn effects(&self) -> BoardEffects {
        let mut effects = BoardEffects::default();
        if self.tiled.is_empty() {
            return effects;
        }
        let (mut ghosts, mut still, mut immune) = (SquareSet::EMPTY, SquareSet::EMPTY, SquareSet::EMPTY);
        for square in self.tiled {
            let mask = self.mask(square);
            for (tile, set) in [
                (Tile::Ghost, &mut ghosts),
                (Tile::Immobilized, &mut still),
                (Tile::Immune, &mut immune),
                (Tile::Spring, &mut effects.springs),
                (Tile::Guard, &mut effects.guards),
            ] {
                if mask & tile.bit() != 0 {
                    set.add(square);
                }
            }
        }
        effects.frozen = still.or(ghosts.neighbors()).without(immune).and(self.occupied());
        effects
    }

    /// The number of tiles of a type on a side's pieces.
    pub(super) fn tally(&self, side: Side, tile: Tile) -> usize {
        let pieces = self.tiled.and(self.squares_of(side)).into_iter().filter_map(|square| self.get(square));
        pieces.map(|piece| piece.tiles.iter().filter(|placed| placed.tile == Some(tile)).count()).sum()
    }

    pub(super) fn king(&self, side: Side) -> Option<Square> {
        self.kings.and(self.squares_of(side)).into_iter().next()
    }
}
