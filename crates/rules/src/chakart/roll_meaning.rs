//! What the results of rolls decide, for the proof of the dice.

use super::piece::{Egg, Kind, Object};
use super::square::Square;

/// What the result of a roll decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollMeaning {
    /// A piece stands on a square at the start.
    Placed {
        /// The piece.
        kind: Kind,
        /// Where; of a rank that both sides share, White's square.
        at: Square,
        /// Whether the other side has the same on its own rank.
        mirrored: bool,
    },
    /// A piece was thrown.
    Thrown {
        /// By what.
        object: Object,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// An egg opened.
    Opened {
        /// Where it lay.
        at: Square,
        /// Its effect.
        egg: Egg,
    },
    /// Toadette gave a piece.
    Given(Kind),
    /// The piece on a square changed sides.
    Recolored(Square),
    /// A gift fell on a square.
    Fell {
        /// What it is.
        object: Object,
        /// Where.
        at: Square,
    },
}
