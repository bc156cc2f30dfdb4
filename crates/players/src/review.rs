//! The review of a finished game: what each move was worth, and what the dice added.
//!
//! Each move is judged from what its player saw when they made it, and what they saw right after it. What was hidden
//! then is counted by its expectation over what it could have been, never by the truth: nobody is blamed for what
//! they could not know. What a roll was worth is the difference between the chance after it and the chance that the
//! move had before it.

use sealed_move_rules::{Outcome, Side, View};

use super::aruki::ArukiBoard;
use super::board::{Candidate, SearchBoard};
use super::cancel::Cancel;
use super::chance::winning_chance;
use super::judge::{JUDGED, JUDGED_BY, Judge, JudgeBounds};
use super::kyo::{KyoBoard, in_fewest_steps};
use super::lusus::{LususBoard, LususMove};
use super::random::{ChoiceSeed, mix};
use super::search::Weighed;
use super::weights;

/// A whole chance; chances are told in ten-thousandths.
pub const CERTAIN: i32 = 10_000;

/// The least change of the chances that makes a turning point.
const TURNING: i32 = 800;

/// How many turning points a review has at most.
const MOST_POINTS: usize = 3;

/// By how much of the chances a move may fall short of the best one and still count as equally good.
pub const AS_GOOD: i32 = 200;

/// The loss of chances that leaves a move an accuracy of 1/e.
const ACCURACY_LOSS: f64 = 2_200.0;

/// A move of a finished game as its player saw it.
#[derive(Clone, Debug)]
pub struct SeenMove {
    /// What they saw before it.
    pub before: View,
    /// Its canonical text, without rolls.
    pub text: String,
    /// What they saw right after it; nothing where it was not played, and could roll.
    pub after: Option<View>,
    /// Whether anything was rolled.
    pub rolled: bool,
    /// How it ended the game, if it did.
    pub outcome: Option<Outcome>,
}

/// What a move was worth to the side that made it: chances of winning in ten-thousandths, a draw being half.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReview {
    /// Who made it.
    pub side: Side,
    /// The chance with the best move that was found.
    pub best_chance: i32,
    /// The chance with the move that was made, before anything was rolled or shown.
    pub expected: i32,
    /// The chance once its rolls were known.
    pub after: i32,
    /// What made `after` differ from `expected`.
    pub luck_by: LuckKind,
    /// The best move that was found, in canonical text; that which was made if none was better.
    pub best: String,
}

/// What a move's player could not decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LuckKind {
    /// Nothing.
    Nothing,
    /// Dice.
    Dice,
    /// What was hidden and came to light.
    Hidden,
}

impl LuckKind {
    /// A word for texts and the store to know it by, which never changes.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Dice => "dice",
            Self::Hidden => "hidden",
        }
    }

    /// What `word` stands for.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Nothing, Self::Dice, Self::Hidden].into_iter().find(|kind| kind.word() == word)
    }
}

impl SeenMove {
    /// The name of the game.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        match self.before {
            View::Aruki(_) => "aruki",
            View::Kyo(_) => "kyo",
            View::Chakart(_) => "chakart",
            View::Lusus(_) => "lusus",
        }
    }
}

impl MoveReview {
    /// How much of the chances the move gave away.
    #[must_use]
    pub fn loss(&self) -> i32 {
        (self.best_chance - self.expected).max(0)
    }

    /// What luck added to the chances, or took.
    #[must_use]
    pub const fn luck(&self) -> i32 {
        self.after - self.expected
    }

    /// Whether it is as good as the best one that was found.
    #[must_use]
    pub fn is_as_good(&self) -> bool {
        self.loss() <= AS_GOOD
    }

    /// The chance of the first side once the move was made.
    #[must_use]
    pub fn first_chance(&self) -> i32 {
        match self.side {
            Side::First => self.after,
            Side::Second => CERTAIN - self.after,
        }
    }
}

/// Where the chances turned most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The index of the move.
    pub index: usize,
    /// Whether luck turned them rather than the choice.
    pub by: LuckKind,
    /// By how much for the side that moved: below 0 for what it lost.
    pub change: i32,
}

