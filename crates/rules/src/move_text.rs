use std::fmt;

/// A whole move in canonical notation, without results of chance.
///
/// Its legality depends on the position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MoveText(String);

impl MoveText {
    /// Wraps canonical notation without checking it.
    /// [`Position::resolve`](super::Position::resolve) checks it.
    pub fn canonical(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The notation as text.
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
