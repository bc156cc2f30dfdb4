//! Lusus (`rules/lusus.md`): chess with 45 tiles that are played onto the pieces.
//!
//! In the order to read them: [`tile`], [`piece`] and [`zone`] say what lies where, `board` is
//! the board and `state` a position, or what one observer knows of one; `rides` says where a
//! piece may go and what Guards protect, `moves` lists the moves, `capture` makes them;
//! `plays` plays tiles, `turn` a whole turn with its chance results (`roller`); `text`,
//! `notation`, `notation` and `reading` are how positions, turns and records are written and
//! typed, `steps` and `completion` what may follow, [`story`] what a turn did, [`warnings`] what
//! to think of before it is made, `position` and [`view`] what the world is told; `setup` begins a
//! game, `fault` names the rule that a move breaks.

mod board;
mod capture;
mod completion;
mod composer;
mod destinations;
mod error;
mod fault;
mod guide;
mod instead;
mod moves;
mod notation;
pub mod piece;
mod plays;
mod position;
mod reading;
mod record;
mod roller;
mod setup;
mod stage;
mod state;
mod steps;
pub mod story;
mod text;
pub mod tile;
mod turn;
pub mod view;
pub mod warnings;
pub mod zone;

pub use board::Wing;
pub use error::Error;
pub use piece::{Kind, Piece, PieceTiles, Square, square_from_name, square_name};
pub use roller::DrawReason;
pub use stage::TokenStage;
pub use state::Phase;
pub use story::{DrawnTiles, MoveEffect, Story, SubmittedMove, TileEffect, TilePlay, drawn_for};
pub use tile::{Group, PlacedTile, Tile};
pub use view::View;
pub use warnings::Warning;
pub use zone::{Pile, Zone};

use super::{Chapter, Game, GameInfo, PlayError, Position, Rolls, RuleError};

/// The game.
#[derive(Debug)]
pub struct Lusus;

/// The facts of the game.
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

    fn start(&self, setup: &str, draws: &mut Rolls<'_>) -> Result<Box<dyn Position>, PlayError> {
        if setup != setup::SETUPS[0].name {
            return Err(RuleError::because("position", "unknown_setup").with("setup", setup).into());
        }
        Ok(Box::new(setup::start(draws)?))
    }

    fn parse(&self, text: &str) -> Result<Box<dyn Position>, RuleError> {
        Ok(Box::new(text::parse(text)?))
    }

    fn guide(&self) -> &'static [Chapter] {
        guide::CHAPTERS
    }
}
