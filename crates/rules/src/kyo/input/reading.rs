//! Splits a typed move into words (`rules/kyo.md §15.2`).
//!
//! [`partial_move`](super::partial_move) finds their meaning on the board.

use std::fmt;
use std::ops::Range;

use super::super::notation::Name;
use super::super::piece::Tile;

/// A word of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// A tile, with an optional count and an optional `X` before it.
    Go { count: Option<u8>, strike: bool, to: Tile },
    /// Chips without their pawn.
    Chips { count: u8, to: Tile },
    /// A new order, as the letters `D`, `L` and `S`.
    Shuffle(String),
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Go { count, strike, to } => {
                if let Some(count) = count.filter(|count| *count > 0) {
                    write!(f, "{count}")?;
                }
                write!(f, "{}{}", if *strike { "X" } else { "" }, Name(*to))
            }
            Self::Chips { count, to } => write!(f, "+{count}{}", Name(*to)),
            Self::Shuffle(letters) => write!(f, "={letters}"),
        }
    }
}

/// A word and its byte range in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lexeme {
    pub(super) word: Word,
    pub(super) span: Range<usize>,
}

/// A typed text split into words.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TypedMove {
    pub(super) lexemes: Vec<Lexeme>,
    /// The first invalid part, up to the next separator. If it reaches the end of the text, it may
    /// be an incomplete word.
    pub(super) unread: Option<Range<usize>>,
}

fn is_separator(letter: char) -> bool {
    matches!(letter, ' ' | '\t'..='\r' | ',' | ';' | '.' | ':' | '-' | '>' | '/') || !letter.is_ascii()
}

/// Splits a text into words up to the first invalid one.
pub(super) fn read(text: &str) -> TypedMove {
    let mut lexemes = Vec::new();
    let mut cursor = Cursor { text, at: 0 };
    loop {
        cursor.skip_separators();
        let start = cursor.at;
        if start == text.len() {
            return TypedMove { lexemes, unread: None };
        }
        let Some(word) = cursor.word() else {
            let end = text[start..].find(is_separator).map_or(text.len(), |length| start + length);
            return TypedMove { lexemes, unread: Some(start..end.max(cursor.at)) };
        };
        lexemes.push(Lexeme { word, span: start..cursor.at });
    }
}

struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl Cursor<'_> {
    fn skip_separators(&mut self) {
        let rest = &self.text[self.at..];
        self.at = self.text.len() - rest.trim_start_matches(is_separator).len();
    }

    /// The next letter in upper case; not a whole character if it isn't ASCII.
    fn peek(&self) -> Option<char> {
        self.text.as_bytes().get(self.at).map(|byte| char::from(byte.to_ascii_uppercase()))
    }

    /// Skips one of `letters` and the separators after it, if present.
    fn take(&mut self, letters: [char; 2]) -> bool {
        let found = self.peek().is_some_and(|letter| letters.contains(&letter));
        if found {
            self.at += 1;
            self.skip_separators();
        }
        found
    }

    fn word(&mut self) -> Option<Word> {
        if self.take(['=', 'R']) {
            return self.letters().map(Word::Shuffle);
        }
        if self.take(['+', 'P']) {
            let count = self.count()?.unwrap_or(1);
            return Some(Word::Chips { count, to: self.tile()? });
        }
        let count = self.count()?;
        let strike = self.take(['X', 'X']);
        Some(Word::Go { count, strike, to: self.tile()? })
    }

    /// Parses an optional number of at most two digits. The outer option is `None` if there are
    /// more.
    #[allow(clippy::option_option)]
    fn count(&mut self) -> Option<Option<u8>> {
        let start = self.at;
        while self.peek().is_some_and(|letter| letter.is_ascii_digit()) {
            self.at += 1;
        }
        let digits = &self.text[start..self.at];
        self.skip_separators();
        match digits.len() {
            0 => Some(None),
            1 | 2 => Some(digits.parse().ok()),
            _ => None,
        }
    }

    fn tile(&mut self) -> Option<Tile> {
        let file = self.peek()?;
        let rank = char::from(*self.text.as_bytes().get(self.at + 1)?);
        let file = i8::try_from(u32::from(file).checked_sub(u32::from('A'))?).ok()?;
        let tile = Tile::at(file, i8::try_from(rank.to_digit(10)?).ok()?)?;
        self.at += 2;
        Some(tile)
    }

    /// Parses the letters of a shuffle. A `D` before a digit is the column of the next tile.
    fn letters(&mut self) -> Option<String> {
        let mut letters = String::new();
        while let Some(letter @ ('D' | 'L' | 'S')) = self.peek() {
            letters.push(letter);
            self.at += 1;
        }
        if letters.ends_with('D') && self.peek().is_some_and(|letter| letter.is_ascii_digit()) {
            letters.pop();
            self.at -= 1;
        }
        (!letters.is_empty()).then_some(letters)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_words(text: &str, words: &str) {
        let reading = read(text);
        let found: Vec<_> = reading.lexemes.iter().map(|lexeme| lexeme.word.to_string()).collect();
        assert_eq!(found.join(" "), words, "{text}");
        assert_eq!(reading.unread, None, "{text}");
    }

    #[track_caller]
    fn assert_unread(text: &str, words: usize, unread: &str) {
        let reading = read(text);
        assert_eq!(reading.lexemes.len(), words, "{text}");
        assert_eq!(reading.unread.map(|span| &text[span]), Some(unread), "{text}");
    }

    #[test]
    fn separators_are_ignored() {
        for text in ["A0 2A1 1A2", "a02a11a2", "a0 → 2a1…1a2", "\ta0->2 a1>1,a2.", "A0/02:A1;-01-A2"] {
            assert_words(text, "A0 2A1 1A2");
        }
        assert_words("e1+1d2+1f2", "E1 +1D2 +1F2");
        assert_words("e1 + 1 d2 p f2", "E1 +1D2 +1F2");
        assert_words("c4 x c5", "C4 XC5");
        assert_words("c4 2 x c5", "C4 2XC5");
        assert_words("g4+11f5", "G4 +11F5");
        assert_words("g4+01f5", "G4 +1F5");
        assert_words("E3 0E4 00E5", "E3 E4 E5");
        assert_words(" . ", "");
    }

    #[test]
    fn a_shuffle_stops_before_a_tile() {
        assert_words("f0=ldsg1", "F0 =LDS G1");
        assert_words("f0 r LDS 2F5", "F0 =LDS 2F5");
        assert_words("f0=ldd5", "F0 =LD D5");
        assert_words("f0=ld2d5", "F0 =L D2 D5");
    }

    #[test]
    fn the_invalid_part_is_reported() {
        assert_unread("hello", 0, "hello");
        assert_unread("A3 hello, B4", 1, "hello");
        assert_unread("a0 =", 1, "=");
        assert_unread("a0 = l d s", 2, "d");
        assert_unread("a0 +1", 1, "+1");
        assert_unread("a0 +xb5", 1, "+xb5");
        assert_unread("a0 x2b5", 1, "x2b5");
        assert_unread("a0 123b5", 1, "123b5");
        assert_unread("a0 k5", 1, "k5");
        assert_unread("a0 b", 1, "b");
        assert_unread("a 0", 0, "a");
        assert_unread("a0 =d5", 1, "=d5");
        assert_unread("a0 =xy", 1, "=xy");
        assert_unread("a0 +3 é", 1, "+3 é");
    }
}
