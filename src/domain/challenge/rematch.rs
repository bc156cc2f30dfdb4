//! Rematches: the same game with sides swapped, offered as a challenge.

use crate::domain::{
    Challenge, ChallengeState, ChallengeTerms, Id, Match, Opponent, PlayerId, SideWish, Timestamp, UserError,
};

/// The meaning of a rematch request.
#[derive(Clone, Debug)]
pub enum Rematch {
    /// Offer a rematch with these terms.
    Offer(ChallengeTerms),
    /// Accept the opponent's open offer.
    Accept(Id),
}

/// Decides whether a request of `player` offers or accepts a rematch. `last` is the newest offer of
/// a rematch.
///
/// # Errors
///
/// [`UserError::NotSeated`], [`UserError::NotOver`], [`UserError::TournamentGame`],
/// [`UserError::OpponentGone`],
/// [`UserError::RematchAlreadyOffered`] for a second offer, [`UserError::RematchMade`] for a second
/// rematch.
pub fn rematch(
    game: &Match,
    player: PlayerId,
    last: Option<&Challenge>,
    now: Timestamp,
) -> Result<Rematch, UserError> {
    let side = game.side_of(player)?;
    if game.ending.is_none() {
        return Err(UserError::NotOver);
    }
    game.require_casual()?;
    let opponent = game.seat(side.other()).person().ok_or(UserError::OpponentGone)?;
    match last.map(|last| (last, last.state_at(now))) {
        Some((last, ChallengeState::Open)) if last.challenger == player => {
            Err(UserError::RematchAlreadyOffered)
        }
        Some((last, ChallengeState::Open)) => Ok(Rematch::Accept(last.id)),
        Some((_, ChallengeState::Accepted)) => Err(UserError::RematchMade),
        _ => Ok(Rematch::Offer(ChallengeTerms {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Seed;
    use crate::domain::Seat;
    use crate::domain::game::sample::{ALICE, BOB, CAROL, at, played};
    use crate::domain::resign;
    use sealed_move_rules::Side;
    use sealed_move_rules::aruki::Aruki;

    fn over() -> Match {
        let mut game = played(&Aruki, &["O(a2)a3"]);
        resign(&mut game, ALICE, Side::Second, None).unwrap();
        game
    }

    fn offered(game: &Match, by: PlayerId) -> Challenge {
        let Ok(Rematch::Offer(request)) = rematch(game, by, None, at(1)) else { panic!("no offer") };
        Challenge::make(Id(9), by, request, Seed::new([7; 32]), at(1)).unwrap()
    }

    #[test]
    fn a_rematch_swaps_the_sides() {
        let game = over();
        let challenge = offered(&game, ALICE);
        assert_eq!((challenge.opponent, challenge.side), (Some(BOB.into()), SideWish::Fixed(Side::Second)));
        assert_eq!((challenge.setup.as_str(), challenge.rated), ("standard", true));
        assert_eq!((challenge.pace, challenge.place), (game.pace, game.place));
        let mut challenge = challenge;
        assert_eq!(challenge.accept(BOB, Side::First, at(2)).unwrap().seats, [BOB, ALICE]);
        assert_eq!(offered(&game, BOB).side, SideWish::Fixed(Side::First));
    }

    #[test]
    fn a_second_request_accepts_or_is_refused() {
        let game = over();
        let mut challenge = offered(&game, ALICE);
        let ask = |player, challenge: &Challenge, now| rematch(&game, player, Some(challenge), now);
        assert_eq!(ask(ALICE, &challenge, at(2)).unwrap_err(), UserError::RematchAlreadyOffered);
        assert!(matches!(ask(BOB, &challenge, at(2)), Ok(Rematch::Accept(Id(9)))));
        let expired = challenge.expires;
        assert!(matches!(ask(ALICE, &challenge, expired), Ok(Rematch::Offer(_))), "it has expired");
        challenge.accept(BOB, Side::First, at(2)).unwrap();
        for player in [ALICE, BOB] {
            assert_eq!(ask(player, &challenge, at(3)).unwrap_err(), UserError::RematchMade);
        }
        let mut challenge = offered(&game, ALICE);
        challenge.decline(BOB, at(2)).unwrap();
        assert!(matches!(ask(BOB, &challenge, at(3)), Ok(Rematch::Offer(_))));
    }

    #[test]
    fn only_players_of_finished_games_get_a_rematch() {
        let game = played(&Aruki, &[]);
        assert_eq!(rematch(&game, ALICE, None, at(1)).unwrap_err(), UserError::NotOver);
        assert_eq!(rematch(&over(), CAROL, None, at(1)).unwrap_err(), UserError::NotSeated);
        let mut game = over();
        game.seats[1] = Seat::Deleted;
        assert_eq!(rematch(&game, ALICE, None, at(1)).unwrap_err(), UserError::OpponentGone);
    }
}
