//! Stops a search from another thread.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A switch that stops the searches that were given it; clones are the same switch.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<Switch>);

struct Switch {
    used: AtomicBool,
    looks: AtomicU64,
    /// At which look it uses itself.
    after: u64,
    /// What is done at each look, before the answer.
    each: Option<Box<dyn Fn() + Send + Sync>>,
}

impl fmt::Debug for Switch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Switch")
            .field("used", &self.used)
            .field("looks", &self.looks)
            .field("after", &self.after)
            .finish_non_exhaustive()
    }
}

impl Default for Switch {
    fn default() -> Self {
        Self { used: AtomicBool::new(false), looks: AtomicU64::new(0), after: u64::MAX, each: None }
    }
}

impl Cancel {
    /// A switch that is used at the look with this number: whoever counts looks needs no clock to see how soon a search
    /// stops.
    #[must_use]
    pub fn at_look(number: u64) -> Self {
        Self(Arc::new(Switch { after: number, ..Switch::default() }))
    }

    /// A switch that does something at each look, before it answers: it may wait for what is more urgent, for 25 ms at most.
    #[must_use]
    pub fn doing(each: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Arc::new(Switch { each: Some(Box::new(each)), ..Switch::default() }))
    }

    /// Stops every search that was given this switch, within 50 ms.
    pub fn cancel(&self) {
        self.0.used.store(true, Ordering::Relaxed);
    }

    /// Whether it was used. Each question counts as a look.
    #[must_use]
    pub fn is_canceled(&self) -> bool {
        if let Some(each) = &self.0.each {
            each();
        }
        let looks = self.0.looks.fetch_add(1, Ordering::Relaxed) + 1;
        looks >= self.0.after || self.0.used.load(Ordering::Relaxed)
    }

    /// How often searches have looked at it.
    #[must_use]
    pub fn looks(&self) -> u64 {
        self.0.looks.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;

    #[test]
    fn at_each_look_something_is_done_before_the_answer() {
        let done = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&done);
        let switch = Cancel::doing(move || {
            counted.fetch_add(1, Ordering::Relaxed);
        });
        assert!(!switch.is_canceled());
        assert_eq!(done.load(Ordering::Relaxed), 1);
        switch.cancel();
        assert!(switch.clone().is_canceled(), "it stops a search as any other");
        assert_eq!(done.load(Ordering::Relaxed), 2);
    }
}
