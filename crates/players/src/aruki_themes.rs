//! The themes of puzzles in Aruki.

use sealed_move_rules::aruki;

use super::puzzle_theme::Solution;

pub(crate) const THEMES: [&str; 10] =
    ["mate", "chase", "net", "prize", "quiet", "flight", "guard", "take", "block", "series"];

/// The theme of a solution in this position.
pub(crate) fn theme(view: &aruki::View, solution: &Solution<'_>) -> Option<&'static str> {
    let (chosen, suffix) = aruki::Move::parse_notation(solution.first)?;
    let (kind, to) = match chosen {
        aruki::Move::Step { kind, to, .. } => (kind, Some(to)),
        aruki::Move::Evolve { kind, .. } => (kind, None),
        aruki::Move::Wipe { dragon, .. } => (dragon, None),
    };
    let takes = to.is_some_and(|square| view.piece(square).is_some());
    Some(match kind {
        _ if solution.is_win && solution.ends => "mate",
        _ if solution.is_win && solution.wins_game && suffix == aruki::Suffix::Check => "chase",
        _ if solution.is_win && solution.wins_game => "net",
        _ if solution.is_win && takes => "prize",
        _ if solution.is_win => "quiet",
        _ if !solution.is_single => "series",
        aruki::Kind::King => "flight",
        aruki::Kind::Jester | aruki::Kind::GoldenDragon | aruki::Kind::SilverDragon => "guard",
        _ if takes => "take",
        _ => "block",
    })
}
