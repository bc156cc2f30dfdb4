//! The padded board: 16 cells wide, so that a step never needs a bounds check.
//!
//! Two rows and columns of edge surround the 12×12 squares. A step of one or two cells from any
//! square therefore ends on a square or on the edge, never across the board. The low half of a
//! cell's number is its file, the high half its rank, both two greater than the square's.

use super::piece::{Kind, Piece, Square};
use crate::Side;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell(u8);

/// Width of the edge in cells.
const MARGIN: i8 = 2;

impl Cell {
    /// The cell of pieces that are not on the board; it is part of the edge.
    pub(super) const OFF_BOARD: Self = Self(0);

    pub(super) const fn of(square: Square) -> Self {
        let (file, rank) = (square.file() + MARGIN, square.rank() + MARGIN);
        Self(rank.cast_unsigned() << 4 | file.cast_unsigned())
    }

    /// Returns the square of the cell.
    ///
    /// # Panics
    ///
    /// Panics if the cell is on the edge.
    pub(super) fn square(self) -> Square {
        Square::at(self.file(), self.rank()).expect("the cell is not on the edge")
    }

    /// From 0.
    pub(super) const fn file(self) -> i8 {
        (self.0 & 15).cast_signed() - MARGIN
    }

    /// From 0.
    pub(super) const fn rank(self) -> i8 {
        (self.0 >> 4).cast_signed() - MARGIN
    }

    /// The first cell of the same column.
    pub(super) const fn bottom(self) -> Self {
        Self(MARGIN.cast_unsigned() << 4 | self.0 & 15)
    }

    /// The first cell of the same row.
    pub(super) const fn leftmost(self) -> Self {
        Self(self.0 & 0xf0 | MARGIN.cast_unsigned())
    }

    pub(super) const fn step(self, direction: Direction) -> Self {
        Self(self.0.wrapping_add_signed(direction.stride()))
    }

    /// Returns the direction and the number of steps to `other`, or `None` if the cells are equal
    /// or not on one line.
    #[inline]
    pub(super) const fn line_to(self, other: Self) -> Option<(Direction, u8)> {
        let files = (other.0 & 15).cast_signed() - (self.0 & 15).cast_signed();
        let ranks = (other.0 >> 4).cast_signed() - (self.0 >> 4).cast_signed();
        LINES[(ranks + 15).cast_unsigned() as usize][(files + 15).cast_unsigned() as usize]
    }
}

/// Direction and number of steps, indexed by the differences of rank and file, each plus 15.
static LINES: [[Option<(Direction, u8)>; 32]; 32] = {
    let mut lines = [[None; 32]; 32];
    let mut direction = 0;
    while direction < 8 {
        let (files, ranks) = OFFSETS[direction as usize];
        let mut steps = 1;
        while steps < 12 {
            let (file, rank) = (15 + files * steps, 15 + ranks * steps);
            lines[rank as usize][file as usize] = Some((Direction(direction), steps as u8));
            steps += 1;
        }
        direction += 1;
    }
    lines
};

/// The difference that a step in each direction makes to a cell's number.
static STRIDES: [i8; 8] = [16, 17, 1, -15, -16, -17, -1, 15];

/// The directions as steps of file and rank.
const OFFSETS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// One of the eight directions, clockwise from White's forward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Direction(u8);

impl Direction {
    pub(super) const ALL: [Self; 8] =
        [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// White's forward.
    pub(super) const UP: Self = Self(0);
    pub(super) const RIGHT: Self = Self(2);

    pub(super) const fn forward(side: Side) -> Self {
        match side {
            Side::First => Self(0),
            Side::Second => Self(4),
        }
    }

    /// The diagonals of a side's pawn captures, in the order of [`ALL`](Self::ALL).
    pub(super) const fn of_pawn_captures(side: Side) -> [Self; 2] {
        match side {
            Side::First => [Self(1), Self(7)],
            Side::Second => [Self(3), Self(5)],
        }
    }

    pub(super) const fn reverse(self) -> Self {
        Self((self.0 + 4) & 7)
    }

    const fn stride(self) -> i8 {
        STRIDES[(self.0 & 7) as usize]
    }
}

/// A set of directions, which is its own iterator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Directions(u8);

impl Directions {
    pub(super) const NONE: Self = Self(0);
    pub(super) const STRAIGHT: Self = Self(0b0101_0101);
    pub(super) const DIAGONAL: Self = Self(0b1010_1010);
    pub(super) const ALL: Self = Self(0b1111_1111);

