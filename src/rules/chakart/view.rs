//! What one observer may know of a position: all but where the opponent's hidden queen stands.

use super::piece::{Man, Object, Power, Square, Todo};
use super::state::State;
use crate::rules::Side;

/// A position as one observer may know it.
///
/// It never holds a hidden queen but for her owner: what is asked of it cannot depend on her.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Behind a pointer, for views are passed around and a state is large.
    pub(super) state: Box<State>,
}

impl View {
    /// The man on a square; a hidden queen only for her owner.
    #[must_use]
    pub const fn man(&self, at: Square) -> Option<Man> {
        self.state.man(at)
    }

    /// The object on a square.
    #[must_use]
    pub const fn thing(&self, at: Square) -> Option<Object> {
        self.state.object(at)
    }

    /// Whether the man on a square is under Bowser's halo.
    #[must_use]
    pub const fn immobilised(&self, at: Square) -> bool {
        matches!(self.man(at), Some(man) if man.is_immobilised())
    }

    /// Whether a side has not used a power yet.
    #[must_use]
    pub const fn power(&self, side: Side, power: Power) -> bool {
        self.state.power(side, power)
    }

    /// The square that a hidden queen left, while one is hidden: everybody knows it.
    #[must_use]
    pub const fn left_unseen(&self) -> Option<Square> {
        self.state.hidden
    }

    /// How many kings a side has, those with halo included.
    #[must_use]
    pub fn kings(&self, side: Side) -> usize {
        self.state.kings(side)
    }

    /// The bonus or promotion that the side on turn still has to choose in this turn.
    #[must_use]
    pub const fn todo(&self) -> Option<Todo> {
        self.state.todo
    }

    /// The side that chooses next.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover
    }

    /// The number of the turn being made, from 1.
    #[must_use]
    pub const fn turn_number(&self) -> u32 {
        self.state.count + 1
    }
}
