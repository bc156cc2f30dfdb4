//! Pauses computer players while interactions are being answered.
//!
//! Low priority is not enough: a thinking thread still slows the others down, because cores share
//! their caches.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::domain::Cancel;

/// Maximum pause per answer. Most answers take less; a slower one waits for something other than a
/// core.
const MAX_PAUSE: Duration = Duration::from_millis(20);

/// Counts the interactions being answered.
#[derive(Debug, Default)]
pub(crate) struct ForegroundGate {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    count: usize,
    /// End of the pause for the latest answer.
    until: Option<Instant>,
}

impl State {
    /// Returns the rest of the pause, up to `end`, or `None` if there is no reason to wait.
    fn left(&self, end: Instant) -> Option<Duration> {
        let until = self.until.filter(|_| self.count > 0)?.min(end);
        until.checked_duration_since(Instant::now()).filter(|left| !left.is_zero())
    }
}

/// An interaction being answered, until it is dropped.
#[derive(Debug)]
pub(crate) struct ForegroundGuard(Arc<ForegroundGate>);

impl Drop for ForegroundGuard {
    fn drop(&mut self) {
        self.0.state().count -= 1;
        self.0.changed.notify_all();
    }
}

impl ForegroundGate {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Registers an interaction being answered.
    pub(crate) fn begin(self: &Arc<Self>) -> ForegroundGuard {
        let mut state = self.state();
        state.count += 1;
        state.until = Some(Instant::now() + MAX_PAUSE);
        drop(state);
        ForegroundGuard(Arc::clone(self))
    }

    /// Blocks while interactions are being answered, for up to `limit`. Returns whether it waited.
    fn wait(&self, limit: Duration) -> bool {
        let end = Instant::now() + limit;
        let mut state = self.state();
        let mut waited = false;
        while let Some(left) = state.left(end) {
            waited = true;
            state = self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        waited
    }

    /// Returns a cancel switch that blocks the thread checking it while interactions are being
    /// answered.
    pub(crate) fn yielding_cancel(self: &Arc<Self>) -> Cancel {
        let pause = FairPause::new(self);
        Cancel::calling(move || {
            pause.wait(MAX_PAUSE);
        })
    }
}

/// Limits pauses: after each one the computer thinks for at least as long as it waited.
struct FairPause {
    gate: Arc<ForegroundGate>,
    think_until: Mutex<Option<Instant>>,
}

impl FairPause {
    fn new(gate: &Arc<ForegroundGate>) -> Self {
        Self { gate: Arc::clone(gate), think_until: Mutex::new(None) }
    }

    /// Waits like [`ForegroundGate::wait`], or returns `false` at once if the computer may think.
    fn wait(&self, limit: Duration) -> bool {
        let mut think_until = self.think_until.lock().unwrap_or_else(PoisonError::into_inner);
        let began = Instant::now();
        let waited = think_until.is_none_or(|until| until <= began) && self.gate.wait(limit);
        if waited {
            *think_until = Some(Instant::now() + began.elapsed());
        }
        waited
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Longer than any test takes.
    const HOUR: Duration = Duration::from_secs(3_600);

    #[test]
    fn thinking_waits_for_an_open_answer() {
        let gate = Arc::new(ForegroundGate::default());
        assert!(!gate.wait(HOUR), "no open answers");
        let answer = gate.begin();
        gate.state().until = Some(Instant::now() + HOUR);
        let waiting = {
            let gate = Arc::clone(&gate);
            std::thread::spawn(move || gate.wait(HOUR))
        };
        std::thread::sleep(Duration::from_millis(50));
        assert!(!waiting.is_finished(), "waits");
        drop(answer);
        assert!(waiting.join().unwrap(), "continues");
    }

    #[test]
    fn a_slow_answer_does_not_pause_thinking() {
        let gate = Arc::new(ForegroundGate::default());
        let _slow = gate.begin();
        gate.state().until = Some(Instant::now());
        assert!(!gate.wait(HOUR));
    }

    #[test]
    fn a_pause_is_limited() {
        let gate = Arc::new(ForegroundGate::default());
        let _answer = gate.begin();
        gate.state().until = Some(Instant::now() + HOUR);
        assert!(gate.wait(MAX_PAUSE), "returns in time");
    }

    #[test]
    fn after_a_pause_thinking_gets_equal_time() {
        let gate = Arc::new(ForegroundGate::default());
        let pause = FairPause::new(&gate);
        let _answer = gate.begin();
        gate.state().until = Some(Instant::now() + HOUR);
        assert!(pause.wait(Duration::from_millis(300)), "waits");
        assert!(!pause.wait(HOUR), "thinks now");
    }
}
