//! Interactions from the bot's side: one answer within 3 seconds, then edits and follow-ups for 15 minutes.

use std::sync::Arc;

use serde_json::{Value, json};

use super::messages::{Envelope, kind};
use super::model::{InteractionKind, Message, Trace, flags};
use super::{Event, ToBot, World};
use crate::clock::Millis;
use crate::errors::ApiError;
use crate::ids::{self, ApplicationId, ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::validate::message::Draft;

/// How long a bot has for its first answer, ms.
pub(crate) const ANSWER_WITHIN: u64 = 3000;
/// How long a bot may edit and follow up, ms.
const TOKEN_LIFE: u64 = 15 * 60 * 1000;
/// How long a token is remembered, so that it can be called expired rather than unknown, ms.
const TOKEN_MEMORY: u64 = 2 * TOKEN_LIFE;

/// One use of a command, component or modal.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: InteractionId,
    pub(super) token: String,
    pub(super) kind: InteractionKind,
    pub(super) user: UserId,
    pub(super) channel: ChannelId,
    pub(super) guild: Option<GuildId>,
    pub(super) created: Millis,
    pub(super) state: State,
    /// The message whose component was used, or from which the modal came.
    pub(super) source: Option<MessageId>,
    pub(super) nonce: Option<Value>,
    pub(super) trace: Trace,
    /// The messages that came of it, the source apart.
    pub(super) messages: Vec<MessageId>,
    /// The type of the focused option, for autocomplete.
    pub(super) focused_type: u64,
    /// For those who ask after it is settled.
    pub(super) outcome: Option<Outcome>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Waiting,
    Failed,
    /// Answered; the message is what `@original` means.
    Answered {
        original: Option<MessageId>,
    },
}

/// A modal that a person has before them.
#[derive(Clone, Debug)]
pub(crate) struct Modal {
    pub(super) user: UserId,
    pub(super) channel: ChannelId,
    pub(super) content: Value,
    pub(super) source: Option<MessageId>,
    pub(super) opener: Trace,
    pub(super) opened: Millis,
}

/// What became of an interaction, for the person who waits.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Outcome {
    Answered { callback: u8, data: Option<Value>, message: Option<MessageId> },
    Failed,
}

/// A bot's first answer, read and checked.
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
    /// Returns Discord's number for the type.
    pub(crate) fn number(&self) -> u8 {
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

/// What has to be known of an interaction to read its answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Awaited {
    pub(crate) kind: InteractionKind,
    /// Whether there is a message that the answer can update.
    pub(crate) from_message: bool,
    /// The type of the option that is being completed; 0 where none is.
    pub(crate) focused_type: u64,
}

/// Which message of an interaction is meant.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Which {
    Original,
    Id(MessageId),
}

impl World {
    /// Returns what has to be known of an interaction that still waits.
    ///
    /// # Errors
    ///
    /// 10062 for an unknown, expired or failed interaction, 40060 for one that is answered.
    pub(crate) fn awaiting(&self, id: InteractionId, token: &str) -> Result<Awaited, ApiError> {
        let interaction = self.interactions.get(&id).filter(|known| known.token == token);
        let interaction = interaction.ok_or_else(ApiError::unknown_interaction)?;
        match interaction.state {
            State::Answered { .. } => Err(ApiError::already_acknowledged()),
            State::Failed => Err(ApiError::unknown_interaction()),
            State::Waiting if self.now.since(interaction.created) > ANSWER_WITHIN => {
                Err(ApiError::unknown_interaction())
            }
            State::Waiting => Ok(Awaited {
                kind: interaction.kind,
                from_message: interaction.source.is_some(),
                focused_type: interaction.focused_type,
            }),
        }
    }

    /// Takes the bot's first answer and returns what `with_response` shows of it.
    ///
    /// # Errors
    ///
    /// 10062, 40060, 50006, 50035, as Discord has them.
    pub(crate) fn answer(
        &mut self,
        id: InteractionId,
        token: &str,
        callback: Callback,
    ) -> Result<Value, ApiError> {
        self.awaiting(id, token)?;
        let Some(interaction) = self.interactions.get(&id).cloned() else {
            return Err(ApiError::unknown_interaction());
        };
        let number = callback.number();
        let mut data = None;
        let mut posted = None;
        let original = match callback {
            Callback::Message(draft) => {
                posted = Some(self.put_answer(&interaction, *draft, 0)?);
                posted.as_ref().map(|message| message.id)
            }
            Callback::DeferMessage { ephemeral } => {
                let ephemeral = if ephemeral { flags::EPHEMERAL } else { 0 };
                let draft = Draft { flags: Some(ephemeral), ..Draft::default() };
                posted = Some(self.put_answer(&interaction, draft, flags::LOADING)?);
                posted.as_ref().map(|message| message.id)
            }
            Callback::DeferUpdate => interaction.source,
            Callback::Update(draft) => {
                let source = interaction.source.ok_or_else(ApiError::unknown_message)?;
                posted = Some(self.rewrite_message(interaction.channel, source, *draft)?);
                Some(source)
            }
            Callback::Choices(choices) => {
                let told = json!({ "nonce": interaction.nonce, "choices": choices });
                self.tell_person(interaction.user, "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", told);
                data = Some(json!({ "choices": choices }));
                None
            }
            Callback::Modal(content) => {
                self.open_modal(&interaction, &content);
                data = Some(content);
                None
            }
        };
        let owned = original.filter(|message| Some(*message) != interaction.source);
        if let Some(stored) = self.interactions.get_mut(&id) {
            stored.state = State::Answered { original };
            stored.messages.extend(owned);
        }
        let success = json!({ "id": id, "nonce": interaction.nonce });
        self.tell_person(interaction.user, "INTERACTION_SUCCESS", success);
        self.settle(id, Outcome::Answered { callback: number, data, message: original });
        Ok(self.callback_json(&interaction, number, original, posted.as_deref()))
    }

