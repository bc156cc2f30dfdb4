//! Interactions in progress, those that still allow follow-ups, and open modals.
//!
//! Not saved, so after a restart all tokens are unknown.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::model::{InteractionKind, InteractionMetadata};
use super::saved::Saved;
use crate::clock::Millis;
use crate::errors::ApiError;
use crate::ids::{ApplicationId, ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::validate::message::Draft;

/// Time that the bot may edit responses and follow up, in ms.
const TOKEN_TTL: u64 = 15 * 60 * 1000;
/// Age in ms up to which tokens are kept, so that errors tell expired tokens from unknown ones.
const EXPIRED_TOKEN_TTL: u64 = 2 * TOKEN_TTL;

/// One use of a command, component or modal.
#[derive(Clone, Debug)]
pub(super) struct Interaction {
    pub(super) id: InteractionId,
    /// The application that must respond.
    pub(super) application: ApplicationId,
    /// Whether all responses must be ephemeral.
    pub(super) private: bool,
    pub(super) token: String,
    pub(super) kind: InteractionKind,
    pub(super) user: UserId,
    pub(super) channel: ChannelId,
    pub(super) guild: Option<GuildId>,
    pub(super) created: Millis,
    /// Time limit for the first response in ms.
    pub(super) response_time: u64,
    pub(super) state: State,
    /// The message whose component was used, or from which the modal was opened.
    pub(super) source: Option<MessageId>,
    pub(super) nonce: Option<Value>,
    pub(super) metadata: InteractionMetadata,
    /// Messages posted in response, excluding the source.
    pub(super) messages: Vec<MessageId>,
    /// Type of the focused option; 0 unless it is an autocomplete.
    pub(super) focused_type: u64,
    /// Kept for a request that starts waiting only after the outcome.
    pub(super) outcome: Option<Outcome>,
}

impl Interaction {
    /// Returns whether the time limit for the first response has passed.
    fn is_late(&self, now: Millis) -> bool {
        now.since(self.created) > self.response_time
    }
}

/// The state of the first response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Waiting,
    /// The bot did not respond in time.
    Failed,
    Answered {
        /// The message behind `@original`.
        original: Option<MessageId>,
    },
}

/// The outcome of an interaction, for waiting requests.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Outcome {
    Answered { callback: u8, data: Option<Value>, message: Option<MessageId> },
    Failed,
}

/// The bot's first response, validated.
#[derive(Clone, Debug)]
pub(crate) enum Callback {
    Message(Box<Draft>),
    DeferMessage { ephemeral: bool },
    DeferUpdate,
    Update(Box<Draft>),
    Choices(Vec<Value>),
    Modal(Value),
}

impl Callback {
    /// Returns Discord's callback type.
    pub(super) fn number(&self) -> u8 {
        match self {
            Self::Message(_) => 4,
            Self::DeferMessage { .. } => 5,
            Self::DeferUpdate => 6,
            Self::Update(_) => 7,
            Self::Choices(_) => 8,
            Self::Modal(_) => 9,
        }
    }
}

/// The facts about an unanswered interaction needed to validate its response.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WaitingInteraction {
    pub(crate) kind: InteractionKind,
    /// Whether there is a message that the response can update.
    pub(crate) has_source: bool,
    /// Type of the focused option; 0 unless it is an autocomplete.
    pub(crate) focused_type: u64,
}

/// A modal that a user has open.
#[derive(Clone, Debug)]
pub(super) struct OpenModal {
    pub(super) user: UserId,
    pub(super) application: ApplicationId,
    pub(super) channel: ChannelId,
    pub(super) content: Value,
    pub(super) source: Option<MessageId>,
    pub(super) opener: InteractionMetadata,
    pub(super) opened: Millis,
}

/// Interactions that the bot has yet to complete.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pending {
    /// Interactions without a response.
    pub(crate) interactions: Vec<InteractionId>,
    /// Interactions whose deferred response is still empty.
    pub(crate) deferred: Vec<InteractionId>,
}

/// All interactions with known tokens, and all open modals.
#[derive(Debug, Default)]
pub(super) struct OpenInteractions {
    by_id: HashMap<InteractionId, Interaction>,
    modals: Vec<OpenModal>,
}

impl OpenInteractions {
    /// Adds an interaction and removes long-expired ones.
    pub(super) fn add(&mut self, interaction: Interaction, now: Millis) {
        self.by_id.retain(|_, known| now.since(known.created) < EXPIRED_TOKEN_TTL);
        self.by_id.insert(interaction.id, interaction);
    }

    /// Returns an interaction that waits for its first response.
    ///
    /// # Errors
    ///
    /// If the interaction is unknown, expired or failed (10062), or already answered (40060).
    pub(super) fn waiting(
        &self,
        id: InteractionId,
        token: &str,
        now: Millis,
    ) -> Result<&Interaction, ApiError> {
        let interaction = self.by_id.get(&id).filter(|known| known.token == token);
        let interaction = interaction.ok_or_else(ApiError::unknown_interaction)?;
        match interaction.state {
            State::Answered { .. } => Err(ApiError::already_acknowledged()),
            State::Failed => Err(ApiError::unknown_interaction()),
            State::Waiting if interaction.is_late(now) => Err(ApiError::unknown_interaction()),
            State::Waiting => Ok(interaction),
        }
    }

