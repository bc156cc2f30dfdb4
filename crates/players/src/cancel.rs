//! Stops a search from another thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A switch that stops the searches that were given it; clones are the same switch.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<Switch>);

#[derive(Debug)]
struct Switch {
    used: AtomicBool,
    looks: AtomicU64,
    /// At which look it uses itself.
    after: u64,
}

impl Default for Switch {
    fn default() -> Self {
        Self { used: AtomicBool::new(false), looks: AtomicU64::new(0), after: u64::MAX }
    }
}

impl Cancel {
    /// A switch that is used at the look with this number: whoever counts looks needs no clock to see how soon a search
    /// stops.
    #[must_use]
    pub fn at_look(number: u64) -> Self {
        Self(Arc::new(Switch { after: number, ..Switch::default() }))
    }

    /// Stops every search that was given this switch, within 50 ms.
    pub fn cancel(&self) {
        self.0.used.store(true, Ordering::Relaxed);
    }

    /// Whether it was used. Each question counts as a look.
    #[must_use]
    pub fn is_canceled(&self) -> bool {
        let looks = self.0.looks.fetch_add(1, Ordering::Relaxed) + 1;
        looks >= self.0.after || self.0.used.load(Ordering::Relaxed)
    }

    /// How often searches have looked at it.
    #[must_use]
    pub fn looks(&self) -> u64 {
        self.0.looks.load(Ordering::Relaxed)
    }
}
