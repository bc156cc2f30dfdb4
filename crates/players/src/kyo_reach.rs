//! The kings of Kyo, the distance to which pieces can approach one with their next move, and threats to take one.

use std::collections::{BTreeMap, BTreeSet};

use sealed_move_rules::Side;
use sealed_move_rules::kyo::{Kind, Lookahead, Tile};

/// The value of a piece that takes the king. Other pieces are worth less together.
pub(crate) const KING_WORTH: i32 = 4_000;

/// The value of a piece by the distance, in tiles, that its best move leaves to the king. A piece at
/// distance 0 takes the king.
const WORTH: [i32; 10] = [KING_WORTH, 160, 110, 75, 50, 35, 24, 16, 8, 0];

// Eight Heavy Pawns, two Towers, the Queen, two Cannons and two Knights.
const _: () = assert!(15 * WORTH[1] < KING_WORTH);

/// The tile of a side's king. `None` if it was captured.
pub(crate) fn king(ahead: &Lookahead, side: Side) -> Option<Tile> {
    Tile::all()
        .find(|tile| ahead.stack(*tile).pawn.is_some_and(|pawn| pawn.side == side && pawn.kind == Kind::King))
}

/// The sum of these values over the pieces of the side to move. Light pawns and the king count only if they
/// take the enemy king. Visits at most `limit` partial moves.
pub(crate) fn reach(ahead: &Lookahead, limit: usize) -> i32 {
    let mover = ahead.turn();
    let Some(king) = king(ahead, mover.other()) else { return 0 };
    let mut nearest = [WORTH.len() - 1; Tile::COUNT];
    ahead.visit_results(limit, &mut |attempt| {
        let end = attempt.end();
        let [files, ranks] = [king.file() - end.file(), king.rank() - end.rank()].map(i8::unsigned_abs);
        let known = &mut nearest[attempt.start().index()];
        *known = usize::from(files.max(ranks)).min(*known);
        true
    });
    let worth = |tile: Tile| {
        let pawn = ahead.stack(tile).pawn.filter(|pawn| pawn.side == mover);
        let distance = nearest[tile.index()];
        let counts = |kind: Kind| distance == 0 || !matches!(kind, Kind::LightPawn | Kind::King);
        pawn.filter(|pawn| counts(pawn.kind)).map_or(0, |_| WORTH[distance])
    };
    Tile::all().map(worth).sum()
}

/// If the other side threatens to take the king of the side to move, the number of pawns that can capture the
/// threatening one; the least, if several threaten. Visits at most `limit` partial moves of each side.
pub(crate) fn capturers_of_threat(ahead: &Lookahead, limit: usize) -> Option<usize> {
    let king = king(ahead, ahead.turn())?;
    let mut passed = ahead.clone();
    passed.play(&[]);
    let mut threats = BTreeMap::new();
    passed.visit_captures(limit, &mut |attempt| {
        if attempt.end() == king {
            threats.entry(attempt.start()).or_insert_with(BTreeSet::new);
        }
        true
    });
    if !threats.is_empty() {
        ahead.visit_captures(limit, &mut |attempt| {
            if let Some(capturers) = threats.get_mut(&attempt.end()) {
                capturers.insert(attempt.start());
            }
            true
        });
    }
    threats.values().map(BTreeSet::len).min()
}

#[cfg(test)]
mod tests {
    use sealed_move_rules::{Observer, View, find};

    use super::*;

    fn reach_of(position: &str) -> i32 {
        let position = find("kyo").unwrap().parse(position).unwrap();
        let View::Kyo(view) = position.view(Observer::Player(position.turn())) else { unreachable!() };
        reach(&view.lookahead(), 1_500)
    }

    #[test]
    fn chips_bring_a_piece_nearer() {
        // Without chips the Heavy Pawn on E2 steps to E3, six tiles away from the king on E9.
        let board = |stack: &str| format!("4,DK,5/10/4,{stack},5/10/10/10/10/10/10/4,dk,5 g - 1");
        assert_eq!(reach_of(&board("H")), WORTH[6]);
        // Each Dark chip left behind is one more step: the last one is direct.
        assert_eq!(reach_of(&board("DH")), WORTH[6]);
        assert_eq!(reach_of(&board("DDDH")), WORTH[4]);
        assert_eq!(reach_of(&board("P")), 0);
    }

    #[test]
    fn a_piece_that_takes_the_king_counts_most() {
        assert_eq!(reach_of("4,DK,5/10/10/10/10/10/10/10/4,P,5/3,dk,6 g - 1"), 0);
        assert_eq!(reach_of("4,DK,5/10/10/10/10/10/10/10/4,H,5/3,dk,6 g - 1"), WORTH[0]);
    }

    #[test]
    fn pawns_that_can_capture_a_threatening_pawn_are_counted() {
        let capturers = |ranks: &str| {
            let text = format!("4,DK,5/10/10/10/10/10/10/{ranks} r - 2");
            let position = find("kyo").unwrap().parse(&text).unwrap();
            let View::Kyo(view) = position.view(Observer::Player(position.turn())) else { unreachable!() };
            capturers_of_threat(&view.lookahead(), 1_500)
        };
        // The chips take the Heavy Pawn from E7 to the king on E9.
        assert_eq!(capturers("4,H,5/10/4,dk,5"), None);
        assert_eq!(capturers("4,DDDH,5/10/4,dk,5"), Some(0));
        assert_eq!(capturers("4,DDDH,h,4/10/4,dk,5"), Some(1));
        assert_eq!(capturers("3,h,DDDH,h,4/10/4,dk,5"), Some(2));
        // The king itself captures the Heavy Pawn on E8. The other one threatens it safely.
        assert_eq!(capturers("10/4,H,5/4,dk,5"), Some(1));
        assert_eq!(capturers("4,DDDH,5/5,H,4/4,dk,5"), Some(0));
    }
}
