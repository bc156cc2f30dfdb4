//! Lusus (`rules/lusus.md`): chess with 45 types of tiles that attach to pieces.
//!
//! Modules in reading order:
//! - [`square`], [`tile`], [`piece`], [`zone`]: the contents of a position
//! - `castling`, `board`, `state`: a position, complete or redacted; `setup` builds the first one,
//!   `text` parses and prints position strings, `consistency` rejects impossible positions
//! - `destinations`: targets of a piece, and protection by Guards; `attacks`: table lookups for
//!   boards without tiles; `piece_move` and `generator`: moves of pieces; `refusal` explains
//!   illegal ones with an [`Error`]
//! - `capture` makes a piece's move; `plays` plays tiles and `play_check` checks them; `whole_move`
//!   combines both and asks a `roller` for random results
//! - `notation`, `event`, `move_notation`: moves and random events as text
//! - [`story`], `story_parts`, `tell`: the effects of a move as one observer may know them
//! - `perft`, `position`, [`view`]: the interface to the rest of the program
//! - `lookahead`: positions for computer players
//! - `input`: parses input and suggests moves; `guide`: the examples on the rules pages; `lessons`:
//!   the exercises

mod all_rolls;
mod attacks;
mod board;
mod capture;
mod castling;
mod consistency;
mod destinations;
pub mod error;
mod event;
mod generator;
mod guide;
mod input;
mod king_threat;
mod lessons;
mod lookahead;
mod move_notation;
mod notation;
mod perft;
pub mod piece;
mod piece_move;
mod play_check;
mod plays;
mod position;
mod position_error;
mod refusal;
mod roll_meaning;
mod roller;
mod setup;
pub mod square;
mod state;
pub mod story;
mod story_parts;
mod tell;
mod text;
pub mod tile;
pub mod view;
mod view_text;
mod whole_move;
mod winning_lessons;
pub mod zone;

pub use castling::Wing;
pub use error::Error;
pub use event::{DrawReason, DrawnTiles};
pub use input::stage::TokenStage;
pub use input::warnings::Warning;
pub use king_threat::KingThreat;
pub use lookahead::{Lookahead, PieceOption, TileOption};
pub use piece::{Kind, Piece, PieceTiles};
pub use roll_meaning::RollMeaning;
pub use square::{Square, square_from_name, square_name};
pub use state::Phase;
pub use story::{MoveEffect, Story, SubmittedMove, TileEffect, TilePlay};
pub use tell::drawn_for;
pub use tile::{Group, PlacedTile, Tile};
pub use view::View;
pub use zone::{Pile, Zone};

use std::sync::LazyLock;

use super::course::Course;
use super::puzzle::Puzzle;
use super::{Chapter, Game, GameInfo, Observer, PlayError, Position, Rolls, RuleError};

/// Lusus's [`Game`].
#[derive(Debug)]
pub struct Lusus;

/// Lusus's names and setups.
pub static INFO: GameInfo = GameInfo {
    name: "lusus",
    title: "Lusus",
    sides: ["white", "black"],
    setups: &setup::SETUPS,
    chance: true,
    secrets: true,
};

static COURSES: [Course; 2] = [Course::basics(lessons::LESSONS), Course::winning(winning_lessons::LESSONS)];

impl Game for Lusus {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn start(&self, setup: &str, rolls: &mut Rolls<'_>) -> Result<Box<dyn Position>, PlayError> {
        if setup != setup::SETUPS[0].name {
            return Err(RuleError::from(Error::UnknownSetup { setup: setup.to_owned() }).into());
        }
        Ok(Box::new(setup::start(rolls)?))
    }

    fn parse(&self, text: &str) -> Result<Box<dyn Position>, RuleError> {
        Ok(Box::new(text::parse(text)?))
    }

    fn parse_view(&self, text: &str) -> Result<Option<crate::View>, RuleError> {
        Ok(view_text::parse(text, None)?.map(crate::View::Lusus))
    }

    fn parse_view_of(&self, text: &str, observer: Observer) -> Result<Option<crate::View>, RuleError> {
        Ok(view_text::parse(text, Some(observer))?.map(crate::View::Lusus))
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
