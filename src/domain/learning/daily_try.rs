//! Outcomes of attempts at daily puzzles.

use crate::domain::PlayerId;

/// The outcome of a player's attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyOutcome {
    /// Opened, without a move so far.
    Open,
    /// A wrong move or a hint, not solved yet.
    Missed,
    /// Solved at the first try and without a hint.
    FirstTry,
    /// Solved after a wrong move or a hint.
    Later,
    /// The player asked for the solution.
    Shown,
}

/// The effect of a move or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryVerdict {
    Solved,
    /// A wrong move or a hint.
    Missed,
    /// The player asked for the solution.
    Shown,
}

impl DailyOutcome {
    pub const ALL: [Self; 5] = [Self::Open, Self::Missed, Self::FirstTry, Self::Later, Self::Shown];

    /// Word in the store and in exports.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Missed => "missed",
            Self::FirstTry => "first",
            Self::Later => "later",
            Self::Shown => "shown",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.word() == word)
    }

    /// Whether later actions can't change the outcome.
    #[must_use]
    pub const fn is_final(self) -> bool {
        !matches!(self, Self::Open | Self::Missed)
    }

    #[must_use]
    pub const fn is_solved(self) -> bool {
        matches!(self, Self::FirstTry | Self::Later)
    }

    /// Returns the outcome after a further action.
    #[must_use]
    pub const fn after(self, verdict: TryVerdict) -> Self {
        match (self, verdict) {
            (Self::FirstTry | Self::Later | Self::Shown, _) => self,
            (_, TryVerdict::Shown) => Self::Shown,
            (_, TryVerdict::Missed) => Self::Missed,
            (Self::Open, TryVerdict::Solved) => Self::FirstTry,
            (Self::Missed, TryVerdict::Solved) => Self::Later,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailySolver {
    pub player: PlayerId,
    /// Whether it was solved at the first try and without a hint.
    pub first_try: bool,
    /// Days of their streak at that time.
    pub streak: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn final_outcomes_do_not_change() {
        use DailyOutcome::{FirstTry, Later, Missed, Open, Shown};
        for (from, verdict, to) in [
            (Open, TryVerdict::Solved, FirstTry),
            (Open, TryVerdict::Missed, Missed),
            (Missed, TryVerdict::Solved, Later),
            (Missed, TryVerdict::Shown, Shown),
            (Shown, TryVerdict::Solved, Shown),
            (FirstTry, TryVerdict::Missed, FirstTry),
            (Later, TryVerdict::Shown, Later),
        ] {
            assert_eq!(from.after(verdict), to, "{from:?} {verdict:?}");
        }
        for outcome in DailyOutcome::ALL {
            assert_eq!(DailyOutcome::from_word(outcome.word()), Some(outcome));
        }
    }
}
