//! Lessons: small positions with tasks, which a player solves with real moves.
//!
//! Lessons are data in their game's folder; their texts are in the text catalog. The rules judge
//! each move ([`LessonAttempt`]) by the task ([`Goal`]) and by known mistakes. Replies and rolls
//! are part of a lesson, so that the same moves always have the same result.

pub use super::lesson_attempt::{LessonAttempt, LessonTry, LessonVerdict, TriedMove};
pub use super::lesson_goal::Goal;

use super::game::Game;
use super::puzzle::{Puzzle, PuzzleKind};

/// A position with a task.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Identifies the lesson in text keys, buttons and the database; unique in the game.
    pub name: &'static str,
    /// The position string. The learner is the side to move.
    pub position: &'static str,
    /// The task.
    pub goal: Goal,
    /// A shortest solution, in canonical notation.
    pub solution: &'static [&'static str],
    /// Maximum number of moves. If it equals the length of the solution, only the solution's moves
    /// are right.
    pub max_moves: usize,
    /// The opponent's replies. After the learner's n-th move, the opponent plays the first legal
    /// one from the n-th on, wrapping around.
    pub replies: &'static [&'static str],
    /// The rolls of each move, in the order of the rules; further rolls are 0. A roll with fewer
    /// options uses the remainder.
    pub rolls: &'static [u32],
    /// Known mistakes, each answered with a specific text.
    pub wrong: &'static [WrongTry],
    /// Whether chess players know this already and may skip it.
    pub known_from_chess: bool,
    /// The puzzles that practice the lesson, in order. Their goal is [`Goal::Line`].
    pub puzzles: &'static [Lesson],
}

/// A known mistake in a lesson.
#[derive(Clone, Copy, Debug)]
pub struct WrongTry {
    /// Identifies the mistake in text keys.
    pub name: &'static str,
    /// A prefix of the canonical notation of such moves.
    pub begins: &'static str,
    /// Moves that end with the mistake, for tests.
    pub example: &'static [&'static str],
}

impl WrongTry {
    /// A mistake with an example.
    pub(super) const fn new(
        name: &'static str,
        begins: &'static str,
        example: &'static [&'static str],
    ) -> Self {
        Self { name, begins, example }
    }
}

impl Lesson {
    /// A lesson without replies, rolls and known mistakes.
    pub(super) const fn new(
        name: &'static str,
        position: &'static str,
        goal: Goal,
        solution: &'static [&'static str],
    ) -> Self {
        Self {
            name,
            position,
            goal,
            solution,
            max_moves: solution.len(),
            replies: &[],
            rolls: &[],
            wrong: &[],
            known_from_chess: false,
            puzzles: &[],
        }
    }

    /// A puzzle with the solver's moves. [`replies`](Self::replies) has the opponent's moves in between.
    pub(super) const fn puzzle(
        name: &'static str,
        kind: PuzzleKind,
        position: &'static str,
        solution: &'static [&'static str],
    ) -> Self {
        Self::new(name, position, Goal::Line(kind), solution)
    }

    /// Allows more moves than the solution has.
    pub(super) const fn within(self, max_moves: usize) -> Self {
        Self { max_moves, ..self }
    }

    /// Sets the opponent's replies.
    pub(super) const fn replies(self, replies: &'static [&'static str]) -> Self {
        Self { replies, ..self }
    }

    /// Sets the rolls of each move.
    pub(super) const fn rolls(self, rolls: &'static [u32]) -> Self {
        Self { rolls, ..self }
    }

    /// Sets the known mistakes.
    pub(super) const fn wrong(self, wrong: &'static [WrongTry]) -> Self {
        Self { wrong, ..self }
    }

    /// Lets chess players skip the lesson.
    pub(super) const fn known_from_chess(self) -> Self {
        Self { known_from_chess: true, ..self }
    }

    /// Adds the puzzles that practice the lesson.
    pub(super) const fn puzzles(self, puzzles: &'static [Self]) -> Self {
        Self { puzzles, ..self }
    }

    /// The kind of the puzzle. `None` for a lesson.
    #[must_use]
    pub const fn puzzle_kind(&self) -> Option<PuzzleKind> {
        match self.goal {
            Goal::Line(kind) => Some(kind),
            _ => None,
        }
    }

    /// The puzzle with the moves of both sides. `None` for a lesson.
    #[must_use]
    pub fn puzzle_line(&self) -> Option<Puzzle> {
        let kind = self.puzzle_kind()?;
        let replies = self.replies.iter().map(Some).chain(std::iter::repeat(None));
        let moves = self.solution.iter().zip(replies).flat_map(|(own, reply)| [Some(own), reply]);
        Some(Puzzle {
            name: self.name.to_owned(),
            kind,
            level: 1,
            position: self.position.to_owned(),
            line: moves.flatten().map(|text| (*text).to_owned()).collect(),
        })
    }

    /// The number of moves in the solution.
    #[must_use]
    pub const fn min_moves(&self) -> usize {
        self.solution.len()
    }

    /// Whether only the solution's moves are right.
    #[must_use]
    pub const fn is_strict(&self) -> bool {
        self.max_moves <= self.solution.len()
    }
}

/// Finds a lesson or puzzle of a game's courses by its name.
#[must_use]
pub fn find_lesson(game: &dyn Game, name: &str) -> Option<&'static Lesson> {
    game.exercises().find(|lesson| lesson.name == name)
}
