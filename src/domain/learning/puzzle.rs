//! A player's progress in the puzzles of a game, and the choice of the next puzzle.

use crate::domain::game::draft::Draft;
use crate::domain::{ChoiceVersion, Level, Rating, Revision, Timestamp, level_rating};
pub use sealed_move_players::puzzles::theme as puzzle_theme;
use sealed_move_rules::Game;
use sealed_move_rules::puzzle::{Puzzle, PuzzleKind};

/// Rating deviation of every puzzle. Its rating is fixed by the level that solves it.
const PUZZLE_DEVIATION: f64 = 80.0;

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

/// Returns the difficulty of a puzzle: the rating of the level that solves it.
#[must_use]
pub fn puzzle_rating(game: &dyn Game, puzzle: &Puzzle) -> Rating {
    let level = Level::from_number(puzzle.level);
    let value =
        level.and_then(|level| level_rating(game.info().name, level, ChoiceVersion::FIRST)).unwrap_or(1000);
    Rating { value: f64::from(value), deviation: PUZZLE_DEVIATION, ..Rating::UNKNOWN }
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
