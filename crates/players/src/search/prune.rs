//! What is passed over because it can hardly matter any more.

use super::super::board::SearchBoard;
use super::{Search, WON};

/// How far ahead of what it needs a side must be for each move that is still looked ahead.
const RESERVE: i32 = 120;
/// How many moves fewer are looked ahead after a pass.
const PASS_REDUCTION: i32 = 2;

impl Search<'_> {
    /// The most that a move is worth to a side that stands at `still`, as far as its rank foretells that: the other
    /// side may leave it at that.
    pub(super) fn foretold<B: SearchBoard>(still: Option<i32>, rank: i32) -> Option<i32> {
        Some(still? + rank + B::SWING?)
    }

    /// What a position is worth at least to its side to move, which stands at `still`, if that is enough whatever its
    /// moves are: it is far ahead, or so good that it could pass.
    #[allow(clippy::too_many_arguments, reason = "a bound, a depth and where the move was")]
    pub(super) fn value_without_move<B: SearchBoard>(
        &mut self,
        board: &B,
        still: i32,
        beta: i32,
        depth: i32,
        deep: u32,
        last: (i8, i8),
    ) -> Option<i32> {
        let passed = std::mem::take(&mut self.passed);
        if beta.abs() > WON - 1000 {
            return None;
        }
        let sure = still - RESERVE * depth;
        if depth <= 2 && sure >= beta {
            return Some(sure);
        }
        if passed || depth < 2 || still < beta {
            return None;
        }
        let mut after = board.passed()?;
        self.passed = true;
        let value = -self.look(&mut after, -beta, 1 - beta, depth - 1 - PASS_REDUCTION, deep + 1, last);
        self.passed = false;
        (self.stopped || value >= beta).then_some(beta)
    }
}

#[cfg(test)]
mod tests {
    use sealed_move_rules::puzzle::{Puzzle, PuzzleKind, is_same_move};
    use sealed_move_rules::{Observer, View, find};

    use super::super::Sense;
    use super::*;
    use crate::cancel::Cancel;
    use crate::kyo::KyoBoard;
    use crate::limits::Limits;
    use crate::weights::Weights;

    /// Positions in the middle of games, in which one move alone holds.
    fn positions() -> impl Iterator<Item = &'static Puzzle> {
        let all = find("kyo").unwrap().puzzles().iter();
        all.filter(|puzzle| puzzle.kind == PuzzleKind::Hold)
    }

    fn with_board<T>(puzzle: &Puzzle, told: impl FnOnce(KyoBoard<'_>) -> T) -> T {
        let position = find("kyo").unwrap().parse(&puzzle.position).unwrap();
        let View::Kyo(view) = position.view(Observer::Player(position.turn())) else { unreachable!() };
        let weights = Weights::of("kyo").unwrap();
        told(KyoBoard::new(&view, &weights.values))
    }

    const fn limits(prunes: bool) -> Limits {
        Limits { captures: 2, prunes, ..Limits::plain(30) }
    }

    #[test]
    fn a_rank_foretells_what_a_move_is_worth_at_most() {
        let (mut moves, mut wrong) = (0, 0);
        for puzzle in positions() {
            with_board(puzzle, |mut board| {
                let still = board.evaluate();
                let mut candidates = Vec::new();
                board.push_candidates(false, 1, &mut candidates);
                for candidate in candidates {
                    let worth = -board.after(&candidate.chosen).unwrap().evaluate();
                    let most = Search::foretold::<KyoBoard<'_>>(Some(still), candidate.rank).unwrap();
                    moves += 1;
                    wrong += usize::from(worth > most);
                }
            });
        }

        assert!(moves > 1_000 && wrong == 0, "{wrong} of {moves} moves");
    }

    #[test]
    fn who_passes_over_looks_deeper_with_as_many_positions_and_still_holds() {
        let (mut depths, mut held) = ([0, 0], 0);
        for puzzle in positions() {
            let position = find("kyo").unwrap().parse(&puzzle.position).unwrap();
            with_board(puzzle, |board| {
                for prunes in [false, true] {
                    let cancel = Cancel::default();
                    let mut search = Search::new(limits(prunes), Sense::Full, 1, &[], &cancel);
                    let candidates = search.candidates(&mut board.clone());
                    let best = search.best(std::slice::from_ref(&board), candidates, 10_000).unwrap();
                    depths[usize::from(prunes)] += best.depth;
                    let right = is_same_move(&*position, &board.text(&best.chosen), puzzle.first());
                    held += usize::from(prunes && right);
                }
            });
        }

        let count = positions().count();
        assert!(held + 1 >= count, "{held} of {count}");
        assert!(depths[1] >= depths[0] + count as i32, "{depths:?} moves in all {count}");
    }

    #[test]
    fn nobody_passes_after_a_pass() {
        for puzzle in positions() {
            with_board(puzzle, |board| {
                let cancel = Cancel::default();
                let mut search = Search::new(limits(true), Sense::Full, 1, &[], &cancel);
                search.until = u64::MAX;
                search.passed = true;
                let low = board.evaluate() - 1;
                let found = search.value_without_move(&board, low + 1, low, 4, 1, (0, 0));
                assert_eq!(found, None, "{}: the other side has passed already", puzzle.name);
                assert!(!search.passed, "{}: only the next move is meant", puzzle.name);
                assert_eq!(search.nodes, 0, "{}", puzzle.name);
            });
        }
    }
}
