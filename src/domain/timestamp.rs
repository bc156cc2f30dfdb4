//! Points in time, which are always passed as arguments: the domain never reads a clock.

/// Milliseconds per day.
pub const DAY_MS: i64 = 86_400_000;

/// Milliseconds since the Unix epoch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The end of the year 9999, used as "never".
    pub const NEVER: Self = Self(253_402_300_799_000);

    /// Returns whole seconds since the Unix epoch, as in Discord's `<t:…>`.
    #[must_use]
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// Returns the UTC date in ISO format, such as `2026-11-23`.
    #[must_use]
    pub fn day(self) -> String {
        let at = jiff::Timestamp::from_millisecond(self.0).unwrap_or(jiff::Timestamp::UNIX_EPOCH);
        at.to_zoned(jiff::tz::TimeZone::UTC).date().to_string()
    }

    /// The month in UTC, from 1 to 12.
    #[must_use]
    pub fn month(self) -> u32 {
        let at = jiff::Timestamp::from_millisecond(self.0).unwrap_or(jiff::Timestamp::UNIX_EPOCH);
        u32::from(at.to_zoned(jiff::tz::TimeZone::UTC).month().unsigned_abs())
    }

    #[must_use]
    pub const fn plus_days(self, days: i64) -> Self {
        Self(self.0 + days * DAY_MS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_in_iso_format() {
        assert_eq!(Timestamp(0).day(), "1970-01-01");
        assert_eq!(Timestamp(DAY_MS - 1).day(), "1970-01-01");
        assert_eq!(Timestamp(1_795_392_000_000).day(), "2026-11-23");
        assert_eq!(Timestamp(1_795_392_000_000).month(), 11);
    }
}
