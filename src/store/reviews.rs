//! The reviews of finished games, as far as they were made.

use super::{ProcessToken, StoreError};
use crate::domain::{Id, ReviewProgress, Timestamp};

/// Reads reviews.
///
/// A review that is worked on for a while comes behind the others, so the longest due is the next one of a fair queue.
/// Each method fails as those of [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ReviewReadTx {
    /// Returns the review of a game, as far as it was made.
    fn review(&self, game: Id) -> Result<Option<ReviewProgress>, StoreError>;

    /// Returns the games whose reviews are to be gone on with by now, the longest due first.
    fn due_reviews(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError>;

    /// Returns when the next review is due that is not due yet.
    fn next_review(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError>;
}

/// Writes reviews.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ReviewWriteTx: ReviewReadTx {
    /// Stores a review as far as it was made, in place of what was, and when to go on; nothing is left to do where
    /// there is no such moment.
    fn set_review(&self, review: &ReviewProgress, due: Option<Timestamp>) -> Result<(), StoreError>;

    /// Gives a review that is due to a process until `until`; returns `false` where another has it.
    fn claim_review(
        &self,
        game: Id,
        process: ProcessToken,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<bool, StoreError>;

    /// Stores a review as far as the process made it that has it, which it gives back; returns `false` where another has
    /// it by now, and nothing is stored.
    fn keep_review(
        &self,
        review: &ReviewProgress,
        due: Option<Timestamp>,
        process: ProcessToken,
    ) -> Result<bool, StoreError>;

    /// Makes due what a process had claimed that works on nothing now.
    fn release_reviews(&self, process: ProcessToken, now: Timestamp) -> Result<(), StoreError>;
}
