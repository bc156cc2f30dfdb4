//! From an interaction, read to types, to its answer: the handler is run, what goes wrong is told,
//! and so is a ping that was missed. Everything here blocks.

use super::buttons::{self, Input};
use super::commands::{self, CompletionChoices, Invocation};
use super::context::InteractionContext;
use super::custom_id::{ButtonAction, CommandButton, CustomId};
use super::reply::{Placement, Reply, Response};
use super::views::card::match_card;
use super::views::format::relative;
use crate::domain::{InteractionId, LanguageChoice, UserError};
use crate::service::{Error, InternalError, KnownSender, Languages};
use crate::text::{self, Language, t};
use serenity::model::application::CommandData;

/// Answers a slash command; nothing is a command of an earlier version.
#[must_use]
pub fn command(ctx: &mut InteractionContext, invocation: Option<Invocation>) -> Response {
    ctx.span().clone().in_scope(|| {
        ctx.bot().presence().note(ctx.player(), ctx.now());
        greet(ctx);
        match invocation {
            Some(invocation) => with_missed_ping(ctx, answer(ctx, invocation.run(ctx))),
            None => unknown(ctx),
        }
    })
}

/// Answers a button, a menu or a form; nothing is one of an earlier version.
#[must_use]
pub fn component(
    ctx: &mut InteractionContext,
    id: Option<CustomId>,
    input: &Input,
    placement: Placement,
) -> Response {
    ctx.span().clone().in_scope(|| {
        ctx.bot().presence().note(ctx.player(), ctx.now());
        greet(ctx);
        let Some(id) = id else { return unknown(ctx) };
        let tells = tells_missed_ping(&id.action, input);
        let response = match (&id.action, input) {
            (ButtonAction::Commands(CommandButton::InGame(question)), Input::Choice(game)) => {
                let done = commands::in_game(question, game).map(|invocation| invocation.run(ctx));
                done.map(|done| in_place(answer(ctx, done), placement))
            }
            _ => buttons::handle(ctx, id, input, placement).map(|done| answer(ctx, done)),
        };
        let Some(response) = response else { return unknown(ctx) };
        if tells { with_missed_ping(ctx, response) } else { response }
    })
}

/// Completes an option. Nothing is told of what goes wrong: the list is empty.
#[must_use]
pub fn complete(ctx: &mut InteractionContext, data: &CommandData) -> Option<CompletionChoices> {
    ctx.span().clone().in_scope(|| {
        greet(ctx);
        let completed = commands::complete(ctx, data)?;
        Some(completed.unwrap_or_else(|error| {
            if let Error::Internal(error) = error {
                tracing::error!(%error, "completion failed");
            }
            CompletionChoices::new()
        }))
    })
}

/// The answer to a command in the place of the menu that asked for its game.
fn in_place(response: Response, placement: Placement) -> Response {
    match response {
        Response::Private(reply) => reply.placed(placement),
        other => other,
    }
}

/// Finds out who sent an interaction, and which languages they and the server read: what they chose, else what their
/// Discord is set to. What is new of that is stored.
fn greet(ctx: &mut InteractionContext) {
    let found = ctx.service.arrivals.find(ctx.player(), ctx.guild());
    let Some(KnownSender { name, preferences, server }) = noted(found, language_unknown) else {
        ctx.public_lang = if ctx.guild().is_some() { Language::default() } else { ctx.lang };
        return;
    };
    note_name(ctx, name.as_deref());
    let languages = &ctx.service.languages;
    let own = choice(preferences.language_choice(), ctx.locale.as_deref(), |locale| {
        languages.note_player(ctx.player(), locale)
    });
    let server = server.zip(ctx.guild()).map(|(server, guild)| {
        choice(server, ctx.guild_locale.as_deref(), |locale| languages.note_server(guild, locale))
    });
    ctx.lang = Language::of(&own);
    ctx.public_lang = server.map_or(ctx.lang, |server| Language::of(&server));
    ctx.know_preferences(preferences);
}

/// Stores the sender's name where it is new.
fn note_name(ctx: &InteractionContext, known: Option<&str>) {
    if known == Some(&ctx.name) {
        ctx.bot().note_name(ctx.player(), &ctx.name);
        return;
    }
    ctx.bot().forget_name(ctx.player());
    noted(ctx.service.players.note_name(ctx.player(), &ctx.name, ctx.now()), |error| {
        tracing::warn!(%error, "a name could not be noted");
    });
}

