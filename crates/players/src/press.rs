//! Moves that press the enemy king, for hints.

use std::cmp::Reverse;

use super::board::{Candidate, SearchBoard};
use super::choice::{ChoiceRequest, loses_at_once};
use super::odds::{chance_of, score_of};
use super::search::{BestMove, Search, WIN_SCORE};

/// The least score at which a player presses the king, in hundredths of a light pawn.
const MIN_SCORE: i32 = -200;

/// The maximum loss of winning chance by pressing, and the maximum loss of score in the same unit.
const MAX_COST: f64 = 0.07;
const MAX_POINTS: i32 = 300;

/// The partial moves visited to find the pressure after all moves, and the limits of this number per move.
const MAX_PARTIAL_MOVES: usize = 1_500_000;
const MIN_PRESSURE_LIMIT: usize = 100;
pub(crate) const MAX_PRESSURE_LIMIT: usize = 1_500;

/// The maximum number of moves that are searched.
const MAX_TRIES: usize = 30;

impl ChoiceRequest<'_> {
    /// Returns a move that costs little and presses the enemy king hardest, or `best`.
    ///
    /// Material alone wins a game slowly, and people who follow hints want to see the king fall.
    pub(super) fn pressing<B: SearchBoard>(
        &self,
        board: &B,
        candidates: Vec<Candidate<B::Move>>,
        search: &mut Search<'_>,
        best: BestMove<B::Move>,
    ) -> BestMove<B::Move> {
        let limit = MAX_PARTIAL_MOVES / candidates.len().max(1);
        let limit = limit.clamp(MIN_PRESSURE_LIMIT, MAX_PRESSURE_LIMIT);
        let pressure = |chosen: &B::Move| board.after(chosen)?.after_pass()?.pressure(limit);
        if B::SHARES || !(MIN_SCORE..WIN_SCORE - 1_000).contains(&best.score) {
            return best;
        }
        let Some(present) = pressure(&best.chosen).max(board.pressure(limit)) else { return best };
        let mut harder: Vec<_> = candidates
            .into_iter()
            .map_while(|candidate| {
                (!self.cancel.is_canceled()).then(|| (pressure(&candidate.chosen), candidate))
            })
            .filter(|(pressure, _)| *pressure > Some(present))
            .collect();
        harder.sort_by_key(|(pressure, candidate)| (Reverse(*pressure), candidate.id));
        let least = score_of(chance_of(best.score, B::SHARES) - MAX_COST, B::SHARES);
        let floor = least.max(best.score - MAX_POINTS);
        let last = search.nodes + self.limits.nodes;
        for (_, candidate) in harder.into_iter().take(MAX_TRIES) {
            let nodes = last.saturating_sub(search.nodes).min(self.limits.nodes / 2);
            if nodes == 0 || self.cancel.is_canceled() {
                break;
            }
            if !board.is_too_long(&candidate.chosen)
                && search.reaches(board, &candidate, floor, best.depth.max(1), nodes)
                && !loses_at_once(board, &candidate.chosen)
            {
                return BestMove { chosen: candidate.chosen, id: candidate.id, score: floor, ..best };
            }
        }
        best
    }
}
