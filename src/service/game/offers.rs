//! Offers of a draw, requests for a takeback, and aborts.

use std::sync::Arc;

use crate::domain::{
    AgreedDraw, Id, Match, MessageKind, MessageQuestion, OfferAnswer, OfferStep, QuestionOutcome, Revision,
    Seat, Takeback, abort, answer_offer, offer_draw, offer_takeback,
};
use crate::service::core::Core;
use crate::service::{Caller, Error, MatchView};

/// What became of an offer.
#[derive(Debug)]
pub struct OfferOutcome {
    /// The step.
    pub step: OfferStep,
    /// The match afterwards.
    pub match_view: MatchView,
}

/// Offers of a draw, requests for a takeback, and aborts.
#[derive(Debug)]
pub struct Offers {
    pub(in crate::service) core: Arc<Core>,
}

impl Offers {
    /// Offers a draw, or agrees to the opponent's offer.
    ///
    /// # Errors
    ///
    /// Refuses what [`offer_draw`] refuses.
    pub fn offer_draw(&self, caller: &Caller, id: Id) -> Result<OfferOutcome, Error> {
        self.change(caller, id, MessageQuestion::Draw, |game| {
            Ok(offer_draw(game, caller.player, caller.now)?)
        })
    }

    /// Answers or withdraws the offer of a draw that was made at the revision `offered`.
    ///
    /// # Errors
    ///
    /// Refuses what [`answer_offer`] refuses.
    pub fn answer_draw(
        &self,
        caller: &Caller,
        id: Id,
        answer: OfferAnswer,
        offered: Revision,
    ) -> Result<OfferOutcome, Error> {
        self.change(caller, id, MessageQuestion::Draw, |game| {
            Ok(answer_offer::<AgreedDraw>(game, caller.player, answer, offered, caller.now)?)
        })
    }

    /// Asks the opponent for a takeback.
    ///
    /// # Errors
    ///
    /// Refuses what [`offer_takeback`] refuses.
    pub fn offer_takeback(&self, caller: &Caller, id: Id) -> Result<OfferOutcome, Error> {
        self.change(caller, id, MessageQuestion::Takeback, |game| {
            let earlier = game.earlier_positions()?;
            let step = offer_takeback(game, &earlier, caller.player)?;
            Ok(game.grant_takeback(caller.now)?.unwrap_or(step))
        })
    }

    /// Answers or withdraws the request for a takeback that was made at the revision `offered`.
    ///
    /// # Errors
    ///
    /// Refuses what [`answer_offer`] refuses.
    pub fn answer_takeback(
        &self,
        caller: &Caller,
        id: Id,
        answer: OfferAnswer,
        offered: Revision,
    ) -> Result<OfferOutcome, Error> {
        self.change(caller, id, MessageQuestion::Takeback, |game| {
            Ok(answer_offer::<Takeback>(game, caller.player, answer, offered, caller.now)?)
        })
    }

    /// Aborts a match in which not both have moved; `seen` is the revision at which the player was
    /// asked to confirm it.
    ///
    /// # Errors
    ///
    /// Refuses what [`abort`] refuses.
    pub fn abort(&self, caller: &Caller, id: Id, seen: Option<Revision>) -> Result<MatchView, Error> {
        self.core.change(caller, id, |game, _, _| {
            abort(game, caller.player, seen)?;
            Ok(MessageKind::Over)
        })
    }

    /// Stores a step of an offer and the message about it.
    fn change(
        &self,
        caller: &Caller,
        id: Id,
        asked: MessageQuestion,
        mut decide: impl FnMut(&mut Match) -> Result<OfferStep, Error>,
    ) -> Result<OfferOutcome, Error> {
        let mut step = OfferStep::Offered;
        let match_view = self.core.change(caller, id, |game, state, tx| {
            let moves = game.moves.len();
            step = decide(game)?;
            if let Some(outcome) = QuestionOutcome::of_step(step) {
                let closed = |question| question == asked;
                self.core.close_questions(tx, id, outcome, caller.now, closed)?;
            }
            if game.moves.len() < moves {
                *state = game.replay()?;
                // They answer moves that were never made now.
                for player in game.seats.into_iter().filter_map(Seat::person) {
                    tx.delete_plans(id, player)?;
                }
            }
            // Who offered, and waits for the answer before they move.
            let waits = game.side_of(caller.player)? != state.position().turn();
            Ok(match asked {
                MessageQuestion::Takeback => about_takeback(step, waits),
                MessageQuestion::Draw | MessageQuestion::Challenge => about_draw(step, waits),
            })
        })?;
        Ok(OfferOutcome { step, match_view })
    }
}

/// The message about a step of a draw offer. What became of one is told by the message that asked; who
/// `waits` for an answer on their own turn is called besides.
const fn about_draw(step: OfferStep, waits: bool) -> Option<MessageKind> {
    match step {
        OfferStep::Offered => Some(MessageKind::DrawOffered),
        OfferStep::Accepted => Some(MessageKind::Over),
        OfferStep::Declined if waits => Some(MessageKind::DrawDeclined),
        OfferStep::Declined | OfferStep::Withdrawn => None,
    }
}

/// The same for a request for a takeback.
const fn about_takeback(step: OfferStep, waits: bool) -> Option<MessageKind> {
    match step {
        OfferStep::Offered => Some(MessageKind::TakebackOffered),
        OfferStep::Accepted => Some(MessageKind::TakenBack),
        OfferStep::Declined if waits => Some(MessageKind::TakebackDeclined),
        OfferStep::Declined | OfferStep::Withdrawn => None,
    }
}
