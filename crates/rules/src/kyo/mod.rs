//! Kyo (`rules/kyo.md`): stacks of chips with pawns on top, mana roads, turns of many steps.
//!
//! In the order to read them: [`piece`] and [`stack`] say what lies where, `state` holds a
//! position, `setup` begins one, `walk` makes a turn step by step and judges every step, `fault`
//! names what a step breaks, `steps` lists what may follow and which turns there are; `text`,
//! [`notation`], `reading` and `entry` are how positions and turns are written and typed,
//! [`story`] what a turn did, `completion` what to offer while one types, `composer` while one clicks, `position` and [`view`]
//! what the world is told.

mod completion;
mod composer;
mod entry;
mod error;
mod guide;
mod mode;
pub mod notation;
pub mod piece;
mod position;
mod reading;
mod setup;
pub mod stack;
mod state;
mod steps;
pub mod story;
mod text;
pub mod view;
mod walk;

pub use error::{Error, IllegalStep, PositionError, StartError, StepError};
pub use mode::Mode;
pub use piece::{Chip, Kind, Mana, Pawn, Tile, tile_name};
pub use stack::{Chips, Stack};
pub use state::{Opening, SetupTag};
pub use story::{Deed, Story};
pub use view::View;

use super::{Chapter, Game, GameInfo, PlayError, Position, Rolls, RuleError};

/// The game.
#[derive(Debug)]
pub struct Kyo;

/// The facts of the game.
pub static INFO: GameInfo = GameInfo {
    name: "kyo",
    title: "Kyo",
    sides: ["gold", "red"],
    setups: &setup::SETUPS,
    chance: false,
    secrets: false,
};

impl Game for Kyo {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn start(&self, setup: &str, _draws: &mut Rolls<'_>) -> Result<Box<dyn Position>, PlayError> {
        let unknown = || RuleError::from(Error::UnknownSetup { setup: setup.to_owned() });
        Ok(Box::new(setup::start(setup).ok_or_else(unknown)?))
    }

    fn parse(&self, text: &str) -> Result<Box<dyn Position>, RuleError> {
        Ok(Box::new(text::parse(text)?))
    }

    fn guide(&self) -> &'static [Chapter] {
        guide::CHAPTERS
    }
}
