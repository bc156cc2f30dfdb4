//! A position of Chakart: what stands where, which side is to move, what it still has to choose.

use super::piece::{Condition, Content, Kind, Object, Piece, Power, Todo};
use super::square::Square;
use crate::Side;

/// The greatest count that a position string can hold.
pub(super) const COUNT_LIMIT: u32 = 999_999;

/// A position: the four fields of the position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    board: [Content; Square::COUNT],
    /// Which powers are ready, by side and power.
    powers: [[bool; 2]; 2],
    /// The side that chooses next.
    pub(super) mover: Side,
    /// How many moves both sides have completed.
    pub(super) count: u32,
    /// The square that a hidden queen left, while one is hidden.
    pub(super) hidden: Option<Square>,
    /// What the side to move still has to choose in this turn.
    pub(super) todo: Option<Todo>,
    /// Whether a stored move is replayed here, which bare kings do not forbid: games were played on
    /// before they ended one.
    pub(super) as_stored: bool,
}

impl State {
    /// An empty board, all powers ready, White to move.
    pub(super) const fn empty() -> Self {
        Self {
            board: [Content::Empty; Square::COUNT],
            powers: [[true; 2]; 2],
            mover: Side::First,
            count: 0,
            hidden: None,
            todo: None,
            as_stored: false,
        }
    }

    /// The same position for a stored move, or for a new one.
    pub(super) fn judged(&self, as_stored: bool) -> Self {
        let mut judged = self.clone();
        judged.as_stored = as_stored;
        judged
    }

    /// What a square holds.
    #[inline]
    pub(super) const fn at(&self, square: Square) -> Content {
        self.board[square.index()]
    }

    /// What a square holds as the side to move sees it: a hidden queen, which is never its own,
    /// is not there (`rules/chakart.md §6`).
    #[inline]
    pub(super) const fn seen(&self, square: Square) -> Content {
        match self.board[square.index()] {
            Content::Piece(Piece { condition: Condition::Hidden, .. }) => Content::Empty,
            content => content,
        }
    }

    /// The piece on a square.
    #[inline]
    pub(super) const fn piece(&self, square: Square) -> Option<Piece> {
        self.at(square).piece()
    }

    /// The object on a square.
    #[inline]
    pub(super) const fn object(&self, square: Square) -> Option<Object> {
        self.at(square).object()
    }

    /// Replaces what a square holds.
    #[inline]
    pub(super) const fn set(&mut self, square: Square, content: Content) {
        self.board[square.index()] = content;
    }

    /// Whether a square holds no piece.
    #[inline]
    pub(super) const fn is_free(&self, square: Square) -> bool {
        self.piece(square).is_none()
    }

    /// The pieces with their squares, rank by rank.
    pub(super) fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.piece(square)?)))
    }

    /// Whether a side has not used a power yet.
    #[inline]
    pub(super) const fn power(&self, side: Side, power: Power) -> bool {
        self.powers[side.index()][power as usize]
    }

    /// Sets whether a side may still use a power.
    pub(super) const fn set_power(&mut self, side: Side, power: Power, ready: bool) {
        self.powers[side.index()][power as usize] = ready;
    }

    /// How many kings a side has, those with a halo included.
    pub(super) fn kings(&self, side: Side) -> usize {
        let king = |content: &&Content| matches!(content, Content::Piece(piece) if piece.kind == Kind::King && piece.side == side);
        self.board.iter().filter(king).count()
    }

    /// Where the hidden queen stands.
    pub(super) fn hidden_queen(&self) -> Option<Square> {
        self.hidden?;
        self.pieces().find(|(_, piece)| piece.is_hidden()).map(|(square, _)| square)
    }

    /// Whether a queen is hidden and this position does not hold it: nothing can be played then
    /// (`rules/chakart.md §10.1`).
    pub(super) fn is_redacted(&self) -> bool {
        self.hidden.is_some() && self.hidden_queen().is_none()
    }

    /// The position as the player of `side` may know it; `None` is the public.
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
