//! The rate of requests the bot sends on its own.

use std::str::FromStr;
use std::time::Duration;

use super::ranged::in_range;

/// Requests per second that all processes of the bot send together, excluding answers to
/// interactions. It should be below the rate that Discord allows the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ApiRate(u32);

impl ApiRate {
    /// The time between two requests while others are queued.
    #[must_use]
    pub fn step(self) -> Duration {
        Duration::from_secs(1) / self.0
    }
}

/// 40, because Discord allows a bot 50 by default.
impl Default for ApiRate {
    fn default() -> Self {
        Self(40)
    }
}

impl FromStr for ApiRate {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        in_range(text, 1..=10_000).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_is_a_step_between_requests() {
        assert_eq!(ApiRate::default().step(), Duration::from_millis(25));
        assert_eq!("1000".parse::<ApiRate>().unwrap().step(), Duration::from_millis(1));
        for wrong in ["0", "10001", "-1", "40/s", ""] {
            assert_eq!(wrong.parse::<ApiRate>(), Err(format!("expected 1 to 10000, got {wrong:?}")));
        }
    }
}
