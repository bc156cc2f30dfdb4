//! Moves and their strict notation (`rules/chakart.md §§10.2 and 10.4`).
//!
//! Moves: `e2e4` plain, `e7e8q` promotion, `d1h5h` stealth, `e1e5s` shell, `a1h8` swap (King Boo;
//! the smaller square name first), `@e4` drop (Toadette), `=q` promotion of a carried pawn, `pass`.
//!
//! The notation of a played move appends its roll results: `>e5` for each throw, `*D` for an egg
//! (`*Tq` with the given piece, `*La1` with the recolored piece, `*W-` if there is none), `+c4` for
//! the gift of a rook or bishop.

use std::fmt::{self, Write as _};

use super::piece::{Egg, Kind};
use super::square::{Square, name_order, parse_square, square_letters};

/// A move without its roll results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A piece moves visibly.
    Go {
        /// The start square.
        from: Square,
        /// The target square.
        to: Square,
        /// Required exactly for a pawn that moves to its last rank.
        promotion: Option<Kind>,
    },
    /// A queen moves hidden.
    Stealth {
        /// The start square.
        from: Square,
        /// The target square.
        to: Square,
    },
    /// A king removes an enemy piece without moving.
    Shell {
        /// The square of the king.
        king: Square,
        /// The square of the victim.
        at: Square,
    },
    /// King Boo's swap of two pieces; the smaller square name is first.
    Swap(Square, Square),
    /// Puts Toadette's piece on a square.
    Drop(Square),
    /// Promotes a pawn that an object carried to its last rank.
    Promote(Kind),
    /// Declines a bonus; in a normal turn, legal only if there is no other choice.
    Pass,
}

impl Move {
    /// Parses a move in strict notation. Two squares always parse as [`Go`](Self::Go), although
    /// they mean a [`Swap`](Self::Swap) while King Boo's bonus is pending.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if text == "pass" {
            return Some(Self::Pass);
        }
        if let Some(name) = text.strip_prefix('@') {
            return parse_square(name).map(Self::Drop);
        }
        if let Some(letter) = text.strip_prefix('=') {
            return single_char(letter).and_then(Kind::given).map(Self::Promote);
        }
        let from = parse_square(text.get(..2)?)?;
        let to = parse_square(text.get(2..4)?)?;
        Some(match text.get(4..)? {
            "" => Self::Go { from, to, promotion: None },
            "h" => Self::Stealth { from, to },
            "s" => Self::Shell { king: from, at: to },
            letter => Self::Go { from, to, promotion: Some(single_char(letter).and_then(Kind::given)?) },
        })
    }

    /// Reinterprets two squares as King Boo's swap; `None` if the greater name is first.
    pub(super) fn as_swap(self) -> Option<Self> {
        match self {
            Self::Go { from, to, promotion: None } if name_order(from) < name_order(to) => {
                Some(Self::Swap(from, to))
            }
            _ => None,
        }
    }
}

/// The character of a one-character text.
pub(super) fn single_char(text: &str) -> Option<char> {
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

/// The roll results in a notation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct RollResults {
    /// Targets of bananas and bombs, in order.
    pub(super) throws: Vec<Square>,
    pub(super) egg: Option<Egg>,
    /// The kind of Toadette's piece.
    pub(super) given: Option<Kind>,
    /// The square of the recolored piece; `None` also for `*L-` and `*W-`.
    pub(super) victim: Option<Square>,
    /// The square of a rook's or bishop's gift.
    pub(super) gift: Option<Square>,
}

/// Splits a notation into the move and its roll results.
pub(super) fn split(notation: &str) -> (&str, &str) {
    notation.split_at(notation.find(['>', '*', '+']).unwrap_or(notation.len()))
}

/// Removes the roll results from a notation.
#[must_use]
pub fn without_rolls(notation: &str) -> &str {
    split(notation).0
}

impl RollResults {
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

/// Parses the square name at the beginning of a text.
fn square(text: &str) -> Option<Square> {
    parse_square(text.get(..2)?)
}

/// The redacted notation of a stealth move, which doesn't name its target.
pub(super) fn unseen(from: Square) -> String {
    let [file, rank] = square_letters(from);
    format!("{file}{rank}??h")
}

/// Parses a redacted stealth move such as `d1??h` and returns its start square.
#[must_use]
pub fn parse_unseen(notation: &str) -> Option<Square> {
    parse_square(notation.strip_suffix("??h")?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn move_notation_round_trips() {
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
    fn roll_results_parse_strictly() {
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
    fn a_redacted_stealth_move_shows_only_its_start() {
        let d1 = parse_square("d1").expect("d1 is a square");
        assert_eq!(unseen(d1), "d1??h");
        assert_eq!(parse_unseen("d1??h"), Some(d1));
        assert_eq!(Move::parse("d1??h"), None);
    }
}
