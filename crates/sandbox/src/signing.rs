//! Keys for signing an application's interactions with Ed25519 over the timestamp and body, like
//! Discord.

use ring::signature::{Ed25519KeyPair, KeyPair};

pub(crate) struct SigningKey(Ed25519KeyPair);

impl SigningKey {
    /// Creates the key from a seed of 64 hexadecimal digits. Returns `None` for any other input.
    pub(crate) fn from_hex(seed: &str) -> Option<Self> {
        let byte = |at: usize| u8::from_str_radix(seed.get(2 * at..2 * at + 2)?, 16).ok();
        let bytes: Vec<u8> = (0..32).map(byte).collect::<Option<_>>()?;
        Ed25519KeyPair::from_seed_unchecked(&bytes).ok().filter(|_| seed.len() == 64).map(Self)
    }

    /// Returns the public key in hexadecimal, an application's `verify_key`.
    pub(crate) fn public_hex(&self) -> String {
        hex(self.0.public_key().as_ref())
    }

    /// Returns the signature in hexadecimal.
    pub(crate) fn sign(&self, timestamp: &str, body: &[u8]) -> String {
        hex(self.0.sign(&[timestamp.as_bytes(), body].concat()).as_ref())
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_signatures_match_rfc_8032() {
        // RFC 8032, 7.1, test 2.
        let seed = "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb";
        let key = SigningKey::from_hex(seed).unwrap();
        let public = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
        assert_eq!(key.public_hex(), public);
        let signature = "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da\
                         085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00";
        assert_eq!(key.sign("", &[0x72]), signature);
        assert_eq!(key.sign("r", &[]), signature);
        assert!(SigningKey::from_hex("4ccd").is_none() && SigningKey::from_hex(&"x".repeat(64)).is_none());
    }
}