    fn callback_json(
        &self,
        interaction: &Interaction,
        number: u8,
        original: Option<MessageId>,
        posted: Option<&Message>,
    ) -> Value {
        let mut told = json!({
            "id": interaction.id,
            "type": interaction.kind.number(),
            "channel_id": interaction.channel,
        });
        if let Some(guild) = interaction.guild {
            told["guild_id"] = json!(guild);
        }
        if let Some(message) = original {
            told["response_message_id"] = json!(message);
            let flags = posted.map_or(0, |message| message.flags);
            told["response_message_loading"] = json!(flags & flags::LOADING != 0);
            told["response_message_ephemeral"] = json!(flags & flags::EPHEMERAL != 0);
        }
        let mut json = json!({ "interaction": told });
        if let Some(message) = posted {
            json["resource"] = json!({ "type": number, "message": self.message_json(message) });
        }
        json
    }

    fn open_modal(&mut self, interaction: &Interaction, content: &Value) {
        let same = |modal: &Modal| {
            modal.user == interaction.user && modal.content["custom_id"] == content["custom_id"]
        };
        let now = self.now;
        self.modals.retain(|modal| !same(modal) && now.since(modal.opened) < TOKEN_LIFE);
        self.modals.push(Modal {
            user: interaction.user,
            channel: interaction.channel,
            content: content.clone(),
            source: interaction.source,
            opener: interaction.trace.clone(),
            opened: now,
        });
        let mut told = content.clone();
        told["id"] = json!(interaction.id);
        told["nonce"] = json!(interaction.nonce);
        told["channel_id"] = json!(interaction.channel);
        told["application"] = json!({
            "id": self.saved.application.id,
            "name": self.saved.application.name,
            "bot": self.user_json(self.bot()),
        });
        self.tell_person(interaction.user, "INTERACTION_MODAL_CREATE", told);
    }

    /// Gives up on an interaction that is not answered; does nothing for one that is.
    pub(crate) fn give_up(&mut self, id: InteractionId) {
        let Some(interaction) = self.interactions.get_mut(&id) else {
            return;
        };
        if interaction.state != State::Waiting {
            return;
        }
        interaction.state = State::Failed;
        let (user, nonce) = (interaction.user, interaction.nonce.clone());
        // Reason 2 is Discord's for a bot that took too long.
        let told = json!({ "id": id, "nonce": nonce, "reason_code": 2 });
        self.tell_person(user, "INTERACTION_FAILURE", told);
        self.settle(id, Outcome::Failed);
    }

    fn settle(&mut self, id: InteractionId, outcome: Outcome) {
        if let Some(interaction) = self.interactions.get_mut(&id) {
            interaction.outcome = Some(outcome.clone());
        }
        self.outbox.outcomes.push((id, outcome));
    }

    /// Returns what became of an interaction that needs no more waiting.
    pub(crate) fn outcome(&self, id: InteractionId) -> Option<Outcome> {
        self.interactions.get(&id).map_or(Some(Outcome::Failed), |interaction| interaction.outcome.clone())
    }

    /// Posts a follow-up. The first one after a deferred answer takes its place, as Discord documents it.
    ///
    /// # Errors
    ///
    /// 10015, 50027, 50006 and 50035, as Discord has them.
    pub(crate) fn follow_up(
        &mut self,
        application: ApplicationId,
        token: &str,
        draft: Draft,
    ) -> Result<Arc<Message>, ApiError> {
        let (interaction, original) = self.answered(application, token)?;
        if let Some(original) = original.filter(|original| Some(*original) != interaction.source) {
            let message = self.stored_message(interaction.channel, original);
            if let Some(message) = message.ok().filter(|message| message.flags & flags::LOADING != 0) {
                return self.rewrite_message(interaction.channel, message.id, draft);
            }
        }
        let message = self.put_answer(&interaction, draft, 0)?;
        if let Some(stored) = self.interactions.get_mut(&interaction.id) {
            stored.messages.push(message.id);
        }
        Ok(message)
    }

