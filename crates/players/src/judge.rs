//! Evaluates the best move of a position and its best alternative.
//!
//! Unlike the levels, the judge makes no deliberate errors. It samples hidden information several
//! times and counts chance by expectation.

use sealed_move_rules::puzzle::is_same_kyo_way;
use sealed_move_rules::{Side, View};

use super::aruki::ArukiBoard;
use super::board::{Candidate, SearchBoard};
use super::cancel::Cancel;
use super::chakart::ChakartBoard;
use super::kyo::{KyoBoard, KyoMove, in_fewest_steps};
use super::limits::Limits;
use super::lusus::{LususBoard, LususMove};
use super::random::{ChoiceSeed, Numbers, mix};
use super::search::{Evaluation, Search};
use super::weights;

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
    let judged = match view {
        View::Aruki(view) => {
            judge.compare(&mut [ArukiBoard::new(view, weights::of_judge("aruki"))], asked, is_same)
        }
        View::Kyo(view) => {
            let short = |judged: JudgedMove| JudgedMove {
                text: in_fewest_steps(view, &[judged.text]).concat(),
                ..judged
            };
            let mut board = KyoBoard::new(view, weights::of_judge("kyo"));
            let asked = asked.map(|text| board.candidate_text(text).unwrap_or_else(|| text.to_owned()));
            let judged = judge.compare(&mut [board], asked.as_deref(), is_same_way);
            judged.map(|it| Judgement { first: short(it.first), other: it.other.map(short) })
        }
        View::Chakart(view) => judge.compare(&mut judge.chakart_boards(view), asked, is_same),
        View::Lusus(view) => judge.compare_parts(&judge.lusus_boards(view, 2), asked),
    };
    judged.filter(|_| !cancel.is_canceled())
}

fn is_same<B: SearchBoard>(_: &B, one: &Candidate<B::Move>, other: &Candidate<B::Move>) -> bool {
    one.id == other.id
}

/// Whether two Kyo moves take the same pawn to the same tile, whatever chips they leave behind.
fn is_same_way(board: &KyoBoard<'_>, one: &Candidate<KyoMove>, other: &Candidate<KyoMove>) -> bool {
    one.id == other.id || is_same_kyo_way(&board.text(&one.chosen), &board.text(&other.chosen))
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

    pub(crate) fn chakart_boards(
        &self,
        view: &sealed_move_rules::chakart::View,
    ) -> Vec<ChakartBoard<'static>> {
        let mut squares = view.queen_squares();
        Numbers::new(self.seed).shuffle(&mut squares);
        squares.truncate(self.bounds.samples.max(1));
        let weights = weights::of_judge("chakart");
        match squares[..] {
            [] => vec![ChakartBoard::new(view, None, weights)],
            _ => squares.into_iter().map(|at| ChakartBoard::new(view, Some(at), weights)).collect(),
        }
    }

    pub(crate) fn lusus_boards(
        &self,
        view: &sealed_move_rules::lusus::View,
        tiles: u8,
    ) -> Vec<LususBoard<'static>> {
        let weights = weights::of_judge("lusus");
        let samples = 0..self.bounds.samples.max(1) as u64;
        samples.map(|index| LususBoard::new(view, mix(self.seed ^ index), tiles, weights)).collect()
    }

    fn compare<B: SearchBoard>(
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

    /// Like `compare`, for Lusus moves, which have parts.
    fn compare_parts(&self, boards: &[LususBoard<'static>], asked: Option<&str>) -> Option<Judgement> {
        let only = asked.map(|asked| asked.rsplit(' ').next().unwrap_or(asked));
        let limited: Vec<_> = boards.iter().map(|board| board.limited(only, true)).collect();
        let first = self.parts(limited, asked)?;
        let piece = first.text.rsplit(' ').next().unwrap_or_default().to_owned();
        let others = boards.iter().map(|board| board.limited(Some(&piece), false)).collect();
        Some(Judgement { other: self.parts(others, None), first })
    }

    /// Chooses the parts one after another, or the given ones.
    pub(crate) fn parts(
        &self,
        mut boards: Vec<LususBoard<'static>>,
        asked: Option<&str>,
    ) -> Option<JudgedMove> {
        let side: Side = boards.first()?.turn();
        let mut search = self.search();
        let mut texts = Vec::new();
        let mut asked = asked.map(|asked| asked.split(' '));
        loop {
            let mut candidates = search.candidates(boards.first_mut()?);
            if let Some(part) = asked.as_mut().map(Iterator::next) {
                let part = part?;
                candidates.retain(|known| boards[0].text(&known.chosen) == part);
            }
            let (chosen, score) = self.best(&boards, &candidates, &mut search)?;
            texts.push(boards[0].text(&chosen.chosen));
            if matches!(chosen.chosen, LususMove::Piece(_)) {
                return Some(JudgedMove { text: texts.join(" "), score });
            }
            boards = boards.iter().filter_map(|board| board.after(&chosen.chosen)).collect();
            if boards.first()?.turn() != side || self.cancel.is_canceled() {
                return None;
            }
        }
    }
}

/// Whether the piece move of `text` stays good after each tile that leaves it legal. `is_worse`
/// rejects a score.
pub(crate) fn is_good_after_any_tile(
    view: &sealed_move_rules::lusus::View,
    text: &str,
    bounds: JudgeBounds,
    seed: &ChoiceSeed,
    is_worse: impl Fn(i32) -> bool,
) -> bool {
    let cancel = Cancel::default();
    let judge = Judge { bounds, seed: seed.number(JUDGE_PURPOSE), cancel: &cancel };
    let Some(piece) = text.rsplit(' ').next() else { return false };
    let Some(board) = judge.lusus_boards(view, 2).into_iter().next() else { return false };
    board.after_each_play().into_iter().all(|after| {
        let mut after = after.limited(Some(piece), true);
        let mut search = judge.search();
        let candidates = search.candidates(&mut after);
        let known = candidates.iter().find(|known| after.text(&known.chosen) == piece);
        known.is_none_or(|known| {
            !is_worse(search.value_of(&after, known, i32::from(bounds.depth), bounds.nodes))
        })
    })
}
