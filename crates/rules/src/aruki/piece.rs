//! The fifteen kinds of piece and their symbols (`rules/aruki.md §2`).

use crate::Side;

/// A square of the 12×12 board.
pub type Square = crate::square::Square<12>;

/// A kind of piece, in the order of the rules file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Steps straight ahead and captures diagonally ahead.
    Pawn,
    /// A pawn that can also step back.
    Javelin,
    /// Steps one square diagonally.
    Pike,
    /// Steps or leaps one or two squares diagonally.
    GreaterPike,
    /// Steps one square orthogonally.
    Lance,
    /// Steps or leaps one or two squares orthogonally.
    GreaterLance,
    /// Steps one square in any direction.
    Sword,
    /// Steps or leaps one or two squares in any direction.
    LongSword,
    /// Slides orthogonally.
    Rook,
    /// Slides diagonally.
    Arrow,
    /// Slides in any direction.
    Minister,
    /// Steps one square in any direction. Losing it loses the game.
    King,
    /// Steps like a king and mimics its neighbors.
    Jester,
    /// Steps like a king. Can wipe its column once.
    GoldenDragon,
    /// Steps like a king. Can wipe its row once.
    SilverDragon,
}

impl Kind {
    /// All kinds, in the order of the rules file.
    pub const ALL: [Self; 15] = [
        Self::Pawn,
        Self::Javelin,
        Self::Pike,
        Self::GreaterPike,
        Self::Lance,
        Self::GreaterLance,
        Self::Sword,
        Self::LongSword,
        Self::Rook,
        Self::Arrow,
        Self::Minister,
        Self::King,
        Self::Jester,
        Self::GoldenDragon,
        Self::SilverDragon,
    ];

    /// The number of kinds that go into trays, which come first in [`ALL`](Self::ALL).
    pub const TRAY: usize = 11;

    /// The index in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Parses an upper-case symbol.
    #[must_use]
    pub fn from_symbol(symbol: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.symbol() == symbol)
    }

    /// Whether a captured piece of this kind goes into a tray. Kings, jesters and dragons don't.
    #[must_use]
    pub const fn is_tray(self) -> bool {
        self.index() < Self::TRAY
    }

    /// Returns the result of merging a piece of this kind on the board with one of kind `with` from
    /// the tray (`rules/aruki.md §8`).
    #[must_use]
    pub const fn evolved(self, with: Self) -> Option<Self> {
        Some(match (self, with) {
            (Self::Pawn, Self::Pawn) => Self::Javelin,
            (Self::Rook, Self::Arrow) | (Self::Arrow, Self::Rook) => Self::Minister,
            (Self::Pike, Self::Pike) => Self::GreaterPike,
            (Self::Lance, Self::Lance) => Self::GreaterLance,
            (Self::Lance, Self::Pike) | (Self::Pike, Self::Lance) => Self::Sword,
            (Self::Sword, Self::Sword)
            | (Self::GreaterPike, Self::GreaterLance)
            | (Self::GreaterLance, Self::GreaterPike) => Self::LongSword,
            _ => return None,
        })
    }

    /// The upper-case symbol.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        ["O", "J", "P", "PP", "L", "LL", "S", "SS", "R", "A", "M", "K", "JK", "GD", "SD"][self.index()]
    }
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The owner.
    pub side: Side,
    /// The kind, which decides how it moves.
    pub kind: Kind,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evolutions_match_the_table() {
        let table = [
            "O O J", "R A M", "A R M", "P P PP", "L L LL", "L P S", "P L S", "S S SS", "PP LL SS", "LL PP SS",
        ];
        let mut found = Vec::new();
        for board in Kind::ALL {
            for tray in Kind::ALL {
                if let Some(result) = board.evolved(tray) {
                    found.push(format!("{} {} {}", board.symbol(), tray.symbol(), result.symbol()));
                }
            }
        }
        found.sort_unstable();
        let mut table = table.map(String::from);
        table.sort_unstable();
        assert_eq!(found, table);
    }

    #[test]
    fn symbols_and_kinds_correspond() {
        for kind in Kind::ALL {
            assert_eq!(Kind::from_symbol(kind.symbol()), Some(kind));
        }
        assert_eq!(Kind::from_symbol("Q"), None);
        assert_eq!(Kind::from_symbol("k"), None);
    }
}
