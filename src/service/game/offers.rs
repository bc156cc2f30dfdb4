//! Draw offers, takeback requests and aborts.

use std::sync::Arc;

use crate::domain::{
    AgreedDraw, Id, Match, MessageKind, MessageQuestion, OfferAnswer, OfferStep, QuestionOutcome, Revision,
    Seat, Takeback, Unpinged, abort, answer_offer, offer_draw, offer_takeback,
};
use crate::service::core::Core;
use crate::service::{Caller, Error, MatchView};

/// The result of an offer.
#[derive(Debug)]
pub struct OfferOutcome {
    pub step: OfferStep,
    /// The match after the step.
    pub match_view: MatchView,
    /// Why the offer pings nobody.
    pub unpinged: Option<Unpinged>,
}

#[derive(Debug)]
pub struct Offers {
    pub(in crate::service) core: Arc<Core>,
}

impl Offers {
    /// Offers a draw, or accepts the opponent's offer.
    pub fn offer_draw(&self, caller: &Caller, id: Id) -> Result<OfferOutcome, Error> {
        self.change(caller, id, MessageQuestion::Draw, |game| {
            Ok(offer_draw(game, caller.player, caller.now)?)
        })
    }

    /// Answers or withdraws the draw offer made at the revision `offered`.
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

    /// Asks the opponent for a takeback. The computer grants it immediately.
    pub fn offer_takeback(&self, caller: &Caller, id: Id) -> Result<OfferOutcome, Error> {
        self.change(caller, id, MessageQuestion::Takeback, |game| {
            let earlier = game.earlier_positions()?;
            let step = offer_takeback(game, &earlier, caller.player)?;
            Ok(game.grant_takeback(caller.now)?.unwrap_or(step))
        })
    }

    /// Answers or withdraws the takeback request made at the revision `offered`.
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

    /// Aborts a match before both players have completed a move. `seen` is the revision at which the player
    /// was asked to confirm.
    pub fn abort(&self, caller: &Caller, id: Id, seen: Option<Revision>) -> Result<MatchView, Error> {
        self.core.change(caller, id, |game, state, _| {
            abort(game, caller.player, state.position().turn(), seen)?;
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
        let (match_view, unpinged) = self.core.request(caller, id, |game, state, tx| {
            let moves = game.moves.len();
            step = decide(game)?;
            if let Some(outcome) = QuestionOutcome::of_step(step) {
                let closed = |question| question == asked;
                self.core.close_questions(tx, id, outcome, caller.now, closed)?;
            }
            if game.moves.len() < moves {
                *state = game.replay()?;
                // These plans answer moves that no longer exist.
                for player in game.seats.into_iter().filter_map(Seat::person) {
                    tx.delete_plans(id, player)?;
                }
            }
            // The offering player is on turn and may be waiting for the answer before moving.
            let waits = game.side_of(caller.player)? != state.position().turn();
            Ok(match asked {
                MessageQuestion::Takeback => about_takeback(step, waits),
                MessageQuestion::Draw | MessageQuestion::Challenge => about_draw(step, waits),
            })
        })?;
        Ok(OfferOutcome { step, match_view, unpinged })
    }
}

/// The message about a step of a draw offer.
///
/// The original message is edited to show the result, so a refusal only needs a new one if the
/// offering player `waits` on their own turn.
const fn about_draw(step: OfferStep, waits: bool) -> Option<MessageKind> {
    match step {
        OfferStep::Offered => Some(MessageKind::DrawOffered),
        OfferStep::Accepted => Some(MessageKind::Over),
        OfferStep::Declined if waits => Some(MessageKind::DrawDeclined),
        OfferStep::Declined | OfferStep::Withdrawn => None,
    }
}

/// The message about a step of a takeback request; see [`about_draw`].
const fn about_takeback(step: OfferStep, waits: bool) -> Option<MessageKind> {
    match step {
        OfferStep::Offered => Some(MessageKind::TakebackOffered),
        OfferStep::Accepted => Some(MessageKind::TakenBack),
        OfferStep::Declined if waits => Some(MessageKind::TakebackDeclined),
        OfferStep::Declined | OfferStep::Withdrawn => None,
    }
}
