//! What anyone may know of a position: all of it, for Aruki has no secrets.

use super::attack::Check;
use super::piece::{Kind, Piece, Square};
use super::state::State;
use crate::Side;

/// A position as anyone may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Boxed: views are passed around, and a state is large.
    pub(super) state: Box<State>,
}

impl View {
    /// The piece on a square.
    #[must_use]
    pub fn piece(&self, at: Square) -> Option<Piece> {
        self.state.piece(at)
    }

    /// How many pieces of a kind a side's tray holds; 0 for the kinds that no tray holds.
    #[must_use]
    pub const fn tray(&self, side: Side, kind: Kind) -> u16 {
        self.state.tray(side, kind)
    }

    /// Whether a side's golden or silver dragon is on the board with its power unused; false
    /// for kinds that have no power.
    #[must_use]
    pub const fn power(&self, side: Side, dragon: Kind) -> bool {
        matches!(dragon, Kind::GoldenDragon | Kind::SilverDragon) && self.state.power(side, dragon)
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover
    }

    /// The number of the move about to be made: completed moves of both sides, plus 1.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.state.move_number()
    }

    /// The status word of the rules file, repetition left out.
    #[must_use]
    pub fn status(&self) -> &'static str {
        self.state.status_word()
    }

    /// The checks against the side to move, one for each piece that gives it.
    #[must_use]
    pub fn checks(&self) -> Vec<Check> {
        self.state.checks(self.state.mover)
    }

    /// How many moves of either side were made since the last one that cannot be undone; 200 end
    /// the game (`rules/aruki.md §10`).
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.state.quiet
    }
}
