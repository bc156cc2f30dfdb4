//! Quiescence search: follows captures until the position is quiet.

use super::super::board::SearchBoard;
use super::{INFINITE, MAX_PLY, Search};

impl Search<'_> {
    /// The quiescence score of a position, without a node budget.
    pub(crate) fn quiescent_score<B: SearchBoard>(&mut self, board: &mut B) -> i32 {
        self.node_limit = u64::MAX;
        self.quiesce(board, -INFINITE, INFINITE, 1, self.limits.captures, (0, 0))
    }

    #[allow(clippy::too_many_arguments, reason = "a window, a depth and where the move was")]
    pub(super) fn quiesce<B: SearchBoard>(
        &mut self,
        board: &mut B,
        mut alpha: i32,
        beta: i32,
        ply: u32,
        captures: i32,
        last: (i8, i8),
    ) -> i32 {
        if self.count() {
            return 0;
        }
        if let Some(verdict) = board.verdict() {
            return Self::final_score(board, verdict, ply);
        }
        let static_score = self.evaluate(board);
        if captures <= 0 || static_score >= beta || ply >= MAX_PLY {
            return static_score;
        }
        alpha = alpha.max(static_score);
        let mut best = static_score;
        let mut candidates = Vec::new();
        board.push_candidates(true, ply, &mut candidates);
        self.nodes += B::GENERATION_NODES / 4;
        candidates.sort_by_cached_key(|candidate| std::cmp::Reverse(candidate.rank));
        let key = if self.limits.overlooks > 0 { board.key() } else { 0 };
        let static_bound = self.limits.prunes.then_some(static_score);
        for candidate in candidates {
            if let Some(most) =
                Self::rank_bound::<B>(static_bound, candidate.rank).filter(|most| *most <= alpha)
            {
                best = best.max(most);
                break;
            }
            if self.overlooked(key, candidate.id, candidate.at, last) {
                continue;
            }
            let after = board.after(&candidate.chosen).or_else(|| {
                // Only the most likely result is followed here.
                let results = board.results(&candidate.chosen, MAX_PLY);
                results
                    .into_iter()
                    .reduce(|one, other| if other.0 > one.0 { other } else { one })
                    .map(|one| one.1)
            });
            let Some(mut after) = after else { continue };
            let score = if after.turn() == board.turn() {
                self.quiesce(&mut after, alpha, beta, ply + 1, captures - 1, candidate.at)
            } else {
                -self.quiesce(&mut after, -beta, -alpha, ply + 1, captures - 1, candidate.at)
            };
            if self.stopped {
                return 0;
            }
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}
