//! Moves that press the enemy king or avoid going back, for hints.

use std::cmp::Reverse;

use super::board::{Candidate, SearchBoard};
use super::choice::{ChoiceRequest, loses_at_once};
use super::search::{BestMove, Search, WIN_SCORE};

/// The least score from which a player presses the king, in hundredths of a light pawn.
const MIN_SCORE: i32 = -800;

/// The maximum loss of score without a lead, in the same unit: by pressing or by not going back, and by threatening to
/// take the king.
const MAX_COST: i32 = 80;
const MAX_THREAT_COST: i32 = 150;

/// The score above which part of a lead may be spent on pressing or on a threat, and the part for pressing, in percent.
const SPARE_LEAD: i32 = 300;
const SPARE_PERCENT: i32 = 40;

/// The maximum loss of score by a threat that no enemy piece can capture, and by one that a single piece can, with or
/// without a lead.
const MAX_SAFE_THREAT_COSTS: [i32; 2] = [600, 200];

/// The partial moves visited to find such a threat, per move.
const THREAT_LIMIT: usize = 6_000;

/// The partial moves visited to find the pressure after all moves, and the limits of this number per move. Long
/// rides over chips need many.
const MAX_PARTIAL_MOVES: usize = 15_000_000;
const MIN_PRESSURE_LIMIT: usize = 100;
pub(crate) const MAX_PRESSURE_LIMIT: usize = 15_000;

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

    /// Returns a move that costs little, presses the enemy king hardest and doesn't go back, or `best`.
    ///
    /// Material alone wins a game slowly, and people who follow hints want to see the king fall.
    pub(super) fn pressing<B: SearchBoard>(
        &self,
        board: &B,
        candidates: &[Candidate<B::Move>],
        search: &mut Search<'_>,
        best: BestMove<B::Move>,
    ) -> BestMove<B::Move> {
        if B::SHARES || !(MIN_SCORE..WIN_SCORE - 1_000).contains(&best.score) {
            return best;
        }
        let fresh: Vec<_> = candidates.iter().filter(|known| !board.goes_back(&known.chosen)).collect();
        let threats = self.safe_threats(board, &fresh, best.score);
        if let Some(threat) = self.first_affordable(board, threats, search, &best) {
            return threat;
        }
        let harder = self.harder_pressing(board, &fresh, &best);
        self.first_affordable(board, harder, search, &best).unwrap_or(best)
    }

    /// Returns the threats to take the king that at most one enemy piece can capture, each with the least score that it
    /// must keep.
    fn safe_threats<'c, B: SearchBoard>(
        &self,
        board: &B,
        candidates: &[&'c Candidate<B::Move>],
        score: i32,
    ) -> Vec<(i32, &'c Candidate<B::Move>)> {
        let threat = |candidate: &'c Candidate<B::Move>| {
            let capturers = board.after(&candidate.chosen)?.capturers_of_threat(THREAT_LIMIT)?;
            Some((capturers, MAX_SAFE_THREAT_COSTS.get(capturers)?, candidate))
        };
        let mut threats: Vec<_> = candidates
            .iter()
            .copied()
            .take_while(|_| !self.cancel.is_canceled())
            .filter_map(threat)
            .collect();
        threats.sort_by_key(|(capturers, _, candidate)| (*capturers, Reverse(candidate.rank), candidate.id));
        threats.into_iter().map(|(_, cost, candidate)| (score - cost, candidate)).collect()
    }

    /// Returns the moves that press the enemy king harder than `best`, the hardest first, each with the least score
    /// that it must keep.
    fn harder_pressing<'c, B: SearchBoard>(
        &self,
        board: &B,
        candidates: &[&'c Candidate<B::Move>],
        best: &BestMove<B::Move>,
    ) -> Vec<(i32, &'c Candidate<B::Move>)> {
        let limit = MAX_PARTIAL_MOVES / candidates.len().max(1);
        let limit = limit.clamp(MIN_PRESSURE_LIMIT, MAX_PRESSURE_LIMIT);
        let pressure = |chosen: &B::Move, limit| board.after(chosen)?.after_pass()?.pressure(limit);
        let Some(present) = pressure(&best.chosen, limit).max(board.pressure(limit)) else {
            return Vec::new();
        };
        let mut harder: Vec<_> = candidates
            .iter()
            .copied()
            .take_while(|_| !self.cancel.is_canceled())
            .map(|candidate| (pressure(&candidate.chosen, limit), candidate))
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
        let threat_cost = spare(best.score, B::THREAT_SPARE_PERCENT, MAX_THREAT_COST);
        let floor =
            |pressure| best.score - if pressure >= Some(B::KING_PRESSURE) { threat_cost } else { cost };
        harder.into_iter().map(|(pressure, candidate)| (floor(pressure), candidate)).collect()
    }

    /// Returns the first of these moves that keeps its score and doesn't let the king fall.
    fn first_affordable<B: SearchBoard>(
        &self,
        board: &B,
        tries: Vec<(i32, &Candidate<B::Move>)>,
        search: &mut Search<'_>,
        best: &BestMove<B::Move>,
    ) -> Option<BestMove<B::Move>> {
        let last = search.nodes + self.limits.nodes;
        for (floor, candidate) in tries.into_iter().take(MAX_TRIES) {
            let nodes = last.saturating_sub(search.nodes).min(self.limits.nodes / 2);
            if nodes == 0 || self.cancel.is_canceled() {
                break;
            }
            if !board.is_too_long(&candidate.chosen)
                && search.reaches(board, candidate, floor, best.depth.max(1), nodes)
                && !loses_at_once(board, &candidate.chosen)
            {
                let chosen = candidate.chosen.clone();
                return Some(BestMove { chosen, id: candidate.id, score: floor, depth: best.depth });
            }
        }
        None
    }
}
