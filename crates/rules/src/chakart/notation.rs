//! Moves and their notation (`rules/chakart.md §§10.2 and 10.4`), written strictly.
//!
//! `e2e4` goes, `e7e8q` is a promotion, `d1h5h` a stealth move, `e1e5s` a shell, `a1h8` a swap (King
//! Boo; the smaller name first), `@e4` a drop (Toadette), `=q` the promotion of a pawn that was
//! carried, `pass` nothing. The notation adds what chance decided: `>e5` for each throw, `*D` for an
//! egg (`*Tq` with the piece, `*La1` and `*W-` with the piece that changes sides or none), `+c4` for
//! the gift of a rook or bishop.

use std::fmt::{self, Write as _};

use super::piece::{Egg, Kind};
use super::square::{Square, name_order, parse_square, square_letters};

/// A move, without what chance decides in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A piece goes to a square; a pawn may be promoted there.
    Go {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// What it is promoted to.
        promotion: Option<Kind>,
    },
    /// A queen goes unseen.
    Stealth {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// A king shells an enemy piece.
    Shell {
        /// Where the king stands.
        king: Square,
        /// Where the victim stands.
        at: Square,
    },
    /// Two pieces are swapped; the smaller square name stands first.
    Swap(Square, Square),
    /// The piece that Toadette gave is put on a square.
    Drop(Square),
    /// A pawn that was carried to its last rank is promoted.
    Promote(Kind),
    /// The player does nothing.
    Pass,
}

impl Move {
    /// Reads a move in strict notation. Two squares are read as a [`Go`](Self::Go); with King Boo
    /// they mean a [`swap`](Self::as_swap).
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if text == "pass" {
            return Some(Self::Pass);
        }
        if let Some(name) = text.strip_prefix('@') {
            return parse_square(name).map(Self::Drop);
        }
        if let Some(letter) = text.strip_prefix('=') {
            return only(letter).and_then(Kind::given).map(Self::Promote);
        }
        let from = parse_square(text.get(..2)?)?;
        let to = parse_square(text.get(2..4)?)?;
        Some(match text.get(4..)? {
            "" => Self::Go { from, to, promotion: None },
            "h" => Self::Stealth { from, to },
            "s" => Self::Shell { king: from, at: to },
            letter => Self::Go { from, to, promotion: Some(only(letter).and_then(Kind::given)?) },
        })
    }

    /// What two squares mean with King Boo; `None` where the greater name stands first.
    pub(super) fn as_swap(self) -> Option<Self> {
        match self {
            Self::Go { from, to, promotion: None } if name_order(from) < name_order(to) => {
                Some(Self::Swap(from, to))
            }
            _ => None,
        }
    }
}

