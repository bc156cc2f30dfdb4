//! Who gave a sign of themselves lately, so that nobody is pinged who is there.
//!
//! It lives in memory alone: after a restart a ping may come that was not needed, and none is lost.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::domain::{ABSENT_AFTER_MS, PlayerId, Timestamp};

/// So many people are remembered before those are looked for that were away for long.
const REMEMBERED: usize = 1000;

/// When people gave their last sign.
#[derive(Debug, Default)]
pub(crate) struct SignLog {
    signs: Mutex<HashMap<PlayerId, Timestamp>>,
}

impl SignLog {
    /// Notes a sign of someone.
    pub(crate) fn note(&self, player: PlayerId, now: Timestamp) {
        let mut signs = self.signs.lock().unwrap_or_else(PoisonError::into_inner);
        if signs.len() >= REMEMBERED {
            signs.retain(|_, at| now.0 - at.0 < ABSENT_AFTER_MS);
        }
        signs.insert(player, now);
    }

    /// When someone gave their last sign, as far as that is remembered.
    pub(crate) fn last(&self, player: PlayerId) -> Option<Timestamp> {
        self.signs.lock().unwrap_or_else(PoisonError::into_inner).get(&player).copied()
    }
}
