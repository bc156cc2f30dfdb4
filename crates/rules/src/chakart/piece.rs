//! Pieces, objects and what else stands in a position (`rules/chakart.md §1`).

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
    /// Mario; may make the stealth move.
    Queen,
    /// Peach; may shell.
    King,
}

impl Kind {
    /// All kinds, in the order of the rules file.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Rook, Self::Knight, Self::Bishop, Self::Queen, Self::King];

    /// What Toadette gives and a pawn is promoted to, in the order of the rules file.
    pub const GIVEN: [Self; 5] = [Self::Queen, Self::Rook, Self::Knight, Self::Bishop, Self::King];

    /// The letter in capitals.
    #[must_use]
    pub const fn symbol(self) -> char {
        ['P', 'R', 'N', 'B', 'Q', 'K'][self as usize]
    }

    /// The letter of a piece with a halo, in capitals.
    const fn halo_symbol(self) -> char {
        ['S', 'U', 'O', 'C', 'T', 'L'][self as usize]
    }

    /// The small letter, as moves write a promotion.
    #[must_use]
    pub const fn letter(self) -> char {
        self.symbol().to_ascii_lowercase()
    }

    /// The kind with a small letter, if it is one of [`GIVEN`](Self::GIVEN).
    pub(super) fn given(letter: char) -> Option<Self> {
        Self::GIVEN.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// The condition of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// Nothing special.
    Plain,
    /// Under Bowser's halo: it cannot be chosen to act.
    Immobilized,
    /// A queen after a stealth move: only its owner sees it.
    Hidden,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The side that owns it.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
    /// Its condition.
    pub condition: Condition,
}

impl Piece {
    /// A piece that is neither immobilized nor hidden.
    #[must_use]
    pub const fn plain(side: Side, kind: Kind) -> Self {
        Self { side, kind, condition: Condition::Plain }
    }

    /// The letter as position strings write it: capital for White, small for Black.
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

    /// The piece with a letter of position strings.
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

    /// Whether it is under a halo.
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

/// An object; it belongs to neither side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Object {
    /// Carries pawns, knights and kings one step further.
    Mushroom,
    /// Has one of eight effects.
    Egg,
    /// Throws to an orthogonal neighbor.
    Banana,
    /// Throws to a diagonal neighbor.
    Bomb,
}

impl Object {
    /// The squares to which it may throw a piece from where it lies (`rules/chakart.md §5.2`): those
    /// beside a banana, those at the corners of a bomb.
    pub(super) fn throws_to(self, at: Square) -> impl Iterator<Item = Square> {
        let steps = if self == Self::Banana { STRAIGHT } else { DIAGONAL };
        steps.into_iter().filter_map(move |(files, ranks)| at.offset(files, ranks))
    }

    /// All objects.
    pub const ALL: [Self; 4] = [Self::Mushroom, Self::Egg, Self::Banana, Self::Bomb];

    /// The letter in position strings.
    #[must_use]
    pub const fn letter(self) -> char {
        ['m', 'e', 'd', 'w'][self as usize]
    }

    /// The object with a letter of position strings.
    pub(super) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|object| object.letter() == letter)
    }
}

/// An effect of an egg (`rules/chakart.md §5.3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Egg {
    /// King Boo: the player swaps two pieces.
    KingBoo,
    /// Koopa: the piece returns to where its move began.
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
    /// Waluigi: an own piece changes sides.
    Waluigi,
}

impl Egg {
    /// All eight, in the order in which chance lists them.
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

    /// The mark in notations.
    #[must_use]
    pub const fn letter(self) -> char {
        ['B', 'K', 'T', 'C', 'D', 'M', 'L', 'W'][self as usize]
    }

    /// The egg with a mark.
    pub(super) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|egg| egg.letter() == letter)
    }
}

/// What a square holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Content {
    /// Nothing.
    Empty,
    /// A piece.
    Piece(Piece),
    /// An object.
    Object(Object),
}

impl Content {
    /// The piece, if it is one.
    #[must_use]
    pub const fn piece(self) -> Option<Piece> {
        if let Self::Piece(piece) = self { Some(piece) } else { None }
    }

    /// The object, if it is one.
    #[must_use]
    pub const fn object(self) -> Option<Object> {
        if let Self::Object(object) = self { Some(object) } else { None }
    }
}

/// A power that each side has once a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Power {
    /// A king removes an enemy piece in sight.
    Shell,
    /// A queen moves unseen.
    Stealth,
}

impl Power {
    /// Both powers, in the order of position strings.
    pub const BOTH: [Self; 2] = [Self::Shell, Self::Stealth];
}

/// What the side to move still has to choose before its opponent moves (`rules/chakart.md §§5.5 and 7`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Todo {
    /// Another move (Daisy).
    Daisy,
    /// Two pieces to swap (King Boo).
    KingBoo,
    /// Where to put the piece that was given (Toadette).
    Toadette(Kind),
    /// What a pawn is promoted to that was carried to its last rank.
    Promote {
        /// Where it stands.
        at: Square,
        /// The object that lay there.
        under: Option<Object>,
        /// Where its move began.
        from: Square,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_means_one_thing() {
        let mut letters = std::collections::BTreeSet::new();
        for letter in "PRNBQKSUOCTLIprnbqksuoctli".chars() {
            let piece = Piece::from_letter(letter).expect("a piece");
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
