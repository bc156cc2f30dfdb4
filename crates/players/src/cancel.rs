//! Cancels a search from another thread.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A cancellation token. Clones share its state.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<CancelState>);

struct CancelState {
    canceled: AtomicBool,
    checks: AtomicU64,
    /// The check that cancels by itself.
    after: u64,
    /// Called at each check.
    each: Option<Box<dyn Fn() + Send + Sync>>,
}

impl fmt::Debug for CancelState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CancelState")
            .field("canceled", &self.canceled)
            .field("checks", &self.checks)
            .field("after", &self.after)
            .finish_non_exhaustive()
    }
}

impl Default for CancelState {
    fn default() -> Self {
        Self { canceled: AtomicBool::new(false), checks: AtomicU64::new(0), after: u64::MAX, each: None }
    }
}

impl Cancel {
    /// A token that cancels itself at the check with this number, so that tests can measure the
    /// response without a clock.
    #[must_use]
    pub fn at_check(number: u64) -> Self {
        Self(Arc::new(CancelState { after: number, ..CancelState::default() }))
    }

    /// A token that calls `each` at every check. The callback may block for at most 25 ms, to give
    /// way to urgent work.
    #[must_use]
    pub fn calling(each: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Arc::new(CancelState { each: Some(Box::new(each)), ..CancelState::default() }))
    }

    /// Stops every search with this token within 50 ms.
    pub fn cancel(&self) {
        self.0.canceled.store(true, Ordering::Relaxed);
    }

    /// Whether the search must stop. Each call counts as a check.
    #[must_use]
    pub fn is_canceled(&self) -> bool {
        if let Some(each) = &self.0.each {
            each();
        }
        let checks = self.0.checks.fetch_add(1, Ordering::Relaxed) + 1;
        checks >= self.0.after || self.0.canceled.load(Ordering::Relaxed)
    }

    /// The number of checks so far.
    #[must_use]
    pub fn checks(&self) -> u64 {
        self.0.checks.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;

    #[test]
    fn the_callback_runs_at_each_check() {
        let done = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&done);
        let token = Cancel::calling(move || {
            counted.fetch_add(1, Ordering::Relaxed);
        });
        assert!(!token.is_canceled());
        assert_eq!(done.load(Ordering::Relaxed), 1);
        token.cancel();
        assert!(token.clone().is_canceled(), "a callback does not replace the token");
        assert_eq!(done.load(Ordering::Relaxed), 2);
    }
}
