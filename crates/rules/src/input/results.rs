//! The positions to which a move may lead.

use crate::move_text::MoveText;
use crate::position::Position;
use crate::rolls::{PlayError, Rolls};
use crate::{Observer, RuleError, View};

/// The positions after a move, or after a notation that holds its rolls: one for each thing that chance
/// may do, at most `limit`, as who knows all of it sees them.
///
/// # Errors
///
/// Why it is no legal move.
pub(crate) fn results(position: &dyn Position, chosen: &str, limit: usize) -> Result<Vec<View>, RuleError> {
    let text = MoveText::canonical(chosen);
    let mut found: Vec<View> = Vec::new();
    let mut open = vec![Vec::new()];
    while let Some(rolled) = open.pop().filter(|_| found.len() < limit) {
        match position.resolve(&text, &mut Rolls::new(&rolled)) {
            Ok(played) => {
                let view = played.position.view(Observer::Revealed);
                if !found.contains(&view) {
                    found.push(view);
                }
            }
            // A stack hands out what was pushed last first.
            Err(PlayError::Roll(options)) => {
                open.extend((0..options.get()).rev().map(|index| [rolled.as_slice(), &[index]].concat()));
            }
            Err(PlayError::Refused(error)) => {
                let played = position.replay(chosen).map_err(|_| error)?;
                return Ok(vec![played.position.view(Observer::Revealed)]);
            }
        }
    }
    Ok(found)
}
