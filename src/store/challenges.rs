//! Challenges, open or not.

use super::StoreError;
use crate::domain::{Challenge, GuildId, Id, MessageId, PlayerId, Revision, Timestamp};

/// Reads challenges.
///
/// Each method fails as those of [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ChallengeReadTx {
    /// Returns a challenge.
    fn load_challenge(&self, id: Id) -> Result<Option<Challenge>, StoreError>;

    /// Returns the open challenges made by or to a player, the oldest first.
    fn open_challenges_of(&self, player: PlayerId, now: Timestamp) -> Result<Vec<Challenge>, StoreError>;

    /// Returns the open challenges of a server, the oldest first.
    fn open_challenges_in(&self, guild: GuildId, now: Timestamp) -> Result<Vec<Challenge>, StoreError>;

    /// Returns how many open challenges a player has made in a server.
    fn open_challenge_count_of(
        &self,
        guild: GuildId,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<u32, StoreError>;

    /// Returns the ids of all challenges made by or to a player, open or not, the oldest first.
    fn challenge_ids_of(&self, player: PlayerId) -> Result<Vec<Id>, StoreError>;

    /// Returns open challenges whose time is over, the longest overdue first.
    fn expired_challenges(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError>;

    /// Returns the open challenges whose time was not over at a moment.
    fn challenges_open_at(&self, at: Timestamp) -> Result<Vec<Id>, StoreError>;

    /// Returns the match that began with a challenge.
    fn match_of_challenge(&self, id: Id) -> Result<Option<Id>, StoreError>;

    /// Returns the newest challenge that offers a rematch of a match.
    fn rematch_challenge(&self, match_id: Id) -> Result<Option<Challenge>, StoreError>;
}

/// Writes challenges.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ChallengeWriteTx: ChallengeReadTx {
    /// Returns the challenges that [`expired_challenges`](ChallengeReadTx::expired_challenges) finds and that no other
    /// transaction has locked, and locks them.
    fn take_expired_challenges(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError>;

    /// Stores a new challenge.
    fn insert_challenge(&self, challenge: &Challenge) -> Result<(), StoreError>;

    /// Stores the new state of a challenge that was loaded at `from`.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if it was changed since it was loaded.
    fn update_challenge(&self, challenge: &Challenge, from: Revision) -> Result<(), StoreError>;

    /// Stores which message in Discord shows a challenge.
    fn set_challenge_message(&self, id: Id, message: MessageId) -> Result<(), StoreError>;
}
