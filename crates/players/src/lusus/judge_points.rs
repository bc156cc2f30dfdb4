//! The evaluation of Lusus used by the judge and the baselines.

use sealed_move_rules::Side;
use sealed_move_rules::lusus::{Kind, Lookahead, Piece, Square, Tile};

const MOVEMENT: usize = 5;
const HINDERING: usize = 6;
const OTHER: usize = 7;
const TRAP: usize = 8;
const ADVANCE: usize = 9;
const CENTER: usize = 10;
const DRAWN: usize = 11;
/// The index of the weight that scales shares of winning.
pub(super) const HALF: usize = 12;

fn worth(weights: &[i32], kind: Kind) -> i32 {
    match kind {
        Kind::Pawn => weights[0],
        Kind::Knight => weights[1],
        Kind::Bishop => weights[2],
        Kind::Rook => weights[3],
        Kind::Queen => weights[4],
        Kind::King => 0,
    }
}

/// The value of a tile to the owner of its piece.
fn tile_worth(weights: &[i32], tile: Tile, piece: &Piece) -> i32 {
    let plain = if piece.kind == Kind::King { 350 } else { worth(weights, piece.kind) };
    let (flat, of_piece, weight) = match tile {
        Tile::Queen => ((620 - plain * 2 / 3).max(0), 0, MOVEMENT),
        Tile::Rook => (if matches!(piece.kind, Kind::Rook | Kind::Queen) { 0 } else { 220 }, 0, MOVEMENT),
        Tile::Bishop => (if matches!(piece.kind, Kind::Bishop | Kind::Queen) { 0 } else { 150 }, 0, MOVEMENT),
        Tile::Knight => (if piece.kind == Kind::Knight { 0 } else { 140 }, 0, MOVEMENT),
        Tile::King => (if matches!(piece.kind, Kind::King | Kind::Queen) { 0 } else { 70 }, 0, MOVEMENT),
        Tile::RookBishop => {
            (if matches!(piece.kind, Kind::Rook | Kind::Bishop) { 180 } else { 0 }, 0, MOVEMENT)
        }
        Tile::Sidestep => (35, 0, MOVEMENT),
        Tile::Swap => (25, 0, MOVEMENT),
        Tile::Pawn => (10, 0, MOVEMENT),
        Tile::StickyFeet => (0, -35, HINDERING),
        Tile::Disarm => (0, -40, HINDERING),
        Tile::Enrage => (0, -30, HINDERING),
        Tile::Immobilized => (-10, -55, HINDERING),
        Tile::Ghost => (-40, 0, HINDERING),
        Tile::MinusDraw => (-45, 0, HINDERING),
        Tile::Deadspace => (-4, 0, HINDERING),
        Tile::Condemn => (-8, 0, HINDERING),
        Tile::DoubleAction => (90, 0, OTHER),
        Tile::PlusDraw => (35, 0, OTHER),
        Tile::Phase => (0, 12, OTHER),
        Tile::Guard => (50, 0, OTHER),
        Tile::Immune => (20, 4, OTHER),
        Tile::HitAndRun => (10, 10, OTHER),
        Tile::BoulderDash => (5, 6, OTHER),
        Tile::Thief => (5, 6, OTHER),
        Tile::Wrap => (10, 6, OTHER),
        Tile::Spring => (5, 4, OTHER),
        Tile::Knowledge => (25, 0, OTHER),
        Tile::Dodge | Tile::Revert => (if piece.kind == Kind::King { 140 } else { 25 }, 10, TRAP),
        Tile::Revenge => (if piece.kind == Kind::King { 0 } else { 90 }, 5, TRAP),
        Tile::NoDraw | Tile::Transfusion | Tile::Bequeath => (8, 0, TRAP),
        _ => (0, 0, OTHER),
    };
    (flat + of_piece * plain / 100) * weights[weight] / 100
}

/// The weighted sum for the side to move, in centipawns.
pub(super) fn points(ahead: &Lookahead, weights: &[i32]) -> i32 {
    let mover = ahead.turn();
    let signed = |side: Side, worth: i32| if side == mover { worth } else { -worth };
    let mut sum = 10;
    for square in Square::all() {
        let Some(piece) = ahead.piece(square) else { continue };
        let rank = i32::from(square.rank());
        let forward = if piece.side == Side::First { rank } else { 7 - rank };
        let edge = |place: i8| i32::from(place.min(7 - place));
        let place = match piece.kind {
            Kind::Pawn => weights[ADVANCE] * (forward - 1) * (forward - 1) / 3,
            Kind::King => -weights[CENTER] * forward * 3,
            _ => weights[CENTER] * (edge(square.file()) + edge(square.rank())),
        };
        let tiles: i32 = if piece.tiles.is_empty() {
            0
        } else {
            piece.tiles.iter().map(|it| it.tile.map_or(20, |tile| tile_worth(weights, tile, piece))).sum()
        };
        sum += signed(piece.side, worth(weights, piece.kind) + place + tiles);
    }
    for side in Side::BOTH {
        sum += signed(side, weights[DRAWN] * ahead.draw_count(side) as i32);
    }
    sum
}
