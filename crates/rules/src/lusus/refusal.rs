//! Explains why a piece's move is illegal, using only public knowledge.

use super::destinations::Abilities;
use super::error::{IllegalPieceMove, MoveError, PieceError};
use super::generator::Generator;
use super::piece::{Kind, Piece};
use super::piece_move::{PieceMove, PieceStep};
use super::square::Square;
use super::state::State;
use super::tile::Tile;

impl State {
    /// Why a piece's move is illegal in the Move phase.
    pub(super) fn refusal(&self, generator: &Generator<'_>, made: &PieceMove) -> MoveError {
        let (from, to) = match made {
            PieceMove::Pass => return MoveError::CanMove,
            PieceMove::Castle(_) => return MoveError::Castling,
            PieceMove::Swap { from, to, .. } | PieceMove::Step(PieceStep { from, to, .. }) => (*from, *to),
        };
        let Some(piece) = self.board.get(from) else { return MoveError::EmptyOrigin { from } };
        let error = if piece.side != self.mover() {
            PieceError::EnemyPiece
        } else if !generator.origins().has(from) {
            PieceError::Frozen
        } else if let PieceMove::Swap { .. } = made {
            self.swap_refusal(piece, to)
        } else {
            self.step_refusal(generator, piece, from, to)
        };
        MoveError::Piece(IllegalPieceMove { error, piece: piece.kind, from, to })
    }

    fn swap_refusal(&self, piece: &Piece, to: Square) -> PieceError {
        let abilities = Abilities::of(piece);
        if !abilities.has(Tile::Swap) {
            PieceError::NoSwap
        } else if self.board.get(to).is_none() {
            PieceError::SwapNoPiece
        } else if !abilities.passive {
            PieceError::Enraged
        } else {
            PieceError::SwapImpossible
        }
    }

    fn step_refusal(&self, generator: &Generator<'_>, piece: &Piece, from: Square, to: Square) -> PieceError {
        let abilities = Abilities::of(piece);
        let mut moves = Vec::new();
        generator.push_from(from, &mut moves);
        if moves.iter().any(|found| matches!(found, PieceMove::Step(step) if step.to == to)) {
            return PieceError::Suffix;
        }
        match self.board.get(to) {
            Some(other) if other.side == piece.side => PieceError::OwnPiece,
            Some(_) if !abilities.captures => PieceError::Disarmed,
            Some(_) if generator.is_guarded(to) => PieceError::Guarded,
            None if !abilities.passive => PieceError::Enraged,
            _ if abilities.sticky() => PieceError::Sticky,
            _ if piece.kind == Kind::Pawn => PieceError::PawnReach,
            _ => PieceError::Reach,
        }
    }
}
