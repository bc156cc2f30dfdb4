//! The one clock: everything below takes the time as an argument.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::matches::Timestamp;

/// Where the present comes from.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The machine's clock.
    #[default]
    System,
    /// The machine's clock, which somebody has turned forward by so many milliseconds.
    Turned(Arc<AtomicI64>),
    /// A clock that goes only where somebody sets it: milliseconds since the Unix epoch.
    Held(Arc<AtomicI64>),
}

impl Clock {
    /// The present.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        let system = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64;
        Timestamp(match self {
            Self::System => system(),
            Self::Turned(by) => system() + by.load(Ordering::SeqCst),
            Self::Held(at) => at.load(Ordering::SeqCst),
        })
    }
}
