//! The only clock. Modules below take the time as an argument.

mod database;
mod moved;
mod steady;

pub use database::SharedClock;
pub use moved::{MovedClock, MovedTime};
pub use steady::{ClockEvent, Readings, SteadyClock};

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use crate::domain::Timestamp;

/// The source of the current time.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The wall clock, for short-lived commands.
    #[default]
    System,
    /// The wall clock at startup plus the time since, for the server. A change of the wall clock
    /// doesn't end games.
    Steady(Arc<SteadyClock>),
    /// The clock of a shared database.
    Shared(SharedClock),
    /// A steady clock that the sandbox moves forward.
    Moved(MovedClock),
    /// The wall clock plus an offset in milliseconds.
    Turned(Arc<AtomicI64>),
    /// A clock that changes only when it is set, in milliseconds since the Unix epoch.
    Held(Arc<AtomicI64>),
}

impl Clock {
    #[must_use]
    pub fn now(&self) -> Timestamp {
        Timestamp(match self {
            Self::System => wall_clock(),
            Self::Steady(clock) => return clock.now(),
            Self::Shared(clock) => return clock.steady().now(),
            Self::Moved(clock) => return clock.now(),
            Self::Turned(by) => wall_clock() + by.load(Ordering::SeqCst),
            Self::Held(at) => at.load(Ordering::SeqCst),
        })
    }

    /// Compares the clock with the wall clock. Call it about once a second. Returns an event to
    /// log.
    #[must_use]
    pub fn check(&self) -> Option<ClockEvent> {
        match self {
            Self::Steady(clock) => clock.check(),
            Self::Shared(clock) => clock.steady().check(),
            Self::Moved(clock) => clock.steady().check(),
            Self::System | Self::Turned(_) | Self::Held(_) => None,
        }
    }
}

impl Clock {
    /// The total time skipped by the sandbox. It isn't an outage.
    #[must_use]
    pub fn moved_ms(&self) -> i64 {
        match self {
            Self::Moved(clock) => clock.ahead_ms(),
            Self::System | Self::Steady(_) | Self::Shared(_) | Self::Turned(_) | Self::Held(_) => 0,
        }
    }

    /// Whether the sandbox can move the clock, so that polling it more often is useful.
    #[must_use]
    pub const fn may_be_moved(&self) -> bool {
        matches!(self, Self::Moved(_))
    }

    /// Updates a shared clock from an answer of the database.
    pub fn sync_with_database(&self, database_time: Timestamp, asked: Instant, answered: Instant) {
        if let Self::Shared(clock) = self {
            clock.note(database_time, asked, answered);
        }
    }

    /// Publishes the next due time for the sandbox.
    pub fn publish_next_due(&self, due: Option<Timestamp>) {
        if let Self::Moved(clock) = self {
            clock.publish_next_due(due);
        }
    }

    /// Publishes that everything due up to `moved_ms` of moved time is done.
    pub fn publish_done_up_to(&self, moved_ms: i64) {
        if let Self::Moved(clock) = self {
            clock.publish_done_up_to(moved_ms);
        }
    }
}

fn wall_clock() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64
}
