//! Notices about clocks: reminders, changes, absent players, and calls for players who can't be
//! reached otherwise.

use super::request::NoticeRequest;
use crate::discord::custom_id::{ComposerButton, GameButton};
use crate::discord::reply::{Reply, Style, people};
use crate::discord::views::card::{game_name, match_button};
use crate::discord::views::format::{exact, game_link, mention, relative, span};
use crate::domain::{Cause, MatchSummary, MessageKind, PlayerId, Route, SHUT_OUT_DAYS, Seat};
use crate::service::Error;
use crate::text::{self, t};

/// Whether a delayed or rerouted notice is obsolete because the move was made in the meantime.
pub(super) fn is_outdated(request: NoticeRequest<'_>) -> Result<bool, Error> {
    let message = request.message;
    let by_move = matches!(
        message.kind,
        MessageKind::Turn | MessageKind::Reminder | MessageKind::Credited | MessageKind::MoreTime
    );
    let late = message.parked || message.route != Route::Channel;
    Ok(by_move && late && request.match_view()?.outdated)
}

/// Pings a player whose direct messages are closed.
pub(super) fn call(request: NoticeRequest<'_>, player: PlayerId) -> Result<Reply, Error> {
    let lang = request.lang;
    if request.message.kind.is_about_season() {
        let content = t!(lang, "call-season", player = mention(lang, player));
        return Ok(Reply { content, pings: vec![player], ..Reply::default() });
    }
    let content = match request.bot.service().games.summary(request.message.subject)? {
        Some(game) => t!(
            lang,
            "call-game",
            player = mention(lang, player),
            game = text::game(lang, game.game.info()),
            whose = if game.awaits(player) { "mine" } else { "news" },
            link = game_link(lang, &game),
        ),
        None => t!(lang, "call-challenge", player = mention(lang, player)),
    };
    Ok(Reply { content, pings: vec![player], ..Reply::default() })
}

/// Reports the clock of the player on turn. Returns `None` if the move was made in the meantime.
pub(super) fn clock(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let NoticeRequest { bot, lang, message, now, .. } = request;
    let match_view = request.match_view()?;
    if match_view.outdated || match_view.game.ending.is_some() {
        return Ok(None);
    }
    let summary = bot.service().games.summary(message.subject)?;
    let link = summary.map(|game| game_link(lang, &game)).unwrap_or_default();
    let turn = match_view.board_view.view.turn();
    let on_turn = match_view.game.seat(turn);
    let (player, opponent) = (mention(lang, on_turn), mention(lang, match_view.game.seat(turn.other())));
    let Some(deadline) = match_view.clock.deadline() else { return Ok(None) };
    let (game, exactly, deadline) = (game_name(lang, match_view), exact(deadline), relative(deadline));
    let content = match message.kind {
        MessageKind::Reminder => t!(
            lang,
            "reminder",
            player = player,
            opponent = opponent,
            game = game,
            deadline = deadline,
            exactly = exactly,
            link = link,
        ),
        MessageKind::Credited => t!(
            lang,
            "credited",
            player = player,
            opponent = opponent,
            game = game,
            span = span(lang, match_view.clock.credit_ms()),
            deadline = deadline,
            exactly = exactly,
            link = link,
        ),
        _ => t!(
            lang,
            "more-time",
            player = player,
            opponent = opponent,
            game = game,
            deadline = deadline,
            exactly = exactly,
            link = link,
        ),
    };
    if match_view.clock.pause_at(now).is_some_and(|pause| pause.cause == Cause::ShutOut) {
        return Ok(None);
    }
    Ok(Some(Reply {
        content,
        buttons: vec![
            match_button(match_view, ComposerButton::Open, t!(lang, "button-move"), Style::Primary),
            match_button(match_view, GameButton::View, t!(lang, "button-view"), Style::Plain),
        ],
        pings: people([on_turn]),
        ..Reply::default()
    }))
}

/// Reports that a player or the bot is away, or back.
pub(super) fn away(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let Some(game) = request.bot.service().games.summary(request.message.subject)? else {
        return Ok(None);
    };
    match request.message.actor {
        None => Ok(shut_out(request, &game)),
        Some(player) if request.message.kind == MessageKind::Absent => Ok(absent(request, &game, player)),
        Some(player) if request.message.kind == MessageKind::Grace => grace(request, &game, player),
        Some(player) => vacation(request, &game, player).map(Some),
    }
}

/// Notifies a player that the bot was removed from the server of a game.
fn shut_out(request: NoticeRequest<'_>, game: &MatchSummary) -> Option<Reply> {
    let lang = request.lang;
    let player = request.message.route.recipient()?;
    let content = t!(
        lang,
        "shut-out",
        game = text::game(lang, game.game.info()),
        opponent = mention(lang, game.opponent_of(player)),
        until = relative(request.message.created.plus_days(SHUT_OUT_DAYS)),
    );
    Some(Reply { content, pings: vec![player], ..Reply::default() })
}

/// Notifies a player that the opponent has left the server.
fn absent(request: NoticeRequest<'_>, game: &MatchSummary, player: Seat) -> Option<Reply> {
    let lang = request.lang;
    let opponent = game.opponent_of(player);
    let content = t!(
        lang,
        "absent",
        opponent = mention(lang, opponent),
        player = mention(lang, player),
        game = text::game(lang, game.game.info()),
        link = game_link(lang, game),
    );
    game.ending.is_none().then(|| Reply { content, pings: people([opponent]), ..Reply::default() })
}

/// Tells a player that no notice reaches the opponent, whose clock is paused. Returns `None` once
/// the opponent has moved or the pause is over.
fn grace(request: NoticeRequest<'_>, game: &MatchSummary, player: Seat) -> Result<Option<Reply>, Error> {
    let (lang, now) = (request.lang, request.now);
    let paused = request.bot.service().clocks.pauses(&[game.id], now)?.remove(&game.id);
    let until = paused.filter(|pause| pause.cause == Cause::Grace).and_then(|pause| pause.until);
    let Some(until) = until.filter(|_| player.person().is_some_and(|player| game.awaits(player))) else {
        return Ok(None);
    };
    let opponent = game.opponent_of(player);
    let content = t!(
        lang,
        "grace",
        opponent = mention(lang, opponent),
        player = mention(lang, player),
        game = text::game(lang, game.game.info()),
        until = relative(until),
        exactly = exact(until),
        link = game_link(lang, game),
    );
    Ok(Some(Reply { content, pings: people([opponent]), ..Reply::default() }))
}

/// Reports the beginning or end of a player's vacation.
fn vacation(request: NoticeRequest<'_>, game: &MatchSummary, player: Seat) -> Result<Reply, Error> {
    let lang = request.lang;
    let status = request.bot.service().vacations.status(player, game.place.guild, request.now)?;
    let player = mention(lang, player);
    let until = status.current.map(|vacation| vacation.until);
    Ok(Reply::text(match (until, status.paused_until) {
        (Some(until), Some(still)) if still < until => t!(
            lang,
            "vacation-begun-part",
            player = player,
            until = relative(until),
            still = relative(still),
            exactly = exact(still),
        ),
        (Some(until), None) => t!(
            lang,
            "vacation-begun-uncounted",
            player = player,
            until = relative(until),
            exactly = exact(until),
        ),
        (Some(until), Some(_)) => {
            t!(lang, "vacation-begun", player = player, until = relative(until), exactly = exact(until))
        }
        (None, _) => t!(lang, "vacation-over", player = player),
    }))
}
