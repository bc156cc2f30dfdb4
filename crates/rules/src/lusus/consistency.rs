//! Rejects position strings that are well-formed but impossible (`rules/lusus.md §6`).

use super::error::PositionError;
use super::piece::Kind;
use super::state::{Phase, State};
use super::tile::Tile;
use super::zone::{Pile, Zone};
use crate::Side;

/// Indices of the fields in a position string that errors refer to.
const BOARD_FIELD: usize = 1;
const PASSED_FIELD: usize = 4;
const PHASE_FIELD: usize = 5;
const NUMBER_FIELD: usize = 8;

impl State {
    /// Checks the fields of a position against each other. Returns the first contradiction with the
    /// index of its field.
    pub(super) fn check(&self) -> Result<(), (PositionError, usize)> {
        let over = self.phase == Phase::End;
        if over != self.result.is_some() {
            return Err((PositionError::End, PHASE_FIELD));
        }
        if over && self.board.passed.is_some() {
            return Err((PositionError::PassedAtEnd, PASSED_FIELD));
        }
        if let Phase::Play(played) = self.phase
            && played >= self.play_limit(self.mover())
        {
            return Err((PositionError::Plays, PHASE_FIELD));
        }
        if (self.number % 2 == 1) != (self.mover() == Side::First) {
            return Err((PositionError::Parity, NUMBER_FIELD));
        }
        for side in Side::BOTH {
            let pieces = self.board.squares_of(side).into_iter().filter_map(|square| self.board.get(square));
            if !over && pieces.filter(|piece| piece.kind == Kind::King).count() != 1 {
                return Err((PositionError::Kings, BOARD_FIELD));
            }
        }
        // Zones count each type in a byte. A real game has only two tiles of each type.
        if Tile::ALL.into_iter().any(|tile| self.count(tile) > usize::from(u8::MAX)) {
            return Err((PositionError::TooMany, BOARD_FIELD));
        }
        Ok(())
    }

    /// The number of tiles of a type on the board and in the piles.
    fn count(&self, tile: Tile) -> usize {
        let on_board: usize = Side::BOTH.map(|side| self.board.tally(side, tile)).into_iter().sum();
        let piles = Side::BOTH.into_iter().flat_map(|side| Pile::ALL.map(|pile| (side, pile)));
        let in_piles: usize = piles
            .map(|(side, pile)| match self.zones.get(side, pile) {
                Zone::Open(counts) => usize::from(counts[tile as usize]),
                Zone::Closed(_) => 0,
            })
            .sum();
        on_board + in_piles
    }
}
