//! The one clock: everything below takes the time as an argument.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::matches::Timestamp;

/// The present.
#[must_use]
pub fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp(since.as_millis() as i64)
}
