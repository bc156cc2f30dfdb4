//! Chakart (`rules/chakart.md`): chess with objects, chance and one hidden move.
//!
//! The files in the order to read them:
//! - [`square`], [`piece`]: what stands and lies on the board
//! - `state`: a position; `setup` makes the first one, `text` reads and writes its string,
//!   `consistency` says what it cannot be
//! - `targets`, `moves`: what a player may choose; `refusal` says why a move is not legal, as an
//!   [`Error`]
//! - [`notation`]: moves as they are written; `play` plays them, asking a `roller` where chance
//!   decides; `replay` plays what is given as text
//! - [`story`], `tell`: what a move did, as one observer may know it
//! - `quiet`: which moves lead nowhere
//! - `perft`, `position`, [`view`]: what the rest of the program asks
//! - `lookahead`: what a computer player searches
//! - `input`: what people type and click; `guide`: what the pages of the rules show
//!
//! The secret is where a hidden queen stands. All that is asked by or for the side to move looks
//! at the board through [`State::seen`](state::State::seen), which does not show it.

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

pub use error::Error;
pub use lookahead::Lookahead;
pub use notation::{Move, parse_unseen};
pub use piece::{Condition, Content, Egg, Kind, Object, Piece, Power, Todo};
pub use roll_meaning::RollMeaning;
pub use square::{Square, square_name};
pub use story::{Chance, MoveEvent, StepCause, Story};
pub use view::View;

use std::sync::LazyLock;

use super::lesson::Lesson;
use super::puzzle::Puzzle;
use super::{Chapter, Game, GameInfo, PlayError, Position, Rolls, RuleError};

/// The game.
#[derive(Debug)]
pub struct Chakart;

/// What is known of the game before any position.
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

    fn start(&self, setup: &str, rolls: &mut Rolls<'_>) -> Result<Box<dyn Position>, PlayError> {
        Ok(Box::new(setup::start(setup, rolls)?))
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
