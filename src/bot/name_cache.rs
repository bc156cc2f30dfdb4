//! Names of players that were asked for lately: a message names its players several times.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::domain::PlayerId;

/// How long a name is taken for what it was. Another process may have heard of a new one.
const KEPT: Duration = Duration::from_secs(60);

/// How many names are kept; then all are forgotten that are too old, or else all.
const CAPACITY: usize = 4096;

/// The names of players who were seen lately.
#[derive(Debug, Default)]
pub(crate) struct NameCache(Mutex<HashMap<PlayerId, (String, Instant)>>);

impl NameCache {
    /// The name of a player, if it was noted lately.
    pub(crate) fn get(&self, player: PlayerId, now: Instant) -> Option<String> {
        let names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (name, noted) = names.get(&player)?;
        (now.duration_since(*noted) < KEPT).then(|| name.clone())
    }

    /// Notes a name as it is stored now.
    pub(crate) fn note(&self, player: PlayerId, name: &str, now: Instant) {
        let mut names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if names.len() >= CAPACITY {
            names.retain(|_, (_, noted)| now.duration_since(*noted) < KEPT);
            if names.len() >= CAPACITY {
                names.clear();
            }
        }
        names.insert(player, (name.to_owned(), now));
    }

    /// Forgets a player.
    pub(crate) fn forget(&self, player: PlayerId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&player);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALICE: PlayerId = PlayerId(1);

    #[test]
    fn a_name_is_kept_for_a_minute_and_until_it_is_forgotten() {
        let (names, noon) = (NameCache::default(), Instant::now());
        assert_eq!(names.get(ALICE, noon), None);
        names.note(ALICE, "Alice", noon);
        let later = |seconds| names.get(ALICE, noon + Duration::from_secs(seconds));
        assert_eq!((later(59).as_deref(), later(60)), (Some("Alice"), None));
        names.note(ALICE, "Ann", noon);
        assert_eq!(later(1).as_deref(), Some("Ann"));
        names.forget(ALICE);
        assert_eq!(later(1), None);
    }

    #[test]
    fn more_names_than_are_kept_make_room() {
        let (names, noon) = (NameCache::default(), Instant::now());
        for number in 0..3 * CAPACITY as u64 {
            names.note(PlayerId(number), "x", noon);
        }
        assert!(names.0.lock().unwrap().len() <= CAPACITY);
        assert!(names.get(PlayerId(3 * CAPACITY as u64 - 1), noon).is_some(), "the newest is there");
    }
}
