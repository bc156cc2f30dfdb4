//! A short queue of interactions, fair between users.
//!
//! Users take turns, so someone with many queued interactions doesn't delay the others. If the
//! queue is full, interactions are rejected immediately.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, oneshot};

use crate::domain::PlayerId;

/// Interactions handled concurrently, from the permission check until the answer is sent. Finished
/// answers count too, which bounds the memory used under load.
const MAX_CONCURRENT: usize = 32;

const MAX_QUEUED: usize = 2000;

/// Queued interactions per user.
const MAX_QUEUED_PER_USER: usize = 64;

/// At this length new interactions are deferred immediately. Otherwise all deferrals would fall due
/// at the same time.
const DEFER_THRESHOLD: usize = 64;

/// The queue is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Busy;

#[derive(Clone, Debug)]
pub(super) struct FairQueue(Arc<QueueShared>);

#[derive(Debug)]
struct QueueShared {
    state: Mutex<QueueState>,
    /// Notified when the queue is empty and all slots are free.
    idle: Notify,
}

#[derive(Debug)]
struct QueueState {
    free: usize,
    waiting: usize,
    /// Users with queued interactions, in order of their turns.
    turns: VecDeque<PlayerId>,
    /// Each user's queued interactions; never empty.
    by_user: HashMap<PlayerId, VecDeque<oneshot::Sender<Admission>>>,
}

impl QueueState {
    /// Dequeues the next interaction and moves its user to the back.
    fn next(&mut self) -> Option<oneshot::Sender<Admission>> {
        let user = self.turns.pop_front()?;
        let queued = self.by_user.get_mut(&user)?;
        let next = queued.pop_front();
        if queued.is_empty() {
            self.by_user.remove(&user);
        } else {
            self.turns.push_back(user);
        }
        self.waiting -= 1;
        next
    }
}

impl Default for FairQueue {
    fn default() -> Self {
        let state =
            QueueState { free: MAX_CONCURRENT, waiting: 0, turns: VecDeque::new(), by_user: HashMap::new() };
        Self(Arc::new(QueueShared { state: Mutex::new(state), idle: Notify::new() }))
    }
}

impl FairQueue {
    /// Waits for a slot, which is held until it is dropped.
    ///
    /// # Errors
    ///
    /// Returns [`Busy`] immediately if the queue is full, or if this user has too many interactions
    /// in it.
    pub(super) async fn enter(&self, user: PlayerId) -> Result<Admission, Busy> {
        let called = {
            let mut state = self.0.state();
            if state.free > 0 {
                state.free -= 1;
                return Ok(Admission(Some(Arc::clone(&self.0))));
            }
            let queued = state.by_user.get(&user).map_or(0, VecDeque::len);
            if state.waiting >= MAX_QUEUED || queued >= MAX_QUEUED_PER_USER {
                return Err(Busy);
            }
            let (call, called) = oneshot::channel();
            if queued == 0 {
                state.turns.push_back(user);
            }
            state.by_user.entry(user).or_default().push_back(call);
            state.waiting += 1;
            called
        };
        called.await.map_err(|_| Busy)
    }

    /// Whether a new interaction probably won't be handled in time.
    pub(super) fn is_long(&self) -> bool {
        self.0.state().waiting >= DEFER_THRESHOLD
    }

