//! A second implementation of clocks, from the product's description: a turn uses the time since it
//! began, minus all pauses.

/// Start and end, in milliseconds.
pub(super) type Span = (i64, i64);

/// Sorts spans and merges overlapping ones.
pub(super) fn union(mut spans: Vec<Span>) -> Vec<Span> {
    spans.retain(|(from, until)| from < until);
    spans.sort_unstable();
    let mut union: Vec<Span> = Vec::new();
    for (from, until) in spans {
        match union.last_mut() {
            Some((_, end)) if *end >= from => *end = (*end).max(until),
            _ => union.push((from, until)),
        }
    }
    union
}

/// Length of the spans between two times.
pub(super) fn within(spans: &[Span], from: i64, until: i64) -> i64 {
    union(spans.to_vec()).iter().map(|(one, other)| (until.min(*other) - from.max(*one)).max(0)).sum()
}

/// The time at which `running` milliseconds have run since `began`; `None` if that never happens. A
/// pause beginning exactly then comes too late.
pub(super) fn run_out(began: i64, running: i64, stops: &[Span]) -> Option<i64> {
    let mut end = began + running;
    for (from, until) in union(stops.to_vec()) {
        let from = from.max(began);
        if until > from && from < end {
            end += until - from;
        }
    }
    (end < i64::MAX / 4).then_some(end)
}

/// Local minute of the day, `east` minutes ahead of UTC.
fn minute(at: i64, east: i64) -> i64 {
    (at.div_euclid(60_000) + east).rem_euclid(1440)
}

/// Quiet hours in local minutes of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hours {
    pub(super) from: i64,
    pub(super) to: i64,
    pub(super) east: i64,
}

impl Hours {
    pub(super) fn hold(self, at: i64) -> bool {
        let since = (minute(at, self.east) - self.from).rem_euclid(1440);
        since < (self.to - self.from).rem_euclid(1440)
    }

    /// Moves a reminder to the end of quiet hours, or to their start if the deadline comes first.
    pub(super) fn shift(self, at: i64, deadline: i64) -> i64 {
        if !self.hold(at) {
            return at;
        }
        let minutes = at.div_euclid(60_000);
        let start = (minutes - (minute(at, self.east) - self.from).rem_euclid(1440)) * 60_000;
        let end = start + (self.to - self.from).rem_euclid(1440) * 60_000;
        if end < deadline { end } else { start }
    }
}

#[test]
fn the_months_own_clock_is_right() {
    assert_eq!(union(vec![(5, 7), (1, 3), (2, 4), (9, 9)]), [(1, 4), (5, 7)]);
    assert_eq!(within(&[(1, 4), (2, 6)], 3, 10), 3);
    assert_eq!(run_out(0, 10, &[]), Some(10));
    assert_eq!(run_out(0, 10, &[(10, 20)]), Some(10));
    assert_eq!(run_out(0, 10, &[(9, 20)]), Some(21));
    assert_eq!(run_out(0, 10, &[(-5, 2), (11, 14), (15, 16)]), Some(15));
    assert_eq!(run_out(0, 10, &[(5, i64::MAX / 2)]), None);
    let night = Hours { from: 22 * 60, to: 7 * 60, east: 60 };
    let hour = |hours: i64| hours * 3_600_000;
    assert!(!night.hold(hour(20)) && night.hold(hour(21)) && night.hold(hour(29)) && !night.hold(hour(30)));
    assert_eq!(night.shift(hour(23), hour(40)), hour(30));
    assert_eq!(night.shift(hour(23) + 5, hour(30)), hour(21));
    assert_eq!(night.shift(hour(20), hour(24)), hour(20));
}
