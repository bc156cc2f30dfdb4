//! Pieces, objects and pending choices (`rules/chakart.md §1`).

use super::square::{DIAGONAL, STRAIGHT, Square};
use crate::Side;

/// A kind of piece, in the order of the rules file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Toad; leaves mushrooms.
    Pawn,
    /// Donkey; leaves bananas.
    Rook,
    /// Yoshi; leaves eggs.
    Knight,
    /// Wario; leaves bombs.
    Bishop,
    /// Mario; can make the stealth move.
    Queen,
    /// Peach; can shell.
    King,
}

impl Kind {
    /// All kinds, in the order of the rules file.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Rook, Self::Knight, Self::Bishop, Self::Queen, Self::King];

    /// Toadette's pieces and the promotions, in the order of the rules file.
    pub const GIVEN: [Self; 5] = [Self::Queen, Self::Rook, Self::Knight, Self::Bishop, Self::King];

    /// The uppercase letter.
    #[must_use]
    pub const fn symbol(self) -> char {
        ['P', 'R', 'N', 'B', 'Q', 'K'][self as usize]
    }

    /// The uppercase letter of a piece with a halo.
    const fn halo_symbol(self) -> char {
        ['S', 'U', 'O', 'C', 'T', 'L'][self as usize]
    }

    /// The lowercase letter, as in promotions.
    #[must_use]
    pub const fn letter(self) -> char {
        self.symbol().to_ascii_lowercase()
    }

    /// Parses the lowercase letter of one of the [`GIVEN`](Self::GIVEN) kinds.
    pub(super) fn given(letter: char) -> Option<Self> {
        Self::GIVEN.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// Whether a piece is free to act and visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// Free to act and visible.
    Plain,
    /// Has Bowser's halo: it can't be chosen to act.
    Immobilized,
    /// A queen after a stealth move: only her owner sees her.
    Hidden,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The owner.
    pub side: Side,
    /// Decides its moves, gift and power.
    pub kind: Kind,
    /// Plain, immobilized or hidden.
    pub condition: Condition,
}

impl Piece {
    /// A visible piece without a halo.
    #[must_use]
    pub const fn plain(side: Side, kind: Kind) -> Self {
        Self { side, kind, condition: Condition::Plain }
    }

    /// The letter in position strings: uppercase for White, lowercase for Black.
    #[must_use]
    pub const fn letter(self) -> char {
        let symbol = match self.condition {
            Condition::Plain => self.kind.symbol(),
            Condition::Immobilized => self.kind.halo_symbol(),
            Condition::Hidden => 'I',
        };
        match self.side {
            Side::First => symbol,
            Side::Second => symbol.to_ascii_lowercase(),
        }
    }

    /// Parses a letter of a position string.
    pub(super) fn from_letter(letter: char) -> Option<Self> {
        let side = if letter.is_ascii_lowercase() { Side::Second } else { Side::First };
        let symbol = letter.to_ascii_uppercase();
        let piece = |kind, condition| Some(Self { side, kind, condition });
        if symbol == 'I' {
            return piece(Kind::Queen, Condition::Hidden);
        }
        Kind::ALL.into_iter().find_map(|kind| {
            if kind.symbol() == symbol {
                piece(kind, Condition::Plain)
            } else if kind.halo_symbol() == symbol {
                piece(kind, Condition::Immobilized)
            } else {
                None
            }
        })
    }

    /// Whether it has a halo.
    #[must_use]
    pub const fn is_immobilized(self) -> bool {
        matches!(self.condition, Condition::Immobilized)
    }

    /// Whether only its owner sees it.
    #[must_use]
    pub const fn is_hidden(self) -> bool {
        matches!(self.condition, Condition::Hidden)
    }
}

/// An object on the board; it has no owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Object {
    /// Moves pawns, knights and kings one step further.
    Mushroom,
    /// Has one of eight effects.
    Egg,
    /// Throws a piece to an orthogonal neighbor.
    Banana,
    /// Throws a piece to a diagonal neighbor.
    Bomb,
}

