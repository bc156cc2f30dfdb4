//! Resigning and aborting.

use crate::domain::{EndReason, Match, MatchFacts, PlayerId, Revision, Seat, UserError};
use sealed_move_rules::Side;

/// Ends the match as won by the opponent, or aborts it if the players haven't both completed a
/// move. A tournament's match is lost even before. `turn` is the side to move, `seen` the revision at
/// which the player was asked to confirm.
///
/// # Errors
///
/// [`UserError::NotSeated`], [`UserError::Over`], [`UserError::Stale`].
pub fn resign(
    game: &mut Match,
    player: impl Into<Seat>,
    turn: Side,
    seen: Option<Revision>,
) -> Result<(), UserError> {
    let side = game.side_of(player)?;
    game.require_ongoing()?;
    game.require_revision(seen)?;
    if game.both_moved(turn) || game.season.is_some() {
        game.end_as_next_revision(Some(side.other()), EndReason::Resignation);
    } else {
        game.end_as_next_revision(None, EndReason::Aborted);
    }
    Ok(())
}

/// Ends a tournament's match for a player who is out of the season: as resigned, or as aborted if the
/// players haven't both completed a move.
///
/// # Errors
///
/// [`UserError::NotSeated`], [`UserError::Over`].
pub fn withdraw(game: &mut Match, player: impl Into<Seat>, turn: Side) -> Result<(), UserError> {
    let side = game.side_of(player)?;
    game.require_ongoing()?;
    if game.both_moved(turn) {
        game.end_as_next_revision(Some(side.other()), EndReason::Resignation);
    } else {
        game.end_as_next_revision(None, EndReason::Aborted);
    }
    Ok(())
}

/// Ends the match without a result before both players have completed a move. `turn` is the side to
/// move, `seen` the revision at which the player was asked to confirm.
///
/// # Errors
///
/// Fails as [`MatchFacts::require_abortable`] does, or with [`UserError::Stale`].
pub fn abort(
    game: &mut Match,
    player: PlayerId,
    turn: Side,
    seen: Option<Revision>,
) -> Result<(), UserError> {
    game.require_abortable(player, turn)?;
    game.require_revision(seen)?;
    game.end_as_next_revision(None, EndReason::Aborted);
    Ok(())
}

impl MatchFacts {
    /// Checks that a player may abort the match. `turn` is the side to move.
    ///
    /// # Errors
    ///
    /// [`UserError::NotSeated`], [`UserError::Over`], [`UserError::TournamentGame`],
    /// [`UserError::BothMoved`].
    pub fn require_abortable(&self, player: PlayerId, turn: Side) -> Result<(), UserError> {
        self.side_of(player)?;
        self.require_ongoing()?;
        self.require_casual()?;
        if self.both_moved(turn) { Err(UserError::BothMoved) } else { Ok(()) }
    }

    /// Whether both sides have completed a move, so that the match can no longer be aborted and is
    /// rated. `turn` is the side to move.
    #[must_use]
    pub fn both_moved(&self, turn: Side) -> bool {
        Side::BOTH.into_iter().all(|side| self.completed_moves(side, turn, 1) == 1)
    }

    /// Counts the completed moves of a side, up to `most`. `turn` is the side to move.
    #[must_use]
    pub fn completed_moves(&self, side: Side, turn: Side, most: usize) -> usize {
        let over = self.ending.as_ref().is_some_and(|ending| matches!(ending.reason, EndReason::Rules(_)));
        // The side to move may be in the middle of a move.
        let unfinished = if side == turn && !over { self.records_of_move(side) } else { 0 };
        let whole = &self.moves[..self.moves.len() - unfinished];
        // A move with follow-up choices has several records in a row.
        let moves = whole.chunk_by(|made, next| made.side == next.side);
        moves.filter(|made| made[0].side == side).take(most).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Ending;
    use crate::domain::game::sample::{ALICE, BOB, CAROL, played};
    use sealed_move_rules::aruki::Aruki;

    #[test]
    fn either_player_aborts_before_both_have_moved() {
        for (turns, player) in [(&[][..], ALICE), (&[], BOB), (&["O(a2)a3"], ALICE), (&["O(a2)a3"], BOB)] {
            let mut game = played(&Aruki, turns);
            let turn = if turns.is_empty() { Side::First } else { Side::Second };
            let revision = game.revision;
            let stale = Revision(revision.0 + 1);
            assert_eq!(abort(&mut game, player, turn, Some(stale)), Err(UserError::Stale));
            abort(&mut game, player, turn, Some(revision)).unwrap();
            let ending = game.ending.clone().unwrap();
            assert_eq!((ending.winner, ending.reason), (None, EndReason::Aborted));
            assert_eq!(game.revision, revision.next());
            assert_eq!(Side::BOTH.map(|side| game.score(side)), [None, None], "it counts for nothing");
            assert_eq!(abort(&mut game, player, turn, None), Err(UserError::Over));
        }
    }

    #[test]
    fn only_players_abort_and_only_before_both_moved() {
        let mut game = played(&Aruki, &["O(a2)a3", "O(a11)a10"]);
        assert_eq!(abort(&mut game, ALICE, Side::First, None), Err(UserError::BothMoved));
        assert_eq!(abort(&mut game, BOB, Side::First, None), Err(UserError::BothMoved));
        assert_eq!(abort(&mut played(&Aruki, &[]), CAROL, Side::First, None), Err(UserError::NotSeated));
    }

    /// Ends a match by a resignation and by a time-out.
    fn thrown(game: &Match, turn: Side) -> [Ending; 2] {
        let (mut resigned, mut late) = (game.clone(), game.clone());
        resign(&mut resigned, ALICE, turn, None).unwrap();
        late.lose_on_time(turn).unwrap();
        [resigned, late].map(|game| {
            assert_eq!(game.revision.0, game.moves.len() as u32 + 1);
            game.ending.clone().unwrap()
        })
    }

    #[test]
    fn an_early_resignation_or_time_out_aborts() {
        for turns in [&[][..], &["O(a2)a3"]] {
            let turn = if turns.is_empty() { Side::First } else { Side::Second };
            let [resigned, late] = thrown(&played(&Aruki, turns), turn);
            assert_eq!(resigned, Ending { winner: None, reason: EndReason::Aborted });
            assert_eq!(late, Ending { winner: None, reason: EndReason::NotStarted });
            assert!(!resigned.counts() && !late.counts());
        }
        let [resigned, late] = thrown(&played(&Aruki, &["O(a2)a3", "O(a11)a10"]), Side::First);
        assert_eq!(resigned, Ending { winner: Some(Side::Second), reason: EndReason::Resignation });
        assert_eq!(late, Ending { winner: Some(Side::Second), reason: EndReason::Time });
    }

    #[test]
    fn half_a_move_is_no_move() {
        // Bob's first move wants another choice.
        let mut game = played(&Aruki, &["O(a2)a3", "O(a11)a10"]);
        assert!(!game.both_moved(Side::Second));
        assert_eq!(thrown(&game, Side::Second)[0].reason, EndReason::Aborted);
        // The rest of it ends the game.
        game.end(Ending { winner: Some(Side::Second), reason: EndReason::Rules("king".into()) });
        assert!(game.both_moved(Side::Second));
        // White moved first, and it's her turn again.
        let game = played(&Aruki, &["O(a2)a3", "O(a11)a10", "O(a3)a4"]);
        assert!(game.both_moved(Side::First) && game.both_moved(Side::Second));
    }
}
