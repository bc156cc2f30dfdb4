//! A short queue of interactions, fair between users.
//!
//! Users take turns, so someone with many queued interactions doesn't delay the others. If the
//! queue is full or moves too slowly, interactions are rejected immediately.

#[cfg(test)]
mod tests;

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use std::time::Duration;

use tokio::sync::{Notify, oneshot};
use tokio::time::Instant;

use crate::domain::PlayerId;

/// Interactions handled concurrently, from the permission check until the answer is sent. Finished
/// answers count too, which bounds the memory used under load. One that waits for its picture holds
/// no slot.
const MAX_CONCURRENT: usize = 32;

/// Answers in work per user.
const MAX_IN_WORK_PER_USER: usize = 4;

/// Interactions that wait for a slot or for their picture.
const MAX_QUEUED: usize = 2000;

/// Queued interactions per user.
const MAX_QUEUED_PER_USER: usize = 64;

/// With this many users waiting, new interactions are deferred immediately. Otherwise all deferrals
/// would fall due at the same time.
const DEFER_THRESHOLD: usize = 64;

/// Longest expected wait for a slot. Beyond it, people are told at once to try again later.
const MAX_WAIT: Duration = Duration::from_secs(60);

/// Weight of the newest pause in the average between two slots.
const NEWEST_WEIGHT: u32 = 16;

/// The queue is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Busy;

#[derive(Clone, Debug)]
pub(super) struct FairQueue(Arc<QueueShared>);

#[derive(Debug)]
struct QueueShared {
    state: Mutex<QueueState>,
    /// Notified when nothing is queued or in work.
    idle: Notify,
}

#[derive(Debug)]
struct QueueState {
    free: usize,
    /// Queued interactions.
    waiting: usize,
    /// Admitted interactions.
    in_work: usize,
    /// Those of them without a slot, because they wait for their picture.
    drawing: usize,
    /// Users with queued interactions who may have more in work, in order of their turns.
    turns: VecDeque<PlayerId>,
    /// Users with interactions.
    by_user: HashMap<PlayerId, UserState>,
    pace: Pace,
}

#[derive(Debug, Default)]
struct UserState {
    in_work: usize,
    queued: VecDeque<oneshot::Sender<Admission>>,
    /// Whether the user is among the turns.
    has_turn: bool,
}

/// The measured time between two slots becoming free while others wait.
#[derive(Debug, Default)]
struct Pace {
    average: Duration,
    last: Option<Instant>,
}

impl Pace {
    /// Notes that a waiting interaction got a slot.
    fn note(&mut self, now: Instant) {
        if let Some(last) = self.last.replace(now) {
            let pause = now.duration_since(last);
            self.average = (self.average * (NEWEST_WEIGHT - 1) + pause) / NEWEST_WEIGHT;
        }
    }

    /// The expected wait behind this many others.
    fn wait(&self, others: usize, now: Instant) -> Duration {
        // A slot that takes long has no pause yet.
        let pause = self.last.map_or(Duration::ZERO, |last| now.duration_since(last));
        self.average.max(pause / NEWEST_WEIGHT) * u32::try_from(others).unwrap_or(u32::MAX)
    }
}

impl QueueState {
    fn begin(&mut self, user: PlayerId) {
        self.in_work += 1;
        self.by_user.entry(user).or_default().in_work += 1;
    }

    /// Ends an interaction of a user, who gets a turn if one was held back.
    fn end(&mut self, user: PlayerId) {
        self.in_work -= 1;
        if let Some(of_user) = self.by_user.get_mut(&user) {
            of_user.in_work -= 1;
        }
        self.offer_turn(user);
    }

    /// Gives a user a turn, if there is anything to handle and too little in work.
    fn offer_turn(&mut self, user: PlayerId) {
        let Some(of_user) = self.by_user.get_mut(&user) else { return };
        if of_user.queued.is_empty() {
            if of_user.in_work == 0 {
                self.by_user.remove(&user);
            }
        } else if !of_user.has_turn && of_user.in_work < MAX_IN_WORK_PER_USER {
            of_user.has_turn = true;
            self.turns.push_back(user);
        }
    }

    /// Forgets a user's interactions that no longer wait.
    fn forget_dropped(&mut self, user: PlayerId) {
        let Some(of_user) = self.by_user.get_mut(&user) else { return };
        let before = of_user.queued.len();
        of_user.queued.retain(|call| !call.is_closed());
        self.waiting -= before - of_user.queued.len();
    }

    /// Dequeues and begins the next interaction, and moves its user to the back.
    fn next(&mut self) -> Option<(PlayerId, oneshot::Sender<Admission>)> {
        loop {
            let user = self.turns.pop_front()?;
            self.forget_dropped(user);
            let of_user = self.by_user.get_mut(&user)?;
            of_user.has_turn = false;
            let next = of_user.queued.pop_front();
            if next.is_some() {
                self.waiting -= 1;
                self.begin(user);
            }
            self.offer_turn(user);
            if let Some(next) = next {
                return Some((user, next));
            }
        }
    }

