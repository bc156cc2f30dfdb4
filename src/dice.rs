//! Verifiable dice. The hash of a seed is published before the game. Rolls are computed from the
//! seed and from values that a player sends, and the seed is revealed at the end.
//!
//! Roll `n` (from 0) of a move is HMAC-SHA-256 under the seed over the ASCII text
//! `game:revision:n:interaction`, taken as a big-endian integer. To choose among `k` options,
//! values at or above the largest multiple of `k` are rejected and `:1`, `:2`, … is appended to the
//! text until one fits; the choice is that value modulo `k`.
//!
//! This module generates no randomness: the seed is an argument.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use hmac::{Hmac, KeyInit as _, Mac};
use sha2::{Digest, Sha256};

/// The length of seeds and commitments.
const BYTES: usize = 32;

/// The secret that determines all rolls of a match. It is revealed after the match.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; BYTES]);

impl Seed {
    #[must_use]
    pub const fn new(bytes: [u8; BYTES]) -> Self {
        Self(bytes)
    }

    /// The bytes, for the store.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; BYTES] {
        &self.0
    }

    /// The published hash. It fixes the seed without revealing it.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// Derives another seed from a text. It reveals nothing about this one.
    #[must_use]
    pub fn derive(&self, text: &str) -> Self {
        Self(hmac(&self.0, text))
    }

    /// The seed as 64 hexadecimal digits, to reveal it after a match.
    #[must_use]
    pub fn open(&self) -> String {
        hex(&self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(sealed)")
    }
}

/// The SHA-256 of a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; BYTES]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not 64 hexadecimal digits")]
pub struct ParseHexError;

impl FromStr for Seed {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        unhex(text).map(Self)
    }
}

impl FromStr for Commitment {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        unhex(text).map(Self)
    }
}

/// A roll, and the text that it was computed from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DieRoll {
    /// The input of the HMAC, including the suffix of the accepted attempt.
    pub text: String,
    pub options: NonZeroU32,
    /// The result, from 0.
    pub index: u32,
}

/// The dice of one move, with all rolls so far.
#[derive(Clone, Debug)]
pub struct Dice {
    seed: Seed,
    before: String,
    after: String,
    rolls: Vec<DieRoll>,
}

/// Splits a pattern at its only `*`.
fn split_pattern(pattern: &str) -> Option<(&str, &str)> {
    pattern.split_once('*').filter(|(_, after)| !after.contains('*'))
}

impl Dice {
    /// Dice for a move: the id of the match, its revision before the move, and the id of the
    /// interaction.
    #[must_use]
    pub fn new(
        seed: &Seed,
        match_id: impl fmt::Display,
        revision: impl fmt::Display,
        interaction: impl fmt::Display,
    ) -> Self {
        Self::of_draws(seed, format!("{match_id}:{revision}:"), format!(":{interaction}"))
    }

    /// Dice whose input is `pattern` with `*` replaced by the number of the roll. `None` unless the
    /// pattern has exactly one `*`.
    #[must_use]
    pub fn of_pattern(seed: &Seed, pattern: &str) -> Option<Self> {
        let (before, after) = split_pattern(pattern)?;
        Some(Self::of_draws(seed, before.to_owned(), after.to_owned()))
    }

    /// Whether [`of_pattern`](Self::of_pattern) accepts a text.
    #[must_use]
    pub fn is_pattern(text: &str) -> bool {
        split_pattern(text).is_some()
    }

    /// Dice whose input is `before`, the number of the roll and `after`.
    #[must_use]
    pub fn of_draws(seed: &Seed, before: String, after: String) -> Self {
        Self { seed: seed.clone(), before, after, rolls: Vec::new() }
    }

    /// Returns an index below `options`.
    pub fn roll(&mut self, options: NonZeroU32) -> u32 {
        let text = format!("{}{}{}", self.before, self.rolls.len(), self.after);
        let mut attempt = text.clone();
        let mut rejected = 0_u32;
        let index = loop {
            if let Some(index) = below(&self.value(&attempt), options) {
                break index;
            }
            rejected += 1;
            attempt = format!("{text}:{rejected}");
        };
        self.rolls.push(DieRoll { text: attempt, options, index });
        index
    }

    #[must_use]
    pub fn rolls(&self) -> &[DieRoll] {
        &self.rolls
    }

    fn value(&self, text: &str) -> [u8; BYTES] {
        hmac(&self.seed.0, text)
    }
}

fn hmac(key: &[u8; BYTES], text: &str) -> [u8; BYTES] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes keys of any length");
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}

