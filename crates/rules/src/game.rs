//! The trait of a game.

use std::fmt;

use super::course::Course;
use super::error::RuleError;
use super::game_info::GameInfo;
use super::guide::Chapter;
use super::lesson::Lesson;
use super::observer::Observer;
use super::position::Position;
use super::puzzle::Puzzle;
use super::rolls::{PlayError, Rolls};
use super::rulings::Rulings;
use super::view::View;

/// A game: its facts, starts, position strings, rule pages, lessons and puzzles.
pub trait Game: Sync {
    /// Name, sides and setups.
    fn info(&self) -> &'static GameInfo;

    /// Starts a new game with the decisions of chance from `rolls`.
    ///
    /// # Errors
    ///
    /// [`PlayError::Roll`] if a random setup needs another roll. [`PlayError::Refused`] with the
    /// code `position` if the game has no such setup.
    fn start(&self, setup: &str, rolls: &mut Rolls<'_>) -> Result<Box<dyn Position>, PlayError>;

    /// Parses a position string.
    ///
    /// # Errors
    ///
    /// Code `position`, with the byte offset if known.
    fn parse(&self, text: &str) -> Result<Box<dyn Position>, RuleError>;

    /// Parses the position string of a game that began with the given rulings.
    ///
    /// # Errors
    ///
    /// Like [`parse`](Self::parse).
    fn parse_with(&self, text: &str, rulings: Rulings) -> Result<Box<dyn Position>, RuleError> {
        let mut position = self.parse(text)?;
        position.adopt(rulings);
        Ok(position)
    }

    /// Parses the position string of a view of the side to move. Returns `None` if the string
    /// contains more or less than that side may know.
    ///
    /// # Errors
    ///
    /// Like [`parse`](Self::parse).
    fn parse_view(&self, text: &str) -> Result<Option<View>, RuleError> {
        let position = self.parse(text)?;
        let view = position.view(Observer::Player(position.turn()));
        Ok((view.text() == text).then_some(view))
    }

    /// Parses the position string of a view of `observer`. Returns `None` if the string contains
    /// more or less than the observer may know.
    ///
    /// # Errors
    ///
    /// Like [`parse`](Self::parse).
    fn parse_view_of(&self, text: &str, observer: Observer) -> Result<Option<View>, RuleError> {
        let view = self.parse(text)?.view(observer);
        Ok((view.text() == text).then_some(view))
    }

    /// The rule pages, by chapter.
    fn guide(&self) -> &'static [Chapter];

    /// The courses in learning order; the first teaches the rules.
    fn courses(&self) -> &'static [Course];

    /// The name of the lesson about the move that ended a game, for its loser. `None` if no lesson is about it.
    ///
    /// `won`: whether the mover won.
    fn lesson_about(&self, _notation: &str, _won: bool) -> Option<&'static str> {
        None
    }

    /// The puzzles of the courses. They aren't part of [`puzzles`](Self::puzzles).
    fn course_puzzles(&self) -> &'static [Puzzle];

    /// The puzzles, parsed once.
    fn puzzles(&self) -> &'static [Puzzle];
}

impl dyn Game + '_ {
    /// All lessons and puzzles of the courses, in learning order.
    pub fn exercises(&self) -> impl Iterator<Item = &'static Lesson> + use<> {
        self.courses().iter().flat_map(Course::exercises)
    }
}

impl fmt::Debug for dyn Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().name)
    }
}
