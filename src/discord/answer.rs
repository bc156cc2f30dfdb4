//! Serenity's interactions into the desk's, and the desk's answers out in time.

use std::collections::HashSet;
use std::time::Instant;

use serenity::all::{
    ActionRowComponent, Builder, ChannelType, CommandInteraction, ComponentInteraction,
    ComponentInteractionDataKind, Interaction, InteractionId as DiscordInteraction, Member, Message,
    MessageFlags, ModalInteraction, PartialChannel, Permissions, User,
};
use serenity::builder::{
    AutocompleteChoice, CreateAutocompleteResponse, CreateInteractionResponse,
    CreateInteractionResponseMessage,
};
use serenity::http::Http;

use super::commands::{Command, Completion};
use super::custom_id::CustomId;
use super::delivery_error::{DeliveryError, describe};
use super::desk::{Desk, Incoming};
use super::figures::{Answered, Asked};
use super::limits;
use super::permissions::{ChannelPermissions, PermissionCheck};
use super::prober::PermissionProber;
use super::reply::{ModalForm, Reply, Response};
use crate::matches::{ChannelId, GuildId, InteractionId, PlayerId, Timestamp};
use crate::service::Caller;
use crate::words::{clip, say};

/// Answers one interaction.
pub(super) async fn answer(desk: Desk, http: &Http, prober: &PermissionProber, interaction: Interaction) {
    let began = Instant::now();
    let figures = desk.clone();
    if let Some((asked, answered)) = reply(desk, http, prober, interaction).await {
        figures.figures().answered(&asked, answered, began.elapsed());
    }
}

async fn reply(
    desk: Desk,
    http: &Http,
    prober: &PermissionProber,
    interaction: Interaction,
) -> Option<(Asked, Answered)> {
    let now = desk.now();
    Some(match interaction {
        Interaction::Command(command) => {
            let (mut incoming, to) = (from_command(&command, now), (command.id, command.token.as_str()));
            let parsed = Command::parse(&command.data);
            let asked = Asked::named("command", parsed.as_ref().map(|_| command.data.name.as_str()));
            let permission_check =
                parsed.as_ref().map_or(PermissionCheck::Nothing, Command::permission_check);
            if let Some(guild) = incoming.caller.guild {
                incoming.found = prober.look(&desk, http, guild, permission_check).await;
            }
            (asked, respond(http, to, Later::Anew, move || desk.command(&incoming, parsed)).await)
        }
        Interaction::Autocomplete(command) => {
            let completion = Completion::parse(&command.data);
            let asked = Asked::named("list", completion.as_ref().map(|_| command.data.name.as_str()));
            (asked, complete(desk, http, &command, completion).await)
        }
        Interaction::Component(component) => {
            let (mut incoming, to) =
                (from_component(&component, now), (component.id, component.token.as_str()));
            let id: Option<CustomId> = component.data.custom_id.parse().ok();
            let word = id.as_ref().map(|id| id.press.word());
            let permission_check =
                id.as_ref().map_or(PermissionCheck::Nothing, |id| id.press.permission_check());
            if let Some(guild) = incoming.caller.guild {
                incoming.found = prober.look(&desk, http, guild, permission_check).await;
            }
            let private = is_private(&component.message);
            let in_place = id.as_ref().is_some_and(|id| private && id.press.stays_in_place());
            let later = if in_place { Later::InPlace } else { Later::Anew };
            if let ComponentInteractionDataKind::StringSelect { values } = &component.data.kind {
                let (asked, chosen) = (Asked::named("menu", word), values.first().cloned());
                let work = move || desk.choose(&incoming, id, chosen.as_deref(), private);
                (asked, respond(http, to, later, work).await)
            } else {
                let asked = Asked::named("button", word);
                (asked, respond(http, to, later, move || desk.press(&incoming, id, private)).await)
            }
        }
        Interaction::Modal(modal) => {
            let (incoming, to) = (from_modal(&modal, now), (modal.id, modal.token.as_str()));
            let id: Option<CustomId> = modal.data.custom_id.parse().ok();
            let asked = Asked::named("form", id.as_ref().map(|id| id.press.word()));
            let typed = typed(&modal);
            let private = modal.message.as_ref().is_some_and(|message| is_private(message));
            let work = move || desk.form(&incoming, id.as_ref(), &typed, private);
            (asked, respond(http, to, Later::Anew, work).await)
        }
        _ => return None,
    })
}

