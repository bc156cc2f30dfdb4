//! The spellings in which people type a move (`rules/chakart.md §10.3`).

use crate::chakart::notation::Move;
use crate::chakart::piece::{Kind, Todo};
use crate::chakart::square::{Square, square_letters};
use crate::chakart::state::State;

/// Removes what does not matter from a typed text.
pub(super) fn squeeze(typed: &str) -> String {
    let mut squeezed = String::with_capacity(typed.len());
    let mut rest = typed;
    while let Some(letter) = rest.chars().next() {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        if end == 0 {
            rest = &rest[letter.len_utf8()..];
            match letter {
                '?' | '~' => squeezed.push('h'),
                '-' | ':' | '.' | ',' | '!' | '+' | '#' | '`' | '×' | '\u{2013}' | '\u{2014}' => {}
                '=' if !squeezed.is_empty() => {}
                blank if blank.is_whitespace() => {}
                other => squeezed.push(other),
            }
            continue;
        }
        let word = &rest[..end];
        rest = &rest[end..];
        match word.to_ascii_lowercase().as_str() {
            "move" | "swap" | "drop" => {}
            "hide" | "hidden" | "stealth" => squeezed.push('h'),
            "shell" => squeezed.push('s'),
            _ => squeezed.extend(word.chars().filter(|letter| !matches!(letter, 'x' | 'X'))),
        }
    }
    squeezed
}

/// How well a text fits a move; the better, the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum SpellingFit {
    /// The move may be meant, but a part of it is missing.
    Loose,
    /// The text is one of the spellings of the move.
    Spelled,
    /// The text is the canonical one.
    Canonical,
}

/// A spelling that is being put together.
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
    /// Calls `each` with the spellings of a legal move, the canonical one first.
    pub(super) fn spell(&self, chosen: Move, mut each: impl FnMut(&str, SpellingFit)) {
        each(&chosen.to_string(), SpellingFit::Canonical);
        let mut say = |spelling: Spelling, fit: SpellingFit| each(&spelling.0, fit);
        match chosen {
            Move::Go { from, to, promotion } => {
                let bare = if promotion.is_some() { SpellingFit::Loose } else { SpellingFit::Spelled };
                let pawn = self.piece(from).is_some_and(|piece| piece.kind == Kind::Pawn);
                if pawn {
                    let straight = from.file() == to.file();
                    let short = if straight { SpellingFit::Spelled } else { SpellingFit::Loose };
                    let [file, _] = square_letters(from);
                    let plain = [
                        (Spelling::new().at(from).at(to), SpellingFit::Spelled),
                        (Spelling::new().with(file).at(to), SpellingFit::Spelled),
                        (Spelling::new().at(to), short),
                    ];
                    for (spelling, fit) in plain {
                        if let Some(kind) = promotion {
                            let upper = format!("{}{}", spelling.0, kind.symbol());
                            let lower = format!("{}{}", spelling.0, kind.letter());
                            say(Spelling(upper), fit);
                            say(Spelling(lower), fit);
                        }
                        say(spelling, fit.min(bare));
                    }
                } else {
                    self.spell_piece(from, to, None, &mut say);
                }
            }
            Move::Stealth { from, to } => self.spell_piece(from, to, Some('h'), &mut say),
            Move::Shell { king, at } => {
                say(Spelling::new().at(king).at(at), SpellingFit::Spelled);
                self.spell_piece(king, at, Some('s'), &mut say);
                self.spell_piece(king, at, None, &mut |spelling, _| say(spelling, SpellingFit::Loose));
            }
            Move::Swap(one, other) => {
                say(Spelling::new().at(one).at(other), SpellingFit::Spelled);
                say(Spelling::new().at(other).at(one), SpellingFit::Spelled);
            }
            Move::Drop(at) => {
                say(Spelling::new().at(at), SpellingFit::Spelled);
                if let Some(Todo::Toadette(kind)) = self.todo {
                    say(Spelling::new().with(kind.symbol()).at(at), SpellingFit::Spelled);
                    say(Spelling::new().with(kind.symbol()).with('@').at(at), SpellingFit::Spelled);
                }
            }
            Move::Promote(kind) => {
                say(Spelling::new().with(kind.symbol()), SpellingFit::Spelled);
                say(Spelling::new().with('=').with(kind.symbol()), SpellingFit::Spelled);
                say(Spelling::new().with(kind.letter()), SpellingFit::Spelled);
            }
            Move::Pass => {
                for word in ["pass", "skip", "no"] {
                    say(Spelling(word.to_owned()), SpellingFit::Spelled);
                }
            }
        }
    }

    /// Calls `say` with the spellings that begin with the letter of a piece.
    fn spell_piece(
        &self,
        from: Square,
        to: Square,
        suffix: Option<char>,
        say: &mut impl FnMut(Spelling, SpellingFit),
    ) {
        let Some(piece) = self.piece(from) else { return };
        let symbol = || Spelling::new().with(piece.kind.symbol());
        let [file, rank] = square_letters(from);
        for head in [symbol(), symbol().with(file), symbol().with(rank), symbol().at(from)] {
            let spelling = head.at(to);
            say(suffix.into_iter().fold(spelling, Spelling::with), SpellingFit::Spelled);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_matters_is_left_of_a_text() {
        for (typed, squeezed) in [
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
            assert_eq!(squeeze(typed), squeezed, "{typed}");
        }
    }
}
