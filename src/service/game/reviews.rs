//! Reviews of finished games, made in the background a few moves at a time.
//!
//! Progress is stored after each step, so a restart continues it. Each step moves a review behind
//! the other due ones, so a long game doesn't delay short ones.

use std::sync::Arc;

use super::match_view::{history_for, require_watcher};
use crate::domain::{GuildId, Id, PlayerId, ReviewProgress, SeenMove, Timestamp, UserError};
use crate::service::core::Core;
use crate::service::{Caller, Error, History, InternalError};
use crate::store::ReadTx;
use sealed_move_rules::Side;

/// Retry delay after a failure.
const RETRY_MS: i64 = 10_000;

#[derive(Debug)]
pub struct Reviews {
    pub(in crate::service) core: Arc<Core>,
}

/// A review, which may be incomplete.
#[derive(Debug)]
pub struct ReviewView {
    /// The match with all secrets revealed.
    pub history: History,
    /// The moves as their players saw them, with the final position unless the game ended on the board.
    pub seen: Vec<SeenMove>,
    /// The same moves with the rolls that their players could see at the time.
    pub notations: Vec<String>,
    /// The reader's side, if they played.
    pub reader: Option<Side>,
    pub progress: ReviewProgress,
}

impl Reviews {
    /// Returns the review of a match. Requests one if there was no request yet, or it was given up.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchMatch`] in other servers, [`UserError::ReviewedLater`] until the match is
    /// over, [`UserError::NothingToReview`] without moves.
    pub fn request(&self, caller: &Caller, id: Id, guild: Option<GuildId>) -> Result<ReviewView, Error> {
        let reading = self.core.store.begin_read()?;
        let known = reading.review(id)?;
        let mut view = view(&reading, id, caller.player, guild, known.clone())?;
        drop(reading);
        if known.is_none_or(|known| known.is_given_up()) {
            view.progress.attempts = 0;
            let tx = self.core.begin_idempotent(caller)?;
            // Another request may have won the race.
            match tx.review(id)?.filter(|stored| !stored.is_given_up()) {
                Some(stored) => view.progress = stored,
                None => {
                    tx.set_review(&view.progress, Some(caller.now))?;
                    tx.commit()?;
                    self.core.notify_reviews();
                }
            }
        }
        Ok(view)
    }

    /// Returns the progress of a review without checking permissions; `None` if it was never
    /// requested.
    pub fn progress(&self, id: Id) -> Result<Option<ReviewProgress>, InternalError> {
        Ok(self.core.store.begin_read()?.review(id)?)
    }

    /// Waits until a review may be due.
    pub async fn wait(&self) {
        self.core.reviews_notified().await;
    }

    /// Returns the match with the longest-due review.
    pub fn due(&self, now: Timestamp) -> Result<Option<Id>, InternalError> {
        Ok(self.core.store.begin_read()?.due_reviews(now, 1)?.pop())
    }

    /// Returns the earliest due time after `now`.
    pub fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>, InternalError> {
        Ok(self.core.store.begin_read()?.next_review(now)?)
    }

    /// Releases the reviews that this process had claimed before it was killed.
    pub fn release(&self, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.release_reviews(self.core.process, now)?;
        Ok(tx.commit()?)
    }

    /// Claims a review until `until`. Returns `None` if another process has claimed it.
    pub fn claim(
        &self,
        id: Id,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<Option<(ReviewProgress, Vec<SeenMove>)>, Error> {
        let tx = self.core.store.begin_write()?;
        if !tx.claim_review(id, self.core.process, now, until)? {
            return Ok(None);
        }
        tx.commit()?;
        let reading = self.core.store.begin_read()?;
        let game = reading.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        let known = reading.review(id)?;
        drop(reading);
        let seen = game.seen_moves()?;
        // A review begun by version 0.1.0 starts over.
        let progress = known.unwrap_or_else(|| ReviewProgress::new(id, &seen));
        Ok(Some((progress, seen)))
    }

    /// Stores the progress of a claimed review and moves it behind the other due ones.
    ///
    /// If this process was too slow and another one has claimed the review, nothing is stored: the
    /// other one computes the same.
    pub fn store_progress(&self, progress: &ReviewProgress, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        if !tx.store_review(progress, (!progress.is_done()).then_some(now), self.core.process)? {
            tracing::info!(game = %progress.game, "review claimed by another process");
            return Ok(());
        }
        tx.commit()?;
        self.core.announce_answer(progress.game);
        Ok(())
    }

    /// Stores a failure and schedules a retry. Returns whether the review is given up after
    /// repeated failures.
    pub fn fail(&self, id: Id, now: Timestamp) -> Result<bool, InternalError> {
        let tx = self.core.store.begin_write()?;
        let Some(mut progress) = tx.review(id)? else { return Ok(true) };
        progress.attempts += 1;
        let due = (!progress.is_given_up()).then_some(Timestamp(now.0 + RETRY_MS));
        if !tx.store_review(&progress, due, self.core.process)? {
            return Ok(false);
        }
        tx.commit()?;
        self.core.announce_answer(id);
        Ok(progress.is_given_up())
    }
}

fn view(
    reading: &ReadTx<'_>,
    id: Id,
    player: PlayerId,
    guild: Option<GuildId>,
    known: Option<ReviewProgress>,
) -> Result<ReviewView, Error> {
    let game = reading.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
    require_watcher(&game, player, guild)?;
    if game.ending.is_none() {
        return Err(UserError::ReviewedLater.into());
    }
    if game.moves.is_empty() {
        return Err(UserError::NothingToReview.into());
    }
    let (seen, notations) = (game.seen_moves()?, game.own_notations()?);
    let progress = known.unwrap_or_else(|| ReviewProgress::new(id, &seen));
    let reader = game.side_of(player).ok();
    Ok(ReviewView { history: history_for(&game, player)?, seen, notations, reader, progress })
}
