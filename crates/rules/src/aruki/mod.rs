//! Aruki (`rules/aruki.md`): chess on 144 squares with trays, evolutions and dragon wipes.
//!
//! In the order to read them: [`piece`] and `grid` say what stands where, `state` what a turn
//! changes, `attack` and `moves` which turns are legal, `text`, [`notation`] and `reading` how
//! positions and turns are written and typed, `judge` which rule a typed turn breaks, `ranking`
//! which turns to list first, `composer` how one is clicked together, `position` and [`view`] what the world is told.

mod attack;
mod composer;
mod error;
mod grid;
mod guide;
mod judge;
mod moves;
pub mod notation;
pub mod piece;
mod position;
mod ranking;
mod reading;
mod state;
mod text;
pub mod view;

pub use attack::{Check, CheckKind};
pub use error::{Error, Exposure, PositionError, Unreachable};
pub use notation::{Move, Suffix, parse_square, square_name};
pub use piece::{Kind, Piece, Square};
pub use view::View;

use super::{Chapter, Game, GameInfo, PlayError, Position, Rolls, RuleError, Setup};

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

    fn start(&self, setup: &str, _draws: &mut Rolls<'_>) -> Result<Box<dyn Position>, PlayError> {
        if INFO.setups.iter().any(|known| known.name == setup) {
            return Ok(self.parse(text::START)?);
        }
        Err(RuleError::from(Error::UnknownSetup { setup: setup.to_owned() }).into())
    }

    fn parse(&self, text: &str) -> Result<Box<dyn Position>, RuleError> {
        Ok(Box::new(text::parse(text)?))
    }

    fn guide(&self) -> &'static [Chapter] {
        guide::CHAPTERS
    }
}
