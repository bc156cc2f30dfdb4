//! The queue in which interactions wait to be handled: short, and fair between people.
//!
//! Whoever has several waiting gets one handled for each one of the others, so that somebody who floods waits behind
//! them. Where too many wait, the next one is told at once to come again.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, oneshot};

use crate::domain::PlayerId;

/// Interactions that are handled at once, from the question what the bot may do to the last answer. The answers
/// that are ready and on their way bound the memory of a crowd.
const PLACES: usize = 32;

/// Interactions that may wait.
const WAITING: usize = 2000;

/// Interactions of one person that may wait.
const WAITING_OF_ONE: usize = 64;

/// So many wait that the next one is not done in time: its sender is told at once that an answer follows, not only
/// when time runs out for all of them together.
const LONG: usize = 64;

/// Too many wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Busy;

/// The queue.
#[derive(Clone, Debug)]
pub(super) struct FairQueue(Arc<QueueShared>);

#[derive(Debug)]
struct QueueShared {
    state: Mutex<QueueState>,
    /// Notified when nobody is left.
    idle: Notify,
}

#[derive(Debug)]
struct QueueState {
    free: usize,
    waiting: usize,
    /// Whoever waits, the next one first.
    turns: VecDeque<PlayerId>,
    /// What each of them waits with; never empty.
    of_each: HashMap<PlayerId, VecDeque<oneshot::Sender<Admission>>>,
}

impl QueueState {
    /// The one who is next, behind whom the same person's others queue up again.
    fn next(&mut self) -> Option<oneshot::Sender<Admission>> {
        let person = self.turns.pop_front()?;
        let theirs = self.of_each.get_mut(&person)?;
        let next = theirs.pop_front();
        if theirs.is_empty() {
            self.of_each.remove(&person);
        } else {
            self.turns.push_back(person);
        }
        self.waiting -= 1;
        next
    }
}

impl Default for FairQueue {
    fn default() -> Self {
        let state = QueueState { free: PLACES, waiting: 0, turns: VecDeque::new(), of_each: HashMap::new() };
        Self(Arc::new(QueueShared { state: Mutex::new(state), idle: Notify::new() }))
    }
}

impl FairQueue {
    /// Waits for a place, which is held until it is dropped.
    ///
    /// # Errors
    ///
    /// Too many wait, or too many of this person; said at once.
    pub(super) async fn enter(&self, person: PlayerId) -> Result<Admission, Busy> {
        let called = {
            let mut state = self.0.state();
            if state.free > 0 {
                state.free -= 1;
                return Ok(Admission(Some(Arc::clone(&self.0))));
            }
            let theirs = state.of_each.get(&person).map_or(0, VecDeque::len);
            if state.waiting >= WAITING || theirs >= WAITING_OF_ONE {
                return Err(Busy);
            }
            let (call, called) = oneshot::channel();
            if theirs == 0 {
                state.turns.push_back(person);
            }
            state.of_each.entry(person).or_default().push_back(call);
            state.waiting += 1;
            called
        };
        called.await.map_err(|_| Busy)
    }

    /// Whether so many wait that another one will not be handled in time.
    pub(super) fn is_long(&self) -> bool {
        self.0.state().waiting >= LONG
    }

    /// Waits until nothing waits or is handled any more.
    pub(super) async fn drained(&self) {
        loop {
            let idle = self.0.idle.notified();
            if self.0.state().free == PLACES {
                return;
            }
            idle.await;
        }
    }
}

impl QueueShared {
    fn state(&self) -> MutexGuard<'_, QueueState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands a place on to the next who still waits for one.
    fn pass_on(self: Arc<Self>) {
        let mut shared = self;
        loop {
            let next = {
                let mut state = shared.state();
                let next = state.next();
                if next.is_none() {
                    state.free += 1;
                    if state.free == PLACES {
                        shared.idle.notify_waiters();
                    }
                }
                next
            };
            let Some(next) = next else { return };
            match next.send(Admission(Some(shared))) {
                Ok(()) => return,
                // Whoever waited went away.
                Err(mut place) => match place.0.take() {
                    Some(back) => shared = back,
                    None => return,
                },
            }
        }
    }
}

