//! A few legal moves for a player whose text is none.

use super::Suggestion;

/// How many bytes of a typed text are looked at; no move is longer that a person types.
const LOOKED_AT: usize = 500;

/// The beginning of a typed text, as much of it as is looked at: of a book, the first lines.
pub(crate) fn beginning(typed: &str) -> &str {
    &typed[..typed.floor_char_boundary(LOOKED_AT)]
}

/// The moves nearest to a typed text: those of the squares that it names, else the best of all.
///
/// `complete` is the view's [`complete`](super::PlayerView::complete). Where moves are made step by
/// step, a beginning stands for the best move that goes on from it.
pub(crate) fn nearest(complete: &dyn Fn(&str) -> Vec<Suggestion>, typed: &str, limit: usize) -> Vec<String> {
    let named = squares(beginning(typed));
    let mut offered = complete("");
    if !offered.iter().any(|option| option.complete) {
        let begun = named.first().map(|start| complete(&start.to_uppercase())).unwrap_or_default();
        if begun.iter().any(|option| option.complete) {
            offered = begun;
        }
    }
    // The best of them stand first already, and sorting keeps the order of equals.
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

/// The place among `named` of the first square that a text names, too.
fn first_shared(named: &[String], text: &str) -> usize {
    let squares = squares(text);
    named.iter().position(|name| squares.contains(name)).unwrap_or(named.len())
}

/// The squares that a text names: a letter and the digits after it.
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
