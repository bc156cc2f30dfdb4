//! What tries make of a daily puzzle.

use crate::domain::PlayerId;

/// What became of somebody's try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyOutcome {
    /// They opened it.
    Open,
    /// They played a wrong move, or took a hint.
    Missed,
    /// They solved it at once and without a hint.
    FirstTry,
    /// They solved it later.
    Later,
    /// They were shown the solution.
    Shown,
}

/// What a move or a button was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryVerdict {
    /// It solved the puzzle.
    Solved,
    /// It was a wrong move or a hint.
    Missed,
    /// It showed the solution.
    Shown,
}

impl DailyOutcome {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Open, Self::Missed, Self::FirstTry, Self::Later, Self::Shown];

    /// The word in the store and in exports.
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

    /// The outcome that `word` stands for.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.word() == word)
    }

    /// Whether nothing that is done later changes it.
    #[must_use]
    pub const fn is_final(self) -> bool {
        !matches!(self, Self::Open | Self::Missed)
    }

    /// Whether they solved it.
    #[must_use]
    pub const fn is_solved(self) -> bool {
        matches!(self, Self::FirstTry | Self::Later)
    }

    /// What becomes of it.
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

/// Somebody who solved a daily puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailySolver {
    /// Who.
    pub player: PlayerId,
    /// Whether at once and without a hint.
    pub first_try: bool,
    /// The days of their streak then.
    pub streak: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_solved_or_shown_stays_so() {
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
