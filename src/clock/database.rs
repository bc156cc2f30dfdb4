//! The time by the clock of a database that several processes serve: their machines' clocks do not count.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use super::{Readings, SteadyClock};
use crate::domain::Timestamp;

/// What a database's clock shows, as far as the last answer tells.
#[derive(Debug)]
struct DatabaseTime {
    origin: Instant,
    /// What the database's clock shows less the time since the origin, in milliseconds.
    offset_ms: AtomicI64,
}

/// A clock that goes on evenly and follows that of a database.
#[derive(Clone, Debug)]
pub struct SharedClock {
    steady: Arc<SteadyClock>,
    database: Arc<DatabaseTime>,
}

impl SharedClock {
    /// The clock of a process that was just told the time; `newest_stored` is the newest time that was stored.
    #[must_use]
    pub fn start(told: Timestamp, newest_stored: Option<Timestamp>) -> Self {
        let origin = Instant::now();
        let database = Arc::new(DatabaseTime { origin, offset_ms: AtomicI64::new(told.0) });
        let shown = Arc::clone(&database);
        let readings = move || {
            let steady_ms = shown.since_origin_ms(Instant::now());
            Readings { wall_ms: shown.offset_ms.load(Ordering::SeqCst) + steady_ms, steady_ms }
        };
        let steady = Arc::new(SteadyClock::over(Box::new(readings), newest_stored).close());
        Self { steady, database }
    }

    /// Notes what the database's clock showed at a moment between two.
    pub fn note(&self, told: Timestamp, asked: Instant, answered: Instant) {
        let middle = asked + answered.saturating_duration_since(asked) / 2;
        self.database.offset_ms.store(told.0 - self.database.since_origin_ms(middle), Ordering::SeqCst);
    }

    /// The clock without the database.
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
    fn the_time_is_the_databases_whatever_the_machines_is() {
        let told = Timestamp(1_000_000);
        let clock = SharedClock::start(told, None);
        let shown = clock.steady().now().0;
        assert!((0..60_000).contains(&(shown - told.0)), "{shown}");
        let asked = Instant::now();
        clock.note(Timestamp(told.0 + 20_000), asked, asked + Duration::from_millis(500));
        assert_eq!(clock.steady().look(), None);
        let shown = clock.steady().now().0;
        // The database said so a quarter of a second after it was asked.
        let least = told.0 + 20_000 - 250;
        assert!((least..least + 60_000).contains(&shown), "{shown}");
    }
}
