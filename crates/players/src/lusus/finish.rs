//! Wins in one move: what surely takes the king, after up to three tiles.

use sealed_move_rules::lusus::{Group, Lookahead, Phase, PieceOption, Square, Tile, TileOption, View};

/// How many positions are tried at most: only several tiles in one move ever come near.
const MOST: usize = 30_000;

/// The tiles and the piece that take the king.
pub(crate) type WinningTurn = (Vec<TileOption>, PieceOption);

/// Finds a move that surely takes the king, with as few tiles as possible; of the plays that do, `likeliest` tells which is
/// tried first. A king with a trap that is not seen is taken for sure by nothing.
pub(crate) fn find_finish(
    view: &View,
    ahead: &Lookahead,
    likeliest: impl FnOnce() -> Vec<TileOption>,
) -> Option<WinningTurn> {
    let king = ahead.king(ahead.turn().other())?;
    if view.piece(king).is_some_and(|piece| piece.tiles.iter().any(|placed| placed.tile.is_none())) {
        return None;
    }
    if ahead.may_move()
        && let Some(option) = taking(ahead, king)
    {
        return Some((Vec::new(), option));
    }
    if !matches!(ahead.phase(), Phase::Play(_)) {
        return None;
    }
    let mut left = MOST;
    for option in likeliest() {
        let after = played(ahead, &option);
        left = left.saturating_sub(1);
        if let Some(taking) = after.may_move().then(|| taking(&after, king)).flatten() {
            return Some((vec![option], taking));
        }
    }
    // A second or third tile: what is played before must change how pieces go, or let one play more.
    let mut open = vec![(Vec::<TileOption>::new(), ahead.clone())];
    for _ in 0..2 {
        let mut next = Vec::new();
        for (plays, board) in &open {
            for option in board.tile_options().into_iter().filter(matters) {
                let after = played(board, &option);
                if !matches!(after.phase(), Phase::Play(_)) {
                    continue;
                }
                let mut plays = plays.clone();
                plays.push(option);
                for last in after.tile_options() {
                    left = left.checked_sub(1)?;
                    let end = played(&after, &last);
                    if let Some(taking) = taking(&end, king) {
                        plays.push(last);
                        return Some((plays, taking));
                    }
                }
                next.push((plays, after));
            }
        }
        open = next;
    }
    None
}

/// Whether a play may let a later one take the king.
fn matters(option: &TileOption) -> bool {
    let Some(tile) = option.tile() else { return false };
    let opens_a_way =
        matches!(tile, Tile::Immune | Tile::Phase | Tile::Spring | Tile::Wrap | Tile::BoulderDash);
    let clears_a_way = matches!(
        tile,
        Tile::Trade | Tile::Dispel | Tile::Knockout | Tile::Disenchant | Tile::Trip | Tile::Ensnare
    );
    // More tiles in the hand, or more of them in one move.
    let gives_more = matches!(tile, Tile::Heal | Tile::DoubleAction);
    !option.is_burn() && (tile.group() == Group::Movement || opens_a_way || clears_a_way || gives_more)
}

/// The position after a play; what chance takes from the other hand changes nothing here.
fn played(ahead: &Lookahead, option: &TileOption) -> Lookahead {
    let mut after = ahead.clone();
    after.play_tile(option, &mut |_| 0);
    after
}

/// A move of a piece that takes the king.
fn taking(ahead: &Lookahead, king: Square) -> Option<PieceOption> {
    let won = |option: &PieceOption| {
        let after = ahead.after_piece(option, &mut |_| 0);
        after.outcome().is_some_and(|outcome| outcome.winner == Some(ahead.turn()))
    };
    ahead.piece_options().into_iter().filter(|option| option.enters(king)).find(won)
}
