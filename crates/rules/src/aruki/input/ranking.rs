//! Ranks moves by how likely a player wants them. Only the order of lists depends on it.

use super::super::grid::Cell;
use super::super::notation::Suffix;
use super::super::piece::Kind;
use super::super::state::{CellMove, State, line};
use crate::Side;

/// The rough value of a piece, without mimicry and with a king at 0.
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

/// Weight of a point of value compared to a point of placement.
const POINT_WEIGHT: i32 = 100;

const MATE_RANK: i32 = 1_000_000;
const POINTLESS_RANK: i32 = -1_000_000;

/// In points of value. A wipe costs the dragon's only power.
const CHECK_BONUS: i32 = 4;
const WIPE_COST: i32 = 40;

/// Returns the best net value of a capture by the side to move: the victim minus half of the
/// capturer.
fn best_capture(state: &State, moves: &mut Vec<CellMove>) -> i32 {
    moves.clear();
    state.push_pseudo_legal(moves);
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
    /// Ranks a legal move; greater is better. The rank is the gain minus the best capture in the
    /// position `after`, plus a placement score as a tie-breaker.
    pub(super) fn rank(
        &self,
        chosen: CellMove,
        suffix: Suffix,
        after: &Self,
        replies: &mut Vec<CellMove>,
    ) -> i32 {
        if suffix == Suffix::Mate {
            return MATE_RANK;
        }
        let check = if suffix == Suffix::Check { CHECK_BONUS } else { 0 };
        let (gain, place) = match chosen {
            CellMove::Step { from, to, promotion } => {
                let kind = self.content(from).kind();
                if promotion == Some(kind) {
                    return POINTLESS_RANK;
                }
                let victim = self.content(to).as_piece().map_or(0, |victim| value(victim.kind));
                let promoted = promotion.map_or(0, |wanted| value(wanted) - value(kind));
                (victim + promoted, self.place(kind, to) - self.place(kind, from))
            }
            CellMove::Evolve { at, with } => {
                let kind = self.content(at).kind();
                (kind.evolved(with).map_or(0, value) - value(kind), 0)
            }
            CellMove::Wipe { at } => (self.wipe_balance(at) - WIPE_COST, 0),
        };
        POINT_WEIGHT * (gain + check - best_capture(after, replies)) + place
    }

    /// Placement score of a piece of the side to move: forward and central is good, and the king
    /// stays at home.
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

    /// Value that a wipe takes from the opponent minus value that it takes from the mover.
    fn wipe_balance(&self, at: Cell) -> i32 {
        let pieces = line(at, self.content(at).kind()).filter_map(|cell| self.content(cell).as_piece());
        pieces
            .map(|piece| if piece.side == self.mover { -value(piece.kind) } else { value(piece.kind) })
            .sum()
    }
}
