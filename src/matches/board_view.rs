//! What one observer sees of a match: the position and the turn that led there.

use sealed_move_rules::{GameState, Observer, RuleError, View};

/// The turn before a position, as one observer may know it.
#[derive(Clone, Debug)]
pub struct LastMove {
    /// The view before it.
    pub before: View,
    /// The record as the observer may read it now.
    pub notation: String,
}

/// What one observer sees of a match.
#[derive(Clone, Debug)]
pub struct BoardView {
    /// The position.
    pub view: View,
    /// How it came about; nothing at the start.
    pub last: Option<LastMove>,
}

impl BoardView {
    /// What `observer` sees of the position where `line` stands.
    ///
    /// # Errors
    ///
    /// The record is none of the position before.
    pub fn new(line: &GameState, observer: Observer) -> Result<Self, RuleError> {
        let last = match line.previous() {
            None => None,
            Some((before, notation)) => {
                Some(LastMove { notation: before.redact(notation, observer)?, before: before.view(observer) })
            }
        };
        Ok(Self { view: line.position().view(observer), last })
    }
}
