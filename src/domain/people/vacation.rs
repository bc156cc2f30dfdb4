//! Vacations: a number of days per calendar year (UTC) during which a player's clocks are paused.
//! They are charged by the started hour.
//!
//! A vacation belongs to the player, but each server limits how much of it counts there. Beyond
//! that limit, clocks run.

use crate::domain::{Timestamp, UserError};

/// Default yearly allowance of a server, in days.
pub const VACATION_DAYS: u32 = 30;

/// Maximum number of vacations that begin within [`BEGIN_WINDOW_MS`].
pub const MAX_BEGUN: usize = 3;

const BEGIN_WINDOW_MS: i64 = 7 * DAY_MS;

const HOUR_MS: i64 = 3_600_000;
const DAY_MS: i64 = 24 * HOUR_MS;

/// A vacation, or a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    pub from: Timestamp,
    /// Exclusive.
    pub until: Timestamp,
}

impl Vacation {
    fn ms(self) -> i64 {
        self.until.0 - self.from.0
    }

    /// The part of an allowance that it uses: its length, rounded up to hours.
    fn charged_ms(self) -> i64 {
        let rest = self.ms().rem_euclid(HOUR_MS);
        if rest == 0 { self.ms() } else { self.ms() - rest + HOUR_MS }
    }

    /// Splits the vacation at the turns of the year.
    fn by_year(self) -> impl Iterator<Item = (i16, Self)> {
        let mut from = self.from;
        std::iter::from_fn(move || {
            if from >= self.until {
                return None;
            }
            let year = year(from);
            let until = new_year(year + 1).min(self.until);
            let part = Self { from, until };
            from = until;
            Some((year, part))
        })
    }
}

fn year(at: Timestamp) -> i16 {
    let at = jiff::Timestamp::from_millisecond(at.0).unwrap_or(jiff::Timestamp::UNIX_EPOCH);
    at.to_zoned(jiff::tz::TimeZone::UTC).year()
}

fn new_year(year: i16) -> Timestamp {
    let date = jiff::civil::Date::new(year, 1, 1).unwrap_or(jiff::civil::Date::MAX);
    let at = date.to_zoned(jiff::tz::TimeZone::UTC).map(|day| day.timestamp().as_millisecond());
    Timestamp(at.unwrap_or(i64::MAX))
}

/// Returns the vacation that contains `now`.
#[must_use]
pub fn present(taken: &[Vacation], now: Timestamp) -> Option<Vacation> {
    taken.iter().copied().find(|vacation| vacation.from <= now && now < vacation.until)
}

/// Returns the milliseconds of vacation left in the calendar year of `now`. The rest of a current
/// vacation counts as used.
#[must_use]
pub fn left_ms(taken: &[Vacation], limit_days: u32, now: Timestamp) -> i64 {
    left_in(taken, limit_days, year(now))
}

fn left_in(taken: &[Vacation], limit_days: u32, of: i16) -> i64 {
    let parts = taken.iter().flat_map(|vacation| vacation.by_year());
    let used: i64 = parts.filter(|(year, _)| *year == of).map(|(_, part)| part.charged_ms()).sum();
    (i64::from(limit_days) * DAY_MS - used).max(0)
}

/// Limits the vacations taken to a yearly allowance, and merges adjacent ones.
#[must_use]
pub fn counted(taken: &[Vacation], limit_days: u32) -> Vec<Vacation> {
    let mut taken = taken.to_vec();
    taken.sort_by_key(|vacation| vacation.from);
    let (mut of, mut left) = (i16::MIN, 0);
    let mut counted: Vec<Vacation> = Vec::new();
    for (year, part) in taken.into_iter().flat_map(Vacation::by_year) {
        if year != of {
            (of, left) = (year, i64::from(limit_days) * DAY_MS);
        }
        let ms = part.ms().min(left);
        left -= ms;
        if ms == 0 {
            continue;
        }
        let until = Timestamp(part.from.0 + ms);
        match counted.last_mut() {
            Some(last) if last.until == part.from => last.until = until,
            _ => counted.push(Vacation { until, ..part }),
        }
    }
    counted
}

