//! Database time, for processes that share a database. Their machines' clocks don't matter.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use super::{Readings, SteadyClock};
use crate::domain::Timestamp;

/// The database's clock, as of its last answer.
#[derive(Debug)]
struct DatabaseTime {
    origin: Instant,
    /// Database time minus the time since `origin`.
    offset_ms: AtomicI64,
}

/// A monotonic clock that follows a database's clock.
#[derive(Clone, Debug)]
pub struct SharedClock {
    steady: Arc<SteadyClock>,
    database: Arc<DatabaseTime>,
}

impl SharedClock {
    /// Starts at the database's current time. `newest_stored` is the newest stored time.
    #[must_use]
    pub fn start(database_time: Timestamp, newest_stored: Option<Timestamp>) -> Self {
        let origin = Instant::now();
        let database = Arc::new(DatabaseTime { origin, offset_ms: AtomicI64::new(database_time.0) });
        let shown = Arc::clone(&database);
        let readings = move || {
            let steady_ms = shown.since_origin_ms(Instant::now());
            Readings { wall_ms: shown.offset_ms.load(Ordering::SeqCst) + steady_ms, steady_ms }
        };
        let steady = Arc::new(SteadyClock::over(Box::new(readings), newest_stored).close());
        Self { steady, database }
    }

    /// Updates the offset from an answer of the database, which was sent halfway between request
    /// and receipt.
    pub fn note(&self, database_time: Timestamp, asked: Instant, answered: Instant) {
        let middle = asked + answered.saturating_duration_since(asked) / 2;
        self.database
            .offset_ms
            .store(database_time.0 - self.database.since_origin_ms(middle), Ordering::SeqCst);
    }

    #[must_use]
    pub fn steady(&self) -> &SteadyClock {
        &self.steady
    }
}

impl DatabaseTime {
    fn since_origin_ms(&self, at: Instant) -> i64 {
        i64::try_from(at.saturating_duration_since(self.origin).as_millis()).unwrap_or(i64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_time_follows_the_database() {
        let database_time = Timestamp(1_000_000);
        let clock = SharedClock::start(database_time, None);
        let shown = clock.steady().now().0;
        assert!((0..60_000).contains(&(shown - database_time.0)), "{shown}");
        let asked = Instant::now();
        clock.note(Timestamp(database_time.0 + 20_000), asked, asked + Duration::from_millis(500));
        assert_eq!(clock.steady().check(), None);
        let shown = clock.steady().now().0;
        // The answer is from the middle of the request, 250 ms after it was sent.
        let least = database_time.0 + 20_000 - 250;
        assert!((least..least + 60_000).contains(&shown), "{shown}");
    }
}
