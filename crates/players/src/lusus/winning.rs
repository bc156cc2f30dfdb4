//! Wins in one move: a certain king capture after up to three tiles.

use sealed_move_rules::lusus::{Group, Lookahead, Phase, PieceOption, Square, Tile, TileOption, View};

/// The node budget. Only moves with several tiles come near it.
const NODE_BUDGET: usize = 30_000;

/// The tiles and the piece move that capture the king.
pub(crate) type WinningMove = (Vec<TileOption>, PieceOption);

/// Finds a move that is certain to capture the king, with as few tiles as possible.
///
/// Single tiles are tried in the order of `likeliest`. Never returns a move if the king may have an
/// unseen trap.
pub(crate) fn find_winning_move(
    view: &View,
    ahead: &Lookahead,
    likeliest: impl FnOnce() -> Vec<TileOption>,
) -> Option<WinningMove> {
    let king = ahead.king(ahead.turn().other())?;
    if view.piece(king).is_some_and(|piece| piece.tiles.iter().any(|placed| placed.tile.is_none())) {
        return None;
    }
    if ahead.may_move()
        && let Some(option) = capture(ahead, king)
    {
        return Some((Vec::new(), option));
    }
    if !matches!(ahead.phase(), Phase::Play(_)) {
        return None;
    }
    let mut left = NODE_BUDGET;
    for option in likeliest() {
        let after = played(ahead, &option);
        left = left.saturating_sub(1);
        if let Some(capture) = after.may_move().then(|| capture(&after, king)).flatten() {
            return Some((vec![option], capture));
        }
    }
    // Two or three tiles: all but the last must affect movement or allow more plays.
    let mut open = vec![(Vec::<TileOption>::new(), ahead.clone())];
    for _ in 0..2 {
        let mut next = Vec::new();
        for (plays, board) in &open {
            for option in board.tile_options().into_iter().filter(can_help) {
                let after = played(board, &option);
                if !matches!(after.phase(), Phase::Play(_)) {
                    continue;
                }
                let mut plays = plays.clone();
                plays.push(option);
                for last in after.tile_options() {
                    left = left.checked_sub(1)?;
                    let end = played(&after, &last);
                    if let Some(capture) = capture(&end, king) {
                        plays.push(last);
                        return Some((plays, capture));
                    }
                }
                next.push((plays, after));
            }
        }
        open = next;
    }
    None
}

/// Whether a play can help a later one to capture the king.
fn can_help(option: &TileOption) -> bool {
    let Some(tile) = option.tile() else { return false };
    let adds_paths =
        matches!(tile, Tile::Immune | Tile::Phase | Tile::Spring | Tile::Wrap | Tile::BoulderDash);
    let clears_paths = matches!(
        tile,
        Tile::Trade | Tile::Dispel | Tile::Knockout | Tile::Disenchant | Tile::Trip | Tile::Ensnare
    );
    // Draws tiles, or allows more plays in this move.
    let gives_more = matches!(tile, Tile::Heal | Tile::DoubleAction);
    !option.is_burn() && (tile.group() == Group::Movement || adds_paths || clears_paths || gives_more)
}

/// The position after a play. Random discards from the other hand don't matter here.
fn played(ahead: &Lookahead, option: &TileOption) -> Lookahead {
    let mut after = ahead.clone();
    after.play_tile(option, &mut |_| 0);
    after
}

/// A piece move that captures the king.
fn capture(ahead: &Lookahead, king: Square) -> Option<PieceOption> {
    let won = |option: &PieceOption| {
        let after = ahead.after_piece(option, &mut |_| 0);
        after.outcome().is_some_and(|outcome| outcome.winner == Some(ahead.turn()))
    };
    ahead.piece_options().into_iter().filter(|option| option.enters(king)).find(won)
}
