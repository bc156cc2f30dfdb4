//! Limits on the size and the work of an answer.
//!
//! Work is counted, not timed, so that the same request always gets the same answer. A step of work
//! is about the cost of generating one move, some hundred nanoseconds.

use super::error::{ErrorKind, RuleError};

/// The kind of items that are listed or counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Legal moves.
    Moves,
    /// Possible results of a move with chance.
    Results,
    /// Paths of moves in perft.
    Nodes,
}

/// The limits of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Maximum number of items.
    pub items: u64,
    /// Maximum number of work steps.
    pub steps: u64,
    /// Maximum total length of the texts in bytes.
    pub bytes: u64,
}

impl Bounds {
    /// Without limits.
    pub const NONE: Self = Self { items: u64::MAX, steps: u64::MAX, bytes: u64::MAX };

    /// Limits only the number of items.
    #[must_use]
    pub const fn items(items: u64) -> Self {
        Self { items, ..Self::NONE }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Exceeded {
    Items,
    Work,
    Depth(u32),
}

/// Counts items, work and bytes of an answer and checks them against its limits.
///
/// Once a limit is exceeded, the methods return `None`, so that `?` stops the work.
/// [`error`](Self::error) then describes the first exceeded limit.
#[derive(Clone, Debug)]
pub struct Meter {
    counted: Counted,
    bounds: Bounds,
    found: u64,
    steps: u64,
    bytes: u64,
    exceeded: Option<Exceeded>,
}

impl Meter {
    /// Starts counting from zero.
    #[must_use]
    pub const fn new(counted: Counted, bounds: Bounds) -> Self {
        Self { counted, bounds, found: 0, steps: 0, bytes: 0, exceeded: None }
    }

    /// The number of items so far.
    #[must_use]
    pub const fn found(&self) -> u64 {
        self.found
    }

    /// The number of work steps so far.
    #[must_use]
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// Counts items.
    #[inline]
    pub fn find(&mut self, more: u64) -> Option<()> {
        self.found = self.found.saturating_add(more);
        self.check(self.found <= self.bounds.items, Exceeded::Items)
    }

    /// Counts work steps.
    #[inline]
    pub fn work(&mut self, more: u64) -> Option<()> {
        self.steps = self.steps.saturating_add(more);
        self.check(self.steps <= self.bounds.steps, Exceeded::Work)
    }

    /// Counts bytes of text in the answer.
    #[inline]
    pub fn hold(&mut self, more: usize) -> Option<()> {
        self.bytes = self.bytes.saturating_add(more as u64);
        self.check(self.bytes <= self.bounds.bytes, Exceeded::Work)
    }

    /// Stops the work as if it exceeded every limit.
    pub(crate) fn exceed(&mut self) -> Option<()> {
        self.check(false, Exceeded::Work)
    }

    /// Stops the work because a tree is deeper than `limit` moves.
    pub(crate) fn exceed_depth(&mut self, limit: u32) -> Option<()> {
        self.check(false, Exceeded::Depth(limit))
    }

    #[inline]
    fn check(&mut self, within: bool, bound: Exceeded) -> Option<()> {
        if !within {
            self.exceeded.get_or_insert(bound);
        }
        if self.exceeded.is_none() { Some(()) } else { None }
    }

    /// The error for the first exceeded limit, with code `too_many`.
    #[must_use]
    pub fn error(&self) -> RuleError {
        let counted = self.counted;
        match self.exceeded {
            Some(Exceeded::Depth(limit)) => ErrorKind::TooDeep { limit: limit.into() }.into(),
            Some(Exceeded::Work) => ErrorKind::TooMuchWork { counted }.into(),
            Some(Exceeded::Items) | None => ErrorKind::TooMany { counted, limit: self.bounds.items }.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bound_may_be_reached_and_not_passed() {
        let mut meter = Meter::new(Counted::Moves, Bounds { items: 2, steps: 10, bytes: 5 });
        assert!(meter.find(2).is_some() && meter.work(10).is_some() && meter.hold(5).is_some());
        assert!(meter.clone().work(1).is_none() && meter.clone().hold(1).is_none());
        assert!(meter.find(1).is_none());
        assert_eq!(meter.error().kind, ErrorKind::TooMany { counted: Counted::Moves, limit: 2 });
        // The error reports the first exceeded limit, and all later calls fail.
        assert!(meter.work(1).is_none() && meter.hold(0).is_none());
        assert_eq!(meter.error().kind, ErrorKind::TooMany { counted: Counted::Moves, limit: 2 });
        assert_eq!((meter.found(), meter.steps()), (3, 11));
    }

    #[test]
    fn without_limits_nothing_is_too_many() {
        let mut meter = Meter::new(Counted::Nodes, Bounds::NONE);
        assert!(meter.find(u64::MAX).is_some() && meter.find(1).is_some() && meter.work(u64::MAX).is_some());
        assert!(meter.exceed().is_none());
        assert_eq!(meter.error().kind, ErrorKind::TooMuchWork { counted: Counted::Nodes });
    }
}
