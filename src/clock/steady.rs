//! A monotonic clock. It ignores clock steps of the wall clock until they have lasted long enough.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::domain::Timestamp;

/// Smaller differences from the wall clock are ignored.
const MAX_IGNORED_MS: i64 = 60_000;

/// A difference from the wall clock that lasts this long is followed.
const FOLLOW_AFTER_MS: i64 = 120_000;

/// Both clocks of the machine at one moment, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Readings {
    /// The wall clock: time since the Unix epoch. It can be set.
    pub wall_ms: i64,
    /// The monotonic clock: time since an arbitrary moment.
    pub steady_ms: i64,
}

/// A change to report to the operator, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// The wall clock began to differ, ahead if positive. The clock may follow later.
    Differs(i64),
    /// The wall clock stayed ahead, so the clock will jump forward at the next check.
    Forward(i64),
    /// The wall clock stayed behind, so the clock pauses for this long.
    Pauses(i64),
    Agrees,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    /// In sync with the wall clock.
    InSync,
    /// The wall clock has differed since this reading of the monotonic clock.
    Differing { since_ms: i64 },
    /// Paused until the wall clock catches up.
    Paused,
    /// Running from the newest stored time until the wall clock catches up.
    FromStored,
}

#[derive(Debug)]
struct Dial {
    /// The current time minus the monotonic clock.
    offset_ms: i64,
    /// The last time returned. The clock never runs backwards.
    shown_ms: i64,
    /// A reported jump forward, made at the next check.
    due_ms: i64,
    course: Course,
    /// Whether small differences are followed, too.
    close: bool,
}

pub struct SteadyClock {
    readings: Box<dyn Fn() -> Readings + Send + Sync>,
    dial: Mutex<Dial>,
}

impl std::fmt::Debug for SteadyClock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SteadyClock").finish_non_exhaustive()
    }
}

impl SteadyClock {
    /// The clock of this machine. `newest_stored` is the newest stored time.
    #[must_use]
    pub fn start(newest_stored: Option<Timestamp>) -> Self {
        let began = Instant::now();
        let steady = move || Readings {
            wall_ms: super::wall_clock(),
            steady_ms: i64::try_from(began.elapsed().as_millis()).unwrap_or(i64::MAX),
        };
        Self::over(Box::new(steady), newest_stored)
    }

    /// A clock with other readings, for tests and database time.
    #[must_use]
    pub fn over(readings: Box<dyn Fn() -> Readings + Send + Sync>, newest_stored: Option<Timestamp>) -> Self {
        let Readings { wall_ms, steady_ms } = readings();
        let start_ms = newest_stored.map_or(wall_ms, |last| last.0.max(wall_ms));
        let course = if start_ms - wall_ms > MAX_IGNORED_MS { Course::FromStored } else { Course::InSync };
        let dial =
            Dial { offset_ms: start_ms - steady_ms, shown_ms: start_ms, due_ms: 0, course, close: false };
        Self { readings, dial: Mutex::new(dial) }
    }

    /// Also follows small differences at each check, as processes that share a database must. The
    /// clock still never runs backwards.
    #[must_use]
    pub fn close(self) -> Self {
        self.dial().close = true;
        self
    }

    /// The lag of the wall clock behind the newest stored time, in milliseconds, if the clock started from
    /// the stored time.
    #[must_use]
    pub fn behind_at_start(&self) -> Option<i64> {
        let Readings { wall_ms, steady_ms } = (self.readings)();
        let dial = self.dial();
        (dial.course == Course::FromStored).then(|| dial.offset_ms + steady_ms - wall_ms)
    }

    pub fn now(&self) -> Timestamp {
        let Readings { steady_ms, .. } = (self.readings)();
        Timestamp(self.dial().show(steady_ms))
    }

    /// Compares with the wall clock, and follows it after a lasting difference. A jump forward is
    /// reported one check before it is made, so that the time before it can be stored.
    pub fn check(&self) -> Option<ClockEvent> {
        let readings = (self.readings)();
        self.dial().check(readings)
    }

