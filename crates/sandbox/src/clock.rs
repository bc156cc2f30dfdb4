//! Timestamps: milliseconds internally, RFC 3339 in JSON.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970-01-01 UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Millis(pub(crate) u64);

impl Millis {
    /// Returns the system time.
    pub(crate) fn now() -> Self {
        let elapsed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self(u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX))
    }

    /// Parses a timestamp such as `2026-11-21T02:50:48.123+00:00`, with any UTC offset.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let number = |range: std::ops::Range<usize>| -> Option<u64> {
            text.get(range)?
                .bytes()
                .try_fold(0, |sum, digit| digit.is_ascii_digit().then(|| sum * 10 + u64::from(digit - b'0')))
        };
        let (year, month, day) = (number(0..4)?, number(5..7)?, number(8..10)?);
        let (hour, minute) = (number(11..13)?, number(14..16)?);
        let second = if text.get(16..17) == Some(":") { number(17..19)? } else { 0 };
        if !(1970..3000).contains(&year)
            || !(1..=12).contains(&month)
            || !(1..=31).contains(&day)
            || hour > 23
        {
            return None;
        }
        let rest = text.get(19..).unwrap_or_default();
        let (fraction, zone) = match rest.strip_prefix('.') {
            Some(rest) => rest.split_at(rest.find(|it: char| !it.is_ascii_digit()).unwrap_or(rest.len())),
            None => ("", rest),
        };
        let millis = format!("{fraction:0<3}").get(..3)?.parse::<u64>().ok()?;
        let offset = match zone.split_at_checked(1) {
            Some((sign @ ("+" | "-"), offset)) => {
                let hours: i64 = offset.get(..2)?.parse().ok()?;
                let minutes: i64 = offset.get(offset.len().checked_sub(2)?..)?.parse().ok()?;
                (hours * 60 + minutes) * if sign == "+" { 1 } else { -1 }
            }
            _ => 0,
        };
        // Days since 1970, the inverse of `civil`.
        let (shifted_year, shifted_month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let (era, year_of_era) = (shifted_year / 400, shifted_year % 400);
        let day_of_year = (153 * shifted_month + 2) / 5 + day - 1;
        let days =
            era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719_468;
        let minutes = i64::try_from(days * 1440 + hour * 60 + minute).ok()? - offset;
        Some(Self((u64::try_from(minutes).ok()? * 60 + second) * 1000 + millis))
    }

    /// Formats the time for the `Date` header: `Sat, 21 Nov 2026 02:50:48 GMT`.
    pub(crate) fn http_date(self) -> String {
        const DAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
        const MONTHS: [&str; 12] =
            ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
        let seconds = self.0 / 1000;
        let (year, month, day) = civil(seconds / 86_400);
        let named = |names: &[&'static str], at: u64| usize::try_from(at).map_or("", |at| names[at]);
        // 1970 began on a Thursday.
        let (weekday, month) = (named(&DAYS, seconds / 86_400 % 7), named(&MONTHS, month - 1));
        let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
        format!("{weekday}, {day:02} {month} {year:04} {hour:02}:{minute:02}:{second:02} GMT")
    }

    /// Returns the milliseconds since `earlier`, or 0 if `earlier` is later.
    pub(crate) fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

impl fmt::Display for Millis {
    /// Formats the time as Discord does: `2026-11-21T02:50:48.123000+00:00`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, millis) = (self.0 / 1000, self.0 % 1000);
        let (day, second) = (seconds / 86_400, seconds % 86_400);
        let (year, month, day) = civil(day);
        let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
        write!(out, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{millis:03}000+00:00")
    }
}

/// Converts days since 1970-01-01 to year, month and day.
///
/// Years start in March, so that the leap day is the last day of its year. 400 years have 146,097
/// days.
fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::Millis;

    #[test]
    fn timestamps_are_formatted_like_discord() {
        // Expected values from `date -u -d @SECONDS`.
        let check = |millis: u64, expected: &str| assert_eq!(Millis(millis).to_string(), expected);
        check(0, "1970-01-01T00:00:00.000000+00:00");
        check(951_782_400_000, "2000-02-29T00:00:00.000000+00:00");
        check(1_420_070_400_000, "2015-01-01T00:00:00.000000+00:00");
        check(1_795_229_448_123, "2026-11-21T02:50:48.123000+00:00");
        check(4_107_542_399_999, "2100-02-28T23:59:59.999000+00:00");
        check(4_107_542_400_000, "2100-03-01T00:00:00.000000+00:00");
    }

    #[test]
    fn http_dates_have_a_weekday() {
        // Expected values from `date -u -R -d @SECONDS`, with GMT for the zone.
        assert_eq!(Millis(0).http_date(), "Thu, 01 Jan 1970 00:00:00 GMT");
        assert_eq!(Millis(951_782_400_000).http_date(), "Tue, 29 Feb 2000 00:00:00 GMT");
        assert_eq!(Millis(1_795_229_448_123).http_date(), "Sat, 21 Nov 2026 02:50:48 GMT");
    }

    #[test]
    fn timestamps_parse_with_any_offset() {
        let check = |text: &str, millis: u64| assert_eq!(Millis::parse(text), Some(Millis(millis)), "{text}");
        check("2026-11-21T02:50:48.123000+00:00", 1_795_229_448_123);
        check("2026-11-21T04:50:48.123+02:00", 1_795_229_448_123);
        check("2026-11-20T21:50:48.123-0500", 1_795_229_448_123);
        check("2026-11-21T02:50:48Z", 1_795_229_448_000);
        check("2000-02-29T00:00:00Z", 951_782_400_000);
        for wrong in ["", "yesterday", "2026-13-01T00:00:00Z", "2026-11-21"] {
            assert_eq!(Millis::parse(wrong), None, "{wrong}");
        }
    }
}
