//! Lusus (`rules/lusus.md`): chess with 45 tiles that are played onto the pieces.
//!
//! In the order to read them: [`tile`], [`piece`] and [`zone`] say what lies where, `field` is
//! the board and `state` a position, or what one observer knows of one; `rides` says where a
//! piece may go and what Guards protect, `moves` lists the moves, `capture` makes them;
//! `plays` plays tiles, `turn` a whole turn with its chance results (`lots`); `text`,
//! `notation`, `notation` and `reading` are how positions, turns and records are written and
//! typed, `steps` and `completion` what may follow, [`story`] what a turn did, [`warnings`] what
//! to think of before it is made, `position` and [`view`] what the world is told; `setup` begins a
//! game, `fault` names the rule that a move breaks.

mod capture;
mod completion;
mod composer;
mod error;
mod fault;
mod field;
mod guide;
mod instead;
mod lots;
mod moves;
mod notation;
pub mod piece;
mod plays;
mod position;
mod reading;
mod record;
mod rides;
mod setup;
mod state;
mod steps;
pub mod story;
mod text;
pub mod tile;
mod turn;
pub mod view;
pub mod warnings;
pub mod zone;

pub use error::Error;
pub use field::Wing;
pub use lots::Drawing;
pub use piece::{Chips, Kind, Piece, Square, square_from_name, square_name};
pub use state::Phase;
pub use story::{Course, Deed, Done, Happening, Loot, Story, drawn_for};
pub use tile::{Chip, Group, Tile};
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
    over: "over",
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
