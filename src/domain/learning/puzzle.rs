//! How far a person came with the puzzles of a game, and which of them suits them next.

use crate::domain::game::draft::Draft;
use crate::domain::{Level, Rating, Revision, Timestamp, level_rating};
use sealed_move_rules::Game;
use sealed_move_rules::puzzle::Puzzle;

/// How sure a puzzle's rating is: it follows from the level that solves it, and stays.
const PUZZLE_DEVIATION: f64 = 80.0;

/// The puzzle of a game that a person has before them, with their puzzle rating.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleProgress {
    /// The name of the puzzle.
    pub puzzle: String,
    /// How many right moves they made.
    pub made: u32,
    /// The move that they are putting together. Its version grows with everything that changes, from puzzle to
    /// puzzle, and buttons carry it.
    pub draft: Draft,
    /// Whether this puzzle has counted: solved, or given away by a wrong move or a hint.
    pub rated: bool,
    /// How well they solve puzzles of the game.
    pub rating: Rating,
}

impl PuzzleProgress {
    /// The beginning of a puzzle, for somebody with this progress before.
    #[must_use]
    pub fn begun(puzzle: &Puzzle, before: Option<Self>) -> Self {
        let rating = before.as_ref().map_or(Rating::UNKNOWN, |before| before.rating);
        let version = before.map_or(1, |before| before.draft.version + 1);
        let draft = Draft { revision: Revision(0), version, texts: Vec::new(), typed: None };
        Self { puzzle: puzzle.name.clone(), made: 0, draft, rated: false, rating }
    }
}

/// A puzzle that counted for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleResult {
    /// The name of the puzzle.
    pub puzzle: String,
    /// Whether they solved it at once and without a hint.
    pub solved: bool,
    /// When it counted.
    pub at: Timestamp,
}

/// How hard a puzzle is: the rating of the level that finds it.
#[must_use]
pub fn puzzle_rating(game: &dyn Game, puzzle: &Puzzle) -> Rating {
    let level = Level::from_number(puzzle.level);
    let value = level.and_then(|level| level_rating(game.info().name, level)).unwrap_or(1000);
    Rating { value: f64::from(value), deviation: PUZZLE_DEVIATION, ..Rating::UNKNOWN }
}

/// The puzzle that a person gets next: of those that have not counted for them the one nearest to their rating;
/// where all have, the one that counted longest ago. `results` come with the oldest first.
#[must_use]
pub fn next_puzzle(game: &dyn Game, rating: f64, results: &[PuzzleResult]) -> Option<&'static Puzzle> {
    let puzzles = game.puzzles().iter();
    let fresh = puzzles.filter(|puzzle| results.iter().all(|result| result.puzzle != puzzle.name));
    let far = |puzzle: &Puzzle| (puzzle_rating(game, puzzle).value - rating).abs();
    fresh.min_by(|one, other| far(one).total_cmp(&far(other))).or_else(|| {
        let named = |result: &PuzzleResult| game.puzzles().iter().find(|puzzle| puzzle.name == result.puzzle);
        results.iter().find_map(named)
    })
}
