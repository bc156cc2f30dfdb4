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
    /// A clock that somebody turns by hand, in milliseconds since the Unix epoch.
    Turned(Arc<AtomicI64>),
}

impl Clock {
    /// The present.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        match self {
            Self::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Timestamp(since.as_millis() as i64)
            }
            Self::Turned(at) => Timestamp(at.load(Ordering::SeqCst)),
        }
    }
}
