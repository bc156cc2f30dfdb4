//! Plainer spellings of a typed text: without invisible signs, quotes, move numbers, comments and
//! annotations, and with one sign for all dashes and one for all arrows.

use super::signs::{is_annotation, is_arrow, is_cross, is_dash, is_invisible, is_quote};
use super::suggestions::MAX_INPUT_BYTES;

/// Results and other words that may follow a move.
const ENDINGS: [&str; 9] = ["1-0", "0-1", "1/2-1/2", "1/2", "½-½", "½", "e.p", "ep", "N.B"];

/// Signs that may separate squares in some notation.
const SEPARATORS: [char; 10] = ['(', ')', '[', ']', '/', '\\', '<', '>', ':', '.'];

/// A plainer spelling of a typed text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Respelling {
    pub(crate) text: String,
    /// The annotation dropped after the move.
    pub(crate) dropped: String,
    /// Whether only signs without a meaning were dropped. Otherwise the player must confirm.
    pub(crate) is_certain: bool,
}

/// Returns plainer spellings of a text, the closest first. Each differs from the text and from the
/// ones before it.
pub(crate) fn respellings(typed: &str) -> Vec<Respelling> {
    let steps: [fn(&mut Respelling); 7] = [
        plain_signs,
        without_move_number,
        without_comments,
        without_annotation,
        with_blanks_as_separators,
        with_whole_squares,
        without_leading_digits,
    ];
    let mut found = Vec::new();
    if typed.len() > MAX_INPUT_BYTES {
        return found;
    }
    let mut next = Respelling { text: typed.to_owned(), dropped: String::new(), is_certain: true };
    for step in steps {
        let before = next.text.clone();
        step(&mut next);
        if next.text != before && !next.text.is_empty() {
            found.push(next.clone());
        }
    }
    found
}

/// Drops invisible signs and quotes, and unifies dashes, arrows, crosses and blanks.
fn plain_signs(typed: &mut Respelling) {
    let mut text = String::with_capacity(typed.text.len());
    let mut signs = typed.text.trim().chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            _ if is_invisible(sign) || is_quote(sign) => {}
            _ if is_dash(sign) => text.push('-'),
            _ if is_arrow(sign) => {
                // The shaft of `->`, `=>` or `~>`.
                text.truncate(text.trim_end_matches(['-', '=', '~', '>']).len());
                text.push('>');
            }
            _ if is_cross(sign) => {
                let captures = signs.peek().is_some_and(char::is_ascii_alphanumeric);
                text.push(if captures { 'x' } else { ' ' });
            }
            '…' => text.push_str("..."),
            _ if sign.is_whitespace() => text.push(' '),
            _ => text.push(sign),
        }
    }
    typed.text = with_single_dashes(text.trim());
}

/// Replaces `--` between two parts of a move with `-`. At the end or alone it may be a move.
fn with_single_dashes(text: &str) -> String {
    let mut single = String::with_capacity(text.len());
    for (at, sign) in text.char_indices() {
        let is_repeated = sign == '-' && text[..at].ends_with('-');
        let rest = text[at..].trim_start_matches('-');
        let is_between = rest.starts_with(|next: char| next.is_ascii_alphanumeric() || next == '(')
            && text[..at]
                .trim_end_matches('-')
                .ends_with(|before: char| before.is_ascii_digit() || before == ')');
        if !(is_repeated && is_between) {
            single.push(sign);
        }
    }
    single
}

/// Drops a number such as `12.` or `12...` before the move. Without dots it may be a part of it.
fn without_move_number(typed: &mut Respelling) {
    let rest = typed.text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let digits = typed.text.len() - rest.len();
    if digits > 3 {
        return;
    }
    let number_ends = [' ', '.', ')', ':'];
    let tail = rest.trim_start_matches(number_ends);
    let mark = &rest[..rest.len() - tail.len()];
    let has_mark = mark.contains(['.', ')', ':']);
    if (digits == 0 && !mark.contains('.')) || mark.is_empty() {
        return;
    }
    typed.is_certain &= has_mark;
    typed.text = tail.to_owned();
}

/// Drops comments in braces and after a semicolon. One with digits may be a part of the move.
fn without_comments(typed: &mut Respelling) {
    let mut text = String::with_capacity(typed.text.len());
    let mut rest = typed.text.as_str();
    let mut is_certain = typed.is_certain;
    while let Some(at) = rest.find(['{', ';']) {
        let is_braced = rest[at..].starts_with('{');
        let end = if is_braced { rest[at..].find('}').map(|length| at + length + 1) } else { None };
        let comment = &rest[at..end.unwrap_or(rest.len())];
        is_certain &= !comment.contains(|sign: char| sign.is_ascii_digit());
        text.push_str(&rest[..at]);
        text.push(' ');
        rest = &rest[at + comment.len()..];
    }
    text.push_str(rest);
    typed.is_certain = is_certain;
    typed.text = text.trim().to_owned();
}

