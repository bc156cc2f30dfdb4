//! Resigning and aborting.

use crate::domain::{EndReason, Match, MatchFacts, PlayerId, Revision, Seat, UserError};
use sealed_move_rules::Side;

/// Ends the match as won by the opponent. `seen` is the revision at which the player was asked to
/// confirm.
///
/// # Errors
///
/// [`UserError::NotSeated`], [`UserError::Over`], [`UserError::Stale`].
pub fn resign(game: &mut Match, player: impl Into<Seat>, seen: Option<Revision>) -> Result<(), UserError> {
    let side = game.side_of(player)?;
    game.require_ongoing()?;
    game.require_revision(seen)?;
    game.end_as_next_revision(Some(side.other()), EndReason::Resignation);
    Ok(())
}

/// Ends the match without a result before both players have moved. `seen` is the revision at which
/// the player was asked to confirm.
///
/// # Errors
///
/// Fails as [`MatchFacts::require_abortable`] does, or with [`UserError::Stale`].
pub fn abort(game: &mut Match, player: PlayerId, seen: Option<Revision>) -> Result<(), UserError> {
    game.require_abortable(player)?;
    game.require_revision(seen)?;
    game.end_as_next_revision(None, EndReason::Aborted);
    Ok(())
}

impl MatchFacts {
    /// Checks that a player may abort the match.
    ///
    /// # Errors
    ///
    /// [`UserError::NotSeated`], [`UserError::Over`], [`UserError::BothMoved`].
    pub fn require_abortable(&self, player: PlayerId) -> Result<(), UserError> {
        self.side_of(player)?;
        self.require_ongoing()?;
        if self.can_be_aborted() { Ok(()) } else { Err(UserError::BothMoved) }
    }

    /// Whether a player hasn't moved yet.
    #[must_use]
    pub fn can_be_aborted(&self) -> bool {
        !Side::BOTH.iter().all(|side| self.moves.iter().any(|made| made.side == *side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::game::sample::{ALICE, BOB, CAROL, played};
    use sealed_move_rules::aruki::Aruki;

    #[test]
    fn either_player_aborts_before_both_have_moved() {
        for (turns, player) in [(&[][..], ALICE), (&[], BOB), (&["O(a2)a3"], ALICE), (&["O(a2)a3"], BOB)] {
            let mut game = played(&Aruki, turns);
            let revision = game.revision;
            let stale = Revision(revision.0 + 1);
            assert_eq!(abort(&mut game, player, Some(stale)), Err(UserError::Stale));
            abort(&mut game, player, Some(revision)).unwrap();
            let ending = game.ending.clone().unwrap();
            assert_eq!((ending.winner, ending.reason), (None, EndReason::Aborted));
            assert_eq!(game.revision, revision.next());
            assert_eq!(Side::BOTH.map(|side| game.score(side)), [None, None], "it counts for nothing");
            assert_eq!(abort(&mut game, player, None), Err(UserError::Over));
        }
    }

    #[test]
    fn only_players_abort_and_only_before_both_moved() {
        let mut game = played(&Aruki, &["O(a2)a3", "O(a11)a10"]);
        assert_eq!(abort(&mut game, ALICE, None), Err(UserError::BothMoved));
        assert_eq!(abort(&mut game, BOB, None), Err(UserError::BothMoved));
        assert_eq!(abort(&mut played(&Aruki, &[]), CAROL, None), Err(UserError::NotSeated));
    }
}
