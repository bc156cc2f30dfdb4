//! Aruki (`rules/aruki.md`): chess on 144 squares with trays, evolutions and dragon wipes.
//!
//! Reading order:
//!
//! - [`piece`], `grid`: pieces and the board
//! - `state`: positions; makes and unmakes moves
//! - `attack`, `moves`, `safety`: attacks, pseudo-legal moves, legal moves
//! - [`notation`], `text`: text of moves and positions
//! - `judge`, `error`: which rule an illegal move breaks
//! - `position`, [`view`], `lookahead`: the interface for games, players and search
//! - `input`, `guide`, `lessons`: move entry, rule pages and lessons

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
mod winning_lessons;

pub use attack::{Check, CheckKind};
pub use error::{Error, Exposure, PositionError, Unreachable};
pub use info::INFO;
pub use lookahead::Lookahead;
pub use notation::{Move, Suffix, parse_square, square_name};
pub use piece::{Kind, Piece, Square};
pub use view::View;

use std::sync::LazyLock;

use crate::course::Course;
use crate::puzzle::Puzzle;
use crate::{Chapter, Game, GameInfo, PlayError, Position, Rolls, RuleError};

/// Aruki, one of the [`games`](crate::GAMES).
#[derive(Debug)]
pub struct Aruki;

static COURSES: [Course; 2] = [Course::basics(lessons::LESSONS), Course::winning(winning_lessons::LESSONS)];

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

    fn courses(&self) -> &'static [Course] {
        &COURSES
    }

    fn course_puzzles(&self) -> &'static [Puzzle] {
        static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| Course::all_puzzles(&COURSES));
        &PUZZLES
    }

    fn lesson_about(&self, notation: &str, won: bool) -> Option<&'static str> {
        lessons::lesson_about(notation, won)
    }

    fn puzzles(&self) -> &'static [Puzzle] {
        static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| Puzzle::list(include_str!("puzzles.txt")));
        &PUZZLES
    }
}
