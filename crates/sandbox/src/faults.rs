//! Bad days at home: what goes wrong, how often, and the dice that decide.
//!
//! Faults befall the bot alone. People's requests always work, and so do `/gateway` and `/gateway/bot`: a serenity
//! that cannot read them turns to the real Discord.

use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

/// What goes wrong on purpose, and how often.
///
/// Read from text such as `429=0.05,5xx=0.02,drop=0.01,delay=200ms,double=0.05,seed=7`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Faults {
    /// The share of the bot's requests that are answered with 429 and not done.
    pub too_many: f64,
    /// The share of the bot's requests that are answered with 500, 502 or 503; half of them are done all the same.
    pub server_error: f64,
    /// The share of the bot's requests, and of events sent to it, at which the connection is lost; half of the
    /// requests are done all the same, and lost events come again with RESUME.
    pub lost_connection: f64,
    /// The longest delay of an answer or an event; each waits somewhere between nothing and this.
    pub delay: Duration,
    /// The share of events that the bot receives twice.
    pub doubled: f64,
    /// Where the dice start: equal seeds give equal sequences.
    pub seed: u64,
}

/// Why a text does not name faults.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FaultsError {
    /// A part has no `=`.
    #[error("{0:?} is not of the form name=value")]
    NoValue(String),
    /// A name means nothing.
    #[error("unknown fault {0:?}: the faults are 429, 5xx, drop, delay, double and seed")]
    UnknownName(String),
    /// A share is not between 0 and 1.
    #[error("{0}={1} is not a share from 0 to 1")]
    BadShare(String, String),
    /// A delay is not a time.
    #[error("delay={0} is not a time such as 200ms or 1s, a minute at most")]
    BadDelay(String),
    /// A seed is not a number.
    #[error("seed={0} is not a whole number")]
    BadSeed(String),
}

impl FromStr for Faults {
    type Err = FaultsError;

    fn from_str(text: &str) -> Result<Self, FaultsError> {
        let mut faults = Self::default();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').ok_or_else(|| FaultsError::NoValue(part.to_owned()))?;
            let share = || match value.parse() {
                Ok(share) if (0.0..=1.0).contains(&share) => Ok(share),
                _ => Err(FaultsError::BadShare(name.to_owned(), value.to_owned())),
            };
            match name {
                "429" => faults.too_many = share()?,
                "5xx" => faults.server_error = share()?,
                "drop" => faults.lost_connection = share()?,
                "double" => faults.doubled = share()?,
                "delay" => faults.delay = delay(value)?,
                "seed" => {
                    faults.seed = value.parse().map_err(|_| FaultsError::BadSeed(value.to_owned()))?;
                }
                _ => return Err(FaultsError::UnknownName(name.to_owned())),
            }
        }
        Ok(faults)
    }
}

fn delay(text: &str) -> Result<Duration, FaultsError> {
    let parsed = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(millis), _) => millis.parse().ok().map(Duration::from_millis),
        (None, Some(seconds)) => seconds.parse().ok().map(Duration::from_secs),
        (None, None) => None,
    };
    parsed
        .filter(|delay| *delay <= Duration::from_secs(60))
        .ok_or_else(|| FaultsError::BadDelay(text.to_owned()))
}

/// What happens to one request of the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RequestFault {
    /// 429, and nothing done.
    TooMany { retry_after: Duration },
    /// This status instead of the answer.
    ServerError { status: u16, done: bool },
    /// No answer: the connection ends.
    Lost { done: bool },
}

/// What happens to one event on its way to the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EventFault {
    /// It arrives twice.
    Doubled,
    /// The connection ends without a word before it arrives.
    Lost,
    /// The server asks for a new connection (op 7) before it arrives.
    Reconnect,
}

/// The dice that decide, repeatable from their seed.
#[derive(Debug)]
pub(crate) struct FaultDice {
    faults: Faults,
    state: u64,
}

