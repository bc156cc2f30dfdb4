//! A game: its facts, its start, its position strings and the pages of its rules.

use std::fmt;

use super::error::RuleError;
use super::game_info::GameInfo;
use super::guide::Chapter;
use super::lesson::Lesson;
use super::observer::Observer;
use super::position::Position;
use super::puzzle::Puzzle;
use super::rolls::{PlayError, Rolls};
use super::view::View;

/// A game: its facts, two ways to get a position, and the pages of its rules.
pub trait Game: Sync {
    /// The facts of the game.
    fn info(&self) -> &'static GameInfo;

    /// Sets up a new game, taking what chance decides from `rolls`.
    ///
    /// # Errors
    ///
    /// [`PlayError::Roll`] asks for the next roll of a random setup; [`PlayError::Refused`] has the
    /// code `position` where there is no such setup.
    fn start(&self, setup: &str, rolls: &mut Rolls<'_>) -> Result<Box<dyn Position>, PlayError>;

    /// Reads a position string.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the text, and where.
    fn parse(&self, text: &str) -> Result<Box<dyn Position>, RuleError>;

    /// Reads what the side to move may know of a position, as its view prints it; `None` where the
    /// text is no such view: it tells more, or less.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the text, and where.
    fn parse_view(&self, text: &str) -> Result<Option<View>, RuleError> {
        let position = self.parse(text)?;
        let view = position.view(Observer::Player(position.turn()));
        Ok((view.text() == text).then_some(view))
    }

    /// Reads what `observer` may know of a position, as their view prints it; `None` where the text is
    /// no such view.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the text, and where.
    fn parse_view_of(&self, text: &str, observer: Observer) -> Result<Option<View>, RuleError> {
        let view = self.parse(text)?.view(observer);
        Ok((view.text() == text).then_some(view))
    }

    /// What the pages of its rules show.
    fn guide(&self) -> &'static [Chapter];

    /// Its lessons, in the order in which they are learned.
    fn lessons(&self) -> &'static [Lesson];

    /// Its puzzles.
    fn puzzles(&self) -> &'static [Puzzle];
}

impl fmt::Debug for dyn Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().name)
    }
}
