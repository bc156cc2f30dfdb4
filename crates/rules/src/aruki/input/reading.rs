//! Tolerant parsing of typed moves (`rules/aruki.md §11.2`).

use super::super::error::Error;
use super::super::judge::{MoveKind, TypedMove};
use super::super::notation::parse_square;
use super::super::piece::{Kind, Piece, Square};
use super::super::state::State;
use crate::RuleError;

/// Separators accepted between the two squares of a step.
const SEPARATORS: [&str; 8] = ["", "-", "x", ">", "->", ":", ",", "to"];

/// English names of the pieces, folded.
const NAMES: [(&str, Kind); 15] = [
    ("pawn", Kind::Pawn),
    ("javelin", Kind::Javelin),
    ("pike", Kind::Pike),
    ("greaterpike", Kind::GreaterPike),
    ("lance", Kind::Lance),
    ("greaterlance", Kind::GreaterLance),
    ("sword", Kind::Sword),
    ("longsword", Kind::LongSword),
    ("rook", Kind::Rook),
    ("arrow", Kind::Arrow),
    ("minister", Kind::Minister),
    ("king", Kind::King),
    ("jester", Kind::Jester),
    ("goldendragon", Kind::GoldenDragon),
    ("silverdragon", Kind::SilverDragon),
];

impl State {
    /// Returns the canonical notation of a typed move.
    ///
    /// # Errors
    ///
    /// If the move is illegal but legal with letter and number of each square swapped, the error
    /// suggests the swapped move.
    pub(super) fn read(&self, typed: &str) -> Result<String, RuleError> {
        let reading = TypedMove::read(typed).or_else(|error| self.guessed_wipe(typed).ok_or(error))?;
        self.check_ongoing()?;
        match self.judge(&reading) {
            Ok(chosen) => Ok(self.canonical(chosen)),
            Err(error) => Err(match self.judge(&reading.swapped()) {
                Ok(chosen) => RuleError::from(error).candidate(self.canonical(chosen)),
                Err(_) => error.into(),
            }),
        }
    }

    /// Whether a typed move is only readable as a guessed wipe.
    pub(super) fn is_guess(&self, typed: &str) -> bool {
        TypedMove::read(typed).is_err() && self.guessed_wipe(typed).is_some()
    }

    /// Reads the symbol of a dragon and its square as a wipe without its dash (R30). A step needs
    /// both squares, so nothing is guessed for another square.
    fn guessed_wipe(&self, typed: &str) -> Option<TypedMove> {
        let folded = Folded::of(typed);
        let (before, at, rest) = square(folded.body())?;
        let dragon = kind(before).filter(|kind| matches!(kind, Kind::GoldenDragon | Kind::SilverDragon))?;
        let stands = self.piece(at) == Some(Piece { side: self.mover, kind: dragon });
        (rest.is_empty() && stands).then_some(TypedMove { symbol: Some(dragon), at, kind: MoveKind::Wipe })
    }
}

impl TypedMove {
    /// Parses typed text without looking at a position.
    ///
    /// # Errors
    ///
    /// `syntax`, with the byte offset of the first invalid part.
    fn read(text: &str) -> Result<Self, RuleError> {
        let folded = Folded::of(text);
        let body = folded.body();
        let unreadable = |at| RuleError::from(Error::Unreadable).at(at);
        parse(body).map_err(|rest| unreadable(folded.offsets[body.len() - rest.len()]))
    }

    /// Swaps letter and number of each square.
    fn swapped(self) -> Self {
        let kind = match self.kind {
            MoveKind::Step { to, victim, promotion } => MoveKind::Step { to: swap(to), victim, promotion },
            other => other,
        };
        Self { at: swap(self.at), kind, ..self }
    }
}

fn swap(square: Square) -> Square {
    Square::at(square.rank(), square.file()).unwrap_or(square)
}

/// Typed text without insignificant characters.
pub(super) struct Folded {
    /// The remaining text.
    pub(super) text: String,
    /// The byte offset in the original for each byte of `text` and its end.
    offsets: Vec<usize>,
}

