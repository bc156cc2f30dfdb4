//! The one clock: everything below takes the time as an argument.

mod database;
mod moved;
mod steady;

pub use database::SharedClock;
pub use moved::{MovedClock, MovedTime};
pub use steady::{ClockNews, Readings, SteadyClock};

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use crate::domain::Timestamp;

/// Where the present comes from.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The machine's wall clock as it is, for who looks once.
    #[default]
    System,
    /// The machine's wall clock at the start and the time that has passed since, for who runs for long: games do
    /// not end because somebody sets the wall clock.
    Steady(Arc<SteadyClock>),
    /// That of a database which several processes serve.
    Shared(SharedClock),
    /// The machine's wall clock, moved forward on purpose.
    Moved(MovedClock),
    /// The machine's clock, which somebody has turned forward by so many milliseconds.
    Turned(Arc<AtomicI64>),
    /// A clock that goes only where somebody sets it: milliseconds since the Unix epoch.
    Held(Arc<AtomicI64>),
}

impl Clock {
    /// The present.
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

    /// Compares the clock with the wall clock, if it is one that does not follow it blindly; to be called about
    /// once a second. Returns what an operator is to hear.
    #[must_use]
    pub fn look(&self) -> Option<ClockNews> {
        match self {
            Self::Steady(clock) => clock.look(),
            Self::Shared(clock) => clock.steady().look(),
            Self::Moved(clock) => clock.steady().look(),
            Self::System | Self::Turned(_) | Self::Held(_) => None,
        }
    }
}

impl Clock {
    /// How far it was moved forward on purpose so far, in milliseconds: no time in which nobody was served.
    #[must_use]
    pub fn moved_ms(&self) -> i64 {
        match self {
            Self::Moved(clock) => clock.ahead_ms(),
            Self::System | Self::Steady(_) | Self::Shared(_) | Self::Turned(_) | Self::Held(_) => 0,
        }
    }

    /// Whether it is one that may be moved on purpose, so that it is worth a look more often.
    #[must_use]
    pub const fn may_be_moved(&self) -> bool {
        matches!(self, Self::Moved(_))
    }

    /// Notes what a database's clock showed at a moment between two, for the clock that follows it.
    pub fn note_database_time(&self, told: Timestamp, asked: Instant, answered: Instant) {
        if let Self::Shared(clock) = self {
            clock.note(told, asked, answered);
        }
    }

    /// Notes when the next thing is due, for whoever moves the clock.
    pub fn note_next_due(&self, due: Option<Timestamp>) {
        if let Self::Moved(clock) = self {
            clock.note_next_due(due);
        }
    }

    /// Notes that what was due is done up to so much moved time, in milliseconds.
    pub fn note_looked(&self, moved_ms: i64) {
        if let Self::Moved(clock) = self {
            clock.note_looked(moved_ms);
        }
    }
}

/// The machine's wall clock, in milliseconds since the Unix epoch.
fn wall_clock() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64
}
