//! Men, objects and what else lies or counts on the board (`rules/chakart.md §1`).

use crate::Side;

/// A square of the board of eight by eight.
pub type Square = crate::square::Square<8>;

/// A kind of man, in the order of the rules file.
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
    /// Mario; may hide once a game.
    Queen,
    /// Peach; may shell once a game.
    King,
}

impl Kind {
    /// All kinds, in the order of the rules file.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Rook, Self::Knight, Self::Bishop, Self::Queen, Self::King];

    /// What Toadette gives and a pawn becomes, in the order of the rules file.
    pub const GIVEN: [Self; 5] = [Self::Queen, Self::Rook, Self::Knight, Self::Bishop, Self::King];

    /// The letter in capitals.
    #[must_use]
    pub const fn symbol(self) -> char {
        ['P', 'R', 'N', 'B', 'Q', 'K'][self as usize]
    }

    /// The letter of a man with a halo, in capitals.
    const fn halo_symbol(self) -> char {
        ['S', 'U', 'O', 'C', 'T', 'L'][self as usize]
    }

    /// The small letter, as moves write a promotion.
    #[must_use]
    pub const fn letter(self) -> char {
        self.symbol().to_ascii_lowercase()
    }

    /// The kind with a small letter among those that Toadette gives and a pawn becomes.
    pub(super) fn given(letter: char) -> Option<Self> {
        Self::GIVEN.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// How a man is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// As usual.
    Plain,
    /// Under Bowser's halo: it cannot be chosen to act.
    Immobilized,
    /// A queen after a stealth move: only her owner sees her.
    Hidden,
}

/// A man on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
    /// How it is.
    pub condition: Condition,
}

impl Piece {
    /// A man without a halo.
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

    /// The man with a letter of position strings.
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

/// An object, which belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Object {
    /// Carries pawns, knights and kings one step further.
    Mushroom,
    /// Has one of eight effects.
    Egg,
    /// Throws to an orthogonal neighbour.
    Banana,
    /// Throws to a diagonal neighbour.
    Bomb,
}

impl Object {
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

/// What a square holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Content {
    /// Nothing.
    Empty,
    /// A man.
    Piece(Piece),
    /// An object.
    Object(Object),
}

impl Content {
    /// The man, if it is one.
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
    /// A king removes an enemy man in sight.
    Shell,
    /// A queen moves unseen.
    Stealth,
}

impl Power {
    /// Both powers, in the order of position strings.
    pub const BOTH: [Self; 2] = [Self::Shell, Self::Stealth];
}

/// What the side to move still has to choose in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Todo {
    /// Another move (Daisy).
    Daisy,
    /// Two men to swap (King Boo).
    KingBoo,
    /// Where to put a given piece (Toadette).
    Toadette(Kind),
    /// What a pawn becomes that was carried to its last rank.
    Promote {
        /// Where it stands.
        at: Square,
        /// What lies under its feet.
        under: Option<Object>,
        /// Where its move began.
        from: Square,
    },
}

/// The name of a square, such as `e4`.
#[must_use]
pub fn square_name(square: Square) -> String {
    let [file, rank] = square_letters(square);
    [file, rank].iter().collect()
}

/// The two letters of the name of a square.
pub(super) const fn square_letters(square: Square) -> [char; 2] {
    [(b'a' + square.file() as u8) as char, (b'1' + square.rank() as u8) as char]
}

/// The square with a name.
pub(super) fn parse_square(name: &str) -> Option<Square> {
    let &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] = name.as_bytes() else { return None };
    Square::at((file - b'a') as i8, (rank - b'1') as i8)
}

/// The place of a square in the order of names: a1, a2, … h8.
pub(super) const fn name_order(square: Square) -> u8 {
    (square.file() * 8 + square.rank()) as u8
}

/// All squares in the order of their names.
pub(super) fn squares_by_name() -> impl Iterator<Item = Square> {
    (0..8).flat_map(|file| (0..8).filter_map(move |rank| Square::at(file, rank)))
}

/// The rank, from 0, on which a side's pawns become something else.
pub(super) const fn last_rank(side: Side) -> i8 {
    match side {
        Side::First => 7,
        Side::Second => 0,
    }
}

/// The rank, from 0, on which a side's pieces begin.
pub(super) const fn first_rank(side: Side) -> i8 {
    7 - last_rank(side)
}

/// The direction in which a side's pawns go.
pub(super) const fn forward(side: Side) -> i8 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}

/// The four ways along ranks and files; the neighbours come in the order of their names.
pub(super) const STRAIGHT: [(i8, i8); 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];
/// The four diagonal ways; the neighbours come in the order of their names.
pub(super) const DIAGONAL: [(i8, i8); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
/// All eight ways.
pub(super) const AROUND: [(i8, i8); 8] =
    [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
/// The leaps of a knight.
pub(super) const LEAPS: [(i8, i8); 8] =
    [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_means_one_thing() {
        let mut letters = std::collections::BTreeSet::new();
        for letter in "PRNBQKSUOCTLIprnbqksuoctli".chars() {
            let piece = Piece::from_letter(letter).expect("a man");
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

    #[test]
    fn squares_are_named_in_the_order_of_lots() {
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
        let middle = Square::at(4, 4).expect("e5");
        for ways in [&STRAIGHT[..], &DIAGONAL, &AROUND, &LEAPS] {
            assert!(ways.iter().map(|way| middle.offset(way.0, way.1).map(name_order)).is_sorted());
        }
    }
}