    /// Returns a message of an interaction.
    ///
    /// # Errors
    ///
    /// 10015, 50027 and 10008, as Discord has them.
    pub(crate) fn answer_message(
        &self,
        application: ApplicationId,
        token: &str,
        which: Which,
    ) -> Result<Arc<Message>, ApiError> {
        let (interaction, original) = self.answered(application, token)?;
        let id = match which {
            Which::Original => original.ok_or_else(ApiError::unknown_message)?,
            Which::Id(id) => {
                let own = interaction.messages.contains(&id) || interaction.source == Some(id);
                own.then_some(id).ok_or_else(ApiError::unknown_message)?
            }
        };
        self.stored_message(interaction.channel, id)
    }

    /// Edits a message of an interaction.
    ///
    /// # Errors
    ///
    /// 10015, 50027, 10008, 50006 and 50035, as Discord has them.
    pub(crate) fn edit_answer(
        &mut self,
        application: ApplicationId,
        token: &str,
        which: Which,
        draft: Draft,
    ) -> Result<Arc<Message>, ApiError> {
        let message = self.answer_message(application, token, which)?;
        self.rewrite_message(message.channel, message.id, draft)
    }

    /// Deletes a message of an interaction.
    ///
    /// # Errors
    ///
    /// 10015, 50027 and 10008, as Discord has them.
    pub(crate) fn delete_answer(
        &mut self,
        application: ApplicationId,
        token: &str,
        which: Which,
    ) -> Result<(), ApiError> {
        let message = self.answer_message(application, token, which)?;
        self.remove_message(message.channel, message.id)
    }

    fn answered(
        &self,
        application: ApplicationId,
        token: &str,
    ) -> Result<(Interaction, Option<MessageId>), ApiError> {
        if application != self.saved.application.id {
            return Err(ApiError::unknown_webhook());
        }
        let interaction = self.interactions.values().find(|interaction| interaction.token == token);
        let interaction = interaction.ok_or_else(ApiError::unknown_webhook)?;
        if self.now.since(interaction.created) > TOKEN_LIFE {
            return Err(ApiError::invalid_webhook_token());
        }
        match interaction.state {
            State::Answered { original } => Ok((interaction.clone(), original)),
            State::Waiting | State::Failed => Err(ApiError::unknown_webhook()),
        }
    }

    fn put_answer(
        &mut self,
        interaction: &Interaction,
        draft: Draft,
        extra: u64,
    ) -> Result<Arc<Message>, ApiError> {
        let kept =
            flags::SUPPRESS_EMBEDS | flags::EPHEMERAL | flags::SUPPRESS_NOTIFICATIONS | flags::COMPONENTS_V2;
        let bits = draft.flags.unwrap_or_default() & kept | extra;
        let first = interaction.messages.first().copied();
        let (number, reference) = match (interaction.kind, first) {
            (_, Some(first)) => (kind::REPLY, Some(first)),
            (InteractionKind::Command, None) if interaction.is_context_menu() => {
                (kind::CONTEXT_MENU_COMMAND, None)
            }
            (InteractionKind::Command, None) => (kind::CHAT_INPUT_COMMAND, None),
            (_, None) if interaction.source.is_some() => (kind::REPLY, interaction.source),
            (_, None) => (kind::DEFAULT, None),
        };
        let envelope = Envelope {
            author: self.bot(),
            channel: interaction.channel,
            kind: number,
            flags: bits,
            addressee: (bits & flags::EPHEMERAL != 0).then_some(interaction.user),
            reference,
            answers: Some(Trace { original: first, ..interaction.trace.clone() }),
        };
        self.put_message(envelope, draft)
    }

    /// Starts an interaction: remembers it and tells the bot and the person's own clients.
    pub(super) fn begin(&mut self, mut interaction: Interaction, mut told: Value) -> InteractionId {
        let now = self.now;
        self.interactions.retain(|_, known| now.since(known.created) < TOKEN_MEMORY);
        self.forget_old_nonces();
        let id = InteractionId(self.next_id());
        interaction.id = id;
        interaction.trace.id = id;
        told["id"] = json!(id);
        told["token"] = json!(interaction.token);
        let nonce = json!({ "id": id, "nonce": interaction.nonce });
        self.tell_person(interaction.user, "INTERACTION_CREATE", nonce);
        self.outbox.events.push(Event {
            name: "INTERACTION_CREATE",
            data: told,
            guild: interaction.guild,
            people: Vec::new(),
            bot: ToBot::Always,
        });
        self.interactions.insert(id, interaction);
        id
    }

    /// Makes a token, unguessable and about as long as Discord's.
    pub(super) fn interaction_token() -> String {
        ids::secret(8)
    }
}

impl Interaction {
    fn is_context_menu(&self) -> bool {
        self.trace.target_user.is_some() || self.trace.target_message.is_some()
    }
}

#[cfg(test)]
mod tests;
