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
}

impl Clock {
    /// The present.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64;
        Timestamp(match self {
            Self::System => since,
            Self::Turned(by) => since + by.load(Ordering::SeqCst),
        })
    }
}
