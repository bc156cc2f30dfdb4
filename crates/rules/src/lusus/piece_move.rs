//! The moves of pieces (`rules/lusus.md §§3.1 to 3.4`): what they say, not whether they are legal.

use super::castling::Wing;
use super::piece::{Kind, Piece};
use super::square::{Square, last_rank};

/// What is done in the Move phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PieceMove {
    /// Nothing, because nothing can move.
    Pass,
    /// King and rook castle.
    Castle(Wing),
    /// Two neighbors change places.
    Swap { from: Square, to: Square, promotion: Option<Kind> },
    /// A piece goes somewhere.
    Step(PieceStep),
}

/// A piece goes somewhere, and perhaps on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceStep {
    pub(super) from: Square,
    pub(super) to: Square,
    /// The further squares of a Boulder Dash, one after the other.
    pub(super) rolls: [Option<Square>; 3],
    pub(super) promotion: Option<Kind>,
    /// The tile of the first victim that it steals, by its index from 0.
    pub(super) steal: Option<u8>,
    /// What follows by Hit & Run.
    pub(super) follow_up: Option<FollowUp>,
}

/// A passive move after a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FollowUp {
    pub(super) to: Square,
    pub(super) promotion: Option<Kind>,
}

impl PieceStep {
    /// A step and nothing else.
    pub(super) const fn new(from: Square, to: Square) -> Self {
        Self { from, to, rolls: [None; 3], promotion: None, steal: None, follow_up: None }
    }

    /// Whether more happens than a step: a roll, a theft or a follow-up.
    #[inline]
    pub(super) const fn goes_on(&self) -> bool {
        self.rolls[0].is_some() || self.steal.is_some() || self.follow_up.is_some()
    }

    /// Where the piece stands before its follow-up.
    pub(super) fn end(&self) -> Square {
        self.rolls.into_iter().flatten().last().unwrap_or(self.to)
    }
}

impl PieceMove {
    /// Where the piece that moves stands; `None` for a pass and for castling.
    pub(super) const fn from(&self) -> Option<Square> {
        match self {
            Self::Swap { from, .. } | Self::Step(PieceStep { from, .. }) => Some(*from),
            Self::Pass | Self::Castle(_) => None,
        }
    }
}

/// Whether a piece that goes to `to` by its own move is promoted.
pub(super) fn promotes(piece: &Piece, to: Square) -> bool {
    piece.kind == Kind::Pawn && to.rank() == last_rank(piece.side)
}

/// What a piece that goes to `to` may be promoted to; only `None` where it is not promoted.
pub(super) fn promotions(piece: &Piece, to: Square) -> &'static [Option<Kind>] {
    const ALL: [Option<Kind>; 4] =
        [Some(Kind::Queen), Some(Kind::Rook), Some(Kind::Bishop), Some(Kind::Knight)];
    if promotes(piece, to) { &ALL } else { &[None] }
}
