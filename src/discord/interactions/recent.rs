//! Detects repeated deliveries. Discord may deliver an interaction twice around a RESUME, and
//! interactions that store nothing are not idempotent otherwise.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};

use serenity::all::InteractionId;

/// A second delivery follows within seconds.
const MAX_REMEMBERED: usize = 10_000;

#[derive(Debug, Default)]
pub(super) struct RecentInteractions(Mutex<Memory>);

#[derive(Debug, Default)]
struct Memory {
    known: HashSet<InteractionId>,
    in_order: VecDeque<InteractionId>,
}

impl RecentInteractions {
    /// Records an interaction and returns whether it is new.
    pub(super) fn is_first(&self, id: InteractionId) -> bool {
        let mut memory = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !memory.known.insert(id) {
            return false;
        }
        memory.in_order.push_back(id);
        if memory.in_order.len() > MAX_REMEMBERED
            && let Some(oldest) = memory.in_order.pop_front()
        {
            memory.known.remove(&oldest);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_interaction_is_forgotten() {
        let recent = RecentInteractions::default();
        let id = |number: usize| InteractionId::new(number as u64 + 1);
        assert!((0..MAX_REMEMBERED).all(|number| recent.is_first(id(number))));
        assert!((0..MAX_REMEMBERED).all(|number| !recent.is_first(id(number))));
        assert!(recent.is_first(id(MAX_REMEMBERED)));
        assert!(recent.is_first(id(0)), "the oldest was evicted");
        assert_eq!(recent.0.lock().unwrap().known.len(), MAX_REMEMBERED);
    }
}
