//! How many requests a second the bot sends to Discord by itself.

use std::str::FromStr;
use std::time::Duration;

/// How many requests a second all processes of the bot send together, besides answers to interactions: below what Discord
/// allows the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ApiRate(u32);

impl ApiRate {
    /// The time between two requests where many wait.
    #[must_use]
    pub fn step(self) -> Duration {
        Duration::from_secs(1) / self.0
    }
}

/// Of the 50 that Discord allows a bot of which it knows nothing.
impl Default for ApiRate {
    fn default() -> Self {
        Self(40)
    }
}

impl FromStr for ApiRate {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.trim().parse() {
            Ok(rate @ 1..=10_000) => Ok(Self(rate)),
            _ => Err(format!("{text:?} is not allowed; 1 to 10000 are")),
        }
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
            assert_eq!(wrong.parse::<ApiRate>(), Err(format!("{wrong:?} is not allowed; 1 to 10000 are")));
        }
    }
}
