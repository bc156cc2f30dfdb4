//! How far a person came with the lessons of a game.

use crate::domain::Timestamp;
use crate::domain::game::draft::Draft;

/// The lesson of a game that a person plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonProgress {
    /// The name of the lesson.
    pub lesson: String,
    /// Their moves that went on, as canonical texts.
    pub moves: Vec<String>,
    /// The move that they are putting together. Its version grows with everything that changes, from
    /// lesson to lesson, and buttons carry it.
    pub draft: Draft,
}

/// A lesson that a person has solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolvedLesson {
    /// The name of the lesson.
    pub lesson: String,
    /// The fewest moves that they took.
    pub moves: u32,
    /// When they solved it first.
    pub at: Timestamp,
}
