//! Why an action was not done: the player can help it, or the bot's owner must look.

use crate::domain::{ChooseError, DamagedMatch, Id, UserError};
use crate::store::StoreError;

/// Something failed that no player can help; it is logged, and the player gets a number.
#[derive(Debug, thiserror::Error)]
pub enum InternalError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A stored match does not replay.
    #[error(transparent)]
    Damaged(#[from] DamagedMatch),
    /// A match of a game with chance has no seed to roll from.
    #[error("match {id} has no seed for its dice")]
    NoSeed {
        /// Which match.
        id: Id,
    },
    /// The computer chose no move where there is one to make.
    #[error("the computer finds no move in match {id}: {error:?}")]
    NoChoice {
        /// Which match.
        id: Id,
        /// What it says.
        error: ChooseError,
    },
    /// The system gives no randomness.
    #[error("no randomness for a seed")]
    NoRandomness,
}

impl InternalError {
    /// Whether no space is left on the disk. The store has logged that once, so that nobody need log it again with
    /// whatever fails by it.
    #[must_use]
    pub const fn is_full_disk(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_full_disk())
    }
}

impl InternalError {
    /// Whether the database is busy or away, so that the same may succeed later.
    #[must_use]
    pub const fn is_away(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_away())
    }

    /// Whether a stored row is damaged, which concerns no other.
    pub(super) const fn is_damage(&self) -> bool {
        matches!(self, Self::Damaged(_) | Self::Store(StoreError::Damaged { .. }))
    }

    /// Whether the same may succeed at once.
    pub(super) const fn is_deadlock(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_deadlock())
    }
}

/// Why an action was not done; nothing of it is stored.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The player is told what happened and what to do.
    #[error("refused: {0:?}")]
    User(UserError),
    /// The bot's owner is told; the player learns only that it failed.
    #[error(transparent)]
    Internal(#[from] InternalError),
}

impl Error {
    /// Whether one stored match is damaged, which concerns no other.
    pub(super) const fn is_damage(&self) -> bool {
        matches!(self, Self::Internal(error) if error.is_damage())
    }
}

impl From<UserError> for Error {
    fn from(error: UserError) -> Self {
        Self::User(error)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            // Someone else changed it between loading and storing.
            StoreError::Conflict { .. } => Self::User(UserError::Stale),
            error => Self::Internal(error.into()),
        }
    }
}

impl From<DamagedMatch> for Error {
    fn from(error: DamagedMatch) -> Self {
        Self::Internal(error.into())
    }
}
