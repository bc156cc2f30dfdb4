//! The phases of a turn (`rules/kyo.md §5.1`).

/// What may still be done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// No movement yet.
    Fresh,
    /// The last movement was a Mana move; more of them may follow.
    Mana,
    /// Movement is finished; special abilities may follow.
    Done,
    /// Nothing may follow.
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
