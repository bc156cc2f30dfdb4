//! Fault injection: configuration, rules, and the random number generator that decides.
//!
//! Faults only affect bots. User requests always work. So do `/gateway` and `/gateway/bot`, because
//! serenity connects to the real Discord if it can't read them.

use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use super::ids::split_mix;

/// Fault injection settings for bots.
///
/// Parsed from text such as `429=0.05,5xx=0.02,drop=0.01,delay=200ms,double=0.05,seed=7`. Rates
/// range from 0 to 1.
///
/// ```
/// let faults: discord_at_home::Faults = "429=0.05,delay=200ms".parse()?;
/// assert_eq!(faults.too_many, 0.05);
/// # Ok::<(), discord_at_home::FaultsError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Faults {
    /// `429`: rate of requests rejected with 429.
    pub too_many: f64,
    /// `5xx`: rate of requests that get 500, 502 or 503. Half of them still take effect.
    pub server_error: f64,
    /// `drop`: rate of requests and gateway events that lose the connection. Half of the requests
    /// still take effect; lost events are sent again after a RESUME.
    pub lost_connection: f64,
    /// `delay`: maximum delay of a response or event. The actual delay is random.
    pub delay: Duration,
    /// `double`: rate of gateway events sent twice.
    pub doubled: f64,
    /// `seed`: random seed. Equal seeds give equal sequences.
    pub seed: u64,
}

/// Error from parsing [`Faults`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FaultsError {
    /// A part without `=`.
    #[error("expected name=value, got {0:?}")]
    NoValue(String),
    /// An unknown fault name.
    #[error("unknown fault {0:?}; expected 429, 5xx, drop, delay, double or seed")]
    UnknownName(String),
    /// A rate that is not a number from 0 to 1.
    #[error("{0}: expected a rate from 0 to 1, got {1:?}")]
    BadShare(String, String),
    /// A malformed delay, or one longer than a minute.
    #[error("delay: expected a time such as 200ms or 1s, at most 60s, got {0:?}")]
    BadDelay(String),
    /// A seed that is not a whole number.
    #[error("seed: expected a whole number, got {0:?}")]
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

/// A fault of one bot request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RequestFault {
    /// Rejected with 429, without effect.
    TooMany { retry_after: Duration },
    /// Rejected with 429 by the network before Discord's API: HTML, and the time in a header.
    Banned { retry_after: Duration },
    /// Answered with this status. `done` is whether the request takes effect.
    ServerError { status: u16, done: bool },
    /// The connection ends without a response. `done` is whether the request takes effect.
    Lost { done: bool },
}

/// A rule that makes matching requests fail. The first matching rule applies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FaultRule {
    /// `None` matches every method.
    pub(crate) method: Option<String>,
    /// A route such as `/channels/{channel_id}/messages`, or a path. `None` matches all.
    pub(crate) route: Option<String>,
    pub(crate) effect: RuleEffect,
    /// Remaining requests to affect; `None` is unlimited.
    pub(crate) times: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RuleEffect {
    /// Answers with this status, without effect.
    Status(u16),
    /// Rejects the request like a ban of the address, for this long.
    Ban(Duration),
    /// Delays the request.
    Delay(Duration),
    /// Ends the connection without a response. `done` is whether the request takes effect.
    Drop { done: bool },
}

impl FaultRule {
    fn fits(&self, method: &str, route: &str, path: &str) -> bool {
        self.times != Some(0)
            && self.method.as_deref().is_none_or(|wanted| wanted.eq_ignore_ascii_case(method))
            && self.route.as_deref().is_none_or(|wanted| wanted == route || wanted == path)
    }
}

/// Finds the rule for a request and counts the use.
pub(crate) fn apply_rules(
    rules: &mut [FaultRule],
    (method, route, path): (&str, &str, &str),
) -> Option<(Option<RequestFault>, Duration)> {
    let rule = rules.iter_mut().find(|rule| rule.fits(method, route, path))?;
    rule.times = rule.times.map(|left| left - 1);
    Some(match rule.effect {
        RuleEffect::Status(429) => {
            (Some(RequestFault::TooMany { retry_after: Duration::from_millis(100) }), Duration::ZERO)
        }
        RuleEffect::Status(status) => {
            (Some(RequestFault::ServerError { status, done: false }), Duration::ZERO)
        }
        RuleEffect::Ban(time) => (Some(RequestFault::Banned { retry_after: time }), Duration::ZERO),
        RuleEffect::Delay(delay) => (None, delay),
        RuleEffect::Drop { done } => (Some(RequestFault::Lost { done }), Duration::ZERO),
    })
}

