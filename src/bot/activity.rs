//! Tracks recent activity, so that active players are not pinged.
//!
//! It is kept in memory. After a restart a player may get an unnecessary ping, but no ping is lost.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::domain::{ABSENT_AFTER_MS, PlayerId, Timestamp};

/// Size at which inactive players are pruned.
const PRUNE_THRESHOLD: usize = 1000;

/// The last activity of each recently active player.
#[derive(Debug, Default)]
pub(crate) struct ActivityLog {
    times: Mutex<HashMap<PlayerId, Timestamp>>,
}

impl ActivityLog {
    pub(crate) fn note(&self, player: PlayerId, now: Timestamp) {
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        if times.len() >= PRUNE_THRESHOLD {
            times.retain(|_, at| now.0 - at.0 < ABSENT_AFTER_MS);
        }
        times.insert(player, now);
    }

    /// Returns the player's last activity, if it is remembered.
    pub(crate) fn last(&self, player: PlayerId) -> Option<Timestamp> {
        self.times.lock().unwrap_or_else(PoisonError::into_inner).get(&player).copied()
    }
}
