//! Answers of `/moderate`: mutes, annulments, and the pages of its lists.

use super::click::Click;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ModerationButton, PlayerPage};
use crate::discord::reply::{Reply, Response};
use crate::discord::views::format::{exact, game_link, mention, message_link};
use crate::discord::views::pages::ListPage;
use crate::domain::{
    GuildId, Id, MatchSummary, MessageRef, ModerationAct, ModerationEntry, Opponent, PlayerId, RequestKind,
    RequestRecord, Seat,
};
use crate::service::Error;
use crate::text::{self, Language, t};

/// Lines per page of a list.
const PAGE_SIZE: usize = 15;

pub(super) fn press(
    ctx: &InteractionContext,
    button: &ModerationButton,
    click: Click,
) -> Result<Response, Error> {
    let guild = ctx.moderator_of()?;
    let reply = match button {
        ModerationButton::Log(page) => log(ctx, guild, *page),
        ModerationButton::Pings(page) => pings(ctx, guild, *page),
    };
    Ok(reply?.placed(click.placement))
}

/// Mutes a person, or ends their mute.
pub(in crate::discord) fn mute(
    ctx: &InteractionContext,
    guild: GuildId,
    person: Opponent,
    days: u32,
    reason: &str,
) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let muted = ctx.service.moderation.mute(&ctx.caller, guild, person, days, reason)?;
    let person = mention(lang, person.player);
    Ok(Reply::text(match muted {
        Some(mute) => t!(lang, "moderate-muted", person = person, until = exact(mute.until)),
        None => t!(lang, "moderate-unmuted", person = person),
    }))
}

/// Takes a game's rating changes back.
pub(in crate::discord) fn annul(
    ctx: &InteractionContext,
    guild: GuildId,
    game: Id,
    reason: &str,
) -> Result<Reply, Error> {
    let game = ctx.service.annulments.annul(&ctx.caller, guild, game, reason)?;
    let (label, link) = (text::game(ctx.lang, game.game.info()), game_link(ctx.lang, &game));
    Ok(Reply::text(t!(ctx.lang, "moderate-annulled", game = label, link = link)))
}

/// Undoes an annulment.
pub(in crate::discord) fn restore(
    ctx: &InteractionContext,
    guild: GuildId,
    game: Id,
    reason: &str,
) -> Result<Reply, Error> {
    let game = ctx.service.annulments.restore(&ctx.caller, guild, game, reason)?;
    let (label, link) = (text::game(ctx.lang, game.game.info()), game_link(ctx.lang, &game));
    Ok(Reply::text(t!(ctx.lang, "moderate-restored", game = label, link = link)))
}

/// Shows a page of the log.
pub(in crate::discord) fn log(ctx: &InteractionContext, guild: GuildId, page: usize) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let entries = ctx.service.moderation.log(guild, ctx.now())?;
    if entries.is_empty() {
        return Ok(Reply::text(t!(lang, "moderate-log-none")));
    }
    let page = ListPage::of(entries.len(), PAGE_SIZE, page);
    let lines: Result<Vec<_>, Error> =
        entries[page.entries.clone()].iter().map(|entry| log_line(ctx, entry)).collect();
    Ok(Reply {
        title: t!(lang, "moderate-log-title"),
        body: lines?.join("\n"),
        foot: page.foot(lang),
        buttons: page.buttons(lang, |page| ModerationButton::Log(page).into()),
        ..Reply::default()
    })
}

fn log_line(ctx: &InteractionContext, entry: &ModerationEntry) -> Result<String, Error> {
    let lang = ctx.lang;
    let (at, moderator, reason) =
        (exact(entry.at), mention(lang, entry.moderator), text::plain_words(&entry.reason));
    let link = |game: Id| -> Result<String, Error> {
        let game: Option<MatchSummary> = ctx.service.games.summary(game)?;
        Ok(game.map(|game| game_link(lang, &game)).unwrap_or_default())
    };
    Ok(match entry.act {
        ModerationAct::Mute { person, until } => t!(
            lang,
            "moderate-log-mute",
            at = at,
            moderator = moderator,
            person = mention(lang, person),
            until = exact(until),
            reason = reason,
        ),
        ModerationAct::Unmute { person } => t!(
            lang,
            "moderate-log-unmute",
            at = at,
            moderator = moderator,
            person = mention(lang, person),
            reason = reason,
        ),
        ModerationAct::Annul(game) => t!(
            lang,
            "moderate-log-annul",
            at = at,
            moderator = moderator,
            link = link(game)?,
            reason = reason,
        ),
        ModerationAct::Restore(game) => t!(
            lang,
            "moderate-log-restore",
            at = at,
            moderator = moderator,
            link = link(game)?,
            reason = reason,
        ),
    })
}

/// Shows a page of the requests made in the server, of everybody or of one person.
pub(in crate::discord) fn pings(
    ctx: &InteractionContext,
    guild: GuildId,
    PlayerPage { player: person, page }: PlayerPage,
) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let requests = ctx.service.moderation.requests(&ctx.caller, guild, person)?;
    if requests.is_empty() {
        return Ok(Reply::text(t!(lang, "moderate-pings-none")));
    }
    let page = ListPage::of(requests.len(), PAGE_SIZE, page);
    let lines: Vec<_> =
        requests[page.entries.clone()].iter().map(|request| request_line(lang, guild, request)).collect();
    let to = |page| ModerationButton::Pings(PlayerPage { player: person, page }).into();
    Ok(Reply {
        title: t!(lang, "moderate-pings-title"),
        body: lines.join("\n"),
        foot: page.foot(lang),
        buttons: page.buttons(lang, to),
        ..Reply::default()
    })
}

fn request_line(lang: Language, guild: GuildId, request: &RequestRecord) -> String {
    let person = |person: Option<PlayerId>| mention(lang, person.map_or(Seat::Deleted, Seat::Person));
    let posted = request.message.map(|message| MessageRef { channel: request.channel, message });
    let recipient = match request.recipient {
        None if request.kind == RequestKind::Challenge => t!(lang, "games-anybody"),
        recipient => person(recipient),
    };
    t!(
        lang,
        "moderate-pings-line",
        at = exact(request.at),
        sender = person(request.sender),
        recipient = recipient,
        kind = request.kind.word(),
        pinged = if request.pinged { "yes" } else { "no" },
        link = posted.map(|posted| message_link(lang, Some(guild), posted)).unwrap_or_default(),
    )
}
