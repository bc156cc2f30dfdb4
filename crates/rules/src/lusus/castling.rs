//! Castling rights (`rules/lusus.md §3.1`).

use super::square::Square;
use crate::Side;

/// A direction of castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wing {
    /// Kingside, `O-O`.
    King,
    /// Queenside, `O-O-O`.
    Queen,
}

impl Wing {
    /// Both wings, kingside first.
    pub const BOTH: [Self; 2] = [Self::King, Self::Queen];

    /// The initial file of the rook.
    pub(super) const fn rook_file(self) -> i8 {
        match self {
            Self::King => 7,
            Self::Queen => 0,
        }
    }

    /// The target files of king and rook.
    pub(super) const fn targets(self) -> (i8, i8) {
        match self {
            Self::King => (6, 5),
            Self::Queen => (2, 3),
        }
    }
}

/// The castling rights of both sides, as a bit set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CastlingRights(u8);

impl CastlingRights {
    pub(super) const NONE: Self = Self(0);

    #[inline]
    pub(super) const fn has(self, side: Side, wing: Wing) -> bool {
        self.0 & Self::bit(side, wing) != 0
    }

    pub(super) const fn add(&mut self, side: Side, wing: Wing) {
        self.0 |= Self::bit(side, wing);
    }

    const fn bit(side: Side, wing: Wing) -> u8 {
        1 << (side.index() * 2 + wing as usize)
    }

    /// Removes the rights that depend on a square that a piece left or entered.
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
