//! Progress in lessons.

use super::sql::params;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::{Draft, LessonProgress, PlayerId, Revision, SolvedLesson, Timestamp};
use sealed_move_rules::Game;

/// Splits a column with one text per line.
fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

impl ReadTx<'_> {
    /// Returns a player's current or last lesson of a game.
    pub fn lesson_progress(
        &self,
        player: PlayerId,
        game: &dyn Game,
    ) -> Result<Option<LessonProgress>, StoreError> {
        self.row(
            "SELECT lesson, version, moves, draft FROM lesson_progress WHERE player = ?1 AND game = ?2",
            params![player, game.info().name],
            |row| {
                Ok(LessonProgress {
                    lesson: row.get("lesson")?,
                    moves: lines(&row.get::<_, String>("moves")?),
                    draft: Draft {
                        revision: Revision(0),
                        version: row.get("version")?,
                        texts: lines(&row.get::<_, String>("draft")?),
                        typed: None,
                    },
                })
            },
        )
    }

    /// Returns a player's solved lessons of a game, in order of their solution.
    pub fn solved_lessons(&self, player: PlayerId, game: &dyn Game) -> Result<Vec<SolvedLesson>, StoreError> {
        self.rows(
            "SELECT lesson, moves, solved_at FROM lesson_solved WHERE player = ?1 AND game = ?2
             ORDER BY solved_at, lesson",
            params![player, game.info().name],
            |row| {
                Ok(SolvedLesson {
                    lesson: row.get("lesson")?,
                    moves: row.get("moves")?,
                    at: row.get("solved_at")?,
                })
            },
        )
    }
}

impl WriteTx<'_> {
    /// Upserts a player's current lesson of a game.
    pub fn set_lesson_progress(
        &self,
        player: PlayerId,
        game: &dyn Game,
        progress: &LessonProgress,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let LessonProgress { lesson, moves, draft } = progress;
        self.execute(
            "INSERT INTO lesson_progress (player, game, lesson, version, moves, draft, updated_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (player, game) DO UPDATE
             SET lesson = ?3, version = ?4, moves = ?5, draft = ?6, updated_at = ?7",
            params![
                player,
                game.info().name,
                lesson,
                draft.version,
                moves.join("\n"),
                draft.texts.join("\n"),
                now
            ],
        )?;
        Ok(())
    }

    /// Stores a solved lesson. Repeated solutions keep the fewest moves and the first time. A skipped
    /// lesson has 0 moves, and skipping keeps an earlier solution.
    pub fn set_lesson_solved(
        &self,
        player: PlayerId,
        game: &dyn Game,
        lesson: &str,
        moves: u32,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO lesson_solved (player, game, lesson, moves, solved_at) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (player, game, lesson) DO UPDATE
             SET moves = excluded.moves
             WHERE lesson_solved.moves = 0 OR excluded.moves BETWEEN 1 AND lesson_solved.moves - 1",
            params![player, game.info().name, lesson, moves, now],
        )?;
        Ok(())
    }
}
