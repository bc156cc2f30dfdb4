//! Timestamps: milliseconds internally, RFC 3339 in JSON.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
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

    /// Parses a timestamp such as `2026-11-21T02:50:48.123+00:00`, with any UTC offset. UTC is the default.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let with_offset = || text.parse::<Timestamp>().ok();
        let without_offset = || {
            let is_date_only = text.len() <= "2026-11-21".len();
            let time = text.parse::<DateTime>().ok().filter(|_| !is_date_only)?;
            Some(time.to_zoned(TimeZone::UTC).ok()?.timestamp())
        };
        let time = with_offset().or_else(without_offset)?;
        u64::try_from(time.as_millisecond()).ok().map(Self)
    }

    /// Formats the time for the `Date` header: `Sat, 21 Nov 2026 02:50:48 GMT`.
    pub(crate) fn http_date(self) -> String {
        self.timestamp().strftime("%a, %d %b %Y %H:%M:%S GMT").to_string()
    }

    fn timestamp(self) -> Timestamp {
        i64::try_from(self.0)
            .ok()
            .and_then(|ms| Timestamp::from_millisecond(ms).ok())
            .unwrap_or(Timestamp::MAX)
    }

    /// Returns the milliseconds since `earlier`, or 0 if `earlier` is later.
    pub(crate) fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

impl fmt::Display for Millis {
    /// Formats the time as Discord does: `2026-11-21T02:50:48.123000+00:00`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.timestamp().strftime("%Y-%m-%dT%H:%M:%S%.6f+00:00"))
    }
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
        check("2026-11-21T02:50:48", 1_795_229_448_000);
        check("2026-11-21T02:50", 1_795_229_400_000);
        check("2000-02-29T00:00:00Z", 951_782_400_000);
        for wrong in ["", "yesterday", "2026-13-01T00:00:00Z", "2026-11-21"] {
            assert_eq!(Millis::parse(wrong), None, "{wrong}");
        }
    }
}
