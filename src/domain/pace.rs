//! Time per move.

use super::{Timestamp, UserError};

/// Time per move, in days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pace(u8);

impl Pace {
    /// Paces offered to players.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(5), Self(7), Self(14)];

    /// Default for servers without their own.
    pub const DEFAULT: Self = Self(3);

    /// A clock that never runs out. Only in games against the computer.
    pub const UNLIMITED: Self = Self(0);

    /// Checks that a pace with this number of days is offered.
    pub fn new(days: i64) -> Result<Self, UserError> {
        Self::ALL
            .into_iter()
            .find(|pace| i64::from(pace.0) == days)
            .ok_or_else(|| UserError::NoSuchPace(Self::ALL.to_vec()))
    }

    /// 0 if unlimited.
    #[must_use]
    pub const fn days(self) -> i64 {
        self.0 as i64
    }

    /// Returns the deadline of a turn that begins now.
    #[must_use]
    pub const fn deadline(self, now: Timestamp) -> Timestamp {
        if self.0 == Self::UNLIMITED.0 { Timestamp::NEVER } else { now.plus_days(self.days()) }
    }
}
