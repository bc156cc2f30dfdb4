//! One observer's view of a board and its last move.

use sealed_move_rules::{GameState, Observer, RuleError, View};

/// The move that led to a position, redacted for one observer.
#[derive(Clone, Debug)]
pub struct LastMove {
    /// The view before the move.
    pub before: View,
    /// The notation as the observer may know it now.
    pub notation: String,
}

/// A position and its last move, redacted for one observer.
#[derive(Clone, Debug)]
pub struct BoardView {
    pub view: View,
    /// `None` at the start.
    pub last: Option<LastMove>,
}

impl BoardView {
    /// Redacts the current position of `state`.
    ///
    /// # Errors
    ///
    /// Fails if the last notation is illegal in the position before it.
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
