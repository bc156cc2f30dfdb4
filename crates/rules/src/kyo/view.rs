//! What anyone may know of a position: all of it, for Kyo has no secrets.

use super::piece::{Mana, Tile};
use super::stack::Stack;
use super::state::{SetupTag, State};
use super::story::Story;
use crate::{Outcome, RuleError, Side};

/// A position as anyone may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) state: State,
}

impl View {
    /// What lies on a tile.
    #[must_use]
    pub fn stack(&self, tile: Tile) -> &Stack {
        self.state.stack(tile)
    }

    /// How many mana chips of a color a side has left.
    #[must_use]
    pub fn mana(&self, side: Side, mana: Mana) -> usize {
        self.state.mana(side, mana)
    }

    /// How many shields lie in the stacks of a side; for neither side, in shielded tiles.
    #[must_use]
    pub fn shields(&self, owner: Option<Side>) -> usize {
        self.state.shields(owner)
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover
    }

    /// The number of the move about to be made, which grows with every move of either side.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.state.move_number
    }

    /// How the game began.
    #[must_use]
    pub const fn setup(&self) -> SetupTag {
        self.state.setup
    }

    /// How the game ended, repetition left out.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// What a move of the side to move, or the beginning of one, does step by step.
    ///
    /// # Errors
    ///
    /// `syntax` where it is no canonical notation of a legal move here, nor the beginning of one.
    pub fn story(&self, notation: &str) -> Result<Story, RuleError> {
        self.state.story(notation)
    }
}
