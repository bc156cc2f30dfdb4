//! Reviews a finished game: the value of each move, and the effect of dice.
//!
//! Each move is judged from its player's views before and after it. Hidden information counts by
//! its expectation: players aren't blamed for facts they couldn't know. The luck of a roll is the
//! winning chance after it minus the expected chance before it.

use sealed_move_rules::{Outcome, Side, View};

use super::board::{Candidate, SearchBoard};
use super::cancel::Cancel;
use super::chance::winning_chance;
use super::judge::{JUDGE_PURPOSE, Judge, JudgeBounds};
use super::random::ChoiceSeed;
use super::search::Evaluated;
use super::{TUNINGS, search_of, tuning_of};

/// A winning chance of 100 %; chances are given in ten-thousandths.
pub const CERTAIN: i32 = 10_000;

/// The minimum change of the winning chance at a turning point.
const MIN_TURNING_CHANGE: i32 = 800;

const MAX_TURNING_POINTS: usize = 3;

/// The maximum loss of a move that counts as equal to the best one.
pub const MAX_EQUAL_LOSS: i32 = 200;

/// The loss that reduces a move's accuracy to 1/e.
const ACCURACY_LOSS: f64 = 2_200.0;

/// A move of a finished game as its player saw it.
#[derive(Clone, Debug)]
pub struct SeenMove {
    /// The player's view before the move.
    pub before: View,
    /// The canonical text, without rolls.
    pub text: String,
    /// The player's view after the move, or `None` for a move that wasn't played and needs rolls.
    pub after: Option<View>,
    /// Whether dice were rolled.
    pub rolled: bool,
    /// The outcome, if the move ended the game.
    pub outcome: Option<Outcome>,
}

/// The review of a move. Chances are ten-thousandths, for the side that moved; a draw counts half.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReview {
    /// The side that moved.
    pub side: Side,
    /// The chance with the best move found.
    pub best_chance: i32,
    /// The chance with the move made, before its rolls and discoveries.
    pub expected: i32,
    /// The chance once its rolls were known.
    pub after: i32,
    /// The reason `after` differs from `expected`.
    pub luck_by: LuckKind,
    /// The canonical text of the best move found, or of the move made if none was better.
    pub best: String,
}

/// The kind of luck in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LuckKind {
    /// No luck.
    Nothing,
    /// Dice rolls.
    Dice,
    /// Hidden information that was revealed.
    Hidden,
}

impl LuckKind {
    /// The stable name used in text keys and in the database.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Dice => "dice",
            Self::Hidden => "hidden",
        }
    }

    /// Parses the result of [`word`](Self::word).
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Nothing, Self::Dice, Self::Hidden].into_iter().find(|kind| kind.word() == word)
    }
}

impl SeenMove {
    /// The name of the game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        search_of(&self.before).tuning().game
    }
}

impl MoveReview {
    /// The chance lost by the choice of move.
    #[must_use]
    pub fn loss(&self) -> i32 {
        (self.best_chance - self.expected).max(0)
    }

    /// The chance gained by luck, negative if lost.
    #[must_use]
    pub const fn luck(&self) -> i32 {
        self.after - self.expected
    }

    /// Whether the move is about as good as the best one.
    #[must_use]
    pub fn is_as_good(&self) -> bool {
        self.loss() <= MAX_EQUAL_LOSS
    }

    /// The first side's chance after the move.
    #[must_use]
    pub fn first_chance(&self) -> i32 {
        match self.side {
            Side::First => self.after,
            Side::Second => CERTAIN - self.after,
        }
    }
}

/// A move that changed the chances considerably.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The index of the move.
    pub index: usize,
    /// The kind of luck, or `Nothing` if the choice of move changed the chances.
    pub by: LuckKind,
    /// The change for the side that moved, negative for a loss.
    pub change: i32,
}

/// Returns up to three moves with the greatest changes of the chances, in the order of the game.
#[must_use]
pub fn turning_points(moves: &[MoveReview]) -> Vec<TurningPoint> {
    let points = moves.iter().enumerate().map(|(index, made)| {
        let (loss, luck) = (made.loss(), made.luck());
        if luck.abs() > loss {
            TurningPoint { index, by: made.luck_by, change: luck }
        } else {
            TurningPoint { index, by: LuckKind::Nothing, change: -loss }
        }
    });
    let mut points: Vec<_> = points.filter(|point| point.change.abs() >= MIN_TURNING_CHANGE).collect();
    points.sort_by_key(|point| (-point.change.abs(), point.index));
    points.truncate(MAX_TURNING_POINTS);
    points.sort_by_key(|point| point.index);
    points
}

/// A side's accuracy in percent: 100 if each move was as good as the best one found. `None` if it
/// made no move.
#[must_use]
pub fn accuracy(moves: &[MoveReview], side: Side) -> Option<u32> {
    let own = moves.iter().filter(|made| made.side == side);
    let (mut sum, mut count) = (0.0, 0.0);
    for made in own {
        sum += (-f64::from(made.loss()) / ACCURACY_LOSS).exp();
        count += 1.0;
    }
    (count > 0.0).then(|| (100.0 * sum / count).round() as u32)
}

/// The total luck in a side's own moves.
#[must_use]
pub fn luck(moves: &[MoveReview], side: Side) -> i32 {
    moves.iter().filter(|made| made.side == side).map(MoveReview::luck).sum()
}