/// At most three moves at which the chances turned most, in the order of the game: by a choice, or by luck.
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
    let mut points: Vec<_> = points.filter(|point| point.change.abs() >= TURNING).collect();
    points.sort_by_key(|point| (-point.change.abs(), point.index));
    points.truncate(MOST_POINTS);
    points.sort_by_key(|point| point.index);
    points
}

/// How well a side chose, in percent: 100 where each of its moves was as good as the best one found. None where it
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

/// What all rolls and all that came to light in a side's own moves added to its chances.
#[must_use]
pub fn luck(moves: &[MoveReview], side: Side) -> i32 {
    moves.iter().filter(|made| made.side == side).map(MoveReview::luck).sum()
}

/// Positions that a whole review looks at, by game, and the most for one move.
const BUDGETS: [(&str, u64, u64, u8, usize); 4] = [
    ("aruki", 4_000_000, 40_000, 4, 1),
    ("kyo", 200_000, 3_000, 3, 1),
    ("chakart", 3_000_000, 30_000, 4, 3),
    ("lusus", 900_000, 9_000, 3, 3),
];

/// The least positions for one move, however long the game was.
const LEAST: u64 = 1_000;

/// What bounds the judgement of each of so many moves of a game, so that all of them take less than a minute.
#[must_use]
pub fn review_bounds(game: &str, moves: usize) -> JudgeBounds {
    let known = BUDGETS.iter().find(|budget| budget.0 == game);
    let (_, all, most, depth, samples) = *known.unwrap_or(&BUDGETS[0]);
    JudgeBounds { nodes: (all / moves.max(1) as u64).clamp(LEAST, most), depth, samples }
}

