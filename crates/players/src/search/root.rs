//! Iterative deepening at the root.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::super::board::{Candidate, MAX_SHARE, SearchBoard};
use super::super::odds::{chance_of, score_of};
use super::super::random::mix;
use super::mean::Mean;
use super::{INFINITE, Search, WIN_SCORE};

/// The maximum loss of winning chance by a varied first move.
const MAX_OPENING_COST: f64 = 0.02;

/// Separates the random numbers of varied first moves from other uses of the seed.
const VARIETY_PURPOSE: u64 = 0x0b37;

#[derive(Clone, Debug)]
pub(crate) struct BestMove<M> {
    pub(crate) chosen: M,
    pub(crate) id: u32,
    pub(crate) score: i32,
    pub(crate) depth: i32,
}

/// The highest scores so far.
struct BestScores {
    scores: BinaryHeap<Reverse<i32>>,
    most: usize,
}

impl BestScores {
    const fn new(most: usize) -> Self {
        Self { scores: BinaryHeap::new(), most }
    }

    fn add(&mut self, score: i32) {
        if score > self.floor() {
            self.scores.push(Reverse(score));
        }
        if self.scores.len() > self.most {
            self.scores.pop();
        }
    }

    /// The score to exceed.
    fn floor(&self) -> i32 {
        let full = self.scores.len() >= self.most;
        self.scores.peek().filter(|_| full).map_or(-INFINITE, |least| least.0)
    }
}

