//! How far people came with the puzzles of the games.

use super::StoreError;
use crate::domain::{PlayerId, PuzzleProgress, PuzzleResult, Timestamp};
use sealed_move_rules::Game;

/// Reads what people did in puzzles.
///
/// Each method fails as those of [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait PuzzleReadTx {
    /// Returns the puzzle of a game that a player has before them, or had last.
    fn puzzle_progress(
        &self,
        player: PlayerId,
        game: &dyn Game,
    ) -> Result<Option<PuzzleProgress>, StoreError>;

    /// Returns the puzzles of a game that counted for a player, the oldest first.
    fn puzzle_results(&self, player: PlayerId, game: &dyn Game) -> Result<Vec<PuzzleResult>, StoreError>;
}

/// Writes what people did in puzzles.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait PuzzleWriteTx: PuzzleReadTx {
    /// Stores the puzzle of a game that a player has before them in place of the one before.
    fn set_puzzle_progress(
        &self,
        player: PlayerId,
        game: &dyn Game,
        progress: &PuzzleProgress,
        now: Timestamp,
    ) -> Result<(), StoreError>;

    /// Stores that a puzzle counted for a player; of several times the last.
    fn set_puzzle_result(
        &self,
        player: PlayerId,
        game: &dyn Game,
        result: &PuzzleResult,
    ) -> Result<(), StoreError>;
}
