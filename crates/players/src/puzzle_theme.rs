//! The themes of puzzles: the idea of a solution, named after it is solved.
//!
//! A theme follows from the position and the first right move.

use sealed_move_rules::puzzle::{Puzzle, PuzzleAttempt, PuzzleKind};
use sealed_move_rules::{Game, MoveText, Observer, Side};

use super::{search_of, tuning_of};

/// The themes of a game. Empty for an unknown game.
#[must_use]
pub fn themes(game: &dyn Game) -> &'static [&'static str] {
    tuning_of(game.info().name).map_or(&[], |tuning| &tuning.themes)
}

/// The facts about a solution that every game shares.
pub(crate) struct Solution<'a> {
    pub(crate) first: &'a str,
    pub(crate) is_win: bool,
    /// Whether the first move ends the game.
    pub(crate) ends: bool,
    /// Whether the last move ends the game.
    pub(crate) wins_game: bool,
    pub(crate) is_single: bool,
    pub(crate) solver: Side,
}

impl Solution<'_> {
    pub(crate) const fn series(&self) -> &'static str {
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
    search_of(&start.state().position().view(Observer::Revealed)).theme(&solution)
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