/// The big-endian integer `value` modulo `options`. `None` at or above the largest multiple of
/// `options`, because the remainders would not be equally likely.
fn below(value: &[u8; BYTES], options: NonZeroU32) -> Option<u32> {
    let options = u64::from(options.get());
    let remainder =
        |bytes: &[u8]| bytes.iter().fold(0, |rest, byte| ((rest << 8) | u64::from(*byte)) % options);
    // 2^256 = (2^256 - 1) + 1.
    let leftover = (remainder(&[0xff; BYTES]) + 1) % options;
    let (high, low) = value.split_at(BYTES - 4);
    let low = low.iter().fold(0, |low, byte| (low << 8) | u64::from(*byte));
    let too_high = high.iter().all(|byte| *byte == 0xff) && low >= (1 << 32) - leftover;
    (!too_high).then(|| u32::try_from(remainder(value)).expect("the remainder is below a u32"))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Result<[u8; BYTES], ParseHexError> {
    let digits: Vec<u8> = text
        .chars()
        .map(|digit| digit.to_digit(16).and_then(|digit| u8::try_from(digit).ok()).ok_or(ParseHexError))
        .collect::<Result<_, _>>()?;
    if digits.len() != 2 * BYTES {
        return Err(ParseHexError);
    }
    let mut bytes = [0; BYTES];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = pair[0] << 4 | pair[1];
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(n: u32) -> NonZeroU32 {
        NonZeroU32::new(n).unwrap()
    }

    /// RFC 4231, test case 2. Its key is padded with zeros, as HMAC does itself.
    #[test]
    fn values_are_hmac_sha_256() {
        let mut key = [0; BYTES];
        key[..4].copy_from_slice(b"Jefe");
        let dice = Dice::of_pattern(&Seed::new(key), "*").unwrap();
        let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(hex(&dice.value("what do ya want for nothing?")), expected);
    }

    /// The SHA-256 of 32 zero bytes.
    #[test]
    fn the_commitment_is_the_sha_256_of_the_seed() {
        let expected = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Seed::new([0; BYTES]).commitment().to_string(), expected);
    }

    #[test]
    fn values_at_or_above_the_largest_multiple_are_rejected() {
        let mut top = [0xff; BYTES];
        // 2^256 is 1 modulo 3 and modulo 5, and 0 modulo 8.
        assert_eq!(below(&top, options(3)), None);
        assert_eq!(below(&top, options(5)), None);
        assert_eq!(below(&top, options(8)), Some(7));
        assert_eq!(below(&top, options(1)), Some(0));
        top[31] = 0xfe;
        assert_eq!(below(&top, options(3)), Some(2));
        assert_eq!(below(&top, options(5)), Some(4));
        // 2^256 is 4 modulo 7 (2^3 is 1, and 256 = 3 * 85 + 1 gives 2): two values are left over.
        assert_eq!(below(&top, options(7)), None);
        top[31] = 0xfd;
        assert_eq!(below(&top, options(7)), Some(6));
        assert_eq!(below(&[0; BYTES], options(u32::MAX)), Some(0));
    }

    #[test]
    fn a_pattern_gives_the_same_numbered_rolls() {
        let seed = Seed::new([7; BYTES]);
        let mut dice = Dice::new(&seed, "abc", 12, 99);
        let mut same = Dice::of_pattern(&seed, "abc:12:*:99").unwrap();
        for n in 0..20 {
            assert_eq!(dice.roll(options(6)), same.roll(options(6)));
            assert_eq!(dice.rolls()[n].text, format!("abc:12:{n}:99"));
        }
        assert_eq!(dice.rolls(), same.rolls());
        assert!(dice.rolls().iter().any(|roll| roll.index != dice.rolls()[0].index));
        for bad in ["abc:12:99", "a:*:*:b", ""] {
            assert!(Dice::of_pattern(&seed, bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn seeds_round_trip_and_are_never_printed() {
        let seed = Seed::new(std::array::from_fn(|at| at as u8 * 7));
        assert_eq!(seed.open().parse(), Ok(seed.clone()));
        assert_eq!(seed.open().to_uppercase().parse(), Ok(seed.clone()));
        assert_eq!(seed.commitment().to_string().parse(), Ok(seed.commitment()));
        assert_eq!(format!("{seed:?}"), "Seed(sealed)");
        for bad in ["", "00", &"g".repeat(64), &"0".repeat(63), &"0".repeat(65), &"é".repeat(32)] {
            assert_eq!(bad.parse::<Seed>(), Err(ParseHexError), "{bad}");
        }
    }
}
