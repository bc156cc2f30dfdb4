//! Resigning.

use super::{EndReason, Ending, Match, PlayerId, Revision, UserError};

/// Ends the match in favour of the opponent.
///
/// # Errors
///
/// Refuses who does not play in it, matches that are over, and a confirmation that was asked for
/// in an earlier state of the match.
pub fn resign(game: &mut Match, player: PlayerId, seen: Option<Revision>) -> Result<(), UserError> {
    let side = game.side_of(player)?;
    game.ongoing()?;
    game.fresh(seen)?;
    game.revision = game.revision.next();
    game.end(Ending { winner: Some(side.other()), reason: EndReason::Resignation });
    Ok(())
}
