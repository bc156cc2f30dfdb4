//! What anybody may know of a position: all of it, for Aruki has no secrets.

use super::attack::Check;
use super::piece::{Kind, Piece, Square};
use super::state::State;
use crate::rules::view::{Next, Observed};
use crate::rules::{RuleError, Side, Turn};

/// A position as anybody may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) state: State,
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

    /// Whether a side's golden or silver dragon is on the board with its power unspent; false
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

    /// The number of the turn, which grows after Black's.
    #[must_use]
    pub const fn turn_number(&self) -> u32 {
        self.state.turn
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

    /// How many plies were made since the last turn that cannot be undone; 200 end the game.
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.state.quiet
    }
}

impl Observed for View {
    fn text(&self) -> String {
        self.state.to_string()
    }

    fn turn(&self) -> Side {
        self.state.mover
    }

    fn turn_number(&self) -> u32 {
        self.state.turn
    }

    fn legal(&self, _limit: usize) -> Result<Vec<String>, RuleError> {
        Ok(Vec::new())
    }

    fn next(&self, _partial: &str) -> Result<Next, RuleError> {
        Err(RuleError::new("syntax"))
    }

    fn read(&self, _typed: &str) -> Result<Turn, RuleError> {
        Err(RuleError::new("syntax"))
    }
}
