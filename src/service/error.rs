//! Failed actions: the player can fix a [`UserError`], the bot's owner an [`InternalError`].

use crate::domain::{ChooseError, CorruptMatch, Id, UserError};
use crate::store::StoreError;

/// A failure that the player can't fix. It is logged, and the player gets its number.
#[derive(Debug, thiserror::Error)]
pub enum InternalError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A stored match does not replay.
    #[error(transparent)]
    Corrupt(#[from] CorruptMatch),
    /// A match of a game with chance has no seed to roll from.
    #[error("match {id} has no seed for its dice")]
    NoSeed { id: Id },
    /// The computer chose no move although one is legal.
    #[error("computer chose no move in match {id}: {error:?}")]
    NoChoice { id: Id, error: ChooseError },
    /// The operating system provided no random bytes.
    #[error("operating system provided no random bytes")]
    NoRandomness,
    /// The action's transaction was committed, or may have been, and then something failed. Only
    /// [`core`](super::core) makes this variant, so every other one means that nothing is stored.
    #[error("{outcome}: {cause}")]
    Committed { outcome: CommitOutcome, cause: Box<Self> },
    /// A refusal while reading the answer to a committed action.
    #[error("refused: {0:?}")]
    Refused(UserError),
}

/// What a failed action has stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommitOutcome {
    Stored,
    /// Only a step of composing a move is stored.
    Drafted,
    /// The database did not confirm the commit, and can't be asked.
    Unknown,
}

impl std::fmt::Display for CommitOutcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Stored => "action stored",
            Self::Drafted => "draft stored",
            Self::Unknown => "commit not confirmed",
        })
    }
}

impl InternalError {
    /// What the failed action has stored; `None` if nothing.
    #[must_use]
    pub const fn outcome(&self) -> Option<CommitOutcome> {
        match self {
            Self::Committed { outcome, .. } => Some(*outcome),
            _ => None,
        }
    }

    /// Whether the disk is full. The store has already logged that, so callers don't log it again.
    #[must_use]
    pub const fn is_full_disk(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_full_disk())
    }

    /// Whether the database is busy or unavailable, so that a later retry may succeed.
    #[must_use]
    pub const fn is_away(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_away())
    }

    /// Whether a stored row is corrupt. Other rows are unaffected.
    pub(super) const fn is_corrupt(&self) -> bool {
        matches!(self, Self::Corrupt(_) | Self::Store(StoreError::CorruptRow { .. }))
    }

    /// Whether an immediate retry may succeed.
    pub(super) const fn is_deadlock(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_deadlock())
    }
}

/// A failed action. Nothing was stored, except after [`InternalError::Committed`].
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Shown to the player, with advice.
    #[error("refused: {0:?}")]
    User(UserError),
    /// Logged for the bot's owner; the player only gets a number.
    #[error(transparent)]
    Internal(#[from] InternalError),
}

impl Error {
    /// Whether a stored row is corrupt. Other rows are unaffected.
    pub(super) const fn is_corrupt(&self) -> bool {
        matches!(self, Self::Internal(error) if error.is_corrupt())
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
            // Another transaction changed the row after this one loaded it.
            StoreError::Conflict { .. } => Self::User(UserError::Stale),
            error => Self::Internal(error.into()),
        }
    }
}

impl From<CorruptMatch> for Error {
    fn from(error: CorruptMatch) -> Self {
        Self::Internal(error.into())
    }
}
