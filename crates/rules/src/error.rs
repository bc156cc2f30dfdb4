//! Why the rules refuse a text: what every game shares, and one variant for each game's own errors.
//!
//! The rules never word a sentence. An error gives a code for programs, the key of a text in the
//! catalogue and the values that the text needs ([`ErrorMessage`]); all three come from one `match` over
//! the enum of the error.

use std::fmt;

use super::bounds::Counted;
use super::message::{Arg, ErrorMessage};
use super::move_text::MoveText;
use super::{aruki, chakart, kyo, lusus};

/// A refusal of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleError {
    /// What is wrong.
    pub kind: ErrorKind,
    /// The byte offset in the text at which it goes wrong, where that is known.
    pub at: Option<usize>,
    /// Legal moves that may have been meant.
    pub candidates: Vec<MoveText>,
}

/// What is wrong: an error that games share, or one game's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// The text cannot be read as a move.
    Syntax,
    /// The move is not legal, and there is nothing more to say about it.
    Illegal,
    /// The game is over.
    Over {
        /// The reason as the rules file words it, such as `king`.
        reason: &'static str,
    },
    /// There is more to list or to count than was asked for.
    TooMany {
        /// What is listed or counted.
        counted: Counted,
        /// The most that is listed or counted.
        limit: u64,
    },
    /// To list or to count it takes more work or room than there is.
    TooMuchWork {
        /// What was to be listed or counted.
        counted: Counted,
    },
    /// The tree of moves is deeper than any that is counted.
    TooDeep {
        /// The most moves on a path.
        limit: u64,
    },
    /// An error of Aruki.
    Aruki(aruki::Error),
    /// An error of Kyo.
    Kyo(kyo::Error),
    /// An error of Chakart.
    Chakart(chakart::Error),
    /// An error of Lusus.
    Lusus(lusus::Error),
}

impl ErrorKind {
    /// What the error says.
    #[must_use]
    pub fn message(&self) -> ErrorMessage {
        match self {
            Self::Syntax => ErrorMessage::new("syntax", "rule-syntax"),
            Self::Illegal => ErrorMessage::new("illegal", "rule-illegal"),
            Self::Over { reason } => ErrorMessage::new("over", "rule-over").word("reason", reason),
            Self::TooMany { counted, limit } => {
                let id = match counted {
                    Counted::Turns => "rule-too_many",
                    Counted::Results => "rule-too_many-results",
                    Counted::Nodes => "rule-too_many-nodes",
                };
                ErrorMessage::new("too_many", id).number("limit", *limit)
            }
            Self::TooMuchWork { counted } => {
                let id = match counted {
                    Counted::Turns => "rule-too_much-turns",
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
    /// The code of the rules file, else one of `REFEREE.md`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.kind.message().code
    }

    /// The key of the sentence that explains it.
    #[must_use]
    pub fn message_id(&self) -> &'static str {
        self.kind.message().id
    }

    /// The values that the sentence needs, by name.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, Arg)> {
        self.kind.message().args
    }

    /// Says at which byte of the text it goes wrong.
    #[must_use]
    pub const fn at(mut self, offset: usize) -> Self {
        self.at = Some(offset);
        self
    }

    /// Adds a legal move that may have been meant.
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

/// Lets a game's own error pass through `?`.
macro_rules! own_errors {
    ($($game:ident: $variant:ident),*) => {$(
        impl From<$game::Error> for RuleError {
            fn from(error: $game::Error) -> Self {
                ErrorKind::$variant(error).into()
            }
        }
    )*};
}

own_errors! { aruki: Aruki, kyo: Kyo, chakart: Chakart, lusus: Lusus }

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let message = self.kind.message();
        f.write_str(message.id)?;
        message.args.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl std::error::Error for RuleError {}
