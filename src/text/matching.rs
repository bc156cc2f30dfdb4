//! Matches typed words, allowing for typing errors.

use strsim::osa_distance;

use super::folding::{fold, is_japanese, is_kanji};

/// The quality of a match. Better matches are smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum WordFit {
    /// Equal.
    Whole,
    /// A prefix.
    Beginning,
    /// A substring.
    Part,
    /// Equal or a prefix, except for typing errors.
    Mistyped,
}

/// The minimum length of a substring.
const MIN_PART_LENGTH: usize = 3;

/// The number of typing errors that a long word may have.
const MAX_ERRORS: usize = 2;

/// The folded words of a text. They consist of letters and digits.
pub(super) fn words(text: &str) -> Vec<String> {
    let text = fold(text);
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Whether Japanese input is long enough: a kanji or two kana. `None` for other input. A Japanese text
/// has no blanks between its words, so any part of it may be typed.
pub(super) fn is_japanese_part(typed: &str) -> Option<bool> {
    typed.contains(is_japanese).then(|| typed.contains(is_kanji) || typed.chars().nth(1).is_some())
}

/// Matches a typed word with a word, both folded. Input with a digit, such as a square, must
/// equal the word or be a prefix of it.
pub(super) fn fit(word: &str, typed: &str) -> Option<WordFit> {
    if word == typed {
        return Some(WordFit::Whole);
    }
    if word.starts_with(typed) {
        return Some(WordFit::Beginning);
    }
    if let Some(is_enough) = is_japanese_part(typed) {
        return (is_enough && word.contains(typed)).then_some(WordFit::Part);
    }
    if typed.contains(|letter: char| letter.is_ascii_digit()) {
        return None;
    }
    let length = typed.chars().count();
    if length > word.chars().count() + MAX_ERRORS {
        return None;
    }
    if length >= MIN_PART_LENGTH && word.contains(typed) {
        return Some(WordFit::Part);
    }
    // The word may still be incomplete, so compare it with prefixes, too.
    let ends = word.char_indices().map(|(at, _)| at).chain([word.len()]);
    let mut beginnings = ends.skip(length.saturating_sub(1)).take(3).map(|end| &word[..end]);
    let mistyped = is_misspelled(typed, word) || beginnings.any(|beginning| is_misspelled(typed, beginning));
    mistyped.then_some(WordFit::Mistyped)
}

/// Whether `typed` is `word` with few enough typing errors: none in a very short word, one in a
/// short word, two in a long one.
pub(super) fn is_misspelled(typed: &str, word: &str) -> bool {
    let length = typed.chars().count();
    let errors = match length {
        0..=3 => 0,
        4..=5 => 1,
        _ => MAX_ERRORS,
    };
    // The distance is at least the difference in length, and takes long to compute.
    length.abs_diff(word.chars().count()) <= errors && osa_distance(word, typed) <= errors
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_distance_counts_edits() {
        for (one, other, expected) in [
            ("", "", 0),
            ("ghost", "gost", 1),
            ("pike", "pikes", 1),
            ("lance", "lacne", 1),
            ("lance", "clane", 2),
            ("", "ab", 2),
        ] {
            assert_eq!(
                (osa_distance(one, other), osa_distance(other, one)),
                (expected, expected),
                "{one} {other}"
            );
        }
    }

    #[test]
    fn words_match_whole_as_prefix_and_misspelled() {
        for (word, typed, expected) in [
            ("pawn", "pawn", Some(WordFit::Whole)),
            ("pawn", "pa", Some(WordFit::Beginning)),
            ("immobilized", "mobil", Some(WordFit::Part)),
            ("pawn", "pwan", Some(WordFit::Mistyped)),
            ("dragon", "drgo", Some(WordFit::Mistyped)),
            ("queen", "qeen", Some(WordFit::Mistyped)),
            ("pawn", "king", None),
            ("egg", "eg", Some(WordFit::Beginning)),
            ("egg", "age", None),
            ("e4", "e5", None),
            ("e10", "e1", Some(WordFit::Beginning)),
            ("d3e4", "e4", None),
        ] {
            assert_eq!(fit(word, typed), expected, "{word} {typed}");
        }
    }

    #[test]
    fn punctuation_separates_words() {
        assert_eq!(words("O(d2)d3 · Pawn d2 to d3."), ["o", "d2", "d3", "pawn", "d2", "to", "d3"]);
        assert!(words(" … ").is_empty());
    }
}
