//! From an interaction, read to types, to its answer: the handler is run, what goes wrong is told,
//! and so is a ping that was missed. Everything here blocks.

use super::buttons::{self, Input};
use super::card::match_card;
use super::commands::{self, CompletionChoices, Invocation};
use super::context::InteractionContext;
use super::custom_id::{ButtonAction, CommandButton, CustomId};
use super::format::relative;
use super::reply::{Placement, Reply, Response};
use crate::i18n::{self, Language, t};
use crate::matches::{InteractionId, LanguageChoice, UserError};
use crate::service::{Error, InternalError};
use serenity::model::application::CommandData;

/// Answers a slash command; nothing is a command of an earlier version.
#[must_use]
pub fn command(ctx: &mut InteractionContext, invocation: Option<Invocation>) -> Response {
    ctx.span().clone().in_scope(|| {
        note_name(ctx);
        find_languages(ctx);
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
        note_name(ctx);
        find_languages(ctx);
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
        find_languages(ctx);
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

fn note_name(ctx: &InteractionContext) {
    ctx.bot().presence().note(ctx.player(), ctx.now());
    if let Err(error) = ctx.service.players.note_name(ctx.player(), &ctx.name, ctx.now())
        && !error.is_full_disk()
    {
        tracing::warn!(%error, "a name could not be noted");
    }
}

/// Finds out which languages the sender and the server read: what they chose, else what their Discord
/// is set to.
fn find_languages(ctx: &mut InteractionContext) {
    let languages = &ctx.service.languages;
    let own = match &ctx.locale {
        Some(locale) => languages.note_player(ctx.player(), locale),
        None => languages.of_player(ctx.player()),
    };
    let server = ctx.guild().map(|guild| match &ctx.guild_locale {
        Some(locale) => languages.note_server(guild, locale),
        None => languages.of_server(guild),
    });
    let found = |choice: Result<LanguageChoice, InternalError>| match choice {
        Ok(choice) => Some(Language::of(&choice)),
        Err(error) => {
            if !error.is_full_disk() {
                tracing::warn!(%error, "a language is not known");
            }
            None
        }
    };
    ctx.lang = found(own).unwrap_or(ctx.lang);
    ctx.public_lang = server.map_or(Some(ctx.lang), found).unwrap_or_default();
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
    let content = i18n::refusal(ctx.lang, "", refusal);
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
