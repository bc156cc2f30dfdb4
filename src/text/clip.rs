//! Shortening texts to what there is room for.

/// A text cut to `limit` characters, with an ellipsis where something is missing.
#[must_use]
pub fn clip(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    text.chars().take(limit.saturating_sub(1)).chain(['…']).collect()
}

/// A line that is this short gives nothing away any more.
const SHORT_LINE: usize = 80;

/// A text of several lines cut to `limit` characters. The longest lines give way first, so that what
/// stands in the others, such as a deadline, stays whole; a link and a block of code are not cut.
/// Where even that is too long, the last lines are missing.
#[must_use]
pub fn clip_lines(text: &str, limit: usize) -> String {
    let mut lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
    loop {
        let length: usize = lines.iter().map(|line| line.chars().count() + 1).sum();
        let Some(excess) = (length - 1).checked_sub(limit).filter(|excess| *excess > 0) else {
            return lines.join("\n");
        };
        let Some((index, length)) = longest_line(&lines).filter(|(_, length)| *length > SHORT_LINE) else {
            return first_lines(&lines, limit);
        };
        lines[index] = clip_line(&lines[index], length.saturating_sub(excess).max(SHORT_LINE));
    }
}

/// The index and the length of the longest line that may be cut.
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

/// A line cut to `limit` characters in which no span of code stays open.
fn clip_line(line: &str, limit: usize) -> String {
    let is_open = |line: &str| line.matches('`').count() % 2 == 1;
    let cut = clip(line, limit);
    if !is_open(&cut) {
        return cut;
    }
    let cut = clip(line, limit.saturating_sub(1));
    if is_open(&cut) { cut + "`" } else { cut }
}

/// What begins and ends a block of code.
const FENCE: &str = "```";

/// As many whole lines as fit, and an ellipsis; where not even the first one fits, that one cut.
fn first_lines(lines: &[String], limit: usize) -> String {
    // There must be room for the end of a block and the ellipsis, too.
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
    fn a_text_that_is_too_long_ends_with_an_ellipsis() {
        assert_eq!(clip("móvé", 4), "móvé");
        assert_eq!(clip("móvés", 4), "móv…");
        assert_eq!(clip("a", 0), "…");
    }

    #[test]
    fn the_longest_line_gives_way_first() {
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
    fn what_is_cut_leaves_no_code_open() {
        let span = clip_lines(&format!("a `{}` b", "x".repeat(300)), 120);
        assert!(span.ends_with("x…`") && span.chars().count() == 120, "{span}");
        let row = "x".repeat(90);
        let block = clip_lines(&format!("```text\n{row}\n{row}\n{row}\n```\nend"), 250);
        assert_eq!(block, format!("```text\n{row}\n{row}\n```\n…"));
    }

    #[test]
    fn a_link_is_whole_or_missing() {
        let line = |number: u32| format!("{number} [open](https://example.org/{})", "x".repeat(100));
        let lines: Vec<_> = (0..9).map(line).collect();
        let text = clip_lines(&lines.join("\n"), 400);
        assert_eq!(text, [&lines[..3], &["…".to_owned()]].concat().join("\n"));
        assert_eq!(clip_lines(&line(1), 20).chars().count(), 20);
    }
}
