//! What the next token of a move is (`rules/lusus.md §7.2`).

/// What the token that is being typed may become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenStage {
    /// Any play, or the move of a piece.
    Start,
    /// Where the piece goes.
    To,
    /// How the move of the piece ends.
    Suffix,
    /// Another tile.
    Tile,
    /// The first of two tiles.
    First,
    /// What the tile is played on.
    Target,
}

impl TokenStage {
    /// The word of the rules file.
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
