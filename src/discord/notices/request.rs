//! What a message of the outbox is made from.

use std::cell::OnceCell;

use crate::bot::BotContext;
use crate::domain::{OutboxMessage, QuestionOutcome, Seat, Timestamp};
use crate::service::{Error, MatchView};
use crate::text::Language;

/// A message of the outbox that is being made.
#[derive(Clone, Copy, Debug)]
pub(super) struct NoticeRequest<'a> {
    pub(super) bot: &'a BotContext,
    /// The language of those who read it.
    pub(super) lang: Language,
    pub(super) message: &'a OutboxMessage,
    pub(super) now: Timestamp,
    /// What became of what the message asked, where it is posted already and changes now.
    pub(super) outcome: Option<QuestionOutcome>,
    /// The match, once somebody asked for it.
    pub(super) match_view: &'a OnceCell<MatchView>,
}

impl<'a> NoticeRequest<'a> {
    /// The match that it is about, as everyone may see it, as it was after the change that is told.
    pub(super) fn match_view(&self) -> Result<&'a MatchView, Error> {
        if let Some(known) = self.match_view.get() {
            return Ok(known);
        }
        let match_view = self.bot.service().views.public_view(self.message.subject, self.message.revision)?;
        Ok(self.match_view.get_or_init(|| match_view))
    }

    /// The player who did what is told, and their opponent; nothing for someone who plays no side.
    pub(super) fn actor_and_opponent(&self, match_view: &MatchView) -> Option<(Seat, Seat)> {
        let actor = self.message.actor?;
        let side = match_view.game.side_of(actor).ok()?;
        Some((actor, match_view.game.seat(side.other())))
    }
}
