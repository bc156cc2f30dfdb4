//! The rights to castle (`rules/lusus.md §3.1`).

use super::square::Square;
use crate::Side;

/// A side of the board on which a king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wing {
    /// The king's side, `O-O`.
    King,
    /// The queen's side, `O-O-O`.
    Queen,
}

impl Wing {
    /// Both wings, the king's first.
    pub const BOTH: [Self; 2] = [Self::King, Self::Queen];

    /// The file on which the rook stands at the start.
    pub(super) const fn rook_file(self) -> i8 {
        match self {
            Self::King => 7,
            Self::Queen => 0,
        }
    }

    /// The files to which king and rook go.
    pub(super) const fn goals(self) -> (i8, i8) {
        match self {
            Self::King => (6, 5),
            Self::Queen => (2, 3),
        }
    }
}

/// The rights to castle of both sides, as a set of bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CastlingRights(u8);

impl CastlingRights {
    /// No rights.
    pub(super) const NONE: Self = Self(0);

    /// Whether a side may still castle on a wing.
    #[inline]
    pub(super) const fn has(self, side: Side, wing: Wing) -> bool {
        self.0 & Self::bit(side, wing) != 0
    }

    /// Gives a side the right to castle on a wing.
    pub(super) const fn add(&mut self, side: Side, wing: Wing) {
        self.0 |= Self::bit(side, wing);
    }

    const fn bit(side: Side, wing: Wing) -> u8 {
        1 << (side.index() * 2 + wing as usize)
    }

    /// Removes the rights that depend on a square which a piece left or reached.
    #[inline]
    pub(super) const fn touch(&mut self, square: Square) {
        let side = match square.rank() {
            0 => Side::First,
            7 => Side::Second,
            _ => return,
        };
        match square.file() {
            0 => self.0 &= !Self::bit(side, Wing::Queen),
            7 => self.0 &= !Self::bit(side, Wing::King),
            4 => self.0 &= !(Self::bit(side, Wing::Queen) | Self::bit(side, Wing::King)),
            _ => {}
        }
    }
}
