//! What one observer sees of a match: the position, and the move that led there.

use sealed_move_rules::{GameState, Observer, RuleError, View};

/// The move that led to a position, as one observer may know it.
#[derive(Clone, Debug)]
pub struct LastMove {
    /// The view before it.
    pub before: View,
    /// The notation as the observer may read it now.
    pub notation: String,
}

/// What one observer sees of a match.
#[derive(Clone, Debug)]
pub struct BoardView {
    /// The position.
    pub view: View,
    /// The move that led to it; `None` at the start.
    pub last: Option<LastMove>,
}

impl BoardView {
    /// What `observer` sees of the present position of `state`.
    ///
    /// # Errors
    ///
    /// Fails where the last notation is no move of the position before it.
    pub fn new(state: &GameState, observer: Observer) -> Result<Self, RuleError> {
        let last = match state.previous() {
            None => None,
            Some((before, notation)) => {
                Some(LastMove { notation: before.redact(notation, observer)?, before: before.view(observer) })
            }
        };
        Ok(Self { view: state.position().view(observer), last })
    }
}
