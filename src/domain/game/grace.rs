//! Grace: the clock of a player stands still if a notice reaches them by no route.

use crate::domain::{Cause, Pause, Timestamp};

/// Length of a grace, which a player gets once in a match.
pub const GRACE_HOURS: i64 = 72;

const HOUR_MS: i64 = 3_600_000;

/// A notice of a match that did not reach a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grace {
    /// Time of the first such notice.
    pub from: Timestamp,
    /// Whether no notice of the current turn has reached the player.
    pub missed: bool,
}

/// Returns the end of a grace.
#[must_use]
pub const fn grace_until(from: Timestamp) -> Timestamp {
    Timestamp(from.0 + GRACE_HOURS * HOUR_MS)
}

/// Returns the pause of the player's clock.
#[must_use]
pub const fn grace_pause(from: Timestamp) -> Pause {
    Pause { from, until: Some(grace_until(from)), cause: Cause::Grace }
}
