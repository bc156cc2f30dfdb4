//! Typed moves that are none: what is wrapped around a move, words for something else, squares that
//! the board does not have.

use super::{Language, t};
use sealed_move_rules::{GameInfo, RuleError, View};

/// What people put before a move: the command, its option.
const BEFORE: [&str; 5] = ["/move", "move:", "move ", "turn:", "turn "];

/// What stands around a move, and is none of it.
const AROUND: [char; 9] = ['"', '\'', '`', '*', '“', '”', '«', '»', ' '];

/// A typed text without what people put around a move; nothing where that is nothing.
#[must_use]
pub fn tidied(typed: &str) -> Option<String> {
    let mut text: String = typed.chars().map(latin).collect();
    loop {
        let trimmed = text.trim().trim_matches(AROUND);
        let lower = trimmed.to_ascii_lowercase();
        let before =
            BEFORE.iter().find(|before| lower.starts_with(**before)).map_or(0, |before| before.len());
        let next = trimmed[before..].to_owned();
        if next == text {
            break;
        }
        text = next;
    }
    (text != typed && !text.is_empty()).then_some(text)
}

/// The letter that was meant: some keyboards have others that look the same.
const fn latin(c: char) -> char {
    match c {
        'а' | 'А' => 'a',
        'с' | 'С' => 'c',
        'е' | 'Е' => 'e',
        'В' => 'b',
        'Н' => 'h',
        'К' => 'k',
        '→' | '⇒' | '➡' | '–' | '—' => '-',
        '０'..='９' | 'ａ'..='ｚ' | 'Ａ'..='Ｚ' => fullwidth(c),
        c => c,
    }
}

const fn fullwidth(c: char) -> char {
    match char::from_u32(c as u32 - 0xFEE0) {
        Some(ascii) => ascii,
        None => c,
    }
}

/// Whether a text is one of the words in a list, whatever stands around it.
fn is_one_of(typed: &str, words: &str) -> bool {
    let plain = |c: &char| c.is_alphanumeric() || c.is_whitespace();
    let typed: String = typed.to_lowercase().chars().filter(plain).collect();
    words.split(',').any(|word| word.trim() == typed.trim())
}

/// What to do instead, where the words of a typed move mean something else than a move.
#[must_use]
pub fn meant_instead(lang: Language, game: &GameInfo, typed: &str) -> Option<String> {
    let title = || super::game(lang, game);
    let first = typed.split_whitespace().next().unwrap_or_default();
    Some(match () {
        () if is_one_of(typed, &t!(lang, "misread-words-resign")) => t!(lang, "misread-resign"),
        () if is_one_of(typed, &t!(lang, "misread-words-draw")) => t!(lang, "misread-draw"),
        () if is_one_of(typed, &t!(lang, "misread-words-takeback")) => t!(lang, "misread-takeback"),
        () if is_one_of(typed, &t!(lang, "misread-words-help")) => t!(lang, "misread-help"),
        () if is_one_of(typed, &t!(lang, "misread-words-next")) => t!(lang, "misread-next"),
        () if game.name != "lusus" && is_one_of(typed, &t!(lang, "misread-words-castle")) => {
            t!(lang, "misread-castle", game = title())
        }
        () if matches!(game.name, "aruki" | "kyo") && is_one_of(typed, &t!(lang, "misread-words-pass")) => {
            t!(lang, "misread-pass", game = title())
        }
        () if game.name == "chakart" && is_one_of(first, &t!(lang, "misread-words-shell")) => {
            t!(lang, "misread-shell")
        }
        () if game.name == "chakart" && is_one_of(first, &t!(lang, "misread-words-hide")) => {
            t!(lang, "misread-hide")
        }
        () => return None,
    })
}

/// The first and the last square of a game's board.
const fn corners(game: &GameInfo) -> Option<[&'static str; 2]> {
    match game.name.as_bytes() {
        b"aruki" => Some(["a1", "l12"]),
        b"kyo" => Some(["A0", "J9"]),
        b"chakart" | b"lusus" => Some(["a1", "h8"]),
        _ => None,
    }
}

