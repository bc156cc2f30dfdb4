//! Offers of one player to the other: a draw, or a takeback.
//!
//! Of each kind one offer is open at a time, until it is answered, withdrawn, or a move ends it.
//! What both kinds share is here; what they mean is in `draw` and `takeback`.

use std::marker::PhantomData;

use crate::domain::{Match, Revision, Seat, Timestamp, UserError};
use sealed_move_rules::Side;

/// What an offer is about.
pub trait OfferKind: Copy {
    /// Refuses a second offer while the player's own is open.
    const ALREADY_OFFERED: UserError;
    /// Refuses an answer where no such offer is open.
    const NO_OFFER: UserError;
    /// Refuses an answer to the player's own offer.
    const OWN_OFFER: UserError;

    /// The open offer of a match.
    fn of(game: &mut Match) -> &mut Option<Offer<Self>>;

    /// Does what both agreed on; `by` made the offer.
    ///
    /// # Errors
    ///
    /// Refuses what cannot be done any more; then nothing is changed.
    fn agree(game: &mut Match, by: Side, now: Timestamp) -> Result<(), UserError>;
}

/// An open offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer<T> {
    /// Who made it.
    pub by: Side,
    /// The revision of the match that the offer made; its buttons carry it.
    pub revision: Revision,
    about: PhantomData<T>,
}

/// What became of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferStep {
    /// It is made now.
    Offered,
    /// The opponent agreed, and what was offered is done.
    Accepted,
    /// The opponent declined.
    Declined,
    /// Its maker withdrew it.
    Withdrawn,
}

/// What a player says to an open offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferAnswer {
    /// The opponent agrees.
    Accept,
    /// The opponent declines.
    Decline,
    /// Its maker withdraws it.
    Withdraw,
}

impl<T> Offer<T> {
    /// The offer that `by` made with a revision.
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

/// Answers or withdraws the open offer; `offered` is the revision of the offer meant.
///
/// # Errors
///
/// Refuses who does not play in the match, matches that are over, answers to no offer or to an
/// earlier one, and what cannot be done any more.
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
