//! Square names, their order, and the special ranks.

use crate::Side;

/// A square of the 8×8 board.
pub type Square = crate::square::Square<8>;

/// Orthogonal steps; the neighbors are in the order of their names.
pub(super) const STRAIGHT: [(i8, i8); 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];
/// Diagonal steps; the neighbors are in the order of their names.
pub(super) const DIAGONAL: [(i8, i8); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
/// Steps to all eight neighbors, in the order of their names.
pub(super) const AROUND: [(i8, i8); 8] =
    [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
/// Knight leaps; the targets are in the order of their names.
pub(super) const LEAPS: [(i8, i8); 8] =
    [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];

/// The name of a square, such as `e4`.
#[must_use]
pub fn square_name(square: Square) -> String {
    let [file, rank] = square_letters(square);
    [file, rank].iter().collect()
}

/// File and rank letters, such as `e` and `4`.
pub(super) const fn square_letters(square: Square) -> [char; 2] {
    [(b'a' + square.file() as u8) as char, (b'1' + square.rank() as u8) as char]
}

pub(super) fn parse_square(name: &str) -> Option<Square> {
    let &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] = name.as_bytes() else { return None };
    Square::at((file - b'a') as i8, (rank - b'1') as i8)
}

/// The index of a square in the order of names: a1, a2, … h8.
pub(super) const fn name_order(square: Square) -> u8 {
    (square.file() * 8 + square.rank()) as u8
}

/// All squares in the order of their names, which is the order of the rolls' options
/// (`rules/chakart.md §10.5`).
pub(super) fn squares_by_name() -> impl Iterator<Item = Square> {
    (0..8).flat_map(|file| (0..8).filter_map(move |rank| Square::at(file, rank)))
}

/// The rank, from 0, on which a side's pawns promote.
pub(super) const fn last_rank(side: Side) -> i8 {
    match side {
        Side::First => 7,
        Side::Second => 0,
    }
}

/// The rank, from 0, opposite a side's last rank: its back rank at the start.
pub(super) const fn first_rank(side: Side) -> i8 {
    7 - last_rank(side)
}

/// The direction of a side's pawns, in ranks.
pub(super) const fn forward(side: Side) -> i8 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_sorted_by_name() {
        let names: Vec<_> = squares_by_name().map(square_name).collect();
        assert!(names.is_sorted_by(|one, other| one < other));
        assert_eq!(names.len(), 64);
        assert!(squares_by_name().map(name_order).eq(0..64));
        for name in &names {
            assert_eq!(parse_square(name).map(square_name).as_ref(), Some(name));
        }
        for wrong in ["", "e", "e9", "i1", "E4", "e44", "é1"] {
            assert_eq!(parse_square(wrong), None, "{wrong}");
        }
        let middle = Square::at(4, 4).expect("e5 is a square");
        for steps in [&STRAIGHT[..], &DIAGONAL, &AROUND, &LEAPS] {
            assert!(steps.iter().map(|step| middle.offset(step.0, step.1).map(name_order)).is_sorted());
        }
    }
}
