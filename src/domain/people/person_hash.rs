//! Keyed hashes of people.
//!
//! Bounds count what a person did even after the person deleted their data, so the counted rows hold
//! a hash instead of the id. The key derives from the bot's token and is in no database or backup.
//! Without it, a row can't be matched to an id, and a new token makes all hashes
//! meaningless.

use std::fmt;

use hmac::{Hmac, KeyInit as _, Mac};
use sha2::Sha256;

use crate::domain::PlayerId;
use sealed_move_rules::Game;

const BYTES: usize = 32;

/// The purpose of the derived key, as the `info` of HKDF.
const KEY_PURPOSE: &[u8] = b"sealed-move person hash 1";

/// The key of all [`PersonHash`]es of a bot.
#[derive(Clone)]
pub struct PersonKey([u8; BYTES]);

impl PersonKey {
    /// Derives the key from a bot's token by HKDF-SHA-256.
    #[must_use]
    pub fn from_token(token: &str) -> Self {
        Self(hkdf(token.as_bytes(), &[], KEY_PURPOSE))
    }

    /// Returns the hash of a person.
    #[must_use]
    pub fn hash(&self, person: PlayerId) -> PersonHash {
        PersonHash(hmac(&self.0, &[person.to_string().as_bytes()]))
    }

    /// Returns the hash of a person in one game. It differs between games and from [`Self::hash`], so
    /// rows of different games can't be joined.
    #[must_use]
    pub fn hash_in(&self, person: PlayerId, game: &dyn Game) -> PersonHash {
        PersonHash(hmac(&self.0, &[person.to_string().as_bytes(), b":", game.info().name.as_bytes()]))
    }
}

impl fmt::Debug for PersonKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PersonKey(…)")
    }
}

/// HMAC-SHA-256 of a person's id. Logs must not identify people, so `Debug` hides it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PersonHash([u8; BYTES]);

impl PersonHash {
    #[must_use]
    pub const fn new(bytes: [u8; BYTES]) -> Self {
        Self(bytes)
    }

    /// The bytes, for the store.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; BYTES] {
        &self.0
    }
}

impl fmt::Debug for PersonHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PersonHash(…)")
    }
}

fn hmac(key: &[u8], parts: &[&[u8]]) -> [u8; BYTES] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of HMAC may have any length");
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

/// The first block of HKDF-SHA-256 (RFC 5869).
fn hkdf(secret: &[u8], salt: &[u8], info: &[u8]) -> [u8; BYTES] {
    let extracted = hmac(salt, &[secret]);
    hmac(&extracted, &[info, &[1]])
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::aruki::Aruki;
    use sealed_move_rules::kyo::Kyo;

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    #[test]
    fn the_key_is_derived_by_hkdf() {
        // RFC 5869, test cases 1 and 3.
        let salt: Vec<u8> = (0..=0x0c).collect();
        let info: Vec<u8> = (0xf0..=0xf9).collect();
        let key = hkdf(&[0x0b; 22], &salt, &info);
        assert_eq!(hex(&key), "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf");
        let key = hkdf(&[0x0b; 22], &[], &[]);
        assert_eq!(hex(&key), "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d");
    }

    #[test]
    fn a_hash_depends_on_token_person_and_game() {
        let (key, person) = (PersonKey::from_token("token"), PlayerId(80_351_110_224_678_912));
        let same = PersonKey::from_token("token").hash(person);
        assert_eq!(key.hash(person), same);
        let others = [
            PersonKey::from_token("another").hash(person),
            key.hash(PlayerId(80_351_110_224_678_913)),
            key.hash_in(person, &Aruki),
            key.hash_in(person, &Kyo),
        ];
        let distinct: std::collections::BTreeSet<_> = others.into_iter().chain([same]).collect();
        assert_eq!(distinct.len(), 5);
    }

    #[test]
    fn neither_key_nor_hash_is_printed() {
        let key = PersonKey::from_token("token");
        assert_eq!(format!("{key:?} {:?}", key.hash(PlayerId(7))), "PersonKey(…) PersonHash(…)");
    }
}