    fn dial(&self) -> MutexGuard<'_, Dial> {
        self.dial.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Dial {
    fn show(&mut self, steady_ms: i64) -> i64 {
        if self.course != Course::Paused {
            self.shown_ms = self.shown_ms.max(self.offset_ms + steady_ms);
        }
        self.shown_ms
    }

    fn check(&mut self, Readings { wall_ms, steady_ms }: Readings) -> Option<ClockEvent> {
        self.offset_ms += std::mem::take(&mut self.due_ms);
        let ahead_ms = wall_ms - self.show(steady_ms);
        match self.course {
            Course::InSync if ahead_ms.abs() > MAX_IGNORED_MS => {
                self.course = Course::Differing { since_ms: steady_ms };
                Some(ClockEvent::Differs(ahead_ms))
            }
            Course::InSync => {
                if self.close {
                    self.offset_ms += ahead_ms;
                }
                None
            }
            Course::Differing { .. } if ahead_ms.abs() <= MAX_IGNORED_MS => {
                self.course = Course::InSync;
                Some(ClockEvent::Agrees)
            }
            Course::Differing { since_ms } if steady_ms - since_ms < FOLLOW_AFTER_MS => None,
            Course::Differing { .. } if ahead_ms > 0 => {
                self.course = Course::InSync;
                self.due_ms = ahead_ms;
                Some(ClockEvent::Forward(ahead_ms))
            }
            Course::Differing { .. } => {
                self.course = Course::Paused;
                Some(ClockEvent::Pauses(-ahead_ms))
            }
            // A wall clock that is then far ahead is reported as a new difference.
            Course::Paused | Course::FromStored if ahead_ms >= 0 => {
                self.offset_ms = self.shown_ms - steady_ms;
                self.course = Course::InSync;
                Some(ClockEvent::Agrees)
            }
            Course::Paused | Course::FromStored => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering};

    use proptest::prelude::*;

    use super::*;

    const SECOND: i64 = 1000;
    const HOUR: i64 = 3600 * SECOND;
    /// The true time when a test starts.
    const START: i64 = 1_800_000_000_000;

    struct Machine {
        steady: Arc<AtomicI64>,
        error: Arc<AtomicI64>,
        clock: SteadyClock,
    }

    impl Machine {
        /// `error_ms` is the initial error of the wall clock.
        fn start(error_ms: i64, newest_stored: Option<i64>) -> Self {
            let (steady, error) = (Arc::new(AtomicI64::new(5000)), Arc::new(AtomicI64::new(error_ms)));
            let (steady_too, error_too) = (Arc::clone(&steady), Arc::clone(&error));
            let readings = move || {
                let steady_ms = steady_too.load(Ordering::SeqCst);
                Readings { wall_ms: START + steady_ms - 5000 + error_too.load(Ordering::SeqCst), steady_ms }
            };
            let clock = SteadyClock::over(Box::new(readings), newest_stored.map(Timestamp));
            Self { steady, error, clock }
        }

        fn set_wall(&self, error_ms: i64) {
            self.error.store(error_ms, Ordering::SeqCst);
        }

        /// Passes time with one check per second, and returns the events.
        fn pass(&self, seconds: i64) -> Vec<ClockEvent> {
            let each = |_| {
                self.steady.fetch_add(SECOND, Ordering::SeqCst);
                self.clock.check()
            };
            (0..seconds).filter_map(each).collect()
        }

        /// Milliseconds since the start.
        fn shown(&self) -> i64 {
            self.clock.now().0 - START
        }
    }

    #[test]
    fn a_right_wall_clock_is_not_reported() {
        let machine = Machine::start(0, Some(START - HOUR));
        assert_eq!(machine.pass(1000), []);
        assert_eq!(machine.shown(), 1000 * SECOND);
        machine.set_wall(59 * SECOND);
        assert_eq!(machine.pass(1000), []);
        assert_eq!(machine.shown(), 2000 * SECOND, "a small difference is not followed");
    }

    #[test]
    fn a_short_jump_ahead_changes_nothing() {
        let machine = Machine::start(0, None);
        machine.pass(10);
        machine.set_wall(25 * HOUR);
        assert_eq!(machine.pass(100), [ClockEvent::Differs(25 * HOUR)]);
        machine.set_wall(0);
        assert_eq!(machine.pass(100), [ClockEvent::Agrees]);
        assert_eq!(machine.shown(), 210 * SECOND);
    }

    #[test]
    fn a_lasting_jump_ahead_is_reported_then_followed() {
        let machine = Machine::start(0, None);
        machine.pass(10);
        machine.set_wall(25 * HOUR);
        let reported = machine.pass(121);
        assert_eq!(reported, [ClockEvent::Differs(25 * HOUR), ClockEvent::Forward(25 * HOUR)]);
        assert_eq!(machine.shown(), 131 * SECOND, "the time up to the jump can be stored");
        assert_eq!(machine.pass(1), []);
        assert_eq!(machine.shown(), 132 * SECOND + 25 * HOUR);
        assert_eq!(machine.pass(1000), []);
    }

    #[test]
    fn a_lasting_jump_back_pauses_the_clock() {
        let machine = Machine::start(0, None);
        machine.pass(10);
        machine.set_wall(-HOUR);
        let reported = machine.pass(121);
        assert_eq!(reported, [ClockEvent::Differs(-HOUR), ClockEvent::Pauses(HOUR)]);
        let stands = machine.shown();
        machine.pass(3000);
        assert_eq!(machine.shown(), stands);
        assert_eq!(machine.pass(601), [ClockEvent::Agrees]);
        assert!(machine.shown() > stands);
        assert_eq!(machine.shown() - 3732 * SECOND, -HOUR, "as the wall clock");
    }

    #[test]
    fn a_close_clock_follows_small_differences() {
        let mut machine = Machine::start(0, None);
        machine.clock = machine.clock.close();
        machine.pass(10);
        machine.set_wall(700);
        assert_eq!(machine.pass(2), []);
        assert_eq!(machine.shown(), 12 * SECOND + 700);
        machine.set_wall(-800);
        machine.pass(2);
        assert_eq!(machine.shown(), 13 * SECOND + 700, "not before what it showed");
        machine.pass(1);
        assert_eq!(machine.shown(), 15 * SECOND - 800);
        // A large difference must last, as for every clock.
        machine.set_wall(25 * HOUR);
        assert_eq!(machine.pass(100), [ClockEvent::Differs(25 * HOUR + 800)]);
        assert_eq!(machine.shown(), 115 * SECOND - 800);
    }

    #[test]
    fn a_start_behind_the_stored_time_runs_from_there() {
        let machine = Machine::start(-25 * HOUR, Some(START - 20 * SECOND));
        assert_eq!(machine.clock.behind_at_start(), Some(25 * HOUR - 20 * SECOND));
        assert_eq!(machine.pass(5), [], "it goes on, and waits for nothing");
        assert_eq!(machine.shown(), -15 * SECOND);
        // After the correction, the 25 hours were never added.
        machine.set_wall(0);
        assert_eq!(machine.pass(1), [ClockEvent::Agrees]);
        assert_eq!(machine.shown(), -14 * SECOND);
        assert_eq!(machine.pass(1000), []);
        assert_eq!(Machine::start(0, Some(START + 59 * SECOND)).clock.behind_at_start(), None);
    }

    #[test]
    fn a_machine_waking_from_sleep_is_followed() {
        let machine = Machine::start(0, None);
        machine.pass(60);
        // The monotonic clock stopped during sleep.
        machine.set_wall(8 * HOUR);
        assert_eq!(machine.pass(122), [ClockEvent::Differs(8 * HOUR), ClockEvent::Forward(8 * HOUR)]);
        assert_eq!(machine.shown(), 182 * SECOND + 8 * HOUR);
    }

    proptest! {
        /// For any changes of the wall clock, time never runs backwards and jumps forward only by
        /// the reported amount. A wall clock that stays right is followed in the end.
        #[test]
        fn time_is_monotonic_and_ends_at_the_wall_clock(
            start in -40 * HOUR..40 * HOUR,
            last in proptest::option::of(-40 * HOUR..40 * HOUR),
            steps in prop::collection::vec((-40 * HOUR..40 * HOUR, 1..400i64), 0..12),
        ) {
            let machine = Machine::start(start, last.map(|last| START + last));
            let (mut shown, mut reported_ms) = (machine.shown(), 0);
            for (error, seconds) in steps {
                machine.set_wall(error);
                for _ in 0..seconds {
                    let news = machine.pass(1);
                    let (before, next) = (shown, machine.shown());
                    prop_assert!(next >= before, "backwards by {} ms", before - next);
                    prop_assert!(next - before <= SECOND + reported_ms, "ahead by {} ms", next - before);
                    shown = next;
                    // A reported jump is made at the next check.
                    reported_ms = if let Some(ClockEvent::Forward(by)) = news.first() { *by } else { 0 };
                }
            }
            // Three days with a right wall clock: only a tolerated difference remains.
            machine.set_wall(0);
            machine.pass(3 * 24 * 3600);
            let right = machine.steady.load(Ordering::SeqCst) - 5000;
            let counts_on = last.is_some_and(|last| last > 0) || start > 0;
            prop_assert!(counts_on || (machine.shown() - right).abs() <= MAX_IGNORED_MS);
        }
    }
}