/// Parses a delay such as `200ms` or `1s`, at most a minute.
pub(crate) fn delay(text: &str) -> Result<Duration, FaultsError> {
    let parsed = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(millis), _) => millis.parse().ok().map(Duration::from_millis),
        (None, Some(seconds)) => seconds.parse().ok().map(Duration::from_secs),
        (None, None) => None,
    };
    parsed
        .filter(|delay| *delay <= Duration::from_secs(60))
        .ok_or_else(|| FaultsError::BadDelay(text.to_owned()))
}

/// A fault of one bot event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EventFault {
    Doubled,
    /// The connection ends without a close frame before the event is sent.
    Lost,
    /// The sandbox asks for a reconnect (op 7) before the event is sent.
    Reconnect,
}

/// Draws random faults, reproducible from the seed.
#[derive(Debug)]
pub(crate) struct FaultRng {
    faults: Faults,
    state: u64,
}

impl FaultRng {
    pub(crate) fn new(faults: Faults) -> Self {
        Self { faults, state: faults.seed }
    }

    /// Draws the fault of the next request.
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

    /// Draws the fault of the next event.
    pub(crate) fn event(&mut self) -> Option<EventFault> {
        if self.happens(self.faults.doubled) {
            return Some(EventFault::Doubled);
        }
        self.happens(self.faults.lost_connection).then(|| match self.below(2) {
            0 => EventFault::Lost,
            _ => EventFault::Reconnect,
        })
    }

    /// Draws the delay of the next response or event.
    pub(crate) fn delay(&mut self) -> Duration {
        let longest = u64::try_from(self.faults.delay.as_micros()).unwrap_or(u64::MAX);
        if longest == 0 { Duration::ZERO } else { Duration::from_micros(self.below(longest + 1)) }
    }

    fn happens(&mut self, share: f64) -> bool {
        // An `f64` holds 53 bits exactly.
        #[expect(clippy::cast_precision_loss, reason = "the number has 53 bits")]
        let fraction = |bits: u64| (bits >> 11) as f64 / (1_u64 << 53) as f64;
        // Disabled faults draw no number, so they don't change the sequence of the others.
        share > 0.0 && fraction(self.next()) < share
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    fn next(&mut self) -> u64 {
        split_mix(&mut self.state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_parse_from_text() {
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
    fn invalid_faults_are_rejected_with_the_reason() {
        let check = |text: &str, part: &str| {
            let error = text.parse::<Faults>().unwrap_err().to_string();
            assert!(error.contains(part), "{text}: {error}");
        };
        check("429", "name=value");
        check("404=0.1", "expected 429");
        check("drop=1.5", "rate from 0 to 1");
        check("drop=NaN", "rate from 0 to 1");
        check("delay=5", "200ms");
        check("delay=61s", "at most 60s");
        check("seed=x", "whole number");
    }

    #[test]
    fn faults_are_reproducible_and_match_their_rates() {
        let faults: Faults = "429=0.1,5xx=0.1,drop=0.1,double=0.5,delay=10ms,seed=3".parse().unwrap();
        let (mut one, mut other) = (FaultRng::new(faults), FaultRng::new(faults));
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
    fn a_rule_counts_matching_requests() {
        let rule = |method: Option<&str>, route: Option<&str>, effect, times| FaultRule {
            method: method.map(str::to_owned),
            route: route.map(str::to_owned),
            effect,
            times,
        };
        let mut rules = [
            rule(Some("post"), Some("/a/{id}"), RuleEffect::Status(503), Some(1)),
            rule(None, Some("/a/7"), RuleEffect::Drop { done: true }, None),
        ];
        let mut ask = |method: &str, path: &str| apply_rules(&mut rules, (method, "/a/{id}", path));
        let failed = Some((Some(RequestFault::ServerError { status: 503, done: false }), Duration::ZERO));
        assert_eq!(ask("POST", "/a/1"), failed);
        assert_eq!(ask("POST", "/a/1"), None);
        let lost = Some((Some(RequestFault::Lost { done: true }), Duration::ZERO));
        assert_eq!((ask("POST", "/a/7"), ask("GET", "/a/7")), (lost, lost));
    }

    #[test]
    fn default_faults_never_happen() {
        let mut rng = FaultRng::new(Faults::default());
        assert_eq!((rng.request(), rng.event(), rng.delay()), (None, None, Duration::ZERO));
    }
}