/// Where an answer goes that takes long.
#[derive(Clone, Copy)]
enum Later {
    /// Into a new private message.
    Anew,
    /// Into the message whose button or menu was used.
    InPlace,
}

/// Does the work on a thread of its own and answers; where it takes long, says so first.
async fn respond(
    http: &Http,
    (id, token): (DiscordInteraction, &str),
    later: Later,
    work: impl FnOnce() -> Response + Send + 'static,
) -> Answered {
    let mut job = tokio::task::spawn_blocking(work);
    let in_time = tokio::time::timeout(limits::DEFER_AFTER, &mut job).await;
    let mut answered = Answered::AtOnce;
    let sent = if let Ok(done) = in_time {
        let Some(response) = done.unwrap_or_else(|error| panicked(id, &error)).into_response() else {
            return answered;
        };
        response.execute(http, (id, token)).await
    } else {
        answered = Answered::Later;
        let deferred = match later {
            Later::Anew => {
                let message = CreateInteractionResponseMessage::new().ephemeral(true);
                CreateInteractionResponse::Defer(message)
            }
            Later::InPlace => CreateInteractionResponse::Acknowledge,
        };
        let deferred = deferred.execute(http, (id, token)).await;
        let done = job.await.unwrap_or_else(|error| panicked(id, &error));
        match (deferred, later, done) {
            (Err(error), ..) => Err(error),
            (Ok(()), Later::InPlace, Response::Silence) => Ok(()),
            // The message that was used is no place for a refusal.
            (Ok(()), Later::InPlace, Response::Private(reply)) => {
                reply.into_followup().execute(http, (None, token)).await.map(|_| ())
            }
            (Ok(()), _, done) => edit(http, token, done).await,
        }
    };
    // What was done stays done: its notice comes out of the outbox.
    if let Err(error) = sent {
        tracing::warn!(interaction = %id, error = describe(error), "an answer did not arrive");
        answered = Answered::Lost;
    }
    answered
}

/// Puts an answer in place of the deferred one.
async fn edit(http: &Http, token: &str, answer: Response) -> Result<(), serenity::Error> {
    let reply = match answer {
        Response::Private(reply) | Response::Update(reply) => reply,
        // A form cannot follow a deferred answer.
        Response::ModalForm(_) | Response::Silence => Reply::text(say!("refusal-press-again")),
    };
    reply.into_edit().execute(http, token).await.map(|_| ())
}

fn panicked(id: DiscordInteraction, error: &tokio::task::JoinError) -> Response {
    tracing::error!(interaction = %id, %error, "a deed panicked");
    Response::Private(Reply::text(say!("fault", reference = id.to_string())))
}

async fn complete(
    desk: Desk,
    http: &Http,
    command: &CommandInteraction,
    completion: Option<Completion>,
) -> Answered {
    let incoming = from_command(command, desk.now());
    let job = tokio::task::spawn_blocking(move || desk.complete(&incoming, completion));
    let choices = job.await.unwrap_or_default();
    let choices = told_apart(choices).into_iter();
    let choices = choices.map(|(name, value)| AutocompleteChoice::new(name, value)).collect();
    let response = CreateAutocompleteResponse::new().set_choices(choices);
    let response = CreateInteractionResponse::Autocomplete(response);
    if let Err(error) = response.execute(http, (command.id, command.token.as_str())).await {
        // Whoever types on has no use for the last list, and Discord forgets it: that is no trouble.
        let wrong = DeliveryError::of(&error) == DeliveryError::NeverTaken;
        let error = describe(error);
        if wrong {
            tracing::error!(interaction = %command.id, error, "Discord does not take a list");
        } else {
            tracing::debug!(interaction = %command.id, error, "a list did not arrive");
        }
        return Answered::Lost;
    }
    Answered::AtOnce
}

