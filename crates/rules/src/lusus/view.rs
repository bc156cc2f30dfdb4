//! What one observer knows of a position.

use super::castling::Wing;
use super::destinations::guarded;
use super::piece::Piece;
use super::square::Square;
use super::state::{Phase, State};
use super::tile::Tile;
use super::zone::{Pile, Zone};
use crate::{Observer, Outcome, Side};

/// A position as one observer may know it: it does not hold what is hidden from the observer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) state: State,
    pub(super) observer: Observer,
}

impl View {
    /// The observer.
    #[must_use]
    pub const fn observer(&self) -> Observer {
        self.observer
    }

    /// The piece on a square; traps that are hidden from the observer have no type.
    #[must_use]
    pub const fn piece(&self, square: Square) -> Option<&Piece> {
        self.state.board.get(square)
    }

    /// The tiles in a pile of a side.
    #[must_use]
    pub const fn zone(&self, side: Side, pile: Pile) -> &Zone {
        self.state.zones.get(side, pile)
    }

    /// Whether the piece on a square is frozen.
    #[must_use]
    pub fn frozen(&self, square: Square) -> bool {
        self.state.board.effects().frozen.has(square)
    }

    /// Whether an own Guard protects the piece on a square from capture.
    #[must_use]
    pub fn guarded(&self, square: Square) -> bool {
        let board = &self.state.board;
        board.get(square).is_some_and(|piece| guarded(board, &board.effects(), piece.side).has(square))
    }

    /// The squares of pieces that freeze their neighbors.
    pub fn ghosts(&self) -> impl Iterator<Item = Square> {
        self.state.board.squares_with(Tile::Ghost).into_iter()
    }

    /// How many tiles a side draws at the end of its move.
    #[must_use]
    pub fn draw_count(&self, side: Side) -> usize {
        self.state.draw_count(side)
    }

    /// How many tiles a side may play in a move.
    #[must_use]
    pub fn play_limit(&self, side: Side) -> u8 {
        self.state.play_limit(side)
    }

    /// What may come next in a move.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Whether a side has the right to castle on a wing, now or later.
    #[must_use]
    pub const fn right(&self, side: Side, wing: Wing) -> bool {
        self.state.board.rights.has(side, wing)
    }

    /// The square on which a piece may be captured en passant now.
    #[must_use]
    pub const fn passed(&self) -> Option<Square> {
        self.state.board.passed
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover()
    }

    /// The number of the move about to be made, from 1; odd ones are White's.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.state.number
    }

    /// How the game ended.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.state.result
    }
}
