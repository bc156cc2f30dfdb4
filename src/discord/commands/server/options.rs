//! The settings of a server: shown, and changed.

use super::super::define::language_label;
use crate::discord::context::InteractionContext;
use crate::discord::format::channel_mention;
use crate::discord::reply::{Reply, Response};
use crate::i18n::{Language, t};
use crate::matches::{GuildId, ServerChange, ServerSettings, Threads};
use crate::service::Error;

/// Shows the settings as they are.
pub(super) fn show(ctx: &InteractionContext, guild: GuildId) -> Result<Response, Error> {
    let settings = ctx.service.servers.settings(guild)?;
    card(ctx, guild, &settings)
}

/// Changes one of them, and shows them all.
pub(super) fn change(
    ctx: &InteractionContext,
    guild: GuildId,
    change: ServerChange,
) -> Result<Response, Error> {
    let settings = ctx.service.servers.change(&ctx.caller, guild, change)?;
    card(ctx, guild, &settings)
}

/// The settings, with what is wrong with the channels that were looked at.
fn card(ctx: &InteractionContext, guild: GuildId, settings: &ServerSettings) -> Result<Response, Error> {
    let lang = ctx.lang;
    let counts = ctx.service.servers.counts(guild, ctx.now())?;
    let mut lines = lines(ctx, settings);
    lines.push(t!(lang, "server-counts", games = counts.ongoing, challenges = counts.challenges));
    lines.extend(ctx.channels.iter().flat_map(|access| access.problems(lang, settings.threads)));
    Ok(Response::Private(Reply {
        title: t!(lang, "server-title"),
        body: lines.join("\n"),
        foot: t!(lang, "server-foot"),
        ..Reply::default()
    }))
}

/// A limit as it is typed: 0 is none.
pub(super) fn limit(typed: i64) -> Option<u32> {
    u32::try_from(typed).ok().filter(|limit| *limit > 0)
}

/// The settings, one a line.
fn lines(ctx: &InteractionContext, settings: &ServerSettings) -> Vec<String> {
    let lang = ctx.lang;
    let channels: Vec<_> = settings.channels.iter().map(|channel| channel_mention(*channel)).collect();
    let channels = if channels.is_empty() { t!(lang, "server-no-channels") } else { channels.join(", ") };
    let limit =
        |limit: Option<u32>| limit.map_or_else(|| t!(lang, "server-no-limit"), |limit| limit.to_string());
    let (games, challenges) = (limit(settings.game_limit), limit(settings.challenge_limit));
    let mut lines = vec![
        t!(lang, "server-channels", value = channels),
        t!(lang, "server-threads", value = threads_label(lang, settings.threads)),
        t!(lang, "server-limits", games = games, challenges = challenges),
        t!(lang, "server-pace", value = t!(lang, "choice-pace", days = settings.pace.days())),
        t!(lang, "server-vacation", days = settings.vacation_days),
    ];
    if ctx.has_several_languages() {
        let language = language_label(lang, settings.language.as_deref());
        lines.push(t!(lang, "server-language", value = language));
    }
    lines
}

pub(super) fn threads_label(lang: Language, value: Threads) -> String {
    match value {
        Threads::On => t!(lang, "choice-threads-on"),
        Threads::Off => t!(lang, "choice-threads-off"),
    }
}
