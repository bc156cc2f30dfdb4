//! Square names and special ranks.

use crate::Side;

/// A square of the chessboard.
pub type Square = crate::square::Square<8>;

/// The name of a square, such as `e4`.
#[must_use]
pub fn square_name(square: Square) -> String {
    format!("{}{}", char::from(b'a' + square.file() as u8), square.rank() + 1)
}

/// Parses a lowercase square name.
#[must_use]
pub fn square_from_name(name: &str) -> Option<Square> {
    let [file @ b'a'..=b'h', rank @ b'1'..=b'8'] = name.as_bytes() else { return None };
    Square::at((file - b'a') as i8, (rank - b'1') as i8)
}

/// The initial rank, from 0, of a side's king and rooks.
pub(super) const fn home_rank(side: Side) -> i8 {
    match side {
        Side::First => 0,
        Side::Second => 7,
    }
}

/// The initial rank, from 0, of a side's pawns.
pub(super) const fn second_rank(side: Side) -> i8 {
    match side {
        Side::First => 1,
        Side::Second => 6,
    }
}

/// The rank, from 0, on which a side's pawns promote.
pub(super) const fn last_rank(side: Side) -> i8 {
    match side {
        Side::First => 7,
        Side::Second => 0,
    }
}

/// The direction of a side's pawns, in ranks.
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
    fn square_names_round_trip() {
        for square in Square::all() {
            assert_eq!(square_from_name(&square_name(square)), Some(square));
        }
        for wrong in ["", "e", "e9", "i1", "E4", "e44", "e0"] {
            assert_eq!(square_from_name(wrong), None, "{wrong}");
        }
    }
}
