//! Questions in messages. Closing one also enqueues edits of the messages that ask it.

use crate::domain::{
    Id, Match, MessageEdit, MessageKind, MessageQuestion, OutboxMessage, QuestionOutcome, Route, Timestamp,
};
use crate::service::core::Core;
use crate::store::{StoreError, WriteTx};

impl Core {
    /// Closes unanswered questions about a match that no longer apply.
    pub(crate) fn close_obsolete(
        &self,
        tx: &WriteTx<'_>,
        game: &Match,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let outcome = QuestionOutcome::without_answer(game);
        self.close_questions(tx, game.id, outcome, now, |question| !question.is_open_in(game))
    }

    /// Closes the questions about a match or challenge that match `closed`, and enqueues edits of
    /// their messages.
    pub(crate) fn close_questions(
        &self,
        tx: &WriteTx<'_>,
        subject: Id,
        outcome: QuestionOutcome,
        now: Timestamp,
        closed: impl Fn(MessageQuestion) -> bool,
    ) -> Result<(), StoreError> {
        for asking in tx.asking_messages(subject)? {
            if asking.asks.is_some_and(&closed) {
                tx.close_question(asking.id)?;
                self.enqueue_edit(tx, &asking, Some(outcome), now)?;
            }
        }
        Ok(())
    }

    /// Enqueues edits that refresh the messages of an open challenge.
    pub(crate) fn refresh_questions(
        &self,
        tx: &WriteTx<'_>,
        subject: Id,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        for asking in tx.asking_messages(subject)? {
            self.enqueue_edit(tx, &asking, None, now)?;
        }
        Ok(())
    }

    /// Enqueues the edit of a message, after it in its queue.
    pub(crate) fn enqueue_edit(
        &self,
        tx: &WriteTx<'_>,
        original: &OutboxMessage,
        outcome: Option<QuestionOutcome>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        // A mention that replaces a direct message has no buttons.
        if matches!(original.route, Route::ChannelMention(_)) {
            return Ok(());
        }
        tx.enqueue(&OutboxMessage {
            id: self.mint.next(now),
            kind: MessageKind::Edited,
            asks: None,
            edit: Some(MessageEdit { message: original.id, outcome }),
            parked: false,
            created: now,
            attempts: 0,
            ..original.clone()
        })?;
        Ok(())
    }
}
