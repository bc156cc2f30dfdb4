//! Where computers think: on threads that yield to everyone else's, and only so many at once, for moves, for hints and
//! for the proof of choices alike.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

use crate::domain::Cancel;

/// By how much the threads that think are nicer than the others.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 19;

/// Half of the cores, so that people are answered meanwhile.
fn default_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get() / 2)
}

#[derive(Debug)]
struct Places {
    free: usize,
    /// How many people wait for an answer that needs one.
    waiting: usize,
    /// Whether a live game waits for one.
    wanted: bool,
}

/// The places to think at.
#[derive(Debug)]
pub(crate) struct ThinkPool {
    places: Mutex<Places>,
    freed: Condvar,
    told: Notify,
    told_spare: Notify,
}

/// A place to think at, free again once it is dropped.
#[derive(Debug)]
pub(crate) struct ThinkPlace(Arc<ThinkPool>);

/// Why nothing came of a thought for which someone waited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ThinkError {
    /// It would have taken too long, or no place became free.
    TooLong,
    /// It panicked, or the system gives no thread.
    Failed,
}

impl ThinkPool {
    /// A pool with so many threads; half of the cores where that is not said.
    pub(crate) fn new(threads: Option<usize>) -> Arc<Self> {
        let free = threads.unwrap_or_else(default_threads).max(1);
        Arc::new(Self {
            places: Mutex::new(Places { free, waiting: 0, wanted: false }),
            freed: Condvar::new(),
            told: Notify::new(),
            told_spare: Notify::new(),
        })
    }

    fn places(&self) -> MutexGuard<'_, Places> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place, where one is free and no one waits for it with an open answer.
    pub(crate) fn try_take(self: &Arc<Self>) -> Option<ThinkPlace> {
        let mut places = self.places();
        if places.free <= places.waiting {
            return None;
        }
        places.free -= 1;
        Some(ThinkPlace(Arc::clone(self)))
    }

    /// Says whether a live game waits for a place.
    pub(crate) fn set_wanted(&self, wanted: bool) {
        self.places().wanted = wanted;
        if !wanted {
            self.told_spare.notify_one();
        }
    }

    /// A place, where one is free that neither a live game wants nor someone with an open answer.
    pub(crate) fn try_take_spare(self: &Arc<Self>) -> Option<ThinkPlace> {
        if self.places().wanted { None } else { self.try_take() }
    }

    /// Waits until a place may be there to spare.
    pub(crate) async fn freed_spare(&self) {
        self.told_spare.notified().await;
    }

    /// Waits until a place was given back.
    pub(crate) async fn freed(&self) {
        self.told.notified().await;
    }

    /// A place for someone who waits for an answer: the next one. It blocks.
    fn take_until(self: &Arc<Self>, until: Instant) -> Option<ThinkPlace> {
        let mut places = self.places();
        places.waiting += 1;
        while places.free == 0 {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            let waited = self.freed.wait_timeout(places, left);
            places = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        places.waiting -= 1;
        if places.free == 0 {
            return None;
        }
        places.free -= 1;
        Some(ThinkPlace(Arc::clone(self)))
    }

    /// Thinks for someone who waits for the answer, within `longest`. It blocks.
    pub(crate) fn answer<T: Send + 'static>(
        self: &Arc<Self>,
        longest: Duration,
        work: impl FnOnce(&Cancel) -> T + Send + 'static,
    ) -> Result<T, ThinkError> {
        let until = Instant::now() + longest;
        let place = self.take_until(until).ok_or(ThinkError::TooLong)?;
        let (cancel, (answer, thought)) = (Cancel::default(), channel());
        let switch = cancel.clone();
        // Whoever asked may be gone.
        let begun = place.think(move || drop(answer.send(work(&switch))));
        begun.map_err(|error| {
            tracing::debug!(error, "there is no thread to think on");
            ThinkError::Failed
        })?;
        thought.recv_timeout(until.saturating_duration_since(Instant::now())).map_err(|error| match error {
            RecvTimeoutError::Timeout => {
                cancel.cancel();
                ThinkError::TooLong
            }
            RecvTimeoutError::Disconnected => ThinkError::Failed,
        })
    }
}

