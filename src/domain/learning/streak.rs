//! Streaks: daily puzzles of a server solved in a row, with one free day a week.

use crate::domain::Day;

/// Minimum days between free days.
const FREE_DAY_INTERVAL: i64 = 7;

/// The days on which a player solved a daily puzzle of a server, without gaps except free days. A
/// day without a posted puzzle is not a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Streak {
    /// Number of days with a solution.
    pub days: u32,
    /// The last day with a solution.
    pub last: Day,
    /// The last free day, on which the player solved none.
    pub free: Option<Day>,
}

impl Streak {
    #[must_use]
    pub const fn begun(day: Day) -> Self {
        Self { days: 1, last: day, free: None }
    }

    /// Extends or restarts the streak with a solution on `day`. `missed` are the days with puzzles
    /// since the last solution, in order. A day that isn't later than the last one changes nothing.
    #[must_use]
    pub fn solved(self, day: Day, missed: &[Day]) -> Self {
        if day <= self.last {
            return self;
        }
        let mut free = self.free;
        for &gap in missed {
            if !is_free(gap, free) {
                return Self::begun(day);
            }
            free = Some(gap);
        }
        Self { days: self.days.saturating_add(1), last: day, free }
    }

    /// Whether the streak survives missing the next day.
    #[must_use]
    pub fn has_free_day(self) -> bool {
        is_free(self.last.next(), self.free)
    }
}

fn is_free(day: Day, before: Option<Day>) -> bool {
    before.is_none_or(|before| day.0 - before.0 >= FREE_DAY_INTERVAL)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The streak after days that were solved or missed; `None` is a day without a puzzle.
    fn played(days: &[Option<bool>]) -> Option<Streak> {
        let (mut streak, mut missed): (Option<Streak>, Vec<Day>) = (None, Vec::new());
        for (number, day) in days.iter().enumerate() {
            let number = Day(number as i64);
            match day {
                None => {}
                Some(false) => missed.push(number),
                Some(true) => {
                    streak =
                        Some(streak.map_or(Streak::begun(number), |streak| streak.solved(number, &missed)));
                    missed.clear();
                }
            }
        }
        streak
    }

    /// Independent implementation: scans the days up to the last solution and resets the length at
    /// the second missed day within a week.
    fn counted(days: &[Option<bool>]) -> u32 {
        let (mut length, mut free) = (0_u32, Vec::<usize>::new());
        let end = days.iter().rposition(|day| *day == Some(true)).map_or(0, |last| last + 1);
        for (number, day) in days[..end].iter().enumerate() {
            match day {
                Some(true) => length += 1,
                Some(false) if length > 0 => {
                    if free.iter().any(|gap| number - gap < 7) {
                        length = 0;
                        free.clear();
                    } else {
                        free.push(number);
                    }
                }
                _ => {}
            }
        }
        length
    }

    fn year() -> impl Strategy<Value = Vec<Option<bool>>> {
        let day = prop_oneof![8 => Just(Some(true)), 2 => Just(Some(false)), 1 => Just(None)];
        proptest::collection::vec(day, 0..120)
    }

    proptest! {
        #[test]
        fn streaks_agree_with_a_daily_count(days in year()) {
            prop_assert_eq!(played(&days).map_or(0, |streak| streak.days), counted(&days));
        }

        #[test]
        fn a_streak_has_one_missed_day_per_week(days in year()) {
            let Some(streak) = played(&days) else { return Ok(()) };
            // From the first day of the streak to its last one.
            let solved: Vec<_> = (0..days.len()).filter(|number| days[*number] == Some(true)).collect();
            let first = solved[solved.len() - streak.days as usize];
            let gaps: Vec<_> = (first..streak.last.0 as usize).filter(|number| days[*number] == Some(false)).collect();
            prop_assert!(gaps.windows(2).all(|pair| pair[1] - pair[0] >= 7), "{:?}", gaps);
            prop_assert_eq!(streak.free, gaps.last().map(|gap| Day(*gap as i64)));
        }
    }

    #[test]
    fn a_second_missed_day_in_a_week_ends_the_streak() {
        let days = |text: &str| -> Vec<_> {
            text.chars().map(|sign| (sign != '.').then_some(sign == 'x')).collect()
        };
        for (text, length) in [
            ("x", 1),
            ("xxxxxxxxxx", 10),
            ("x-x", 2),
            ("x--x", 1),
            ("x-xxxxx-x", 1),
            ("x-xxxxxx-x", 8),
            ("x-xx-xxx", 3),
            ("x......x", 2),
            ("x-.....x", 2),
        ] {
            assert_eq!(played(&days(text)).unwrap().days, length, "{text}");
        }
        assert!(played(&days("x")).unwrap().has_free_day());
        assert!(!played(&days("x-x")).unwrap().has_free_day());
        assert!(played(&days("x-xxxxxx")).unwrap().has_free_day());
        let streak = played(&days("xxx")).unwrap();
        assert_eq!(streak.solved(Day(2), &[]), streak, "the same day again");
        assert_eq!(streak.solved(Day(0), &[]), streak);
    }
}
