//! The meaning of roll results, for the dice proof.

use super::event::DrawReason;
use super::square::Square;
use super::tile::Tile;
use crate::Side;

/// The effect of a roll's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollMeaning {
    /// A tile was dealt to a side's first hand.
    Dealt(Side, Tile),
    /// A tile was drawn during a move.
    Drawn(DrawReason, Tile),
    /// A piece dodged to this square.
    Dodged(Square),
}
