//! Times in Discord's markup, which each reader's client shows in their own time zone.

use crate::domain::Timestamp;

/// Formats a time relative to now, such as `in 3 days`.
#[must_use]
pub fn relative(at: Timestamp) -> String {
    format!("<t:{}:R>", at.seconds())
}
