//! Draws by agreement: one offer at a time, open until it is answered, withdrawn, or its maker
//! moves again.

use super::{EndReason, Ending, Match, OfferAnswer, PlayerId, Revision, UserError};
use sealed_move_rules::Side;

/// An offer that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawOffer {
    /// Who offers.
    pub by: Side,
    /// The revision that the offer made; its buttons carry it.
    pub revision: Revision,
}

/// What became of a wish for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawStep {
    /// It is offered now.
    Offered,
    /// The opponent had offered one already: it is agreed.
    Agreed,
    /// The offer was declined.
    Declined,
    /// The offer was taken back.
    Withdrawn,
}

/// Offers a draw, or agrees to one that the opponent offers already.
///
/// # Errors
///
/// Refuses who does not play in it, matches that are over, and a second offer.
pub fn offer_draw(game: &mut Match, player: PlayerId) -> Result<DrawStep, UserError> {
    let side = game.side_of(player)?;
    game.ongoing()?;
    match game.draw_offer {
        Some(offer) if offer.by == side => Err(UserError::DrawOfferStands),
        Some(offer) => answer_draw(game, player, OfferAnswer::Accept, offer.revision),
        None => {
            game.revision = game.revision.next();
            game.draw_offer = Some(DrawOffer { by: side, revision: game.revision });
            Ok(DrawStep::Offered)
        }
    }
}

/// Answers or takes back the offer that stands; `offered` is the revision of the offer meant.
///
/// # Errors
///
/// Refuses who does not play in it, matches that are over, and answers to no offer or to an
/// earlier one.
pub fn answer_draw(
    game: &mut Match,
    player: PlayerId,
    answer: OfferAnswer,
    offered: Revision,
) -> Result<DrawStep, UserError> {
    let side = game.side_of(player)?;
    game.ongoing()?;
    let DrawOffer { by, revision } = game.draw_offer.ok_or(UserError::NoDrawOffer)?;
    if revision != offered {
        return Err(UserError::NoDrawOffer);
    }
    let step = match answer {
        OfferAnswer::Accept if by != side => DrawStep::Agreed,
        OfferAnswer::Decline if by != side => DrawStep::Declined,
        OfferAnswer::Withdraw if by == side => DrawStep::Withdrawn,
        OfferAnswer::Accept | OfferAnswer::Decline => return Err(UserError::OwnDrawOffer),
        OfferAnswer::Withdraw => return Err(UserError::NoDrawOffer),
    };
    game.revision = game.revision.next();
    game.draw_offer = None;
    if step == DrawStep::Agreed {
        game.end(Ending { winner: None, reason: EndReason::Agreement });
    }
    Ok(step)
}
