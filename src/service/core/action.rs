//! The transaction of a player's action, and what an error may claim about it.
//!
//! An error before the commit means that nothing is stored. An error after it, or of a commit that
//! was not confirmed, becomes [`InternalError::Committed`], and only here. The outcomes are kept for
//! a while, because handlers read the store again after the service has returned.

use std::collections::VecDeque;
use std::ops::Deref;
use std::sync::{Mutex, PoisonError};

use super::Core;
use crate::domain::{InteractionId, UserError};
use crate::service::{Caller, CommitOutcome, Error, InternalError};
use crate::store::{LockRoot, StoreError, WriteTx};

/// Kept outcomes. Enough for a minute of a very busy process.
const MAX_OUTCOMES: usize = 8192;

/// Outcomes of the latest commits, newest last.
#[derive(Debug, Default)]
pub(super) struct Outcomes(Mutex<VecDeque<(InteractionId, CommitOutcome)>>);

impl Outcomes {
    fn note(&self, interaction: InteractionId, outcome: CommitOutcome) {
        let mut outcomes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if outcomes.len() >= MAX_OUTCOMES {
            outcomes.pop_front();
        }
        outcomes.push_back((interaction, outcome));
    }

    fn of(&self, interaction: InteractionId) -> Option<CommitOutcome> {
        let outcomes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        outcomes.iter().rev().find(|(noted, _)| *noted == interaction).map(|(_, outcome)| *outcome)
    }
}

/// The write transaction of an action. Dropped without a commit, it is rolled back.
pub(crate) struct ActionTx<'a> {
    tx: WriteTx<'a>,
    core: &'a Core,
    interaction: InteractionId,
    /// The outcome after a commit; `None` if the action changes nothing.
    outcome: Option<CommitOutcome>,
}

impl<'a> Deref for ActionTx<'a> {
    type Target = WriteTx<'a>;

    fn deref(&self) -> &WriteTx<'a> {
        &self.tx
    }
}

impl ActionTx<'_> {
    /// Replaces the outcome, which is [`CommitOutcome::Stored`] otherwise. `None` stands for an action
    /// that changes nothing.
    pub(crate) fn with_outcome(self, outcome: Option<CommitOutcome>) -> Self {
        Self { outcome, ..self }
    }

    /// Commits the action and notifies the outbox and computer jobs.
    pub(crate) fn commit(self) -> Result<(), Error> {
        let Self { tx, core, interaction, outcome } = self;
        match tx.commit() {
            Ok(()) => {
                if let Some(outcome) = outcome {
                    core.outcomes.note(interaction, outcome);
                }
                core.notify_outbox();
                core.notify_computers();
                Ok(())
            }
            Err(error @ StoreError::InDoubt { .. }) if outcome.is_some() => {
                core.outcomes.note(interaction, CommitOutcome::Unknown);
                Err(core.after_commit(interaction, error.into()))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Commits the action, then reads its answer.
    pub(crate) fn commit_and<T>(self, answer: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
        let (core, interaction) = (self.core, self.interaction);
        self.commit()?;
        let refused = |error| match error {
            Error::User(refusal) => InternalError::Refused(refusal).into(),
            error => error,
        };
        answer().map_err(|error| core.after_commit(interaction, refused(error)))
    }
}

impl Core {
    /// Begins an action's transaction, or fails with [`UserError::Repeated`] if Discord delivered
    /// the interaction twice.
    pub(crate) fn begin(&self, caller: &Caller) -> Result<ActionTx<'_>, Error> {
        let action = self.begin_idempotent(caller)?;
        if action.record_interaction(caller.interaction, caller.now)? {
            Ok(action)
        } else {
            Err(UserError::Repeated.into())
        }
    }

    /// Like [`begin`](Self::begin), but locks `roots` before any read.
    pub(crate) fn begin_locked(&self, caller: &Caller, roots: &[LockRoot]) -> Result<ActionTx<'_>, Error> {
        let action = self.begin(caller)?;
        action.lock(roots)?;
        Ok(action)
    }

    /// Begins the transaction of an action that an interaction may repeat.
    pub(crate) fn begin_idempotent(&self, caller: &Caller) -> Result<ActionTx<'_>, Error> {
        let (tx, outcome) = (self.store.begin_write()?, Some(CommitOutcome::Stored));
        Ok(ActionTx { tx, core: self, interaction: caller.interaction, outcome })
    }

    /// Converts an internal error of an interaction whose action is committed, or may be. A refusal
    /// keeps its own sentence.
    pub(crate) fn after_commit(&self, interaction: InteractionId, error: Error) -> Error {
        match (self.outcomes.of(interaction), error) {
            (Some(outcome), Error::Internal(cause)) if cause.outcome().is_none() => {
                InternalError::Committed { outcome, cause: Box::new(cause) }.into()
            }
            (_, error) => error,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_latest_outcomes_are_kept() {
        let outcomes = Outcomes::default();
        assert_eq!(outcomes.of(InteractionId(0)), None);
        for number in 0..=MAX_OUTCOMES as u64 {
            outcomes.note(InteractionId(number), CommitOutcome::Stored);
        }
        assert_eq!(outcomes.of(InteractionId(0)), None);
        assert_eq!(outcomes.of(InteractionId(1)), Some(CommitOutcome::Stored));
        outcomes.note(InteractionId(1), CommitOutcome::Unknown);
        assert_eq!(outcomes.of(InteractionId(1)), Some(CommitOutcome::Unknown), "the last one counts");
    }
}
