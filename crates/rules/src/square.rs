//! Squares of square boards, by file and rank as in chess.
//!
//! Games with other names for their squares convert them in their notation.

/// A square of an `N`×`N` board. File 0 and rank 0 are the first side's left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square<const N: u8>(u8);

impl<const N: u8> Square<N> {
    /// The number of squares on the board.
    pub const COUNT: usize = N as usize * N as usize;

    /// The square on a file and a rank, both from 0; `None` if it is off the board.
    #[inline]
    #[must_use]
    pub const fn at(file: i8, rank: i8) -> Option<Self> {
        if file < 0 || rank < 0 || file >= N as i8 || rank >= N as i8 {
            return None;
        }
        Some(Self(rank as u8 * N + file as u8))
    }

    /// The square with an index, rank by rank from the first side's left corner.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// All squares in index order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..N * N).map(Self)
    }

    /// The index, rank by rank from the first side's left corner.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, from 0.
    #[inline]
    #[must_use]
    pub const fn file(self) -> i8 {
        (self.0 % N) as i8
    }

    /// The rank, from 0.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> i8 {
        (self.0 / N) as i8
    }

    /// The square at an offset; `None` if it is off the board.
    #[inline]
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        Self::at(self.file() + files, self.rank() + ranks)
    }
}