/// Reviews one move: equal arguments get equal answers.
///
/// Nothing where no move is legal before it, where it was not played and is no legal move, or where `cancel` was used.
#[must_use]
pub fn review_move(
    seen: &SeenMove,
    bounds: JudgeBounds,
    seed: &ChoiceSeed,
    cancel: &Cancel,
) -> Option<MoveReview> {
    let judge = Judge { bounds, seed: seed.number(JUDGED), cancel };
    let weighed = match (&seen.before, &seen.after) {
        (View::Aruki(before), Some(View::Aruki(after))) => {
            let weights = weights::under(JUDGED_BY, "aruki");
            judge.weigh(&mut [ArukiBoard::new(before, weights)], &[ArukiBoard::new(after, weights)], seen)
        }
        (View::Kyo(before), Some(View::Kyo(after))) => {
            let weights = weights::under(JUDGED_BY, "kyo");
            let boards = (&mut [KyoBoard::new(before, weights)], &[KyoBoard::new(after, weights)]);
            judge.weigh(boards.0, boards.1, seen).map(|weighed| MoveWeights {
                best: in_fewest_steps(before, &[weighed.best]).concat(),
                ..weighed
            })
        }
        (View::Chakart(before), None) => judge.weigh(&mut judge.chakart_boards(before), &[], seen),
        (View::Chakart(before), Some(View::Chakart(after))) => {
            judge.weigh(&mut judge.chakart_boards(before), &judge.chakart_boards(after), seen)
        }
        (View::Lusus(before), None) => judge.weigh_parts(&judge.lusus_boards(before, 2), &[], seen),
        (View::Lusus(before), Some(View::Lusus(after))) => {
            let weights = weights::under(JUDGED_BY, "lusus");
            let samples = 0..bounds.samples.max(1) as u64;
            let after: Vec<_> =
                samples.map(|index| LususBoard::following(after, mix(judge.seed ^ index), weights)).collect();
            judge.weigh_parts(&judge.lusus_boards(before, 2), &after, seen)
        }
        _ => None,
    };
    let MoveWeights { best, best_score, chosen, fact } = weighed.filter(|_| !cancel.is_canceled())?;
    let game = seen.game();
    let chance = |score: i32| (f64::from(CERTAIN) * winning_chance(game, score)).round() as i32;
    let side = seen.before.turn();
    let fact = match &seen.outcome {
        Some(outcome) => {
            Some(outcome.winner.map_or(CERTAIN / 2, |winner| CERTAIN * i32::from(winner == side)))
        }
        None => fact.map(chance),
    };
    let luck_by = match &seen.before {
        _ if seen.rolled => LuckKind::Dice,
        View::Chakart(view) if !view.queen_squares().is_empty() => LuckKind::Hidden,
        View::Lusus(_) => LuckKind::Hidden,
        _ => LuckKind::Nothing,
    };
    // Where luck has no part, what came of a move is what it was worth.
    let expected = match (chosen.map(chance), fact) {
        (Some(chosen), Some(fact)) => {
            if luck_by == LuckKind::Nothing {
                fact
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
    Some(MoveReview { side, best_chance, expected, after: fact.unwrap_or(expected), luck_by, best })
}

/// A move in each sample of a position.
type Sampled<B> = [(B, Candidate<<B as SearchBoard>::Move>)];

/// The scores of the best move, of the one that was chosen before luck, and of what came of it, at one depth.
struct MoveWeights {
    best: String,
    best_score: i32,
    chosen: Option<i32>,
    fact: Option<i32>,
}

impl Judge<'_> {
    fn weigh<B: SearchBoard>(&self, boards: &mut [B], after: &[B], seen: &SeenMove) -> Option<MoveWeights> {
        let mut search = self.search();
        let candidates = search.candidates(boards.first_mut()?);
        let (best, _) = self.best(boards, &candidates, &mut search)?;
        // Moves of Kyo that come to the same are one candidate, which may have another text.
        let reached = after.first().filter(|_| !B::CHANCE).map(SearchBoard::key);
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

    /// The same for Lusus, where a move is made of parts.
    fn weigh_parts(
        &self,
        boards: &[LususBoard<'static>],
        after: &[LususBoard<'static>],
        seen: &SeenMove,
    ) -> Option<MoveWeights> {
        let best = self.parts(boards.to_vec(), None)?.text;
        let choices = self.at_last_part(boards, &best)?;
        let chosen = self.at_last_part(boards, &seen.text);
        Some(self.compare_at_one_depth(best, &choices, chosen.as_deref(), boards.first()?, after))
    }

    /// The move of the piece in `text` after the tiles before it, in each sample; nothing where the move is not legal.
    fn at_last_part(
        &self,
        boards: &[LususBoard<'static>],
        text: &str,
    ) -> Option<Vec<(LususBoard<'static>, Candidate<LususMove>)>> {
        let (tiles, piece) =
            text.rsplit_once(' ').map_or((None, text), |(tiles, piece)| (Some(tiles), piece));
        let find = |board: &LususBoard<'static>, part: &str| {
            let mut candidates = Vec::new();
            board.clone().push_candidates(false, 0, &mut candidates);
            candidates.into_iter().find(|known| board.text(&known.chosen) == part)
        };
        let mut boards: Vec<_> = boards.iter().map(|board| board.limited(Some(piece), true)).collect();
        for tile in tiles.iter().flat_map(|tiles| tiles.split(' ')) {
            let known = find(boards.first()?, tile)?;
            boards = boards.iter().filter_map(|board| board.after(&known.chosen)).collect();
        }
        let known = find(boards.first()?, piece)?;
        Some(boards.into_iter().map(|board| (board, known.clone())).collect())
    }

    fn compare_at_one_depth<B: SearchBoard>(
        &self,
        text: String,
        best: &Sampled<B>,
        chosen: Option<&Sampled<B>>,
        before: &B,
        after: &[B],
    ) -> MoveWeights {
        let counts = [best.len(), chosen.map_or(0, <[_]>::len), after.len()];
        let choices = best.iter().chain(chosen.into_iter().flatten());
        let weighed: Vec<_> = choices
            .map(|(board, known)| Weighed::Choice(board, known.clone()))
            .chain(after.iter().map(|after| Weighed::Fact(before, after)))
            .collect();
        let nodes = 2 * self.bounds.nodes;
        let scores = self.search().values_of(&weighed, i32::from(self.bounds.depth), nodes);
        let mut scores = scores.into_iter();
        let mut average = |count: usize| {
            let sum: i64 = scores.by_ref().take(count).map(i64::from).sum();
            (count > 0).then(|| (sum / count as i64) as i32)
        };
        let [best_score, chosen, fact] = counts.map(&mut average);
        MoveWeights { best: text, best_score: best_score.unwrap_or_default(), chosen, fact }
    }
}
