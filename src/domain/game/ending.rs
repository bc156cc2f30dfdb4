//! Endings of matches.

use crate::domain::{MatchFacts, Score};
use sealed_move_rules::Side;

/// Reason why a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// By the rules of the game; the word comes from the rules document.
    Rules(String),
    Resignation,
    /// Both players agreed on a draw.
    Agreement,
    /// Aborted before both players had completed a move; doesn't count.
    Aborted,
    /// The player on turn ran out of time before both players had completed a move; doesn't count.
    NotStarted,
    /// The player on turn lost on time.
    Time,
    /// The bot was removed from the server too long ago; doesn't count.
    ShutOut,
    /// An admin of the server decided the result.
    Adjudicated {
        /// The admin's comment.
        comment: Option<String>,
    },
    /// An admin of the server canceled the match; doesn't count.
    CalledOff {
        /// The admin's comment.
        comment: Option<String>,
    },
    /// The data of the server was deleted; doesn't count.
    ServerDeleted,
    /// The season of a tournament ended before the game: a draw that changes no rating.
    SeasonOver,
    /// An organizer decided the game in its tournament; doesn't count.
    ByOrganizer,
    /// The season of a tournament was canceled, by an organizer or by the bot; doesn't count.
    SeasonOff,
}

impl EndReason {
    /// Word in the store and in text keys.
    #[must_use]
    pub fn word(&self) -> &str {
        match self {
            Self::Rules(reason) => reason,
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::Aborted => "aborted",
            Self::NotStarted => "not-started",
            Self::Time => "time",
            Self::ShutOut => "shut-out",
            Self::Adjudicated { .. } => "adjudicated",
            Self::CalledOff { .. } => "called-off",
            Self::ServerDeleted => "server-deleted",
            Self::SeasonOver => "season-over",
            Self::ByOrganizer => "by-organizer",
            Self::SeasonOff => "season-off",
        }
    }

    /// Returns the admin's comment.
    #[must_use]
    pub fn comment(&self) -> Option<&str> {
        match self {
            Self::Adjudicated { comment } | Self::CalledOff { comment } => comment.as_deref(),
            _ => None,
        }
    }

    /// Sets the comment if the reason is an admin's decision.
    #[must_use]
    pub fn with_comment(self, comment: Option<String>) -> Self {
        match self {
            Self::Adjudicated { .. } => Self::Adjudicated { comment },
            Self::CalledOff { .. } => Self::CalledOff { comment },
            reason => reason,
        }
    }

    /// Returns the reason without a comment; an unknown word is a reason of the rules.
    #[must_use]
    pub fn from_word(word: &str) -> Self {
        match word {
            "resignation" => Self::Resignation,
            "agreement" => Self::Agreement,
            "aborted" => Self::Aborted,
            "not-started" => Self::NotStarted,
            "time" => Self::Time,
            "shut-out" => Self::ShutOut,
            "adjudicated" => Self::Adjudicated { comment: None },
            "called-off" => Self::CalledOff { comment: None },
            "server-deleted" => Self::ServerDeleted,
            "season-over" => Self::SeasonOver,
            "by-organizer" => Self::ByOrganizer,
            "season-off" => Self::SeasonOff,
            rules => Self::Rules(rules.to_owned()),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// `None` for a draw, or if the match doesn't count.
    pub winner: Option<Side>,
    pub reason: EndReason,
}

impl Ending {
    /// Whether the match counts in results and ratings.
    #[must_use]
    pub const fn counts(&self) -> bool {
        !matches!(
            self.reason,
            EndReason::Aborted
                | EndReason::NotStarted
                | EndReason::ShutOut
                | EndReason::CalledOff { .. }
                | EndReason::ByOrganizer
                | EndReason::SeasonOff
                | EndReason::ServerDeleted
        )
    }
}

impl MatchFacts {
    /// Returns the result for `side`; `None` if the match is ongoing or doesn't count.
    #[must_use]
    pub fn score(&self, side: Side) -> Option<Score> {
        let ending = self.ending.as_ref().filter(|ending| ending.counts())?;
        Some(match ending.winner {
            None => Score::Drawn,
            Some(winner) if winner == side => Score::Won,
            Some(_) => Score::Lost,
        })
    }

    /// Ends the match and its open offers without a new revision.
    pub(crate) fn end(&mut self, ending: Ending) {
        self.draw_offer = None;
        self.takeback_offer = None;
        self.ending = Some(ending);
    }

    pub(crate) fn end_as_next_revision(&mut self, winner: Option<Side>, reason: EndReason) {
        self.revision = self.revision.next();
        self.end(Ending { winner, reason });
    }
}
