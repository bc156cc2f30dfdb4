//! Why the rules refuse a text.

use std::fmt;

/// A refusal of the rules: a code for programs and facts from which `words` makes a sentence.
///
/// The rules never word a sentence themselves: all texts come from one catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleError {
    /// The code of the rules file, else one of `REFEREE.md`.
    pub code: &'static str,
    /// Which sentence explains it; the code itself where the code has only one.
    pub why: &'static str,
    /// What the sentence needs, by name.
    pub facts: Vec<(&'static str, String)>,
    /// The byte offset in the text, where it is known.
    pub at: Option<usize>,
    /// Canonical texts of turns that may have been meant.
    pub candidates: Vec<String>,
}

impl RuleError {
    /// An error whose sentence goes by its code.
    #[must_use]
    pub const fn new(code: &'static str) -> Self {
        Self::because(code, code)
    }

    /// An error of a code that has several sentences.
    #[must_use]
    pub const fn because(code: &'static str, why: &'static str) -> Self {
        Self { code, why, facts: Vec::new(), at: None, candidates: Vec::new() }
    }

    /// Adds a fact for the sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.facts.push((name, value.to_string()));
        self
    }

    /// Says at which byte of the text the trouble begins.
    #[must_use]
    pub const fn at(mut self, offset: usize) -> Self {
        self.at = Some(offset);
        self
    }

    /// Adds a turn that may have been meant.
    #[must_use]
    pub fn candidate(mut self, turn: impl Into<String>) -> Self {
        self.candidates.push(turn.into());
        self
    }
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.why)?;
        for (name, value) in &self.facts {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}

impl std::error::Error for RuleError {}
