//! Moves as text (`rules/aruki.md §11.2`): the canonical form and nothing else.

use std::fmt;

use super::piece::{Kind, Square};

/// The name of a square: the letter of its column, then the number of its row.
///
/// This function and [`parse_square`] are the only place that knows which of the two comes first.
#[must_use]
pub fn square_name(square: Square) -> String {
    format!("{}{}", char::from(b'a' + square.file().unsigned_abs()), square.rank() + 1)
}

/// Reads the name of a square in small letters.
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

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A piece goes to another square.
    Step {
        /// What moves.
        kind: Kind,
        /// Where it stood.
        from: Square,
        /// Where it goes, capturing what stands there.
        to: Square,
        /// What a pawn or javelin is exchanged for.
        promotion: Option<Kind>,
    },
    /// A piece on the board merges with one of the tray.
    Evolve {
        /// What stands on the board.
        kind: Kind,
        /// Where.
        at: Square,
        /// What the tray gives.
        with: Kind,
        /// What it becomes.
        result: Kind,
    },
    /// A dragon uses its power and wipes its line.
    Wipe {
        /// Which dragon: golden wipes its column, silver its row.
        dragon: Kind,
        /// Where it stands.
        at: Square,
    },
}

/// What a move does to the enemy king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Suffix {
    /// Nothing.
    None,
    /// Check.
    Check,
    /// Checkmate.
    Mate,
}

impl Move {
    /// Reads canonical text, with its suffix.
    ///
    /// The text alone decides: whether such a move is legal, or its suffix true, only a position
    /// knows.
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
    fn names_of_squares_round_trip() {
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
    fn nothing_but_the_canonical_form_is_read() {
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