impl ThinkPlace {
    /// Thinks on a thread of its own, which keeps the place until it is done.
    ///
    /// # Errors
    ///
    /// Where the system gives no thread.
    pub(crate) fn think(self, work: impl FnOnce() + Send + 'static) -> Result<(), String> {
        let begun = std::thread::Builder::new().name("think".to_owned()).spawn(move || {
            let _place = self;
            yield_to_others();
            work();
        });
        begun.map(drop).map_err(|error| error.to_string())
    }
}

impl Drop for ThinkPlace {
    fn drop(&mut self) {
        self.0.places().free += 1;
        self.0.freed.notify_one();
        self.0.told.notify_one();
        self.0.told_spare.notify_one();
    }
}

/// Lets other threads go first. Only Linux gives each thread its own priority.
fn yield_to_others() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICENESS) {
        tracing::debug!(%error, "a thread thinks at the usual priority");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Longer than any test takes.
    const LONG: Duration = Duration::from_secs(600);

    #[test]
    fn cores_are_left_to_people() {
        let cores = std::thread::available_parallelism().unwrap().get();
        let all = ThinkPool::new(None).places().free;
        assert!(all >= 1 && all <= 1.max(cores / 2), "{all} of {cores}");
    }

    #[test]
    fn no_more_think_at_once_than_there_are_places_and_who_waits_comes_first() {
        let pool = ThinkPool::new(Some(1));
        let place = pool.try_take().unwrap();
        assert!(pool.try_take().is_none());
        let waits = {
            let pool = Arc::clone(&pool);
            std::thread::spawn(move || pool.answer(LONG, |_| 7))
        };
        while pool.places().waiting == 0 {
            std::thread::yield_now();
        }
        drop(place);
        assert_eq!(waits.join().unwrap(), Ok(7));
        // The thread gives its place back once it is done.
        while pool.places().free == 0 {
            std::thread::yield_now();
        }
        assert!(pool.try_take().is_some());
        // Free, but not for a move: someone waits with an open answer.
        pool.places().waiting = 1;
        assert!(pool.try_take().is_none());
    }

    #[test]
    fn what_can_wait_leaves_its_place_to_a_live_game() {
        let pool = ThinkPool::new(Some(1));
        drop(pool.try_take_spare().unwrap());
        pool.set_wanted(true);
        assert!(pool.try_take_spare().is_none());
        drop(pool.try_take().unwrap());
        assert!(pool.try_take_spare().is_none(), "until it is said that none waits");
        pool.set_wanted(false);
        assert!(pool.try_take_spare().is_some());
    }

    #[test]
    fn a_thought_that_takes_too_long_is_stopped_and_one_that_panics_fails() {
        let pool = ThinkPool::new(Some(1));
        let endless = |cancel: &Cancel| {
            while !cancel.is_canceled() {
                std::thread::yield_now();
            }
        };
        assert_eq!(pool.answer(Duration::from_millis(1), endless), Err(ThinkError::TooLong));
        let failed: Result<(), _> = pool.answer(LONG, |_| panic!("a bug"));
        assert_eq!(failed, Err(ThinkError::Failed));
        assert_eq!(pool.answer(LONG, |_| 1), Ok(1), "both gave their places back");
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn thoughts_yield_to_everyone_else() {
        let own = rustix::process::getpriority_process(None).unwrap();
        let pool = ThinkPool::new(Some(1));
        let nice = pool.answer(LONG, |_| rustix::process::getpriority_process(None).unwrap()).unwrap();
        assert_eq!(nice, (own + NICENESS).min(19), "the thread's, not the process'");
        assert_eq!(rustix::process::getpriority_process(None).unwrap(), own);
    }
}
