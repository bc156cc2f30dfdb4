//! The budget clock (`TOURNAMENTS.md` §1): some time of each turn is free, the rest comes out of a
//! budget for the whole game.
//!
//! A budget changes only when a turn ends, so later pauses never change an earlier turn.

use crate::domain::{Pause, Timestamp, TurnClock};
use sealed_move_rules::Side;

/// The gift of `/moretime` to a turn. The unused part goes into the budget.
const GIFT_MS: i64 = 24 * 3_600_000;

/// The budgets of both sides and the turn in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BudgetClock {
    /// Free time of each turn.
    free_ms: i64,
    /// The budgets without the turn in progress, by side.
    budgets_ms: [i64; 2],
    turn: Side,
    turn_started_at: Timestamp,
    /// Time given for the present turn.
    gift_ms: i64,
}

impl BudgetClock {
    /// The clock of a game that begins now, with the same budget for both sides.
    #[must_use]
    pub const fn new(budget_ms: i64, free_ms: i64, now: Timestamp) -> Self {
        Self { free_ms, budgets_ms: [budget_ms; 2], turn: Side::First, turn_started_at: now, gift_ms: 0 }
    }

    /// The clock of a turn in progress that began earlier. `allowed_ms` contains the gifts to it.
    #[must_use]
    pub const fn resumed(
        free_ms: i64,
        budgets_ms: [i64; 2],
        turn: Side,
        turn_started_at: Timestamp,
        allowed_ms: i64,
    ) -> Self {
        let gift_ms = allowed_ms - free_ms - budgets_ms[turn.index()];
        Self { free_ms, budgets_ms, turn, turn_started_at, gift_ms }
    }

    /// The budget of a side without the turn in progress.
    #[must_use]
    pub const fn budget_ms(&self, side: Side) -> i64 {
        self.budgets_ms[side.index()]
    }

    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// How long the turn in progress may run.
    #[must_use]
    pub const fn allowed_ms(&self) -> i64 {
        self.free_ms + self.budget_ms(self.turn) + self.gift_ms
    }

    /// The clock of the turn in progress, with the pauses of the side on turn.
    #[must_use]
    pub fn turn_clock(&self, pauses: Vec<Pause>) -> TurnClock {
        TurnClock::with_budget(self.turn_started_at, self.allowed_ms(), pauses)
    }

    /// Gives the side on turn one more day.
    pub const fn give_day(&mut self) {
        self.gift_ms += GIFT_MS;
    }

    /// Ends the turn in progress before its deadline, and begins a turn of `next`. `pauses` belong
    /// to the side on turn so far.
    pub fn begin_turn(&mut self, next: Side, now: Timestamp, pauses: Vec<Pause>) {
        let running_ms = self.turn_clock(pauses).running_ms(now);
        self.budgets_ms[self.turn.index()] += self.gift_ms - (running_ms - self.free_ms).max(0);
        (self.turn, self.turn_started_at, self.gift_ms) = (next, now, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Cause;
    use proptest::prelude::*;

    const HOUR: i64 = 3_600_000;
    const DAY: i64 = 24 * HOUR;
    const START: Timestamp = Timestamp(1_800_000_000_000);

    fn at(hours: i64) -> Timestamp {
        Timestamp(START.0 + hours * HOUR)
    }

    /// The example of `TOURNAMENTS.md` §1.
    #[test]
    fn a_long_turn_leaves_the_rest_of_the_budget() {
        let mut clock = BudgetClock::new(14 * DAY, DAY, START);
        assert_eq!(clock.turn_clock(Vec::new()).deadline(), Some(at(15 * 24)));
        clock.begin_turn(Side::Second, at(14 * 24 + 20), Vec::new());
        assert_eq!((clock.budget_ms(Side::First), clock.turn()), (4 * HOUR, Side::Second));
        clock.begin_turn(Side::First, at(14 * 24 + 20), Vec::new());
        assert_eq!((clock.budget_ms(Side::Second), clock.allowed_ms()), (14 * DAY, 28 * HOUR));
        let begun = 14 * 24 + 20;
        for (hours, given, left) in [(20, false, 4), (20, true, 28), (27, false, 1)] {
            let mut clock = clock.clone();
            if given {
                clock.give_day();
            }
            clock.begin_turn(Side::Second, at(begun + hours), Vec::new());
            assert_eq!(clock.budget_ms(Side::First), left * HOUR, "{hours} {given}");
        }
    }

    #[test]
    fn pauses_neither_use_the_budget_nor_return_it() {
        let pause = |from, until| Pause { from: at(from), until: Some(at(until)), cause: Cause::Vacation };
        let mut clock = BudgetClock::new(7 * DAY, DAY, START);
        let pauses = vec![pause(10, 58), pause(50, 60)];
        assert_eq!(clock.turn_clock(pauses.clone()).deadline(), Some(at(8 * 24 + 50)));
        clock.begin_turn(Side::Second, at(84), pauses);
        assert_eq!(clock.budget_ms(Side::First), 7 * DAY - 10 * HOUR);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1000))]

        /// A game ends within both budgets, the free time of its turns, gifts and pauses; a budget
        /// grows by gifts only, and never below zero.
        #[test]
        fn a_game_ends_within_its_time(
            turns in prop::collection::vec((0_i64..40 * 24, 0_u8..3, any::<bool>()), 1..40),
            pauses in prop::collection::vec((0_i64..4000, 1_i64..200), 0..6),
        ) {
            let pauses: Vec<_> = pauses
                .into_iter()
                .map(|(from, length)| Pause { from: at(from), until: Some(at(from + length)), cause: Cause::Outage })
                .collect();
            let paused: i64 = pauses.iter().map(|pause| pause.until.unwrap().0 - pause.from.0).sum();
            let mut clock = BudgetClock::new(14 * DAY, DAY, START);
            let (mut now, mut gifts, mut count) = (START, 0, 0);
            for (hours, given, repeats) in turns {
                count += 1;
                for _ in 0..given {
                    clock.give_day();
                    gifts += DAY;
                }
                let deadline = clock.turn_clock(pauses.clone()).deadline().unwrap();
                let moved = Timestamp(now.0 + hours * HOUR);
                if moved >= deadline {
                    now = deadline;
                    break;
                }
                let before = [Side::First, Side::Second].map(|side| clock.budget_ms(side));
                let (side, gift) = (clock.turn(), i64::from(given) * DAY);
                let next = if repeats { side } else { side.other() };
                clock.begin_turn(next, moved, pauses.clone());
                prop_assert_eq!(clock.budget_ms(side.other()), before[side.other().index()]);
                let left = clock.budget_ms(side);
                prop_assert!((0..=before[side.index()] + gift).contains(&left));
                prop_assert!(hours * HOUR > DAY || left == before[side.index()] + gift);
                now = moved;
            }
            prop_assert!(now.0 - START.0 <= 28 * DAY + count * DAY + gifts + paused);
        }
    }
}
