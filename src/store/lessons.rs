//! How far people came with the lessons of the games.

use super::StoreError;
use crate::domain::{LessonProgress, PlayerId, SolvedLesson, Timestamp};
use sealed_move_rules::Game;

/// Reads what people did in lessons.
///
/// Each method fails as those of [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait LessonReadTx {
    /// Returns the lesson of a game that a player plays, or played last.
    fn lesson_progress(
        &self,
        player: PlayerId,
        game: &dyn Game,
    ) -> Result<Option<LessonProgress>, StoreError>;

    /// Returns the lessons of a game that a player has solved, the first solved first.
    fn solved_lessons(&self, player: PlayerId, game: &dyn Game) -> Result<Vec<SolvedLesson>, StoreError>;
}

/// Writes what people did in lessons.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait LessonWriteTx: LessonReadTx {
    /// Stores the lesson of a game that a player plays in place of the one before.
    fn set_lesson_progress(
        &self,
        player: PlayerId,
        game: &dyn Game,
        progress: &LessonProgress,
        now: Timestamp,
    ) -> Result<(), StoreError>;

    /// Stores that a player solved a lesson in so many moves; of several times the fewest moves and the
    /// first time count.
    fn set_lesson_solved(
        &self,
        player: PlayerId,
        game: &dyn Game,
        lesson: &str,
        moves: u32,
        now: Timestamp,
    ) -> Result<(), StoreError>;
}
