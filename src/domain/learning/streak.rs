//! Streaks: how many of a server's daily puzzles somebody solved in a row, with one free day a week.

use crate::domain::Day;

/// So many days after a free one the next may be free.
const FREE_AGAIN_DAYS: i64 = 7;

/// The days on which somebody solved a daily puzzle of a server, without a gap but for free days. A day on which none
/// was posted is no gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Streak {
    /// On how many days they solved one.
    pub days: u32,
    /// The last of them.
    pub last: Day,
    /// The last free day within it: a day on which they solved none.
    pub free: Option<Day>,
}

impl Streak {
    /// A streak of one day.
    #[must_use]
    pub const fn begun(day: Day) -> Self {
        Self { days: 1, last: day, free: None }
    }

    /// The streak once a puzzle of `day` is solved; `missed` are the days with puzzles between the last one solved and
    /// this one, in their order. A puzzle of the same day or of an earlier one changes nothing.
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

    /// Whether the day after the last one may be missed.
    #[must_use]
    pub fn has_free_day(self) -> bool {
        is_free(self.last.next(), self.free)
    }
}

fn is_free(day: Day, before: Option<Day>) -> bool {
    before.is_none_or(|before| day.0 - before.0 >= FREE_AGAIN_DAYS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The streak after days that were solved or not; none where a puzzle was not posted.
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

    /// The length of the streak that ends with the last day that was solved, by looking back from there: it goes back
    /// until a missed day that has another one within the week before it, which was no end of a streak itself.
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
        fn a_streak_is_what_counting_day_by_day_gives(days in year()) {
            prop_assert_eq!(played(&days).map_or(0, |streak| streak.days), counted(&days));
        }

        #[test]
        fn no_two_days_of_one_week_are_missed_within_a_streak(days in year()) {
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
    fn one_day_of_a_week_is_free_and_a_second_one_ends_the_streak() {
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
