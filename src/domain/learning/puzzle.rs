//! A player's progress in the puzzles of a game, and the choice of the next puzzle.

use crate::domain::game::draft::Draft;
use crate::domain::{ChoiceVersion, Level, Rating, Revision, Timestamp, level_rating};
pub use sealed_move_players::puzzles::theme as puzzle_theme;
use sealed_move_rules::Game;
use sealed_move_rules::puzzle::{Puzzle, PuzzleKind};

/// Rating deviation of every puzzle. Its rating is fixed.
const PUZZLE_DEVIATION: f64 = 80.0;

/// Parts of a move that is seen at once, such as a start and two steps.
const SHORT_MOVE: usize = 3;

/// Rating of each further part of a first move, and the most that all of them add.
const PART_RATING: f64 = 30.0;
const MAX_WAY_RATING: f64 = 400.0;

/// The puzzle rating before the first puzzle: that of the lowest level.
pub const NEW_SOLVER: Rating = Rating { value: 1000.0, ..Rating::UNKNOWN };

/// A player's first puzzles are wins, which are easier to understand.
const FIRST_WINS: usize = 5;

/// A player's current puzzle in a game, with their puzzle rating.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleProgress {
    pub puzzle: String,
    /// Number of right moves so far.
    pub made: u32,
    /// The move being composed. Its version increases with every change, across puzzles, and
    /// buttons carry it.
    pub draft: Draft,
    /// Whether this puzzle has changed the rating, by a solution, a wrong move or a hint.
    pub rated: bool,
    /// The player's puzzle rating in the game.
    pub rating: Rating,
}

impl PuzzleProgress {
    /// Begins a puzzle, keeping the rating and increasing the version.
    #[must_use]
    pub fn begun(puzzle: &Puzzle, before: Option<Self>) -> Self {
        let rating = before.as_ref().map_or(NEW_SOLVER, |before| before.rating);
        let version = before.map_or(1, |before| before.draft.version + 1);
        let draft = Draft { revision: Revision(0), version, texts: Vec::new(), typed: None };
        Self { puzzle: puzzle.name.clone(), made: 0, draft, rated: false, rating }
    }
}

/// A puzzle that changed a player's rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleResult {
    pub puzzle: String,
    /// Whether it was solved at the first try and without a hint.
    pub solved: bool,
    pub at: Timestamp,
}

/// Returns the difficulty of a puzzle: the rating of the level that solves it, and more if its first
/// move is long. A computer knows all ways of a piece, but a person has to find the way.
#[must_use]
pub fn puzzle_rating(game: &dyn Game, puzzle: &Puzzle) -> Rating {
    let level = Level::from_number(puzzle.level);
    let value =
        level.and_then(|level| level_rating(game.info().name, level, ChoiceVersion::FIRST)).unwrap_or(1000);
    let parts = puzzle.first().split(' ').count();
    let way = (parts.saturating_sub(SHORT_MOVE) as f64 * PART_RATING).min(MAX_WAY_RATING);
    Rating { value: f64::from(value) + way, deviation: PUZZLE_DEVIATION, ..Rating::UNKNOWN }
}

/// Chooses a player's next puzzle: the unrated one nearest to their rating, else the one rated
/// longest ago. The first five are wins. `results` are ordered oldest first.
#[must_use]
pub fn next_puzzle(game: &dyn Game, rating: f64, results: &[PuzzleResult]) -> Option<&'static Puzzle> {
    let puzzles = game.puzzles().iter();
    let fresh = puzzles.filter(|puzzle| results.iter().all(|result| result.puzzle != puzzle.name));
    let far = |puzzle: &Puzzle| (puzzle_rating(game, puzzle).value - rating).abs();
    let is_later = |puzzle: &Puzzle| results.len() < FIRST_WINS && puzzle.kind != PuzzleKind::Win;
    let order = |one: &&Puzzle, other: &&Puzzle| {
        is_later(one).cmp(&is_later(other)).then(far(one).total_cmp(&far(other)))
    };
    fresh.min_by(order).or_else(|| {
        let named = |result: &PuzzleResult| game.puzzles().iter().find(|puzzle| puzzle.name == result.puzzle);
        results.iter().find_map(named)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::find;

    #[test]
    fn a_long_first_move_makes_a_puzzle_harder() {
        let kyo = find("kyo").unwrap();
        let rating = |first: &str| {
            let line = vec![first.to_owned()];
            let name = String::new();
            let puzzle = Puzzle { name: name.clone(), kind: PuzzleKind::Win, level: 1, position: name, line };
            puzzle_rating(kyo, &puzzle).value
        };
        assert_eq!(rating("C2 C3"), 1000.0);
        assert_eq!(rating("C2 C3 C4"), 1000.0);
        assert_eq!(rating("C2 C3 C4 C5"), 1030.0);
        assert_eq!(rating("C2 C3 C4 C5 C6 C7 C8 C9 D9 E9 F9 G9"), 1270.0);
        assert_eq!(rating(&vec!["C2"; 60].join(" ")), 1400.0);
    }
}
