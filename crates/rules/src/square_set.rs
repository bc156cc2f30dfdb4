//! Sets of squares of an 8×8 board, as bits.

use crate::square::Square;

/// A set of squares. Iteration is rank by rank from a1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SquareSet(u64);

impl SquareSet {
    pub(crate) const EMPTY: Self = Self(0);

    #[inline]
    pub(crate) const fn of(square: Square<8>) -> Self {
        Self(1 << square.index())
    }

    /// Converts from one bit per square, rank by rank from a1.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// One bit per square, rank by rank from a1.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    #[inline]
    pub(crate) const fn has(self, square: Square<8>) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub(crate) const fn add(&mut self, square: Square<8>) {
        self.0 |= 1 << square.index();
    }

    #[inline]
    pub(crate) const fn remove(&mut self, square: Square<8>) {
        self.0 &= !(1 << square.index());
    }

    /// The intersection.
    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The union.
    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The difference.
    #[inline]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// All neighbors of the squares in all eight directions, without wrapping around the edges.
    /// Includes squares of the set itself if they have neighbors in it.
    #[inline]
    pub(crate) const fn neighbors(self) -> Self {
        const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
        const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let sides = (self.0 & NOT_H) << 1 | (self.0 & NOT_A) >> 1;
        let row = self.0 | sides;
        Self(sides | row << 8 | row >> 8)
    }

    /// Yields the squares in the order of their names: a1, a2, … h8.
    #[inline]
    pub(crate) fn by_name(self) -> impl Iterator<Item = Square<8>> {
        Bits(self.transposed()).filter_map(|order| Square::at((order / 8) as i8, (order % 8) as i8))
    }

    /// Mirrors the board at its a1–h8 diagonal by swapping blocks of 4×4, then of 2×2, then single
    /// squares.
    const fn transposed(self) -> u64 {
        let mut bits = self.0;
        let swapped = 0x0f0f_0f0f_0000_0000 & (bits ^ (bits << 28));
        bits ^= swapped ^ (swapped >> 28);
        let swapped = 0x3333_0000_3333_0000 & (bits ^ (bits << 14));
        bits ^= swapped ^ (swapped >> 14);
        let swapped = 0x5500_5500_5500_5500 & (bits ^ (bits << 7));
        bits ^ swapped ^ (swapped >> 7)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square<8>;
    type IntoIter = SquareIter;

    #[inline]
    fn into_iter(self) -> SquareIter {
        SquareIter(Bits(self.0))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SquareIter(Bits);

impl Iterator for SquareIter {
    type Item = Square<8>;

    #[inline]
    fn next(&mut self) -> Option<Square<8>> {
        Square::from_index(self.0.next()? as usize)
    }
}

/// The indices of the set bits, lowest first.
#[derive(Clone, Debug)]
struct Bits(u64);

impl Iterator for Bits {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbors_stay_on_the_board() {
        for square in Square::all() {
            let expected = Square::all().filter(|other| {
                let far = |one: i8, two: i8| (one - two).abs();
                *other != square
                    && far(other.file(), square.file()).max(far(other.rank(), square.rank())) == 1
            });
            assert!(SquareSet::of(square).neighbors().into_iter().eq(expected), "{square:?}");
        }
    }

    #[test]
    fn sets_iterate_by_rank_and_by_name() {
        let listed =
            [(0, 0), (3, 0), (2, 4), (3, 4), (7, 7)].map(|(file, rank)| Square::at(file, rank).unwrap());
        let mut set = SquareSet::EMPTY;
        listed.iter().rev().for_each(|square| set.add(*square));
        assert!(set.into_iter().eq(listed));
        let [a1, d1, c5, d5, h8] = listed;
        assert!(set.by_name().eq([a1, c5, d1, d5, h8]));
        let mut all = SquareSet::EMPTY;
        Square::all().for_each(|square| all.add(square));
        let names = (0..8).flat_map(|file| (0..8).filter_map(move |rank| Square::at(file, rank)));
        assert!(all.by_name().eq(names));
        assert_eq!((set.len(), all.without(set).and(set)), (5, SquareSet::EMPTY));
    }
}
