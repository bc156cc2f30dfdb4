//! Runs the handler of a parsed interaction, and turns its result into a response.
//!
//! Errors become replies, and missed pings are reported. Everything here blocks.

use super::buttons::{self, Input};
use super::commands::{self, CompletionChoices, Invocation};
use super::context::InteractionContext;
use super::custom_id::{ButtonAction, CommandButton, CustomId};
use super::reply::{Placement, Reply, Response};
use super::views::card::match_card;
use super::views::format::{mention, relative};
use crate::domain::{AccountName, InteractionId, LanguageChoice, UserError, grace_until};
use crate::service::{CommitOutcome, Error, InternalError, KnownSender, Languages, MissedPings};
use crate::text::{self, Language, t};
use serenity::model::application::CommandData;

/// Handles a slash command. `None` stands for an unknown one.
#[must_use]
pub fn command(ctx: &mut InteractionContext, invocation: Option<Invocation>) -> Response {
    ctx.span().clone().in_scope(|| {
        ctx.bot().activity().note(ctx.player(), ctx.now());
        identify_sender(ctx);
        match invocation {
            Some(invocation) => with_missed_ping(ctx, answer(ctx, invocation.run(ctx))),
            None => unknown(ctx),
        }
    })
}

/// Handles a button, menu or form. `None` stands for an unknown one.
#[must_use]
pub fn component(
    ctx: &mut InteractionContext,
    id: Option<CustomId>,
    input: &Input,
    placement: Placement,
) -> Response {
    ctx.span().clone().in_scope(|| {
        ctx.bot().activity().note(ctx.player(), ctx.now());
        identify_sender(ctx);
        let Some(id) = id else { return unknown(ctx) };
        let may_report = may_report_missed_ping(&id.action, input);
        let response = match (&id.action, input) {
            (ButtonAction::Commands(CommandButton::InGame(question)), Input::Choice(game)) => {
                let done = commands::in_game(question, game).map(|invocation| invocation.run(ctx));
                done.map(|done| in_place(answer(ctx, done), placement))
            }
            _ => buttons::handle(ctx, id, input, placement).map(|done| answer(ctx, done)),
        };
        let Some(response) = response else { return unknown(ctx) };
        if may_report { with_missed_ping(ctx, response) } else { response }
    })
}

/// The reply to a text with more characters than its option or form accepts. Nothing else is done
/// with such a text.
#[must_use]
pub fn too_long(lang: Language, limit: usize) -> Response {
    Response::text(t!(lang, "typed-too-long", limit = limit))
}

/// Completes an option. Returns an empty list on errors, and `None` for unknown options.
#[must_use]
pub fn complete(ctx: &mut InteractionContext, data: &CommandData) -> Option<CompletionChoices> {
    ctx.span().clone().in_scope(|| {
        identify_sender(ctx);
        let completed = commands::complete(ctx, data)?;
        Some(completed.unwrap_or_else(|error| {
            if let Error::Internal(error) = error {
                tracing::error!(%error, "completion failed");
            }
            CompletionChoices::new()
        }))
    })
}

/// Moves a command's response to the place of the menu that asked for its game.
fn in_place(response: Response, placement: Placement) -> Response {
    match response {
        Response::Private(reply) => reply.placed(placement),
        other => other,
    }
}

/// Loads the sender's preferences and sets both languages. A chosen language takes precedence over
/// the Discord locale. New names and locales are stored.
fn identify_sender(ctx: &mut InteractionContext) {
    let found = ctx.service.arrivals.find(ctx.player(), ctx.guild());
    let Some(KnownSender { name, preferences, server }) = log_error(found, log_unknown_language) else {
        ctx.public_lang = if ctx.guild().is_some() { Language::default() } else { ctx.lang };
        return;
    };
    update_name(ctx, name.as_ref());
    let languages = &ctx.service.languages;
    let own = choice(preferences.language_choice(), ctx.locale.as_deref(), |locale| {
        languages.record_player(ctx.player(), locale)
    });
    let server = server.zip(ctx.guild()).map(|(server, guild)| {
        choice(server, ctx.guild_locale.as_deref(), |locale| languages.record_server(guild, locale))
    });
    ctx.lang = Language::of(&own);
    ctx.public_lang = server.map_or(ctx.lang, |server| Language::of(&server));
    ctx.set_preferences(preferences);
}

/// Stores the sender's name if it has changed.
fn update_name(ctx: &InteractionContext, known: Option<&AccountName>) {
    if known == Some(&ctx.name) {
        ctx.bot().cache_name(ctx.player(), &ctx.name);
        return;
    }
    ctx.bot().evict_name(ctx.player());
    log_error(ctx.service.players.record_name(ctx.player(), &ctx.name, ctx.now()), |error| {
        tracing::warn!(%error, "cannot store name");
    });
}

/// Returns the language choice, updated with the interaction's locale. A new locale is stored.
fn choice(
    known: LanguageChoice,
    locale: Option<&str>,
    note: impl FnOnce(&str) -> Result<LanguageChoice, InternalError>,
) -> LanguageChoice {
    let new = locale.filter(|locale| !Languages::is_recorded(&known, locale));
    new.and_then(|locale| log_error(note(locale), log_unknown_language)).unwrap_or(known)
}

