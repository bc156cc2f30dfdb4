//! The possible positions after a move.

use crate::move_text::MoveText;
use crate::position::Position;
use crate::rolls::{PlayError, Rolls};
use crate::{Observer, RuleError, View};

/// Returns up to `limit` positions after a move or a notation with rolls, one for each result of
/// chance, without redaction.
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
            // Reversed, because `pop` takes the last element first.
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
