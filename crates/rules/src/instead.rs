//! A few legal turns for somebody whose text is none.

use super::Step;

/// The turns nearest to a typed text: those of the squares that it names first. `complete` is the
/// view's [`complete`](super::view::PlayerView::complete). Where turns are walked step by step, a
/// beginning stands for the best turn that goes on from it.
pub(super) fn nearest(complete: &dyn Fn(&str) -> Vec<Step>, typed: &str, limit: usize) -> Vec<String> {
    let named = squares(typed);
    let mut steps = complete("");
    if !steps.iter().any(|step| step.complete) {
        let begun = named.first().map(|start| complete(&start.to_uppercase())).unwrap_or_default();
        if begun.iter().any(|step| step.complete) {
            steps = begun;
        }
    }
    // The best of them stand first already, and sorting keeps the order of equals.
    steps.sort_by_key(|step| shared(&named, &step.text));
    let turns = steps.into_iter().filter_map(|step| {
        if step.complete {
            return Some(step.text);
        }
        let after = complete(&step.text);
        after.into_iter().find(|step| step.complete).map(|step| step.text)
    });
    turns.take(limit).collect()
}

/// The place among `named` of the first square that a text shares with it.
fn shared(named: &[String], text: &str) -> usize {
    let squares = squares(text);
    named.iter().position(|name| squares.contains(name)).unwrap_or(named.len())
}

/// The squares that a text names: a letter and the digits after it.
pub(super) fn squares(text: &str) -> Vec<String> {
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
