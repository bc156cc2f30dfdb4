//! Aborting: a match that has hardly begun counts for nothing.

use super::{EndReason, Ending, Match, PlayerId, Refusal};
use crate::rules::Side;

/// Ends the match as if it had not been, before both have moved.
///
/// # Errors
///
/// Refuses who does not play in it, matches that are over, and those in which both have moved.
pub fn abort(game: &mut Match, player: PlayerId) -> Result<(), Refusal> {
    game.side_of(player)?;
    game.ongoing()?;
    if !game.can_be_aborted() {
        return Err(Refusal::BothMoved);
    }
    game.revision = game.revision.next();
    game.end(Ending { winner: None, reason: EndReason::Aborted });
    Ok(())
}

impl Match {
    /// Whether one of the players has not moved yet.
    #[must_use]
    pub fn can_be_aborted(&self) -> bool {
        !Side::BOTH.iter().all(|side| self.plies.iter().any(|ply| ply.side == *side))
    }
}
