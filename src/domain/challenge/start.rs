//! Obstacles to a match, found when its challenge is accepted: consent is checked again.

use crate::domain::{Challenge, ChannelId, ClosedBecause, GuildId, Id, PlayerId, StartObstacle, UserError};

/// The people and the place of a match that is about to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartQuery {
    pub challenge: Id,
    pub guild: GuildId,
    /// The channel or thread of the future match.
    pub channel: ChannelId,
    pub challenger: PlayerId,
    /// The player who accepts.
    pub accepter: PlayerId,
}

/// Discord's word on a [`StartQuery`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartCheck {
    /// Nobody has to ask Discord, as in simulations without it.
    Waived,
    /// Discord wasn't asked, or gave no answer in time.
    Unanswered,
    Answered {
        challenge: Id,
        obstacle: Option<StartObstacle>,
    },
}

impl StartCheck {
    /// Checks the answer about a challenge.
    ///
    /// # Errors
    ///
    /// [`UserError::PresenceUnknown`] about `other` without an answer, [`UserError::CannotStart`]
    /// for an obstacle.
    pub fn require(self, challenge: Id, other: PlayerId) -> Result<(), UserError> {
        match self {
            Self::Waived => Ok(()),
            Self::Answered { challenge: asked, obstacle } if asked == challenge => {
                obstacle.map_or(Ok(()), |obstacle| Err(UserError::CannotStart(obstacle)))
            }
            // An answer about another challenge is none.
            Self::Unanswered | Self::Answered { .. } => Err(UserError::PresenceUnknown { player: other }),
        }
    }
}

/// Returns why a refused acceptance by `accepter` closes a challenge; `None` if it stays open.
///
/// A challenge to one person closes with any obstacle. A challenge to anyone stays open for others,
/// unless the challenger or the place is the obstacle. A missing answer closes nothing.
#[must_use]
pub fn closed_because(
    challenge: &Challenge,
    accepter: PlayerId,
    refusal: &UserError,
) -> Option<ClosedBecause> {
    let (why, only_accepter) = match refusal {
        UserError::AcceptsNone | UserError::BlockedByYou => (ClosedBecause::Unwilling, true),
        UserError::Muted { .. } => (ClosedBecause::Unwilling, true),
        UserError::OtherMuted => (ClosedBecause::Unwilling, false),
        UserError::TooManyGames { .. } => (ClosedBecause::Limit, true),
        UserError::TooManyGamesOfTheirs { .. } => (ClosedBecause::Limit, false),
        UserError::CannotStart(StartObstacle::Left(player)) => (ClosedBecause::Left, *player == accepter),
        UserError::CannotStart(StartObstacle::Unseen { player, .. }) => {
            (ClosedBecause::Place, *player == accepter)
        }
        UserError::CannotStart(StartObstacle::Unwritable(_)) => (ClosedBecause::Place, false),
        _ => return None,
    };
    (challenge.opponent.is_some() || !only_accepter).then_some(why)
}
