//! The public view of a position, which is complete because Kyo has no hidden information.

use super::piece::{Mana, Tile};
use super::stack::Stack;
use super::state::{SetupTag, State};
use super::story::Story;
use crate::{Outcome, RuleError, Side};

/// A position as every observer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) state: State,
}

impl View {
    /// The view if the side to move did nothing, which shows what the opponent threatens. `None` after
    /// the end.
    #[must_use]
    pub fn after_pass(&self) -> Option<Self> {
        if self.state.outcome().is_some() {
            return None;
        }
        let mut state = self.state.clone();
        state.mover = state.mover.other();
        state.move_number = state.move_number.saturating_add(1);
        Some(Self { state })
    }

    /// The stack on a tile, which may be empty.
    #[must_use]
    pub fn stack(&self, tile: Tile) -> &Stack {
        self.state.stack(tile)
    }

    /// The number of a side's mana chips of a color.
    #[must_use]
    pub fn mana(&self, side: Side, mana: Mana) -> usize {
        self.state.mana(side, mana)
    }

    /// The number of shields in a side's stacks. For `None`, the number of deployed shields.
    #[must_use]
    pub fn shields(&self, owner: Option<Side>) -> usize {
        self.state.shields(owner)
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover
    }

    /// The number of the next move, which counts the moves of both sides.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.state.move_number
    }

    /// The number of pawns and chips on the board.
    #[must_use]
    pub fn pieces(&self) -> usize {
        self.state.pieces()
    }

    /// The number of consecutive quiet moves that draws the game, if its rulings have that draw.
    #[must_use]
    pub fn quiet_limit(&self) -> Option<u32> {
        self.state.quiet_limit()
    }

    /// The setup that the game started with.
    #[must_use]
    pub const fn setup(&self) -> SetupTag {
        self.state.setup
    }

    /// The outcome, ignoring repetition.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// Returns the effects of a move of the side to move, or of its first steps.
    ///
    /// # Errors
    ///
    /// `syntax` if `notation` is not the canonical notation of a legal move or of its first steps.
    pub fn story(&self, notation: &str) -> Result<Story, RuleError> {
        self.state.story(notation)
    }
}
