//! What is known of a game before any position.

use super::observer::Observer;
use super::side::Side;

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
