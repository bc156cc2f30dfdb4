//! Evaluates the best move of a position and its best alternative.
//!
//! Unlike the levels, the judge makes no deliberate errors. It samples hidden information several
//! times and counts chance by expectation.

use sealed_move_rules::View;

use super::board::{Candidate, SearchBoard};
use super::cancel::Cancel;
use super::limits::Limits;
use super::random::ChoiceSeed;
use super::search::{Evaluation, Search};
use super::search_of;

/// The search bounds of a judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JudgeBounds {
    /// The node budget for each of the two moves.
    pub nodes: u64,
    /// The maximum depth in plies.
    pub depth: u8,
    /// The number of sampled positions, if the view hides something.
    pub samples: usize,
}

/// A move and its score for the side making it, on the scale of [`ChosenMove`](super::ChosenMove).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedMove {
    /// The canonical text.
    pub text: String,
    /// The score; higher is better.
    pub score: i32,
}

/// A move and its best alternative.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The requested move, or the best one.
    pub first: JudgedMove,
    /// The best move with another result, if any is legal.
    pub other: Option<JudgedMove>,
}

/// Separates the random numbers of judgements from other uses of the seed.
pub(crate) const JUDGE_PURPOSE: u64 = 0x1d6e;

/// Judges a position from its side to move: the move `asked`, or the best one, and the best
/// alternative. The result depends only on the arguments.
///
/// In Lusus only the piece move distinguishes alternatives, whatever tiles precede it. `None` if no
/// move is legal, `asked` isn't found, or `cancel` was triggered.
#[must_use]
pub fn judge(
    view: &View,
    asked: Option<&str>,
    bounds: JudgeBounds,
    seed: &ChoiceSeed,
    cancel: &Cancel,
) -> Option<Judgement> {
    let judge = Judge { bounds, seed: seed.number(JUDGE_PURPOSE), cancel };
    search_of(view).judge(&judge, asked).filter(|_| !cancel.is_canceled())
}

/// Compares moves by their candidate ids.
pub(crate) fn is_same<B: SearchBoard>(_: &B, one: &Candidate<B::Move>, other: &Candidate<B::Move>) -> bool {
    one.id == other.id
}

/// A judgement in progress.
pub(crate) struct Judge<'a> {
    pub(crate) bounds: JudgeBounds,
    pub(crate) seed: u64,
    pub(crate) cancel: &'a Cancel,
}

impl Judge<'_> {
    pub(crate) fn search(&self) -> Search<'_> {
        let JudgeBounds { nodes, depth, samples } = self.bounds;
        let limits = Limits { nodes, captures: 8, samples, ..Limits::exact(i32::from(depth)) };
        Search::new(limits, Evaluation::Full, self.seed, &[], self.cancel)
    }

    pub(crate) fn compare<B: SearchBoard>(
        &self,
        boards: &mut [B],
        asked: Option<&str>,
        same: impl Fn(&B, &Candidate<B::Move>, &Candidate<B::Move>) -> bool,
    ) -> Option<Judgement> {
        let mut search = self.search();
        let candidates = search.candidates(boards.first_mut()?);
        let (first, score) = match asked {
            Some(asked) => {
                let known = candidates.iter().find(|known| boards[0].text(&known.chosen) == asked)?;
                (known.clone(), self.value(boards, known, &mut search, i32::from(self.bounds.depth)))
            }
            None => self.best(boards, &candidates, &mut search)?,
        };
        let board = &boards[0];
        let others: Vec<_> = candidates.into_iter().filter(|known| !same(board, known, &first)).collect();
        let other = self.best(boards, &others, &mut self.search());
        let judged_move = |(known, score): (Candidate<B::Move>, i32)| JudgedMove {
            text: boards[0].text(&known.chosen),
            score,
        };
        Some(Judgement { first: judged_move((first, score)), other: other.map(judged_move) })
    }

    /// The best candidate over all samples, with its average score.
    pub(crate) fn best<B: SearchBoard>(
        &self,
        boards: &[B],
        candidates: &[Candidate<B::Move>],
        search: &mut Search<'_>,
    ) -> Option<(Candidate<B::Move>, i32)> {
        if candidates.is_empty() {
            return None;
        }
        if let [only] = candidates {
            let score = self.value(boards, only, search, i32::from(self.bounds.depth));
            return Some((only.clone(), score));
        }
        let count = boards.len() as u64;
        let share = if count == 1 { self.bounds.nodes } else { self.bounds.nodes / (2 * count) };
        let mut nominees: Vec<Candidate<B::Move>> = Vec::new();
        let mut depth = i32::MAX;
        for board in boards {
            let best = search.best(std::slice::from_ref(board), candidates.to_vec(), share)?;
            let known = candidates.iter().find(|known| known.id == best.id)?;
            if count == 1 {
                return Some((known.clone(), best.score));
            }
            depth = depth.min(best.depth);
            if nominees.iter().all(|other| other.id != best.id) {
                nominees.push(known.clone());
            }
        }
        let scored = nominees.into_iter().map(|known| {
            let score = self.value(boards, &known, search, depth);
            (known, score)
        });
        // The first of equally good moves.
        scored.reduce(|one, other| if other.1 > one.1 { other } else { one })
    }

    /// A move's average score.
    fn value<B: SearchBoard>(
        &self,
        boards: &[B],
        candidate: &Candidate<B::Move>,
        search: &mut Search<'_>,
        depth: i32,
    ) -> i32 {
        let count = boards.len() as u64;
        let scores = boards
            .iter()
            .map(|board| i64::from(search.value_of(board, candidate, depth, self.bounds.nodes / count)));
        (scores.sum::<i64>() / count as i64) as i32
    }
}
