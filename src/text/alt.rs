//! Alt texts: everything that a picture shows, in as many words as fit.

use super::{Language, Word, t};
use sealed_move_rules::Side;

/// Discord's limit for alt texts, in characters.
pub const ALT_LIMIT: usize = 1024;

/// The perspective of a picture and, if it shows the end of a match, the result.
#[derive(Clone, Copy)]
pub(super) struct AltSeen<'a> {
    pub(super) from: Side,
    /// The beginning of the text for a finished match. `None` during the match and for earlier
    /// positions.
    pub(super) end: Option<&'a str>,
    /// Whether the picture shows a move that isn't played yet.
    pub(super) planned: bool,
}

impl AltSeen<'_> {
    /// Returns the sentence about the move that led to the position.
    pub(super) fn moved(self, lang: Language, mover: Word, meaning: &str) -> String {
        if self.planned {
            t!(lang, "alt-planned", side = mover, meaning = meaning)
        } else {
            t!(lang, "alt-last", side = mover, meaning = meaning)
        }
    }
}

impl From<Side> for AltSeen<'_> {
    fn from(from: Side) -> Self {
        Self { from, end: None, planned: false }
    }
}

/// The level of detail of a part of an alt text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum AltDetail {
    Words,
    /// In the game's notation.
    Notation,
}

/// Returns the first text that fits, or the last one if none does. Pass the longest text first.
pub(super) fn first_fitting(texts: impl IntoIterator<Item = String>) -> String {
    let mut shortest = String::new();
    for text in texts {
        if text.chars().count() <= ALT_LIMIT {
            return text;
        }
        shortest = text;
    }
    shortest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_text_that_fits_is_chosen() {
        let text = |length: usize| "é".repeat(length);
        assert_eq!(first_fitting([text(2000), text(1024), text(5)]), text(1024));
        assert_eq!(first_fitting([text(2000), text(1500)]), text(1500));
    }
}
