//! A position of Chakart: board, side to move and pending choice.

use super::piece::{Condition, Content, Kind, Object, Piece, Power, Todo};
use super::square::Square;
use crate::{Rulings, Side};

/// The maximum count in a position string.
pub(super) const COUNT_LIMIT: u32 = 999_999;

/// A position: the four fields of the position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    board: [Content; Square::COUNT],
    /// Unused powers, by side and power.
    powers: [[bool; 2]; 2],
    /// The side to move.
    pub(super) mover: Side,
    /// Completed moves of both sides.
    pub(super) count: u32,
    /// The start square of a queen that is hidden now.
    pub(super) hidden: Option<Square>,
    /// The choice that the side to move must make first.
    pub(super) todo: Option<Todo>,
    /// The rulings that the game began with.
    pub(super) rulings: Rulings,
}

impl State {
    /// An empty board with all powers ready and White to move.
    pub(super) const fn empty() -> Self {
        Self {
            board: [Content::Empty; Square::COUNT],
            powers: [[true; 2]; 2],
            mover: Side::First,
            count: 0,
            hidden: None,
            todo: None,
            rulings: Rulings::NEWEST,
        }
    }

    /// The true content of a square.
    #[inline]
    pub(super) const fn at(&self, square: Square) -> Content {
        self.board[square.index()]
    }

    /// The content of a square as seen by the side to move. A hidden queen always belongs to its
    /// opponent, so she counts as absent (`rules/chakart.md §6`).
    #[inline]
    pub(super) const fn seen(&self, square: Square) -> Content {
        match self.board[square.index()] {
            Content::Piece(Piece { condition: Condition::Hidden, .. }) => Content::Empty,
            content => content,
        }
    }

    #[inline]
    pub(super) const fn piece(&self, square: Square) -> Option<Piece> {
        self.at(square).piece()
    }

    #[inline]
    pub(super) const fn object(&self, square: Square) -> Option<Object> {
        self.at(square).object()
    }

    #[inline]
    pub(super) const fn set(&mut self, square: Square, content: Content) {
        self.board[square.index()] = content;
    }

    /// Whether a square holds no piece; an object doesn't matter.
    #[inline]
    pub(super) const fn is_free(&self, square: Square) -> bool {
        self.piece(square).is_none()
    }

    /// The pieces with their squares, rank by rank.
    pub(super) fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.piece(square)?)))
    }

    /// Whether a side can still use a power.
    #[inline]
    pub(super) const fn power(&self, side: Side, power: Power) -> bool {
        self.powers[side.index()][power as usize]
    }

    pub(super) const fn set_power(&mut self, side: Side, power: Power, ready: bool) {
        self.powers[side.index()][power as usize] = ready;
    }

    /// The number of kings of a side, including those with a halo.
    pub(super) fn kings(&self, side: Side) -> usize {
        let king = |content: &&Content| matches!(content, Content::Piece(piece) if piece.kind == Kind::King && piece.side == side);
        self.board.iter().filter(king).count()
    }

    /// The square of the hidden queen, unless it is redacted.
    pub(super) fn hidden_queen(&self) -> Option<Square> {
        self.hidden?;
        self.pieces().find(|(_, piece)| piece.is_hidden()).map(|(square, _)| square)
    }

    /// Whether a queen is hidden but missing from this position. Nothing can be played then
    /// (`rules/chakart.md §10.1`).
    pub(super) fn is_redacted(&self) -> bool {
        self.hidden.is_some() && self.hidden_queen().is_none()
    }

    /// The position as known to the player of `side`, or to the public if `None`.
    pub(super) fn redacted(&self, side: Option<Side>) -> Self {
        let mut redacted = self.clone();
        if let Some(square) = self.hidden_queen()
            && self.piece(square).is_some_and(|queen| Some(queen.side) != side)
        {
            redacted.set(square, Content::Empty);
        }
        redacted
    }
}
