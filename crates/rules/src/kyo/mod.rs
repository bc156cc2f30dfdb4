//! Kyo (`rules/kyo.md`): stacks of chips with pawns on top, mana roads, moves of many steps.
//!
//! The rules proper, in the order to read them: [`piece`] and [`stack`] say what lies where, `state`
//! holds a position, `setup` begins one, `move_in_progress` makes a move step by step, `judge` says
//! whether a step is legal and `error` why not, `steps` lists what may follow and which moves there
//! are; [`notation`] and `text` are how moves and positions are written, [`story`] is what a move
//! did, `position` and [`view`] what the rest of the program is told, `lookahead` what a computer player
//! searches. `input` helps a player to
//! enter a move, `guide` shows the pages of the rules, and `lessons` teaches them.

mod error;
mod guide;
mod info;
mod input;
mod judge;
mod lessons;
mod lookahead;
mod mode;
mod move_in_progress;
pub mod notation;
pub mod piece;
mod position;
mod setup;
mod shortest;
pub mod stack;
mod state;
mod steps;
pub mod story;
mod text;
pub mod view;

pub use error::{Error, IllegalStep, PositionError, StepError, TileError};
pub use info::INFO;
pub use lookahead::{Attempt, Lookahead};
pub use mode::Mode;
pub use piece::{Chip, Kind, Mana, Pawn, Tile, tile_name};
pub use shortest::ShortMove;
pub use stack::{Chips, Stack};
pub use state::{Opening, SetupTag};
pub use story::{StepEffect, Story};
pub use view::View;

use std::sync::LazyLock;

use crate::lesson::Lesson;
use crate::puzzle::Puzzle;
use crate::{Chapter, Game, GameInfo, PlayError, Position, Rolls, RuleError};

/// The game of Kyo.
#[derive(Debug)]
pub struct Kyo;

impl Game for Kyo {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn start(&self, setup: &str, _rolls: &mut Rolls<'_>) -> Result<Box<dyn Position>, PlayError> {
        let unknown = || RuleError::from(Error::UnknownSetup { setup: setup.to_owned() });
        Ok(Box::new(setup::start(setup).ok_or_else(unknown)?))
    }

    fn parse(&self, text: &str) -> Result<Box<dyn Position>, RuleError> {
        Ok(Box::new(text::parse(text)?))
    }

    fn guide(&self) -> &'static [Chapter] {
        guide::CHAPTERS
    }

    fn lessons(&self) -> &'static [Lesson] {
        lessons::LESSONS
    }

    fn puzzles(&self) -> &'static [Puzzle] {
        static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| Puzzle::list(include_str!("puzzles.txt")));
        &PUZZLES
    }
}