/// Choices within Discord's limits. It takes no list in which two have the same name: the later
/// ones get a number.
fn told_apart(choices: Vec<(String, String)>) -> Vec<(String, String)> {
    let mut names = HashSet::new();
    let mut apart = Vec::with_capacity(choices.len().min(limits::CHOICES));
    for (name, value) in choices.into_iter().take(limits::CHOICES) {
        let mut unique = clip(&name, limits::CHOICE_TEXT);
        for number in 2.. {
            if names.insert(unique.to_lowercase()) {
                break;
            }
            let mark = format!(" ({number})");
            unique = clip(&name, limits::CHOICE_TEXT - mark.len()) + &mark;
        }
        apart.push((unique, clip(&value, limits::CHOICE_TEXT)));
    }
    apart
}

/// Whether only the one who used an interaction sees a message.
fn is_private(message: &Message) -> bool {
    message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

fn from_command(command: &CommandInteraction, now: Timestamp) -> Incoming {
    incoming(
        command.id,
        &command.user,
        command.member.as_deref(),
        command.guild_id,
        command.channel_id,
        command.app_permissions,
        command.channel.as_ref(),
        now,
    )
}

fn from_component(component: &ComponentInteraction, now: Timestamp) -> Incoming {
    incoming(
        component.id,
        &component.user,
        component.member.as_ref(),
        component.guild_id,
        component.channel_id,
        component.app_permissions,
        component.channel.as_ref(),
        now,
    )
}

fn from_modal(modal: &ModalInteraction, now: Timestamp) -> Incoming {
    incoming(
        modal.id,
        &modal.user,
        modal.member.as_ref(),
        modal.guild_id,
        modal.channel_id,
        modal.app_permissions,
        modal.channel.as_ref(),
        now,
    )
}

#[allow(clippy::too_many_arguments, reason = "serenity's three kinds share nothing but these")]
fn incoming(
    id: DiscordInteraction,
    user: &User,
    member: Option<&Member>,
    guild: Option<serenity::all::GuildId>,
    channel: serenity::all::ChannelId,
    permissions: Option<Permissions>,
    place: Option<&PartialChannel>,
    now: Timestamp,
) -> Incoming {
    let player = PlayerId(user.id.get());
    let name = member.map_or_else(|| user.display_name(), Member::display_name);
    Incoming {
        caller: Caller {
            interaction: InteractionId(id.get()),
            player,
            now,
            guild: guild.map(|guild| GuildId(guild.get())),
            channel: ChannelId(channel.get()),
        },
        name: name.to_owned(),
        allowed: allowed(permissions, place),
        admin: guild.is_some() && member.and_then(|member| member.permissions).is_some_and(manages),
        found: Vec::new(),
    }
}

/// Whether somebody with these permissions is an admin of the server.
const fn manages(permissions: Permissions) -> bool {
    permissions.intersects(Permissions::MANAGE_GUILD.union(Permissions::ADMINISTRATOR))
}

fn allowed(permissions: Option<Permissions>, place: Option<&PartialChannel>) -> ChannelPermissions {
    let Some(permissions) = permissions else { return ChannelPermissions::ALL };
    let thread = place.is_some_and(|place| {
        matches!(place.kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
    });
    ChannelPermissions::from_discord(permissions, thread)
}

/// The text of the form's one field.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_choices_have_the_same_name() {
        let long = "x".repeat(150);
        let given = ["Kyo", "kyo", "Kyo (2)", "Kyo", &long, &long];
        let apart = told_apart(given.map(|name| (name.to_owned(), "value".to_owned())).to_vec());
        let names: Vec<&str> = apart.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names[..4], ["Kyo", "kyo (2)", "Kyo (2) (2)", "Kyo (3)"]);
        let folded: HashSet<String> = names.iter().map(|name| name.to_lowercase()).collect();
        assert_eq!(folded.len(), names.len());
        assert!(names.iter().all(|name| name.chars().count() <= limits::CHOICE_TEXT), "{names:?}");
    }
}