/// Returns when another vacation may begin; `None` if one may now. Extending the current vacation
/// doesn't begin one.
fn next_begin(taken: &[Vacation], now: Timestamp) -> Option<Timestamp> {
    let extends = |vacation: &Vacation| taken.iter().any(|other| other.until == vacation.from);
    let mut begun: Vec<_> =
        taken.iter().filter(|vacation| !extends(vacation)).map(|vacation| vacation.from.0).collect();
    begun.sort_unstable();
    let oldest = begun.len().checked_sub(MAX_BEGUN)?;
    let next = Timestamp(begun[oldest] + BEGIN_WINDOW_MS);
    (next > now).then_some(next)
}

/// Takes a vacation of `days` from `now` on, replacing the rest of the current one; 0 only ends it.
/// If less than a day is missing from the allowance, the vacation is shorter. Returns all vacations
/// afterwards.
///
/// # Errors
///
/// [`UserError::VacationSpent`] if a year's allowance is too small, [`UserError::NotOnVacation`] if
/// there is none to end, [`UserError::VacationsBegun`] if too many have begun lately.
pub fn take(
    taken: &[Vacation],
    days: u32,
    limit_days: u32,
    now: Timestamp,
) -> Result<Vec<Vacation>, UserError> {
    let current = present(taken, now);
    if days == 0 && current.is_none() {
        return Err(UserError::NotOnVacation);
    }
    if current.is_none()
        && let Some(next) = next_begin(taken, now)
    {
        return Err(UserError::VacationsBegun { most: MAX_BEGUN, next });
    }
    let mut after: Vec<_> = taken.to_vec();
    for vacation in &mut after {
        if vacation.from <= now {
            vacation.until = vacation.until.min(now);
        }
    }
    after.retain(|vacation| vacation.from < vacation.until && vacation.from < now);
    let mut wanted = Vacation { from: now, until: now.plus_days(i64::from(days)) };
    for (year, part) in wanted.by_year() {
        let missing_ms = part.ms() - left_in(&after, limit_days, year);
        if missing_ms <= 0 {
            continue;
        }
        if missing_ms >= part.ms().min(DAY_MS) || part.until != wanted.until {
            return Err(UserError::VacationSpent {
                year: year.into(),
                hours: left_in(taken, limit_days, year) / HOUR_MS,
                on_vacation: current.is_some(),
            });
        }
        wanted.until.0 -= missing_ms;
    }
    if days > 0 {
        after.push(wanted);
    }
    Ok(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        Timestamp(text.parse::<jiff::Timestamp>().unwrap().as_millisecond())
    }

    fn span(from: &str, until: &str) -> Vacation {
        Vacation { from: at(&format!("{from}T00:00:00Z")), until: at(&format!("{until}T00:00:00Z")) }
    }

    #[test]
    fn vacations_are_limited_per_year() {
        let now = at("2027-06-01T00:00:00Z");
        let taken = take(&[], 10, 30, now).unwrap();
        assert_eq!(taken, [span("2027-06-01", "2027-06-11")]);
        assert_eq!(left_ms(&taken, 30, now), 20 * DAY_MS);
        // The new days replace the rest instead of adding to it.
        let longer = take(&taken, 20, 30, at("2027-06-05T00:00:00Z")).unwrap();
        assert_eq!(longer, [span("2027-06-01", "2027-06-05"), span("2027-06-05", "2027-06-25")]);
        let more = take(&longer, 27, 30, at("2027-06-05T00:00:00Z"));
        assert_eq!(more, Err(UserError::VacationSpent { year: 2027, hours: 6 * 24, on_vacation: true }));
        assert_eq!(left_ms(&longer, 30, at("2027-06-09T11:00:00Z")), 6 * DAY_MS, "the number that is shown");
        assert!(take(&longer, 26, 30, at("2027-06-05T00:00:00Z")).is_ok());
        assert_eq!(
            take(&[], 1, 0, now),
            Err(UserError::VacationSpent { year: 2027, hours: 0, on_vacation: false })
        );
    }

    #[test]
    fn ending_a_vacation_early_returns_its_rest() {
        let taken = take(&[], 30, 30, at("2027-06-01T00:00:00Z")).unwrap();
        let back = at("2027-06-03T00:00:00Z");
        let ended = take(&taken, 0, 30, back).unwrap();
        assert_eq!(ended, [span("2027-06-01", "2027-06-03")]);
        assert_eq!(present(&ended, back), None);
        assert_eq!(left_ms(&ended, 30, back), 28 * DAY_MS);
        assert_eq!(take(&ended, 0, 30, back), Err(UserError::NotOnVacation));
        // A vacation that ends when it begins disappears.
        let at_once = take(&[], 5, 30, back).unwrap();
        assert_eq!(take(&at_once, 0, 30, back).unwrap(), []);
    }

    #[test]
    fn vacations_are_charged_by_the_started_hour() {
        let now = at("2027-06-01T10:20:00Z");
        let taken = take(&[], 1, 30, now).unwrap();
        assert_eq!(left_ms(&taken, 30, now), 29 * DAY_MS);
        let ended = |text: &str| take(&taken, 0, 30, at(text)).unwrap();
        for (end, hours) in [("10:20:01", 1), ("11:20:00", 1), ("11:20:01", 2), ("15:00:00", 5)] {
            let left = left_ms(&ended(&format!("2027-06-01T{end}Z")), 30, now);
            assert_eq!(left, 30 * DAY_MS - hours * HOUR_MS, "{end}");
        }
        // The rest of a day can be used, too.
        let ended = ended("2027-06-01T10:20:01Z");
        let now = at("2027-07-01T00:00:00Z");
        let all = take(&ended, 30, 30, now).unwrap();
        assert_eq!(all[1].ms(), 30 * DAY_MS - HOUR_MS);
        assert_eq!(left_ms(&all, 30, now), 0);
        let spent = UserError::VacationSpent { year: 2027, hours: 30 * 24 - 1, on_vacation: false };
        assert_eq!(take(&ended, 31, 30, now), Err(spent));
        let spent = UserError::VacationSpent { year: 2027, hours: 0, on_vacation: false };
        assert_eq!(take(&all, 1, 30, at("2027-08-01T00:00:00Z")), Err(spent));
    }

    #[test]
    fn three_vacations_begin_in_seven_days() {
        let hour = |hours: i64| Timestamp(at("2027-06-01T00:00:00Z").0 + hours * HOUR_MS);
        let mut taken = Vec::new();
        for begin in [0, 10, 20] {
            taken = take(&taken, 1, 30, hour(begin)).unwrap();
            // Extending it doesn't begin another one.
            taken = take(&taken, 2, 30, hour(begin + 1)).unwrap();
            taken = take(&taken, 0, 30, hour(begin + 2)).unwrap();
        }
        let next = hour(7 * 24);
        let refused = Err(UserError::VacationsBegun { most: 3, next });
        assert_eq!(take(&taken, 1, 30, hour(30)), refused);
        assert_eq!(take(&taken, 1, 30, Timestamp(next.0 - 1)), refused);
        let fourth = take(&taken, 1, 30, next).unwrap();
        // Ending one and extending it are always possible.
        assert!(take(&fourth, 0, 30, hour(7 * 24 + 1)).is_ok());
        assert!(take(&fourth, 3, 30, hour(7 * 24 + 1)).is_ok());
    }

    #[test]
    fn a_vacation_over_new_year_draws_on_both_years() {
        let now = at("2027-12-22T00:00:00Z");
        let taken = take(&[], 40, 30, now).unwrap();
        assert_eq!(left_ms(&taken, 30, now), 20 * DAY_MS);
        assert_eq!(left_ms(&taken, 30, at("2028-05-01T00:00:00Z")), 0);
        let more = take(&[], 41, 30, now);
        assert_eq!(more, Err(UserError::VacationSpent { year: 2028, hours: 30 * 24, on_vacation: false }));
    }

    #[test]
    fn a_stricter_server_counts_less() {
        let taken = [
            span("2027-12-22", "2028-01-06"),
            span("2027-03-01", "2027-03-04"),
            span("2028-03-01", "2028-03-11"),
        ];
        assert_eq!(counted(&taken, 30).iter().map(|part| part.ms()).sum::<i64>(), 28 * DAY_MS);
        let strict = counted(&taken, 7);
        let expected = [
            span("2027-03-01", "2027-03-04"),
            span("2027-12-22", "2027-12-26"),
            span("2028-01-01", "2028-01-06"),
            span("2028-03-01", "2028-03-03"),
        ];
        assert_eq!(strict, expected);
        assert_eq!(counted(&taken, 0), []);
        assert_eq!(counted(&taken[..1], 30), taken[..1], "whole, over the new year");
    }
}
