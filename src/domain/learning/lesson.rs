//! A player's progress in the lessons of a game.

use crate::domain::Timestamp;
use crate::domain::game::draft::Draft;

/// A player's current lesson in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonProgress {
    pub lesson: String,
    /// The player's moves so far, as canonical texts.
    pub moves: Vec<String>,
    /// The move being composed. Its version increases with every change, across lessons, and
    /// buttons carry it.
    pub draft: Draft,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolvedLesson {
    pub lesson: String,
    /// The fewest moves of any solution; 0 if the player skipped the lesson.
    pub moves: u32,
    /// Time of the first solution.
    pub at: Timestamp,
}

impl SolvedLesson {
    /// Whether the player skipped the lesson, as chess players may.
    #[must_use]
    pub const fn is_skipped(&self) -> bool {
        self.moves == 0
    }
}
