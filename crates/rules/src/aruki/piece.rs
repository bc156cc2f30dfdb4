//! The fifteen kinds of piece and their symbols (`rules/aruki.md §2`).

use crate::Side;

/// A square of Aruki's board of twelve by twelve.
pub type Square = crate::square::Square<12>;

/// A kind of piece, in the order of the rules file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// One step forward, captures diagonally.
    Pawn,
    /// A pawn that can also step back.
    Javelin,
    /// One square diagonally.
    Pike,
    /// One or two squares diagonally, leaping.
    GreaterPike,
    /// One square orthogonally.
    Lance,
    /// One or two squares orthogonally, leaping.
    GreaterLance,
    /// One square in any direction.
    Sword,
    /// One or two squares in any direction, leaping.
    LongSword,
    /// Slides orthogonally.
    Rook,
    /// Slides diagonally.
    Arrow,
    /// Slides in any direction.
    Minister,
    /// One square in any direction; who loses it loses the game.
    King,
    /// Steps like a king and mimics its neighbours.
    Jester,
    /// Steps like a king; wipes its column once.
    GoldenDragon,
    /// Steps like a king; wipes its row once.
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

    /// How many kinds a tray may hold; they are the first of [`ALL`](Self::ALL).
    pub const TRAY: usize = 11;

    /// The place in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with a symbol in capitals.
    #[must_use]
    pub fn from_symbol(symbol: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.symbol() == symbol)
    }

    /// Whether a captured piece of this kind goes into a tray; kings, jesters and dragons do not.
    #[must_use]
    pub const fn is_tray(self) -> bool {
        self.index() < Self::TRAY
    }

    /// What a piece of this kind on the board becomes with one of the kind `with` from the tray
    /// (`rules/aruki.md §8`).
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

    /// The symbol in capitals.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        ["O", "J", "P", "PP", "L", "LL", "S", "SS", "R", "A", "M", "K", "JK", "GD", "SD"][self.index()]
    }
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_the_ten_evolutions_of_the_table_exist() {
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
