//! How and why a match ended.

use crate::domain::{MatchFacts, Score};
use sealed_move_rules::Side;

/// Why a match is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// By the rules of the game; the word is the rules file's.
    Rules(String),
    /// A player resigned.
    Resignation,
    /// Both agreed on a draw.
    Agreement,
    /// A player aborted it before both had moved; it counts for nothing.
    Aborted,
    /// The player on turn had no time left.
    Time,
    /// The bot was removed from the server for too long; it counts for nothing.
    ShutOut,
    /// An admin of the server decided it.
    Adjudicated {
        /// Why, in the admin's own words.
        comment: Option<String>,
    },
    /// An admin of the server canceled it; it counts for nothing.
    CalledOff {
        /// Why, in the admin's own words.
        comment: Option<String>,
    },
    /// The data of its server was deleted; it counts for nothing.
    ServerDeleted,
}

impl EndReason {
    /// The word in the store and in the catalogue.
    #[must_use]
    pub fn word(&self) -> &str {
        match self {
            Self::Rules(reason) => reason,
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::Aborted => "aborted",
            Self::Time => "time",
            Self::ShutOut => "shut-out",
            Self::Adjudicated { .. } => "adjudicated",
            Self::CalledOff { .. } => "called-off",
            Self::ServerDeleted => "server-deleted",
        }
    }

    /// What an admin said about it.
    #[must_use]
    pub fn comment(&self) -> Option<&str> {
        match self {
            Self::Adjudicated { comment } | Self::CalledOff { comment } => comment.as_deref(),
            _ => None,
        }
    }

    /// The same reason with an admin's comment, if it is one that an admin gave.
    #[must_use]
    pub fn with_comment(self, comment: Option<String>) -> Self {
        match self {
            Self::Adjudicated { .. } => Self::Adjudicated { comment },
            Self::CalledOff { .. } => Self::CalledOff { comment },
            reason => reason,
        }
    }

    /// The reason that `word` stands for, without a comment.
    #[must_use]
    pub fn from_word(word: &str) -> Self {
        match word {
            "resignation" => Self::Resignation,
            "agreement" => Self::Agreement,
            "aborted" => Self::Aborted,
            "time" => Self::Time,
            "shut-out" => Self::ShutOut,
            "adjudicated" => Self::Adjudicated { comment: None },
            "called-off" => Self::CalledOff { comment: None },
            "server-deleted" => Self::ServerDeleted,
            rules => Self::Rules(rules.to_owned()),
        }
    }
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The side that won; `None` for a draw and for a match that does not count.
    pub winner: Option<Side>,
    /// Why.
    pub reason: EndReason,
}

impl Ending {
    /// Whether it counts as a result.
    #[must_use]
    pub const fn counts(&self) -> bool {
        !matches!(
            self.reason,
            EndReason::Aborted | EndReason::ShutOut | EndReason::CalledOff { .. } | EndReason::ServerDeleted
        )
    }
}

impl MatchFacts {
    /// How it ended for the player of `side`; `None` while it goes on, or where it does not count.
    #[must_use]
    pub fn score(&self, side: Side) -> Option<Score> {
        let ending = self.ending.as_ref().filter(|ending| ending.counts())?;
        Some(match ending.winner {
            None => Score::Drawn,
            Some(winner) if winner == side => Score::Won,
            Some(_) => Score::Lost,
        })
    }

    /// Stores an ending without a new revision; open offers end with the match.
    pub(crate) fn end(&mut self, ending: Ending) {
        self.draw_offer = None;
        self.takeback_offer = None;
        self.ending = Some(ending);
    }

    /// Ends the match as its next revision.
    pub(crate) fn end_as_next_revision(&mut self, winner: Option<Side>, reason: EndReason) {
        self.revision = self.revision.next();
        self.end(Ending { winner, reason });
    }
}