impl Object {
    /// Possible targets of a throw from `at` (`rules/chakart.md §5.2`): orthogonal neighbors for a
    /// banana, diagonal ones for a bomb.
    pub(super) fn throws_to(self, at: Square) -> impl Iterator<Item = Square> {
        let steps = if self == Self::Banana { STRAIGHT } else { DIAGONAL };
        steps.into_iter().filter_map(move |(files, ranks)| at.offset(files, ranks))
    }

    /// All objects, in the order of declaration.
    pub const ALL: [Self; 4] = [Self::Mushroom, Self::Egg, Self::Banana, Self::Bomb];

    /// The letter in position strings.
    #[must_use]
    pub const fn letter(self) -> char {
        ['m', 'e', 'd', 'w'][self as usize]
    }

    /// Parses a letter of a position string.
    pub(super) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|object| object.letter() == letter)
    }
}

/// The effect of an egg (`rules/chakart.md §5.3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Egg {
    /// King Boo: the player swaps two pieces.
    KingBoo,
    /// Koopa: the piece returns to its start square.
    Koopa,
    /// Toadette: the player gets a piece.
    Toadette,
    /// Chomp: the piece is removed.
    Chomp,
    /// Daisy: the player moves again.
    Daisy,
    /// Bowser: the piece is immobilized.
    Bowser,
    /// Luigi: an enemy piece changes sides.
    Luigi,
    /// Waluigi: one of the mover's pieces changes sides.
    Waluigi,
}

impl Egg {
    /// All eight, in the order of the roll's options.
    pub const ALL: [Self; 8] = [
        Self::KingBoo,
        Self::Koopa,
        Self::Toadette,
        Self::Chomp,
        Self::Daisy,
        Self::Bowser,
        Self::Luigi,
        Self::Waluigi,
    ];

    /// The letter after `*` in notations.
    #[must_use]
    pub const fn letter(self) -> char {
        ['B', 'K', 'T', 'C', 'D', 'M', 'L', 'W'][self as usize]
    }

    /// Parses the letter after `*`.
    pub(super) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|egg| egg.letter() == letter)
    }
}

/// The content of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Content {
    /// Neither a piece nor an object.
    Empty,
    /// A piece of either side.
    Piece(Piece),
    /// An object without a piece on it.
    Object(Object),
}

impl Content {
    /// The piece; `None` for an object or an empty square.
    #[must_use]
    pub const fn piece(self) -> Option<Piece> {
        if let Self::Piece(piece) = self { Some(piece) } else { None }
    }

    /// The object; `None` for a piece or an empty square.
    #[must_use]
    pub const fn object(self) -> Option<Object> {
        if let Self::Object(object) = self { Some(object) } else { None }
    }
}

/// A power that each side may use once per game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Power {
    /// A king removes an enemy piece on its lines.
    Shell,
    /// A queen moves hidden.
    Stealth,
}

impl Power {
    /// Both powers, in the order of position strings.
    pub const BOTH: [Self; 2] = [Self::Shell, Self::Stealth];
}

/// A choice that the mover must make before the turn passes (`rules/chakart.md §§5.5 and 7`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Todo {
    /// Another move (Daisy).
    Daisy,
    /// Two pieces to swap (King Boo).
    KingBoo,
    /// A square for the given piece (Toadette).
    Toadette(Kind),
    /// The promotion of a pawn that an object carried to its last rank.
    Promote {
        /// The square of the pawn.
        at: Square,
        /// The object on that square, resolved after the promotion.
        under: Option<Object>,
        /// The start square of the pawn's move.
        from: Square,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_has_one_meaning() {
        let mut letters = std::collections::BTreeSet::new();
        for letter in "PRNBQKSUOCTLIprnbqksuoctli".chars() {
            let piece = Piece::from_letter(letter).expect("the letter is a piece");
            assert_eq!(piece.letter(), letter);
            assert_eq!(Object::from_letter(letter), None);
            letters.insert(letter);
        }
        for letter in "wdem".chars() {
            assert_eq!(Object::from_letter(letter).map(Object::letter), Some(letter));
            assert_eq!(Piece::from_letter(letter), None);
            letters.insert(letter);
        }
        assert_eq!(letters.len(), 30);
        for letter in "xXMWDEaz19 é".chars() {
            assert_eq!((Piece::from_letter(letter), Object::from_letter(letter)), (None, None), "{letter}");
        }
    }
}
