//! Canonical notation of moves (`rules/aruki.md §11.2`).

use std::fmt;

use super::piece::{Kind, Square};

/// The name of a square: the letter of its column, then the number of its row.
///
/// Only this function and [`parse_square`] depend on that order.
#[must_use]
pub fn square_name(square: Square) -> String {
    format!("{}{}", char::from(b'a' + square.file().unsigned_abs()), square.rank() + 1)
}

/// Parses the name of a square in lower case.
#[must_use]
pub fn parse_square(name: &str) -> Option<Square> {
    let (column, row) = (name.get(..1)?, name.get(1..)?);
    if row.starts_with(['0', '+', '-']) {
        return None;
    }
    let file = i8::try_from(column.bytes().next()?.checked_sub(b'a')?).ok()?;
    let number: i8 = row.parse().ok()?;
    Square::at(file, number.checked_sub(1)?)
}

/// A move in canonical form, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A piece goes to another square.
    Step {
        /// Kind of the moving piece.
        kind: Kind,
        /// Square of the piece before the move.
        from: Square,
        /// Target square; a piece on it is captured.
        to: Square,
        /// Kind to which a pawn or javelin promotes.
        promotion: Option<Kind>,
    },
    /// A piece on the board merges with one from the tray.
    Evolve {
        /// Kind of the piece on the board.
        kind: Kind,
        /// Square of the piece.
        at: Square,
        /// Kind of the piece from the tray.
        with: Kind,
        /// Kind of the merged piece.
        result: Kind,
    },
    /// A dragon uses its power and wipes its line.
    Wipe {
        /// The golden dragon wipes its column, the silver one its row.
        dragon: Kind,
        /// Square of the dragon.
        at: Square,
    },
}

/// The effect of a move on the enemy king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Suffix {
    /// Neither check nor checkmate; no suffix.
    None,
    /// Written `+`.
    Check,
    /// Checkmate, written `#`.
    Mate,
}

impl Move {
    /// Parses canonical notation with its suffix.
    ///
    /// Checks only the form. Whether the move is legal and its suffix right depends on the
    /// position.
    #[must_use]
    pub fn parse_notation(text: &str) -> Option<(Self, Suffix)> {
        let (body, suffix) = match text.as_bytes().last()? {
            b'+' => (&text[..text.len() - 1], Suffix::Check),
            b'#' => (&text[..text.len() - 1], Suffix::Mate),
            _ => (text, Suffix::None),
        };
        let (symbol, rest) = body.split_once('(')?;
        let (square, rest) = rest.split_once(')')?;
        let (kind, at) = (Kind::from_symbol(symbol)?, parse_square(square)?);
        let chosen = if rest == "-" {
            matches!(kind, Kind::GoldenDragon | Kind::SilverDragon)
                .then_some(Self::Wipe { dragon: kind, at })?
        } else if let Some(pair) = rest.strip_prefix('+') {
            let (with, result) = pair.split_once('=')?;
            let (with, result) = (Kind::from_symbol(with)?, Kind::from_symbol(result)?);
            Self::Evolve { kind, at, with, result }
        } else {
            let (target, promotion) = match rest.split_once('=') {
                Some((target, symbol)) => (target, Some(Kind::from_symbol(symbol)?)),
                None => (rest, None),
            };
            Self::Step { kind, from: at, to: parse_square(target)?, promotion }
        };
        Some((chosen, suffix))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Step { kind, from, to, promotion } => {
                write!(f, "{}({}){}", kind.symbol(), square_name(from), square_name(to))?;
                promotion.map_or(Ok(()), |kind| write!(f, "={}", kind.symbol()))
            }
            Self::Evolve { kind, at, with, result } => {
                let (kind, with, result) = (kind.symbol(), with.symbol(), result.symbol());
                write!(f, "{kind}({})+{with}={result}", square_name(at))
            }
            Self::Wipe { dragon, at } => write!(f, "{}({})-", dragon.symbol(), square_name(at)),
        }
    }
}

impl fmt::Display for Suffix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::None => "",
            Self::Check => "+",
            Self::Mate => "#",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn square_names_round_trip() {
        for square in Square::all() {
            assert_eq!(parse_square(&square_name(square)), Some(square));
        }
        assert_eq!(parse_square("d2"), Square::at(3, 1));
        assert_eq!(parse_square("l12"), Square::at(11, 11));
        for wrong in ["", "a", "a0", "a01", "a13", "m1", "A1", "a+1", "1a", "é1", "a1 ", "a99999"] {
            assert_eq!(parse_square(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_examples_of_the_rules_round_trip() {
        for text in [
            "O(d2)d3",
            "M(d5)d7+",
            "M(d5)d7#",
            "O(a6)+O=J",
            "R(a1)+A=M",
            "O(a10)a11=R",
            "O(a10)b11=M+",
            "J(c12)c11=S",
            "GD(c4)-",
            "SD(c4)-",
            "GD(d3)-+",
            "R(e4)+A=M#",
        ] {
            let (chosen, suffix) = Move::parse_notation(text).expect(text);
            assert_eq!(format!("{chosen}{suffix}"), text);
        }
    }

    #[test]
    fn only_canonical_notation_is_parsed() {
        for text in [
            "",
            "+",
            "d2d3",
            "o(d2)d3",
            "O(d2)(d3)",
            "O(d2)-d3",
            "O(d2)d3=",
            "O(d2)d3=Q",
            "O(d2)d3++",
            "R(c4)-",
            "O(a6)+O",
            "O(D2)d3",
            "O(d2)d3 ",
            "O(d2)",
        ] {
            assert_eq!(Move::parse_notation(text), None, "{text}");
        }
    }
}
