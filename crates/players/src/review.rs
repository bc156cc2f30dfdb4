//! Reviews a finished game: the value of each position, each choice and each roll.
//!
//! [`judge_position`] judges each position once, from the view of its side to move: players aren't
//! blamed for facts they couldn't know. In Lusus, where each side knows its own hand and traps, the
//! value of a position is the public's expectation. [`assess`] turns the judgements into a review: the value
//! after a move is the value before the next one. [`next_task`] returns the next position to judge, at first
//! or again with the effort of level 6.

use sealed_move_rules::{Outcome, Side, View};

use super::judge::JudgeBounds;
use super::{TUNINGS, search_of, tuning_of};

pub use super::assessment::{Effort, MoveReview, ReviewTask, assess, next_task};
pub(crate) use super::judgement::{MoveScores, Reviewer};
pub use super::judgement::{PositionJudgement, confirms_better, judge_position};
pub use super::turning_points::{
    MIN_BLUNDER_LOSS, MIN_MISTAKE_LOSS, SlipCount, TurningPoint, accuracy, first_choices, luck, slips,
    turning_points,
};

/// A winning chance of 100 %; chances are given in ten-thousandths.
pub const CERTAIN: i32 = 10_000;

/// The change of the winning chance that needs an explanation.
pub const MIN_SWING: i32 = 800;

/// A position of a finished game and the move played there, as its player saw them.
#[derive(Clone, Debug)]
pub struct SeenMove {
    /// The player's view before the move.
    pub before: View,
    /// The canonical text, without rolls. Empty for the final position.
    pub text: String,
    /// The player's view after the move, or `None` for a move that wasn't played.
    pub after: Option<View>,
    /// The view after the move of the side to move then.
    pub next: Option<View>,
    /// The public view before the move.
    pub public: View,
    /// The public view after the move.
    pub next_public: Option<View>,
    /// Whether dice were rolled.
    pub rolled: bool,
    /// The outcome, if the move ended the game.
    pub outcome: Option<Outcome>,
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

    /// Whether this is the final position.
    #[must_use]
    pub const fn is_end(&self) -> bool {
        self.text.is_empty()
    }
}

/// The chance of a side, given the first side's, or the reverse.
#[must_use]
pub const fn chance_of(side: Side, first: i32) -> i32 {
    match side {
        Side::First => first,
        Side::Second => CERTAIN - first,
    }
}

/// The budget for the review of a game.
pub(crate) struct ReviewBudget {
    /// Nodes for the whole review.
    pub(crate) nodes: u64,
    pub(crate) max_move_nodes: u64,
    /// The maximum depth of a refutation's search in plies.
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
