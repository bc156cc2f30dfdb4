//! Errors of the rules: shared ones, and one variant per game.
//!
//! The rules contain no sentences. An error provides a code for programs, a text key and the values
//! for that text ([`ErrorMessage`]). All three come from one `match` over the error enum.

use std::fmt;

use super::bounds::Counted;
use super::message::{Arg, ErrorMessage};
use super::move_text::MoveText;
use super::{aruki, chakart, kyo, lusus};

/// An error of the rules, with its position in the input and suggestions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleError {
    /// The error itself.
    pub kind: ErrorKind,
    /// The byte offset of the error in the input, if known.
    pub at: Option<usize>,
    /// Suggestions: legal moves that were probably intended.
    pub candidates: Vec<MoveText>,
}

/// An error shared by all games, or the error of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// The input is not a move.
    Syntax,
    /// The move is illegal, without a more specific reason.
    Illegal,
    /// The game is over.
    Over {
        /// The reason in the words of the rules file, such as `king`.
        reason: &'static str,
    },
    /// There are more items than the limit.
    TooMany {
        /// The kind of items.
        counted: Counted,
        /// The maximum number of items.
        limit: u64,
    },
    /// The answer needs more work or memory than allowed.
    TooMuchWork {
        /// The kind of items.
        counted: Counted,
    },
    /// The tree of moves is deeper than the limit.
    TooDeep {
        /// The maximum number of moves on a path.
        limit: u64,
    },
    /// Specific to Aruki.
    Aruki(aruki::Error),
    /// Specific to Kyo.
    Kyo(kyo::Error),
    /// Specific to Chakart.
    Chakart(chakart::Error),
    /// Specific to Lusus.
    Lusus(lusus::Error),
}

impl ErrorKind {
    /// The code, text key and values of the error.
    #[must_use]
    pub fn message(&self) -> ErrorMessage {
        match self {
            Self::Syntax => ErrorMessage::new("syntax", "rule-syntax"),
            Self::Illegal => ErrorMessage::new("illegal", "rule-illegal"),
            Self::Over { reason } => ErrorMessage::new("over", "rule-over").word("reason", reason),
            Self::TooMany { counted, limit } => {
                let id = match counted {
                    Counted::Moves => "rule-too_many",
                    Counted::Results => "rule-too_many-results",
                    Counted::Nodes => "rule-too_many-nodes",
                };
                ErrorMessage::new("too_many", id).number("limit", *limit)
            }
            Self::TooMuchWork { counted } => {
                let id = match counted {
                    Counted::Moves => "rule-too_much-turns",
                    Counted::Results => "rule-too_much-results",
                    Counted::Nodes => "rule-too_much-nodes",
                };
                ErrorMessage::new("too_many", id)
            }
            Self::TooDeep { limit } => ErrorMessage::new("too_many", "rule-too_deep").number("limit", *limit),
            Self::Aruki(error) => error.message(),
            Self::Kyo(error) => error.message(),
            Self::Chakart(error) => error.message(),
            Self::Lusus(error) => error.message(),
        }
    }
}

impl RuleError {
    /// The code from the rules file, or one from `REFEREE.md`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.kind.message().code
    }

    /// The key of the error's text.
    #[must_use]
    pub fn message_id(&self) -> &'static str {
        self.kind.message().id
    }

    /// The values for the error's text, by name.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, Arg)> {
        self.kind.message().args
    }

    /// Sets the byte offset of the error in the input.
    #[must_use]
    pub const fn at(mut self, offset: usize) -> Self {
        self.at = Some(offset);
        self
    }

    /// Adds a suggestion, which must be a legal move in canonical notation.
    #[must_use]
    pub fn candidate(mut self, candidate: impl Into<String>) -> Self {
        self.candidates.push(MoveText::canonical(candidate));
        self
    }
}

impl From<ErrorKind> for RuleError {
    fn from(kind: ErrorKind) -> Self {
        Self { kind, at: None, candidates: Vec::new() }
    }
}

/// Converts each game's errors, so that `?` works.
macro_rules! game_errors {
    ($($game:ident: $variant:ident),*) => {$(
        impl From<$game::Error> for RuleError {
            fn from(error: $game::Error) -> Self {
                ErrorKind::$variant(error).into()
            }
        }
    )*};
}

game_errors! { aruki: Aruki, kyo: Kyo, chakart: Chakart, lusus: Lusus }

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let message = self.kind.message();
        f.write_str(message.id)?;
        message.args.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl std::error::Error for RuleError {}
