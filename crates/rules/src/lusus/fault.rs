//! Which rule a move breaks, as far as everybody may know it.

use super::destinations::Abilities;
use super::moves::{Generator, PieceMove, PieceStep};
use super::piece::{Kind, square_name};
use super::state::State;
use super::tile::Tile;
use crate::RuleError;

fn because(why: &'static str) -> RuleError {
    RuleError::because("move", why)
}

/// Why a move is not legal where any move may be made.
pub(super) fn of_move(state: &State, generator: &Generator<'_>, made: &PieceMove) -> RuleError {
    let (from, to) = match made {
        PieceMove::Pass => return because("can_move"),
        PieceMove::Castle(_) => return because("castling"),
        PieceMove::Swap { from, to, .. } | PieceMove::Step(PieceStep { from, to, .. }) => (*from, *to),
    };
    let squares = |error: RuleError| error.with("from", square_name(from)).with("to", square_name(to));
    let Some(piece) = state.board.get(from) else { return squares(because("empty_origin")) };
    let error = |why| squares(because(why)).with("piece", piece.kind.symbol());
    if piece.side != state.mover() {
        return error("enemy_piece");
    }
    if !generator.origins().has(from) {
        return error("frozen");
    }
    let abilities = Abilities::of(piece);
    let target = state.board.get(to);
    let mut moves = Vec::new();
    generator.push_from(from, &mut moves);
    let bare = |found: &PieceMove| matches!(found, PieceMove::Step(step) if step.to == to);
    if let PieceMove::Swap { .. } = made {
        return error(match target {
            _ if !abilities.has(Tile::Swap) => "no_swap",
            None => "swap_nobody",
            Some(_) if !abilities.passive => "enraged",
            Some(_) => "swap_not",
        });
    }
    if moves.iter().any(bare) {
        return error("suffix");
    }
    match target {
        Some(other) if other.side == piece.side => error("own_piece"),
        Some(_) if !abilities.captures => error("disarmed"),
        Some(_) if generator.is_guarded(to) => error("guarded"),
        None if !abilities.passive => error("enraged"),
        _ if abilities.sticky() => error("sticky"),
        _ if piece.kind == Kind::Pawn => error("pawn_reach"),
        _ => error("reach"),
    }
}
