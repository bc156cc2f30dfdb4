//! What bounds the thought of computer players.

use std::str::FromStr;
use std::time::Duration;

/// In how many games the computer thinks at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkThreads(usize);

impl ThinkThreads {
    /// The number of threads.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0
    }
}

impl FromStr for ThinkThreads {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.trim().parse() {
            Ok(number @ 1..=64) => Ok(Self(number)),
            _ => Err(format!("{text:?} is not allowed; 1 to 64 are")),
        }
    }
}

/// The longest time that the computer may think about a move. A level is a number of positions and not a time: this
/// is only the fence for a machine that is too slow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkSeconds(u64);

impl ThinkSeconds {
    /// The time.
    #[must_use]
    pub const fn time(self) -> Duration {
        Duration::from_secs(self.0)
    }
}

impl Default for ThinkSeconds {
    fn default() -> Self {
        Self(60)
    }
}

impl FromStr for ThinkSeconds {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.trim().parse() {
            Ok(seconds @ 1..=600) => Ok(Self(seconds)),
            _ => Err(format!("{text:?} is not allowed; 1 to 600 are")),
        }
    }
}
