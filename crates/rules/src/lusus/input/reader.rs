//! Reads typed text from left to right: words, squares and tile names.

use super::tile_names::NAMES;
use crate::RuleError;
use crate::lusus::error::Error;
use crate::lusus::plays::PlayChoice;
use crate::lusus::square::{Square, square_from_name};
use crate::lusus::state::State;
use crate::lusus::tile::Tile;

/// Words that count as separators.
const FILLERS: [&str; 6] = ["on", "at", "to", "with", "then", "and"];

/// Typed text with a read position.
pub(super) struct MoveReader<'a> {
    typed: &'a str,
    /// The text in ASCII lowercase, with the same byte offsets.
    text: String,
    /// The offset of the unread text.
    pub(super) at: usize,
    /// The position after the plays so far.
    pub(super) state: State,
    pub(super) plays: Vec<PlayChoice>,
}

impl<'a> MoveReader<'a> {
    pub(super) fn new(state: State, typed: &'a str) -> Self {
        Self { typed, text: typed.to_ascii_lowercase(), at: 0, state, plays: Vec::new() }
    }

    /// The unread text in lowercase.
    pub(super) fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    /// Skips a text and returns whether it was there.
    pub(super) fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    /// Skips a whole word and returns whether it was there.
    pub(super) fn word(&mut self, word: &str) -> bool {
        let found = self.rest().strip_prefix(word).is_some_and(ends);
        if found {
            self.at += word.len();
        }
        found
    }

    pub(super) fn skip(&mut self) {
        loop {
            let rest = self.rest();
            let trimmed =
                rest.trim_start_matches(|letter: char| letter.is_whitespace() || ",;:@".contains(letter));
            self.at += rest.len() - trimmed.len();
            if !FILLERS.iter().any(|filler| self.word(filler)) {
                return;
            }
        }
    }

    /// Skips separators and `signs`, and returns whether there was a sign.
    pub(super) fn skip_with(&mut self, signs: &str) -> bool {
        let mut found = false;
        loop {
            self.skip();
            let Some(sign) = self.rest().chars().next().filter(|letter| signs.contains(*letter)) else {
                return found;
            };
            // An `x` counts as a sign only before a square or a space.
            if sign == 'x'
                && self.rest().get(1..3).and_then(square_from_name).is_none()
                && !self.rest()[1..].starts_with(' ')
            {
                return found;
            }
            found = true;
            self.at += sign.len_utf8();
        }
    }

    /// Reads a square name.
    pub(super) fn square(&mut self) -> Option<Square> {
        let square = self.rest().get(..2).and_then(square_from_name)?;
        if self.rest()[2..].starts_with(|letter: char| letter.is_ascii_digit()) {
            return None;
        }
        self.at += 2;
        Some(square)
    }

    /// Reads the longest matching name or code of a tile.
    pub(super) fn name(&mut self) -> Option<Tile> {
        let rest = self.rest();
        let codes = Tile::ALL.into_iter().map(|tile| (tile.code(), tile));
        let found = codes
            .chain(NAMES.iter().copied())
            .filter_map(|(name, tile)| Some((matched(rest, name)?, tile)))
            .max_by_key(|(length, _)| *length);
        let (length, tile) = found?;
        self.at += length;
        Some(tile)
    }

    /// The error for unreadable text at this position.
    pub(super) fn unreadable(&self) -> RuleError {
        let rest = &self.typed[self.at..];
        if rest.trim().is_empty() {
            return RuleError::from(Error::NoMove).at(self.typed.len());
        }
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        RuleError::from(Error::Unreadable { typed: rest[..end].to_owned() }).at(self.at)
    }
}

/// Whether a word may end before `rest`.
pub(super) fn ends(rest: &str) -> bool {
    !rest.starts_with(|letter: char| letter.is_alphanumeric())
}

/// The number of bytes that a name matches at the start of a lowercase text.
fn matched(text: &str, name: &str) -> Option<usize> {
    let mut rest = text;
    for letter in name.chars() {
        if letter == ' ' {
            rest = rest.trim_start();
        } else {
            rest = rest.strip_prefix(letter.to_ascii_lowercase())?;
        }
    }
    ends(rest).then_some(text.len() - rest.len())
}
