//! Reviews of finished matches, made step by step.

use super::processes::not_expired_sql;
use super::sql::columns::RowRef;
use super::sql::params;
use super::{ProcessToken, ReadTx, StoreError, WriteTx};
use crate::domain::{Id, ReviewProgress, Timestamp};

pub(super) const DUE: &str = "SELECT match FROM review WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2";

pub(super) const NEXT: &str = "SELECT min(due_at) FROM review WHERE due_at > ?1";

impl ReadTx<'_> {
    /// Returns a requested review; `None` also if it was made by version 0.1.0.
    pub fn review(&self, game: Id) -> Result<Option<ReviewProgress>, StoreError> {
        let found = self.row("SELECT records, made, attempts FROM review WHERE match = ?1", [game], |row| {
            let text = row.get::<_, String>("made")?;
            if ReviewProgress::is_outdated(&text) {
                return Ok(None);
            }
            let read = ReviewProgress::read(&text);
            let (judges_end, made) = read.ok_or(RowRef { table: "review", id: game }.corrupt("made"))?;
            let (records, attempts) = (row.get("records")?, row.get("attempts")?);
            Ok(Some(ReviewProgress { game, records, judges_end, made, attempts }))
        });
        Ok(found?.flatten())
    }

    /// Returns the matches with due reviews, longest overdue first.
    pub fn due_reviews(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.rows(DUE, params![now, limit], |row| row.get("match"))
    }

    /// Returns when the next review becomes due.
    pub fn next_review(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        self.only_value(NEXT, [now])
    }
}

impl WriteTx<'_> {
    /// Upserts a review and when to continue, or `None` if it is complete.
    pub fn set_review(&self, review: &ReviewProgress, due: Option<Timestamp>) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO review (match, records, made, due_at, attempts) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (match) DO UPDATE
             SET records = excluded.records, made = excluded.made, due_at = excluded.due_at,
                 attempts = excluded.attempts, claimed_by = NULL",
            params![review.game, review.records, review.text(), due, review.attempts],
        )?;
        Ok(())
    }

    /// Claims a due review for a process until `until`; returns `false` if another process has it.
    pub fn claim_review(
        &self,
        game: Id,
        process: ProcessToken,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<bool, StoreError> {
        let updated = self.execute(
            &format!(
                "UPDATE review SET due_at = ?4, claimed_by = ?3 WHERE match = ?1 AND due_at <= ?2 AND {}",
                not_expired_sql(self.dialect(), "?3")
            ),
            params![game, now, process, until],
        )?;
        Ok(updated == 1)
    }

    /// Stores the progress of a claimed review and releases the claim. Returns `false`, without a
    /// change, if another process has claimed it.
    pub fn store_review(
        &self,
        review: &ReviewProgress,
        due: Option<Timestamp>,
        process: ProcessToken,
    ) -> Result<bool, StoreError> {
        let updated = self.execute(
            "UPDATE review SET made = ?2, due_at = ?3, attempts = ?4, claimed_by = NULL WHERE match = ?1 AND claimed_by = ?5",
            params![review.game, review.text(), due, review.attempts, process],
        )?;
        Ok(updated == 1)
    }

    /// Releases the claims of a process; its reviews become due.
    pub fn release_reviews(&self, process: ProcessToken, now: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE review SET due_at = CASE WHEN due_at > ?2 THEN ?2 ELSE due_at END, claimed_by = NULL
             WHERE claimed_by = ?1",
            params![process, now],
        )?;
        Ok(())
    }
}
