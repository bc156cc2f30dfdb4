//! Ranks options by how likely a player wants them. Only meaningful for sorting.

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

/// Base values of classes of options.
pub(super) const WIN_VALUE: i32 = 1_000_000;
pub(super) const CAPTURE_VALUE: i32 = 10_000;
const PLAY_VALUE: i32 = 1_000;
const BURN_VALUE: i32 = -1_000;

/// Rough value of a piece.
const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::King => WIN_VALUE / CAPTURE_VALUE,
        Kind::Queen => 9,
        Kind::Rook => 5,
        Kind::Bishop | Kind::Knight => 3,
        Kind::Pawn => 1,
    }
}

/// Whether a tile only harms its piece or the piece's owner.
pub(super) const fn harms(tile: Tile) -> bool {
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

/// The total value of the captured pieces.
fn captured(board: &Board, made: &PieceMove) -> i32 {
    let PieceMove::Step(step) = made else { return 0 };
    let worth = |square| board.get(square).map_or(0, |piece| value(piece.kind));
    first_victim(board, step).map_or(0, worth) + step.rolls.into_iter().flatten().map(worth).sum::<i32>()
}

impl State {
    /// How likely a player wants an option; higher is better.
    pub(super) fn rank(&self, token: &str) -> i32 {
        if let Some(made) = parse_piece_move(token) {
            return self.rank_move(&made);
        }
        if square_from_name(token).is_some() {
            let best = self.moves_from(token).iter().map(|made| self.rank_move(made)).max();
            // A complete move ranks above its start square.
            return best.map_or(0, |best| best - 1);
        }
        if let Ok(play) = parse_play(token) {
            return self.rank_play(&play);
        }
        // Rank a tile by its best target.
        let code = token.trim_start_matches("RC+").trim_end_matches('@');
        let plays = Tile::from_code(code).map(|tile| self.targets(tile, token.starts_with("RC+")));
        plays.iter().flatten().map(|play| self.rank_play(play)).max().unwrap_or(PLAY_VALUE)
    }

    /// How likely a player wants a piece's move. The score is the gain minus the opponent's best
    /// capture; better placement breaks ties.
    pub(super) fn rank_move(&self, made: &PieceMove) -> i32 {
        let wins = match made {
            PieceMove::Pass => 0,
            PieceMove::Castle(_) => 200,
            PieceMove::Swap { .. } => -100,
            PieceMove::Step(step) => {
                let promotion = step.promotion.map_or(0, |kind| value(kind) * CAPTURE_VALUE / 2);
                let more = i32::from(step.steal.is_some()) + i32::from(step.follow_up.is_some());
                let place = self.place(step.from, step.to) - self.place(step.from, step.from);
                self.captured(made) * CAPTURE_VALUE + promotion + more + place
            }
        };
        if wins >= WIN_VALUE { wins } else { wins - self.best_reply(made) }
    }

    pub(super) fn captured(&self, made: &PieceMove) -> i32 {
        captured(&self.board, made)
    }

    /// Value of the opponent's best capture after a move, minus half the value of the capturing
    /// piece. Ignores hidden traps.
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
        let prize =
            |reply: &PieceMove| captured(&board, reply) * CAPTURE_VALUE - own(reply) * CAPTURE_VALUE / 2;
        replies.iter().map(prize).max().unwrap_or(0).max(0)
    }

    /// Placement of the piece on `piece` if it were on `at`: advanced and central, but a king at
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

    /// The number of moves that a piece gains by a tile. Weak pieces weigh most, because they have
    /// few moves.
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

    fn rank_play(&self, play: &PlayChoice) -> i32 {
        // For a king, only life-saving tiles are worth much; harmful ones matter little.
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
        PLAY_VALUE
            + match &play.action {
                TileAction::Burn(_) => BURN_VALUE - PLAY_VALUE,
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
