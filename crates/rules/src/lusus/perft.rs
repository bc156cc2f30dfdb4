//! Counts paths of piece moves; plays, discards and draws are left out (`rules/lusus.md §12`).

use super::board::Board;
use super::capture::{NoSink, make};
use super::generator::Generator;
use super::piece_move::PieceMove;
use super::roller::FirstSquare;
use super::state::State;
use crate::Side;
use crate::perft::PerftPosition;

/// The board on which paths are counted.
pub(super) struct Counting {
    board: Board,
}

impl Counting {
    /// Counts from a position on.
    pub(super) fn new(state: &State) -> Self {
        Self { board: state.board.clone() }
    }
}

impl PerftPosition for Counting {
    type Move = PieceMove;
    type Undo = Board;

    fn push_moves(&mut self, moves: &mut Vec<PieceMove>) -> u64 {
        let kings = Side::BOTH.map(|side| self.board.king(side));
        if !kings.iter().all(Option::is_some) {
            return 1;
        }
        let before = moves.len();
        let generator = Generator::new(&self.board);
        generator.push_all(moves);
        generator.steps() + (moves.len() - before) as u64
    }

    fn make(&mut self, made: PieceMove) -> Board {
        let before = self.board.clone();
        // Moves are counted, not rolls: one square stands for all to which a piece may dodge.
        let _ = make(&mut self.board, &mut NoSink, &made, &mut FirstSquare, &mut |_| {});
        self.board.mover = self.board.mover.other();
        before
    }

    fn unmake(&mut self, _: PieceMove, before: &Board) {
        self.board.clone_from(before);
    }
}
