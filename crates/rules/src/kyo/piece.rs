//! Pawns, chips and tiles (`rules/kyo.md §§1 and 2`).

use crate::Side;

/// A tile of the 10×10 board. The file is the column from `A`, the rank the row from 0.
pub type Tile = crate::square::Square<10>;

/// A kind of pawn, in the order of the rules file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Can't lift chips or use mana. Captures only pawns that it outnumbers.
    LightPawn,
    /// Has no special abilities.
    HeavyPawn,
    /// Can step onto shields and deploy them at any time.
    Tower,
    /// Can shuffle at any time.
    Queen,
    /// Losing it loses the game.
    King,
    /// Optional. Throws chips up to three tiles far.
    Cannon,
    /// Optional. Leaps like a chess knight.
    Knight,
}

impl Kind {
    /// All kinds, in the order of the rules file.
    pub const ALL: [Self; 7] =
        [Self::LightPawn, Self::HeavyPawn, Self::Tower, Self::Queen, Self::King, Self::Cannon, Self::Knight];

    /// The upper-case letter.
    #[must_use]
    pub const fn symbol(self) -> char {
        ['P', 'H', 'T', 'Q', 'K', 'C', 'N'][self as usize]
    }

    /// A side's initial number of pawns of this kind, including optional ones. It can't grow,
    /// because there is no promotion.
    #[must_use]
    pub const fn max_count(self) -> usize {
        [8, 8, 2, 1, 1, 2, 2][self as usize]
    }

    /// Parses an upper-case letter.
    pub(super) fn from_symbol(symbol: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.symbol() == symbol)
    }

    /// Maximum number of chips that such a pawn can lift.
    pub(super) const fn load(self) -> usize {
        if matches!(self, Self::LightPawn) { 0 } else { 5 }
    }
}

/// A pawn on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pawn {
    /// The owner.
    pub side: Side,
    /// The kind, which decides its abilities.
    pub kind: Kind,
}

impl Pawn {
    /// The letter in position strings: upper case for Gold, lower case for Red.
    #[must_use]
    pub const fn letter(self) -> char {
        cased(self.kind.symbol(), self.side)
    }

    /// A number for keys, at least 1.
    #[inline]
    pub(super) const fn code(self) -> u64 {
        1 + self.side as u64 + 2 * self.kind as u64
    }

    /// The pawn with a code.
    #[inline]
    pub(super) const fn of_code(code: u64) -> Option<Self> {
        if code == 0 || code > 2 * Kind::ALL.len() as u64 {
            return None;
        }
        let side = if code & 1 == 1 { Side::First } else { Side::Second };
        Some(Self { side, kind: Kind::ALL[(code - 1) as usize / 2] })
    }

    /// Parses a letter of position strings.
    pub(super) fn from_letter(letter: char) -> Option<Self> {
        let side = if letter.is_ascii_lowercase() { Side::Second } else { Side::First };
        Some(Self { side, kind: Kind::from_symbol(letter.to_ascii_uppercase())? })
    }
}

/// A color of mana. Each side has mana of both colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mana {
    /// A road for orthogonal steps.
    Dark,
    /// A road for diagonal steps.
    Light,
}

impl Mana {
    /// Both colors, dark first.
    pub const BOTH: [Self; 2] = [Self::Dark, Self::Light];

    /// A side's initial number of chips of each color.
    pub const MAX_COUNT: usize = 13;

    /// The upper-case letter.
    #[must_use]
    pub const fn symbol(self) -> char {
        match self {
            Self::Dark => 'D',
            Self::Light => 'L',
        }
    }
}

/// A chip: mana or a shield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chip {
    /// Owner and color.
    Mana(Side, Mana),
    /// Belongs to neither side.
    Shield,
}

impl Chip {
    /// The number of shields in the game.
    pub const SHIELDS: usize = 16;

