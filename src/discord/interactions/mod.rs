//! Parses interactions, runs their handlers, and answers in time.

mod arrival;
mod autocomplete;
mod computer;
pub(crate) mod endpoint;
mod newest;
mod queue;
mod recent;
mod responder;
mod retry;
mod review;

use std::sync::Arc;

use serenity::all::{
    ActionRowComponent, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Interaction,
    Message, MessageFlags, ModalInteraction,
};
use serenity::http::Http;
use tokio::time::Instant;
use tracing::Instrument as _;

use super::buttons::{self, Input};
use super::commands;
use super::context::InteractionContext;
use super::custom_id::CustomId;
use super::handling;
use super::reply::{ModalForm, Placement, Response};
use crate::bot::metrics::{InteractionLabel, ReplyResult};
use crate::discord::rest::limits;
use crate::discord::rest::permissions::PermissionCheck;
use crate::domain::{Opponent, PlayerId};
use arrival::context;
use responder::Work;

pub use responder::Responder;

impl Responder {
    /// Answers an interaction that has just arrived; Discord's three seconds start now. Repeated
    /// deliveries are ignored.
    pub async fn answer(&self, http: &Arc<Http>, interaction: Interaction) {
        self.answer_since(http, interaction, Instant::now()).await;
    }

    /// Answers an interaction that arrived earlier.
    pub(crate) async fn answer_since(&self, http: &Arc<Http>, interaction: Interaction, arrived: Instant) {
        if !self.recent.is_first(interaction.id()) {
            tracing::debug!(interaction = %interaction.id(), "delivered twice");
            return;
        }
        if self.bot.lease().is_lost() {
            // The interaction may have been queued while this process was suspended. Another
            // process may have handled it.
            tracing::debug!(interaction = %interaction.id(), "left to other processes");
            return;
        }
        let _open = self.bot.foreground_gate().begin();
        let answered = match interaction {
            Interaction::Command(command) => self.command(http, &command, arrived).await,
            Interaction::Autocomplete(command) => autocomplete::answer(self, http, command, arrived).await,
            Interaction::Component(component) => self.component(http, component, arrived).await,
            Interaction::Modal(modal) => self.modal(http, &modal, arrived).await,
            _ => return,
        };
        let (label, answered) = answered;
        self.bot.metrics().count_answer(&label, answered, arrived.elapsed());
    }

    async fn command(
        &self,
        http: &Arc<Http>,
        command: &CommandInteraction,
        arrived: Instant,
    ) -> (InteractionLabel, ReplyResult) {
        let ctx = context(&self.bot, command.into());
        let too_long = commands::exceeded_limit(&command.data);
        let invocation = commands::parse(&command.data);
        let label =
            InteractionLabel::named("command", invocation.as_ref().map(|_| command.data.name.as_str()));
        let permission_check =
            invocation.as_ref().map_or(PermissionCheck::Nothing, |invocation| invocation.permission_check);
        let span = ctx.span().clone();
        let work = Work {
            ctx,
            permission_check,
            placement: Placement::NewMessage,
            handle: move |ctx: &mut InteractionContext| match too_long {
                Some(limit) => handling::too_long(ctx.lang, limit),
                None => handling::command(ctx, invocation),
            },
        };
        (label, self.respond(http, (command.id, &command.token), arrived, work).instrument(span).await)
    }

    async fn component(
        &self,
        http: &Arc<Http>,
        component: ComponentInteraction,
        arrived: Instant,
    ) -> (InteractionLabel, ReplyResult) {
        let ctx = context(&self.bot, (&component).into());
        let id: Option<CustomId> = component.data.custom_id.parse().ok();
        let (kind, input) = match component.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => {
                ("menu", values.into_iter().next().map(Input::Choice))
            }
            ComponentInteractionDataKind::ChannelSelect { values } => {
                ("menu", values.into_iter().next().map(|channel| Input::Choice(channel.get().to_string())))
            }
            ComponentInteractionDataKind::UserSelect { values } => {
                let users = component.data.resolved.users;
                let chosen = values.first().map(|id| {
                    // Users without data count as bots, which can't be challenged.
                    let bot = users.get(id).is_none_or(|user| user.bot);
                    Input::Person(Opponent { player: PlayerId(id.get()), bot })
                });
                ("menu", chosen)
            }
            _ => ("button", Some(Input::Press)),
        };
        let label = InteractionLabel::named(kind, id.as_ref().map(|id| id.action.word()));
        let placement = placement_in(&component.message);
        let span = ctx.span().clone();
        let work = Work {
            ctx,
            permission_check: id
                .as_ref()
                .map_or(PermissionCheck::Nothing, |id| buttons::permission_check(id, input.as_ref())),
            placement: id
                .as_ref()
                .map_or(Placement::NewMessage, |id| buttons::deferred_placement(&id.action, placement)),
            handle: move |ctx: &mut InteractionContext| {
                // Treat a menu without a choice as unknown.
                let id = id.filter(|_| input.is_some());
                placed(handling::component(ctx, id, &input.unwrap_or(Input::Press), placement), placement)
            },
        };
        (label, self.respond(http, (component.id, &component.token), arrived, work).instrument(span).await)
    }

    async fn modal(
        &self,
        http: &Arc<Http>,
        modal: &ModalInteraction,
        arrived: Instant,
    ) -> (InteractionLabel, ReplyResult) {
        let ctx = context(&self.bot, modal.into());
        let id: Option<CustomId> = modal.data.custom_id.parse().ok();
        let label = InteractionLabel::named("form", id.as_ref().map(|id| id.action.word()));
        let typed = typed(modal);
        // Discord enforces the limit, but a forged request may ignore it.
        let limit = id.as_ref().map_or(limits::MAX_NOTES, |id| id.action.typed_limit()).into();
        let too_long = typed.chars().nth(limit).is_some();
        let input = Input::Text(typed);
        let placement = modal.message.as_ref().map_or(Placement::NewMessage, |message| placement_in(message));
        let span = ctx.span().clone();
        let work = Work {
            ctx,
            permission_check: PermissionCheck::Nothing,
            placement: Placement::NewMessage,
            handle: move |ctx: &mut InteractionContext| {
                if too_long {
                    return handling::too_long(ctx.lang, limit);
                }
                placed(handling::component(ctx, id, &input, placement), placement)
            },
        };
        (label, self.respond(http, (modal.id, &modal.token), arrived, work).instrument(span).await)
    }
}

/// Replies replace private messages only.
fn placement_in(message: &Message) -> Placement {
    let private = message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    if private { Placement::InPlace } else { Placement::NewMessage }
}

/// Ensures that a response never replaces a public message, even if the request was forged.
fn placed(response: Response, placement: Placement) -> Response {
    match placement {
        Placement::InPlace => response,
        Placement::NewMessage => response.beside(),
    }
}

/// The text of the form's only field.
fn typed(modal: &ModalInteraction) -> String {
    modal
        .data
        .components
        .iter()
        .flat_map(|row| &row.components)
        .find_map(|component| match component {
            ActionRowComponent::InputText(field) if field.custom_id == ModalForm::FIELD => {
                field.value.clone()
            }
            _ => None,
        })
        .unwrap_or_default()
}