    /// The diagonals of a side's pawn captures.
    pub(super) const fn capturing_pawn(side: Side) -> Self {
        match side {
            Side::First => Self(0b1000_0010),
            Side::Second => Self(0b0010_1000),
        }
    }

    pub(super) const fn has(self, direction: Direction) -> bool {
        self.0 >> direction.0 & 1 == 1
    }

    pub(super) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Directions {
    pub(super) const fn without_one(self, direction: Direction) -> Self {
        Self(self.0 & !(1 << direction.0))
    }
}

impl Iterator for Directions {
    type Item = Direction;

    fn next(&mut self) -> Option<Direction> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Direction(lowest))
    }
}

/// The content of a cell: a piece, nothing, or the edge of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Content(u8);

/// The kinds by the low half of a [`Content`]; the last entry is never used.
static KINDS: [Kind; 16] = {
    let mut kinds = [Kind::Pawn; 16];
    let mut index = 0;
    while index < Kind::ALL.len() {
        kinds[index] = Kind::ALL[index];
        index += 1;
    }
    kinds
};

impl Content {
    pub(super) const EMPTY: Self = Self(0);
    pub(super) const EDGE: Self = Self(0x40);

    pub(super) const fn piece(side: Side, kind: Kind) -> Self {
        Self(0x10 << side.index() | kind as u8)
    }

    /// Converts back the lowest byte of a number from [`to_bits`](Self::to_bits).
    pub(super) const fn from_bits(bits: u128) -> Self {
        Self(bits as u8)
    }

    /// The content as a number below 256.
    pub(super) const fn to_bits(self) -> u128 {
        self.0 as u128
    }

    /// Whether it is a piece of `side`.
    pub(super) const fn is(self, side: Side) -> bool {
        self.0 & 0x10 << side.index() != 0
    }

    pub(super) const fn is_piece(self) -> bool {
        self.0 & 0x30 != 0
    }

    /// Whether a piece is a king, jester or dragon. A side has at most one of each.
    pub(super) const fn is_noble(self) -> bool {
        self.0 & 15 >= Kind::TRAY as u8
    }

    /// Whether a piece is a rook, an arrow or a minister.
    pub(super) const fn slides(self) -> bool {
        matches!(KINDS[(self.0 & 15) as usize], Kind::Rook | Kind::Arrow | Kind::Minister)
    }

    /// The kind of a piece; meaningless for other contents.
    pub(super) const fn kind(self) -> Kind {
        KINDS[(self.0 & 15) as usize]
    }

