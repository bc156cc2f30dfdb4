//! Which interactions came lately. Discord may deliver one twice around a RESUME, and what stores
//! nothing has no other mark that it was answered.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};

use serenity::all::InteractionId;

/// How many interactions are remembered; a second delivery follows the first within seconds.
const REMEMBERED: usize = 10_000;

/// The interactions that came last.
#[derive(Debug, Default)]
pub(super) struct RecentInteractions(Mutex<Memory>);

#[derive(Debug, Default)]
struct Memory {
    known: HashSet<InteractionId>,
    in_order: VecDeque<InteractionId>,
}

impl RecentInteractions {
    /// Notes an interaction; tells whether it came for the first time.
    pub(super) fn is_first(&self, id: InteractionId) -> bool {
        let mut memory = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !memory.known.insert(id) {
            return false;
        }
        memory.in_order.push_back(id);
        if memory.in_order.len() > REMEMBERED
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
    fn as_many_are_remembered_as_said_and_no_more() {
        let recent = RecentInteractions::default();
        let id = |number: usize| InteractionId::new(number as u64 + 1);
        assert!((0..REMEMBERED).all(|number| recent.is_first(id(number))));
        assert!((0..REMEMBERED).all(|number| !recent.is_first(id(number))));
        assert!(recent.is_first(id(REMEMBERED)));
        assert!(recent.is_first(id(0)), "the oldest made room");
        assert_eq!(recent.0.lock().unwrap().known.len(), REMEMBERED);
    }
}