/// The budget for the review of a game.
pub(crate) struct ReviewBudget {
    /// Nodes for the whole review.
    pub(crate) nodes: u64,
    pub(crate) max_move_nodes: u64,
    pub(crate) depth: u8,
    /// The number of sampled positions, if the view hides something.
    pub(crate) samples: usize,
}

/// The minimum nodes per move, even in very long games.
const MIN_MOVE_NODES: u64 = 1_000;

/// The search bounds for each move of a game, chosen so that a whole review takes less than a
/// minute.
#[must_use]
pub fn review_bounds(game: &str, moves: usize) -> JudgeBounds {
    let ReviewBudget { nodes, max_move_nodes, depth, samples } = tuning_of(game).unwrap_or(TUNINGS[0]).review;
    let nodes = (nodes / moves.max(1) as u64).clamp(MIN_MOVE_NODES, max_move_nodes);
    JudgeBounds { nodes, depth, samples }
}

/// Reviews one move. The result depends only on the arguments.
///
/// `None` if no move was legal, if an unplayed move is illegal, or if `cancel` was triggered.
#[must_use]
pub fn review_move(
    seen: &SeenMove,
    bounds: JudgeBounds,
    seed: &ChoiceSeed,
    cancel: &Cancel,
) -> Option<MoveReview> {
    let judge = Judge { bounds, seed: seed.number(JUDGE_PURPOSE), cancel };
    let MoveScores { best, best_score, chosen, played } =
        search_of(&seen.before).score_move(&judge, seen).filter(|_| !cancel.is_canceled())?;
    let game = seen.game();
    let chance = |score: i32| (f64::from(CERTAIN) * winning_chance(game, score)).round() as i32;
    let side = seen.before.turn();
    let played = match &seen.outcome {
        Some(outcome) => {
            Some(outcome.winner.map_or(CERTAIN / 2, |winner| CERTAIN * i32::from(winner == side)))
        }
        None => played.map(chance),
    };
    let luck_by = if seen.rolled {
        LuckKind::Dice
    } else if search_of(&seen.before).hides_something() {
        LuckKind::Hidden
    } else {
        LuckKind::Nothing
    };
    // Without luck, the value after the move is exact.
    let expected = match (chosen.map(chance), played) {
        (Some(chosen), Some(played)) => {
            if luck_by == LuckKind::Nothing {
                played
            } else {
                chosen
            }
        }
        (Some(only), None) | (None, Some(only)) => only,
        (None, None) => return None,
    };
    let best_chance = chance(best_score);
    let (best, best_chance) =
        if best_chance > expected { (best, best_chance) } else { (seen.text.clone(), expected) };
    Some(MoveReview { side, best_chance, expected, after: played.unwrap_or(expected), luck_by, best })
}

/// A move in each sampled position.
type Sampled<B> = [(B, Candidate<<B as SearchBoard>::Move>)];

/// Scores searched to equal depth: of the best move, of the move made before its rolls, and after
/// them.
pub(crate) struct MoveScores {
    pub(crate) best: String,
    pub(crate) best_score: i32,
    pub(crate) chosen: Option<i32>,
    pub(crate) played: Option<i32>,
}

impl Judge<'_> {
    pub(crate) fn score_move<B: SearchBoard>(
        &self,
        boards: &mut [B],
        after: &[B],
        seen: &SeenMove,
    ) -> Option<MoveScores> {
        let mut search = self.search();
        let candidates = search.candidates(boards.first_mut()?);
        let (best, _) = self.best(boards, &candidates, &mut search)?;
        // Kyo moves to the same board are one candidate, whose text may differ.
        let reached = after.first().filter(|_| !B::SHARES).map(SearchBoard::key);
        let chosen = candidates.into_iter().find(|known| {
            boards[0].text(&known.chosen) == seen.text
                || reached.is_some() && boards[0].after(&known.chosen).map(|after| after.key()) == reached
        });
        let text = boards[0].text(&best.chosen);
        let choices = |known: &Candidate<B::Move>| {
            boards.iter().map(|board| (board.clone(), known.clone())).collect::<Vec<_>>()
        };
        let chosen = chosen.map(|known| choices(&known));
        Some(self.compare_at_one_depth(text, &choices(&best), chosen.as_deref(), &boards[0], after))
    }

    pub(crate) fn compare_at_one_depth<B: SearchBoard>(
        &self,
        text: String,
        best: &Sampled<B>,
        chosen: Option<&Sampled<B>>,
        before: &B,
        after: &[B],
    ) -> MoveScores {
        let counts = [best.len(), chosen.map_or(0, <[_]>::len), after.len()];
        let choices = best.iter().chain(chosen.into_iter().flatten());
        let scores: Vec<_> = choices
            .map(|(board, known)| Evaluated::Planned(board, known.clone()))
            .chain(after.iter().map(|after| Evaluated::Played(before, after)))
            .collect();
        let nodes = 2 * self.bounds.nodes;
        let scores = self.search().values_of(&scores, i32::from(self.bounds.depth), nodes);
        let mut scores = scores.into_iter();
        let mut average = |count: usize| {
            let sum: i64 = scores.by_ref().take(count).map(i64::from).sum();
            (count > 0).then(|| (sum / count as i64) as i32)
        };
        let [best_score, chosen, played] = counts.map(&mut average);
        MoveScores { best: text, best_score: best_score.unwrap_or_default(), chosen, played }
    }
}
