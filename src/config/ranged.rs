//! Whole numbers with limits.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A number from `MIN` to `MAX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranged<const MIN: u16, const MAX: u16>(u16);

impl<const MIN: u16, const MAX: u16> Ranged<MIN, MAX> {
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl<const MIN: u16, const MAX: u16> FromStr for Ranged<MIN, MAX> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        in_range(text, MIN..=MAX).map(Self)
    }
}

/// Parses a number within limits.
pub(super) fn in_range<T: FromStr + PartialOrd + Display>(
    text: &str,
    range: RangeInclusive<T>,
) -> Result<T, String> {
    let number = text.trim().parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| format!("expected {} to {}, got {text:?}", range.start(), range.end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_limits_are_in_the_range() {
        for good in ["1", " 600 "] {
            assert_eq!(good.parse::<Ranged<1, 600>>().unwrap().get().to_string(), good.trim());
        }
        for wrong in ["0", "601", "-1", "70000", "one", ""] {
            assert_eq!(wrong.parse::<Ranged<1, 600>>(), Err(format!("expected 1 to 600, got {wrong:?}")));
        }
    }
}
