//! What a position string may say and a position cannot be (`rules/lusus.md §6`).

use super::error::PositionError;
use super::piece::Kind;
use super::state::{Phase, State};
use super::tile::Tile;
use super::zone::{Pile, Zone};
use crate::Side;

/// The fields of a position string at which a contradiction is reported, by their index.
const BOARD: usize = 1;
const PASSED: usize = 4;
const PHASE: usize = 5;
const NUMBER: usize = 8;

impl State {
    /// Checks what the fields of a position say of one another.
    ///
    /// # Errors
    ///
    /// The first contradiction, and the index of the field that is wrong.
    pub(super) fn check(&self) -> Result<(), (PositionError, usize)> {
        let over = self.phase == Phase::End;
        if over != self.result.is_some() {
            return Err((PositionError::End, PHASE));
        }
        if over && self.board.passed.is_some() {
            return Err((PositionError::PassedAtEnd, PASSED));
        }
        if let Phase::Play(played) = self.phase
            && played >= self.play_limit(self.mover())
        {
            return Err((PositionError::Plays, PHASE));
        }
        if (self.number % 2 == 1) != (self.mover() == Side::First) {
            return Err((PositionError::Parity, NUMBER));
        }
        for side in Side::BOTH {
            let pieces = self.board.squares_of(side).into_iter().filter_map(|square| self.board.get(square));
            if !over && pieces.filter(|piece| piece.kind == Kind::King).count() != 1 {
                return Err((PositionError::Kings, BOARD));
            }
        }
        // Tiles of a type are counted in a byte each; a game has two of each type.
        if Tile::ALL.into_iter().any(|tile| self.count(tile) > usize::from(u8::MAX)) {
            return Err((PositionError::TooMany, BOARD));
        }
        Ok(())
    }

    /// How many tiles of a type there are on the board and in the piles.
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
