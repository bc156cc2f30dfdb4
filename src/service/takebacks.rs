//! Takebacks and aborts.

use super::{Call, Error, MatchView, Service};
use crate::matches::{
    Id, MessageKind, OfferAnswer, Revision, TakebackStep, abort, answer_takeback, offer_takeback,
};

/// What became of a wish to take back.
#[derive(Debug)]
pub struct TakebackDone {
    /// The step.
    pub step: TakebackStep,
    /// The match afterwards.
    pub look: MatchView,
}

impl Service {
    /// Asks the opponent for a takeback.
    ///
    /// # Errors
    ///
    /// Refuses what [`offer_takeback`] refuses.
    pub fn offer_takeback(&self, call: &Call, id: Id) -> Result<TakebackDone, Error> {
        let deed = self.begin(call)?;
        let (mut game, line) = self.load(&*deed, id)?;
        let from = game.revision;
        let trail = game.trail()?;
        let step = offer_takeback(&mut game, &trail, call.player)?;
        self.save(&*deed, &game, from, &line, call.now)?;
        deed.enqueue(&self.letter(MessageKind::TakebackOffered, &game, Some(call.player), call.now))?;
        self.finish(deed)?;
        Ok(TakebackDone { step, look: self.look_and_keep(game, line, call.player)? })
    }

    /// Answers the request for a takeback that was made at the revision `offered`, or takes it
    /// back.
    ///
    /// # Errors
    ///
    /// Refuses what [`answer_takeback`] refuses.
    pub fn answer_takeback(
        &self,
        call: &Call,
        id: Id,
        answer: OfferAnswer,
        offered: Revision,
    ) -> Result<TakebackDone, Error> {
        let deed = self.begin(call)?;
        let (mut game, mut line) = self.load(&*deed, id)?;
        let from = game.revision;
        let step = answer_takeback(&mut game, call.player, answer, offered, call.now)?;
        if step == TakebackStep::Accepted {
            line = game.line()?;
            // They answer turns that were never made now.
            for player in game.seats {
                deed.delete_plans(id, player)?;
            }
        }
        self.save(&*deed, &game, from, &line, call.now)?;
        let topic = match step {
            TakebackStep::Offered => MessageKind::TakebackOffered,
            TakebackStep::Accepted => MessageKind::TakenBack,
            TakebackStep::Declined => MessageKind::TakebackDeclined,
            TakebackStep::Withdrawn => MessageKind::TakebackWithdrawn,
        };
        deed.enqueue(&self.letter(topic, &game, Some(call.player), call.now))?;
        self.finish(deed)?;
        Ok(TakebackDone { step, look: self.look_and_keep(game, line, call.player)? })
    }

    /// Aborts a match that has hardly begun.
    ///
    /// # Errors
    ///
    /// Refuses what [`abort`] refuses.
    pub fn abort(&self, call: &Call, id: Id) -> Result<MatchView, Error> {
        let deed = self.begin(call)?;
        let (mut game, line) = self.load(&*deed, id)?;
        let from = game.revision;
        abort(&mut game, call.player)?;
        self.save(&*deed, &game, from, &line, call.now)?;
        deed.enqueue(&self.letter(MessageKind::Over, &game, Some(call.player), call.now))?;
        self.finish(deed)?;
        self.look_and_keep(game, line, call.player)
    }
}
