//! Progress in puzzles.

use super::sql::params;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::{Draft, PlayerId, PuzzleProgress, PuzzleResult, Rating, Revision, Timestamp};
use sealed_move_rules::Game;

impl ReadTx<'_> {
    /// Returns a player's current or last puzzle of a game.
    pub fn puzzle_progress(
        &self,
        player: PlayerId,
        game: &dyn Game,
    ) -> Result<Option<PuzzleProgress>, StoreError> {
        self.row(
            "SELECT puzzle, version, made, draft, rated, rating, deviation, volatility FROM puzzle_progress
             WHERE player = ?1 AND game = ?2",
            params![player, game.info().name],
            |row| {
                let draft: String = row.get("draft")?;
                Ok(PuzzleProgress {
                    puzzle: row.get("puzzle")?,
                    made: row.get("made")?,
                    draft: Draft {
                        revision: Revision(0),
                        version: row.get("version")?,
                        texts: draft.lines().map(str::to_owned).collect(),
                        typed: None,
                    },
                    rated: row.get("rated")?,
                    rating: Rating {
                        value: row.get("rating")?,
                        deviation: row.get("deviation")?,
                        volatility: row.get("volatility")?,
                    },
                })
            },
        )
    }

    /// Returns a player's rated puzzles of a game, oldest first.
    pub fn puzzle_results(&self, player: PlayerId, game: &dyn Game) -> Result<Vec<PuzzleResult>, StoreError> {
        self.rows(
            "SELECT puzzle, solved, at FROM puzzle_result WHERE player = ?1 AND game = ?2
             ORDER BY at, puzzle",
            params![player, game.info().name],
            |row| {
                Ok(PuzzleResult {
                    puzzle: row.get("puzzle")?,
                    solved: row.get("solved")?,
                    at: row.get("at")?,
                })
            },
        )
    }
}

impl WriteTx<'_> {
    /// Upserts a player's current puzzle of a game.
    pub fn set_puzzle_progress(
        &self,
        player: PlayerId,
        game: &dyn Game,
        progress: &PuzzleProgress,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let PuzzleProgress { puzzle, made, draft, rated, rating } = progress;
        self.execute(
            "INSERT INTO puzzle_progress (player, game, puzzle, version, made, draft, rated, rating, deviation,
                                          volatility, updated_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
             ON CONFLICT (player, game) DO UPDATE
             SET puzzle = ?3, version = ?4, made = ?5, draft = ?6, rated = ?7, rating = ?8, deviation = ?9,
                 volatility = ?10, updated_at = ?11",
            params![
                player,
                game.info().name,
                puzzle,
                draft.version,
                made,
                draft.texts.join("\n"),
                rated,
                rating.value,
                rating.deviation,
                rating.volatility,
                now
            ],
        )?;
        Ok(())
    }

    /// Upserts the result of a rated puzzle.
    pub fn set_puzzle_result(
        &self,
        player: PlayerId,
        game: &dyn Game,
        result: &PuzzleResult,
    ) -> Result<(), StoreError> {
        let PuzzleResult { puzzle, solved, at } = result;
        self.execute(
            "INSERT INTO puzzle_result (player, game, puzzle, solved, at) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (player, game, puzzle) DO UPDATE SET solved = ?4, at = ?5",
            params![player, game.info().name, puzzle, solved, at],
        )?;
        Ok(())
    }
}
