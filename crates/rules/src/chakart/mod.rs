//! Chakart (`rules/chakart.md`): chess with objects, chance and one hidden move.
//!
//! In the order to read them: [`piece`] says what stands and lies on the board, `state` holds a
//! position, `setup` begins one, `moves` says what a player may choose, `play` plays it and asks
//! `roller` where lots decide, `fault` says why something is not legal, `foresight` what an opponent may foresee; `text`, [`notation`] and
//! `reading` are how positions and turns are written and typed, [`story`] and `tale` what a turn
//! did, `completion` what to offer while one types, `composer` while one clicks, `position` and [`view`] what the world is
//! told.
//!
//! The secret is where a hidden queen stands. All that is asked by or for the side to move looks
//! at the board through [`State::seen`](state::State::seen), which does not show her.

mod completion;
mod composer;
mod error;
mod fault;
mod foresight;
mod guide;
mod moves;
pub mod notation;
pub mod piece;
mod play;
mod position;
mod reading;
mod roller;
mod setup;
mod state;
pub mod story;
mod tale;
mod text;
pub mod view;

pub use error::Error;
pub use notation::{Move, parse_unseen};
pub use piece::{Condition, Content, Kind, Object, Piece, Power, Square, Todo, square_name};
pub use story::{Chance, Egg, MoveEvent, StepCause, Story};
pub use view::View;

use super::{Chapter, Game, GameInfo, PlayError, Position, Rolls, RuleError};

/// The game.
#[derive(Debug)]
pub struct Chakart;

/// The facts of the game.
pub static INFO: GameInfo = GameInfo {
    name: "chakart",
    title: "Chakart",
    sides: ["white", "black"],
    setups: &setup::SETUPS,
    chance: true,
    secrets: true,
};

impl Game for Chakart {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn start(&self, setup: &str, draws: &mut Rolls<'_>) -> Result<Box<dyn Position>, PlayError> {
        Ok(Box::new(setup::start(setup, draws)?))
    }

    fn parse(&self, text: &str) -> Result<Box<dyn Position>, RuleError> {
        Ok(Box::new(text::parse(text)?))
    }

    fn guide(&self) -> &'static [Chapter] {
        guide::CHAPTERS
    }
}
