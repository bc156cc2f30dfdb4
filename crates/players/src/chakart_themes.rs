//! The themes of puzzles in Chakart.

use sealed_move_rules::chakart;

use super::puzzle_theme::Solution;

pub(crate) const THEMES: [&str; 10] =
    ["shell", "line", "step", "stealth", "net", "flight", "shot", "take", "series", "counter"];

/// The theme of a solution in this position.
pub(crate) fn theme(view: &chakart::View, solution: &Solution<'_>) -> Option<&'static str> {
    let chosen = chakart::Move::parse(solution.first)?;
    let (from, to) = match chosen {
        chakart::Move::Go { from, to, .. } | chakart::Move::Stealth { from, to } => (from, to),
        chakart::Move::Shell { .. } if solution.is_win => return Some("shell"),
        chakart::Move::Shell { king, at } => (king, at),
        _ => return Some("flight"),
    };
    let moved = view.piece(from)?;
    let takes = view.piece(to).is_some_and(|piece| piece.side != solution.solver);
    let far = (from.file() - to.file()).abs().max((from.rank() - to.rank()).abs()) > 1;
    let slides = matches!(moved.kind, chakart::Kind::Rook | chakart::Kind::Bishop | chakart::Kind::Queen);
    Some(match (solution.is_win, solution.ends) {
        _ if matches!(chosen, chakart::Move::Stealth { .. }) => "stealth",
        (true, true) if far && slides => "line",
        (true, true) => "step",
        (true, false) => "net",
        (false, _) if !solution.is_single => solution.series(),
        (false, _) if matches!(chosen, chakart::Move::Shell { .. }) => "shot",
        (false, _) if takes => "take",
        (false, _) => "flight",
    })
}
