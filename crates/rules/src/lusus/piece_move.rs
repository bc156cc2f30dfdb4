//! Moves of pieces (`rules/lusus.md §§3.1 to 3.4`), legal or not.

use super::castling::Wing;
use super::piece::{Kind, Piece};
use super::square::{Square, last_rank};

/// A choice in the Move phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PieceMove {
    /// Legal only if no piece can move.
    Pass,
    Castle(Wing),
    /// Two adjacent pieces swap squares.
    Swap {
        from: Square,
        to: Square,
        promotion: Option<Kind>,
    },
    Step(PieceStep),
}

/// A move of one piece, with its extras.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceStep {
    pub(super) from: Square,
    pub(super) to: Square,
    /// Further squares of a Boulder Dash, in order.
    pub(super) rolls: [Option<Square>; 3],
    pub(super) promotion: Option<Kind>,
    /// The index, from 0, of the first victim's tile to steal.
    pub(super) steal: Option<u8>,
    /// The follow-up by Hit & Run.
    pub(super) follow_up: Option<FollowUp>,
}

/// A move without capture, made after a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FollowUp {
    pub(super) to: Square,
    pub(super) promotion: Option<Kind>,
}

impl PieceStep {
    /// A step without extras.
    pub(super) const fn new(from: Square, to: Square) -> Self {
        Self { from, to, rolls: [None; 3], promotion: None, steal: None, follow_up: None }
    }

    /// Whether the step includes a roll, a theft or a follow-up.
    #[inline]
    pub(super) const fn has_extras(&self) -> bool {
        self.rolls[0].is_some() || self.steal.is_some() || self.follow_up.is_some()
    }

    /// The square of the piece before its follow-up.
    pub(super) fn end(&self) -> Square {
        self.rolls.into_iter().flatten().last().unwrap_or(self.to)
    }
}

impl PieceMove {
    /// The start square of the moving piece; `None` for a pass and for castling.
    pub(super) const fn from(&self) -> Option<Square> {
        match self {
            Self::Swap { from, .. } | Self::Step(PieceStep { from, .. }) => Some(*from),
            Self::Pass | Self::Castle(_) => None,
        }
    }
}

/// Whether a piece that moves to `to` is promoted.
pub(super) fn promotes(piece: &Piece, to: Square) -> bool {
    piece.kind == Kind::Pawn && to.rank() == last_rank(piece.side)
}

/// The promotion choices of a piece that moves to `to`; just `None` if it isn't promoted.
pub(super) fn promotions(piece: &Piece, to: Square) -> &'static [Option<Kind>] {
    const ALL: [Option<Kind>; 4] =
        [Some(Kind::Queen), Some(Kind::Rook), Some(Kind::Bishop), Some(Kind::Knight)];
    if promotes(piece, to) { &ALL } else { &[None] }
}
