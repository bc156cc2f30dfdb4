//! The bot's side of interactions: one response within 3 seconds, then edits and follow-ups for 15
//! minutes.

use std::sync::Arc;

use serde_json::{Value, json};

use super::World;
use super::interactions::{Callback, Interaction, OpenModal, Outcome, WaitingInteraction};
use super::messages::MessageHeader;
use super::model::{InteractionKind, InteractionMetadata, Message, flags, message_type};
use crate::errors::ApiError;
use crate::ids::{ApplicationId, InteractionId, MessageId, UserId};
use crate::validate::message::Draft;

/// Maximum number of follow-ups if the application is installed only by the user.
const MAX_EXTERNAL_FOLLOW_UPS: usize = 5;

/// Identifies a message of an interaction.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ResponseMessage {
    /// `@original`: the first response.
    Original,
    Id(MessageId),
}

/// Lets bots respond to interactions.
pub(crate) struct ResponseActions<'w> {
    pub(super) world: &'w mut World,
}

impl ResponseActions<'_> {
    /// Returns the facts needed to validate the response to an interaction.
    ///
    /// # Errors
    ///
    /// If the interaction is unknown, expired or failed (10062), or already answered (40060).
    pub(crate) fn waiting(&self, id: InteractionId, token: &str) -> Result<WaitingInteraction, ApiError> {
        let interaction = self.world.interactions.waiting(id, token, self.world.now)?;
        Ok(WaitingInteraction {
            kind: interaction.kind,
            has_source: interaction.source.is_some(),
            focused_type: interaction.focused_type,
        })
    }

    /// Applies the bot's first response, and returns the body for `with_response`.
    ///
    /// # Errors
    ///
    /// If the interaction is unknown, expired or failed (10062) or already answered (40060), or the
    /// message would be empty (50006) or refers to an unknown attachment (50035).
    pub(crate) fn answer(
        &mut self,
        id: InteractionId,
        token: &str,
        callback: Callback,
    ) -> Result<Value, ApiError> {
        let interaction = self.world.interactions.waiting(id, token, self.world.now)?.clone();
        let number = callback.number();
        let mut data = None;
        let mut posted = None;
        let original = match callback {
            Callback::Message(draft) => {
                let message = self.post(&interaction, *draft, 0)?;
                let id = message.id;
                posted = Some(message);
                Some(id)
            }
            Callback::DeferMessage { ephemeral } => {
                let ephemeral = if ephemeral { flags::EPHEMERAL } else { 0 };
                let draft = Draft { flags: Some(ephemeral), ..Draft::default() };
                let message = self.post(&interaction, draft, flags::LOADING)?;
                let id = message.id;
                posted = Some(message);
                Some(id)
            }
            Callback::DeferUpdate => interaction.source,
            Callback::Update(draft) => {
                let source = interaction.source.ok_or_else(ApiError::unknown_message)?;
                posted = Some(self.world.messages().rewrite(interaction.channel, source, *draft)?);
                Some(source)
            }
            Callback::Choices(choices) => {
                let event = json!({ "nonce": interaction.nonce, "choices": choices });
                let name = "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE";
                self.world.effects.send_to_user(interaction.user, name, event);
                data = Some(json!({ "choices": choices }));
                None
            }
            Callback::Modal(content) => {
                self.open_modal(&interaction, &content);
                data = Some(content);
                None
            }
        };
        let own = original.filter(|message| Some(*message) != interaction.source);
        let success = json!({ "id": id, "nonce": interaction.nonce });
        let outcome = Outcome::Answered { callback: number, data, message: original };
        let World { interactions, effects, .. } = &mut *self.world;
        interactions.set_answered(id, original, own, outcome.clone());
        effects.send_to_user(interaction.user, "INTERACTION_SUCCESS", success);
        effects.outcomes.push((id, outcome));
        Ok(self.callback_json(&interaction, number, original, posted.as_deref()))
    }

    fn callback_json(
        &self,
        interaction: &Interaction,
        number: u8,
        original: Option<MessageId>,
        posted: Option<&Message>,
    ) -> Value {
        let mut about = json!({
            "id": interaction.id,
            "type": interaction.kind.number(),
            "channel_id": interaction.channel,
        });
        if let Some(guild) = interaction.guild {
            about["guild_id"] = json!(guild);
        }
        if let Some(message) = original {
            let flags = posted.map_or(0, |message| message.flags);
            about["response_message_id"] = json!(message);
            about["response_message_loading"] = json!(flags & flags::LOADING != 0);
            about["response_message_ephemeral"] = json!(flags & flags::EPHEMERAL != 0);
        }
        let mut json = json!({ "interaction": about });
        if let Some(message) = posted {
            json["resource"] = json!({ "type": number, "message": self.world.render().message(message) });
        }
        json
    }

    fn open_modal(&mut self, interaction: &Interaction, content: &Value) {
        let World { interactions, now, .. } = &mut *self.world;
        interactions.open_modal(OpenModal {
            user: interaction.user,
            application: interaction.application,
            channel: interaction.channel,
            content: content.clone(),
            source: interaction.source,
            opener: interaction.metadata.clone(),
            opened: *now,
        });
        let bot = UserId(interaction.application.0);
        let user = self.world.render().user(bot);
        let application = json!({ "id": interaction.application, "name": user["username"] });
        let mut event = content.clone();
        event["id"] = json!(interaction.id);
        event["nonce"] = json!(interaction.nonce);
        event["channel_id"] = json!(interaction.channel);
        event["application"] = application;
        event["application"]["bot"] = user;
        self.world.effects.send_to_user(interaction.user, "INTERACTION_MODAL_CREATE", event);
    }

    /// Fails an unanswered interaction. Does nothing if it is answered.
    pub(crate) fn fail(&mut self, id: InteractionId) {
        let World { interactions, effects, .. } = &mut *self.world;
        let Some(interaction) = interactions.set_failed(id) else {
            return;
        };
        // Discord's reason 2: the bot took too long.
        let failure = json!({ "id": id, "nonce": interaction.nonce, "reason_code": 2 });
        effects.send_to_user(interaction.user, "INTERACTION_FAILURE", failure);
        effects.outcomes.push((id, Outcome::Failed));
    }

    /// Posts a follow-up. As on Discord, the first one after a deferred response fills that
    /// response.
    ///
    /// # Errors
    ///
    /// If the token is unknown (10015) or expired (50027), the message is empty (50006) or refers
    /// to an unknown attachment (50035), or a user-installed application sends too many follow-ups
    /// (40094).
    pub(crate) fn follow_up(
        &mut self,
        application: ApplicationId,
        token: &str,
        draft: Draft,
    ) -> Result<Arc<Message>, ApiError> {
        let (interaction, original) = self.answered(application, token)?;
        if let Some(original) = original.filter(|original| Some(*original) != interaction.source)
            && let Ok(message) = self.world.saved.message(interaction.channel, original)
            && message.is_loading()
        {
            return self.world.messages().rewrite(interaction.channel, message.id, draft);
        }
        // `messages` also contains the first response.
        let at_home = interaction.metadata.owners.get("0").is_some();
        if !at_home && interaction.messages.len() > MAX_EXTERNAL_FOLLOW_UPS {
            return Err(ApiError::too_many_follow_ups());
        }
        let message = self.post(&interaction, draft, 0)?;
        self.world.interactions.add_message(interaction.id, message.id);
        Ok(message)
    }

    /// Returns a message of an interaction.
    ///
    /// # Errors
    ///
    /// If the token is unknown (10015) or expired (50027), or the message is unknown or belongs to
    /// another interaction (10008).
    pub(crate) fn message(
        &self,
        application: ApplicationId,
        token: &str,
        which: ResponseMessage,
    ) -> Result<Arc<Message>, ApiError> {
        let (interaction, original) = self.answered(application, token)?;
        let id = match which {
            ResponseMessage::Original => original,
            ResponseMessage::Id(id) => {
                let own = interaction.messages.contains(&id) || interaction.source == Some(id);
                own.then_some(id)
            }
        };
        self.world.saved.message(interaction.channel, id.ok_or_else(ApiError::unknown_message)?)
    }

    /// Edits a message of an interaction.
    ///
    /// # Errors
    ///
    /// If the token is unknown (10015) or expired (50027), or the message is unknown or belongs to
    /// another interaction (10008), would be empty (50006), or refers to an unknown attachment
    /// (50035).
    pub(crate) fn edit(
        &mut self,
        application: ApplicationId,
        token: &str,
        which: ResponseMessage,
        draft: Draft,
    ) -> Result<Arc<Message>, ApiError> {
        let message = self.message(application, token, which)?;
        self.world.messages().rewrite(message.channel, message.id, draft)
    }

    /// Deletes a message of an interaction.
    ///
    /// # Errors
    ///
    /// If the token is unknown (10015) or expired (50027), or the message is unknown or belongs to
    /// another interaction (10008).
    pub(crate) fn delete(
        &mut self,
        application: ApplicationId,
        token: &str,
        which: ResponseMessage,
    ) -> Result<(), ApiError> {
        let message = self.message(application, token, which)?;
        self.world.messages().remove(message.channel, message.id)
    }

    fn answered(
        &self,
        application: ApplicationId,
        token: &str,
    ) -> Result<(Interaction, Option<MessageId>), ApiError> {
        let (interaction, original) = self.world.interactions.answered(token, self.world.now)?;
        if application != interaction.application {
            return Err(ApiError::unknown_webhook());
        }
        Ok((interaction.clone(), original))
    }

    /// Posts a message in response to an interaction.
    fn post(
        &mut self,
        interaction: &Interaction,
        draft: Draft,
        extra_flags: u64,
    ) -> Result<Arc<Message>, ApiError> {
        let settable =
            flags::SUPPRESS_EMBEDS | flags::EPHEMERAL | flags::SUPPRESS_NOTIFICATIONS | flags::COMPONENTS_V2;
        let private = if interaction.private { flags::EPHEMERAL } else { 0 };
        let flags = draft.flags.unwrap_or_default() & settable | extra_flags | private;
        let first = interaction.messages.first().copied();
        let (kind, reference) = match (interaction.kind, first) {
            (_, Some(first)) => (message_type::REPLY, Some(first)),
            (InteractionKind::Command, None) if interaction.metadata.is_context_menu() => {
                (message_type::CONTEXT_MENU_COMMAND, None)
            }
            (InteractionKind::Command, None) => (message_type::CHAT_INPUT_COMMAND, None),
            (_, None) if interaction.source.is_some() => (message_type::REPLY, interaction.source),
            (_, None) => (message_type::DEFAULT, None),
        };
        let header = MessageHeader {
            id: None,
            author: UserId(interaction.application.0),
            channel: interaction.channel,
            kind,
            flags,
            addressee: (flags & flags::EPHEMERAL != 0).then_some(interaction.user),
            reference,
            answers: Some(InteractionMetadata { original: first, ..interaction.metadata.clone() }),
            webhook: None,
            forwarded: None,
        };
        self.world.messages().create(header, draft)
    }
}
