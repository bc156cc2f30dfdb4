//! The fifteen kinds of piece and their symbols (`rules/aruki.md §2`).

use crate::rules::Side;

/// A square of Aruki's board of twelve by twelve.
pub type Square = crate::rules::board::Square<12>;

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
    /// One square in any direction; lose it, lose the game.
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

    /// The kinds that a tray may hold; they are the first of [`ALL`](Self::ALL).
    pub const TRAY: usize = 11;

    /// The place in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
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
