//! Caches player names, since a message may name the same players several times.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::domain::{AccountName, PlayerId};

/// Another process may have stored a new name, so entries expire.
const NAME_TTL: Duration = Duration::from_secs(60);

/// If expired entries don't make room, the whole cache is cleared.
const MAX_NAMES: usize = 4096;

#[derive(Debug, Default)]
pub(crate) struct NameCache(Mutex<HashMap<PlayerId, (AccountName, Instant)>>);

impl NameCache {
    /// Returns the cached name unless it has expired.
    pub(crate) fn get(&self, player: PlayerId, now: Instant) -> Option<AccountName> {
        let names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (name, cached_at) = names.get(&player)?;
        (now.duration_since(*cached_at) < NAME_TTL).then(|| name.clone())
    }

    pub(crate) fn insert(&self, player: PlayerId, name: &AccountName, now: Instant) {
        let mut names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if names.len() >= MAX_NAMES {
            names.retain(|_, (_, cached_at)| now.duration_since(*cached_at) < NAME_TTL);
            if names.len() >= MAX_NAMES {
                names.clear();
            }
        }
        names.insert(player, (name.clone(), now));
    }

    pub(crate) fn evict(&self, player: PlayerId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&player);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALICE: PlayerId = PlayerId(1);

    #[test]
    fn a_name_expires_after_a_minute_or_is_evicted() {
        let (names, noon) = (NameCache::default(), Instant::now());
        assert_eq!(names.get(ALICE, noon), None);
        let [alice, ann] = ["Alice", "Ann"].map(|name| AccountName::new(name, Some("alice")));
        names.insert(ALICE, &alice, noon);
        let later = |seconds| names.get(ALICE, noon + Duration::from_secs(seconds));
        assert_eq!((later(59), later(60)), (Some(alice), None));
        names.insert(ALICE, &ann, noon);
        assert_eq!(later(1), Some(ann));
        names.evict(ALICE);
        assert_eq!(later(1), None);
    }

    #[test]
    fn a_full_cache_makes_room() {
        let (names, noon) = (NameCache::default(), Instant::now());
        for number in 0..3 * MAX_NAMES as u64 {
            names.insert(PlayerId(number), &AccountName::new("x", Some("x")), noon);
        }
        assert!(names.0.lock().unwrap().len() <= MAX_NAMES);
        assert!(names.get(PlayerId(3 * MAX_NAMES as u64 - 1), noon).is_some(), "the newest is there");
    }
}
