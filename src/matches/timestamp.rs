//! Moments. The time is always an argument: nothing here asks for it.

/// Milliseconds of a day.
pub const DAY_MS: i64 = 86_400_000;

/// A moment in milliseconds since the Unix epoch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The end of the year 9999: a moment that does not come.
    pub const NEVER: Self = Self(253_402_300_799_000);

    /// Whole seconds since the Unix epoch, as Discord's `<t:…>` wants them.
    #[must_use]
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// The moment `days` days later.
    #[must_use]
    pub const fn plus_days(self, days: i64) -> Self {
        Self(self.0 + days * DAY_MS)
    }
}
