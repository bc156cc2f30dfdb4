//! The evaluation of Lusus: a weighted sum of named features.

use sealed_move_rules::Side;
use sealed_move_rules::lusus::{Kind, Lookahead, Piece, Square, Tile};

/// The features, in the order of the weights file. The opponent's features count negatively.
#[derive(Clone, Copy)]
enum Feature {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    /// The squared advance of pawns.
    Advance,
    /// The distance of other pieces from the edge.
    Center,
    /// The king's distance from its first rank.
    KingAhead,
    /// Empty squares on lines from the king.
    KingOpen,
    /// Enemy pieces that are a line or a leap away from the king.
    KingSeen,
    /// Own pieces next to the king.
    KingGuard,
    /// The percentage chance that the side to move captures the king with a tile.
    Threat,
    /// The same for the opponent.
    Waiting,
    /// Tiles drawn after a move.
    Drawn,
    QueenTile,
    RookTile,
    BishopTile,
    KnightTile,
    KingTile,
    /// Any other movement tile.
    OtherMovement,
    /// Tiles that hinder their piece, times its value in pawns.
    Hindering,
    /// Tiles that improve captures.
    Fighting,
    DoubleAction,
    Guard,
    Immune,
    /// Dodge and Revert on a king.
    KingTrap,
    /// Any other trap, seen or unseen.
    OtherTrap,
    /// 1 for the side to move.
    Tempo,
}

pub(super) const FEATURE_COUNT: usize = Feature::Tempo as usize + 1;

/// The weighted sum for the side to move. `chances` are the percentages for `Threat` and `Waiting`.
pub(super) fn points(ahead: &Lookahead, weights: &[i32], chances: [i32; 2]) -> i32 {
    let mover = ahead.turn();
    let mut counts = [0; FEATURE_COUNT];
    for square in Square::all() {
        let Some(piece) = ahead.piece(square) else { continue };
        let sign = if piece.side == mover { 1 } else { -1 };
        count_piece(piece, square, sign, &mut counts);
    }
    for (side, sign) in [(mover, 1), (mover.other(), -1)] {
        let threat = ahead.king_threat(side.other());
        counts[Feature::KingOpen as usize] += sign * threat.open as i32;
        counts[Feature::KingSeen as usize] += sign * threat.lookers as i32;
        counts[Feature::Drawn as usize] += sign * ahead.draw_count(side) as i32;
        if let Some(king) = ahead.king(side) {
            let beside = |files: i8, ranks: i8| {
                king.offset(files, ranks)
                    .and_then(|at| ahead.piece(at))
                    .is_some_and(|piece| piece.side == side)
            };
            let around = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];
            let guards = around.into_iter().filter(|(files, ranks)| beside(*files, *ranks)).count();
            counts[Feature::KingGuard as usize] += sign * guards as i32;
        }
    }
    counts[Feature::Threat as usize] = chances[0];
    counts[Feature::Waiting as usize] = -chances[1];
    counts[Feature::Tempo as usize] = 1;
    counts.iter().zip(weights).map(|(count, weight)| count * weight).sum()
}

fn count_piece(piece: &Piece, square: Square, sign: i32, counts: &mut [i32; FEATURE_COUNT]) {
    let mut count = |feature: Feature, by: i32| counts[feature as usize] += sign * by;
    let rank = i32::from(square.rank());
    let ahead = if piece.side == Side::First { rank } else { 7 - rank };
    let edge = |place: i8| i32::from(place.min(7 - place));
    match piece.kind {
        Kind::Pawn => {
            count(Feature::Pawn, 1);
            count(Feature::Advance, (ahead - 1) * (ahead - 1) / 3);
        }
        Kind::King => count(Feature::KingAhead, ahead),
        kind => {
            let feature = match kind {
                Kind::Knight => Feature::Knight,
                Kind::Bishop => Feature::Bishop,
                Kind::Rook => Feature::Rook,
                _ => Feature::Queen,
            };
            count(feature, 1);
            count(Feature::Center, edge(square.file()) + edge(square.rank()));
        }
    }
    if piece.tiles.is_empty() {
        return;
    }
    let is = |kinds: &[Kind]| kinds.contains(&piece.kind);
    for placed in piece.tiles.iter() {
        let Some(tile) = placed.tile else {
            count(Feature::OtherTrap, 1);
            continue;
        };
        match tile {
            Tile::Queen if !is(&[Kind::Queen]) => count(Feature::QueenTile, 1),
            Tile::Rook if !is(&[Kind::Rook, Kind::Queen]) => count(Feature::RookTile, 1),
            Tile::Bishop if !is(&[Kind::Bishop, Kind::Queen]) => count(Feature::BishopTile, 1),
            Tile::Knight if !is(&[Kind::Knight]) => count(Feature::KnightTile, 1),
            Tile::King if !is(&[Kind::King, Kind::Queen]) => count(Feature::KingTile, 1),
            Tile::RookBishop if is(&[Kind::Rook, Kind::Bishop]) => count(Feature::OtherMovement, 2),
            Tile::Sidestep | Tile::Swap | Tile::Pawn => count(Feature::OtherMovement, 1),
            Tile::StickyFeet | Tile::Disarm | Tile::Enrage | Tile::Immobilized => {
                let worth = [4, 9, 5, 3, 3, 1][piece.kind as usize];
                count(Feature::Hindering, worth);
            }
            Tile::DoubleAction => count(Feature::DoubleAction, 1),
            Tile::Guard => count(Feature::Guard, 1),
            Tile::Immune => count(Feature::Immune, 1),
            Tile::Phase | Tile::HitAndRun | Tile::BoulderDash | Tile::Thief | Tile::Wrap | Tile::Spring => {
                count(Feature::Fighting, 1);
            }
            Tile::Dodge | Tile::Revert if is(&[Kind::King]) => count(Feature::KingTrap, 1),
            Tile::Revenge
            | Tile::NoDraw
            | Tile::Transfusion
            | Tile::Bequeath
            | Tile::Dodge
            | Tile::Revert => count(Feature::OtherTrap, 1),
            _ => {}
        }
    }
}
