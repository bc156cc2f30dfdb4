//! Views and turns as sentences.

use crate::rules::RuleError;

/// A refusal of a game's rules as a sentence for people.
#[must_use]
pub fn rule_error(_game: &str, error: &RuleError) -> String {
    error.to_string()
}
