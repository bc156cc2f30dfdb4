//! Acts of a server's moderators: mutes and annulments.

use crate::domain::{Id, MatchSummary, PlayerId, Seat, Timestamp, UserError};

/// Maximum length of a mute in days.
pub const MAX_MUTE_DAYS: u32 = 365;

/// Days after the end of a match in which it can be annulled.
pub const ANNUL_DAYS: i64 = 60;

/// Days for which acts are listed.
pub const MODERATION_LOG_DAYS: i64 = 365;

/// A mute: no challenges and rematches in a server, and requests without pings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mute {
    pub until: Timestamp,
    pub reason: String,
}

/// What a moderator did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModerationAct {
    Mute {
        person: Seat,
        until: Timestamp,
    },
    Unmute {
        person: Seat,
    },
    /// Took a match's rating changes back.
    Annul(Id),
    /// Undid an annulment.
    Restore(Id),
}

impl ModerationAct {
    /// Word in the store and in text keys.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Mute { .. } => "mute",
            Self::Unmute { .. } => "unmute",
            Self::Annul(_) => "annul",
            Self::Restore(_) => "restore",
        }
    }
}

/// An act in the log of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModerationEntry {
    /// The moderator, or [`Seat::Deleted`].
    pub moderator: Seat,
    pub act: ModerationAct,
    pub reason: String,
    pub at: Timestamp,
}

/// Checks that a moderator may annul a match or undo that: it is rated, finished, and not their own.
///
/// # Errors
///
/// [`UserError::OwnMatch`], [`UserError::NotOver`].
pub fn may_annul(game: &MatchSummary, moderator: PlayerId) -> Result<Timestamp, UserError> {
    if game.seats.contains(&moderator.into()) {
        return Err(UserError::OwnMatch);
    }
    game.ended.ok_or(UserError::NotOver)
}

/// Checks that a finished match isn't too old to be annulled.
///
/// # Errors
///
/// [`UserError::TooOldToAnnul`].
pub fn check_annul_time(ended: Timestamp, now: Timestamp) -> Result<(), UserError> {
    if now > ended.plus_days(ANNUL_DAYS) {
        return Err(UserError::TooOldToAnnul { days: ANNUL_DAYS });
    }
    Ok(())
}
