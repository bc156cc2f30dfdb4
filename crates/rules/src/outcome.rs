//! How a game ends by its rules.

use super::side::Side;

/// How a game ended by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The side that won; neither in a draw.
    pub winner: Option<Side>,
    /// The reason as the rules file words it, such as `checkmate`.
    pub reason: &'static str,
}

impl Outcome {
    /// The draw by the third occurrence of a position.
    pub const REPETITION: Self = Self { winner: None, reason: "repetition" };

    /// The draw by a row of moves that lead nowhere, where a game counts them along the line.
    pub const QUIET: Self = Self { winner: None, reason: "quiet" };
}
