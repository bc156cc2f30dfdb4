//! The effort a puzzle takes.

use sealed_move_rules::puzzle::Puzzle;

use super::level::Level;

/// The effort a puzzle takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleEffort {
    /// One move that beginners find.
    Small,
    /// A move that beginners miss, or several moves.
    Great,
}

impl PuzzleEffort {
    /// The effort a puzzle takes.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Self {
        if puzzle.own_moves() > 1 || puzzle.level > Level::Beginner.number() {
            Self::Great
        } else {
            Self::Small
        }
    }
}
