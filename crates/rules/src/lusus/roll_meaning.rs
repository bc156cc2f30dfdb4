//! What the results of rolls decide, for the proof of the dice.

use super::event::DrawReason;
use super::square::Square;
use super::tile::Tile;
use crate::Side;

/// What the result of a roll decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollMeaning {
    /// A side holds a tile at the start.
    Dealt(Side, Tile),
    /// A tile was drawn.
    Drawn(DrawReason, Tile),
    /// A piece dodged to a square.
    Dodged(Square),
}
