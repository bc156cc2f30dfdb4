//! What an error says: a code, the key of a sentence and the values that the sentence needs.

use std::fmt;

/// What an error says, for programs and for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErrorMessage {
    /// The code of the rules file, else one of `REFEREE.md`.
    pub code: &'static str,
    /// The key of the sentence in the catalogue, such as `rule-aruki-cannot_reach`.
    pub id: &'static str,
    /// The values that the sentence needs, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// One value of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(u64),
    /// Text in the game's notation, such as the name of a square.
    Text(String),
    /// The symbol of a piece, an object or a tile: the sentence has its name instead.
    Symbol(String),
    /// A word of the rules file, such as the name of a side.
    Word(&'static str),
    /// What a person typed: the sentence repeats it shortened, in a code span.
    Typed(String),
}

impl ErrorMessage {
    /// A message without values.
    #[must_use]
    pub const fn new(code: &'static str, id: &'static str) -> Self {
        Self { code, id, args: Vec::new() }
    }

    /// Adds a number; one beyond the range counts as the greatest.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl TryInto<u64>) -> Self {
        self.with(name, Arg::Number(number.try_into().unwrap_or(u64::MAX)))
    }

    /// Adds text in the game's notation.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl fmt::Display) -> Self {
        self.with(name, Arg::Text(text.to_string()))
    }

    /// Adds what has a name behind its symbol.
    #[must_use]
    pub fn symbol(self, name: &'static str, symbol: impl fmt::Display) -> Self {
        self.with(name, Arg::Symbol(symbol.to_string()))
    }

    /// Adds a word of the rules file.
    #[must_use]
    pub fn word(self, name: &'static str, word: &'static str) -> Self {
        self.with(name, Arg::Word(word))
    }

    /// Adds what a person typed.
    #[must_use]
    pub fn typed(self, name: &'static str, typed: impl Into<String>) -> Self {
        self.with(name, Arg::Typed(typed.into()))
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) | Self::Symbol(text) | Self::Typed(text) => text.fmt(f),
            Self::Word(word) => word.fmt(f),
        }
    }
}
