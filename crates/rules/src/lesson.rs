//! Lessons of a game: small positions, each with a task that its player solves with real moves.
//!
//! A lesson is data in its game's folder; its words stand in the catalogue. The rules alone judge
//! what a player tries there ([`LessonAttempt`]): whether the task is done ([`Goal`]), and what else the try
//! was. The opponent's replies and the dice are part of a lesson, so that the same tries lead to the
//! same answers.

pub use super::lesson_attempt::{LessonAttempt, LessonVerdict, Tried, TriedMove};
pub use super::lesson_goal::Goal;

use super::game::Game;

/// A position with a task.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The short name by which texts, buttons and the store know it; no other lesson of the game has it.
    pub name: &'static str,
    /// The position string. Whose turn it is learns.
    pub position: &'static str,
    /// What is to be reached.
    pub goal: Goal,
    /// Canonical moves that reach it, as few as are needed.
    pub solution: &'static [&'static str],
    /// How many moves it may take. Where that is no more than the solution takes, each move must be
    /// the solution's.
    pub most: usize,
    /// What the opponent plays: after the first move the first of them that is legal, after the second
    /// the first from the second on, and so on around.
    pub replies: &'static [&'static str],
    /// What each move rolls, in the order of the rules, 0 behind its end; a roll with fewer options
    /// takes the remainder.
    pub rolls: &'static [u32],
    /// Tries that are answered with a word of their own.
    pub wrong: &'static [WrongTry],
}

/// A move that leads away from the task.
#[derive(Clone, Copy, Debug)]
pub struct WrongTry {
    /// The short name by which texts know what is wrong.
    pub name: &'static str,
    /// How the canonical text of such a move begins.
    pub begins: &'static str,
    /// Moves that end with such a one, for tests.
    pub example: &'static [&'static str],
}

impl WrongTry {
    /// A try that is wrong from the first move on.
    pub(super) const fn new(
        name: &'static str,
        begins: &'static str,
        example: &'static [&'static str],
    ) -> Self {
        Self { name, begins, example }
    }
}

impl Lesson {
    /// A lesson without replies, rolls and known wrong tries.
    pub(super) const fn new(
        name: &'static str,
        position: &'static str,
        goal: Goal,
        solution: &'static [&'static str],
    ) -> Self {
        Self { name, position, goal, solution, most: solution.len(), replies: &[], rolls: &[], wrong: &[] }
    }

    /// The same lesson, which may take more moves than the solution does.
    pub(super) const fn within(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// The same lesson with replies of the opponent.
    pub(super) const fn replies(self, replies: &'static [&'static str]) -> Self {
        Self { replies, ..self }
    }

    /// The same lesson with dice that fall so.
    pub(super) const fn rolls(self, rolls: &'static [u32]) -> Self {
        Self { rolls, ..self }
    }

    /// The same lesson with tries that are answered with a word of their own.
    pub(super) const fn wrong(self, wrong: &'static [WrongTry]) -> Self {
        Self { wrong, ..self }
    }

    /// How many moves the task takes at least.
    #[must_use]
    pub const fn fewest(&self) -> usize {
        self.solution.len()
    }

    /// Whether each move must be the solution's.
    #[must_use]
    pub const fn is_strict(&self) -> bool {
        self.most <= self.solution.len()
    }
}

/// The lesson of a game with a name.
#[must_use]
pub fn find_lesson(game: &dyn Game, name: &str) -> Option<&'static Lesson> {
    game.lessons().iter().find(|lesson| lesson.name == name)
}
