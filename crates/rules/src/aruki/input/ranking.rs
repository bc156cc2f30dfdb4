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

/// What a class of moves is worth before its details, the best first.
const MATE: i32 = 1_000_000;
const PROMOTION: i32 = 60_000;
const CAPTURE: i32 = 50_000;
const CHECK: i32 = 40_000;
const EVOLUTION: i32 = 30_000;
const GOOD_WIPE: i32 = 20_000;
const BAD_WIPE: i32 = -20_000;
const POINTLESS: i32 = -1_000_000;

impl State {
    /// The rank of a legal move with the suffix that it has; greater is better.
    pub(super) fn rank(&self, chosen: CellMove, suffix: Suffix) -> i32 {
        if suffix == Suffix::Mate {
            return MATE;
        }
        let check = if suffix == Suffix::Check { CHECK } else { 0 };
        match chosen {
            CellMove::Step { from, to, promotion } => {
                let kind = self.content(from).kind();
                if promotion == Some(kind) {
                    return POINTLESS;
                }
                let forward = match self.mover {
                    Side::First => to.rank() - from.rank(),
                    Side::Second => from.rank() - to.rank(),
                };
                let victim = self.content(to).as_piece().map(|victim| value(victim.kind));
                // Of two captures of the same piece, the one by the lesser piece comes first.
                let captured = victim.map_or(0, |victim| CAPTURE + 20 * victim - value(kind));
                let promoted =
                    promotion.map_or(0, |wanted| PROMOTION + 20 * value(wanted) + 2 * victim.unwrap_or(0));
                promoted.max(captured).max(check) + i32::from(forward)
            }
            CellMove::Evolve { at, with } => {
                let kind = self.content(at).kind();
                let gain = kind.evolved(with).map_or(0, value) - value(kind);
                check.max(EVOLUTION) + gain
            }
            CellMove::Wipe { at } => {
                let balance = self.wipe_balance(at);
                if balance > 0 { check.max(GOOD_WIPE) + balance } else { BAD_WIPE + balance }
            }
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
