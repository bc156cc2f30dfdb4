//! The bot's token: a secret that never prints.

use std::fmt;
use std::str::FromStr;

/// A Discord bot token. It never prints.
#[derive(Clone, PartialEq, Eq)]
pub struct BotToken(String);

impl BotToken {
    /// The token itself, for the `Authorization` header and nothing else.
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
        // People copy the header with the token.
        words.next_if_eq(&"Bot");
        let text = words.next().unwrap_or_default();
        if text.is_empty() {
            return Err("the token is empty".to_owned());
        }
        if words.next().is_some() || text.bytes().any(|byte| !byte.is_ascii_graphic()) {
            return Err("a token has no blanks and no letters beyond ASCII".to_owned());
        }
        Ok(Self(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_never_prints() {
        let token: BotToken = " Bot secret.abc ".parse().unwrap();
        assert_eq!(token.reveal(), "secret.abc");
        assert!(!format!("{token:?}").contains("secret"));
        for bad in ["", "  ", "Bot ", "two words", "gehe\u{fc}m"] {
            assert!(bad.parse::<BotToken>().is_err(), "{bad}");
        }
    }
}
