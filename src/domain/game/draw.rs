//! Draws by agreement. An offer survives moves of the offering player and ends when the opponent
//! answers or moves.

use super::offer::{Offer, OfferKind, OfferStep, answer_offer, open};
use crate::domain::{EndReason, Ending, Match, OfferAnswer, PlayerId, Timestamp, UserError};
use sealed_move_rules::Side;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AgreedDraw;

impl OfferKind for AgreedDraw {
    const ALREADY_OFFERED: UserError = UserError::DrawAlreadyOffered;
    const NO_OFFER: UserError = UserError::NoDrawOffer;
    const OWN_OFFER: UserError = UserError::OwnDrawOffer;

    fn of(game: &mut Match) -> &mut Option<Offer<Self>> {
        &mut game.draw_offer
    }

    fn agree(game: &mut Match, _: Side, _: Timestamp) -> Result<(), UserError> {
        game.end(Ending { winner: None, reason: EndReason::Agreement });
        Ok(())
    }
}

/// Offers a draw, or accepts the opponent's open offer.
///
/// # Errors
///
/// [`UserError::NotSeated`], [`UserError::Over`], [`UserError::DrawAlreadyOffered`].
pub fn offer_draw(game: &mut Match, player: PlayerId, now: Timestamp) -> Result<OfferStep, UserError> {
    let side = game.side_of(player)?;
    game.require_ongoing()?;
    match game.draw_offer {
        Some(offer) if offer.by == side => Err(AgreedDraw::ALREADY_OFFERED),
        Some(offer) => answer_offer::<AgreedDraw>(game, player, OfferAnswer::Accept, offer.revision, now),
        None => Ok(open::<AgreedDraw>(game, side)),
    }
}
