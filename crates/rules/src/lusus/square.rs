//! The squares of Lusus: their names, and what is special about ranks.

use crate::Side;

/// A square of the chessboard.
pub type Square = crate::square::Square<8>;

/// The name of a square, such as `e4`.
#[must_use]
pub fn square_name(square: Square) -> String {
    format!("{}{}", char::from(b'a' + square.file() as u8), square.rank() + 1)
}

/// The square with a name in lower case.
#[must_use]
pub fn square_from_name(name: &str) -> Option<Square> {
    let [file @ b'a'..=b'h', rank @ b'1'..=b'8'] = name.as_bytes() else { return None };
    Square::at((file - b'a') as i8, (rank - b'1') as i8)
}

/// The rank, from 0, on which the king and rooks of a side stand at the start.
pub(super) const fn home_rank(side: Side) -> i8 {
    match side {
        Side::First => 0,
        Side::Second => 7,
    }
}

/// The rank, from 0, on which the pawns of a side stand at the start.
pub(super) const fn second_rank(side: Side) -> i8 {
    match side {
        Side::First => 1,
        Side::Second => 6,
    }
}

/// The rank, from 0, on which the pawns of a side are promoted.
pub(super) const fn last_rank(side: Side) -> i8 {
    match side {
        Side::First => 7,
        Side::Second => 0,
    }
}

/// The step in ranks by which a side's pawns advance.
#[inline]
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
    fn names_of_squares_go_both_ways() {
        for square in Square::all() {
            assert_eq!(square_from_name(&square_name(square)), Some(square));
        }
        for wrong in ["", "e", "e9", "i1", "E4", "e44", "e0"] {
            assert_eq!(square_from_name(wrong), None, "{wrong}");
        }
    }
}
