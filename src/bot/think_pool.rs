//! Limits how many computer players think concurrently, for moves, hints and proofs of choices.
//!
//! Each thinks on its own low-priority thread.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

use crate::domain::Cancel;

/// Niceness added to thinking threads.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 19;

/// Half of the cores: the others answer players.
fn default_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get() / 2)
}

#[derive(Debug)]
struct Slots {
    free: usize,
    /// Open interactions that wait for a slot.
    waiting: usize,
    /// Whether a live game waits for a slot.
    live_game_waits: bool,
}

#[derive(Debug)]
pub(crate) struct ThinkPool {
    slots: Mutex<Slots>,
    freed: Condvar,
    freed_notify: Notify,
    spare_notify: Notify,
}

/// Permission to think on one thread. Dropping it frees the slot.
#[derive(Debug)]
pub(crate) struct ThinkSlot(Arc<ThinkPool>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ThinkError {
    /// The time limit passed, possibly before a slot was free.
    Timeout,
    /// The computer player panicked, or no thread could be started.
    Failed,
}

impl ThinkPool {
    /// Creates a pool with this many slots, or with half of the cores if `None`.
    pub(crate) fn new(threads: Option<usize>) -> Arc<Self> {
        let free = threads.unwrap_or_else(default_threads).max(1);
        Arc::new(Self {
            slots: Mutex::new(Slots { free, waiting: 0, live_game_waits: false }),
            freed: Condvar::new(),
            freed_notify: Notify::new(),
            spare_notify: Notify::new(),
        })
    }

    fn slots(&self) -> MutexGuard<'_, Slots> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a slot unless open interactions need all free ones.
    pub(crate) fn try_take(self: &Arc<Self>) -> Option<ThinkSlot> {
        let mut slots = self.slots();
        if slots.free <= slots.waiting {
            return None;
        }
        slots.free -= 1;
        Some(ThinkSlot(Arc::clone(self)))
    }

    /// Sets whether a live game waits for a slot.
    pub(crate) fn set_live_game_waits(&self, live_game_waits: bool) {
        self.slots().live_game_waits = live_game_waits;
        if !live_game_waits {
            self.spare_notify.notify_one();
        }
    }

    /// Takes a slot that neither live games nor open interactions need.
    pub(crate) fn try_take_spare(self: &Arc<Self>) -> Option<ThinkSlot> {
        if self.slots().live_game_waits { None } else { self.try_take() }
    }

    /// Waits until [`try_take_spare`](Self::try_take_spare) may succeed.
    pub(crate) async fn spare_freed(&self) {
        self.spare_notify.notified().await;
    }

    /// Waits until a slot is freed.
    pub(crate) async fn freed(&self) {
        self.freed_notify.notified().await;
    }

    /// Blocks until an open interaction gets the next slot or time runs out.
    fn take_blocking(self: &Arc<Self>, until: Instant) -> Option<ThinkSlot> {
        let mut slots = self.slots();
        slots.waiting += 1;
        while slots.free == 0 {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            let waited = self.freed.wait_timeout(slots, left);
            slots = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        slots.waiting -= 1;
        if slots.free == 0 {
            return None;
        }
        slots.free -= 1;
        Some(ThinkSlot(Arc::clone(self)))
    }

    /// Runs `work` for an open interaction and blocks until it returns, for up to `limit`.
    pub(crate) fn answer<T: Send + 'static>(
        self: &Arc<Self>,
        limit: Duration,
        work: impl FnOnce(&Cancel) -> T + Send + 'static,
    ) -> Result<T, ThinkError> {
        let until = Instant::now() + limit;
        let slot = self.take_blocking(until).ok_or(ThinkError::Timeout)?;
        let (cancel, (answer, thought)) = (Cancel::default(), channel());
        let cancel_in_thread = cancel.clone();
        // The receiver may be gone after a timeout.
        let started = slot.think(move || drop(answer.send(work(&cancel_in_thread))));
        started.map_err(|error| {
            tracing::debug!(error, "cannot start thinking thread");
            ThinkError::Failed
        })?;
        thought.recv_timeout(until.saturating_duration_since(Instant::now())).map_err(|error| match error {
            RecvTimeoutError::Timeout => {
                cancel.cancel();
                ThinkError::Timeout
            }
            RecvTimeoutError::Disconnected => ThinkError::Failed,
        })
    }
}

impl ThinkSlot {
    /// Runs `work` on a new thread, which holds the slot until it is done.
    ///
    /// # Errors
    ///
    /// Fails if the system can't start a thread.
    pub(crate) fn think(self, work: impl FnOnce() + Send + 'static) -> Result<(), String> {
        let started = std::thread::Builder::new().name("think".to_owned()).spawn(move || {
            let _slot = self;
            lower_priority();
            work();
        });
        started.map(drop).map_err(|error| error.to_string())
    }
}

impl Drop for ThinkSlot {
    fn drop(&mut self) {
        self.0.slots().free += 1;
        self.0.freed.notify_one();
        self.0.freed_notify.notify_one();
        self.0.spare_notify.notify_one();
    }
}

/// Lowers the priority of this thread. Only Linux has priorities per thread.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICENESS) {
        tracing::debug!(%error, "cannot lower thread priority");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Longer than any test takes.
    const LONG: Duration = Duration::from_secs(600);

    #[test]
    fn half_of_the_cores_stay_free() {
        let cores = std::thread::available_parallelism().unwrap().get();
        let all = ThinkPool::new(None).slots().free;
        assert!(all >= 1 && all <= 1.max(cores / 2), "{all} of {cores}");
    }

    #[test]
    fn slots_are_limited_and_open_interactions_come_first() {
        let pool = ThinkPool::new(Some(1));
        let slot = pool.try_take().unwrap();
        assert!(pool.try_take().is_none());
        let waits = {
            let pool = Arc::clone(&pool);
            std::thread::spawn(move || pool.answer(LONG, |_| 7))
        };
        while pool.slots().waiting == 0 {
            std::thread::yield_now();
        }
        drop(slot);
        assert_eq!(waits.join().unwrap(), Ok(7));
        // The thread frees its slot once it is done.
        while pool.slots().free == 0 {
            std::thread::yield_now();
        }
        assert!(pool.try_take().is_some());
        // Free, but reserved for an open interaction.
        pool.slots().waiting = 1;
        assert!(pool.try_take().is_none());
    }

    #[test]
    fn spare_slots_yield_to_live_games() {
        let pool = ThinkPool::new(Some(1));
        drop(pool.try_take_spare().unwrap());
        pool.set_live_game_waits(true);
        assert!(pool.try_take_spare().is_none());
        drop(pool.try_take().unwrap());
        assert!(pool.try_take_spare().is_none(), "a live game still waits");
        pool.set_live_game_waits(false);
        assert!(pool.try_take_spare().is_some());
    }

    #[test]
    fn slow_and_panicking_work_frees_its_slot() {
        let pool = ThinkPool::new(Some(1));
        let endless = |cancel: &Cancel| {
            while !cancel.is_canceled() {
                std::thread::yield_now();
            }
        };
        assert_eq!(pool.answer(Duration::from_millis(1), endless), Err(ThinkError::Timeout));
        let failed: Result<(), _> = pool.answer(LONG, |_| panic!("a bug"));
        assert_eq!(failed, Err(ThinkError::Failed));
        assert_eq!(pool.answer(LONG, |_| 1), Ok(1), "both freed their slots");
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn thinking_threads_have_low_priority() {
        let own = rustix::process::getpriority_process(None).unwrap();
        let pool = ThinkPool::new(Some(1));
        let nice = pool.answer(LONG, |_| rustix::process::getpriority_process(None).unwrap()).unwrap();
        assert_eq!(nice, (own + NICENESS).min(19), "the niceness of the thread, not of the process");
        assert_eq!(rustix::process::getpriority_process(None).unwrap(), own);
    }
}
