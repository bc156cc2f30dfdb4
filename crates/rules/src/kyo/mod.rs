//! Kyo (`rules/kyo.md`): stacks of chips with pawns on top, mana roads, moves of many steps.
//!
//! Reading order:
//!
//! - [`piece`], [`stack`], `state`, `setup`: pieces, stacks, positions and starting positions
//! - `move_in_progress`: plays a move step by step
//! - `judge`, `error`: legality of steps
//! - `steps`: generates steps and moves
//! - [`notation`], `text`: text of moves and positions
//! - [`story`]: the effects of a move
//! - `packed`, `generator`, `attempt`, `tall_results`: the results of all moves, for search
//! - `position`, [`view`], `lookahead`: the interface for games, players and search
//! - `input`, `guide`, `lessons`: move entry, rule pages and lessons

mod attempt;
mod error;
mod generator;
mod guide;
mod info;
mod input;
mod judge;
mod key_set;
mod lessons;
mod lookahead;
mod mode;
mod move_in_progress;
pub mod notation;
mod packed;
mod packed_board;
pub mod piece;
mod position;
mod setup;
mod shortest;
pub mod stack;
mod state;
mod steps;
pub mod story;
mod tall_results;
mod text;
pub mod view;
mod winning_lessons;

pub use attempt::Attempt;
pub use error::{Error, IllegalStep, PositionError, StepError, TileError};
pub use info::INFO;
pub use lookahead::Lookahead;
pub use mode::Mode;
pub use piece::{Chip, Kind, Mana, Pawn, Tile, tile_name};
pub use shortest::ShortMove;
pub use stack::{Chips, Stack};
pub use state::{Opening, SetupTag};
pub use story::{StepEffect, Story};
pub use view::View;

use std::sync::LazyLock;

use crate::course::Course;
use crate::puzzle::Puzzle;
use crate::{Chapter, Game, GameInfo, PlayError, Position, Rolls, RuleError};

/// Kyo, one of the [`games`](crate::GAMES).
#[derive(Debug)]
pub struct Kyo;

static COURSES: [Course; 2] = [Course::basics(lessons::LESSONS), Course::winning(winning_lessons::LESSONS)];

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

    fn courses(&self) -> &'static [Course] {
        &COURSES
    }

    fn course_puzzles(&self) -> &'static [Puzzle] {
        static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| Course::all_puzzles(&COURSES));
        &PUZZLES
    }

    fn puzzles(&self) -> &'static [Puzzle] {
        static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| Puzzle::list(include_str!("puzzles.txt")));
        &PUZZLES
    }
}
