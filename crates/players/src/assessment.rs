//! Combines the judgements of all positions into the review of each move.

use sealed_move_rules::Side;

use super::judgement::PositionJudgement;
use super::review::{CERTAIN, LuckKind, MIN_SWING, chance_of};
use super::turning_points::{MIN_MISTAKE_LOSS, turning_points};

/// How thoroughly a position is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// With the position's share of the game's budget.
    Base,
    /// With the bounds of level 6.
    BestLevel,
}

/// The review of a move. Chances are ten-thousandths, for the side that moved; a draw counts half.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReview {
    /// The side that moved.
    pub side: Side,
    /// The chance before the move. It equals the chance after the move before.
    pub before: i32,
    /// The chance after the move and its rolls.
    pub after: i32,
    /// The chance lost by the choice of move.
    pub loss: i32,
    /// The chance gained by luck, negative if lost.
    pub luck: i32,
    /// The kind of luck.
    pub luck_by: LuckKind,
    /// The canonical text of the best move found, or of the move made if none was better.
    pub best: String,
    /// Whether level 6 judged the choice.
    pub is_confirmed: bool,
}

/// The maximum loss of a move that counts as equal to the best one.
const MAX_EQUAL_LOSS: i32 = 200;

impl MoveReview {
    /// The chance with the move made, before its rolls and discoveries. Without luck, it's the chance before
    /// the next move.
    #[must_use]
    pub const fn expected(&self) -> i32 {
        self.after - self.luck
    }

    /// The change of the chance that neither choice nor luck explains.
    #[must_use]
    pub const fn unexplained(&self) -> i32 {
        self.after - self.before + self.loss - self.luck
    }

    /// Whether the move is about as good as the best one.
    #[must_use]
    pub const fn is_as_good(&self) -> bool {
        self.loss <= MAX_EQUAL_LOSS
    }

    /// The first side's chance before the move.
    #[must_use]
    pub const fn first_before(&self) -> i32 {
        chance_of(self.side, self.before)
    }

    /// The first side's chance after the move.
    #[must_use]
    pub const fn first_after(&self) -> i32 {
        chance_of(self.side, self.after)
    }
}

/// The number of judgements by level 6 after which mistakes that turned nothing keep their first one, so that
/// a review takes a few minutes at most.
const MAX_MISTAKE_CONFIRMATIONS: usize = 16;

/// A position that needs a judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewTask {
    /// The index of the position.
    pub index: usize,
    /// The effort of the judgement.
    pub effort: Effort,
}

/// Returns the next task of a review; `None` once it is complete. The first `moves` of the
/// `positions` have a move.
///
/// First, all positions are judged. Then level 6 judges unexplained changes, mistakes and turning
/// points again.
#[must_use]
pub fn next_task(judged: &[PositionJudgement], positions: usize, moves: usize) -> Option<ReviewTask> {
    if judged.len() < positions {
        return Some(ReviewTask { index: judged.len(), effort: Effort::Base });
    }
    let again = |index: usize| {
        let known = judged.get(index).filter(|known| known.effort == Effort::Base);
        known.map(|_| ReviewTask { index, effort: Effort::BestLevel })
    };
    let both = |index: usize| again(index).or_else(|| again(index + 1));
    let (reviews, disputed) = settle(judged, moves);
    if let Some(task) = disputed.into_iter().find_map(both) {
        return Some(task);
    }
    let confirmed = judged.iter().filter(|known| known.effort == Effort::BestLevel).count();
    let mut mistakes = (0..moves).filter(|index| reviews[*index].loss >= MIN_MISTAKE_LOSS);
    if confirmed < MAX_MISTAKE_CONFIRMATIONS
        && let Some(task) = mistakes.find_map(again)
    {
        return Some(task);
    }
    let readers = [None, Some(Side::First), Some(Side::Second)];
    readers
        .into_iter()
        .flat_map(|reader| turning_points(&reviews, reader))
        .find_map(|point| both(point.index))
}

/// Reviews each move from the judgements of all positions.
#[must_use]
pub fn assess(judged: &[PositionJudgement], moves: usize) -> Vec<MoveReview> {
    settle(judged, moves).0
}

/// Reviews each move, last one first, and returns the indices of moves whose change has no
/// explanation. Their positions are taken at the value which the later one gives them.
fn settle(judged: &[PositionJudgement], moves: usize) -> (Vec<MoveReview>, Vec<usize>) {
    let moves = moves.min(judged.len());
    // The first side's chance after the move.
    let mut after = match (judged.get(moves), moves.checked_sub(1)) {
        (Some(end), _) => chance_of(end.side, end.value),
        (None, Some(last)) => chance_of(judged[last].side, judged[last].after),
        (None, None) => CERTAIN / 2,
    };
    let (mut reviews, mut disputed) = (Vec::with_capacity(moves), Vec::new());
    for (index, known) in judged[..moves].iter().enumerate().rev() {
        let own_after = chance_of(known.side, after);
        // Luck is measured at equal depth; the later position says what the move was worth.
        let expected = (own_after - known.luck()).clamp(0, CERTAIN);
        let change = known.value - expected;
        let loss = change.clamp(0, known.loss());
        let mut before = known.value;
        if (change - loss).abs() >= MIN_SWING {
            disputed.push(index);
            before = (expected + loss).min(CERTAIN);
        }
        let luck = own_after - expected;
        let is_confirmed = known.effort == Effort::BestLevel;
        reviews.push(MoveReview {
            side: known.side,
            before,
            after: own_after,
            loss,
            luck,
            luck_by: known.luck_by,
            best: known.best.clone(),
            is_confirmed,
        });
        after = chance_of(known.side, before);
    }
    reviews.reverse();
    (reviews, disputed)
}
