//! Shortens texts to a limit.

use unicode_segmentation::UnicodeSegmentation as _;

/// Ends the isolate of a name.
const END_OF_ISOLATE: char = '\u{2069}';

/// A cut moves back by at most this part of the limit to the end of a word.
const MAX_SHARE_CUT_BACK: usize = 4;

/// Ends of clauses in a script without blanks.
const CLAUSE_ENDS: [char; 2] = ['。', '、'];

/// Cuts a text to `limit` characters, marking the cut with an ellipsis.
///
/// Cuts at a blank, or behind `。` or `、`, if one is near, and never inside a grapheme cluster. A
/// cut name stays isolated.
#[must_use]
pub fn clip(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    let start = first_graphemes(text, limit.saturating_sub(1));
    if has_open_isolate(start) {
        let start = first_graphemes(text, limit.saturating_sub(2));
        let is_open = has_open_isolate(start);
        return if is_open {
            format!("{start}…{END_OF_ISOLATE}")
        } else {
            format!("{}…", start.trim_end())
        };
    }
    format!("{}…", at_word_end(text, start, limit / MAX_SHARE_CUT_BACK))
}

/// The longest beginning of at most `limit` characters that ends between two grapheme clusters.
fn first_graphemes(text: &str, limit: usize) -> &str {
    let (mut end, mut length) = (0, 0);
    for grapheme in text.graphemes(true) {
        length += grapheme.chars().count();
        if length > limit {
            break;
        }
        end += grapheme.len();
    }
    &text[..end]
}

/// Shortens the beginning of a text by at most `most` characters, so that it ends with a word.
fn at_word_end<'a>(text: &str, start: &'a str, most: usize) -> &'a str {
    if text[start.len()..].starts_with(char::is_whitespace) {
        return start;
    }
    let from = start.char_indices().nth_back(most).map_or(0, |(at, _)| at);
    let is_end = |c: char| c.is_whitespace() || CLAUSE_ENDS.contains(&c);
    let found = start[from..].rfind(is_end).map(|at| from + at);
    let shorter = found.map_or(start, |at| {
        let clause = start[at..].chars().next().filter(|c| CLAUSE_ENDS.contains(c));
        &start[..at + clause.map_or(0, char::len_utf8)]
    });
    if shorter.is_empty() || has_open_isolate(shorter) { start } else { shorter }
}

/// Whether the text ends inside of a name. Names aren't nested.
fn has_open_isolate(text: &str) -> bool {
    text.chars().fold(false, |open, c| match c {
        '\u{2068}' => true,
        END_OF_ISOLATE => false,
        _ => open,
    })
}

/// Lines are never cut below this length, in characters.
const MIN_CUT_LENGTH: usize = 80;

/// Cuts a text of several lines to `limit` characters. Cuts the longest lines first, so that short
/// ones, such as a deadline, stay complete. Links and code blocks are not cut. If that isn't
/// enough, drops the last lines.
#[must_use]
pub fn clip_lines(text: &str, limit: usize) -> String {
    let mut lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
    loop {
        let length: usize = lines.iter().map(|line| line.chars().count() + 1).sum();
        let Some(excess) = (length - 1).checked_sub(limit).filter(|excess| *excess > 0) else {
            return lines.join("\n");
        };
        let Some((index, length)) = longest_line(&lines).filter(|(_, length)| *length > MIN_CUT_LENGTH)
        else {
            return first_lines(&lines, limit);
        };
        lines[index] = clip_line(&lines[index], length.saturating_sub(excess).max(MIN_CUT_LENGTH));
    }
}

/// The index and length of the longest line that may be cut.
fn longest_line(lines: &[String]) -> Option<(usize, usize)> {
    let mut in_block = false;
    let mut longest = None;
    for (index, line) in lines.iter().enumerate() {
        let fence = line.starts_with(FENCE);
        in_block ^= fence;
        let length = line.chars().count();
        let longer = longest.is_none_or(|(_, known)| length > known);
        if longer && !fence && !in_block && !line.contains("](") {
            longest = Some((index, length));
        }
    }
    longest
}

/// Cuts a line to `limit` characters and closes an open code span.
fn clip_line(line: &str, limit: usize) -> String {
    let is_open = |line: &str| line.replace("\\`", "").matches('`').count() % 2 == 1;
    let cut = clip(line, limit);
    if !is_open(&cut) {
        return cut;
    }
    let cut = clip(line, limit.saturating_sub(1));
    if is_open(&cut) { cut + "`" } else { cut }
}

