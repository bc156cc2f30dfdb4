//! Questions that messages ask with buttons, and their outcomes.
//!
//! Closing a question edits its message: the buttons disappear and the outcome is shown.

use crate::domain::{ChallengeState, Id, Match, MessageKind, OfferStep};

/// A question with buttons to answer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageQuestion {
    /// Whether to accept a challenge.
    Challenge,
    /// Whether to agree to a draw.
    Draw,
    /// Whether to allow a takeback.
    Takeback,
}

impl MessageQuestion {
    const ALL: [Self; 3] = [Self::Challenge, Self::Draw, Self::Takeback];

    /// Word in the store.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Challenge => "challenge",
            Self::Draw => "draw",
            Self::Takeback => "takeback",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|question| question.word() == word)
    }

    /// Returns the question asked by a new message about a match.
    #[must_use]
    pub fn in_message(kind: MessageKind, game: &Match) -> Option<Self> {
        match kind {
            MessageKind::DrawOffered => Some(Self::Draw),
            MessageKind::TakebackOffered => Some(Self::Takeback),
            // A draw offer survives moves of the offering player, so move notices repeat it.
            MessageKind::Turn | MessageKind::TakenBack if game.ending.is_none() => {
                game.draw_offer.map(|_| Self::Draw)
            }
            _ => None,
        }
    }

    /// Whether the question is open in a match.
    #[must_use]
    pub fn is_open_in(self, game: &Match) -> bool {
        match self {
            Self::Challenge => false,
            Self::Draw => game.ending.is_none() && game.draw_offer.is_some(),
            Self::Takeback => game.ending.is_none() && game.takeback_offer.is_some(),
        }
    }
}

/// The outcome of a closed question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionOutcome {
    Accepted,
    Declined,
    Withdrawn,
    /// Not answered in time.
    Expired,
    /// A move was made instead.
    Overtaken,
    /// The game ended first.
    Over,
}

impl QuestionOutcome {
    const ALL: [Self; 6] =
        [Self::Accepted, Self::Declined, Self::Withdrawn, Self::Expired, Self::Overtaken, Self::Over];

    /// Word in the store and in text keys.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
            Self::Expired => "expired",
            Self::Overtaken => "overtaken",
            Self::Over => "over",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.word() == word)
    }

    /// Returns the outcome of an unanswered offer that is no longer open.
    #[must_use]
    pub fn without_answer(game: &Match) -> Self {
        if game.ending.is_some() { Self::Over } else { Self::Overtaken }
    }

    /// Returns the outcome of a step; `None` if it opens an offer.
    #[must_use]
    pub const fn of_step(step: OfferStep) -> Option<Self> {
        match step {
            OfferStep::Offered => None,
            OfferStep::Accepted => Some(Self::Accepted),
            OfferStep::Declined => Some(Self::Declined),
            OfferStep::Withdrawn => Some(Self::Withdrawn),
        }
    }

    /// Returns the outcome of a challenge; `None` while it is open.
    #[must_use]
    pub const fn of_challenge(state: ChallengeState) -> Option<Self> {
        match state {
            ChallengeState::Open => None,
            ChallengeState::Accepted => Some(Self::Accepted),
            ChallengeState::Declined => Some(Self::Declined),
            ChallengeState::Withdrawn | ChallengeState::Closed(_) => Some(Self::Withdrawn),
            ChallengeState::Expired => Some(Self::Expired),
        }
    }
}

/// An edit of an earlier message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageEdit {
    /// The earlier message, by its id in the outbox.
    pub message: Id,
    /// The outcome of its question; `None` if the question is still open and the message is only
    /// refreshed.
    pub outcome: Option<QuestionOutcome>,
}
