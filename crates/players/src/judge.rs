//! What the moves of a position are worth: the best one, and the best of all others.
//!
//! Nothing is overlooked here and no error made on purpose, unlike where a level plays. What a view hides is
//! drawn several times, and what chance decides is counted by its expectation.

use sealed_move_rules::puzzle::is_same_kyo_way;
use sealed_move_rules::{Side, View};

use super::aruki::ArukiBoard;
use super::board::{Candidate, SearchBoard};
use super::cancel::Cancel;
use super::chakart::ChakartBoard;
use super::kyo::{KyoBoard, KyoMove, in_fewest_steps};
use super::level::ChoiceVersion;
use super::limits::Limits;
use super::lusus::{LususBoard, LususMove};
use super::random::{ChoiceSeed, Numbers, mix};
use super::search::{Search, Sense};
use super::weights;

/// What bounds a judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JudgeBounds {
    /// The most positions to look at for each of its two moves.
    pub nodes: u64,
    /// The most moves ahead, of both sides.
    pub depth: u8,
    /// How many samples of what is hidden are looked at.
    pub samples: usize,
}

/// A move with what it is worth to the side that makes it, in the scores of [`ChosenMove`](super::ChosenMove).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedMove {
    /// The canonical text.
    pub text: String,
    /// The greater, the better.
    pub score: i32,
}

/// A move, and the best of all that do not come to the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The best move, or the one that was asked about.
    pub first: JudgedMove,
    /// The best of the others; none where nothing else is legal.
    pub other: Option<JudgedMove>,
}

/// The version by which moves are judged and puzzles solved: those that ship were found and checked by it.
pub const JUDGED_BY: ChoiceVersion = ChoiceVersion::SHORT;

/// What a sample of a judged position is drawn by.
pub(crate) const JUDGED: u64 = 0x1d6e;

/// Judges the position that `view` shows its side to move: the move `asked` if it is given, else the best one,
/// and the best of the others. In Lusus moves are told apart by the move of the piece, whatever tiles come before.
/// Equal arguments get equal answers.
///
/// Nothing where no move is legal, `asked` is not found, or `cancel` was used.
#[must_use]
pub fn judge(
    view: &View,
    asked: Option<&str>,
    bounds: JudgeBounds,
    seed: &ChoiceSeed,
    cancel: &Cancel,
) -> Option<Judgement> {
    let judge = Judge { bounds, seed: seed.number(JUDGED), cancel };
    let judged = match view {
        View::Aruki(view) => {
            judge.compare(&mut [ArukiBoard::new(view, weights::under(JUDGED_BY, "aruki"))], asked, is_same)
        }
        View::Kyo(view) => {
            let short = |judged: JudgedMove| JudgedMove {
                text: in_fewest_steps(view, &[judged.text]).concat(),
                ..judged
            };
            let mut board = KyoBoard::new(view, weights::under(JUDGED_BY, "kyo"));
            let asked = asked.map(|text| board.searched(text).unwrap_or_else(|| text.to_owned()));
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

/// Whether two moves of Kyo take the same pawn to the same tile, whatever they leave on the way.
fn is_same_way(board: &KyoBoard<'_>, one: &Candidate<KyoMove>, other: &Candidate<KyoMove>) -> bool {
    one.id == other.id || is_same_kyo_way(&board.text(&one.chosen), &board.text(&other.chosen))
}

/// One question.
pub(crate) struct Judge<'a> {
    pub(crate) bounds: JudgeBounds,
    pub(crate) seed: u64,
    pub(crate) cancel: &'a Cancel,
}

impl Judge<'_> {
    pub(crate) fn search(&self) -> Search<'_> {
        let JudgeBounds { nodes, depth, samples } = self.bounds;
        let limits = Limits { nodes, captures: 8, samples, ..Limits::plain(i32::from(depth)) };
        Search::new(limits, Sense::Full, self.seed, &[], self.cancel)
    }

    pub(crate) fn chakart_boards(
        &self,
        view: &sealed_move_rules::chakart::View,
    ) -> Vec<ChakartBoard<'static>> {
        let mut squares = view.queen_squares();
        Numbers::new(self.seed).shuffle(&mut squares);
        squares.truncate(self.bounds.samples.max(1));
        let weights = weights::under(JUDGED_BY, "chakart");
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
        let weights = weights::under(JUDGED_BY, "lusus");
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
        let told = |(known, score): (Candidate<B::Move>, i32)| JudgedMove {
            text: boards[0].text(&known.chosen),
            score,
        };
        Some(Judgement { first: told((first, score)), other: other.map(told) })
    }

    /// The candidate that is best in all samples together, with its score there.
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
        let mut named: Vec<Candidate<B::Move>> = Vec::new();
        let mut depth = i32::MAX;
        for board in boards {
            let best = search.best(std::slice::from_ref(board), candidates.to_vec(), share)?;
            let known = candidates.iter().find(|known| known.id == best.id)?;
            if count == 1 {
                return Some((known.clone(), best.score));
            }
            depth = depth.min(best.depth);
            if named.iter().all(|other| other.id != best.id) {
                named.push(known.clone());
            }
        }
        let scored = named.into_iter().map(|known| {
            let score = self.value(boards, &known, search, depth);
            (known, score)
        });
        // Of equal ones the first that was named.
        scored.reduce(|one, other| if other.1 > one.1 { other } else { one })
    }

    /// What a move is worth on average.
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

    /// The same for Lusus, where a move is made of parts.
    fn compare_parts(&self, boards: &[LususBoard<'static>], asked: Option<&str>) -> Option<Judgement> {
        let only = asked.map(|asked| asked.rsplit(' ').next().unwrap_or(asked));
        let limited: Vec<_> = boards.iter().map(|board| board.limited(only, true)).collect();
        let first = self.parts(limited, asked)?;
        let piece = first.text.rsplit(' ').next().unwrap_or_default().to_owned();
        let others = boards.iter().map(|board| board.limited(Some(&piece), false)).collect();
        Some(Judgement { other: self.parts(others, None), first })
    }

    /// Chooses part after part, or takes those that are asked.
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

/// Whether the move of a piece in `text` of Lusus is nearly as good after each tile that leaves it legal: no other
/// is worse by more than `loss`.
pub(crate) fn is_good_after_any_tile(
    view: &sealed_move_rules::lusus::View,
    text: &str,
    bounds: JudgeBounds,
    seed: &ChoiceSeed,
    is_worse: impl Fn(i32) -> bool,
) -> bool {
    let cancel = Cancel::default();
    let judge = Judge { bounds, seed: seed.number(JUDGED), cancel: &cancel };
    let Some(piece) = text.rsplit(' ').next() else { return false };
    let Some(board) = judge.lusus_boards(view, 2).into_iter().next() else { return false };
    board.after_each_tile().into_iter().all(|after| {
        let mut after = after.limited(Some(piece), true);
        let mut search = judge.search();
        let candidates = search.candidates(&mut after);
        let known = candidates.iter().find(|known| after.text(&known.chosen) == piece);
        known.is_none_or(|known| {
            !is_worse(search.value_of(&after, known, i32::from(bounds.depth), bounds.nodes))
        })
    })
}
