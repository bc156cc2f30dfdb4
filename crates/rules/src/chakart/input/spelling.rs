//! The accepted spellings of a move (`rules/chakart.md §10.3`).

use crate::chakart::notation::Move;
use crate::chakart::piece::{Kind, Todo};
use crate::chakart::square::{Square, square_letters};
use crate::chakart::state::State;

/// Normalizes input: drops separators and filler words, and abbreviates stealth and shell to one
/// letter.
pub(super) fn normalize(typed: &str) -> String {
    let mut normalized = String::with_capacity(typed.len());
    let mut rest = typed;
    while let Some(letter) = rest.chars().next() {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        if end == 0 {
            rest = &rest[letter.len_utf8()..];
            match letter {
                '?' | '~' => normalized.push('h'),
                '-' | ':' | '.' | ',' | '!' | '+' | '#' | '`' | '×' | '\u{2013}' | '\u{2014}' => {}
                '=' if !normalized.is_empty() => {}
                blank if blank.is_whitespace() => {}
                other => normalized.push(other),
            }
            continue;
        }
        let word = &rest[..end];
        rest = &rest[end..];
        match word.to_ascii_lowercase().as_str() {
            "move" | "swap" | "drop" => {}
            "hide" | "hidden" | "stealth" => normalized.push('h'),
            "shell" => normalized.push('s'),
            _ => normalized.extend(word.chars().filter(|letter| !matches!(letter, 'x' | 'X'))),
        }
    }
    normalized
}

/// Whether normalized input is a `b`, an optional file, an optional rank and a square. Its `b` may
/// be a file or a bishop (`rules/chakart.md §10.3`, R32).
pub(super) fn looks_like_b_text(normalized: &str) -> bool {
    let mut letters = normalized.bytes();
    if !letters.next().is_some_and(|letter| letter.eq_ignore_ascii_case(&b'b')) {
        return false;
    }
    let is_file = |letter: u8| matches!(letter.to_ascii_lowercase(), b'a'..=b'h');
    let is_rank = |letter: u8| matches!(letter, b'1'..=b'8');
    match *letters.collect::<Vec<_>>().as_slice() {
        [file, rank] => is_file(file) && is_rank(rank),
        [one, file, rank] => (is_file(one) || is_rank(one)) && is_file(file) && is_rank(rank),
        [one, other, file, rank] => is_file(one) && is_rank(other) && is_file(file) && is_rank(rank),
        _ => false,
    }
}

/// A spelling under construction.
#[derive(Clone)]
struct Spelling(String);

impl Spelling {
    fn new() -> Self {
        Self(String::with_capacity(8))
    }

    fn with(mut self, letter: char) -> Self {
        self.0.push(letter);
        self
    }

    fn at(mut self, square: Square) -> Self {
        self.0.extend(square_letters(square));
        self
    }
}

impl State {
    /// Calls `each` with all spellings of a legal move, the canonical one first.
    pub(super) fn spell(&self, chosen: Move, mut each: impl FnMut(&str)) {
        each(&chosen.to_string());
        let mut emit = |spelling: Spelling| each(&spelling.0);
        match chosen {
            Move::Go { from, to, promotion } => {
                if self.is_pawn(from) {
                    let [file, _] = square_letters(from);
                    let straight = (from.file() == to.file()).then(|| Spelling::new().at(to));
                    let long =
                        [Spelling::new().at(from).at(to), Spelling::new().with(file).at(to)].into_iter();
                    for spelling in long.chain(straight) {
                        match promotion {
                            None => emit(spelling),
                            Some(kind) => {
                                emit(spelling.clone().with(kind.symbol()));
                                emit(spelling.with(kind.letter()));
                            }
                        }
                    }
                } else {
                    self.spell_piece(from, to, None, &mut emit);
                }
            }
            Move::Stealth { from, to } => self.spell_piece(from, to, Some('h'), &mut emit),
            Move::Shell { king, at } => self.spell_piece(king, at, Some('s'), &mut emit),
            Move::Swap(one, other) => emit(Spelling::new().at(other).at(one)),
            Move::Drop(at) => {
                emit(Spelling::new().at(at));
                if let Some(Todo::Toadette(kind)) = self.todo {
                    emit(Spelling::new().with(kind.symbol()).at(at));
                    emit(Spelling::new().with(kind.symbol()).with('@').at(at));
                }
            }
            Move::Promote(kind) => {
                emit(Spelling::new().with(kind.symbol()));
                emit(Spelling::new().with('=').with(kind.symbol()));
                emit(Spelling::new().with(kind.letter()));
            }
            Move::Pass => {
                for word in ["skip", "no"] {
                    emit(Spelling(word.to_owned()));
                }
            }
        }
    }

    pub(super) fn is_pawn(&self, at: Square) -> bool {
        self.piece(at).is_some_and(|piece| piece.kind == Kind::Pawn)
    }

    /// Emits the spellings that start with a piece letter.
    fn spell_piece(&self, from: Square, to: Square, suffix: Option<char>, emit: &mut impl FnMut(Spelling)) {
        let Some(piece) = self.piece(from) else { return };
        let symbol = || Spelling::new().with(piece.kind.symbol());
        let [file, rank] = square_letters(from);
        for head in [symbol(), symbol().with(file), symbol().with(rank), symbol().at(from)] {
            emit(suffix.into_iter().fold(head.at(to), Spelling::with));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn normalizing_drops_separators_and_filler_words() {
        for (typed, normalized) in [
            ("B2-B4", "B2B4"),
            ("Qh5?", "Qh5h"),
            ("Kxe5 shell", "Ke5s"),
            ("move `e2 – e4`!", "e2e4"),
            ("swap d8 d1", "d8d1"),
            ("Drop Q@e4", "Q@e4"),
            (" = q", "=q"),
            ("e8=Q+", "e8Q"),
            ("d1d4 STEALTH", "d1d4h"),
            ("remove e4", "removee4"),
            ("é2", "é2"),
            ("", ""),
        ] {
            assert_eq!(normalize(typed), normalized, "{typed}");
        }
    }

    #[test]
    fn a_leading_b_may_be_a_file_or_a_bishop() {
        for text in ["bb6", "Bb6", "bc5", "B4C5", "b2b4", "bbc5", "Bb3c5", "BH8"] {
            assert!(looks_like_b_text(text), "{text}");
        }
        for text in ["b4", "b", "", "bb8q", "bb6h", "ab6", "bb9", "b44c", "bbb44", "Nb6", "é6b"] {
            assert!(!looks_like_b_text(text), "{text}");
        }
    }
}
