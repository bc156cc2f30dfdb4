//! Which rule a move breaks, as far as everybody may know it.

use super::moves::{Generator, Move, Step};
use super::piece::{Kind, square_name};
use super::rides::Powers;
use super::state::State;
use super::tile::Tile;
use crate::RuleError;

fn because(why: &'static str) -> RuleError {
    RuleError::because("move", why)
}

/// Why a move is not legal where any move may be made.
pub(super) fn of_move(state: &State, generator: &Generator<'_>, made: &Move) -> RuleError {
    let (from, to) = match made {
        Move::Pass => return because("can_move"),
        Move::Castle(_) => return because("castling"),
        Move::Swap { from, to, .. } | Move::Step(Step { from, to, .. }) => (*from, *to),
    };
    let squares = |error: RuleError| error.with("from", square_name(from)).with("to", square_name(to));
    let Some(piece) = state.field.get(from) else { return squares(because("empty_origin")) };
    let error = |why| squares(because(why)).with("piece", piece.kind.symbol());
    if piece.side != state.mover() {
        return error("enemy_piece");
    }
    if !generator.origins().has(from) {
        return error("frozen");
    }
    let powers = Powers::of(piece);
    let target = state.field.get(to);
    let mut moves = Vec::new();
    generator.push_from(from, &mut moves);
    let bare = |found: &Move| matches!(found, Move::Step(step) if step.to == to);
    if let Move::Swap { .. } = made {
        return error(match target {
            _ if !powers.has(Tile::Swap) => "no_swap",
            None => "swap_nobody",
            Some(_) if !powers.passive => "enraged",
            Some(_) => "swap_not",
        });
    }
    if moves.iter().any(bare) {
        return error("suffix");
    }
    match target {
        Some(other) if other.side == piece.side => error("own_piece"),
        Some(_) if !powers.captures => error("disarmed"),
        Some(_) if generator.is_guarded(to) => error("guarded"),
        None if !powers.passive => error("enraged"),
        _ if powers.sticky() => error("sticky"),
        _ if piece.kind == Kind::Pawn => error("pawn_reach"),
        _ => error("reach"),
    }
}
