//! Reviews of finished games as rows.

use super::columns::RowRef;
use super::params;
use super::processes::is_not_over;
use super::tx::{SqlTx, SqlWriteTx};
use crate::domain::{Id, ReviewProgress, Timestamp};
use crate::store::{ProcessToken, ReviewReadTx, ReviewWriteTx, StoreError};

pub(in crate::store) const DUE: &str = "SELECT match FROM review WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2";

pub(in crate::store) const NEXT: &str = "SELECT min(due_at) FROM review WHERE due_at > ?1";

impl<T: SqlTx> ReviewReadTx for T {
    fn review(&self, game: Id) -> Result<Option<ReviewProgress>, StoreError> {
        self.row("SELECT records, made, attempts FROM review WHERE match = ?1", [game], |row| {
            let made = ReviewProgress::read(&row.get::<_, String>("made")?);
            let made = made.ok_or(RowRef { table: "review", id: game }.damaged("made"))?;
            Ok(ReviewProgress { game, records: row.get("records")?, made, attempts: row.get("attempts")? })
        })
    }

    fn due_reviews(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.rows(DUE, params![now, limit], |row| row.get("match"))
    }

    fn next_review(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        self.only_value(NEXT, [now])
    }
}

impl<T: SqlWriteTx> ReviewWriteTx for T {
    fn set_review(&self, review: &ReviewProgress, due: Option<Timestamp>) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO review (match, records, made, due_at, attempts) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (match) DO UPDATE
             SET records = excluded.records, made = excluded.made, due_at = excluded.due_at,
                 attempts = excluded.attempts, claimed_by = NULL",
            params![review.game, review.records, review.text(), due, review.attempts],
        )?;
        Ok(())
    }

    fn claim_review(
        &self,
        game: Id,
        process: ProcessToken,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<bool, StoreError> {
        let updated = self.execute(
            &format!(
                "UPDATE review SET due_at = ?4, claimed_by = ?3 WHERE match = ?1 AND due_at <= ?2 AND {}",
                is_not_over::<T>("?3")
            ),
            params![game, now, process, until],
        )?;
        Ok(updated == 1)
    }

    fn keep_review(
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

    fn release_reviews(&self, process: ProcessToken, now: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE review SET due_at = CASE WHEN due_at > ?2 THEN ?2 ELSE due_at END, claimed_by = NULL
             WHERE claimed_by = ?1",
            params![process, now],
        )?;
        Ok(())
    }
}
