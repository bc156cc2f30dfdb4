//! The themes of puzzles in Kyo.

use sealed_move_rules::kyo;

use super::puzzle_theme::Solution;

pub(crate) const THEMES: [&str; 10] =
    ["ride", "road", "shuffle", "net", "prize", "flight", "royal", "take", "series", "counter"];

/// Captures of the king with at least this many steps are rides.
const MIN_RIDE_STEPS: usize = 8;

/// The theme of a solution in this position.
pub(crate) fn theme(view: &kyo::View, solution: &Solution<'_>) -> Option<&'static str> {
    let mut words = solution.first.split(' ');
    let tile_of = |word: &str| {
        let name = word.get(word.len().checked_sub(2)?..)?;
        kyo::Tile::all().find(|tile| kyo::tile_name(*tile) == name)
    };
    let start = view.stack(tile_of(words.next()?)?).pawn;
    let steps: Vec<_> = words.collect();
    let lands =
        steps.iter().rev().find(|step| !step.starts_with(['=', '+', 'X'])).and_then(|step| tile_of(step));
    let takes = lands.and_then(|tile| view.stack(tile).pawn).is_some_and(|pawn| pawn.side != solution.solver);
    let moves_king = start.is_some_and(|pawn| pawn.kind == kyo::Kind::King);
    Some(match (solution.is_win, solution.ends) {
        (true, true) if solution.first.contains('=') => "shuffle",
        (true, true) if steps.len() >= MIN_RIDE_STEPS => "ride",
        (true, true) => "road",
        (true, false) if solution.wins_game || !takes => "net",
        (true, false) => "prize",
        (false, _) if !solution.is_single => solution.series(),
        (false, _) if takes && moves_king => "royal",
        (false, _) if takes => "take",
        (false, _) => "flight",
    })
}