impl FaultDice {
    pub(crate) fn new(faults: Faults) -> Self {
        Self { faults, state: faults.seed }
    }

    /// Decides about a request.
    pub(crate) fn request(&mut self) -> Option<RequestFault> {
        if self.happens(self.faults.too_many) {
            return Some(RequestFault::TooMany { retry_after: Duration::from_millis(50 + self.below(450)) });
        }
        if self.happens(self.faults.server_error) {
            let status = [500, 502, 503][usize::try_from(self.below(3)).unwrap_or_default()];
            return Some(RequestFault::ServerError { status, done: self.below(2) == 0 });
        }
        self.happens(self.faults.lost_connection).then(|| RequestFault::Lost { done: self.below(2) == 0 })
    }

    /// Decides about an event.
    pub(crate) fn event(&mut self) -> Option<EventFault> {
        if self.happens(self.faults.doubled) {
            return Some(EventFault::Doubled);
        }
        self.happens(self.faults.lost_connection).then(|| match self.below(2) {
            0 => EventFault::Lost,
            _ => EventFault::Reconnect,
        })
    }

    /// Decides how long something waits.
    pub(crate) fn delay(&mut self) -> Duration {
        let longest = u64::try_from(self.faults.delay.as_micros()).unwrap_or(u64::MAX);
        if longest == 0 { Duration::ZERO } else { Duration::from_micros(self.below(longest + 1)) }
    }

    fn happens(&mut self, share: f64) -> bool {
        // 53 bits are what an f64 holds exactly. No draw is spent on what never happens.
        #[expect(clippy::cast_precision_loss, reason = "the number has 53 bits")]
        let draw = |bits: u64| (bits >> 11) as f64 / (1_u64 << 53) as f64;
        share > 0.0 && draw(self.next()) < share
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    /// SplitMix64 (Steele, Lea, Flood 2014).
    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_read_from_text() {
        let faults: Faults = "429=0.05, 5xx=0.02,drop=0.01,delay=200ms,double=1,seed=7".parse().unwrap();
        let expected = Faults {
            too_many: 0.05,
            server_error: 0.02,
            lost_connection: 0.01,
            delay: Duration::from_millis(200),
            doubled: 1.0,
            seed: 7,
        };
        assert_eq!(faults, expected);
        assert_eq!("".parse(), Ok(Faults::default()));
        assert_eq!("delay=2s".parse::<Faults>().unwrap().delay, Duration::from_secs(2));
    }

    #[test]
    fn wrong_texts_are_refused_with_the_reason() {
        let check = |text: &str, part: &str| {
            let error = text.parse::<Faults>().unwrap_err().to_string();
            assert!(error.contains(part), "{text}: {error}");
        };
        check("429", "name=value");
        check("404=0.1", "the faults are");
        check("drop=1.5", "share from 0 to 1");
        check("drop=NaN", "share from 0 to 1");
        check("delay=5", "200ms");
        check("delay=61s", "a minute at most");
        check("seed=x", "whole number");
    }

    #[test]
    fn dice_repeat_from_their_seed_and_keep_their_shares() {
        let faults: Faults = "429=0.1,5xx=0.1,drop=0.1,double=0.5,delay=10ms,seed=3".parse().unwrap();
        let (mut one, mut other) = (FaultDice::new(faults), FaultDice::new(faults));
        let mut happened = 0;
        for _ in 0..10_000 {
            let fault = one.request();
            assert_eq!(fault, other.request());
            happened += u32::from(fault.is_some());
            assert!(one.delay() <= Duration::from_millis(10));
            other.delay();
        }
        // 1 - 0.9³ = 27.1 %; four standard deviations are 1.8 %.
        assert!((2530..2890).contains(&happened), "{happened}");
    }

    #[test]
    fn without_faults_nothing_happens() {
        let mut dice = FaultDice::new(Faults::default());
        assert_eq!((dice.request(), dice.event(), dice.delay()), (None, None, Duration::ZERO));
    }
}