    /// Returns an answered interaction by its token, and its `@original` message.
    ///
    /// # Errors
    ///
    /// If no answered interaction has this token (10015), or the token is expired (50027).
    pub(super) fn answered(
        &self,
        token: &str,
        now: Millis,
    ) -> Result<(&Interaction, Option<MessageId>), ApiError> {
        let interaction = self.by_id.values().find(|interaction| interaction.token == token);
        let interaction = interaction.ok_or_else(ApiError::unknown_webhook)?;
        if now.since(interaction.created) > TOKEN_TTL {
            return Err(ApiError::invalid_webhook_token());
        }
        match interaction.state {
            State::Answered { original } => Ok((interaction, original)),
            State::Waiting | State::Failed => Err(ApiError::unknown_webhook()),
        }
    }

    /// Records the first response; `posted` is its message, if any.
    pub(super) fn set_answered(
        &mut self,
        id: InteractionId,
        original: Option<MessageId>,
        posted: Option<MessageId>,
        outcome: Outcome,
    ) {
        if let Some(interaction) = self.by_id.get_mut(&id) {
            interaction.state = State::Answered { original };
            interaction.messages.extend(posted);
            interaction.outcome = Some(outcome);
        }
    }

    /// Records a follow-up message.
    pub(super) fn add_message(&mut self, id: InteractionId, message: MessageId) {
        if let Some(interaction) = self.by_id.get_mut(&id) {
            interaction.messages.push(message);
        }
    }

    /// Marks an interaction as failed and returns it, or `None` if it wasn't waiting.
    pub(super) fn set_failed(&mut self, id: InteractionId) -> Option<&Interaction> {
        let interaction = self.by_id.get_mut(&id).filter(|known| known.state == State::Waiting)?;
        interaction.state = State::Failed;
        interaction.outcome = Some(Outcome::Failed);
        Some(interaction)
    }

    pub(super) fn by_token(&self, token: &str) -> Option<InteractionId> {
        self.by_id.values().find(|known| known.token == token).map(|known| known.id)
    }

    /// Returns the application that must respond to an interaction.
    pub(super) fn application(&self, id: InteractionId) -> Option<ApplicationId> {
        self.by_id.get(&id).map(|known| known.application)
    }

    /// Returns the messages that interactions still refer to.
    pub(super) fn named_messages(&self) -> HashSet<MessageId> {
        self.by_id.values().flat_map(|known| known.messages.iter().copied().chain(known.source)).collect()
    }

    pub(super) fn pending(&self, saved: &Saved, now: Millis) -> Pending {
        let waiting = |known: &&Interaction| known.state == State::Waiting;
        let is_empty = |known: &&Interaction| {
            let original = match known.state {
                State::Answered { original } => original,
                State::Waiting | State::Failed => None,
            };
            let message = original.and_then(|id| saved.message(known.channel, id).ok());
            message.is_some_and(|message| message.is_loading()) && now.since(known.created) <= TOKEN_TTL
        };
        Pending {
            interactions: self.by_id.values().filter(waiting).map(|known| known.id).collect(),
            deferred: self.by_id.values().filter(is_empty).map(|known| known.id).collect(),
        }
    }

    /// Returns the interactions whose time limit has passed without a response.
    pub(super) fn overdue(&self, now: Millis) -> Vec<InteractionId> {
        let late = |known: &&Interaction| known.state == State::Waiting && known.is_late(now);
        self.by_id.values().filter(late).map(|known| known.id).collect()
    }

    /// Returns the modal that a user opened last.
    pub(super) fn last_modal(&self, user: UserId) -> Option<&OpenModal> {
        self.modals.iter().rev().find(|modal| modal.user == user)
    }

    /// Returns the outcome of an interaction, or `None` while the bot may still respond.
    pub(super) fn outcome(&self, id: InteractionId) -> Option<Outcome> {
        self.by_id.get(&id).map_or(Some(Outcome::Failed), |interaction| interaction.outcome.clone())
    }

    /// Opens a modal. Replaces the user's open modal with the same custom id.
    pub(super) fn open_modal(&mut self, modal: OpenModal) {
        let same = |other: &OpenModal| {
            other.user == modal.user && other.content["custom_id"] == modal.content["custom_id"]
        };
        let now = modal.opened;
        self.modals.retain(|other| !same(other) && now.since(other.opened) < TOKEN_TTL);
        self.modals.push(modal);
    }

    /// Returns a user's open modal in a channel.
    pub(super) fn modal(&self, user: UserId, channel: ChannelId, custom_id: &str) -> Option<&OpenModal> {
        self.modals.iter().find(|modal| {
            modal.user == user && modal.channel == channel && modal.content["custom_id"] == custom_id
        })
    }
}
