//! The starting position (`rules/lusus.md §§1, 8`).

use super::board::Board;
use super::castling::Wing;
use super::piece::{Kind, Piece};
use super::roll_meaning::RollMeaning;
use super::roller::draw_tiles;
use super::square::{Square, home_rank, second_rank};
use super::state::{Phase, State};
use super::tile::Tile;
use super::zone::{Pile, Zones};
use crate::{PlayError, Rolls, Setup, Side};

pub(super) const SETUPS: [Setup; 1] = [Setup { name: "standard", title: "Standard" }];

/// The kinds of the home rank, from file a.
const HOME: [Kind; 8] =
    [Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen, Kind::King, Kind::Bishop, Kind::Knight, Kind::Rook];

/// The number of tiles in a side's first hand.
const fn first_hand(side: Side) -> usize {
    match side {
        Side::First => 1,
        Side::Second => 3,
    }
}

/// Builds the starting position with randomly dealt hands.
///
/// # Errors
///
/// [`PlayError::Roll`] requests the next roll.
pub(super) fn start(rolls: &mut Rolls<'_>) -> Result<State, PlayError> {
    let mut state =
        State { board: start_board(), phase: Phase::Play(0), zones: Zones::EMPTY, number: 1, result: None };
    for side in Side::BOTH {
        let mut bag = Tile::ALL.to_vec();
        let means = |tile| crate::RollMeaning::Lusus(RollMeaning::Dealt(side, tile));
        let hand = draw_tiles(&mut bag, first_hand(side), |left| rolls.pick_from(left, means))?;
        for (tiles, pile) in [(hand, Pile::Hand), (bag, Pile::Bag)] {
            tiles.into_iter().for_each(|tile| state.zones.get_mut(side, pile).put(Some(tile)));
        }
    }
    Ok(state)
}

fn start_board() -> Board {
    let mut board = Board::EMPTY;
    for side in Side::BOTH {
        for (file, kind) in (0..).zip(HOME) {
            for (rank, kind) in [(home_rank(side), kind), (second_rank(side), Kind::Pawn)] {
                if let Some(square) = Square::at(file, rank) {
                    board.set(square, Some(Piece::new(side, kind)));
                }
            }
        }
        Wing::BOTH.into_iter().for_each(|wing| board.rights.add(side, wing));
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_dealt_by_index() {
        // White gets the queen out of 45 tiles, Black three of the remaining tiles one by one.
        let state = start(&mut Rolls::new(&[1, 0, 3, 40])).expect("every roll is given");
        assert_eq!(
            state.to_string(),
            "L1 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - P0 \
             QU/KIBIKNROPASWRBSIIMGUMDPDSFDMENPHDASPDSCOWRGHIZHRKWBDTHRVNDUNDGTFBQDIKODCTPESDLBSLTHERCTD/- \
             kirohe/qubiknpaswrbsiimgumdpdsfdmenphdaspdscowrghizhrkwbdthrvndundgtfbqdikodctpesdlbsltrctd/- 1 *"
        );
        for (rolled, wanted) in [(0, 45), (1, 45), (2, 44), (3, 43)] {
            let stop = start(&mut Rolls::new(&[0; 3][..rolled])).expect_err("a roll is missing");
            assert!(matches!(stop, PlayError::Roll(options) if options.get() == wanted), "{stop:?}");
        }
    }
}
