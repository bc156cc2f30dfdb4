//! Chakart (`rules/chakart.md`): chess with objects, random effects and one hidden move.
//!
//! Modules in reading order:
//! - [`square`], [`piece`]: the contents of the board
//! - `state`: a position; `setup` builds the first one, `text` parses and prints position strings,
//!   `consistency` rejects impossible positions
//! - `targets`, `moves`: legal moves; `refusal` explains illegal ones with an [`Error`]
//! - [`notation`]: moves as text; `play` executes a move and asks a `roller` for random results;
//!   `replay` plays moves and notations given as text
//! - [`story`], `tell`: the events of a move as one observer may know them
//! - `quiet`: moves without progress
//! - `perft`, `position`, [`view`]: the interface to the rest of the program
//! - `lookahead`: positions for computer players
//! - `input`: parses input and suggests moves; `guide`: the examples on the rules pages
//!
//! The square of a hidden queen is secret. Everything computed by or for the side to move reads the
//! board through [`State::seen`](state::State::seen), which doesn't show her.

mod consistency;
pub mod error;
mod guide;
mod input;
mod lessons;
mod lookahead;
mod moves;
pub mod notation;
mod perft;
pub mod piece;
mod play;
mod position;
mod quiet;
mod refusal;
mod replay;
mod roll_meaning;
mod roller;
mod setup;
pub mod square;
mod state;
pub mod story;
mod targets;
mod tell;
mod text;
pub mod view;
mod winning_lessons;

pub use error::Error;
pub use lookahead::{Lookahead, MovesLeft};
pub use notation::{Move, parse_unseen};
pub use piece::{Condition, Content, Egg, Kind, Object, Piece, Power, Todo};
pub use roll_meaning::RollMeaning;
pub use square::{Square, square_name};
pub use story::{Chance, MoveEvent, StepCause, Story};
pub use view::View;

use std::sync::LazyLock;

use super::course::Course;
use super::puzzle::Puzzle;
use super::{Chapter, Game, GameInfo, PlayError, Position, Rolls, RuleError};

/// Chakart's [`Game`].
#[derive(Debug)]
pub struct Chakart;

/// Chakart's names and setups.
pub static INFO: GameInfo = GameInfo {
    name: "chakart",
    title: "Chakart",
    sides: ["white", "black"],
    setups: &setup::SETUPS,
    chance: true,
    secrets: true,
};

static COURSES: [Course; 2] = [Course::basics(lessons::LESSONS), Course::winning(winning_lessons::LESSONS)];

impl Game for Chakart {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn start(&self, setup: &str, rolls: &mut Rolls<'_>) -> Result<Box<dyn Position>, PlayError> {
        Ok(Box::new(setup::start(setup, rolls)?))
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
