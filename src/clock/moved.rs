//! A clock that somebody moves forward on purpose, to see what comes: the sandbox's.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use super::SteadyClock;
use crate::domain::Timestamp;

/// How far time was moved, and how far of that was looked at; shared with whoever moves it.
#[derive(Clone, Debug, Default)]
pub struct MovedTime {
    /// How far the clock is ahead of the machine's, in milliseconds. It only grows.
    pub ahead_ms: Arc<AtomicI64>,
    /// Up to which of these what was due has been done, in milliseconds.
    pub looked_ms: Arc<AtomicI64>,
    /// When the next thing is due by the moved clock, in milliseconds since the Unix epoch; 0 while nothing is.
    pub next_due_ms: Arc<AtomicI64>,
}

/// A steady clock, and how far it was moved.
#[derive(Clone, Debug)]
pub struct MovedClock {
    steady: Arc<SteadyClock>,
    moved: MovedTime,
}

impl MovedClock {
    /// A clock over one that knows nothing of the moves.
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

    pub(super) fn note_next_due(&self, due: Option<Timestamp>) {
        self.moved.next_due_ms.store(due.map_or(0, |due| due.0), Ordering::SeqCst);
    }

    pub(super) fn note_looked(&self, ahead_ms: i64) {
        self.moved.looked_ms.fetch_max(ahead_ms, Ordering::SeqCst);
    }
}
