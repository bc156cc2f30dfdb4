//! Jobs of matches against the computer, and players' results in them.

use super::processes::not_expired_sql;
use super::ratings::{rating_from_row, row_from};
use super::sql::columns::{RowRef, side_word};
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ProcessToken, ReadTx, StoreError, WriteTx};
use crate::domain::{
    ComputerJob, ComputerTask, Id, Level, PlayerId, RatingChange, RatingRow, Revision, Score, Seat, Tally,
    Timestamp,
};
use sealed_move_rules::{Game, Side};
use std::cmp::Reverse;

pub(super) const DUE: &str = "SELECT match, revision, task, due_at, attempts FROM computer_job
     WHERE task = ?1 AND due_at <= ?2 ORDER BY due_at LIMIT ?3";

/// One search per task, because the index starts with the task.
pub(super) const NEXT: &str = "SELECT min(due) FROM
     (SELECT min(due_at) AS due FROM computer_job WHERE task = 'move' AND due_at > ?1
      UNION ALL SELECT min(due_at) FROM computer_job WHERE task = 'ping' AND due_at > ?1) AS subquery";

/// The latest `?3` finished matches of the player `?1` in the game `?2` on one side, against the
/// computer.
pub(super) fn latest_sql(side: Side) -> String {
    let (own, other) = (side_word(side), side_word(side.other()));
    format!(
        "SELECT id, {other} AS seat, winner, ended_at FROM match INDEXED BY match_ended_{own}
         WHERE {own} = ?1 AND {other} < 0 AND game = ?2 AND ended_at IS NOT NULL
           AND reason NOT IN ('aborted', 'not-started', 'shut-out', 'called-off', 'server-deleted', 'by-organizer', 'season-off')
         ORDER BY ended_at DESC LIMIT ?3"
    )
}

fn from_row(row: &FoundRow<'_>) -> Result<ComputerJob, StoreError> {
    let here = RowRef { table: "computer_job", id: row.get("match")? };
    let task = ComputerTask::from_word(&row.get::<_, String>("task")?).ok_or(here.corrupt("task"))?;
    Ok(ComputerJob {
        game: here.id,
        revision: row.get("revision")?,
        task,
        due: row.get("due_at")?,
        attempts: row.get("attempts")?,
    })
}

fn level(player: PlayerId, row: &FoundRow<'_>) -> Result<Level, StoreError> {
    let here = RowRef { table: "computer_result", id: Id(player.0) };
    Level::from_number(row.get("level")?).ok_or(here.corrupt("level"))
}

const fn word(score: Score) -> &'static str {
    match score {
        Score::Won => "won",
        Score::Drawn => "drawn",
        Score::Lost => "lost",
    }
}

impl ReadTx<'_> {
    /// Returns the due jobs of a kind, longest overdue first.
    pub fn due_computer_jobs(
        &self,
        task: ComputerTask,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<ComputerJob>, StoreError> {
        self.rows(DUE, params![task.word(), now, limit], from_row)
    }

    /// Returns when the next job becomes due.
    pub fn next_computer_job(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        self.only_value(NEXT, [now])
    }

    pub fn computer_job(&self, game: Id) -> Result<Option<ComputerJob>, StoreError> {
        let sql = "SELECT match, revision, task, due_at, attempts FROM computer_job WHERE match = ?1";
        self.row(sql, [game], from_row)
    }

    /// Returns a player's results in a game per level, lowest level first.
    pub fn computer_results(
        &self,
        player: PlayerId,
        game: &'static dyn Game,
    ) -> Result<Vec<(Level, Tally)>, StoreError> {
        self.rows(
            "SELECT level, won, drawn, lost FROM computer_result WHERE player = ?1 AND game = ?2
             ORDER BY level",
            params![player, game.info().name],
            |row| {
                let tally = Tally { won: row.get("won")?, drawn: row.get("drawn")?, lost: row.get("lost")? };
                Ok((level(player, row)?, tally))
            },
        )
    }

    /// Returns the levels and results of a player's latest finished matches against the computer,
    /// newest first.
    pub fn latest_computer_results(
        &self,
        player: PlayerId,
        game: &'static dyn Game,
        limit: u32,
    ) -> Result<Vec<(Level, Score)>, StoreError> {
        let mut found = Vec::new();
        for side in Side::BOTH {
            found.extend(self.rows(&latest_sql(side), params![player, game.info().name, limit], |row| {
                let here = RowRef { table: "match", id: row.get("id")? };
                let seat: Seat = row.get("seat")?;
                let score = match row.get::<_, Option<String>>("winner")? {
                    None => Score::Drawn,
                    Some(winner) if winner == side_word(side) => Score::Won,
                    Some(_) => Score::Lost,
                };
                let level = seat.level().ok_or(here.corrupt("seat"))?;
                Ok((row.get::<_, Timestamp>("ended_at")?, here.id, level, score))
            })?);
        }
        found.sort_by_key(|(ended, id, ..)| Reverse((ended.0, id.0)));
        found.truncate(limit as usize);
        Ok(found.into_iter().map(|(_, _, level, score)| (level, score)).collect())
    }

    /// Returns a player's rating and results in rated matches against the computer, or `None`
    /// before the first one ends.
    pub fn computer_rating(
        &self,
        player: PlayerId,
        game: &'static dyn Game,
    ) -> Result<Option<RatingRow>, StoreError> {
        self.row(
            "SELECT player, game, rating, deviation, volatility, rated, won, drawn, lost, changed_at
             FROM computer_rating WHERE player = ?1 AND game = ?2",
            params![player, game.info().name],
            |row| row_from("computer_rating", row),
        )
    }

    /// Returns the rating change of a match against the computer, or `None` if it had no effect.
    pub fn computer_rating_change(&self, match_id: Id) -> Result<Option<RatingChange>, StoreError> {
        self.row(
            "SELECT before, before_deviation, before_volatility, after, after_deviation, after_volatility
             FROM computer_rating_change WHERE match = ?1",
            [match_id],
            |row| Ok(RatingChange { before: rating_from_row(row, 0)?, after: rating_from_row(row, 3)? }),
        )
    }
}

