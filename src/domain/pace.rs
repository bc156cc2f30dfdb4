//! The time of a game: days per move, or a budget for the whole game.

use super::{Timestamp, UserError};

const DAY_MS: i64 = 24 * 3_600_000;

/// The [number](Pace::number) of a budget is this plus its days.
const BUDGET_NUMBERS: i64 = 100;

/// A time per move in days, or, with a budget, a day per move and more days for the whole game
/// (`TOURNAMENTS.md` §1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pace {
    days: u8,
    budget_days: u8,
}

impl Pace {
    /// Times per move offered to players.
    pub const ALL: [Self; 6] = [
        Self::per_move(1),
        Self::per_move(2),
        Self::per_move(3),
        Self::per_move(5),
        Self::per_move(7),
        Self::per_move(14),
    ];

    /// Budgets offered to players.
    pub const BUDGETS: [Self; 4] = [Self::budget(7), Self::budget(14), Self::budget(21), Self::budget(30)];

    /// Default for servers without their own.
    pub const DEFAULT: Self = Self::per_move(3);

    /// A clock that never runs out. Only in games against the computer.
    pub const UNLIMITED: Self = Self::per_move(0);

    const fn per_move(days: u8) -> Self {
        Self { days, budget_days: 0 }
    }

    const fn budget(budget_days: u8) -> Self {
        Self { days: 1, budget_days }
    }

    /// Checks that this number of days per move is offered.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPace`].
    pub fn new(days: i64) -> Result<Self, UserError> {
        Self::ALL
            .into_iter()
            .find(|pace| pace.days() == days)
            .ok_or_else(|| UserError::NoSuchPace(Self::ALL.to_vec()))
    }

    /// Checks that a budget with this number of days is offered.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchBudget`].
    pub fn with_budget(days: i64) -> Result<Self, UserError> {
        Self::BUDGETS
            .into_iter()
            .find(|pace| pace.budget_days() == days)
            .ok_or_else(|| UserError::NoSuchBudget(Self::BUDGETS.to_vec()))
    }

    /// Parses the options of a command. They exclude each other.
    ///
    /// # Errors
    ///
    /// [`UserError::PaceAndBudget`], and the errors of [`new`](Self::new) and [`with_budget`](Self::with_budget).
    pub fn of_options(per_move: Option<i64>, budget: Option<i64>) -> Result<Option<Self>, UserError> {
        match (per_move, budget) {
            (Some(_), Some(_)) => Err(UserError::PaceAndBudget),
            (Some(days), None) => Self::new(days).map(Some),
            (None, Some(days)) => Self::with_budget(days).map(Some),
            (None, None) => Ok(None),
        }
    }

    /// The number that stands for this pace in the database and in buttons: the days per move, or 100 plus
    /// the days of the budget.
    #[must_use]
    pub const fn number(self) -> i64 {
        if self.has_budget() { BUDGET_NUMBERS + self.budget_days() } else { self.days() }
    }

    /// Parses the result of [`number`](Self::number) of an offered pace.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPace`].
    pub fn from_number(number: i64) -> Result<Self, UserError> {
        match number.checked_sub(BUDGET_NUMBERS) {
            Some(days @ 1..) => {
                Self::with_budget(days).map_err(|_| UserError::NoSuchPace(Self::ALL.to_vec()))
            }
            _ => Self::new(number),
        }
    }

    /// Days per move, 0 if unlimited. With a budget they are free.
    #[must_use]
    pub const fn days(self) -> i64 {
        self.days as i64
    }

    /// Days for the whole game, 0 without a budget.
    #[must_use]
    pub const fn budget_days(self) -> i64 {
        self.budget_days as i64
    }

    #[must_use]
    pub const fn has_budget(self) -> bool {
        self.budget_days > 0
    }

    /// Free milliseconds of each turn.
    #[must_use]
    pub const fn free_ms(self) -> i64 {
        self.days() * DAY_MS
    }

    /// Each side's budget at the start, in milliseconds.
    #[must_use]
    pub const fn budget_ms(self) -> i64 {
        self.budget_days() * DAY_MS
    }

    /// Returns the deadline of a turn that begins now with the whole budget.
    #[must_use]
    pub const fn deadline(self, now: Timestamp) -> Timestamp {
        if self.days == Self::UNLIMITED.days {
            Timestamp::NEVER
        } else {
            now.plus_days(self.days() + self.budget_days())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_for_paces() {
        for pace in Pace::ALL.into_iter().chain(Pace::BUDGETS) {
            assert_eq!(Pace::from_number(pace.number()), Ok(pace));
        }
        for number in [-1, 0, 4, 100, 101, 108, 114_000, i64::MIN, i64::MAX] {
            assert_eq!(Pace::from_number(number), Err(UserError::NoSuchPace(Pace::ALL.to_vec())), "{number}");
        }
    }

    #[test]
    fn a_pace_and_a_budget_exclude_each_other() {
        assert_eq!(Pace::of_options(Some(3), Some(14)), Err(UserError::PaceAndBudget));
        assert_eq!(Pace::of_options(Some(5), None), Ok(Some(Pace::per_move(5))));
        assert_eq!(Pace::of_options(None, Some(14)), Ok(Some(Pace::budget(14))));
        assert_eq!(Pace::of_options(None, Some(15)), Err(UserError::NoSuchBudget(Pace::BUDGETS.to_vec())));
        assert_eq!(Pace::of_options(None, None), Ok(None));
    }

    #[test]
    fn a_turn_may_use_the_whole_budget() {
        let now = Timestamp(0);
        assert_eq!(Pace::budget(14).deadline(now), now.plus_days(15));
        assert_eq!(Pace::per_move(3).deadline(now), now.plus_days(3));
        assert_eq!(Pace::UNLIMITED.deadline(now), Timestamp::NEVER);
    }
}
