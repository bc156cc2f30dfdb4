//! Ids: typed snowflakes of Discord, and our own.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};

use super::Timestamp;

macro_rules! snowflake {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

snowflake!(
    /// A Discord user.
    PlayerId
);
snowflake!(
    /// A Discord server.
    GuildId
);
snowflake!(
    /// A Discord channel or thread.
    ChannelId
);
snowflake!(
    /// A Discord message.
    MessageId
);
snowflake!(
    /// A Discord interaction.
    InteractionId
);

/// Number of stored changes of a match or challenge. Never reused, not even after a takeback.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Revision(pub u32);

impl Revision {
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// 2026-01-01T00:00:00Z, the epoch of our ids.
const EPOCH_MS: i64 = 1_767_225_600_000;

/// Crockford's base32 in lower case, which has no ambiguous characters.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Id of a match, challenge, plan or outbox message: 41 bits of milliseconds, 10 of node, 12 of
/// counter, written in lower-case base32.
///
/// Processes mint ids without coordination, and ids sort by time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Id(pub u64);

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; 13];
        let mut at = text.len();
        let mut rest = self.0;
        loop {
            at -= 1;
            text[at] = DIGITS[(rest % 32) as usize];
            rest /= 32;
            if rest == 0 {
                break;
            }
        }
        text[at..].iter().try_for_each(|digit| write!(f, "{}", char::from(*digit)))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id")]
pub struct ParseIdError;

impl FromStr for Id {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Self, ParseIdError> {
        if text.is_empty() || text.len() > 13 {
            return Err(ParseIdError);
        }
        let mut value: u64 = 0;
        for byte in text.bytes() {
            let byte = match byte.to_ascii_lowercase() {
                b'o' => b'0',
                b'i' | b'l' => b'1',
                byte => byte,
            };
            let digit = DIGITS.iter().position(|known| *known == byte).ok_or(ParseIdError)?;
            value = value
                .checked_mul(32)
                .and_then(|value| value.checked_add(digit as u64))
                .ok_or(ParseIdError)?;
        }
        if value > i64::MAX as u64 { Err(ParseIdError) } else { Ok(Self(value)) }
    }
}

/// Mints increasing ids for one process. Messages are sent in the order of their ids, so ids must
/// increase even if the system clock steps back.
#[derive(Debug)]
pub struct IdMint {
    node: u16,
    /// Milliseconds and counter of the last id, as 41 and 12 bits.
    last: AtomicU64,
}

impl IdMint {
    /// Creates a mint for a node; only the lowest 10 bits of the number are used. Processes that
    /// share a store need different numbers.
    #[must_use]
    pub const fn new(node: u16) -> Self {
        Self { node: node & 0x3ff, last: AtomicU64::new(0) }
    }

    /// Mints an id. If the clock steps back, or the counter overflows, it borrows from the
    /// following milliseconds.
    pub fn next(&self, now: Timestamp) -> Id {
        let ms = (now.0 - EPOCH_MS).clamp(0, (1 << 41) - 1) as u64;
        let after = |last: u64| (last + 1).max(ms << 12);
        let last = self.last.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |last| Some(after(last)));
        let stamp = after(last.unwrap_or_else(|last| last));
        Id((stamp >> 12) << 22 | u64::from(self.node) << 12 | stamp & 0xfff)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_round_trip() {
        for value in [0, 1, 31, 32, 4_194_304, i64::MAX as u64] {
            let id = Id(value);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.to_string().to_uppercase().parse(), Ok(id));
        }
        assert_eq!(Id(1023).to_string(), "zz");
        for bad in ["", "u", "zzzzzzzzzzzzz", "00000000000000", "é", "-1"] {
            assert_eq!(bad.parse::<Id>(), Err(ParseIdError), "{bad}");
        }
    }

    #[test]
    fn ids_are_unique_and_sort_by_time() {
        let mint = IdMint::new(7);
        let now = Timestamp(EPOCH_MS + 5);
        let (first, second, later) = (mint.next(now), mint.next(now), mint.next(Timestamp(now.0 + 1)));
        assert!(first < second && second < later);
        assert_ne!(IdMint::new(8).next(now), first);
    }

    #[test]
    fn ids_increase_despite_clock_steps_and_overflow() {
        let mint = IdMint::new(7);
        let mut last = mint.next(Timestamp(EPOCH_MS + 1000));
        for _ in 0..10_000 {
            let next = mint.next(Timestamp(EPOCH_MS + 5));
            assert!(last < next);
            assert_eq!(next.0 >> 12 & 0x3ff, 7);
            last = next;
        }
    }
}
