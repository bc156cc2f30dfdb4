//! The input from which a notice is built.

use std::cell::OnceCell;

use crate::bot::BotContext;
use crate::domain::{OutboxMessage, QuestionOutcome, Seat, Timestamp};
use crate::service::{Error, MatchView};
use crate::text::Language;

/// An outbox message to build.
#[derive(Clone, Copy, Debug)]
pub(super) struct NoticeRequest<'a> {
    pub(super) bot: &'a BotContext,
    /// The language of the readers.
    pub(super) lang: Language,
    pub(super) message: &'a OutboxMessage,
    pub(super) now: Timestamp,
    /// The answer to the message's question, if the message is being updated.
    pub(super) outcome: Option<QuestionOutcome>,
    /// The lazily loaded match.
    pub(super) match_view: &'a OnceCell<MatchView>,
}

impl<'a> NoticeRequest<'a> {
    /// Loads the public view of the match at the message's revision.
    pub(super) fn match_view(&self) -> Result<&'a MatchView, Error> {
        if let Some(known) = self.match_view.get() {
            return Ok(known);
        }
        let match_view = self.bot.service().views.public_view(self.message.subject, self.message.revision)?;
        Ok(self.match_view.get_or_init(|| match_view))
    }

    /// Returns the player who acted and their opponent, or `None` if the actor has no seat.
    pub(super) fn actor_and_opponent(&self, match_view: &MatchView) -> Option<(Seat, Seat)> {
        let actor = self.message.actor?;
        let side = match_view.game.side_of(actor).ok()?;
        Some((actor, match_view.game.seat(side.other())))
    }
}
