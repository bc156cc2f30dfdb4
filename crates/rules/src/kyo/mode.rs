//! The phases of a move (`rules/kyo.md §5.1`).

/// The phase of a move, which decides the kinds of steps that can follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Any step; no pawn or chip has moved.
    Fresh,
    /// Further Mana moves; the last movement was one.
    Mana,
    /// Special abilities only; movement is finished.
    Done,
    /// No further steps.
    Over,
}

impl Mode {
    /// The name in the rules file.
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
