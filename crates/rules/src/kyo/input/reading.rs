//! Moves as people type them (`rules/kyo.md §15.2`): what the text alone says.
//!
//! What a word means on the board is for [`partial_move`](super::partial_move).

use std::fmt;
use std::ops::Range;

use super::super::notation::Name;
use super::super::piece::Tile;

/// A word of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// A tile, perhaps with a count before it, perhaps with an `X` between them.
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

/// A word and where it stands in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lexeme {
    pub(super) word: Word,
    pub(super) span: Range<usize>,
}

/// A typed text, word by word.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TypedMove {
    pub(super) lexemes: Vec<Lexeme>,
    /// What cannot be read, up to the next separator: unfinished if it reaches the end.
    pub(super) unread: Option<Range<usize>>,
}

/// Whether a character separates words.
fn separates(letter: char) -> bool {
    matches!(letter, ' ' | '\t'..='\r' | ',' | ';' | '.' | ':' | '-' | '>' | '/') || !letter.is_ascii()
}

/// Reads a text as far as it makes sense.
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
            let end = text[start..].find(separates).map_or(text.len(), |length| start + length);
            return TypedMove { lexemes, unread: Some(start..end.max(cursor.at)) };
        };
        lexemes.push(Lexeme { word, span: start..cursor.at });
    }
}

/// A place in the text.
struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl Cursor<'_> {
    fn skip_separators(&mut self) {
        let rest = &self.text[self.at..];
        self.at = self.text.len() - rest.trim_start_matches(separates).len();
    }

    /// The next letter as a capital, if it is ASCII.
    fn peek(&self) -> Option<char> {
        self.text.as_bytes().get(self.at).map(|byte| char::from(byte.to_ascii_uppercase()))
    }

    /// Goes past one of `letters` and the separators behind it.
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

    /// A number of one or two digits, or none; nothing at all if there are more.
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

    /// The letters of a shuffle. A `D` before a digit is the column of the next tile.
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
    fn reads(text: &str, words: &str) {
        let reading = read(text);
        let found: Vec<_> = reading.lexemes.iter().map(|lexeme| lexeme.word.to_string()).collect();
        assert_eq!(found.join(" "), words, "{text}");
        assert_eq!(reading.unread, None, "{text}");
    }

    #[track_caller]
    fn stops(text: &str, words: usize, unread: &str) {
        let reading = read(text);
        assert_eq!(reading.lexemes.len(), words, "{text}");
        assert_eq!(reading.unread.map(|span| &text[span]), Some(unread), "{text}");
    }

    #[test]
    fn separators_do_not_matter() {
        for text in ["A0 2A1 1A2", "a02a11a2", "a0 → 2a1…1a2", "\ta0->2 a1>1,a2.", "A0/02:A1;-01-A2"] {
            reads(text, "A0 2A1 1A2");
        }
        reads("e1+1d2+1f2", "E1 +1D2 +1F2");
        reads("e1 + 1 d2 p f2", "E1 +1D2 +1F2");
        reads("c4 x c5", "C4 XC5");
        reads("c4 2 x c5", "C4 2XC5");
        reads("g4+11f5", "G4 +11F5");
        reads("g4+01f5", "G4 +1F5");
        reads("E3 0E4 00E5", "E3 E4 E5");
        reads(" . ", "");
    }

    #[test]
    fn a_shuffle_gives_the_column_back() {
        reads("f0=ldsg1", "F0 =LDS G1");
        reads("f0 r LDS 2F5", "F0 =LDS 2F5");
        reads("f0=ldd5", "F0 =LD D5");
        reads("f0=ld2d5", "F0 =L D2 D5");
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        stops("hello", 0, "hello");
        stops("A3 hello, B4", 1, "hello");
        stops("a0 =", 1, "=");
        stops("a0 = l d s", 2, "d");
        stops("a0 +1", 1, "+1");
        stops("a0 +xb5", 1, "+xb5");
        stops("a0 x2b5", 1, "x2b5");
        stops("a0 123b5", 1, "123b5");
        stops("a0 k5", 1, "k5");
        stops("a0 b", 1, "b");
        stops("a 0", 0, "a");
        stops("a0 =d5", 1, "=d5");
        stops("a0 =xy", 1, "=xy");
        stops("a0 +3 é", 1, "+3 é");
    }
}
