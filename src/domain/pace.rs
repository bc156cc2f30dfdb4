//! The time for each move.

use super::{Timestamp, UserError};

/// The time for each move, in days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pace(u8);

impl Pace {
    /// The paces on offer.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(5), Self(7), Self(14)];

    /// The pace of a challenge that names none, where the server has chosen no other.
    pub const DEFAULT: Self = Self(3);

    /// No limit: a clock that never runs out. Not on offer between people.
    pub const UNLIMITED: Self = Self(0);

    /// The pace with so many days for each move.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPace`] where it is not on offer.
    pub fn new(days: i64) -> Result<Self, UserError> {
        Self::ALL
            .into_iter()
            .find(|pace| i64::from(pace.0) == days)
            .ok_or_else(|| UserError::NoSuchPace(Self::ALL.to_vec()))
    }

    /// Days for each move.
    #[must_use]
    pub const fn days(self) -> i64 {
        self.0 as i64
    }

    /// The deadline of a turn that begins now.
    #[must_use]
    pub const fn deadline(self, now: Timestamp) -> Timestamp {
        if self.0 == Self::UNLIMITED.0 { Timestamp::NEVER } else { now.plus_days(self.days()) }
    }
}
