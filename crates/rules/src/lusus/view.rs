//! The knowledge of one observer.

use super::castling::Wing;
use super::destinations::guarded;
use super::piece::Piece;
use super::square::Square;
use super::state::{Phase, State};
use super::tile::Tile;
use super::zone::{Pile, Zone};
use crate::{Observer, Outcome, Side};

/// A position as one observer may know it, without the information hidden from that observer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) state: State,
    pub(super) observer: Observer,
}

impl View {
    /// The view if the side to move did nothing, which shows what the opponent threatens with the
    /// pieces alone: its tiles are played. `None` after the end.
    #[must_use]
    pub fn after_pass(&self) -> Option<Self> {
        if self.state.result.is_some() {
            return None;
        }
        let mut state = self.state.clone();
        state.board.mover = state.board.mover.other();
        state.board.passed = None;
        state.number = state.number.saturating_add(1);
        state.phase = Phase::Move;
        Some(Self { state, observer: self.observer })
    }

    /// The observer whose knowledge this is.
    #[must_use]
    pub const fn observer(&self) -> Observer {
        self.observer
    }

    /// The piece on a square; traps hidden from the observer have no type.
    #[must_use]
    pub const fn piece(&self, square: Square) -> Option<&Piece> {
        self.state.board.get(square)
    }

    /// One of a side's piles; [`Zone::Closed`] if the observer may not see its tiles.
    #[must_use]
    pub const fn zone(&self, side: Side, pile: Pile) -> &Zone {
        self.state.zones.get(side, pile)
    }

    /// Whether the piece on a square can't move because of Immobilized or an adjacent Ghost.
    #[must_use]
    pub fn frozen(&self, square: Square) -> bool {
        self.state.board.effects().frozen.has(square)
    }

    /// Whether a Guard protects the piece on a square from capture.
    #[must_use]
    pub fn guarded(&self, square: Square) -> bool {
        let board = &self.state.board;
        board.get(square).is_some_and(|piece| guarded(board, &board.effects(), piece.side).has(square))
    }

    /// The squares of pieces with Ghost.
    pub fn ghosts(&self) -> impl Iterator<Item = Square> {
        self.state.board.squares_with(Tile::Ghost).into_iter()
    }

    /// The number of tiles that a side draws at the end of its move.
    #[must_use]
    pub fn draw_count(&self, side: Side) -> usize {
        self.state.draw_count(side)
    }

    /// The number of tiles that a side may play per move.
    #[must_use]
    pub fn play_limit(&self, side: Side) -> u8 {
        self.state.play_limit(side)
    }

    /// The phase of the current move.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Whether a side still has the right to castle on a wing, even if castling is blocked now.
    #[must_use]
    pub const fn right(&self, side: Side, wing: Wing) -> bool {
        self.state.board.rights.has(side, wing)
    }

    /// The square on which a piece can be captured en passant now.
    #[must_use]
    pub const fn passed(&self) -> Option<Square> {
        self.state.board.passed
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover()
    }

    /// The number of the next move, from 1; odd numbers are White's.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.state.number
    }

    /// The outcome, if the game is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.state.result
    }
}
