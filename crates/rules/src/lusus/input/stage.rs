//! The next token of a move (`rules/lusus.md §7.2`).

/// The expected continuation of an unfinished move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenStage {
    /// Any play, or a piece's move.
    Start,
    /// The target of the piece.
    To,
    /// The suffix of the piece's move.
    Suffix,
    /// A tile for Heal or Recycle.
    Tile,
    /// The first tile of a Trade.
    First,
    /// The target of a play.
    Target,
}

impl TokenStage {
    /// The stage's word in the rules file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::To => "to",
            Self::Suffix => "suffix",
            Self::Tile => "tile",
            Self::First => "first",
            Self::Target => "target",
        }
    }
}
