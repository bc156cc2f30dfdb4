//! Aruki (`rules/aruki.md`): chess on 144 squares with trays, evolutions and dragon wipes.
//!
//! The rules proper, in the order to read them: [`piece`] and `grid` say what stands where, `state`
//! what a move changes, `attack`, `moves` and `safety` which moves are legal, [`notation`] and `text` how
//! moves and positions are written, `judge` which rule a move breaks and `error` what that is,
//! `position` and [`view`] what the rest of the program is told, `lookahead` what a computer player
//! searches. `input` helps a player to enter a
//! move, `guide` shows the pages of the rules, and `lessons` teaches them.

mod attack;
mod error;
mod grid;
mod guide;
mod info;
mod input;
mod judge;
mod lessons;
mod lookahead;
mod moves;
pub mod notation;
pub mod piece;
mod position;
mod safety;
mod state;
mod text;
pub mod view;

pub use attack::{Check, CheckKind};
pub use error::{Error, Exposure, PositionError, Unreachable};
pub use info::INFO;
pub use lookahead::Lookahead;
pub use notation::{Move, Suffix, parse_square, square_name};
pub use piece::{Kind, Piece, Square};
pub use view::View;

use std::sync::LazyLock;

use crate::lesson::Lesson;
use crate::puzzle::Puzzle;
use crate::{Chapter, Game, GameInfo, PlayError, Position, Rolls, RuleError};

/// The game of Aruki.
#[derive(Debug)]
pub struct Aruki;

impl Game for Aruki {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn start(&self, setup: &str, _rolls: &mut Rolls<'_>) -> Result<Box<dyn Position>, PlayError> {
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

    fn lessons(&self) -> &'static [Lesson] {
        lessons::LESSONS
    }

    fn puzzles(&self) -> &'static [Puzzle] {
        static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| Puzzle::list(include_str!("puzzles.txt")));
        &PUZZLES
    }
}
