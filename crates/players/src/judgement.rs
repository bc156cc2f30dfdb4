//! The judgement of one position and of the move played there.
//!
//! The search is that of level 6, without its node budget: the best move found, the move played
//! before its rolls, and the position after it are searched to equal depth.

use sealed_move_rules::{Side, View};

use super::assessment::Effort;
use super::review::{CERTAIN, LuckKind, SeenMove, review_bounds};
use crate::board::{Candidate, SearchBoard};
use crate::cancel::Cancel;
use crate::chance::winning_chance;
use crate::judge::JUDGE_PURPOSE;
use crate::level::{ChoiceVersion, Level, PlayerKind};
use crate::limits::Limits;
use crate::random::ChoiceSeed;
use crate::search::{Evaluated, Evaluation, Search};
use crate::{search_of, weights};

/// The judgement of a position. Chances are ten-thousandths, for the side to move; a draw counts
/// half.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionJudgement {
    /// The side to move.
    pub side: Side,
    /// The chance before the move: with the best move found or, if each side has secrets, expected by
    /// the public.
    pub value: i32,
    /// The chance with the best move found.
    pub best_chance: i32,
    /// The chance with the move played, before its rolls and discoveries.
    pub expected: i32,
    /// The chance after the move played, searched to the same depth as `value`.
    pub after: i32,
    /// What kind of luck there may be.
    pub luck_by: LuckKind,
    /// The canonical text of the best move found.
    pub best: String,
    /// How thorough the search was.
    pub effort: Effort,
}

impl PositionJudgement {
    /// The chance lost by the choice of move, at equal depth.
    #[must_use]
    pub const fn loss(&self) -> i32 {
        self.best_chance - self.expected
    }

    /// The chance gained by luck at equal depth, negative if lost.
    #[must_use]
    pub const fn luck(&self) -> i32 {
        self.after - self.value + self.loss()
    }
}

/// Judges a position with the move played there; `moves` is the number of positions of the game.
/// The result depends only on the arguments.
///
/// `None` if no move was legal, if the move played is illegal, or if `cancel` was triggered.
#[must_use]
pub fn judge_position(
    seen: &SeenMove,
    moves: usize,
    effort: Effort,
    seed: &ChoiceSeed,
    cancel: &Cancel,
) -> Option<PositionJudgement> {
    let game = seen.game();
    let chance = |score: i32| (f64::from(CERTAIN) * winning_chance(game, score)).round() as i32;
    let side = seen.before.turn();
    let scores = scores(seen, moves, effort, seed, cancel)?;
    let found_chance = chance(scores.best_score);
    let found_value = scores.value.map_or(found_chance, chance);
    if seen.is_end() {
        return Some(PositionJudgement {
            side,
            value: found_value,
            best_chance: found_chance,
            expected: found_chance,
            after: found_value,
            luck_by: LuckKind::Nothing,
            best: scores.best,
            effort,
        });
    }
    let after = match &seen.outcome {
        Some(outcome) => {
            Some(outcome.winner.map_or(CERTAIN / 2, |winner| CERTAIN * i32::from(winner == side)))
        }
        None => scores.played.map(chance),
    };
    let hides = |view: &View| search_of(view).hides_something();
    let is_hidden = hides(&seen.before) || seen.next.as_ref().is_some_and(hides);
    let luck_by = match seen.rolled {
        true if !search_of(&seen.before).rolls_are_unseen() => LuckKind::Dice,
        _ if is_hidden => LuckKind::Hidden,
        _ => LuckKind::Nothing,
    };
    let (expected, after) = match (scores.chosen.map(chance), after) {
        // Without luck, the value after the move is exact.
        (_, Some(after)) if luck_by == LuckKind::Nothing => (after, after),
        (Some(expected), Some(after)) => (expected, after),
        (Some(only), None) | (None, Some(only)) => (only, only),
        (None, None) => return None,
    };
    let (best, best_chance) =
        if found_chance > expected { (scores.best, found_chance) } else { (seen.text.clone(), expected) };
    let value = scores.value.map_or(best_chance, chance);
    Some(PositionJudgement { side, value, best_chance, expected, after, luck_by, best, effort })
}

fn scores(
    seen: &SeenMove,
    moves: usize,
    effort: Effort,
    seed: &ChoiceSeed,
    cancel: &Cancel,
) -> Option<MoveScores> {
    let game = search_of(&seen.before);
    let tuning = game.tuning();
    let best = tuning.limits(PlayerKind::Level(Level::Best), ChoiceVersion::FIRST);
    let limits = match effort {
        Effort::BestLevel => best,
        Effort::Base => {
            let bounds = review_bounds(tuning.game, moves);
            Limits { nodes: bounds.nodes, samples: bounds.samples, ..best }
        }
    };
    let reviewer = Reviewer {
        limits,
        weights: weights::of_levels(tuning.game),
        seed: seed.number(JUDGE_PURPOSE),
        cancel,
    };
    game.score_move(&reviewer, seen).filter(|_| !cancel.is_canceled())
}

