//! A game: its facts, its start, its position strings and the pages of its rules.

use std::fmt;

use super::error::RuleError;
use super::guide::Chapter;
use super::position::Position;
use super::rolls::{PlayError, Rolls};
use super::side::Side;
use super::view::Observer;

/// One way to begin a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The name in commands and in the referee.
    pub name: &'static str,
    /// The title for people.
    pub title: &'static str,
}

/// What is known of a game before any position.
#[derive(Debug)]
pub struct GameInfo {
    /// The name in commands, in the referee and in the store: lower case, ASCII.
    pub name: &'static str,
    /// The title for people.
    pub title: &'static str,
    /// The names of the sides in lower case, the first one first.
    pub sides: [&'static str; 2],
    /// The setups on offer; the first is the default.
    pub setups: &'static [Setup],
    /// Whether chance decides anything in the game.
    pub chance: bool,
    /// Whether a player may know what the opponent or the public may not.
    pub secrets: bool,
}

impl GameInfo {
    /// The name of a side in this game, such as `white`.
    #[must_use]
    pub const fn side_name(&self, side: Side) -> &'static str {
        self.sides[side.index()]
    }

    /// The observer that `name` means: a side's name or `public`.
    #[must_use]
    pub fn observer(&self, name: &str) -> Option<Observer> {
        if name == "public" {
            return Some(Observer::Public);
        }
        Side::BOTH.into_iter().find(|side| self.side_name(*side) == name).map(Observer::Player)
    }
}

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

    /// What the pages of its rules show.
    fn guide(&self) -> &'static [Chapter];
}

impl fmt::Debug for dyn Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().name)
    }
}
