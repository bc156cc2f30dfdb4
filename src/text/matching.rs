//! How well what people type fits a word, slips allowed.

use strsim::osa_distance;

/// How well a typed word fits a word; the better, the smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum WordFit {
    /// It is the word.
    Whole,
    /// The word begins with it.
    Beginning,
    /// It stands in the word.
    Part,
    /// It is the word, or its beginning, but for a slip.
    Mistyped,
}

/// The fewest letters that are looked for inside a word.
const PART: usize = 3;

/// The words of a text in lower case: letters and digits.
pub(super) fn words(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// How well `typed` fits a word, both in lower case; nothing where it does not. Whatever has a digit
/// in it, such as a square, has to be the word or its beginning.
pub(super) fn fit(word: &str, typed: &str) -> Option<WordFit> {
    if word == typed {
        return Some(WordFit::Whole);
    }
    if word.starts_with(typed) {
        return Some(WordFit::Beginning);
    }
    if typed.contains(|letter: char| letter.is_ascii_digit()) {
        return None;
    }
    let length = typed.chars().count();
    if length >= PART && word.contains(typed) {
        return Some(WordFit::Part);
    }
    // Whoever still types has not come to the end of the word.
    let ends = word.char_indices().map(|(at, _)| at).chain([word.len()]);
    let mut beginnings = ends.skip(length.saturating_sub(1)).take(3).map(|end| &word[..end]);
    let mistyped = slips_into(typed, word) || beginnings.any(|beginning| slips_into(typed, beginning));
    mistyped.then_some(WordFit::Mistyped)
}

/// Whether `typed` becomes a word once its slips are mended: none in a very short one, one in a
/// short one, two in a long one.
pub(super) fn slips_into(typed: &str, word: &str) -> bool {
    let slips = match typed.chars().count() {
        0..=3 => 0,
        4..=5 => 1,
        _ => 2,
    };
    osa_distance(word, typed) <= slips
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_count_letters() {
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
    fn words_are_found_whole_begun_and_mistyped() {
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
    fn a_text_is_words_without_signs() {
        assert_eq!(words("O(d2)d3 · Pawn d2 to d3."), ["o", "d2", "d3", "pawn", "d2", "to", "d3"]);
        assert!(words(" … ").is_empty());
    }
}
