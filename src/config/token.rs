//! Bot tokens.

use std::fmt;
use std::str::FromStr;

/// A Discord bot token. `Debug` hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct BotToken(String);

impl BotToken {
    /// The token. Use it only for the `Authorization` header and to derive the key of hashed people.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for BotToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BotToken(…)")
    }
}

impl FromStr for BotToken {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace().peekable();
        // The token is often copied with its header.
        words.next_if_eq(&"Bot");
        let text = words.next().unwrap_or_default();
        if text.is_empty() {
            return Err("the token is empty".to_owned());
        }
        if words.next().is_some() || text.bytes().any(|byte| !byte.is_ascii_graphic()) {
            return Err("a token has only ASCII characters and no spaces".to_owned());
        }
        Ok(Self(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_never_printed() {
        let token: BotToken = " Bot secret.abc ".parse().unwrap();
        assert_eq!(token.reveal(), "secret.abc");
        assert!(!format!("{token:?}").contains("secret"));
        for bad in ["", "  ", "Bot ", "two words", "gehe\u{fc}m"] {
            assert!(bad.parse::<BotToken>().is_err(), "{bad}");
        }
    }
}
