//! Offers of a draw, requests for a takeback, and aborts.

use std::sync::Arc;

use super::core::Core;
use super::{Caller, Error, MatchView};
use crate::matches::{
    DrawStep, Id, Match, MessageKind, OfferAnswer, Revision, TakebackStep, UserError, abort, answer_draw,
    answer_takeback, offer_draw, offer_takeback,
};

/// What became of a wish to take back.
#[derive(Debug)]
pub struct TakebackOutcome {
    /// The step.
    pub step: TakebackStep,
    /// The match afterwards.
    pub look: MatchView,
}

/// What became of a wish for a draw.
#[derive(Debug)]
pub struct DrawOutcome {
    /// The step.
    pub step: DrawStep,
    /// The match afterwards.
    pub look: MatchView,
}

/// Offers of a draw, requests for a takeback, and aborts.
#[derive(Debug)]
pub struct Offers {
    pub(super) core: Arc<Core>,
}

impl Offers {
    /// Offers a draw, or agrees to the opponent's offer.
    ///
    /// # Errors
    ///
    /// Refuses what [`offer_draw`] refuses.
    pub fn offer_draw(&self, caller: &Caller, id: Id) -> Result<DrawOutcome, Error> {
        self.change_draw(caller, id, |game| offer_draw(game, caller.player))
    }

    /// Answers the offer of a draw that was made at the revision `offered`, or takes it back.
    ///
    /// # Errors
    ///
    /// Refuses what [`answer_draw`] refuses.
    pub fn answer_draw(
        &self,
        caller: &Caller,
        id: Id,
        answer: OfferAnswer,
        offered: Revision,
    ) -> Result<DrawOutcome, Error> {
        self.change_draw(caller, id, |game| answer_draw(game, caller.player, answer, offered))
    }

    fn change_draw(
        &self,
        caller: &Caller,
        id: Id,
        decide: impl FnOnce(&mut Match) -> Result<DrawStep, UserError>,
    ) -> Result<DrawOutcome, Error> {
        let tx = self.core.begin(caller)?;
        let (mut game, line) = self.core.load(&*tx, id)?;
        let from = game.revision;
        let step = decide(&mut game)?;
        self.core.save(&*tx, &game, from, &line, caller.now)?;
        let kind = match step {
            DrawStep::Offered => MessageKind::DrawOffered,
            DrawStep::Agreed => MessageKind::Over,
            DrawStep::Declined => MessageKind::DrawDeclined,
            DrawStep::Withdrawn => MessageKind::DrawWithdrawn,
        };
        tx.enqueue(&self.core.message(kind, &game, Some(caller.player), caller.now))?;
        self.core.finish(tx)?;
        Ok(DrawOutcome { step, look: self.core.view_and_keep(game, line, caller.player)? })
    }

    /// Asks the opponent for a takeback.
    ///
    /// # Errors
    ///
    /// Refuses what [`offer_takeback`] refuses.
    pub fn offer_takeback(&self, caller: &Caller, id: Id) -> Result<TakebackOutcome, Error> {
        let tx = self.core.begin(caller)?;
        let (mut game, line) = self.core.load(&*tx, id)?;
        let from = game.revision;
        let trail = game.trail()?;
        let step = offer_takeback(&mut game, &trail, caller.player)?;
        self.core.save(&*tx, &game, from, &line, caller.now)?;
        tx.enqueue(&self.core.message(MessageKind::TakebackOffered, &game, Some(caller.player), caller.now))?;
        self.core.finish(tx)?;
        Ok(TakebackOutcome { step, look: self.core.view_and_keep(game, line, caller.player)? })
    }

    /// Answers the request for a takeback that was made at the revision `offered`, or takes it
    /// back.
    ///
    /// # Errors
    ///
    /// Refuses what [`answer_takeback`] refuses.
    pub fn answer_takeback(
        &self,
        caller: &Caller,
        id: Id,
        answer: OfferAnswer,
        offered: Revision,
    ) -> Result<TakebackOutcome, Error> {
        let tx = self.core.begin(caller)?;
        let (mut game, mut line) = self.core.load(&*tx, id)?;
        let from = game.revision;
        let step = answer_takeback(&mut game, caller.player, answer, offered, caller.now)?;
        if step == TakebackStep::Accepted {
            line = game.line()?;
            // They answer turns that were never made now.
            for player in game.seats {
                tx.delete_plans(id, player)?;
            }
        }
        self.core.save(&*tx, &game, from, &line, caller.now)?;
        let kind = match step {
            TakebackStep::Offered => MessageKind::TakebackOffered,
            TakebackStep::Accepted => MessageKind::TakenBack,
            TakebackStep::Declined => MessageKind::TakebackDeclined,
            TakebackStep::Withdrawn => MessageKind::TakebackWithdrawn,
        };
        tx.enqueue(&self.core.message(kind, &game, Some(caller.player), caller.now))?;
        self.core.finish(tx)?;
        Ok(TakebackOutcome { step, look: self.core.view_and_keep(game, line, caller.player)? })
    }

    /// Aborts a match that has hardly begun.
    ///
    /// # Errors
    ///
    /// Refuses what [`abort`] refuses.
    pub fn abort(&self, caller: &Caller, id: Id) -> Result<MatchView, Error> {
        let tx = self.core.begin(caller)?;
        let (mut game, line) = self.core.load(&*tx, id)?;
        let from = game.revision;
        abort(&mut game, caller.player)?;
        self.core.save(&*tx, &game, from, &line, caller.now)?;
        tx.enqueue(&self.core.message(MessageKind::Over, &game, Some(caller.player), caller.now))?;
        self.core.finish(tx)?;
        self.core.view_and_keep(game, line, caller.player)
    }
}
