//! How likely a player wants an option; only for sorting.

use crate::lusus::generator::first_victim;
use crate::lusus::notation::{parse_piece_move, parse_play};
use crate::lusus::piece::Kind;
use crate::lusus::piece_move::PieceMove;
use crate::lusus::plays::{PlayChoice, TileAction};
use crate::lusus::square::square_from_name;
use crate::lusus::state::State;
use crate::lusus::tile::Tile;

/// The worth of a whole class of options, before details.
pub(super) const WIN: i32 = 1_000_000;
pub(super) const CAPTURE: i32 = 10_000;
const PLAY: i32 = 1_000;
const BURN: i32 = -1_000;

/// A rough value of a piece.
const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::King => WIN / CAPTURE,
        Kind::Queen => 9,
        Kind::Rook => 5,
        Kind::Bishop | Kind::Knight => 3,
        Kind::Pawn => 1,
    }
}

/// Whether a tile harms the piece that it is attached to.
const fn harms(tile: Tile) -> bool {
    matches!(
        tile,
        Tile::MinusDraw
            | Tile::StickyFeet
            | Tile::Disarm
            | Tile::Enrage
            | Tile::Deadspace
            | Tile::Condemn
            | Tile::Immobilized
    )
}

impl State {
    /// How likely a player wants an option; greater is better.
    pub(super) fn rank(&self, token: &str) -> i32 {
        if let Some(made) = parse_piece_move(token) {
            return self.rank_move(&made);
        }
        if let Some(square) = square_from_name(token) {
            return self.board.get(square).map_or(0, |piece| value(piece.kind).min(10));
        }
        match parse_play(token) {
            Ok(play) => self.rank_play(&play),
            Err(_) => PLAY,
        }
    }

    /// The rank of a piece's square with that of the best move from it.
    pub(super) fn rank_from(&self, square: &str) -> i32 {
        let best = self.moves_from(square).iter().map(|made| self.rank_move(made)).max();
        self.rank(square) + best.unwrap_or(0).max(0)
    }

    /// How likely a player wants the move of a piece.
    pub(super) fn rank_move(&self, made: &PieceMove) -> i32 {
        match made {
            PieceMove::Pass => 0,
            PieceMove::Castle(_) => 20,
            PieceMove::Swap { .. } => -10,
            PieceMove::Step(step) => {
                let worth = |square| self.board.get(square).map_or(0, |piece| value(piece.kind));
                let first = first_victim(&self.board, step).map_or(0, worth);
                let victims = first + step.rolls.into_iter().flatten().map(worth).sum::<i32>();
                let promotion = step.promotion.map_or(0, |kind| value(kind) * 100);
                let more = i32::from(step.steal.is_some()) + i32::from(step.follow_up.is_some());
                victims * CAPTURE + promotion + more - if victims > 0 { worth(step.from).min(10) } else { 0 }
            }
        }
    }

    /// How likely a player wants a play.
    fn rank_play(&self, play: &PlayChoice) -> i32 {
        let target = |at| {
            let piece = self.board.get(at);
            piece.map_or((true, 0), |piece| (piece.side == self.mover(), value(piece.kind).min(10)))
        };
        let wanted = |mine: bool, own: bool, worth: i32| if mine == own { worth } else { -worth - 10 };
        PLAY + match &play.action {
            TileAction::Burn(_) => BURN - PLAY,
            TileAction::Attach(tile, at) => {
                let (mine, worth) = target(*at);
                wanted(mine, !tile.is_some_and(harms), worth)
            }
            TileAction::Choose(_, slot) => {
                let (mine, worth) = target(slot.at);
                let harmful = self.tile_in(*slot).and_then(|placed| placed.tile).is_some_and(harms);
                wanted(mine, harmful, worth)
            }
            TileAction::Sweep(_, at) => {
                let (mine, worth) = target(*at);
                wanted(mine, false, worth)
            }
            TileAction::Plain(_) | TileAction::Heal(_) | TileAction::Trade(..) => 0,
        }
    }
}
