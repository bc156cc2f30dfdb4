//! The public key that verifies Discord's signatures.

use std::str::FromStr;

/// The length of an Ed25519 key.
const KEY_BYTES: usize = 32;

/// The public key of an application, as Discord's developer portal shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicKey([u8; KEY_BYTES]);

impl PublicKey {
    #[must_use]
    pub const fn bytes(&self) -> &[u8; KEY_BYTES] {
        &self.0
    }
}

impl FromStr for PublicKey {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        from_hex(text.trim()).map(Self).ok_or_else(|| {
            format!(
                "expected {} hexadecimal digits; the developer portal shows the key under General Information",
                2 * KEY_BYTES
            )
        })
    }
}

/// Decodes exactly `BYTES` bytes from hexadecimal digits.
pub(crate) fn from_hex<const BYTES: usize>(text: &str) -> Option<[u8; BYTES]> {
    if text.len() != 2 * BYTES {
        return None;
    }
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let mut bytes = [0; BYTES];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_64_hexadecimal_digits() {
        let shown = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
        let key: PublicKey = format!(" {shown}\n").parse().unwrap();
        assert_eq!(key.bytes()[..3], [0x3d, 0x40, 0x17]);
        assert_eq!(shown.to_uppercase().parse(), Ok(key));
        let longer = format!("{shown}00");
        for wrong in
            ["", "3d", &shown[1..], &longer, &shown.replace("3d", "+d"), &shown.replace("3d", "\u{e9}")]
        {
            let comment = wrong.parse::<PublicKey>().unwrap_err();
            assert!(comment.contains("64 hexadecimal digits"), "{wrong}: {comment}");
        }
    }
}