/// Drops annotation after the move, such as `!?`, `+`, `$1` or `1-0`.
fn without_annotation(typed: &mut Respelling) {
    let mut text = typed.text.as_str();
    loop {
        let shorter = text.trim_end_matches(|sign: char| sign == ' ' || is_annotation(sign));
        let glyph = shorter.trim_end_matches(|sign: char| sign.is_ascii_digit()).strip_suffix('$');
        let shorter = glyph.filter(|rest| rest.len() + 1 < shorter.len()).unwrap_or(shorter);
        let ending = ENDINGS.iter().find_map(|ending| shorter.strip_suffix(ending)?.strip_suffix(' '));
        let shorter = ending.unwrap_or(shorter);
        if shorter == text {
            break;
        }
        text = shorter;
    }
    typed.dropped = typed.text[text.len()..].to_owned();
    typed.text = text.to_owned();
}

/// Replaces brackets, slashes, arrows, dots and the word *to* with blanks.
fn with_blanks_as_separators(typed: &mut Respelling) {
    let text = typed.text.replace(SEPARATORS, " ");
    let words = text.split(' ').filter(|word| !word.is_empty() && !word.eq_ignore_ascii_case("to"));
    typed.text = words.collect::<Vec<_>>().join(" ");
}

/// Joins letters and digits of squares such as `e 4`.
fn with_whole_squares(typed: &mut Respelling) {
    let words: Vec<&str> = typed.text.split(' ').collect();
    let mut text = String::with_capacity(typed.text.len());
    for (at, word) in words.iter().enumerate() {
        text.push_str(word);
        let is_letter = word.len() == 1 && word.starts_with(|sign: char| sign.is_ascii_alphabetic());
        let has_digit =
            words.get(at + 1).is_some_and(|next| next.starts_with(|sign: char| sign.is_ascii_digit()));
        if at + 1 < words.len() && !(is_letter && has_digit) {
            text.push(' ');
        }
    }
    typed.text = text;
}

/// Drops digits directly before the move.
fn without_leading_digits(typed: &mut Respelling) {
    let rest = typed.text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    if rest.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
        typed.is_certain &= rest.len() == typed.text.len();
        typed.text = rest.to_owned();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The last respelling, with `?` after it if the player must confirm.
    #[track_caller]
    fn check(typed: &str, plain: &str) {
        let last = respellings(typed).pop();
        let last =
            last.map_or_else(|| typed.to_owned(), |last| last.text + if last.is_certain { "" } else { "?" });
        assert_eq!(last, plain, "{typed}");
    }

    #[test]
    fn signs_without_a_meaning_are_dropped() {
        check("e2e4", "e2e4");
        check("e2\u{200b}e4\u{feff}", "e2e4");
        check("“e2e4”", "e2e4");
        check("**`e2`**-`e4`", "e2-e4");
        check("e2 ‐> e4", "e2 e4");
        check("e2 ➡\u{fe0f} e4", "e2 e4");
        check("e2 ===> e4", "e2 e4");
        check("e2——e4", "e2-e4");
        check("e2 to e4", "e2 e4");
        check("e 2 / e 4", "e2 e4");
        check("N(g1)f3", "N g1 f3");
        check("GD(e1)--", "GD e1 --");
        check("--", "--");
    }

    #[test]
    fn numbers_comments_and_annotation_are_dropped() {
        check("12. e2e4", "e2e4");
        check("12...e7e5", "e7e5");
        check("12… e7e5", "e7e5");
        check("... e7e5", "e7e5");
        check("3) e2e4", "e2e4");
        check("12 e2e4", "e2e4?");
        check("2e4", "e4?");
        check("e2e4!?", "e2e4");
        check("e2e4 ?!", "e2e4");
        check("e2e4+ 1-0", "e2e4");
        check("e2e4 $12", "e2e4");
        check("1. e2e4! {best by test}", "e2e4");
        check("e2e4; a strong move", "e2e4");
        check("A3 A4; A5", "A3 A4?");
        check("d2 d3 =", "d2 d3 =");
    }

    #[test]
    fn a_huge_text_has_no_respellings() {
        assert_eq!(respellings(&"1. e2e4! ".repeat(100)), []);
        assert_eq!(respellings(""), []);
        assert_eq!(respellings("?!"), []);
    }
}
