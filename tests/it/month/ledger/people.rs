//! The ledger's record of a player: settings over time, and vacations.

use sealed_move::domain::{Pings, Reminders};

use crate::month::clock::{Hours, Span};

pub(crate) const DAY_MS: i64 = 86_400_000;

/// Values over time, newest last.
#[derive(Debug)]
pub(crate) struct Timeline<T>(Vec<(i64, T)>);

impl<T: Copy + PartialEq> Timeline<T> {
    pub(crate) fn new(value: T) -> Self {
        Self(vec![(i64::MIN, value)])
    }

    pub(crate) fn set(&mut self, at: i64, value: T) {
        self.0.push((at, value));
    }

    pub(crate) fn at(&self, at: i64) -> T {
        self.0.iter().rev().find(|(since, _)| *since <= at).unwrap().1
    }

    /// The value, if it didn't change between two times.
    pub(super) fn steady(&self, from: i64, until: i64) -> Option<T> {
        let value = self.at(from);
        let changed = self.0.iter().any(|(at, other)| (from..=until).contains(at) && *other != value);
        (!changed).then_some(value)
    }
}

#[derive(Debug)]
pub(crate) struct LedgerPerson {
    pub(crate) pings: Timeline<Pings>,
    pub(crate) reminders: Timeline<Reminders>,
    pub(crate) quiet: Timeline<Option<Hours>>,
    /// Whether they accept direct messages.
    pub(crate) open: Timeline<bool>,
    pub(crate) vacations: Vec<Span>,
    /// Times of messages about pings that failed.
    pub(crate) told_unreached: Vec<i64>,
}

impl LedgerPerson {
    pub(crate) fn new() -> Self {
        Self {
            pings: Timeline::new(Pings::Channel),
            reminders: Timeline::new(Reminders::Both),
            quiet: Timeline::new(None),
            open: Timeline::new(true),
            vacations: Vec::new(),
            told_unreached: Vec::new(),
        }
    }

    /// Replaces the rest of the current vacation by this many days from now.
    pub(crate) fn goes(&mut self, now: i64, days: i64) {
        for vacation in &mut self.vacations {
            vacation.1 = vacation.1.min(now);
        }
        self.vacations.push((now, now + days * DAY_MS));
        self.vacations = self.vacations.iter().copied().filter(|(from, until)| from < until).collect();
    }

    /// Parts of their vacations that count with this many days a year.
    pub(super) fn counted(&self, days: i64) -> Vec<Span> {
        let mut left = days * DAY_MS;
        let mut counted = Vec::new();
        for (from, until) in &self.vacations {
            let length = (until - from).min(left);
            left -= length;
            counted.push((*from, from + length));
        }
        counted
    }
}
