//! The board and what the rules ask of it: who bears what, who is frozen (`rules/lusus.md §3.3`).

use super::piece::{Kind, Piece, Square};
use super::tile::Tile;
use crate::Side;
use crate::square_set::SquareSet;

/// A wing of the board, for castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wing {
    /// The king's side, `O-O`.
    King,
    /// The queen's side, `O-O-O`.
    Queen,
}

impl Wing {
    /// Both wings, the king's first.
    pub const BOTH: [Self; 2] = [Self::King, Self::Queen];

    /// The file on which the rook stands at home.
    pub(super) const fn rook_file(self) -> i8 {
        match self {
            Self::King => 7,
            Self::Queen => 0,
        }
    }

    /// The files to which king and rook go.
    pub(super) const fn goals(self) -> (i8, i8) {
        match self {
            Self::King => (6, 5),
            Self::Queen => (2, 3),
        }
    }
}

/// The rights to castle, as a set of bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CastlingRights(u8);

impl CastlingRights {
    pub(super) const fn has(self, side: Side, wing: Wing) -> bool {
        self.0 & Self::bit(side, wing) != 0
    }

    pub(super) const fn add(&mut self, side: Side, wing: Wing) {
        self.0 |= Self::bit(side, wing);
    }

    const fn bit(side: Side, wing: Wing) -> u8 {
        1 << (side.index() * 2 + wing as usize)
    }

    /// Loses what depends on a square that a piece left or reached.
    const fn touch(&mut self, square: Square) {
        let side = match square.rank() {
            0 => Side::First,
            7 => Side::Second,
            _ => return,
        };
        match square.file() {
            0 => self.0 &= !Self::bit(side, Wing::Queen),
            7 => self.0 &= !Self::bit(side, Wing::King),
            4 => self.0 &= !(Self::bit(side, Wing::Queen) | Self::bit(side, Wing::King)),
            _ => {}
        }
    }
}

/// The rank on which the king and rooks of a side stand at home.
pub(super) const fn home_rank(side: Side) -> i8 {
    match side {
        Side::First => 0,
        Side::Second => 7,
    }
}

/// What tiles do to the whole board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BoardEffects {
    /// Where frozen pieces stand.
    pub(super) frozen: SquareSet,
    /// Where pieces stand off which riders bounce.
    pub(super) springs: SquareSet,
    /// Where pieces stand that may guard others.
    pub(super) guards: SquareSet,
}

/// The board with everything that the next move depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    squares: [Option<Piece>; 64],
    men: [SquareSet; 2],
    /// Where pieces with tiles stand.
    bearers: SquareSet,
    pub(super) rights: CastlingRights,
    /// The square behind a pawn movement of two steps in the last turn.
    pub(super) passed: Option<Square>,
    pub(super) mover: Side,
}

impl Board {
    pub(super) const EMPTY: Self = Self {
        squares: [None; 64],
        men: [SquareSet::EMPTY; 2],
        bearers: SquareSet::EMPTY,
        rights: CastlingRights(0),
        passed: None,
        mover: Side::First,
    };

    pub(super) const fn get(&self, square: Square) -> Option<&Piece> {
        self.squares[square.index()].as_ref()
    }

    /// Changes what stands on a square; rights to castle stay.
    pub(super) fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.men[0].remove(square);
        self.men[1].remove(square);
        self.bearers.remove(square);
        if let Some(piece) = &piece {
            self.men[piece.side.index()].add(square);
            if !piece.tiles.is_empty() {
                self.bearers.add(square);
            }
        }
        self.squares[square.index()] = piece;
    }

    /// Changes the tiles of a piece.
    pub(super) fn edit(&mut self, square: Square, change: impl FnOnce(&mut Piece)) {
        if let Some(mut piece) = self.get(square).copied() {
            change(&mut piece);
            self.set(square, Some(piece));
        }
    }

    /// Takes a piece off the board; rights to castle go with it.
    pub(super) fn lift(&mut self, square: Square) -> Option<Piece> {
        let piece = self.get(square).copied();
        self.set(square, None);
        self.rights.touch(square);
        piece
    }

    /// Puts a piece on a square; rights to castle that depend on it go.
    pub(super) fn land(&mut self, square: Square, piece: Piece) {
        self.set(square, Some(piece));
        self.rights.touch(square);
    }

    /// The squares of a side's pieces.
    pub(super) const fn men(&self, side: Side) -> SquareSet {
        self.men[side.index()]
    }

    pub(super) const fn occupied(&self) -> SquareSet {
        self.men[0].or(self.men[1])
    }

    /// The types of tiles on a square as bits; face-down traps are not in it.
    pub(super) fn mask(&self, square: Square) -> u64 {
        if !self.bearers.has(square) {
            return 0;
        }
        self.get(square).map_or(0, |piece| piece.tiles.mask())
    }

    /// Where pieces bear a tile.
    pub(super) fn squares_with(&self, tile: Tile) -> SquareSet {
        let mut found = SquareSet::EMPTY;
        for square in self.bearers {
            if self.get(square).is_some_and(|piece| piece.tiles.has(tile)) {
                found.add(square);
            }
        }
        found
    }

    /// What tiles do to the whole board.
    pub(super) fn effects(&self) -> BoardEffects {
        let mut effects = BoardEffects::default();
        if self.bearers.is_empty() {
            return effects;
        }
        let (mut ghosts, mut still, mut immune) = (SquareSet::EMPTY, SquareSet::EMPTY, SquareSet::EMPTY);
        for square in self.bearers {
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

    /// How many tiles of a type the pieces of a side bear.
    pub(super) fn tally(&self, side: Side, tile: Tile) -> usize {
        let men = self.bearers.and(self.men(side));
        men.into_iter()
            .filter_map(|square| self.get(square))
            .map(|piece| piece.tiles.iter().filter(|placed| placed.tile == Some(tile)).count())
            .sum()
    }

    /// Where a side's king stands, if it has one.
    pub(super) fn king(&self, side: Side) -> Option<Square> {
        self.men(side).into_iter().find(|square| self.get(*square).is_some_and(|man| man.kind == Kind::King))
    }
}
