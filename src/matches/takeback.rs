//! Takebacks by agreement: the last own turn, or the whole round where the opponent has moved.
//!
//! What chance has drawn and what somebody has learnt stay: such turns cannot be taken back. A
//! request falls with the next turn. The plies go, the revisions go on: none is used again.

use super::{DamagedMatch, Match, OfferAnswer, PlayerId, Refusal, Revision, Timestamp};
use crate::rules::chance::{self, Transition};
use crate::rules::{Observer, Position, Secrecy, Side};

/// A request that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakebackOffer {
    /// Who asks.
    pub by: Side,
    /// The revision that the request made; its buttons carry it.
    pub revision: Revision,
}

/// What became of a wish to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakebackStep {
    /// It is asked for now.
    Offered,
    /// The opponent agreed: the plies are gone.
    Accepted,
    /// The opponent does not agree.
    Declined,
    /// Its maker does not ask any more.
    Withdrawn,
}

/// Why a turn stays played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// Chance was drawn since.
    Chance,
    /// A player has learnt a secret since.
    Secret,
}

/// The positions of a match in which its plies were played, one a ply.
#[derive(Debug)]
pub struct Trail(Vec<Box<dyn Position>>);

impl Match {
    /// The positions in which its plies were played.
    ///
    /// # Errors
    ///
    /// The stored text that the rules do not take: the store is damaged.
    pub fn trail(&self) -> Result<Trail, DamagedMatch> {
        let damaged = |ply, error| DamagedMatch { id: self.id, ply, error };
        let mut position = self.game.parse(&self.start).map_err(|error| damaged(None, error))?;
        let mut trail = Vec::with_capacity(self.plies.len());
        for (index, ply) in self.plies.iter().enumerate() {
            let next = position.replay(&ply.record).map_err(|error| damaged(Some(index), error))?;
            trail.push(std::mem::replace(&mut position, next.position));
        }
        Ok(Trail(trail))
    }

    /// How many plies are left once `side` has taken back: those before its last turn.
    fn kept_by(&self, side: Side) -> Option<usize> {
        let last = self.plies.iter().rposition(|ply| ply.side == side)?;
        // The sides alternate, so plies of one side in a row are one turn.
        Some(self.plies[..last].iter().rposition(|ply| ply.side != side).map_or(0, |other| other + 1))
    }
}

/// What keeps the plies from `kept` on from being taken back.
fn obstacle(game: &Match, Trail(positions): &Trail, kept: usize) -> Option<Obstacle> {
    let since = || positions.iter().zip(&game.plies).skip(kept);
    let info = game.game.info();
    if info.chance && since().any(|(before, ply)| drew(&**before, &ply.record)) {
        return Some(Obstacle::Chance);
    }
    // Whoever plays against something hidden learns of it by what happens: Chakart shows a hidden
    // queen after the very next turn, and a tile that is played was in a hand before.
    let hidden = |before: &dyn Position| {
        Side::BOTH.iter().any(|side| before.secrecy(Observer::Player(*side)) != Secrecy::None)
    };
    (info.secrets && since().any(|(before, _)| hidden(&**before))).then_some(Obstacle::Secret)
}

/// Whether chance had a hand in a ply: its turn alone does not lead to its end.
fn drew(before: &dyn Position, record: &str) -> bool {
    let done = before.turn_of(record).and_then(|turn| chance::play(before, &turn));
    !matches!(done, Ok(Transition::Done(_)))
}

/// Asks the opponent for a takeback.
///
/// # Errors
///
/// Refuses who does not play in it, matches that are over, a second request, and turns that cannot
/// be taken back.
pub fn offer_takeback(game: &mut Match, trail: &Trail, player: PlayerId) -> Result<TakebackStep, Refusal> {
    let side = game.side_of(player)?;
    game.ongoing()?;
    match game.takeback_offer {
        Some(offer) if offer.by == side => return Err(Refusal::TakebackStands),
        Some(_) => return Err(Refusal::TakebackAsked),
        None => {}
    }
    let kept = game.kept_by(side).ok_or(Refusal::NothingToTakeBack)?;
    if let Some(obstacle) = obstacle(game, trail, kept) {
        return Err(Refusal::CannotTakeBack(obstacle));
    }
    game.revision = game.revision.next();
    game.takeback_offer = Some(TakebackOffer { by: side, revision: game.revision });
    Ok(TakebackStep::Offered)
}

/// Answers the request that stands or takes it back; `offered` is the revision of the request
/// meant. Where it is granted the plies are gone and the clock of the turn begins anew.
///
/// # Errors
///
/// Refuses who does not play in it, matches that are over, and answers to no request or to an
/// earlier one.
pub fn answer_takeback(
    game: &mut Match,
    player: PlayerId,
    answer: OfferAnswer,
    offered: Revision,
    now: Timestamp,
) -> Result<TakebackStep, Refusal> {
    let side = game.side_of(player)?;
    game.ongoing()?;
    let TakebackOffer { by, revision } = game.takeback_offer.ok_or(Refusal::NoTakeback)?;
    if revision != offered {
        return Err(Refusal::NoTakeback);
    }
    let step = match answer {
        OfferAnswer::Accept if by != side => TakebackStep::Accepted,
        OfferAnswer::Decline if by != side => TakebackStep::Declined,
        OfferAnswer::Withdraw if by == side => TakebackStep::Withdrawn,
        _ => return Err(Refusal::NoTakeback),
    };
    if step == TakebackStep::Accepted {
        let kept = game.kept_by(by).ok_or(Refusal::NothingToTakeBack)?;
        game.plies.truncate(kept);
        game.taken_back = Some(game.revision.next());
        game.deadline = game.pace.deadline(now);
    }
    game.revision = game.revision.next();
    game.takeback_offer = None;
    Ok(step)
}