/// Begins and ends a code block.
const FENCE: &str = "```";

/// As many complete lines as fit, and an ellipsis. If not even the first line fits, cuts it.
fn first_lines(lines: &[String], limit: usize) -> String {
    // Reserve room for the end of a code block and the ellipsis.
    let mut left = limit.saturating_sub("\n```\n…".chars().count());
    let mut kept: Vec<&str> = Vec::new();
    for line in lines {
        let Some(rest) = left.checked_sub(line.chars().count() + 1) else { break };
        left = rest;
        kept.push(line);
    }
    if kept.is_empty() {
        return clip_line(&lines[0], limit);
    }
    if kept.iter().filter(|line| line.starts_with(FENCE)).count() % 2 == 1 {
        kept.push(FENCE);
    }
    kept.push("…");
    kept.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_text_ends_with_an_ellipsis() {
        assert_eq!(clip("móvé", 4), "móvé");
        assert_eq!(clip("móvés", 4), "móv…");
        assert_eq!(clip("a", 0), "…");
    }

    #[test]
    fn a_cut_is_between_words() {
        let check = |text: &str, limit: usize, expected: &str| assert_eq!(clip(text, limit), expected);
        check("The Rook takes a Pawn", 16, "The Rook takes…");
        check("The Rook takes a Pawn", 15, "The Rook takes…");
        // The blank is too far back.
        check("A Donaudampfschiff", 12, "A Donaudamp…");
        check("ルークが前へ、歩を取りました", 10, "ルークが前へ、…");
        check("ルークが前へ進みました。次です", 14, "ルークが前へ進みました。…");
        check("ルークが前へ進んで歩を取りました", 8, "ルークが前へ進…");
    }

    #[test]
    fn a_grapheme_is_not_cut_apart() {
        let family = "👩\u{200d}👩\u{200d}👧";
        assert_eq!(clip(&format!("ab{family}cd"), 6), "ab…");
        assert_eq!(clip("abe\u{301}f", 4), "ab…");
        assert_eq!(clip(&format!("\u{2068}a{family}\u{2069}b"), 6), "\u{2068}a…\u{2069}");
    }

    #[test]
    fn a_cut_name_stays_isolated() {
        let text = "to \u{2068}Alice\u{2069}, Bob";
        let cut = |limit| clip(text, limit);
        assert_eq!(cut(11), "to \u{2068}Alice\u{2069}…");
        assert_eq!(cut(10), "to \u{2068}Alic…\u{2069}");
        assert_eq!(cut(6), "to \u{2068}…\u{2069}");
        assert_eq!(cut(5), "to…");
        assert_eq!(cut(4), "to…");
        assert_eq!(clip_lines(text, 10), cut(10));
    }

    #[test]
    fn the_longest_line_is_cut_first() {
        let long = "é".repeat(500);
        let text = clip_lines(&format!("Your turn\n{long}\nDue tomorrow"), 200);
        let lines: Vec<&str> = text.split('\n').collect();
        assert_eq!((lines[0], lines[2]), ("Your turn", "Due tomorrow"));
        assert!(lines[1].ends_with("é…"));
        assert_eq!(text.chars().count(), 200);
        assert_eq!(clip_lines("a\nb", 3), "a\nb");
        let two = clip_lines(&format!("{long}\n{long}x"), 300);
        assert!(two.chars().count() <= 300 && two.lines().all(|line| line.ends_with('…')), "{two}");
    }

    #[test]
    fn cuts_close_code_spans_and_blocks() {
        let span = clip_lines(&format!("a `{}` b", "x".repeat(300)), 120);
        assert!(span.ends_with("x…`") && span.chars().count() == 120, "{span}");
        let row = "x".repeat(90);
        let block = clip_lines(&format!("```text\n{row}\n{row}\n{row}\n```\nend"), 250);
        assert_eq!(block, format!("```text\n{row}\n{row}\n```\n…"));
    }

    #[test]
    fn links_are_not_cut() {
        let line = |number: u32| format!("{number} [open](https://example.org/{})", "x".repeat(100));
        let lines: Vec<_> = (0..9).map(line).collect();
        let text = clip_lines(&lines.join("\n"), 400);
        assert_eq!(text, [&lines[..3], &["…".to_owned()]].concat().join("\n"));
        assert_eq!(clip_lines(&line(1), 20).chars().count(), 20);
    }
}
