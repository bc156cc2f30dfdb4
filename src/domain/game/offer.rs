//! Draw offers and takeback requests.
//!
//! Each kind has at most one open offer per match, until it is answered, withdrawn or ended by a
//! move. This module has the shared logic; `draw` and `takeback` have the effects.

use std::marker::PhantomData;

use crate::domain::{Match, Revision, Seat, Timestamp, UserError};
use sealed_move_rules::Side;

/// A kind of offer.
pub trait OfferKind: Copy {
    /// Error if the player already has an open offer.
    const ALREADY_OFFERED: UserError;
    /// Error if there is no open offer to answer.
    const NO_OFFER: UserError;
    /// Error if players answer their own offer.
    const OWN_OFFER: UserError;

    /// The open offer of a match.
    fn of(game: &mut Match) -> &mut Option<Offer<Self>>;

    /// Applies an accepted offer; `by` made it.
    ///
    /// # Errors
    ///
    /// Fails without changes if the offer can no longer be fulfilled.
    fn agree(game: &mut Match, by: Side, now: Timestamp) -> Result<(), UserError>;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer<T> {
    pub by: Side,
    /// The revision created by the offer, which its buttons carry.
    pub revision: Revision,
    about: PhantomData<T>,
}

/// A step in the life of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferStep {
    Offered,
    /// The opponent accepted, and the offer took effect.
    Accepted,
    Declined,
    Withdrawn,
}

/// A player's answer to an open offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferAnswer {
    /// The opponent agrees.
    Accept,
    /// The opponent refuses.
    Decline,
    /// The offering player withdraws.
    Withdraw,
}

impl<T> Offer<T> {
    #[must_use]
    pub const fn new(by: Side, revision: Revision) -> Self {
        Self { by, revision, about: PhantomData }
    }
}

/// Opens an offer as the next revision of a match.
pub(crate) fn open<T: OfferKind>(game: &mut Match, by: Side) -> OfferStep {
    game.revision = game.revision.next();
    *T::of(game) = Some(Offer::new(by, game.revision));
    OfferStep::Offered
}

/// Answers or withdraws the open offer made at the revision `offered`.
///
/// # Errors
///
/// [`UserError::NotSeated`], [`UserError::Over`], the errors of [`OfferKind`], and those of
/// [`OfferKind::agree`].
pub fn answer_offer<T: OfferKind>(
    game: &mut Match,
    player: impl Into<Seat>,
    answer: OfferAnswer,
    offered: Revision,
    now: Timestamp,
) -> Result<OfferStep, UserError> {
    let side = game.side_of(player)?;
    game.require_ongoing()?;
    let by = match T::of(game) {
        Some(offer) if offer.revision == offered => offer.by,
        _ => return Err(T::NO_OFFER),
    };
    let step = match answer {
        OfferAnswer::Accept if by != side => OfferStep::Accepted,
        OfferAnswer::Decline if by != side => OfferStep::Declined,
        OfferAnswer::Withdraw if by == side => OfferStep::Withdrawn,
        OfferAnswer::Accept | OfferAnswer::Decline => return Err(T::OWN_OFFER),
        OfferAnswer::Withdraw => return Err(T::NO_OFFER),
    };
    if step == OfferStep::Accepted {
        T::agree(game, by, now)?;
    }
    game.revision = game.revision.next();
    *T::of(game) = None;
    Ok(step)
}
