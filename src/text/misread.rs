//! Handles typed moves that don't parse: strips text around a move, recognizes words for something
//! else, and finds squares outside the board.

use super::{Language, t, text, words_of};
use sealed_move_rules::{GameInfo, RuleError, View};

/// The command and its option, which people type before a move.
const PREFIXES: [&str; 5] = ["/move", "move:", "move ", "turn:", "turn "];

/// Characters that people put around a move.
const WRAPPERS: [char; 9] = ['"', '\'', '`', '*', '“', '”', '«', '»', ' '];

/// Removes command names and quotes around a move. `None` if nothing changes or nothing remains.
#[must_use]
pub fn unwrapped(typed: &str) -> Option<String> {
    let mut text: String = typed.chars().map(latin).collect();
    loop {
        let trimmed = text.trim().trim_matches(WRAPPERS);
        let lower = trimmed.to_ascii_lowercase();
        let before =
            PREFIXES.iter().find(|before| lower.starts_with(**before)).map_or(0, |before| before.len());
        let next = trimmed[before..].to_owned();
        if next == text {
            break;
        }
        text = next;
    }
    (text != typed && !text.is_empty()).then_some(text)
}

/// Maps letters of other keyboards to the Latin letters they look like.
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

/// Whether a text equals one of a list of words, ignoring punctuation.
fn is_one_of(typed: &str, words: &str) -> bool {
    let plain = |c: &char| c.is_alphanumeric() || c.is_whitespace();
    let typed: String = typed.to_lowercase().chars().filter(plain).collect();
    words.split(',').any(|word| word.trim() == typed.trim())
}

/// Advice for input that means something other than a move, such as "resign".
#[must_use]
pub fn command_hint(lang: Language, game: &GameInfo, typed: &str) -> Option<String> {
    let (words, title) = (words_of(game), || super::game(lang, game));
    let first = typed.split_whitespace().next().unwrap_or_default();
    Some(match () {
        () if is_one_of(typed, &t!(lang, "misread-words-resign")) => t!(lang, "misread-resign"),
        () if is_one_of(typed, &t!(lang, "misread-words-draw")) => t!(lang, "misread-draw"),
        () if is_one_of(typed, &t!(lang, "misread-words-takeback")) => t!(lang, "misread-takeback"),
        () if is_one_of(typed, &t!(lang, "misread-words-help")) => t!(lang, "misread-help"),
        () if is_one_of(typed, &t!(lang, "misread-words-next")) => t!(lang, "misread-next"),
        () if !words.castles && is_one_of(typed, &t!(lang, "misread-words-castle")) => {
            t!(lang, "misread-castle", game = title())
        }
        () if !words.passes && is_one_of(typed, &t!(lang, "misread-words-pass")) => {
            t!(lang, "misread-pass", game = title())
        }
        () => {
            let mut known = words.misread.iter();
            let (_, advice) = known.find(|(known, _)| is_one_of(first, &text(lang, known, &[])))?;
            text(lang, advice, &[])
        }
    })
}

/// Parses a square that consists of a letter and a number.
fn square(text: &str) -> Option<(char, u32)> {
    let mut signs = text.chars();
    let file = signs.next()?.to_ascii_lowercase();
    let rank = signs.as_str();
    let digits = (1..=2).contains(&rank.len()) && rank.bytes().all(|digit| digit.is_ascii_digit());
    (file.is_ascii_lowercase() && digits).then_some((file, rank.parse().ok()?))
}

/// Names the first square of a typed move that is outside the board. `None` if all are inside, or if
/// the text isn't a list of squares.
#[must_use]
pub fn off_board(lang: Language, game: &GameInfo, error: &RuleError, typed: &str) -> Option<String> {
    let [first, last] = words_of(game).corners;
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

/// Describes a square typed without a target. `None` if
/// the text isn't a square of the board.
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
    fn text_around_a_move_is_removed() {
        let check =
            |typed: &str, tidy: Option<&str>| assert_eq!(unwrapped(typed).as_deref(), tidy, "{typed}");
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
    fn a_square_outside_the_board_is_named() {
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
