//! Facts about a game that don't depend on a position.

use super::observer::Observer;
use super::side::Side;

/// A named start of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The name in commands and for the referee.
    pub name: &'static str,
    /// The title for players.
    pub title: &'static str,
}

/// Facts about a game that don't depend on a position.
#[derive(Debug)]
pub struct GameInfo {
    /// The name in commands, for the referee and in the database: lower case, ASCII.
    pub name: &'static str,
    /// The title for players.
    pub title: &'static str,
    /// The names of the sides in lower case, first side first.
    pub sides: [&'static str; 2],
    /// The available setups; the first is the default.
    pub setups: &'static [Setup],
    /// Whether the game has any chance.
    pub chance: bool,
    /// Whether the game has hidden information.
    pub secrets: bool,
}

impl GameInfo {
    /// The name of a side in this game, such as `white`.
    #[must_use]
    pub const fn side_name(&self, side: Side) -> &'static str {
        self.sides[side.index()]
    }

    /// Parses an observer: the name of a side or `public`.
    #[must_use]
    pub fn observer(&self, name: &str) -> Option<Observer> {
        if name == "public" {
            return Some(Observer::Public);
        }
        Side::BOTH.into_iter().find(|side| self.side_name(*side) == name).map(Observer::Player)
    }
}
