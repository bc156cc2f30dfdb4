//! Steps and turns as text (`rules/kyo.md §15`): the canonical form and nothing but it.
//!
//! What people type is read by [`reading`](super::reading).

use std::fmt::{self, Write as _};

use super::piece::{Chip, Tile};
use super::stack::Chips;

/// The most steps of a turn (ruling R22).
pub(super) const MOST_STEPS: usize = 64;

/// A step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The pawn goes to a tile, with so many chips.
    Move {
        /// How many of the top chips it takes along.
        carry: u8,
        /// Where it goes.
        to: Tile,
    },
    /// Chips go to a tile; the pawn, if there is one, stays.
    Chips {
        /// How many of the top chips go.
        count: u8,
        /// Where they go.
        to: Tile,
    },
    /// The pawn hits the shield on a tile.
    Strike {
        /// Where the shield lies.
        to: Tile,
    },
    /// The top chips are put into this order, from the bottom upwards; the lowest one changes.
    Shuffle(Chips),
}

impl Step {
    /// Where the step goes; nowhere for a shuffle.
    pub(super) const fn target(&self) -> Option<Tile> {
        match self {
            Self::Move { to, .. } | Self::Chips { to, .. } | Self::Strike { to } => Some(*to),
            Self::Shuffle(_) => None,
        }
    }
}

/// A tile that prints as its name, without a string of its own.
pub(super) struct Name(pub(super) Tile);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'A' + self.0.file().unsigned_abs()))?;
        f.write_char(char::from(b'0' + self.0.rank().unsigned_abs()))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { carry: 0, to } => Name(*to).fmt(f),
            Self::Move { carry, to } => write!(f, "{carry}{}", Name(*to)),
            Self::Chips { count, to } => write!(f, "+{count}{}", Name(*to)),
            Self::Strike { to } => write!(f, "X{}", Name(*to)),
            Self::Shuffle(order) => {
                f.write_char('=')?;
                order.iter().map(Chip::symbol).try_for_each(|letter| f.write_char(letter))
            }
        }
    }
}

/// The canonical text of a turn or of its beginning.
pub(super) fn turn_text(start: Tile, steps: &[Step]) -> String {
    let mut text = String::with_capacity(2 + 5 * steps.len());
    // Writing to a string never fails.
    let _ = write!(text, "{}", Name(start));
    for step in steps {
        let _ = write!(text, " {step}");
    }
    text
}
