//! How much an answer may hold and how much work it may take.
//!
//! Everything is counted and nothing read off a clock, so that the same question always gets the same
//! answer. A step of work is about what it takes to find one move: some hundred nanoseconds.

use super::error::{ErrorKind, RuleError};

/// What is listed or counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Legal moves.
    Turns,
    /// What chance may make of a move.
    Results,
    /// Paths of moves.
    Nodes,
}

/// The most that an answer may find, do and hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// How many things may be listed or counted.
    pub most: u64,
    /// How many steps of work they may take.
    pub steps: u64,
    /// How many bytes their texts may have together.
    pub bytes: u64,
}

impl Bounds {
    /// No bounds.
    pub const NONE: Self = Self { most: u64::MAX, steps: u64::MAX, bytes: u64::MAX };

    /// A bound only to how many things are listed or counted.
    #[must_use]
    pub const fn most(most: u64) -> Self {
        Self { most, ..Self::NONE }
    }
}

/// Which bound was passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passed {
    Most,
    Work,
    Depth(u32),
}

/// Counts what an answer finds, does and holds, and notices when a bound is passed.
///
/// Its methods give `None` from then on, so that `?` ends the work at once; [`error`](Self::error)
/// says why.
#[derive(Clone, Debug)]
pub struct Meter {
    counted: Counted,
    bounds: Bounds,
    found: u64,
    steps: u64,
    bytes: u64,
    passed: Option<Passed>,
}

impl Meter {
    /// A meter that has counted nothing yet.
    #[must_use]
    pub const fn new(counted: Counted, bounds: Bounds) -> Self {
        Self { counted, bounds, found: 0, steps: 0, bytes: 0, passed: None }
    }

    /// How many things were found.
    #[must_use]
    pub const fn found(&self) -> u64 {
        self.found
    }

    /// How many steps of work were done.
    #[must_use]
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// Counts things that were found.
    #[inline]
    pub fn find(&mut self, more: u64) -> Option<()> {
        self.found = self.found.saturating_add(more);
        self.check(self.found <= self.bounds.most, Passed::Most)
    }

    /// Counts steps of work.
    #[inline]
    pub fn work(&mut self, more: u64) -> Option<()> {
        self.steps = self.steps.saturating_add(more);
        self.check(self.steps <= self.bounds.steps, Passed::Work)
    }

    /// Counts bytes of text that the answer holds.
    #[inline]
    pub fn hold(&mut self, more: usize) -> Option<()> {
        self.bytes = self.bytes.saturating_add(more as u64);
        self.check(self.bytes <= self.bounds.bytes, Passed::Work)
    }

    /// Gives up what is too large for any bound.
    pub(crate) fn give_up(&mut self) -> Option<()> {
        self.check(false, Passed::Work)
    }

    /// Gives up a tree that is deeper than this many moves.
    pub(crate) fn give_up_depth(&mut self, limit: u32) -> Option<()> {
        self.check(false, Passed::Depth(limit))
    }

    #[inline]
    fn check(&mut self, within: bool, bound: Passed) -> Option<()> {
        if !within {
            self.passed.get_or_insert(bound);
        }
        if self.passed.is_none() { Some(()) } else { None }
    }

    /// Code `too_many`: says which bound was passed.
    #[must_use]
    pub fn error(&self) -> RuleError {
        let counted = self.counted;
        match self.passed {
            Some(Passed::Depth(limit)) => ErrorKind::TooDeep { limit: limit.into() }.into(),
            Some(Passed::Work) => ErrorKind::TooMuchWork { counted }.into(),
            Some(Passed::Most) | None => ErrorKind::TooMany { counted, limit: self.bounds.most }.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bound_may_be_reached_and_not_passed() {
        let mut meter = Meter::new(Counted::Turns, Bounds { most: 2, steps: 10, bytes: 5 });
        assert!(meter.find(2).is_some() && meter.work(10).is_some() && meter.hold(5).is_some());
        assert!(meter.clone().work(1).is_none() && meter.clone().hold(1).is_none());
        assert!(meter.find(1).is_none());
        assert_eq!(meter.error().kind, ErrorKind::TooMany { counted: Counted::Turns, limit: 2 });
        // What was passed first is what the error says, and nothing goes on.
        assert!(meter.work(1).is_none() && meter.hold(0).is_none());
        assert_eq!(meter.error().kind, ErrorKind::TooMany { counted: Counted::Turns, limit: 2 });
        assert_eq!((meter.found(), meter.steps()), (3, 11));
    }

    #[test]
    fn without_bounds_nothing_is_too_many() {
        let mut meter = Meter::new(Counted::Nodes, Bounds::NONE);
        assert!(meter.find(u64::MAX).is_some() && meter.find(1).is_some() && meter.work(u64::MAX).is_some());
        assert!(meter.give_up().is_none());
        assert_eq!(meter.error().kind, ErrorKind::TooMuchWork { counted: Counted::Nodes });
    }
}
