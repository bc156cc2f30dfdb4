//! Suggests legal moves near an illegal text.

use super::Suggestion;

/// Maximum length of typed text to examine. No typed move is longer.
pub(super) const MAX_INPUT_BYTES: usize = 500;

/// Truncates typed text to the examined length.
pub(crate) fn beginning(typed: &str) -> &str {
    &typed[..typed.floor_char_boundary(MAX_INPUT_BYTES)]
}

/// Returns the moves nearest to a typed text: moves that share its squares, or else the best moves.
///
/// `complete` is the view's [`complete_spelling`](super::PlayerView::complete_spelling). In games with moves of many
/// steps, the best continuation replaces a partial move.
pub(crate) fn nearest(complete: &dyn Fn(&str) -> Vec<Suggestion>, typed: &str, limit: usize) -> Vec<String> {
    let named = squares(beginning(typed));
    let mut offered = complete("");
    if !offered.iter().any(|option| option.complete) {
        let begun = named.first().map(|start| complete(&start.to_uppercase())).unwrap_or_default();
        if begun.iter().any(|option| option.complete) {
            offered = begun;
        }
    }
    // The options are already ranked, and the sort is stable.
    offered.sort_by_key(|option| first_shared(&named, &option.text));
    let near = offered.iter().filter(|option| first_shared(&named, &option.text) < named.len()).count();
    if near > 0 {
        offered.truncate(near);
    }
    let moves = offered.into_iter().filter_map(|option| {
        if option.complete {
            return Some(option.text);
        }
        let after = complete(&option.text);
        after.into_iter().find(|option| option.complete).map(|option| option.text)
    });
    moves.take(limit).collect()
}

/// The index in `named` of the first square that a text shares, or the length of `named`.
fn first_shared(named: &[String], text: &str) -> usize {
    let squares = squares(text);
    named.iter().position(|name| squares.contains(name)).unwrap_or(named.len())
}

/// The squares in a text: each letter followed by digits.
pub(crate) fn squares(text: &str) -> Vec<String> {
    let text: Vec<char> = text.to_lowercase().chars().collect();
    let mut found = Vec::new();
    for (at, letter) in text.iter().enumerate().filter(|(_, c)| c.is_ascii_lowercase()) {
        let digits: String = text[at + 1..].iter().take_while(|c| c.is_ascii_digit()).collect();
        if !digits.is_empty() {
            found.push(format!("{letter}{digits}"));
        }
    }
    found
}
