//! Moves that press the enemy king or avoid going back, for hints.

use std::cmp::Reverse;

use super::board::{Candidate, SearchBoard};
use super::choice::{ChoiceRequest, loses_at_once};
use super::search::{BestMove, Search, WIN_SCORE};

/// The least score from which a player presses the king, in hundredths of a light pawn.
const MIN_SCORE: i32 = -800;

/// The maximum loss of score by pressing or not going back, in the same unit, and by threatening to take the king, without a
/// lead.
const MAX_COST: i32 = 80;
const MAX_THREAT_COST: i32 = 150;

/// The score above which part of a lead may be spent on pressing or on a threat, and these parts in percent.
const SPARE_LEAD: i32 = 300;
const SPARE_PERCENT: i32 = 40;
const THREAT_SPARE_PERCENT: i32 = 70;

/// The partial moves visited to find the pressure after all moves, and the limits of this number per move.
const MAX_PARTIAL_MOVES: usize = 1_500_000;
const MIN_PRESSURE_LIMIT: usize = 100;
pub(crate) const MAX_PRESSURE_LIMIT: usize = 1_500;

/// The number of moves that press hardest at first sight, and the partial moves visited for a second look.
const MAX_SECOND_LOOKS: usize = 150;
const SECOND_LOOK_LIMIT: usize = 20_000;

/// The maximum number of moves that are searched.
const MAX_TRIES: usize = 30;

/// The part of a score that may be spent: a percentage of the lead, or `least`.
fn spare(score: i32, percent: i32, least: i32) -> i32 {
    least.max((score - SPARE_LEAD) * percent / 100)
}

impl ChoiceRequest<'_> {
    /// Returns a move that costs little and doesn't repeat an earlier arrangement, or `best`.
    ///
    /// People who follow hints shouldn't move a piece to and fro.
    pub(super) fn moving_on<B: SearchBoard>(
        &self,
        boards: &[B],
        candidates: &[Candidate<B::Move>],
        search: &mut Search<'_>,
        best: BestMove<B::Move>,
    ) -> BestMove<B::Move> {
        let [board, ..] = boards else { return best };
        if best.score >= WIN_SCORE - 1_000 || !board.goes_back(&best.chosen) {
            return best;
        }
        let fresh = candidates.iter().filter(|known| !board.goes_back(&known.chosen)).cloned().collect();
        let floor = best.score - spare(best.score, SPARE_PERCENT, MAX_COST);
        self.shortest(boards, fresh, search, self.limits.nodes / 2)
            .filter(|other| other.score >= floor && !loses_at_once(board, &other.chosen))
            .unwrap_or(best)
    }

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
        let pressure = |chosen: &B::Move, limit| board.after(chosen)?.after_pass()?.pressure(limit);
        if B::SHARES || !(MIN_SCORE..WIN_SCORE - 1_000).contains(&best.score) {
            return best;
        }
        let Some(present) = pressure(&best.chosen, limit).max(board.pressure(limit)) else { return best };
        let mut harder: Vec<_> = candidates
            .into_iter()
            .map_while(|candidate| {
                (!self.cancel.is_canceled()).then(|| (pressure(&candidate.chosen, limit), candidate))
            })
            .filter(|(pressure, _)| *pressure > Some(present))
            .collect();
        harder.sort_by_key(|(pressure, candidate)| (Reverse(*pressure), candidate.id));
        harder.truncate(MAX_SECOND_LOOKS);
        for (pressed, candidate) in &mut harder {
            if self.cancel.is_canceled() {
                break;
            }
            *pressed = pressure(&candidate.chosen, SECOND_LOOK_LIMIT);
        }
        harder.sort_by_key(|(pressure, candidate)| (Reverse(*pressure), candidate.id));
        let cost = spare(best.score, SPARE_PERCENT, MAX_COST);
        let threat_cost = spare(best.score, THREAT_SPARE_PERCENT, MAX_THREAT_COST);
        let last = search.nodes + self.limits.nodes;
        for (pressure, candidate) in harder.into_iter().take(MAX_TRIES) {
            let threatens = pressure >= Some(B::KING_PRESSURE);
            let floor = best.score - if threatens { threat_cost } else { cost };
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
