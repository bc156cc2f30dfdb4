//! The meaning of roll results, for the dice proof.

use super::piece::{Egg, Kind, Object};
use super::square::Square;

/// The effect of a roll's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollMeaning {
    /// A piece was placed for the start.
    Placed {
        /// The kind of the piece.
        kind: Kind,
        /// Its square; White's if both sides share the back rank.
        at: Square,
        /// Whether both sides share the back rank.
        mirrored: bool,
    },
    /// A piece was thrown.
    Thrown {
        /// The banana or bomb.
        object: Object,
        /// The square of the object.
        from: Square,
        /// The target of the throw.
        to: Square,
    },
    /// An egg opened.
    Opened {
        /// The square of the egg.
        at: Square,
        /// Its effect.
        egg: Egg,
    },
    /// Toadette gave a piece of this kind.
    Given(Kind),
    /// The piece on this square changed sides.
    Recolored(Square),
    /// A rook or bishop left its gift.
    Fell {
        /// A banana or bomb.
        object: Object,
        /// The square of the gift.
        at: Square,
    },
}