/// Returns `None` for an error, and logs it with `log` unless the disk is full, which is logged
/// elsewhere.
fn log_error<T>(done: Result<T, InternalError>, log: impl FnOnce(&InternalError)) -> Option<T> {
    done.inspect_err(|error| {
        if !error.is_full_disk() {
            log(error);
        }
    })
    .ok()
}

fn log_unknown_language(error: &InternalError) {
    tracing::warn!(%error, "cannot determine language");
}

fn unknown(ctx: &InteractionContext) -> Response {
    Response::text(t!(ctx.lang, "refusal-unknown"))
}

/// Turns a handler's result into a response and logs its error.
fn answer(ctx: &InteractionContext, done: Result<Response, Error>) -> Response {
    match done.map_err(|error| ctx.service.after_commit(&ctx.caller, error)) {
        Ok(response) => response,
        Err(Error::User(UserError::Repeated)) => {
            tracing::debug!("delivered twice");
            Response::Silence
        }
        Err(Error::User(refusal)) => {
            // A rule error may reveal what only its player sees, so log its code.
            match &refusal {
                UserError::Rules(error) => tracing::debug!(code = error.code(), "refused"),
                refusal => tracing::debug!(?refusal, "refused"),
            }
            Response::Private(user_error_reply(ctx, &refusal))
        }
        Err(Error::Internal(InternalError::Committed { outcome, cause })) => {
            tracing::error!(%outcome, error = %cause, "interaction failed after its commit");
            Response::text(fault_after_commit(ctx, outcome))
        }
        Err(Error::Internal(error)) if error.is_full_disk() => Response::text(t!(ctx.lang, "fault-full")),
        Err(Error::Internal(error)) => {
            // The player gets the interaction's number, which this line contains.
            tracing::error!(%error, "interaction failed");
            if error.is_away() {
                return Response::text(t!(ctx.lang, "fault-away"));
            }
            Response::text(fault(ctx.lang, ctx.caller.interaction))
        }
    }
}

/// The reply to an internal error, with the number to search for in the log.
pub(super) fn fault(lang: Language, interaction: InteractionId) -> String {
    t!(lang, "fault", reference = interaction.to_string())
}

/// The reply to an error after a commit, or to an unconfirmed one: what is stored, and where to look.
fn fault_after_commit(ctx: &InteractionContext, outcome: CommitOutcome) -> String {
    match (outcome, ctx.known_game()) {
        (CommitOutcome::Stored, Some(_)) => t!(ctx.lang, "fault-stored-game"),
        (CommitOutcome::Stored, None) => t!(ctx.lang, "fault-stored"),
        (CommitOutcome::Drafted, _) => t!(ctx.lang, "fault-drafted"),
        (CommitOutcome::Unknown, Some(_)) => t!(ctx.lang, "fault-doubt-game"),
        (CommitOutcome::Unknown, None) => t!(ctx.lang, "fault-doubt"),
    }
}

/// The reply to a user error. If the game has changed meanwhile, it shows the current state.
fn user_error_reply(ctx: &InteractionContext, refusal: &UserError) -> Reply {
    let content = text::refusal(ctx.lang, "", refusal);
    let shows = matches!(refusal, UserError::Stale | UserError::Over | UserError::NotOnTurn);
    let game = ctx.game().filter(|_| shows);
    match game.and_then(|game| ctx.match_view(game).ok()) {
        None => Reply::text(content),
        Some(match_view) => Reply { content, ..match_card(ctx, &match_view) },
    }
}

/// Whether the response may report a missed ping. Forms and open rules pages are the wrong place.
const fn may_report_missed_ping(action: &ButtonAction, input: &Input) -> bool {
    match input {
        Input::Press => true,
        Input::Choice(_) => matches!(action, ButtonAction::Composer(_)),
        Input::Person(_) | Input::Text(_) => false,
    }
}

/// Describes the pings that didn't reach the player, and which of their clocks are paused.
fn missed_lines(ctx: &InteractionContext, missed: &MissedPings) -> Vec<String> {
    let (lang, since) = (ctx.lang, relative(missed.since));
    let notice = if missed.closed {
        t!(lang, "unreached", since = since)
    } else {
        t!(lang, "unreached-open", since = since)
    };
    let paused = missed.graces.iter().filter(|(_, from)| grace_until(*from) > ctx.now());
    let paused = paused.map(|(game, from)| {
        t!(
            lang,
            "unreached-grace",
            game = text::game(lang, game.game.info()),
            opponent = mention(lang, game.opponent_of(ctx.player())),
            until = relative(grace_until(*from)),
        )
    });
    std::iter::once(notice).chain(paused).collect()
}

/// Reports once, in a private reply, that a ping didn't reach the player.
fn with_missed_ping(ctx: &InteractionContext, response: Response) -> Response {
    let Response::Private(mut reply) = response else { return response };
    if ctx.preferences().is_some_and(|known| known.unreached.is_none()) {
        return Response::Private(reply);
    }
    match ctx.service.players.take_unreached(ctx.player()) {
        Ok(Some(missed)) => {
            let mut lines = missed_lines(ctx, &missed);
            lines.extend(Some(reply.content).filter(|content| !content.is_empty()));
            reply.content = lines.join("\n");
        }
        Ok(None) => {}
        Err(error) if error.is_full_disk() => {}
        Err(error) => tracing::error!(%error, "cannot check for missed ping"),
    }
    Response::Private(reply)
}
