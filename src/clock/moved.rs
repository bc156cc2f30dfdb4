//! The sandbox's clock, which can be moved forward.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use super::SteadyClock;
use crate::domain::Timestamp;

/// State shared with the sandbox.
#[derive(Clone, Debug, Default)]
pub struct MovedTime {
    /// The lead over the machine's clock, in milliseconds. It never decreases.
    pub ahead_ms: Arc<AtomicI64>,
    /// The value of `ahead_ms` up to which all due work is done.
    pub looked_ms: Arc<AtomicI64>,
    /// The next due time in milliseconds since the Unix epoch, or 0 if nothing is due.
    pub next_due_ms: Arc<AtomicI64>,
}

#[derive(Clone, Debug)]
pub struct MovedClock {
    steady: Arc<SteadyClock>,
    moved: MovedTime,
}

impl MovedClock {
    #[must_use]
    pub fn new(steady: SteadyClock, moved: MovedTime) -> Self {
        Self { steady: Arc::new(steady), moved }
    }

    pub(super) fn now(&self) -> Timestamp {
        Timestamp(self.steady.now().0 + self.ahead_ms())
    }

    pub(super) fn steady(&self) -> &SteadyClock {
        &self.steady
    }

    pub(super) fn ahead_ms(&self) -> i64 {
        self.moved.ahead_ms.load(Ordering::SeqCst)
    }

    pub(super) fn publish_next_due(&self, due: Option<Timestamp>) {
        self.moved.next_due_ms.store(due.map_or(0, |due| due.0), Ordering::SeqCst);
    }

    pub(super) fn publish_done_up_to(&self, ahead_ms: i64) {
        self.moved.looked_ms.fetch_max(ahead_ms, Ordering::SeqCst);
    }
}