    const fn is_idle(&self) -> bool {
        self.in_work == 0 && self.waiting == 0
    }
}

impl Default for FairQueue {
    fn default() -> Self {
        let state = QueueState {
            free: MAX_CONCURRENT,
            waiting: 0,
            in_work: 0,
            drawing: 0,
            turns: VecDeque::new(),
            by_user: HashMap::new(),
            pace: Pace::default(),
        };
        Self(Arc::new(QueueShared { state: Mutex::new(state), idle: Notify::new() }))
    }
}

impl FairQueue {
    /// Waits for a slot, which is held until it is dropped.
    ///
    /// # Errors
    ///
    /// Returns [`Busy`] immediately if the queue is full or too slow, or if this user has too many
    /// interactions in it.
    pub(super) async fn enter(&self, user: PlayerId) -> Result<Admission, Busy> {
        let called = {
            let mut state = self.0.state();
            state.forget_dropped(user);
            let (in_work, queued) =
                state.by_user.get(&user).map_or((0, 0), |of_user| (of_user.in_work, of_user.queued.len()));
            if state.free > 0 && in_work < MAX_IN_WORK_PER_USER {
                state.free -= 1;
                state.begin(user);
                return Ok(Admission::new(Arc::clone(&self.0), user));
            }
            let is_full = state.waiting + state.drawing >= MAX_QUEUED || queued >= MAX_QUEUED_PER_USER;
            // Only the slots of others are measured; a user's own limit is no sign of a slow queue.
            let is_slow = state.free == 0 && state.pace.wait(state.turns.len(), Instant::now()) > MAX_WAIT;
            if is_full || is_slow {
                return Err(Busy);
            }
            let (call, called) = oneshot::channel();
            state.by_user.entry(user).or_default().queued.push_back(call);
            state.waiting += 1;
            state.offer_turn(user);
            state.pace.last.get_or_insert_with(Instant::now);
            called
        };
        called.await.map_err(|_| Busy)
    }

    /// Whether a new interaction probably won't be handled in time.
    pub(super) fn is_long(&self) -> bool {
        self.0.state().turns.len() >= DEFER_THRESHOLD
    }

    /// Answers that wait for their picture.
    pub(super) fn drawing(&self) -> usize {
        self.0.state().drawing
    }

    /// The numbers of admitted and waiting interactions, and of answers that wait for their picture.
    pub(super) fn counts(&self) -> [usize; 3] {
        let state = self.0.state();
        [state.in_work, state.waiting, state.drawing]
    }

    /// Waits until nothing is queued or in work.
    pub(super) async fn drained(&self) {
        loop {
            let idle = self.0.idle.notified();
            if self.0.state().is_idle() {
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
    fn pass_on(shared: &Arc<Self>) {
        loop {
            let next = {
                let mut state = shared.state();
                let next = state.next();
                match next {
                    Some(_) => state.pace.note(Instant::now()),
                    None => {
                        state.free += 1;
                        state.pace = Pace::default();
                    }
                }
                if state.is_idle() {
                    shared.idle.notify_waiters();
                }
                next
            };
            let Some((user, next)) = next else { return };
            match next.send(Admission::new(Arc::clone(shared), user)) {
                Ok(()) => return,
                // The receiver was dropped: try the next one.
                Err(mut unused) => {
                    unused.shared = None;
                    shared.state().end(user);
                }
            }
        }
    }
}

/// Permission to handle an interaction, with a slot until it waits for its picture.
#[derive(Debug)]
pub(super) struct Admission {
    /// `None` once it has ended.
    shared: Option<Arc<QueueShared>>,
    user: PlayerId,
    has_slot: bool,
}

impl Admission {
    const fn new(shared: Arc<QueueShared>, user: PlayerId) -> Self {
        Self { shared: Some(shared), user, has_slot: true }
    }

    /// Frees the slot for others while a picture is drawn.
    pub(super) fn free_slot(&mut self) {
        if let Some(shared) = self.shared.as_ref().filter(|_| self.has_slot) {
            self.has_slot = false;
            shared.state().drawing += 1;
            QueueShared::pass_on(shared);
        }
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        let Some(shared) = self.shared.take() else { return };
        {
            let mut state = shared.state();
            state.end(self.user);
            if !self.has_slot {
                state.drawing -= 1;
                // The user's next interaction may use a slot that is free.
                if state.free == 0 {
                    return;
                }
                state.free -= 1;
            }
        }
        QueueShared::pass_on(&shared);
    }
}