    /// The letter in position strings: upper case for Gold and shields, lower case for Red.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Mana(side, mana) => cased(mana.symbol(), side),
            Self::Shield => 'S',
        }
    }

    /// The letter in notation of moves, the same for both sides.
    #[must_use]
    pub const fn symbol(self) -> char {
        self.letter().to_ascii_uppercase()
    }

    /// Parses a letter of position strings.
    pub(super) const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'D' => Self::Mana(Side::First, Mana::Dark),
            'L' => Self::Mana(Side::First, Mana::Light),
            'd' => Self::Mana(Side::Second, Mana::Dark),
            'l' => Self::Mana(Side::Second, Mana::Light),
            'S' => Self::Shield,
            _ => return None,
        })
    }
}

const fn cased(symbol: char, side: Side) -> char {
    match side {
        Side::First => symbol,
        Side::Second => symbol.to_ascii_lowercase(),
    }
}

/// The name of a tile, such as `E0`.
#[must_use]
pub fn tile_name(tile: Tile) -> String {
    format!("{}{}", char::from(b'A' + tile.file().unsigned_abs()), tile.rank())
}

/// A direction from a tile to one of its neighbors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Direction {
    files: i8,
    ranks: i8,
}

impl Direction {
    /// All eight. They yield neighbors in board order.
    pub(super) const ALL: [Self; 8] = [
        Self { files: -1, ranks: -1 },
        Self { files: 0, ranks: -1 },
        Self { files: 1, ranks: -1 },
        Self { files: -1, ranks: 0 },
        Self { files: 1, ranks: 0 },
        Self { files: -1, ranks: 1 },
        Self { files: 0, ranks: 1 },
        Self { files: 1, ranks: 1 },
    ];

    /// The direction of the step from a tile to its neighbor, or `None` for other tiles.
    pub(super) fn between(from: Tile, to: Tile) -> Option<Self> {
        let (files, ranks) = (to.file() - from.file(), to.rank() - from.rank());
        Self::ALL.into_iter().find(|way| way.files == files && way.ranks == ranks)
    }

    /// The color of mana that is a road in this direction.
    pub(super) const fn road(self) -> Mana {
        if self.files == 0 || self.ranks == 0 { Mana::Dark } else { Mana::Light }
    }

    /// The tile at a distance, if it is on the board.
    pub(super) const fn from(self, tile: Tile, steps: i8) -> Option<Tile> {
        tile.offset(self.files * steps, self.ranks * steps)
    }
}

/// The neighbors of a tile in board order.
pub(super) fn neighbors(tile: Tile) -> impl Iterator<Item = Tile> {
    Direction::ALL.into_iter().filter_map(move |way| way.from(tile, 1))
}

/// The targets of a knight's leaps in board order.
pub(super) fn leaps(tile: Tile) -> impl Iterator<Item = Tile> {
    const LEAPS: [(i8, i8); 8] = [(-1, -2), (1, -2), (-2, -1), (2, -1), (-2, 1), (2, 1), (-1, 2), (1, 2)];
    LEAPS.into_iter().filter_map(move |(files, ranks)| tile.offset(files, ranks))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_pieces_correspond() {
        for side in Side::BOTH {
            for kind in Kind::ALL {
                let pawn = Pawn { side, kind };
                assert_eq!(Pawn::from_letter(pawn.letter()), Some(pawn));
            }
            for mana in Mana::BOTH {
                let chip = Chip::Mana(side, mana);
                assert_eq!(Chip::from_letter(chip.letter()), Some(chip));
                assert_eq!(Pawn::from_letter(chip.letter()), None);
            }
        }
        assert_eq!(Chip::from_letter('S'), Some(Chip::Shield));
        assert_eq!(Chip::from_letter('s'), None);
    }

    #[test]
    fn neighbors_are_in_board_order() {
        for tile in Tile::all() {
            let around: Vec<_> = neighbors(tile).collect();
            assert!(around.is_sorted());
            assert!(leaps(tile).collect::<Vec<_>>().is_sorted());
            assert_eq!(
                Tile::all().filter(|to| Direction::between(tile, *to).is_some()).collect::<Vec<_>>(),
                around
            );
        }
    }
}
