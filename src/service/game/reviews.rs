//! Reviews of finished games: asked for once, made in the background a few moves at a time, and stored.
//!
//! What was made is stored with when to go on, so a restart goes on where it was. Each look at a review puts it behind
//! the others: a long game delays no short one.

use std::sync::Arc;

use super::match_view::{history_for, require_watcher};
use crate::domain::{GuildId, Id, PlayerId, ReviewProgress, SeenMove, Timestamp, UserError};
use crate::service::core::Core;
use crate::service::{Caller, Error, History, InternalError};
use crate::store::ReadTx;

/// The pause after a failure.
const AGAIN_MS: i64 = 10_000;

/// Reviews of finished games.
#[derive(Debug)]
pub struct Reviews {
    pub(in crate::service) core: Arc<Core>,
}

/// The review of a match, as far as it was made.
#[derive(Debug)]
pub struct ReviewView {
    /// The match with its moves, in which nothing is hidden any more.
    pub history: History,
    /// The moves as their players saw them.
    pub seen: Vec<SeenMove>,
    /// The same moves with their rolls, as far as their players could read them then.
    pub notations: Vec<String>,
    /// What was made of the review.
    pub progress: ReviewProgress,
}

impl Reviews {
    /// The review of a match for whoever played or may watch it; it is asked for where it never was, and once more
    /// where it was given up.
    ///
    /// # Errors
    ///
    /// Refuses matches of other servers as if they did not exist, those that go on, and those without a move.
    pub fn ask(&self, caller: &Caller, id: Id, guild: Option<GuildId>) -> Result<ReviewView, Error> {
        let reading = self.core.store.begin_read()?;
        let known = reading.review(id)?;
        let mut view = view(&reading, id, caller.player, guild, known.clone())?;
        drop(reading);
        if known.is_none_or(|known| known.is_given_up()) {
            view.progress.attempts = 0;
            let tx = self.core.store.begin_write()?;
            // Someone else may have asked meanwhile.
            match tx.review(id)?.filter(|stored| !stored.is_given_up()) {
                Some(stored) => view.progress = stored,
                None => {
                    tx.set_review(&view.progress, Some(caller.now))?;
                    tx.commit()?;
                    self.core.wake_reviews();
                }
            }
        }
        Ok(view)
    }

    /// What was made of a review, whoever may see it; `None` where nobody asked for it.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn progress(&self, id: Id) -> Result<Option<ReviewProgress>, InternalError> {
        Ok(self.core.store.begin_read()?.review(id)?)
    }

    /// Waits until a review may be due.
    pub async fn wait(&self) {
        self.core.reviews_woken().await;
    }

    /// The match whose review is due for longest.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn due(&self, now: Timestamp) -> Result<Option<Id>, InternalError> {
        Ok(self.core.store.begin_read()?.due_reviews(now, 1)?.pop())
    }

    /// When the next review is due that is not due yet.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>, InternalError> {
        Ok(self.core.store.begin_read()?.next_review(now)?)
    }

    /// Makes due what this process had claimed before it was killed.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn release(&self, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.release_reviews(self.core.process, now)?;
        Ok(tx.commit()?)
    }

    /// Takes a review until `until`, with the moves as their players saw them; `None` where another process has it.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written, or the match is damaged.
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
        let Some(progress) = reading.review(id)? else { return Ok(None) };
        drop(reading);
        let seen = game.seen_moves()?;
        Ok(Some((progress, seen)))
    }

    /// Stores what this process made of a review that it has, and puts it behind the others that are due. Nothing is
    /// stored where this process was too slow and another has it by now, which comes to the same.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn keep(&self, progress: &ReviewProgress, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        if !tx.keep_review(progress, (!progress.is_done()).then_some(now), self.core.process)? {
            tracing::info!(game = %progress.game, "another process goes on with the review by now");
            return Ok(());
        }
        tx.commit()?;
        self.core.announce_answer(progress.game);
        Ok(())
    }

    /// Stores that a review failed, and when it is tried again; several times in a row give it up. Returns whether
    /// that is so now.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn fail(&self, id: Id, now: Timestamp) -> Result<bool, InternalError> {
        let tx = self.core.store.begin_write()?;
        let Some(mut progress) = tx.review(id)? else { return Ok(true) };
        progress.attempts += 1;
        let due = (!progress.is_given_up()).then_some(Timestamp(now.0 + AGAIN_MS));
        if !tx.keep_review(&progress, due, self.core.process)? {
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
    let progress = known.unwrap_or_else(|| ReviewProgress::new(&game));
    Ok(ReviewView { history: history_for(&game, player)?, seen, notations, progress })
}