/// A square as a letter and a number.
fn square(text: &str) -> Option<(char, u32)> {
    let mut signs = text.chars();
    let file = signs.next()?.to_ascii_lowercase();
    let rank = signs.as_str();
    let digits = (1..=2).contains(&rank.len()) && rank.bytes().all(|digit| digit.is_ascii_digit());
    (file.is_ascii_lowercase() && digits).then_some((file, rank.parse().ok()?))
}

/// The first square of a typed move that the board does not have. `None` where the text is no row of
/// squares.
#[must_use]
pub fn off_board(lang: Language, game: &GameInfo, error: &RuleError, typed: &str) -> Option<String> {
    let [first, last] = corners(game)?;
    let ((low, lowest), (high, highest)) = (square(first)?, square(last)?);
    if error.code() != "syntax" {
        return None;
    }
    for word in typed.split(|c: char| !c.is_ascii_alphanumeric()) {
        let starts: Vec<usize> =
            word.char_indices().filter(|(_, c)| c.is_ascii_alphabetic()).map(|(at, _)| at).collect();
        if starts.first() != Some(&0) {
            continue;
        }
        let ends = starts.iter().skip(1).copied().chain([word.len()]);
        let parts: Vec<&str> = starts.iter().zip(ends).map(|(start, end)| &word[*start..end]).collect();
        let Some(squares) = parts.iter().map(|part| square(part)).collect::<Option<Vec<_>>>() else {
            continue;
        };
        let outside = squares
            .iter()
            .position(|(file, rank)| !(low..=high).contains(file) || !(lowest..=highest).contains(rank));
        if let Some(at) = outside {
            return Some(t!(lang, "misread-off-board", square = parts[at], first = first, last = last));
        }
    }
    None
}

/// What stands on the square that was typed alone, and that nothing there can move now. `None` where the
/// text is no square of the board.
#[must_use]
pub fn lone_square(lang: Language, view: &View, typed: &str, limit: usize) -> Option<String> {
    square(typed.trim())?;
    let holds = super::describe(lang, view, typed.trim(), limit)?;
    Some(t!(lang, "misread-square", holds = holds))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::find;

    #[test]
    fn what_stands_around_a_move_is_taken_away() {
        let check = |typed: &str, tidy: Option<&str>| assert_eq!(tidied(typed).as_deref(), tidy, "{typed}");
        check("e2e4", None);
        check("/move e2e4", Some("e2e4"));
        check("/move turn: e2 e4", Some("e2 e4"));
        check("“e2e4”", Some("e2e4"));
        check("**`e2e4`**", Some("e2e4"));
        check("e2→e4", Some("e2-e4"));
        check("е2е4", Some("e2e4"));
        check("ｅ２ｅ４", Some("e2e4"));
        check("\"\"", None);
        check("move", None);
        check("", None);
    }

    #[test]
    fn a_square_that_the_board_does_not_have_is_named() {
        let check = |game: &str, typed: &str, named: Option<&str>| {
            let game = find(game).unwrap();
            let view = game.start(game.info().setups[0].name, &mut sealed_move_rules::Rolls::new(&[0; 16]));
            let position = view.unwrap();
            let view = position.view(sealed_move_rules::Observer::Player(position.turn()));
            let error = view.read(typed).unwrap_err();
            let told = off_board(Language::ENGLISH, game.info(), &error, typed);
            assert_eq!(told.is_some(), named.is_some(), "{typed}: {told:?}");
            let wanted = named.map(|square| format!("There's no square {square}"));
            assert!(wanted.is_none_or(|wanted| told.unwrap().starts_with(&wanted)), "{typed}");
        };
        check("aruki", "m2m3", Some("m2"));
        check("aruki", "d2 d13", Some("d13"));
        check("aruki", "hello", None);
        check("kyo", "K0 K1", Some("K0"));
        check("kyo", "hello", None);
        check("chakart", "e2e9", Some("e9"));
        check("lusus", "e0e1", Some("e0"));
        check("lusus", "Nf3", None);
    }
}
