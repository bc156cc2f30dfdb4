//! Verifies Discord's Ed25519 signatures, which cover timestamp and body.

use axum::http::HeaderMap;
use ring::signature::{ED25519, UnparsedPublicKey};

use crate::config::{PublicKey, from_hex};
use crate::domain::Timestamp;

/// The header with the signature in hexadecimal.
const SIGNATURE: &str = "x-signature-ed25519";

/// The header with the signing time in seconds since 1970.
const TIMESTAMP: &str = "x-signature-timestamp";

/// Maximum difference between the signing time and now, in milliseconds. It prevents replay
/// attacks.
const MAX_AGE_MS: i64 = 60_000;

const SIGNATURE_BYTES: usize = 64;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SignatureProblem {
    /// The signature is missing or wrong.
    Wrong,
    /// The request was signed this many seconds ago; negative values are in the future.
    Stale(i64),
}

/// The unverified signature of a request.
#[derive(Debug)]
pub(super) struct SignatureClaim {
    signature: [u8; SIGNATURE_BYTES],
    timestamp: Vec<u8>,
}

impl SignatureClaim {
    /// Reads the signature headers, and fails if one is missing or malformed.
    pub(super) fn read(headers: &HeaderMap) -> Result<Self, SignatureProblem> {
        let signature = headers.get(SIGNATURE).and_then(|value| value.to_str().ok()).and_then(from_hex);
        let timestamp = headers.get(TIMESTAMP).map(|value| value.as_bytes().to_vec());
        signature
            .zip(timestamp)
            .map(|(signature, timestamp)| Self { signature, timestamp })
            .ok_or(SignatureProblem::Wrong)
    }

    /// Checks that the body was signed recently and with this key.
    pub(super) fn check(self, key: PublicKey, body: &[u8], now: Timestamp) -> Result<(), SignatureProblem> {
        let key = UnparsedPublicKey::new(&ED25519, key.bytes());
        key.verify(&[self.timestamp.as_slice(), body].concat(), &self.signature)
            .map_err(|_| SignatureProblem::Wrong)?;
        let text = std::str::from_utf8(&self.timestamp).map_err(|_| SignatureProblem::Wrong)?;
        let signed: i64 = text.parse().map_err(|_| SignatureProblem::Wrong)?;
        let age_ms = now.0.saturating_sub(signed.saturating_mul(1000));
        if age_ms.unsigned_abs() > MAX_AGE_MS.unsigned_abs() {
            return Err(SignatureProblem::Stale(age_ms / 1000));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{Ed25519KeyPair, KeyPair as _};

    use super::*;

    /// RFC 8032, 7.1, test 2: seed, public key, and signature of the single byte `r`.
    const SEED: &str = "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb";
    const PUBLIC: &str = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
    const SIGNATURE_OF_R: &str = "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da\
                        085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00";

    const NOW: Timestamp = Timestamp(1_700_000_000_000);

    fn key() -> PublicKey {
        PUBLIC.parse().unwrap()
    }

    fn headers(signature: &str, timestamp: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(SIGNATURE, signature.parse().unwrap());
        headers.insert(TIMESTAMP, timestamp.parse().unwrap());
        headers
    }

    fn sign(timestamp: &str, body: &[u8]) -> String {
        let pair = Ed25519KeyPair::from_seed_unchecked(&from_hex::<32>(SEED).unwrap()).unwrap();
        assert_eq!(pair.public_key().as_ref(), key().bytes());
        let signature = pair.sign(&[timestamp.as_bytes(), body].concat());
        signature.as_ref().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn check(headers: &HeaderMap, body: &[u8]) -> Result<(), SignatureProblem> {
        SignatureClaim::read(headers)?.check(key(), body, NOW)
    }

    #[test]
    fn verification_matches_rfc_8032() {
        // `r` is not a timestamp, which is only noticed if the signature is valid.
        let claim = SignatureClaim::read(&headers(SIGNATURE_OF_R, "r")).unwrap();
        let key = UnparsedPublicKey::new(&ED25519, key().bytes().to_vec());
        assert!(key.verify(&claim.timestamp, &claim.signature).is_ok());
        assert_eq!(check(&headers(SIGNATURE_OF_R, "r"), b""), Err(SignatureProblem::Wrong));
    }

    #[test]
    fn a_changed_signature_timestamp_or_body_is_rejected() {
        let (at, body) = ("1700000000", b"{\"type\":1}");
        let right = sign(at, body);
        assert_eq!(check(&headers(&right, at), body), Ok(()));
        assert_eq!(check(&headers(&right.to_uppercase(), at), body), Ok(()));
        let wrong = |headers: &HeaderMap, body: &[u8]| {
            assert_eq!(check(headers, body), Err(SignatureProblem::Wrong), "{headers:?}");
        };
        wrong(&headers(&right, at), b"{\"type\":2}");
        wrong(&headers(&right, at), b"");
        wrong(&headers(&right, "1700000001"), body);
        wrong(&headers(&sign("1700000001", body), at), body);
        // The end of the timestamp can be moved to the body, but that changes the time.
        let shifted = check(&headers(&right, "170000000"), b"0{\"type\":1}");
        assert_eq!(shifted, Err(SignatureProblem::Stale(1_700_000_000 - 170_000_000)));
        for bit in 0..8 * SIGNATURE_BYTES {
            let mut bytes: [u8; SIGNATURE_BYTES] = from_hex(&right).unwrap();
            bytes[bit / 8] ^= 1 << (bit % 8);
            let changed: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            wrong(&headers(&changed, at), body);
        }
        for broken in ["", "00", &right[2..], &format!("{right}00"), &right.replace(&right[..2], "zz")] {
            wrong(&headers(broken, at), body);
        }
        for missing in [SIGNATURE, TIMESTAMP] {
            let mut headers = headers(&right, at);
            headers.remove(missing);
            wrong(&headers, body);
        }
    }

    #[test]
    fn a_signature_is_valid_within_a_minute() {
        let age = |seconds: i64| {
            let at = (NOW.0 / 1000 - seconds).to_string();
            check(&headers(&sign(&at, b"x"), &at), b"x")
        };
        for fresh in [0, 59, 60, -60] {
            assert_eq!(age(fresh), Ok(()), "{fresh}");
        }
        for stale in [61, -61, 86_400] {
            assert_eq!(age(stale), Err(SignatureProblem::Stale(stale)));
        }
        for at in [i64::MIN.to_string(), i64::MAX.to_string()] {
            let checked = check(&headers(&sign(&at, b"x"), &at), b"x");
            assert!(matches!(checked, Err(SignatureProblem::Stale(_))), "{at}: {checked:?}");
        }
        for at in ["", "now", "1700000000.5", "1700000000000000000000"] {
            assert_eq!(check(&headers(&sign(at, b"x"), at), b"x"), Err(SignatureProblem::Wrong), "{at}");
        }
    }
}
