//! The canonical text of a move.

use std::fmt;

/// A whole move in canonical notation, without what chance decides.
///
/// That it is canonical does not make it legal in every position: only the position says that.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MoveText(String);

impl MoveText {
    /// Takes `text` for canonical; [`Position::resolve`](super::Position::resolve) still judges it.
    pub fn canonical(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The notation.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
