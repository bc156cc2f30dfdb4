//! Counts paths of piece moves, without tile plays, discards and draws (`rules/lusus.md §12`).

use super::board::{Board, BoardStep};
use super::capture::{NoSink, make, undo_castling};
use super::castling::CastlingRights;
use super::generator::{Generator, skipped_by};
use super::piece::Kind;
use super::piece_move::{PieceMove, PieceStep, promotes};
use super::roller::FirstSquare;
use super::square::Square;
use super::state::State;
use crate::Side;
use crate::perft::PerftPosition;

pub(super) struct Counting {
    board: Board,
}

/// The data for undoing a move.
pub(super) enum CountingUndo {
    /// A step without traps and follow-ups.
    Step(BoardStep),
    /// Castling, with the previous castling rights and en passant square.
    Castle(CastlingRights, Option<Square>),
    /// A copy of the whole board.
    Board(Box<Board>),
}

impl Counting {
    pub(super) fn new(state: &State) -> Self {
        Self { board: state.board.clone() }
    }

    /// Makes a step to a square that is empty or holds a piece without tiles.
    #[inline]
    fn step(&mut self, step: &PieceStep) -> CountingUndo {
        let board = &mut self.board;
        let PieceStep { from, to, .. } = *step;
        let promotion = board.get(from).filter(|piece| promotes(piece, to));
        let promotion = promotion.map(|_| step.promotion.unwrap_or(Kind::Queen));
        let two_ranks = from.index().abs_diff(to.index()) == 16;
        let passed = if two_ranks && !board.occupied().has(to) { skipped_by(board, from, to) } else { None };
        CountingUndo::Step(board.step((from, to), promotion, passed))
    }

    /// Makes a move with the code of the game itself.
    #[cold]
    fn make_any(&mut self, made: &PieceMove) {
        // Perft counts moves, not results: one square represents all targets of a dodge.
        let _ = make(&mut self.board, &mut NoSink, made, &mut FirstSquare, &mut |_| {});
    }
}

impl PerftPosition for Counting {
    type Move = PieceMove;
    type Undo = CountingUndo;

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

    fn make(&mut self, made: PieceMove) -> CountingUndo {
        let undo = match &made {
            PieceMove::Step(step) if !step.has_extras() && self.board.is_plain(step.to) => self.step(step),
            PieceMove::Castle(_) => {
                let undo = CountingUndo::Castle(self.board.rights, self.board.passed);
                self.make_any(&made);
                undo
            }
            _ => {
                let before = Box::new(self.board.clone());
                self.make_any(&made);
                CountingUndo::Board(before)
            }
        };
        self.board.mover = self.board.mover.other();
        undo
    }

    fn unmake(&mut self, made: PieceMove, undo: &CountingUndo) {
        match (undo, made) {
            (CountingUndo::Step(before), PieceMove::Step(step)) => {
                self.board.step_back(step.from, step.to, before);
                self.board.mover = self.board.mover.other();
            }
            (CountingUndo::Castle(rights, passed), PieceMove::Castle(wing)) => {
                self.board.mover = self.board.mover.other();
                undo_castling(&mut self.board, wing);
                (self.board.rights, self.board.passed) = (*rights, *passed);
            }
            (CountingUndo::Step(_) | CountingUndo::Castle(..), _) => unreachable!("an undo fits its move"),
            (CountingUndo::Board(before), _) => self.board.clone_from(before),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::text::parse;
    use super::*;

    /// Covers steps of all kinds of pieces, with and without tiles, captures, promotions, castling
    /// and en passant. The fast code must agree with the game's, and undo everything.
    #[test]
    fn fast_steps_agree_with_the_rules_and_undo() {
        for text in [
            "L1 r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - M -/KIQUBIKNROPA/- -/kiqubiknropa/- 1 *",
            "L1 4n(qu)3/5p(IZ)2/n(BD)3B1r1/b(RV)4P(rbkn)2/3N(BIth)2R1/1K3N2/3B(md)r(biro)1b1/1R(DSHR)4k(sw)1 b - - M -/KI/- -/ki/- 12 *",
            "L1 n1n1k3/P(QU)P1P3r/8/3pP(WR)3/8/8/1p5p(ph)/4K(SP)2R w K d6 M -/KI/- -/ki/- 1 *",
        ] {
            let mut counting = Counting::new(&parse(text).expect(text));
            let mut moves = Vec::new();
            counting.push_moves(&mut moves);
            for made in moves {
                let undo = checked(&mut counting, made);
                let mut replies = Vec::new();
                counting.push_moves(&mut replies);
                for reply in replies {
                    let before = counting.board.clone();
                    let undo = checked(&mut counting, reply);
                    counting.unmake(reply, &undo);
                    assert_eq!(counting.board, before, "{text} {made:?} {reply:?}");
                }
                counting.unmake(made, &undo);
            }
            assert_eq!(counting.board, Counting::new(&parse(text).expect(text)).board, "{text}");
        }
    }

    /// Makes a move and compares the board with the game's.
    fn checked(counting: &mut Counting, made: PieceMove) -> CountingUndo {
        let mut expected = counting.board.clone();
        make(&mut expected, &mut NoSink, &made, &mut FirstSquare, &mut |_| {})
            .expect("this roller never fails");
        expected.mover = expected.mover.other();
        let undo = counting.make(made);
        assert_eq!(counting.board, expected, "{made:?}");
        undo
    }
}