/// The right to be handled.
#[derive(Debug)]
pub(super) struct Admission(Option<Arc<QueueShared>>);

impl Drop for Admission {
    fn drop(&mut self) {
        if let Some(shared) = self.0.take() {
            shared.pass_on();
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::task::yield_now;

    use super::*;

    const ALICE: PlayerId = PlayerId(1);

    /// A queue of which all places are taken.
    async fn full() -> (FairQueue, Vec<Admission>) {
        let queue = FairQueue::default();
        let mut places = Vec::new();
        for number in 0..PLACES {
            places.push(queue.enter(PlayerId(1000 + number as u64)).await.unwrap());
        }
        (queue, places)
    }

    /// Lets people enter in this order, one place go round, and returns the order in which they were handled.
    async fn order(queue: &FairQueue, place: Admission, people: &[u64]) -> Vec<u64> {
        let handled = Arc::new(Mutex::new(Vec::new()));
        let mut entering = tokio::task::JoinSet::new();
        for person in people.iter().copied() {
            let (queue, handled) = (queue.clone(), Arc::clone(&handled));
            entering.spawn(async move {
                let _place = queue.enter(PlayerId(person)).await.unwrap();
                handled.lock().unwrap().push(person);
            });
            yield_now().await;
        }
        drop(place);
        while entering.join_next().await.is_some() {}
        std::mem::take(&mut *handled.lock().unwrap())
    }

    #[tokio::test]
    async fn one_who_floods_waits_behind_the_others() {
        let (queue, mut places) = full().await;
        let flood = [[1; 20].as_slice(), &[2, 3, 2]].concat();
        let handled = order(&queue, places.pop().unwrap(), &flood).await;
        assert_eq!(handled[..6], [1, 2, 3, 1, 2, 1]);
        assert_eq!(handled.len(), flood.len());
        assert!(handled[6..].iter().all(|person| *person == 1));
    }

    #[tokio::test]
    async fn people_with_one_each_are_handled_as_they_came() {
        let (queue, mut places) = full().await;
        let people: Vec<u64> = (1..=50).collect();
        assert_eq!(order(&queue, places.pop().unwrap(), &people).await, people);
    }

    #[tokio::test]
    async fn too_many_are_told_at_once() {
        let (queue, places) = full().await;
        let enter = |person: u64| {
            let queue = queue.clone();
            async move {
                let waiting = tokio::spawn(async move { queue.enter(PlayerId(person)).await.map(drop) });
                yield_now().await;
                [waiting]
            }
        };
        let mut waiting = Vec::new();
        assert!(!queue.is_long());
        for _ in 0..WAITING_OF_ONE {
            waiting.extend(enter(ALICE.0).await);
        }
        assert!(queue.is_long());
        assert_eq!(queue.enter(ALICE).await.unwrap_err(), Busy, "of one");
        for person in 2..=(WAITING - WAITING_OF_ONE + 1) as u64 {
            waiting.extend(enter(person).await);
        }
        assert_eq!(queue.enter(PlayerId(u64::MAX)).await.unwrap_err(), Busy, "of all");
        drop(places);
        for one in waiting {
            assert!(one.await.unwrap().is_ok());
        }
        queue.drained().await;
        assert!(queue.enter(ALICE).await.is_ok());
    }

    #[tokio::test]
    async fn whoever_goes_away_costs_no_place() {
        let (queue, places) = full().await;
        let (away, back) = (queue.clone(), queue.clone());
        let away = tokio::spawn(async move { away.enter(ALICE).await });
        let stays = tokio::spawn(async move { back.enter(PlayerId(2)).await });
        yield_now().await;
        away.abort();
        let _ = away.await;
        drop(places);
        drop(stays.await.unwrap().unwrap());
        queue.drained().await;
        assert_eq!(queue.0.state().free, PLACES);
    }
}