/// Whether level 6 finds `better` better than the move played, both searched to equal depth.
/// `None` if one of the two is illegal, or if `cancel` was triggered.
#[must_use]
pub fn confirms_better(seen: &SeenMove, better: &str, seed: &ChoiceSeed, cancel: &Cancel) -> Option<bool> {
    let score = |text: &str| {
        let seen = SeenMove {
            text: text.to_owned(),
            after: None,
            next: None,
            next_public: None,
            outcome: None,
            ..seen.clone()
        };
        scores(&seen, 1, Effort::BestLevel, seed, cancel)?.chosen
    };
    Some(score(better)? > score(&seen.text)?)
}

/// A move in each sampled position.
type Sampled<B> = [(B, Candidate<<B as SearchBoard>::Move>)];

/// Scores searched to equal depth: of the best move, of the move played before its rolls, and after
/// them.
pub(crate) struct MoveScores {
    pub(crate) best: String,
    pub(crate) best_score: i32,
    pub(crate) chosen: Option<i32>,
    pub(crate) played: Option<i32>,
    /// The public's expectation before the move, if it isn't `best_score`.
    pub(crate) value: Option<i32>,
}

/// A judgement in progress.
pub(crate) struct Reviewer<'a> {
    pub(crate) limits: Limits,
    pub(crate) weights: &'static [i32],
    pub(crate) seed: u64,
    pub(crate) cancel: &'a Cancel,
}

impl Reviewer<'_> {
    fn search(&self) -> Search<'_> {
        Search::new(self.limits, Evaluation::Full, self.seed, &[], self.cancel)
    }

    /// Scores the best move and the one played. `boards` are the sampled positions, `next` those
    /// after the move, and `public` those the public expects before it. `find` finds the move played, if it isn't one of the candidates.
    pub(crate) fn score<B: SearchBoard>(
        &self,
        boards: &mut [B],
        [next, public]: [&[B]; 2],
        text: &str,
        find: impl FnOnce(&B) -> Option<Candidate<B::Move>>,
    ) -> Option<MoveScores> {
        let mut search = self.search();
        let candidates = search.candidates(boards.first_mut()?);
        let best = search.best(boards, candidates.clone(), self.limits.nodes)?;
        let best = candidates.iter().find(|known| known.id == best.id)?.clone();
        // Kyo moves to the same board are one candidate, whose text may differ.
        let reached = next.first().filter(|_| !B::SHARES).map(SearchBoard::key);
        let board = &boards[0];
        let chosen = candidates.into_iter().find(|known| {
            board.text(&known.chosen) == text
                || reached.is_some() && board.after(&known.chosen).map(|after| after.key()) == reached
        });
        let chosen = chosen.or_else(|| find(board));
        let text = board.text(&best.chosen);
        let choices = |known: &Candidate<B::Move>| {
            boards.iter().map(|board| (board.clone(), known.clone())).collect::<Vec<_>>()
        };
        let chosen = chosen.map(|known| choices(&known)).unwrap_or_default();
        Some(self.compare(text, &choices(&best), &chosen, [next, public]))
    }

    fn compare<B: SearchBoard>(
        &self,
        text: String,
        best: &Sampled<B>,
        chosen: &Sampled<B>,
        [next, public]: [&[B]; 2],
    ) -> MoveScores {
        let before = &best[0].0;
        // Without luck, the position after the move says all about it.
        let chosen = if B::SHARES || next.is_empty() { chosen } else { &[] };
        let counts = [best.len(), chosen.len(), next.len(), public.len()];
        let choices = best.iter().chain(chosen);
        let moves: Vec<_> = choices
            .map(|(board, known)| Evaluated::Planned(board, known.clone()))
            .chain(next.iter().chain(public).map(|board| Evaluated::Played(before, board)))
            .collect();
        let values = self.search().values_of(&moves, self.limits.depth, self.limits.nodes);
        let mut values = values.into_iter();
        let mut average = |count: usize| {
            let sum: i64 = values.by_ref().take(count).map(i64::from).sum();
            (count > 0).then(|| (sum / count as i64) as i32)
        };
        let [best_score, chosen, played, value] = counts.map(&mut average);
        MoveScores { best: text, best_score: best_score.unwrap_or_default(), chosen, played, value }
    }
}