    pub(super) const fn as_piece(self) -> Option<Piece> {
        if !self.is_piece() {
            return None;
        }
        let side = if self.is(Side::First) { Side::First } else { Side::Second };
        Some(Piece { side, kind: self.kind() })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Grid([Content; 256]);

impl Grid {
    pub(super) fn empty() -> Self {
        let mut cells = [Content::EDGE; 256];
        for square in Square::all() {
            cells[Cell::of(square).0 as usize] = Content::EMPTY;
        }
        Self(cells)
    }
}

impl std::ops::Index<Cell> for Grid {
    type Output = Content;

    fn index(&self, cell: Cell) -> &Content {
        &self.0[cell.0 as usize]
    }
}

impl std::ops::IndexMut<Cell> for Grid {
    fn index_mut(&mut self, cell: Cell) -> &mut Content {
        &mut self.0[cell.0 as usize]
    }
}

/// A set of cells, which is its own iterator; it yields them rank by rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cells([u64; 4]);

/// The 5×5 cells around each cell.
static NEAR: [Cells; 256] = {
    let mut near = [Cells([0; 4]); 256];
    let mut cell = 0x22;
    while cell < 0xde {
        let mut offset = 0;
        while offset < 25 {
            let other = cell + offset / 5 * 16 + offset % 5 - 0x22;
            near[cell].0[other >> 6] |= 1 << (other & 63);
            offset += 1;
        }
        cell += 1;
    }
    near
};

impl Cells {
    /// The cells at most two rows and two columns away from a square.
    pub(super) const fn near(cell: Cell) -> &'static Self {
        &NEAR[cell.0 as usize]
    }

    /// Whether the sets intersect.
    #[inline]
    pub(super) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |found, (one, two)| found | one & two) != 0
    }

    pub(super) const NONE: Self = Self([0; 4]);

    /// Adds the cell if it is absent, removes it otherwise.
    pub(super) const fn toggle(&mut self, cell: Cell) {
        self.0[(cell.0 >> 6) as usize] ^= 1 << (cell.0 & 63);
    }

    pub(super) const fn add(&mut self, cell: Cell) {
        self.0[(cell.0 >> 6) as usize] |= 1 << (cell.0 & 63);
    }

    /// Replaces `from`, which is in the set, by `to`, which isn't. The reverse call undoes it.
    #[inline]
    pub(super) fn shift(&mut self, from: Cell, to: Cell) {
        let (leave, enter) = (1 << (from.0 & 63), 1 << (to.0 & 63));
        if from.0 >> 6 == to.0 >> 6 {
            self.0[(from.0 >> 6) as usize] ^= leave | enter;
        } else {
            self.0[(from.0 >> 6) as usize] ^= leave;
            self.0[(to.0 >> 6) as usize] ^= enter;
        }
    }

    pub(super) const fn has(&self, cell: Cell) -> bool {
        self.0[(cell.0 >> 6) as usize] >> (cell.0 & 63) & 1 == 1
    }

    pub(super) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        for (high, word) in (0u8..).zip(&mut self.0) {
            if *word != 0 {
                let low = word.trailing_zeros() as u8;
                *word &= *word - 1;
                return Some(Cell(high << 6 | low));
            }
        }
        None
    }

    // Faster than `next`, which starts at the first word on every call.
    fn fold<B, F: FnMut(B, Cell) -> B>(self, start: B, mut each: F) -> B {
        (0u8..).zip(self.0).fold(start, |mut found, (high, mut word)| {
            while word != 0 {
                found = each(found, Cell(high << 6 | word.trailing_zeros() as u8));
                word &= word - 1;
            }
            found
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_and_squares_correspond() {
        for square in Square::all() {
            assert_eq!(Cell::of(square).square(), square);
        }
    }

    #[test]
    fn two_steps_agree_with_square_offsets() {
        let grid = Grid::empty();
        let offsets = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
        for square in Square::all() {
            for (direction, (files, ranks)) in Direction::ALL.into_iter().zip(offsets) {
                let near = Cell::of(square).step(direction);
                let far = near.step(direction);
                for (cell, steps) in [(near, 1), (far, 2)] {
                    match square.offset(files * steps, ranks * steps) {
                        Some(expected) => assert_eq!(cell.square(), expected),
                        None => assert_eq!(grid[cell], Content::EDGE),
                    }
                }
                if square.offset(files * 2, ranks * 2).is_some() {
                    assert_eq!(Cell::of(square).line_to(far), Some((direction, 2)));
                }
            }
        }
    }

    #[test]
    fn contents_keep_side_and_kind_apart() {
        for side in Side::BOTH {
            for kind in Kind::ALL {
                let content = Content::piece(side, kind);
                assert_eq!(content.as_piece(), Some(Piece { side, kind }));
                assert!(content.is(side) && !content.is(side.other()));
            }
        }
        assert_eq!(Content::EMPTY.as_piece(), None);
        assert_eq!(Content::EDGE.as_piece(), None);
    }
}
