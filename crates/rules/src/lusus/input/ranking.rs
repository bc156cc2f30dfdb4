//! How likely a player wants an option; only for sorting.

use crate::lusus::board::Board;
use crate::lusus::capture::{NoSink, make};
use crate::lusus::generator::{Generator, first_victim};
use crate::lusus::notation::{parse_piece_move, parse_play};
use crate::lusus::piece::{Kind, Piece};
use crate::lusus::piece_move::PieceMove;
use crate::lusus::plays::{PlayChoice, TileAction};
use crate::lusus::roller::FirstSquare;
use crate::lusus::square::{Square, home_rank, square_from_name};
use crate::lusus::state::State;
use crate::lusus::tile::{Group, PlacedTile, Tile};

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

/// The value of what a move captures.
fn captured(board: &Board, made: &PieceMove) -> i32 {
    let PieceMove::Step(step) = made else { return 0 };
    let worth = |square| board.get(square).map_or(0, |piece| value(piece.kind));
    first_victim(board, step).map_or(0, worth) + step.rolls.into_iter().flatten().map(worth).sum::<i32>()
}

impl State {
    /// How likely a player wants an option; greater is better.
    pub(super) fn rank(&self, token: &str) -> i32 {
        if let Some(made) = parse_piece_move(token) {
            return self.rank_move(&made);
        }
        if square_from_name(token).is_some() {
            let best = self.moves_from(token).iter().map(|made| self.rank_move(made)).max();
            // A move that stands there whole comes before the square where it begins.
            return best.map_or(0, |best| best - 1);
        }
        if let Ok(play) = parse_play(token) {
            return self.rank_play(&play);
        }
        // The best that a tile can be played on.
        let code = token.trim_start_matches("RC+").trim_end_matches('@');
        let plays = Tile::from_code(code).map(|tile| self.targets(tile, token.starts_with("RC+")));
        plays.iter().flatten().map(|play| self.rank_play(play)).max().unwrap_or(PLAY)
    }

    /// How likely a player wants the move of a piece. What it wins counts, less what the opponent can
    /// capture after it; of equals the better place.
    pub(super) fn rank_move(&self, made: &PieceMove) -> i32 {
        let wins = match made {
            PieceMove::Pass => 0,
            PieceMove::Castle(_) => 200,
            PieceMove::Swap { .. } => -100,
            PieceMove::Step(step) => {
                let promotion = step.promotion.map_or(0, |kind| value(kind) * CAPTURE / 2);
                let more = i32::from(step.steal.is_some()) + i32::from(step.follow_up.is_some());
                let place = self.place(step.from, step.to) - self.place(step.from, step.from);
                self.captured(made) * CAPTURE + promotion + more + place
            }
        };
        if wins >= WIN { wins } else { wins - self.best_reply(made) }
    }

    /// The value of what a move captures.
    pub(super) fn captured(&self, made: &PieceMove) -> i32 {
        captured(&self.board, made)
    }

    /// The worth of the best capture that the opponent may make after a move, less half of what that
    /// risks, as if nothing hidden interfered.
    fn best_reply(&self, made: &PieceMove) -> i32 {
        let mut board = self.board.clone();
        if make(&mut board, &mut NoSink, made, &mut FirstSquare, &mut |_| {}).is_err() {
            return 0;
        }
        board.mover = self.mover().other();
        let own = |made: &PieceMove| match made {
            PieceMove::Step(step) => board.get(step.from).map_or(0, |piece| value(piece.kind).min(10)),
            PieceMove::Pass | PieceMove::Castle(_) | PieceMove::Swap { .. } => 0,
        };
        let replies = Generator::new(&board).all();
        let prize = |reply: &PieceMove| captured(&board, reply) * CAPTURE - own(reply) * CAPTURE / 2;
        replies.iter().map(prize).max().unwrap_or(0).max(0)
    }

    /// How well the piece on `piece` would stand on a square: forward and in the middle, a king at
    /// home.
    fn place(&self, piece: Square, at: Square) -> i32 {
        let Some(piece) = self.board.get(piece) else { return 0 };
        let near = |line: i8| i32::from(line.min(7 - line));
        let forward = i32::from((at.rank() - home_rank(piece.side)).abs());
        match piece.kind {
            Kind::King => -20 * forward,
            Kind::Pawn => forward * (4 + 4 * near(at.file())),
            Kind::Rook | Kind::Queen => 4 * near(at.file()) + 2 * forward.min(3),
            Kind::Bishop | Kind::Knight => 10 * (near(at.file()) + near(at.rank())),
        }
    }

    /// How many more moves a piece of the side to move has with a tile; those of weak pieces count
    /// most, for they have few.
    fn mobility_gain(&self, tile: Tile, at: Square) -> i32 {
        let moves = |board: &Board| {
            let mut moves = Vec::new();
            Generator::new(board).push_from(at, &mut moves);
            moves.len() as i32
        };
        let mut board = self.board.clone();
        let owner = self.mover();
        board.edit(at, |piece| piece.tiles.push(PlacedTile { tile: Some(tile), owner }));
        let share = match self.board.get(at).map(|piece| piece.kind) {
            Some(Kind::King) => 1,
            Some(Kind::Queen) => 2,
            _ => 4,
        };
        share * (moves(&board) - moves(&self.board)) / 4
    }

    /// How likely a player wants a play.
    fn rank_play(&self, play: &PlayChoice) -> i32 {
        // Only what saves it does much for a king, and little that harms it does.
        let target = |at| {
            let worth = |piece: &Piece| match (piece.kind, &play.action) {
                (Kind::King, TileAction::Attach(Some(Tile::Dodge | Tile::Revert), _)) => 10,
                (Kind::King, _) => 4,
                (kind, _) => value(kind),
            };
            let piece = self.board.get(at);
            piece.map_or((true, 0), |piece| (piece.side == self.mover(), worth(piece)))
        };
        let wanted = |mine: bool, own: bool, worth: i32| if mine == own { worth } else { -worth - 10 };
        PLAY + match &play.action {
            TileAction::Burn(_) => BURN - PLAY,
            TileAction::Attach(Some(tile), at) if target(*at).0 && tile.group() == Group::Movement => {
                self.mobility_gain(*tile, *at)
            }
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