/// What decides a language: what is known, with the locale that the interaction tells, which is stored where it is new.
fn choice(
    known: LanguageChoice,
    locale: Option<&str>,
    note: impl FnOnce(&str) -> Result<LanguageChoice, InternalError>,
) -> LanguageChoice {
    let new = locale.filter(|locale| !Languages::is_noted(&known, locale));
    new.and_then(|locale| noted(note(locale), language_unknown)).unwrap_or(known)
}

/// What was read or stored; nothing where that failed, and the operator is told, unless the disk is full: others tell of
/// that.
fn noted<T>(done: Result<T, InternalError>, tell: impl FnOnce(&InternalError)) -> Option<T> {
    done.inspect_err(|error| {
        if !error.is_full_disk() {
            tell(error);
        }
    })
    .ok()
}

fn language_unknown(error: &InternalError) {
    tracing::warn!(%error, "a language is not known");
}

fn unknown(ctx: &InteractionContext) -> Response {
    Response::text(t!(ctx.lang, "refusal-unknown"))
}

/// What was done, or what the player is told of why it was not.
fn answer(ctx: &InteractionContext, done: Result<Response, Error>) -> Response {
    match done {
        Ok(response) => response,
        Err(Error::User(UserError::Repeated)) => {
            tracing::debug!("delivered twice");
            Response::Silence
        }
        Err(Error::User(refusal)) => {
            // A refusal of the rules may tell what only its player sees.
            match &refusal {
                UserError::Rules(error) => tracing::debug!(code = error.code(), "refused"),
                refusal => tracing::debug!(?refusal, "refused"),
            }
            Response::Private(refused(ctx, &refusal))
        }
        Err(Error::Internal(error)) if error.is_full_disk() => Response::text(t!(ctx.lang, "fault-full")),
        Err(Error::Internal(error)) => {
            // The player gets the number of the interaction, which is on this line.
            tracing::error!(%error, "an interaction failed");
            if error.is_away() {
                return Response::text(t!(ctx.lang, "fault-away"));
            }
            Response::text(fault(ctx.lang, ctx.caller.interaction))
        }
    }
}

/// What a player reads where something broke, with the number that finds it in the log.
pub(super) fn fault(lang: Language, interaction: InteractionId) -> String {
    t!(lang, "fault", reference = interaction.to_string())
}

/// A refusal; where the game has moved on, with the game as it stands.
fn refused(ctx: &InteractionContext, refusal: &UserError) -> Reply {
    let content = text::refusal(ctx.lang, "", refusal);
    let shows = matches!(refusal, UserError::Stale | UserError::Over | UserError::NotOnTurn);
    let game = ctx.game().filter(|_| shows);
    match game.and_then(|game| ctx.match_view(game).ok()) {
        None => Reply::text(content),
        Some(match_view) => Reply { content, ..match_card(ctx, &match_view) },
    }
}

/// Whether the answer may also tell of a ping that was missed: what is read while a form or a page
/// of the rules is open is not the place.
const fn tells_missed_ping(action: &ButtonAction, input: &Input) -> bool {
    match input {
        Input::Press => true,
        Input::Choice(_) => matches!(action, ButtonAction::Composer(_)),
        Input::Person(_) | Input::Text(_) => false,
    }
}

/// Tells a player once, in a new private message, that no ping reached them.
fn with_missed_ping(ctx: &InteractionContext, response: Response) -> Response {
    let Response::Private(mut reply) = response else { return response };
    if ctx.known_preferences().is_some_and(|known| known.unreached.is_none()) {
        return Response::Private(reply);
    }
    match ctx.service.players.take_unreached(ctx.player()) {
        Ok(Some(since)) => {
            let told = t!(ctx.lang, "unreached", since = relative(since));
            reply.content = if reply.content.is_empty() { told } else { [told, reply.content].join("\n") };
        }
        Ok(None) => {}
        Err(error) if error.is_full_disk() => {}
        Err(error) => tracing::error!(%error, "whether a ping was missed cannot be read"),
    }
    Response::Private(reply)
}
