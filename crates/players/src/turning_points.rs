//! The turning points of a review, and the sums for each side.

use sealed_move_rules::Side;

use super::assessment::MoveReview;
use super::review::{LuckKind, MIN_SWING};

const MAX_TURNING_POINTS: usize = 3;

/// The minimum change by hidden information at a turning point. Its expectation is sampled, so smaller
/// changes may be chance.
const MIN_HIDDEN_SWING: i32 = 1_500;

/// The minimum loss that counts as a mistake.
pub const MIN_MISTAKE_LOSS: i32 = 1_000;

/// The minimum loss that counts as a blunder instead of a mistake.
pub const MIN_BLUNDER_LOSS: i32 = 2_000;

/// The loss that reduces a move's accuracy to 1/e.
const ACCURACY_LOSS: f64 = 1_500.0;

/// Moves outside of these chances don't count for the accuracy.
const OPEN_CHANCES: std::ops::RangeInclusive<i32> = 500..=9_500;

/// The positions before and after a move whose chances show what was at stake.
const STAKE_WINDOW: usize = 2;

/// The weight of a move in a calm part of the game, as a change of the chance.
const MIN_STAKE: i32 = 200;

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

impl TurningPoint {
    /// Returns the cause of a swing that the chances show, if it was large enough.
    fn of(index: usize, made: &MoveReview) -> Option<Self> {
        let swing = made.after - made.before;
        let point = if made.luck.abs() > made.loss {
            Self { index, by: made.luck_by, change: made.luck }
        } else {
            Self { index, by: LuckKind::Nothing, change: -made.loss }
        };
        // Bad luck may hide a good choice, or the reverse: then nothing turned.
        let is_seen = swing.abs() >= MIN_SWING && swing.signum() == point.change.signum();
        let least = if point.by == LuckKind::Hidden { MIN_HIDDEN_SWING } else { MIN_SWING };
        (is_seen && point.change.abs() >= least).then_some(point)
    }

    /// The index of the first move from here that the reader chooses: this one, or the answer to the
    /// opponent's.
    fn first_choice(&self, moves: &[MoveReview], reader: Option<Side>) -> usize {
        let is_own = |index: usize| moves.get(index).is_some_and(|made| Some(made.side) == reader);
        let answer = self.index + 1;
        if !is_own(self.index) && is_own(answer) { answer } else { self.index }
    }
}

/// Returns up to three moves with the greatest swings. The reader's own slips take precedence and
/// come first, then the others, both in the order of the game.
#[must_use]
pub fn turning_points(moves: &[MoveReview], reader: Option<Side>) -> Vec<TurningPoint> {
    let own = |point: &TurningPoint| point.by == LuckKind::Nothing && Some(moves[point.index].side) == reader;
    let mut points: Vec<_> =
        moves.iter().enumerate().filter_map(|(index, made)| TurningPoint::of(index, made)).collect();
    points.sort_by_key(|point| (!own(point), -point.change.abs(), point.index));
    points.truncate(MAX_TURNING_POINTS);
    points.sort_by_key(|point| (!own(point), point.index));
    points
}

/// The index of the first move that the reader chooses from each turning point: its own, or the answer
/// to the opponent's. `None` if an earlier point has the same.
#[must_use]
pub fn first_choices(
    points: &[TurningPoint],
    moves: &[MoveReview],
    reader: Option<Side>,
) -> Vec<Option<usize>> {
    let mut choices = Vec::new();
    for point in points {
        let choice = Some(point.first_choice(moves, reader));
        choices.push(choice.filter(|_| !choices.contains(&choice)));
    }
    choices
}

/// A side's accuracy in percent: 100 if no choice lost anything. Only moves between 5 and 95 %
/// count, weighted by the stakes. `None` without such a move.
#[must_use]
pub fn accuracy(moves: &[MoveReview], side: Side) -> Option<u32> {
    let (mut sum, mut count) = (0.0, 0.0);
    for (index, made) in moves.iter().enumerate() {
        if made.side == side && OPEN_CHANCES.contains(&made.before) {
            let weight = f64::from(stake(moves, index));
            sum += weight * (-f64::from(made.loss) / ACCURACY_LOSS).exp();
            count += weight;
        }
    }
    (count > 0.0).then(|| (100.0 * sum / count).round() as u32)
}

/// The spread of the chances around a move.
fn stake(moves: &[MoveReview], index: usize) -> i32 {
    let near = &moves[index.saturating_sub(STAKE_WINDOW)..moves.len().min(index + STAKE_WINDOW + 1)];
    let chances = near.iter().flat_map(|made| [made.first_before(), made.first_after()]);
    let (least, most) = chances.fold((i32::MAX, i32::MIN), |(least, most), it| (least.min(it), most.max(it)));
    (most - least).max(moves[index].loss).max(MIN_STAKE)
}

/// The number of a side's serious losses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlipCount {
    /// Losses from 10 to 20 %.
    pub mistakes: u32,
    /// Greater losses.
    pub blunders: u32,
}

/// Counts a side's mistakes and blunders.
#[must_use]
pub fn slips(moves: &[MoveReview], side: Side) -> SlipCount {
    let mut count = SlipCount::default();
    for made in moves.iter().filter(|made| made.side == side) {
        match made.loss {
            MIN_BLUNDER_LOSS.. => count.blunders += 1,
            MIN_MISTAKE_LOSS.. => count.mistakes += 1,
            _ => {}
        }
    }
    count
}

/// The value of all luck for a side, in the moves of both. The other side's luck is the opposite.
#[must_use]
pub fn luck(moves: &[MoveReview], side: Side) -> i32 {
    moves.iter().map(|made| if made.side == side { made.luck } else { -made.luck }).sum()
}
