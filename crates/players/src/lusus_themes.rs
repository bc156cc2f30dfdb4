//! The themes of puzzles in Lusus.

use sealed_move_rules::lusus;

use super::puzzle_theme::Solution;

pub(crate) const THEMES: [&str; 10] =
    ["movement", "special", "removal", "flight", "take", "cover", "shield", "rescue", "series", "counter"];

/// The theme of a solution in this position.
pub(crate) fn theme(view: &lusus::View, solution: &Solution<'_>) -> Option<&'static str> {
    let mut words: Vec<_> = solution.first.split(' ').collect();
    let step = words.pop()?;
    let square = |range: std::ops::Range<usize>| lusus::square_from_name(step.get(range)?);
    let piece = |range| square(range).and_then(|at| view.piece(at));
    let moved = piece(0..2);
    let takes = piece(2..4).is_some_and(|piece| piece.side != solution.solver);
    // Burns begin with a minus sign.
    let played = words.iter().rev().find(|word| !word.starts_with('-'));
    let group = played.and_then(|word| {
        let word = word.strip_prefix("RC+").unwrap_or(word);
        lusus::Tile::from_code(word.get(..2)?).map(lusus::Tile::group)
    });
    Some(match (solution.is_win, solution.ends) {
        (true, true) => match group {
            Some(lusus::Group::Movement) => "movement",
            Some(lusus::Group::OneTime) => "removal",
            _ => "special",
        },
        (true, false) => "counter",
        (false, _) if !solution.is_single => solution.series(),
        (false, _) if group == Some(lusus::Group::OneTime) => "rescue",
        (false, _) if played.is_some() => "shield",
        (false, _) if takes => "take",
        (false, _) if moved.is_none_or(|piece| piece.kind == lusus::Kind::King) => "flight",
        (false, _) => "cover",
    })
}
