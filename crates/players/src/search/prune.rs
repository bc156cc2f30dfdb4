//! Forward pruning: futility and null-move pruning.

use super::super::board::SearchBoard;
use super::{Search, WIN_SCORE};

/// The margin for each remaining ply, in centipawns.
const MARGIN_PER_PLY: i32 = 120;
/// Plies skipped after a null move.
const NULL_MOVE_REDUCTION: i32 = 2;

impl Search<'_> {
    /// An upper bound for a move's value, predicted from its rank. It assumes that the opponent has
    /// a quiet reply.
    pub(super) fn rank_bound<B: SearchBoard>(static_score: Option<i32>, rank: i32) -> Option<i32> {
        Some(static_score? + rank + B::RANK_MARGIN?)
    }

    /// A lower bound of at least `beta` found without trying moves: the static evaluation exceeds
    /// `beta` by a margin, or the side to move could even pass.
    #[allow(clippy::too_many_arguments, reason = "a bound, a depth and where the move was")]
    pub(super) fn pruned_value<B: SearchBoard>(
        &mut self,
        board: &B,
        static_score: i32,
        beta: i32,
        depth: i32,
        ply: u32,
        last: (i8, i8),
    ) -> Option<i32> {
        let passed = std::mem::take(&mut self.after_null_move);
        if beta.abs() > WIN_SCORE - 1000 {
            return None;
        }
        let sure = static_score - MARGIN_PER_PLY * depth;
        if depth <= 2 && sure >= beta {
            return Some(sure);
        }
        if passed || depth < 2 || static_score < beta {
            return None;
        }
        let mut after = board.after_pass()?;
        self.after_null_move = true;
        let value = -self.search(&mut after, -beta, 1 - beta, depth - 1 - NULL_MOVE_REDUCTION, ply + 1, last);
        self.after_null_move = false;
        (self.stopped || value >= beta).then_some(beta)
    }
}

#[cfg(test)]
mod tests {
    use sealed_move_rules::puzzle::{Puzzle, is_same_move};
    use sealed_move_rules::{Observer, View, find};

    use super::super::Evaluation;
    use super::*;
    use crate::cancel::Cancel;
    use crate::kyo::KyoBoard;
    use crate::limits::Limits;
    use crate::weights::Weights;

    /// Middle-game positions in which a single move holds, by search.
    fn positions() -> impl Iterator<Item = Puzzle> {
        let lines = include_str!("prune_positions.txt").lines();
        lines.filter(|line| !line.starts_with('#')).map(|line| Puzzle::parse(line).unwrap())
    }

    fn with_board<T>(puzzle: &Puzzle, run: impl FnOnce(KyoBoard<'_>) -> T) -> T {
        let position = find("kyo").unwrap().parse(&puzzle.position).unwrap();
        let View::Kyo(view) = position.view(Observer::Player(position.turn())) else { unreachable!() };
        let weights = Weights::of("kyo").unwrap();
        run(KyoBoard::new(&view, &weights.values))
    }

    const fn limits(prunes: bool) -> Limits {
        Limits { captures: 2, prunes, ..Limits::exact(30) }
    }

    #[test]
    fn the_rank_bound_is_never_exceeded() {
        let (mut moves, mut wrong) = (0, 0);
        for puzzle in positions() {
            with_board(&puzzle, |mut board| {
                let static_score = board.evaluate();
                let mut candidates = Vec::new();
                board.push_candidates(false, 1, &mut candidates);
                for candidate in candidates {
                    let value = -board.after(&candidate.chosen).unwrap().evaluate();
                    let most =
                        Search::rank_bound::<KyoBoard<'_>>(Some(static_score), candidate.rank).unwrap();
                    moves += 1;
                    wrong += usize::from(value > most);
                }
            });
        }

        assert!(moves > 1_000 && wrong == 0, "{wrong} of {moves} moves");
    }

    #[test]
    fn pruning_deepens_the_search_and_still_solves_puzzles() {
        let (mut depths, mut held) = ([0, 0], 0);
        for puzzle in positions() {
            let position = find("kyo").unwrap().parse(&puzzle.position).unwrap();
            with_board(&puzzle, |board| {
                for prunes in [false, true] {
                    let cancel = Cancel::default();
                    let mut search = Search::new(limits(prunes), Evaluation::Full, 1, &[], &cancel);
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
        assert!(10 * depths[1] >= 13 * depths[0], "total depths {depths:?} in {count} positions");
    }

    #[test]
    fn two_null_moves_never_follow_each_other() {
        for puzzle in positions() {
            with_board(&puzzle, |board| {
                let cancel = Cancel::default();
                let mut search = Search::new(limits(true), Evaluation::Full, 1, &[], &cancel);
                search.node_limit = u64::MAX;
                search.after_null_move = true;
                let low = board.evaluate() - 1;
                let found = search.pruned_value(&board, low + 1, low, 4, 1, (0, 0));
                assert_eq!(found, None, "{}: the last move was a null move", puzzle.name);
                assert!(!search.after_null_move, "{}: the flag covers only the next move", puzzle.name);
                assert_eq!(search.nodes, 0, "{}", puzzle.name);
            });
        }
    }
}
