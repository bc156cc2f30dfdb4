//! The phases of a move (`rules/kyo.md §5.1`).

/// What may still be done in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Everything: there was no movement yet.
    Fresh,
    /// More Mana moves: the last movement was one.
    Mana,
    /// Special abilities: movement is finished.
    Done,
    /// Nothing.
    Over,
}

impl Mode {
    /// The name as the rules file writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fresh => "Fresh",
            Self::Mana => "Mana",
            Self::Done => "Done",
            Self::Over => "Over",
        }
    }
}
