//! The end of a line: captures until none pays any more.

use super::super::board::SearchBoard;
use super::{DEEPEST, INFINITE, Search};

impl Search<'_> {
    /// The score of a position once the captures are over, for its side to move.
    pub(crate) fn settled<B: SearchBoard>(&mut self, board: &mut B) -> i32 {
        self.until = u64::MAX;
        self.settle(board, -INFINITE, INFINITE, 1, self.limits.captures, (0, 0))
    }

    /// The score once the captures are over.
    #[allow(clippy::too_many_arguments, reason = "a window, a depth and where the move was")]
    pub(super) fn settle<B: SearchBoard>(
        &mut self,
        board: &mut B,
        mut alpha: i32,
        beta: i32,
        deep: u32,
        captures: i32,
        last: (i8, i8),
    ) -> i32 {
        if self.count() {
            return 0;
        }
        if let Some(verdict) = board.verdict() {
            return Self::judged(board, verdict, deep);
        }
        let still = self.evaluate(board);
        if captures <= 0 || still >= beta || deep >= DEEPEST {
            return still;
        }
        alpha = alpha.max(still);
        let mut best = still;
        let mut candidates = Vec::new();
        board.push_candidates(true, deep, &mut candidates);
        self.nodes += B::COST / 4;
        candidates.sort_by_cached_key(|candidate| std::cmp::Reverse(candidate.rank));
        let key = if self.limits.overlooks > 0 { board.key() } else { 0 };
        let foretells = self.limits.prunes.then_some(still);
        for candidate in candidates {
            if let Some(most) = Self::foretold::<B>(foretells, candidate.rank).filter(|most| *most <= alpha) {
                best = best.max(most);
                break;
            }
            if self.overlooked(key, candidate.id, candidate.at, last) {
                continue;
            }
            let after = board.after(&candidate.chosen).or_else(|| {
                // Chance is not followed here: its likeliest result stands for all.
                let results = board.results(&candidate.chosen, DEEPEST);
                results
                    .into_iter()
                    .reduce(|one, other| if other.0 > one.0 { other } else { one })
                    .map(|one| one.1)
            });
            let Some(mut after) = after else { continue };
            let score = if after.turn() == board.turn() {
                self.settle(&mut after, alpha, beta, deep + 1, captures - 1, candidate.at)
            } else {
                -self.settle(&mut after, -beta, -alpha, deep + 1, captures - 1, candidate.at)
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
