//! Targets of pieces without tiles, on boards where no tile bends their lines.
//!
//! Sliding attacks are computed for a whole line at once. Subtracting a piece's square twice from
//! the occupied squares of a line flips all bits up to the next piece; the mirrored line gives the
//! other direction (hyperbola quintessence).

use super::square::{Square, forward, second_rank};
use crate::Side;
use crate::square_set::SquareSet;

/// A bit set per square: its line without the square itself, or its targets.
type AttackTable = [u64; 64];

static FILES: AttackTable = lines((0, 1));
static RISING: AttackTable = lines((1, 1));
static FALLING: AttackTable = lines((1, -1));

/// Targets along a rank, by file and by the occupied squares on files b to g.
static RANKS: [[u8; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            let occupied = (inner as u64) << 1;
            let mut at = file;
            while at < 7 {
                at += 1;
                table[file][inner] |= 1 << at;
                if occupied >> at & 1 == 1 {
                    break;
                }
            }
            let mut at = file;
            while at > 0 {
                at -= 1;
                table[file][inner] |= 1 << at;
                if occupied >> at & 1 == 1 {
                    break;
                }
            }
            inner += 1;
        }
        file += 1;
    }
    table
};

static KING: AttackTable = leaps(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
static KNIGHT: AttackTable = leaps(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static PAWNS: [AttackTable; 2] = [
    leaps(&[(-1, forward(Side::First)), (1, forward(Side::First))]),
    leaps(&[(-1, forward(Side::Second)), (1, forward(Side::Second))]),
];

/// The bit of a square, or 0 outside the board.
const fn bit(file: i8, rank: i8) -> u64 {
    match Square::at(file, rank) {
        Some(square) => 1 << square.index(),
        None => 0,
    }
}

const fn lines((files, ranks): (i8, i8)) -> AttackTable {
    let mut lines = [0; 64];
    let mut index = 0;
    while index < 64 {
        let (file, rank) = (index as i8 % 8, index as i8 / 8);
        let mut steps = 1;
        while steps < 8 {
            lines[index] |= bit(file + files * steps, rank + ranks * steps);
            lines[index] |= bit(file - files * steps, rank - ranks * steps);
            steps += 1;
        }
        index += 1;
    }
    lines
}

const fn leaps(steps: &[(i8, i8)]) -> AttackTable {
    let mut found = [0; 64];
    let mut index = 0;
    while index < 64 {
        let mut step = 0;
        while step < steps.len() {
            found[index] |= bit(index as i8 % 8 + steps[step].0, index as i8 / 8 + steps[step].1);
            step += 1;
        }
        index += 1;
    }
    found
}

/// Targets along a file or diagonal, including the first piece in each direction.
#[inline]
const fn along(line: u64, from: Square, occupied: u64) -> u64 {
    let (on_line, square) = (occupied & line, 1_u64 << from.index());
    let up = on_line.wrapping_sub(square << 1);
    let down = on_line.swap_bytes().wrapping_sub(square.swap_bytes() << 1).swap_bytes();
    (up ^ down) & line
}

/// A rook's targets, including the first piece in each direction.
#[inline]
pub(super) fn rook(from: Square, occupied: SquareSet) -> SquareSet {
    let occupied = occupied.bits();
    let first = from.index() & 56;
    let rank = RANKS[from.index() & 7][(occupied >> first >> 1 & 63) as usize];
    SquareSet::from_bits(along(FILES[from.index()], from, occupied) | u64::from(rank) << first)
}

/// A bishop's targets, including the first piece in each direction.
#[inline]
pub(super) fn bishop(from: Square, occupied: SquareSet) -> SquareSet {
    let (occupied, at) = (occupied.bits(), from.index());
    SquareSet::from_bits(along(RISING[at], from, occupied) | along(FALLING[at], from, occupied))
}

#[inline]
pub(super) fn knight(from: Square) -> SquareSet {
    SquareSet::from_bits(KNIGHT[from.index()])
}

#[inline]
pub(super) fn king(from: Square) -> SquareSet {
    SquareSet::from_bits(KING[from.index()])
}

/// The squares attacked by a side's pawn.
#[inline]
pub(super) fn pawn(from: Square, side: Side) -> SquareSet {
    SquareSet::from_bits(PAWNS[side.index()][from.index()])
}

/// The targets of a side's pawn without captures.
#[inline]
pub(super) fn advances(from: Square, side: Side, occupied: SquareSet) -> SquareSet {
    let free = !occupied.bits();
    let (at, start) = (SquareSet::of(from).bits(), from.rank() == second_rank(side));
    let ahead = |bits: u64| if side == Side::First { bits << 8 } else { bits >> 8 };
    let one = ahead(at) & free;
    let two = if start { ahead(one) & free } else { 0 };
    SquareSet::from_bits(one | two)
}

#[cfg(test)]
mod tests {
    use super::super::destinations::DIRECTIONS;
    use super::*;

    #[test]
    fn sliders_stop_at_the_first_piece() {
        let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
        for round in 0..2_000 {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            let occupied = if round % 2 == 0 { seed } else { seed & seed.rotate_left(23) };
            let occupied = SquareSet::from_bits(occupied);
            let from = Square::from_index(round % 64).expect("the index is below 64");
            let mut expected = [SquareSet::EMPTY; 2];
            for (index, (files, ranks)) in DIRECTIONS.into_iter().enumerate() {
                let mut at = from;
                while let Some(next) = at.offset(files, ranks) {
                    expected[index % 2].add(next);
                    at = next;
                    if occupied.has(at) {
                        break;
                    }
                }
            }
            assert_eq!([rook(from, occupied), bishop(from, occupied)], expected, "{from:?} {occupied:?}");
        }
    }
}
