//! The public view of a position, which is complete because Aruki has no hidden information.

use super::attack::Check;
use super::piece::{Kind, Piece, Square};
use super::state::State;
use crate::Side;

/// A position as every observer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Boxed because views are passed around and a state is large.
    pub(super) state: Box<State>,
}

impl View {
    /// Returns the piece on a square, if any.
    #[must_use]
    pub fn piece(&self, at: Square) -> Option<Piece> {
        self.state.piece(at)
    }

    /// The number of pieces of a kind in a side's tray; 0 for kinds that trays don't contain.
    #[must_use]
    pub const fn tray(&self, side: Side, kind: Kind) -> u16 {
        self.state.tray(side, kind)
    }

    /// Whether a side's dragon is on the board with its power unused; `false` for all other kinds.
    #[must_use]
    pub const fn power(&self, side: Side, dragon: Kind) -> bool {
        matches!(dragon, Kind::GoldenDragon | Kind::SilverDragon) && self.state.power(side, dragon)
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover
    }

    /// The number of the next move: completed moves of both sides, plus 1.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.state.move_number()
    }

    /// The status in the words of the rules file, ignoring repetition.
    #[must_use]
    pub fn status(&self) -> &'static str {
        self.state.status_word()
    }

    /// The view if the side to move did nothing, which shows what the opponent threatens. `None` in check
    /// and after the end.
    #[must_use]
    pub fn after_pass(&self) -> Option<Self> {
        if self.state.status_word() != "ongoing" {
            return None;
        }
        let mut state = self.state.clone();
        state.mover = state.mover.other();
        Some(Self { state })
    }

    /// The checks to the side to move, one per checking piece.
    #[must_use]
    pub fn checks(&self) -> Vec<Check> {
        self.state.checks(self.state.mover)
    }

    /// The number of moves of both sides since the last irreversible one. The game is drawn at 200
    /// (`rules/aruki.md §10`).
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.state.quiet
    }
}