impl Search<'_> {
    /// The root moves in search order. The seed breaks ties.
    pub(crate) fn candidates<B: SearchBoard>(&self, board: &mut B) -> Vec<Candidate<B::Move>> {
        let mut candidates = Vec::new();
        board.push_candidates(false, 0, &mut candidates);
        candidates
            .sort_by_key(|candidate| (Reverse(candidate.rank), mix(self.seed ^ u64::from(candidate.id))));
        candidates
    }

    /// Finds the best candidate by iterative deepening within a node budget.
    pub(crate) fn best<B: SearchBoard>(
        &mut self,
        boards: &[B],
        mut candidates: Vec<Candidate<B::Move>>,
        nodes: u64,
    ) -> Option<BestMove<B::Move>> {
        self.node_limit = self.nodes + nodes;
        self.stopped = false;
        self.line.clear();
        self.line.push(boards.first()?.key());
        let first = candidates.first()?;
        let mut best = BestMove { chosen: first.chosen.clone(), id: first.id, score: 0, depth: 0 };
        for depth in 1..=self.limits.depth {
            let sorts = depth == 1 && self.limits.depth > 1;
            let mut widest = BestScores::new(B::MAX_ROOT_MOVES);
            let mut alpha = -INFINITE;
            let mut leader = None;
            let mut scores = Vec::with_capacity(candidates.len());
            for (index, candidate) in candidates.iter().enumerate() {
                // The first iteration sorts the candidates, so each one that is searched deeper
                // needs its exact score.
                let floor = match sorts {
                    false => alpha,
                    true if self.limits.prunes => widest.floor(),
                    true => -INFINITE,
                };
                let score = self.mean_value(boards, candidate, (floor, INFINITE), depth - 1);
                if self.stopped {
                    break;
                }
                scores.push(score);
                widest.add(score);
                if score > alpha {
                    alpha = score;
                    leader = Some(index);
                }
            }
            if sorts && scores.len() == candidates.len() {
                let mut sorted: Vec<_> = scores.into_iter().zip(candidates).collect();
                sorted.sort_by_key(|(score, _)| Reverse(*score));
                sorted.truncate(B::MAX_ROOT_MOVES);
                candidates = sorted.into_iter().map(|(_, candidate)| candidate).collect();
                leader = Some(0);
            }
            if let Some(index) = leader {
                let found = candidates.remove(index);
                best = BestMove { chosen: found.chosen.clone(), id: found.id, score: alpha, depth };
                candidates.insert(0, found);
            }
            if self.stopped || candidates.len() == 1 || alpha.abs() > WIN_SCORE - 1000 {
                break;
            }
        }
        Some(best)
    }

    /// Returns one of the moves whose winning chance is close to that of `best`, by the seed, or
    /// `best` if the node budget is too small.
    pub(crate) fn varied<B: SearchBoard>(
        &mut self,
        boards: &[B],
        mut candidates: Vec<Candidate<B::Move>>,
        best: BestMove<B::Move>,
        nodes: u64,
    ) -> BestMove<B::Move> {
        let Some(known) = candidates.iter().find(|candidate| candidate.id == best.id) else { return best };
        self.node_limit = self.nodes + nodes;
        self.stopped = false;
        self.line.clear();
        self.line.extend(boards.first().map(B::key));
        // The last iteration may be incomplete.
        let depth = (best.depth - 1).max(1);
        let score = self.mean_value(boards, known, (-INFINITE, INFINITE), depth - 1);
        let floor = score_of(chance_of(score, B::SHARES) - MAX_OPENING_COST, B::SHARES);
        let seed = mix(self.seed ^ VARIETY_PURPOSE);
        candidates.sort_by_key(|candidate| mix(seed ^ u64::from(candidate.id)));
        for candidate in candidates {
            if self.stopped || candidate.id == best.id {
                break;
            }
            let score = self.mean_value(boards, &candidate, (floor - 1, floor), depth - 1);
            let is_equal = !self.stopped && score >= floor;
            if is_equal && !(self.limits.prefers_short_moves && boards[0].is_too_long(&candidate.chosen)) {
                return BestMove { chosen: candidate.chosen, id: candidate.id, score, depth };
            }
        }
        best
    }

    /// Whether a candidate's value at the given depth is at least `floor`. If the node budget is too small,
    /// it isn't.
    pub(crate) fn reaches<B: SearchBoard>(
        &mut self,
        board: &B,
        candidate: &Candidate<B::Move>,
        floor: i32,
        depth: i32,
        nodes: u64,
    ) -> bool {
        self.node_limit = self.nodes + nodes;
        self.stopped = false;
        self.line.clear();
        self.line.push(board.key());
        let value = self.value(board, candidate, floor - 1, floor, depth - 1, 0);
        !self.stopped && value >= floor
    }

    /// The value of one candidate at the given depth, or at the greatest one reached within the
    /// node budget.
    pub(crate) fn value_of<B: SearchBoard>(
        &mut self,
        board: &B,
        candidate: &Candidate<B::Move>,
        depth: i32,
        nodes: u64,
    ) -> i32 {
        self.node_limit = self.nodes + nodes;
        self.stopped = false;
        self.line.clear();
        self.line.push(board.key());
        let mut value = 0;
        for depth in 1..=depth.max(1) {
            let found = self.value(board, candidate, -INFINITE, INFINITE, depth - 1, 0);
            if self.stopped {
                break;
            }
            value = found;
        }
        value
    }

    /// The expected moves after `chosen`, as far as the transposition table contains them.
    pub(crate) fn expected_line<B: SearchBoard>(&self, board: &B, chosen: &B::Move) -> Vec<String> {
        let mut texts = Vec::new();
        let mut here = board.after(chosen);
        while let Some(mut board) = here.take().filter(|_| texts.len() < 4) {
            let Some(known) = self.table.get(board.key()).filter(|_| board.verdict().is_none()) else {
                break;
            };
            let mut candidates = Vec::new();
            board.push_candidates(false, 0, &mut candidates);
            if let Some(next) = candidates.iter().find(|candidate| candidate.id == known.best) {
                texts.push(board.text(&next.chosen));
                here = board.after(&next.chosen);
            }
        }
        texts
    }

    /// The average score of a root move over the sampled positions.
    fn mean_value<B: SearchBoard>(
        &mut self,
        boards: &[B],
        candidate: &Candidate<B::Move>,
        (alpha, beta): (i32, i32),
        depth: i32,
    ) -> i32 {
        if let [board] = boards {
            return self.value(board, candidate, alpha, beta, depth, 0);
        }
        let share = 1.0 / boards.len() as f64;
        let mut mean = Mean::new(alpha, beta, f64::from(MAX_SHARE));
        for board in boards {
            let (low, high) = mean.window(share, MAX_SHARE);
            let value = self.value(board, candidate, low, high, depth, 0);
            if self.stopped {
                return 0;
            }
            if let Some(bound) = mean.add(share, value) {
                return bound;
            }
        }
        mean.value()
    }
}
