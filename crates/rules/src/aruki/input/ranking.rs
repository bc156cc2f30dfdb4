//! How likely a player wants a move: only for the order of lists.

use super::super::grid::Cell;
use super::super::notation::Suffix;
use super::super::piece::Kind;
use super::super::state::{CellMove, State, line};
use crate::Side;

/// A rough value of a piece. What a jester borrows and that the king must live is left out.
const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn => 10,
        Kind::Javelin => 15,
        Kind::Pike => 18,
        Kind::Lance => 20,
        Kind::Sword => 35,
        Kind::GreaterPike => 32,
        Kind::GreaterLance => 38,
        Kind::Jester => 45,
        Kind::Arrow => 60,
        Kind::LongSword | Kind::GoldenDragon | Kind::SilverDragon => 75,
        Kind::Rook => 80,
        Kind::Minister => 140,
        Kind::King => 0,
    }
}

/// How much a point of value weighs beside the place where a piece stands.
const VALUE: i32 = 100;

const MATE: i32 = 1_000_000;
const POINTLESS: i32 = -1_000_000;

/// What a check is worth, and the only wipe that a dragon has.
const CHECK: i32 = 4;
const WIPE: i32 = 40;

/// The value of the best capture that the side to move may make, less half of what it risks with it.
fn best_capture(state: &State, moves: &mut Vec<CellMove>) -> i32 {
    moves.clear();
    state.push_possible(moves);
    let prize = |chosen: &CellMove| match *chosen {
        CellMove::Step { from, to, .. } => {
            let victim = state.content(to).as_piece()?;
            Some(value(victim.kind) - value(state.content(from).kind()) / 2)
        }
        CellMove::Evolve { .. } | CellMove::Wipe { .. } => None,
    };
    moves.iter().filter_map(prize).max().unwrap_or(0).max(0)
}

impl State {
    /// The rank of a legal move with the suffix that it has; greater is better. What it wins counts,
    /// less what the opponent can capture `after` it; of equals the better place.
    pub(super) fn rank(
        &self,
        chosen: CellMove,
        suffix: Suffix,
        after: &Self,
        replies: &mut Vec<CellMove>,
    ) -> i32 {
        if suffix == Suffix::Mate {
            return MATE;
        }
        let check = if suffix == Suffix::Check { CHECK } else { 0 };
        let (gain, place) = match chosen {
            CellMove::Step { from, to, promotion } => {
                let kind = self.content(from).kind();
                if promotion == Some(kind) {
                    return POINTLESS;
                }
                let victim = self.content(to).as_piece().map_or(0, |victim| value(victim.kind));
                let promoted = promotion.map_or(0, |wanted| value(wanted) - value(kind));
                (victim + promoted, self.place(kind, to) - self.place(kind, from))
            }
            CellMove::Evolve { at, with } => {
                let kind = self.content(at).kind();
                (kind.evolved(with).map_or(0, value) - value(kind), 0)
            }
            CellMove::Wipe { at } => (self.wipe_balance(at) - WIPE, 0),
        };
        VALUE * (gain + check - best_capture(after, replies)) + place
    }

    /// How well a piece of the side to move stands on a cell: forward and in the middle, the king at
    /// home.
    fn place(&self, kind: Kind, at: Cell) -> i32 {
        let forward = i32::from(match self.mover {
            Side::First => at.rank(),
            Side::Second => 11 - at.rank(),
        });
        let middle = i32::from(at.file().min(11 - at.file()));
        match kind {
            Kind::King => -4 * forward,
            Kind::Pawn | Kind::Javelin => forward * (2 + middle),
            _ => 2 * forward.min(6) + 2 * middle,
        }
    }

    /// What a wipe takes from the opponent less what it takes from the mover.
    fn wipe_balance(&self, at: Cell) -> i32 {
        let pieces = line(at, self.content(at).kind()).filter_map(|cell| self.content(cell).as_piece());
        pieces
            .map(|piece| if piece.side == self.mover { -value(piece.kind) } else { value(piece.kind) })
            .sum()
    }
}
