//! What messages ask with buttons, and what became of it.
//!
//! A message that asks something changes once that is closed: its buttons go, and it says how.

use crate::domain::{ChallengeState, Id, Match, MessageKind, OfferStep};

/// What a message asks, with buttons to answer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageQuestion {
    /// To accept a challenge.
    Challenge,
    /// To agree to a draw.
    Draw,
    /// To allow a takeback.
    Takeback,
}

impl MessageQuestion {
    const ALL: [Self; 3] = [Self::Challenge, Self::Draw, Self::Takeback];

    /// The word in the store.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Challenge => "challenge",
            Self::Draw => "draw",
            Self::Takeback => "takeback",
        }
    }

    /// The question that `word` stands for.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|question| question.word() == word)
    }

    /// What a message of a kind asks about a match as it is then.
    #[must_use]
    pub fn in_message(kind: MessageKind, game: &Match) -> Option<Self> {
        match kind {
            MessageKind::DrawOffered => Some(Self::Draw),
            MessageKind::TakebackOffered => Some(Self::Takeback),
            // The notice of a move carries the offer that stands through it.
            MessageKind::Turn | MessageKind::TakenBack if game.ending.is_none() => {
                game.draw_offer.map(|_| Self::Draw)
            }
            _ => None,
        }
    }

    /// Whether it is asked in a match.
    #[must_use]
    pub fn stands_in(self, game: &Match) -> bool {
        match self {
            Self::Challenge => false,
            Self::Draw => game.ending.is_none() && game.draw_offer.is_some(),
            Self::Takeback => game.ending.is_none() && game.takeback_offer.is_some(),
        }
    }
}

/// What became of what a message asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionOutcome {
    /// It was accepted.
    Accepted,
    /// It was declined.
    Declined,
    /// Who asked withdrew it.
    Withdrawn,
    /// Nobody answered in time.
    Expired,
    /// The game went on.
    Overtaken,
    /// The game ended first.
    Over,
}

impl QuestionOutcome {
    const ALL: [Self; 6] =
        [Self::Accepted, Self::Declined, Self::Withdrawn, Self::Expired, Self::Overtaken, Self::Over];

    /// The word in the store and in the catalogue.
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

    /// The outcome that `word` stands for.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.word() == word)
    }

    /// What became of an offer that does not stand in a match any more though nobody answered it.
    #[must_use]
    pub fn without_answer(game: &Match) -> Self {
        if game.ending.is_some() { Self::Over } else { Self::Overtaken }
    }

    /// What a step makes of an offer; nothing where it opens one.
    #[must_use]
    pub const fn of_step(step: OfferStep) -> Option<Self> {
        match step {
            OfferStep::Offered => None,
            OfferStep::Accepted => Some(Self::Accepted),
            OfferStep::Declined => Some(Self::Declined),
            OfferStep::Withdrawn => Some(Self::Withdrawn),
        }
    }

    /// What the state of a challenge says; nothing while it is open.
    #[must_use]
    pub const fn of_challenge(state: ChallengeState) -> Option<Self> {
        match state {
            ChallengeState::Open => None,
            ChallengeState::Accepted => Some(Self::Accepted),
            ChallengeState::Declined => Some(Self::Declined),
            ChallengeState::Withdrawn => Some(Self::Withdrawn),
            ChallengeState::Expired => Some(Self::Expired),
        }
    }
}

/// Changes an earlier message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageEdit {
    /// The earlier message, by its id in the outbox.
    pub message: Id,
    /// What became of what it asked; nothing where that stands and is told anew.
    pub outcome: Option<QuestionOutcome>,
}