    /// Waits until nothing is queued or being handled.
    pub(super) async fn drained(&self) {
        loop {
            let idle = self.0.idle.notified();
            if self.0.state().free == MAX_CONCURRENT {
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

    /// Passes a slot on to the next waiting interaction.
    fn pass_on(self: Arc<Self>) {
        let mut shared = self;
        loop {
            let next = {
                let mut state = shared.state();
                let next = state.next();
                if next.is_none() {
                    state.free += 1;
                    if state.free == MAX_CONCURRENT {
                        shared.idle.notify_waiters();
                    }
                }
                next
            };
            let Some(next) = next else { return };
            match next.send(Admission(Some(shared))) {
                Ok(()) => return,
                // The receiver was dropped: try the next one.
                Err(mut slot) => match slot.0.take() {
                    Some(back) => shared = back,
                    None => return,
                },
            }
        }
    }
}

/// A slot to handle an interaction.
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

    /// A queue with all slots taken.
    async fn full() -> (FairQueue, Vec<Admission>) {
        let queue = FairQueue::default();
        let mut slots = Vec::new();
        for number in 0..MAX_CONCURRENT {
            slots.push(queue.enter(PlayerId(1000 + number as u64)).await.unwrap());
        }
        (queue, slots)
    }

    /// Queues users in this order, frees one slot, and returns the order in which they were
    /// handled.
    async fn order(queue: &FairQueue, slot: Admission, users: &[u64]) -> Vec<u64> {
        let handled = Arc::new(Mutex::new(Vec::new()));
        let mut entering = tokio::task::JoinSet::new();
        for user in users.iter().copied() {
            let (queue, handled) = (queue.clone(), Arc::clone(&handled));
            entering.spawn(async move {
                let _slot = queue.enter(PlayerId(user)).await.unwrap();
                handled.lock().unwrap().push(user);
            });
            yield_now().await;
        }
        drop(slot);
        while entering.join_next().await.is_some() {}
        std::mem::take(&mut *handled.lock().unwrap())
    }

    #[tokio::test]
    async fn a_flooding_user_does_not_delay_others() {
        let (queue, mut slots) = full().await;
        let flood = [[1; 20].as_slice(), &[2, 3, 2]].concat();
        let handled = order(&queue, slots.pop().unwrap(), &flood).await;
        assert_eq!(handled[..6], [1, 2, 3, 1, 2, 1]);
        assert_eq!(handled.len(), flood.len());
        assert!(handled[6..].iter().all(|user| *user == 1));
    }

    #[tokio::test]
    async fn single_interactions_are_handled_in_order() {
        let (queue, mut slots) = full().await;
        let users: Vec<u64> = (1..=50).collect();
        assert_eq!(order(&queue, slots.pop().unwrap(), &users).await, users);
    }

    #[tokio::test]
    async fn a_full_queue_rejects_immediately() {
        let (queue, slots) = full().await;
        let enter = |user: u64| {
            let queue = queue.clone();
            async move {
                let waiting = tokio::spawn(async move { queue.enter(PlayerId(user)).await.map(drop) });
                yield_now().await;
                [waiting]
            }
        };
        let mut waiting = Vec::new();
        assert!(!queue.is_long());
        for _ in 0..MAX_QUEUED_PER_USER {
            waiting.extend(enter(ALICE.0).await);
        }
        assert!(queue.is_long());
        assert_eq!(queue.enter(ALICE).await.unwrap_err(), Busy, "per user");
        for user in 2..=(MAX_QUEUED - MAX_QUEUED_PER_USER + 1) as u64 {
            waiting.extend(enter(user).await);
        }
        assert_eq!(queue.enter(PlayerId(u64::MAX)).await.unwrap_err(), Busy, "in total");
        drop(slots);
        for one in waiting {
            assert!(one.await.unwrap().is_ok());
        }
        queue.drained().await;
        assert!(queue.enter(ALICE).await.is_ok());
    }

    #[tokio::test]
    async fn a_dropped_waiter_frees_its_slot() {
        let (queue, slots) = full().await;
        let (away, back) = (queue.clone(), queue.clone());
        let away = tokio::spawn(async move { away.enter(ALICE).await });
        let stays = tokio::spawn(async move { back.enter(PlayerId(2)).await });
        yield_now().await;
        away.abort();
        let _ = away.await;
        drop(slots);
        drop(stays.await.unwrap().unwrap());
        queue.drained().await;
        assert_eq!(queue.0.state().free, MAX_CONCURRENT);
    }
}