/// The only character of a text.
pub(super) fn only(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut squares = |squares: &[Square]| {
            let mut letters = squares.iter().flat_map(|square| square_letters(*square));
            letters.try_for_each(|letter| f.write_char(letter))
        };
        match *self {
            Self::Go { from, to, promotion } => {
                squares(&[from, to])?;
                promotion.map_or(Ok(()), |kind| f.write_char(kind.letter()))
            }
            Self::Stealth { from, to } => squares(&[from, to]).and_then(|()| f.write_char('h')),
            Self::Shell { king, at } => squares(&[king, at]).and_then(|()| f.write_char('s')),
            Self::Swap(one, other) => squares(&[one, other]),
            Self::Drop(at) => {
                f.write_char('@')?;
                square_letters(at).into_iter().try_for_each(|letter| f.write_char(letter))
            }
            Self::Promote(kind) => write!(f, "={}", kind.letter()),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// What chance decided in a move, as its notation says it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct RollResults {
    /// Where bananas and bombs threw the piece, in order.
    pub(super) throws: Vec<Square>,
    /// The effect of the egg.
    pub(super) egg: Option<Egg>,
    /// The kind of piece that Toadette gave.
    pub(super) given: Option<Kind>,
    /// The square of the piece that changed sides.
    pub(super) victim: Option<Square>,
    /// Where the gift of a rook or bishop fell.
    pub(super) gift: Option<Square>,
}

/// Splits a notation into the text of the move and that of its results.
pub(super) fn split(notation: &str) -> (&str, &str) {
    notation.split_at(notation.find(['>', '*', '+']).unwrap_or(notation.len()))
}

/// A notation without what its rolls did.
#[must_use]
pub fn without_rolls(notation: &str) -> &str {
    split(notation).0
}

impl RollResults {
    /// Reads the results of a notation.
    pub(super) fn parse(mut text: &str) -> Option<Self> {
        let mut results = Self::default();
        while let Some(rest) = text.strip_prefix('>') {
            results.throws.push(square(rest)?);
            text = &rest[2..];
        }
        if let Some(rest) = text.strip_prefix('*') {
            let egg = Egg::from_letter(rest.chars().next()?)?;
            text = &rest[1..];
            results.egg = Some(egg);
            match egg {
                Egg::Toadette => {
                    results.given = Some(Kind::given(text.chars().next()?)?);
                    text = &text[1..];
                }
                Egg::Luigi | Egg::Waluigi => match text.strip_prefix('-') {
                    Some(rest) => text = rest,
                    None => {
                        results.victim = Some(square(text)?);
                        text = &text[2..];
                    }
                },
                _ => {}
            }
        }
        if let Some(rest) = text.strip_prefix('+') {
            results.gift = Some(square(rest)?);
            text = &rest[2..];
        }
        text.is_empty().then_some(results)
    }
}

/// The square that a text begins with.
fn square(text: &str) -> Option<Square> {
    parse_square(text.get(..2)?)
}

/// The notation of a stealth move as others read it while the queen is hidden.
pub(super) fn unseen(from: Square) -> String {
    let [file, rank] = square_letters(from);
    format!("{file}{rank}??h")
}

/// The square that the queen left, if the notation is that of a stealth move as others read it.
#[must_use]
pub fn parse_unseen(notation: &str) -> Option<Square> {
    parse_square(notation.strip_suffix("??h")?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_print_as_they_were_read() {
        for text in ["e2e4", "e7e8k", "d1h5h", "e1e5s", "@a8", "=n", "pass"] {
            assert_eq!(Move::parse(text).map(|found| found.to_string()).as_deref(), Some(text));
        }
        for wrong in [
            "", "e2", "e2e", "e2e9", "E2E4", "e7e8p", "e7e8Q", "e7e8qq", "@", "@e", "@e4q", "=", "=p", "=qq",
            "Pass", "é2e4", "e2e4 ", "e2e4é",
        ] {
            assert_eq!(Move::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn results_are_read_strictly() {
        let fine = ["", ">e5", ">e5>d5", "*B", "*Tk+d4", ">a1*La2+b2", "*W-", "+h8"];
        for text in fine {
            assert!(RollResults::parse(text).is_some(), "{text}");
        }
        let wrong = [
            ">", ">e", ">e9", "*", "*X", "*T", "*Tp", "*L", "*La", "*L-a1", "*B-", "+", "+a", "+a1+a2",
            "+a1*B", "*B>a1", "*Ba1", ">é1", "*é", "*Té",
        ];
        for text in wrong {
            assert!(RollResults::parse(text).is_none(), "{text}");
        }
        assert_eq!(split("e2e4>e5"), ("e2e4", ">e5"));
        assert_eq!(split("=b*M+d8"), ("=b", "*M+d8"));
        assert_eq!(split("pass"), ("pass", ""));
    }

    #[test]
    fn an_unseen_move_names_only_where_it_began() {
        let d1 = parse_square("d1").expect("a square");
        assert_eq!(unseen(d1), "d1??h");
        assert_eq!(parse_unseen("d1??h"), Some(d1));
        assert_eq!(Move::parse("d1??h"), None);
    }
}
