//! Computers wait while people are answered: a thread that thinks takes from the others even where it yields to them, for
//! cores share their caches.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::domain::Cancel;

/// How long an answer is waited for: most take less, and one that takes longer waits for something else than a core.
const LONGEST: Duration = Duration::from_millis(20);

/// The answers that are being made.
#[derive(Debug, Default)]
pub(crate) struct OpenAnswers {
    open: Mutex<Open>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Open {
    count: usize,
    /// Until when the last one is waited for.
    until: Option<Instant>,
}

impl Open {
    /// How long there is still something to wait for, at most until `end`.
    fn left(&self, end: Instant) -> Option<Duration> {
        let until = self.until.filter(|_| self.count > 0)?.min(end);
        until.checked_duration_since(Instant::now()).filter(|left| !left.is_zero())
    }
}

/// An answer that is being made, until it is dropped.
#[derive(Debug)]
pub(crate) struct OpenAnswer(Arc<OpenAnswers>);

impl Drop for OpenAnswer {
    fn drop(&mut self) {
        self.0.open().count -= 1;
        self.0.changed.notify_all();
    }
}

impl OpenAnswers {
    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says that someone is being answered.
    pub(crate) fn begin(self: &Arc<Self>) -> OpenAnswer {
        let mut open = self.open();
        open.count += 1;
        open.until = Some(Instant::now() + LONGEST);
        drop(open);
        OpenAnswer(Arc::clone(self))
    }

    /// Waits for the answers that are being made, at most for `longest`. It blocks. Returns whether there was one.
    fn wait(&self, longest: Duration) -> bool {
        let end = Instant::now() + longest;
        let mut open = self.open();
        let mut waited = false;
        while let Some(left) = open.left(end) {
            waited = true;
            open = self.changed.wait_timeout(open, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        waited
    }

    /// The switch of a thought that waits for answers.
    pub(crate) fn polite_switch(self: &Arc<Self>) -> Cancel {
        let patience = Patience::new(self);
        Cancel::calling(move || {
            patience.wait(LONGEST);
        })
    }
}

/// How a thought waits for answers, yet goes on at least as long as it has waited.
struct Patience {
    answers: Arc<OpenAnswers>,
    busy_until: Mutex<Option<Instant>>,
}

impl Patience {
    fn new(answers: &Arc<OpenAnswers>) -> Self {
        Self { answers: Arc::clone(answers), busy_until: Mutex::new(None) }
    }

    /// Waits as [`OpenAnswers::wait`] does, unless it is the turn of the thought.
    fn wait(&self, longest: Duration) -> bool {
        let mut busy_until = self.busy_until.lock().unwrap_or_else(PoisonError::into_inner);
        let began = Instant::now();
        let waited = busy_until.is_none_or(|until| until <= began) && self.answers.wait(longest);
        if waited {
            *busy_until = Some(Instant::now() + began.elapsed());
        }
        waited
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Far more than any test takes.
    const HOUR: Duration = Duration::from_secs(3_600);

    #[test]
    fn it_is_waited_until_a_person_is_answered() {
        let answers = Arc::new(OpenAnswers::default());
        assert!(!answers.wait(HOUR), "nobody is being answered");
        let answer = answers.begin();
        answers.open().until = Some(Instant::now() + HOUR);
        let waiting = {
            let answers = Arc::clone(&answers);
            std::thread::spawn(move || answers.wait(HOUR))
        };
        std::thread::sleep(Duration::from_millis(50));
        assert!(!waiting.is_finished(), "it waits");
        drop(answer);
        assert!(waiting.join().unwrap(), "it goes on");
    }

    #[test]
    fn an_answer_that_takes_long_is_not_waited_for() {
        let answers = Arc::new(OpenAnswers::default());
        let _slow = answers.begin();
        answers.open().until = Some(Instant::now());
        assert!(!answers.wait(HOUR));
    }

    #[test]
    fn answers_without_end_are_not_waited_for() {
        let answers = Arc::new(OpenAnswers::default());
        let _answer = answers.begin();
        answers.open().until = Some(Instant::now() + HOUR);
        assert!(answers.wait(LONGEST), "and it returns at all");
    }

    #[test]
    fn a_thought_that_has_waited_goes_on_as_long() {
        let answers = Arc::new(OpenAnswers::default());
        let patience = Patience::new(&answers);
        let _answer = answers.begin();
        answers.open().until = Some(Instant::now() + HOUR);
        assert!(patience.wait(Duration::from_millis(300)), "it waits");
        assert!(!patience.wait(HOUR), "then it is its turn");
    }
}
