use super::side::Side;

/// The end of a game by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// The reason in the words of the rules file, such as `checkmate`.
    pub reason: &'static str,
}

impl Outcome {
    /// A draw by the third occurrence of a position.
    pub const REPETITION: Self = Self { winner: None, reason: "repetition" };

    /// A draw by too many consecutive quiet moves, for games whose position strings don't count
    /// them.
    pub const QUIET: Self = Self { winner: None, reason: "quiet" };

    /// A draw by too many consecutive moves without a gain.
    pub const NO_PROGRESS: Self = Self { winner: None, reason: "no progress" };
}
