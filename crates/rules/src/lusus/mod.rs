//! Lusus (`rules/lusus.md`): chess with 45 tiles that are attached to pieces.
//!
//! The files in the order to read them:
//! - [`square`], [`tile`], [`piece`], [`zone`]: what lies where
//! - `castling`, `board`, `state`: a position, or what one observer knows of one; `setup` makes the
//!   first one, `text` reads and writes its string, `consistency` says what it cannot be
//! - `destinations`: where a piece may go and what Guards protect; `attacks`: the same without tiles, from
//!   tables; `piece_move` and `generator`: the moves of pieces; `refusal` says why one is not legal, as an [`Error`]
//! - `capture` makes the move of a piece; `plays` plays tiles, `play_check` says whether they may be
//!   played; `whole_move` does both, asking a `roller` where chance decides
//! - `notation`, `event`, `move_notation`: moves and what chance did, as they are written
//! - [`story`], `story_parts`, `tell`: what a move did, as one observer may know it
//! - `perft`, `position`, [`view`]: what the rest of the program asks
//! - `lookahead`: what a computer player searches
//! - `input`: what people type and click; `guide`: what the pages of the rules show; `lessons`: what teaches them

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

use super::lesson::Lesson;
use super::puzzle::Puzzle;
use super::{Chapter, Game, GameInfo, Observer, PlayError, Position, Rolls, RuleError};

/// The game.
#[derive(Debug)]
pub struct Lusus;

/// What is known of the game before any position.
pub static INFO: GameInfo = GameInfo {
    name: "lusus",
    title: "Lusus",
    sides: ["white", "black"],
    setups: &setup::SETUPS,
    chance: true,
    secrets: true,
};

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

    fn lessons(&self) -> &'static [Lesson] {
        lessons::LESSONS
    }

    fn puzzles(&self) -> &'static [Puzzle] {
        static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| Puzzle::list(include_str!("puzzles.txt")));
        &PUZZLES
    }
}