impl Folded {
    /// Drops white space, backticks and parentheses; folds case and dashes.
    pub(super) fn of(typed: &str) -> Self {
        let mut folded = Self { text: String::with_capacity(typed.len()), offsets: Vec::new() };
        for (offset, letter) in typed.char_indices() {
            let letter = match letter {
                ' ' | '\t' | '\r' | '\n' | '\u{a0}' | '`' | '(' | ')' => continue,
                '\u{2013}' | '\u{2014}' | '\u{2212}' => '-',
                '×' => 'x',
                other => other.to_ascii_lowercase(),
            };
            folded.text.push(letter);
            folded.offsets.resize(folded.text.len(), offset);
        }
        folded.offsets.push(typed.len());
        folded
    }

    /// The text without the marks at its end.
    fn body(&self) -> &str {
        self.text.trim_end_matches(['+', '#', '!', '?'])
    }
}

/// Parses folded text; the error is the rest from the first invalid part.
fn parse(text: &str) -> Result<TypedMove, &str> {
    let (before, at, rest) = square(text).ok_or(text)?;
    let symbol = if before.is_empty() { None } else { Some(kind(before).ok_or(text)?) };
    let does = if rest == "-" {
        MoveKind::Wipe
    } else if let Some(pair) = rest.strip_prefix('+') {
        let (with, result) = match pair.split_once('=') {
            Some((with, result)) => (with, Some(kind(result).ok_or(result)?)),
            None => (pair, None),
        };
        MoveKind::Evolve { with: kind(with).ok_or(pair)?, result }
    } else {
        parse_step(rest)?
    };
    Ok(TypedMove { symbol, at, kind: does })
}

fn parse_step(text: &str) -> Result<MoveKind, &str> {
    let (between, to, rest) = square(text).ok_or(text)?;
    let victim = if SEPARATORS.contains(&between) {
        None
    } else {
        Some(between.strip_prefix('x').and_then(kind).ok_or(text)?)
    };
    let promotion = match rest {
        "" => None,
        _ => Some(kind(rest.strip_prefix('=').unwrap_or(rest)).ok_or(rest)?),
    };
    Ok(MoveKind::Step { to, victim, promotion })
}

/// Splits a text at its first square into the text before it, the square and the rest.
///
/// The last letter before the first digit is the column, even if it is also a piece's symbol.
fn square(text: &str) -> Option<(&str, Square, &str)> {
    let digit = text.find(|letter: char| letter.is_ascii_digit())?;
    let (column, _) = text[..digit].char_indices().next_back()?;
    let longest_first = [digit + 2, digit + 1];
    longest_first.into_iter().find_map(|end| {
        let square = parse_square(text.get(column..end)?)?;
        Some((&text[..column], square, &text[end..]))
    })
}

/// Parses a folded symbol or English name.
fn kind(word: &str) -> Option<Kind> {
    // Upper-case letters that remain after folding aren't ASCII, so they can't match a symbol.
    let named = || NAMES.into_iter().find(|(name, _)| *name == word).map(|(_, kind)| kind);
    Kind::from_symbol(&word.to_ascii_uppercase()).or_else(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn syntax_errors_point_into_the_original_text() {
        for (typed, at) in [
            ("", 0),
            ("O (d2) d33", 9),
            ("d2 d3 =Q", 6),
            ("`e1` – –", 5),
            ("héllo", 0),
            ("d2 + Q", 5),
            ("d2 + o = Q", 9),
            ("d2!", 2),
        ] {
            assert_eq!(TypedMove::read(typed), Err(RuleError::from(Error::Unreadable).at(at)), "{typed}");
        }
    }

    #[test]
    fn every_name_is_read_as_its_symbol() {
        assert_eq!(NAMES.map(|(_, kind)| kind), Kind::ALL);
        for (name, kind) in NAMES {
            let typed = |word: &str| [format!("{word}a1a2"), format!("a1x{word}b2"), format!("a1+{word}")];
            for (named, symbol) in typed(name).into_iter().zip(typed(kind.symbol())) {
                assert_eq!(TypedMove::read(&named), TypedMove::read(&symbol), "{named}");
                assert!(TypedMove::read(&named).is_ok(), "{named}");
            }
        }
    }

    #[test]
    fn unicode_look_alikes_are_rejected() {
        // Unicode folds the Kelvin sign and the dotted capital I to ASCII; this parser must not.
        for typed in ["\u{212a}2k3", "\u{130}2i3", "ｄ2d3", "d2\u{2009}d3", "d2\u{2010}d3"] {
            assert!(TypedMove::read(typed).is_err(), "{typed}");
        }
    }
}
