//! Rematches: the same game once more, sides swapped, offered as a challenge.

use super::{Challenge, ChallengeState, Id, Match, Opponent, PlayerId, Refusal, Request, SideWish, Timestamp};

/// What a wish for a rematch comes to.
#[derive(Clone, Debug)]
pub enum Rematch {
    /// It is offered to the opponent.
    Offer(Request),
    /// The opponent offers it already, by this challenge.
    Accept(Id),
}

/// What `player`'s wish for a rematch comes to; `last` is the newest rematch that was offered.
///
/// # Errors
///
/// Refuses who did not play in it, matches that go on, a second offer, a second rematch, and an
/// opponent who is gone.
pub fn rematch(
    game: &Match,
    player: PlayerId,
    last: Option<&Challenge>,
    now: Timestamp,
) -> Result<Rematch, Refusal> {
    let side = game.side_of(player)?;
    if game.ending.is_none() {
        return Err(Refusal::NotOver);
    }
    let opponent = game.seat(side.other());
    if opponent == PlayerId::GONE {
        return Err(Refusal::OpponentGone);
    }
    match last.map(|last| (last, last.state_at(now))) {
        Some((last, ChallengeState::Open)) if last.challenger == player => Err(Refusal::RematchStands),
        Some((last, ChallengeState::Open)) => Ok(Rematch::Accept(last.id)),
        Some((_, ChallengeState::Accepted)) => Err(Refusal::RematchMade),
        _ => Ok(Rematch::Offer(Request {
            game: game.game,
            setup: Some(game.setup.clone()),
            opponent: Some(Opponent { player: opponent, bot: false }),
            side: SideWish::Fixed(side.other()),
            pace: game.pace,
            rated: game.rated,
            place: game.place,
        })),
    }
}
