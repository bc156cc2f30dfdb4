//! Aruki (`rules/aruki.md`): chess on 144 squares with trays, evolutions and dragon wipes.

use super::view::{Next, Observed};
pub mod piece;

pub use piece::{Kind, Piece, Square};

use super::{Draws, Game, GameInfo, Position, RuleError, Setup, Side, Stop, Turn};

/// The game.
#[derive(Debug)]
pub struct Aruki;

/// The facts of the game.
pub static INFO: GameInfo = GameInfo {
    name: "aruki",
    title: "Aruki",
    sides: ["white", "black"],
    setups: &[Setup { name: "standard", title: "Standard" }],
    chance: false,
    secrets: false,
};

impl Game for Aruki {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn start(&self, _setup: &str, _draws: &mut Draws<'_>) -> Result<Box<dyn Position>, Stop> {
        Err(Stop::Refused(RuleError::new("position")))
    }

    fn parse(&self, _text: &str) -> Result<Box<dyn Position>, RuleError> {
        Err(RuleError::new("position"))
    }
}

/// What anybody may know of a position: all of it, for Aruki has no secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View;

impl Observed for View {
    fn text(&self) -> String {
        String::new()
    }

    fn turn(&self) -> Side {
        Side::First
    }

    fn turn_number(&self) -> u32 {
        1
    }

    fn legal(&self, _limit: usize) -> Result<Vec<String>, RuleError> {
        Ok(Vec::new())
    }

    fn next(&self, _partial: &str) -> Result<Next, RuleError> {
        Err(RuleError::new("syntax"))
    }

    fn read(&self, _typed: &str) -> Result<Turn, RuleError> {
        Err(RuleError::new("syntax"))
    }
}
