//! Snowflakes with a newtype for each kind, and secrets.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::clock::Millis;

/// Discord's epoch, in milliseconds since 1970.
const EPOCH: u64 = 1_420_070_400_000;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub(crate) struct $name(pub(crate) u64);

        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(out)
            }
        }

        impl FromStr for $name {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map($name)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                out.collect_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                from.deserialize_any(SnowflakeVisitor).map($name)
            }
        }
    )*};
}

ids! {
    UserId;
    /// A server.
    GuildId;
    /// A role. The `@everyone` role has the id of its server.
    RoleId;
    /// A text channel, a thread or a direct message channel.
    ChannelId;
    MessageId;
    AttachmentId;
    /// An application. Its bot user has the same id.
    ApplicationId;
    CommandId;
    /// One use of a command, component or modal.
    InteractionId;
}

/// Accepts ids as strings, like Discord, or as numbers, like some clients.
struct SnowflakeVisitor;

impl Visitor<'_> for SnowflakeVisitor {
    type Value = u64;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a snowflake")
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<u64, E> {
        Ok(value)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<u64, E> {
        text.parse().map_err(E::custom)
    }
}

/// Generates increasing snowflakes that contain their creation time.
#[derive(Clone, Debug, Default)]
pub(crate) struct Snowflakes {
    last: u64,
}

impl Snowflakes {
    /// Generates only snowflakes greater than `last`.
    pub(crate) fn after(last: u64) -> Self {
        Self { last }
    }

    /// Skips all snowflakes up to `last`.
    pub(crate) fn skip_to(&mut self, last: u64) {
        self.last = self.last.max(last);
    }

    pub(crate) fn next(&mut self, now: Millis) -> u64 {
        // Bits 12 to 21 are Discord's worker and process ids, constant here.
        let earliest = now.0.saturating_sub(EPOCH) << 22 | 1 << 17;
        self.last = earliest.max(self.last + 1);
        self.last
    }
}

pub(crate) fn creation_time(snowflake: u64) -> Millis {
    Millis((snowflake >> 22) + EPOCH)
}

/// Returns `16 * words` unpredictable hexadecimal digits.
///
/// The standard library seeds `RandomState` from the operating system and hashes with a keyed
/// function. That is enough for tokens that never leave this machine.
pub(crate) fn secret(words: usize) -> String {
    (0..words).map(|word| format!("{:016x}", RandomState::new().hash_one(word))).collect()
}

/// Source of the secrets in a new world.
#[derive(Clone, Debug)]
pub(crate) enum Secrets {
    /// Unpredictable.
    Random,
    /// Derived from a seed.
    Seeded(u64),
}

impl Secrets {
    /// Returns `16 * words` hexadecimal digits.
    pub(crate) fn next(&mut self, words: usize) -> String {
        match self {
            Self::Random => secret(words),
            Self::Seeded(state) => (0..words).map(|_| format!("{:016x}", split_mix(state))).collect(),
        }
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): returns the next number of a reproducible sequence.
pub(crate) fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn snowflakes_increase_even_if_the_clock_steps_back() {
        let mut source = Snowflakes::default();
        let now = Millis(1_790_000_000_123);
        let ids = [source.next(now), source.next(now), source.next(Millis(now.0 - 60_000)), source.next(now)];
        assert!(ids.is_sorted_by(|left, right| left < right), "{ids:?}");
        assert_eq!(creation_time(ids[0]), now);
    }

    #[test]
    fn ids_parse_from_strings_and_numbers() {
        assert_eq!(serde_json::to_string(&UserId(80_351_110_224_678_912)).unwrap(), "\"80351110224678912\"");
        assert_eq!(serde_json::from_str::<UserId>("\"7\"").unwrap(), UserId(7));
        assert_eq!(serde_json::from_str::<UserId>("7").unwrap(), UserId(7));
        assert!(serde_json::from_str::<UserId>("\"seven\"").is_err());
    }

    #[test]
    fn secrets_differ() {
        assert_eq!(secret(2).len(), 32);
        assert_ne!(secret(2), secret(2));
    }
}