impl WriteTx<'_> {
    /// Upserts the job of a match.
    pub fn set_computer_job(&self, job: &ComputerJob) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO computer_job (match, revision, task, due_at, attempts) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (match) DO UPDATE
             SET revision = excluded.revision, task = excluded.task, due_at = excluded.due_at,
                 attempts = excluded.attempts, claimed_by = NULL",
            params![job.game, job.revision, job.task.word(), job.due, job.attempts],
        )?;
        Ok(())
    }

    pub fn delete_computer_job(&self, game: Id) -> Result<(), StoreError> {
        self.execute("DELETE FROM computer_job WHERE match = ?1", [game])?;
        Ok(())
    }

    /// Claims a job for a process until `until`. Returns `false` if another process has it or it is
    /// obsolete.
    pub fn claim_computer_job(
        &self,
        job: &ComputerJob,
        process: ProcessToken,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<bool, StoreError> {
        let updated = self.execute(
            &format!(
                "UPDATE computer_job SET due_at = ?5, claimed_by = ?4
                 WHERE match = ?1 AND revision = ?2 AND due_at <= ?3 AND {}",
                not_expired_sql(self.dialect(), "?4")
            ),
            params![job.game, job.revision, now, process, until],
        )?;
        Ok(updated == 1)
    }

    /// Counts a failure and reschedules the job.
    pub fn retry_computer_job(&self, game: Id, revision: Revision, due: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE computer_job SET due_at = ?3, attempts = attempts + 1, claimed_by = NULL
             WHERE match = ?1 AND revision = ?2",
            params![game, revision, due],
        )?;
        Ok(())
    }

    /// Releases the claims of a process; its jobs become due.
    pub fn release_computer_jobs(&self, process: ProcessToken, now: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE computer_job SET due_at = CASE WHEN due_at > ?2 THEN ?2 ELSE due_at END, claimed_by = NULL WHERE claimed_by = ?1",
            params![process, now],
        )?;
        Ok(())
    }

    /// Counts a result of a player against a level.
    pub fn add_computer_result(
        &self,
        player: PlayerId,
        game: &'static dyn Game,
        level: Level,
        score: Score,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let counts = [Score::Won, Score::Drawn, Score::Lost].map(|one| i64::from(one == score));
        self.execute(
            "INSERT INTO computer_result (player, game, level, won, drawn, lost, last, changed_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
             ON CONFLICT (player, game, level) DO UPDATE SET
                 won = computer_result.won + excluded.won, drawn = computer_result.drawn + excluded.drawn,
                 lost = computer_result.lost + excluded.lost,
                 last = excluded.last, changed_at = excluded.changed_at",
            params![
                player,
                game.info().name,
                level.number(),
                counts[0],
                counts[1],
                counts[2],
                word(score),
                now
            ],
        )?;
        Ok(())
    }

    /// Stores a player's rating after a rated match against the computer, and the change.
    pub fn set_computer_rating(
        &self,
        match_id: Id,
        row: &RatingRow,
        RatingChange { before, after }: RatingChange,
    ) -> Result<(), StoreError> {
        let RatingRow { player, rating, tally, .. } = row;
        self.execute(
            "INSERT INTO computer_rating
                 (player, game, rating, deviation, volatility, rated, won, drawn, lost, changed_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
             ON CONFLICT (player, game) DO UPDATE
             SET rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
                 rated = excluded.rated, won = excluded.won, drawn = excluded.drawn, lost = excluded.lost,
                 changed_at = excluded.changed_at",
            params![
                player,
                row.game.info().name,
                rating.value,
                rating.deviation,
                rating.volatility,
                row.rated,
                tally.won,
                tally.drawn,
                tally.lost,
                row.as_of,
            ],
        )?;
        self.execute(
            "INSERT INTO computer_rating_change (match, before, before_deviation, before_volatility,
                                                 after, after_deviation, after_volatility)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![
                match_id,
                before.value,
                before.deviation,
                before.volatility,
                after.value,
                after.deviation,
                after.volatility,
            ],
        )?;
        Ok(())
    }
}
