//! The gateway shards of a process.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The gateway shards of one process: `0..3/16` are shards 0, 1, 2 and 3 of 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardRange {
    first: u16,
    last: u16,
    total: u16,
}

impl ShardRange {
    #[must_use]
    pub const fn numbers(self) -> RangeInclusive<u16> {
        self.first..=self.last
    }

    #[must_use]
    pub const fn count(self) -> u16 {
        self.last - self.first + 1
    }

    /// The number of shards of all processes together.
    #[must_use]
    pub const fn total(self) -> u16 {
        self.total
    }

    /// Whether this process has all shards, so that no other process is needed.
    #[must_use]
    pub const fn is_whole(self) -> bool {
        self.count() == self.total
    }
}

impl Default for ShardRange {
    /// One shard for everything.
    fn default() -> Self {
        Self { first: 0, last: 0, total: 1 }
    }
}

impl fmt::Display for ShardRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.count() {
            1 => write!(f, "{}/{}", self.first, self.total),
            _ => write!(f, "{}..{}/{}", self.first, self.last, self.total),
        }
    }
}

impl FromStr for ShardRange {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parsed = || {
            let (range, total) = text.trim().split_once('/')?;
            let (first, last) = range.split_once("..").unwrap_or((range, range));
            let range =
                Self { first: first.parse().ok()?, last: last.parse().ok()?, total: total.parse().ok()? };
            (range.first <= range.last && range.last < range.total).then_some(range)
        };
        parsed().ok_or_else(|| {
            format!(
                "expected the first and last shard, counted from 0, and the total, such as 0..3/16, or 4/16 for one shard; got {text:?}"
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_includes_both_ends_and_round_trips() {
        let range: ShardRange = " 0..3/16 ".parse().unwrap();
        assert_eq!(range.numbers().collect::<Vec<_>>(), [0, 1, 2, 3]);
        assert_eq!((range.count(), range.total(), range.is_whole()), (4, 16, false));
        assert_eq!(range.to_string(), "0..3/16");
        let last: ShardRange = "15/16".parse().unwrap();
        assert_eq!((last.numbers(), last.to_string()), (15..=15, "15/16".to_owned()));
        assert_eq!("15..15/16".parse(), Ok(last));
        assert!("0..15/16".parse::<ShardRange>().unwrap().is_whole());
        assert_eq!("0/1".parse(), Ok(ShardRange::default()));
        assert!(ShardRange::default().is_whole());
    }

    #[test]
    fn an_invalid_range_is_refused_with_an_example() {
        for text in [
            "",
            "0",
            "3..1/16",
            "0..16/16",
            "16/16",
            "0..3",
            "0..3/0",
            "0/0",
            "-1..3/16",
            "0...3/16",
            "a..b/c",
            "0..3/16/16",
            "0..1/70000",
            "٣/16",
        ] {
            let refused = text.parse::<ShardRange>().unwrap_err();
            assert!(refused.contains("such as 0..3/16"), "{text}: {refused}");
        }
    }
}
