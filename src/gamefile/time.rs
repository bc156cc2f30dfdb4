//! Moments as text, in UTC: `2026-11-02T18:05:00.250Z`.

use crate::domain::Timestamp;

const DAY_MS: i64 = 86_400_000;

/// Days from the first of March of year 0 to the Unix epoch. Years that begin in March have their
/// leap day at their end, which makes both directions plain arithmetic.
const EPOCH_DAYS: i64 = 719_468;

/// Days of 400 years.
const ERA: i64 = 146_097;

/// A moment as text.
pub(super) fn print(moment: Timestamp) -> String {
    let (days, ms) = (moment.0.div_euclid(DAY_MS), moment.0.rem_euclid(DAY_MS));
    let (year, month, day) = date(days);
    let (seconds, ms) = (ms / 1000, ms % 1000);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{ms:03}Z")
}

/// The moment that a text stands for; exactly what [`print`] writes.
pub(super) fn parse(text: &str) -> Option<Timestamp> {
    let number = |range: std::ops::Range<usize>| -> Option<i64> {
        let digits = text.get(range)?;
        digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
    };
    let (year, month, day) = (number(0..4)?, number(5..7)?, number(8..10)?);
    let (hour, minute, second) = (number(11..13)?, number(14..16)?, number(17..19)?);
    let ms = ((hour * 60 + minute) * 60 + second) * 1000 + number(20..23)?;
    let moment = Timestamp(days(year, month, day) * DAY_MS + ms);
    // Printed again it must be the same: no 30th of February, no 25th hour, no other separators.
    (print(moment) == text).then_some(moment)
}

/// Days since the Unix epoch to year, month and day.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + EPOCH_DAYS;
    let (era, in_era) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year = (in_era - in_era / 1460 + in_era / 36_524 - in_era / (ERA - 1)) / 365;
    let in_year = in_era - (365 * year + year / 4 - year / 100);
    let march = (5 * in_year + 2) / 153;
    let day = in_year - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    (era * 400 + year + i64::from(month <= 2), month, day)
}

/// Year, month and day to days since the Unix epoch.
fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let (era, in_era) = (year.div_euclid(400), year.rem_euclid(400));
    let march = if month > 2 { month - 3 } else { month + 9 };
    let in_year = (153 * march + 2) / 5 + day - 1;
    era * ERA + in_era * 365 + in_era / 4 - in_era / 100 + in_year - EPOCH_DAYS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_moments_are_written_as_everybody_writes_them() {
        let check = |ms: i64, text: &str| {
            assert_eq!(print(Timestamp(ms)), text);
            assert_eq!(parse(text), Some(Timestamp(ms)));
        };
        check(0, "1970-01-01T00:00:00.000Z");
        check(951_782_400_000, "2000-02-29T00:00:00.000Z");
        check(1_767_225_600_000, "2026-01-01T00:00:00.000Z");
        check(1_767_225_599_999, "2025-12-31T23:59:59.999Z");
        check(4_107_542_400_000, "2100-03-01T00:00:00.000Z");
    }

    #[test]
    fn every_day_of_centuries_returns() {
        for day in -200_000..200_000 {
            let (year, month, date) = date(day);
            assert_eq!(days(year, month, date), day);
        }
    }

    #[test]
    fn what_is_no_moment_is_none() {
        for text in [
            "",
            "2026-02-29T00:00:00.000Z",
            "2026-01-01T24:00:00.000Z",
            "2026-01-01 00:00:00.000Z",
            "2026-01-01T00:00:00Z",
            "2026-01-01T00:00:00.000+1",
            "+026-01-01T00:00:00.000Z",
            "2026-13-01T00:00:00.000Z",
            "2026-01-01T00:00:00.000é",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
