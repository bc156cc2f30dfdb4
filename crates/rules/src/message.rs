//! Content of error messages: a code, a text key and values.

use std::fmt;

/// The content of an error message, for programs and for texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErrorMessage {
    /// The code from the rules file, or one from `REFEREE.md`.
    pub code: &'static str,
    /// The text key, such as `rule-aruki-cannot_reach`.
    pub id: &'static str,
    /// The values for the text, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// A value in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Formatted in the reader's language.
    Number(u64),
    /// Text in the game's notation, such as the name of a square.
    Text(String),
    /// The symbol of a piece, an object or a tile. Texts use its name instead.
    Symbol(String),
    /// A word of the rules file, such as the name of a side.
    Word(&'static str),
    /// A player's input. Texts show it shortened, in a code span.
    Typed(String),
}

impl ErrorMessage {
    /// A message without values.
    #[must_use]
    pub const fn new(code: &'static str, id: &'static str) -> Self {
        Self { code, id, args: Vec::new() }
    }

    /// Adds a number; out of range values become the maximum.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl TryInto<u64>) -> Self {
        self.with(name, Arg::Number(number.try_into().unwrap_or(u64::MAX)))
    }

    /// Adds text in the game's notation.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl fmt::Display) -> Self {
        self.with(name, Arg::Text(text.to_string()))
    }

    /// Adds a symbol, which texts replace by its name.
    #[must_use]
    pub fn symbol(self, name: &'static str, symbol: impl fmt::Display) -> Self {
        self.with(name, Arg::Symbol(symbol.to_string()))
    }

    /// Adds a word of the rules file.
    #[must_use]
    pub fn word(self, name: &'static str, word: &'static str) -> Self {
        self.with(name, Arg::Word(word))
    }

    /// Adds a player's input.
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
