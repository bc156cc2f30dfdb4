//! The themes of puzzles: the idea of a solution, told after it was found.
//!
//! A theme follows from the position and the first right move.

use sealed_move_rules::puzzle::{Puzzle, PuzzleAttempt, PuzzleKind};
use sealed_move_rules::{Game, MoveText, Observer, Side, View, aruki, chakart, kyo, lusus};

/// The themes of each game.
const THEMES: [(&str, [&str; 10]); 4] = [
    ("aruki", ["mate", "chase", "net", "prize", "quiet", "flight", "guard", "take", "block", "series"]),
    ("kyo", ["ride", "road", "shuffle", "net", "prize", "flight", "royal", "take", "series", "counter"]),
    ("chakart", ["shell", "line", "step", "stealth", "net", "flight", "shot", "take", "series", "counter"]),
    (
        "lusus",
        [
            "movement", "special", "removal", "flight", "take", "cover", "shield", "rescue", "series",
            "counter",
        ],
    ),
];

/// Captures of the king with at least this many steps are rides.
const MIN_RIDE_STEPS: usize = 8;

/// The ten themes of a game.
#[must_use]
pub fn themes(game: &dyn Game) -> &'static [&'static str; 10] {
    let known = THEMES.iter().find(|(name, _)| *name == game.info().name);
    &known.unwrap_or(&THEMES[0]).1
}

/// The facts about a solution that every game shares.
struct Solution<'a> {
    first: &'a str,
    is_win: bool,
    /// Whether the first move ends the game.
    ends: bool,
    /// Whether the last move ends the game.
    wins_game: bool,
    is_single: bool,
    solver: Side,
}

impl Solution<'_> {
    const fn series(&self) -> &'static str {
        if self.wins_game { "counter" } else { "series" }
    }
}

/// The theme of a puzzle, one of its game's [`themes`]. `None` if its position or line is invalid.
#[must_use]
pub fn theme(game: &dyn Game, puzzle: &Puzzle) -> Option<&'static str> {
    let start = PuzzleAttempt::new(game, puzzle).ok()?;
    let mut attempt = start.clone();
    let mut outcomes = Vec::new();
    for text in &puzzle.line {
        attempt.push(&MoveText::canonical(text.clone())).ok()?;
        outcomes.push(attempt.state().outcome());
    }
    let solution = Solution {
        first: puzzle.first(),
        is_win: puzzle.kind == PuzzleKind::Win,
        ends: outcomes.first()?.is_some(),
        wins_game: outcomes.last()?.is_some_and(|outcome| outcome.winner == Some(start.solver())),
        is_single: puzzle.own_moves() == 1,
        solver: start.solver(),
    };
    match start.state().position().view(Observer::Revealed) {
        View::Aruki(view) => theme_of_aruki(&view, &solution),
        View::Kyo(view) => theme_of_kyo(&view, &solution),
        View::Chakart(view) => theme_of_chakart(&view, &solution),
        View::Lusus(view) => theme_of_lusus(&view, &solution),
    }
}

fn theme_of_aruki(view: &aruki::View, solution: &Solution<'_>) -> Option<&'static str> {
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

fn theme_of_kyo(view: &kyo::View, solution: &Solution<'_>) -> Option<&'static str> {
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

fn theme_of_chakart(view: &chakart::View, solution: &Solution<'_>) -> Option<&'static str> {
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

fn theme_of_lusus(view: &lusus::View, solution: &Solution<'_>) -> Option<&'static str> {
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

#[cfg(test)]
mod tests {
    use sealed_move_rules::{GAMES, find};

    use super::*;

    #[test]
    fn every_shipped_puzzle_has_a_theme_of_its_game() {
        for game in GAMES {
            for puzzle in game.puzzles() {
                let theme = theme(*game, puzzle).unwrap();
                assert!(themes(*game).contains(&theme), "{game:?} {}: {theme}", puzzle.name);
            }
        }
    }

    #[test]
    fn the_first_move_decides_the_theme() {
        for (game, line, expected) in [
            ("chakart", "t\twin\t1\t4k3/8/8/8/8/8/8/4K3 w 20 {\"flags\":\"1111\"}\te1e8s", "shell"),
            ("chakart", "t\twin\t1\t4k3/8/8/4R3/8/8/8/4K3 w 20 {\"flags\":\"0000\"}\te5e8", "line"),
            ("chakart", "t\twin\t1\t4k3/8/3N4/8/8/8/8/4K3 w 20 {\"flags\":\"0000\"}\td6e8", "step"),
            ("chakart", "t\thold\t1\t4k3/8/8/8/8/8/4r3/4K3 w 20 {\"flags\":\"0000\"}\te1e2", "take"),
            ("chakart", "t\thold\t1\t4k3/8/8/8/8/4r3/8/4K3 w 20 {\"flags\":\"0000\"}\te1d1", "flight"),
        ] {
            let puzzle = Puzzle::parse(line).unwrap();
            assert_eq!(theme(find(game).unwrap(), &puzzle), Some(expected), "{line}");
        }
    }
}
