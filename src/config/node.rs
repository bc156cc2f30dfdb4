//! The number of this process.

use std::str::FromStr;

/// Keeps the ids of several processes apart, 0 to 1023.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Node(u16);

impl Node {
    /// The number.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }
}

impl FromStr for Node {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.trim().parse() {
            Ok(number @ 0..=1023) => Ok(Self(number)),
            _ => Err(format!("{text:?} is not allowed; 0 to 1023 are")),
        }
    }
}
