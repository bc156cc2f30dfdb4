//! Builds the messages of the outbox, public and private.
//!
//! A message shows the public view at the time it is sent.

mod boards;
mod challenges;
mod clocks;
mod computers;
mod dailies;
mod moderation;
mod offers;
mod request;
mod seasons;
mod turn;

use std::cell::OnceCell;

use super::reply::Reply;
use crate::bot::BotContext;
use crate::discord::rest::limits;
use crate::discord::views::format::{exact, game_link, mention, relative};
use crate::discord::views::player_names::seat_names;
use crate::domain::{
    Detour, GuildId, Id, MessageKind, OutboxMessage, QuestionOutcome, Route, Timestamp, private_to,
};
use crate::service::{Error, InternalError};
use crate::text::{self, Join, Language, clip, t};
use request::NoticeRequest;

/// Maximum length of a person's name in the title of a thread, which names two.
const MAX_TITLE_NAME: usize = 40;

/// Builds an outbox message. Returns `None` if it is obsolete.
///
/// Fails if the subject of the message no longer exists.
pub fn compose(bot: &BotContext, message: &OutboxMessage, now: Timestamp) -> Result<Option<Reply>, Error> {
    let (lang, match_view) = (language_of(bot, message, now)?, OnceCell::new());
    let request = NoticeRequest { bot, lang, message, now, outcome: None, match_view: &match_view };
    if clocks::is_outdated(request)? || computers::is_undeliverable(request)? {
        return Ok(None);
    }
    match message.route {
        Route::ChannelMention(player) => clocks::call(request, player).map(Some),
        Route::Channel | Route::Direct(_) => {
            let reply = compose_by_kind(request)?.map(|reply| addressed(request, reply)).transpose()?;
            Ok(reply.map(|reply| without_ping(request, reply)))
        }
    }
}

/// Removes the pings of a message that mustn't ping, and adds the reason in small print.
fn without_ping(request: NoticeRequest<'_>, reply: Reply) -> Reply {
    let Some(quiet) = request.message.quiet else { return reply };
    let small = text::notice_unpinged(request.lang, quiet);
    let lines: Vec<_> = [reply.content].into_iter().chain(small).filter(|line| !line.is_empty()).collect();
    Reply { content: lines.join("\n"), pings: Vec::new(), ..reply }
}

/// Builds the update of a posted outbox message. `outcome` is the answer to the message's question.
/// Returns `None` if the message doesn't change.
///
/// Fails if the subject of the message no longer exists.
pub(crate) fn compose_update(
    bot: &BotContext,
    message: &OutboxMessage,
    outcome: Option<QuestionOutcome>,
    now: Timestamp,
) -> Result<Option<Reply>, Error> {
    let (lang, match_view) = (language_of(bot, message, now)?, OnceCell::new());
    let request = NoticeRequest { bot, lang, message, now, outcome, match_view: &match_view };
    let reply = match message.kind {
        MessageKind::Challenged if outcome.is_none() => {
            Some(without_ping(request, challenges::updated(request)?))
        }
        MessageKind::Challenged => Some(challenges::updated(request)?),
        MessageKind::DrawOffered => offers::draw_closed(request)?,
        MessageKind::TakebackOffered => offers::takeback_closed(request)?,
        MessageKind::Turn | MessageKind::TakenBack => Some(turn::notice(request)?.over_its_picture()),
        MessageKind::Daily => Some(dailies::updated(request)?),
        MessageKind::Season => Some(seasons::updated(request)?),
        MessageKind::Board => boards::board(request)?,
        _ => None,
    };
    let reply = reply.map(|reply| addressed(request, reply)).transpose()?;
    // Updates never ping.
    Ok(reply.map(|reply| Reply { pings: Vec::new(), ..reply }))
}

/// Adapts a message to its route. A direct message links to the game.
fn addressed(request: NoticeRequest<'_>, reply: Reply) -> Result<Reply, Error> {
    let detour = request.message.detour.map(|detour| why_here(request.lang, detour));
    let Route::Direct(player) = request.message.route else {
        let lines: Vec<_> = detour.into_iter().chain([reply.content]).collect();
        return Ok(Reply { content: lines.join("\n"), ..reply });
    };
    let game = request.bot.service().games.summary(request.message.subject)?;
    // A game played in direct messages needs no link.
    let game = game.filter(|game| private_to(game.seats, game.place).is_none());
    // Nor does a link help someone who can't view the channel.
    let lost = matches!(request.message.detour, Some(Detour::Hidden | Detour::Absent));
    let place = game.filter(|_| !lost).map(|game| game_link(request.lang, &game));
    // Notices about clocks already contain the link.
    let place = place.filter(|place| !reply.content.contains(place));
    let parts: Vec<_> = std::iter::once(reply.content).chain(place).filter(|part| !part.is_empty()).collect();
    let pings = if reply.silent { Vec::new() } else { vec![player] };
    let lines: Vec<_> = detour.into_iter().chain([text::join(request.lang, Join::Parts, &parts)]).collect();
    Ok(Reply { content: lines.join("\n"), pings, ..reply })
}

/// Explains why a player gets a message apart from the channel of its match.
fn why_here(lang: Language, detour: Detour) -> String {
    match detour {
        Detour::Hidden => t!(lang, "detour-hidden"),
        Detour::TimedOut(until) => {
            t!(lang, "detour-timeout", until = relative(until), exactly = exact(until))
        }
        Detour::Absent => t!(lang, "detour-absent"),
        Detour::Moved => t!(lang, "detour-moved"),
    }
}

/// Returns the language of a message: the recipient's for direct messages and private games,
/// otherwise the server's.
fn language_of(bot: &BotContext, message: &OutboxMessage, now: Timestamp) -> Result<Language, InternalError> {
    let languages = &bot.service().languages;
    let of_server = |guild: Option<GuildId>| {
        guild.map(|guild| languages.of_server(guild)).transpose().map(Option::unwrap_or_default)
    };
    let choice = match message.route {
        Route::Direct(player) => languages.of_player(player)?,
        Route::Channel | Route::ChannelMention(_) if message.kind.is_about_challenge() => {
            match bot.service().challenges.find(message.subject, now) {
                Ok(challenge) => of_server(challenge.place.guild)?,
                Err(Error::User(_)) => of_server(None)?,
                Err(Error::Internal(error)) => return Err(error),
            }
        }
        Route::Channel | Route::ChannelMention(_) if message.kind.is_about_season() => {
            match bot.service().tournaments.guild_of(message.subject) {
                Ok(guild) => of_server(guild)?,
                Err(Error::User(_)) => of_server(None)?,
                Err(Error::Internal(error)) => return Err(error),
            }
        }
        Route::Channel | Route::ChannelMention(_) if message.kind == MessageKind::Board => {
            of_server(Some(GuildId(message.subject.0)))?
        }
        Route::Channel | Route::ChannelMention(_) if message.kind == MessageKind::Daily => {
            of_server(bot.service().dailies.guild_of(message.subject)?)?
        }
        Route::Channel | Route::ChannelMention(_) => {
            let game = bot.service().games.summary(message.subject)?;
            match game.as_ref().and_then(|game| private_to(game.seats, game.place)) {
                Some(player) => languages.of_player(player)?,
                None => of_server(game.and_then(|game| game.place.guild))?,
            }
        }
    };
    Ok(Language::of(&choice))
}

/// Builds a message by its kind, before it is adapted to its route.
fn compose_by_kind(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    match request.message.kind {
        MessageKind::Challenged => challenges::sent(request),
        MessageKind::Declined => challenges::declined(request).map(Some),
        MessageKind::Expired => challenges::expired(request).map(Some),
        // Only edits another message.
        MessageKind::Edited => Ok(None),
        MessageKind::Turn | MessageKind::Over | MessageKind::TakenBack => turn::notice(request).map(Some),
        MessageKind::TakebackOffered | MessageKind::TakebackDeclined | MessageKind::TakebackWithdrawn => {
            offers::takeback(request)
        }
        MessageKind::DrawOffered | MessageKind::DrawDeclined | MessageKind::DrawWithdrawn => {
            offers::draw(request)
        }
        MessageKind::Reminder | MessageKind::Credited | MessageKind::MoreTime => clocks::clock(request),
        MessageKind::Vacation | MessageKind::Absent | MessageKind::Grace | MessageKind::ShutOut => {
            clocks::away(request)
        }
        MessageKind::Waiting | MessageKind::Stuck => computers::tell(request),
        MessageKind::Daily => dailies::posted(request),
        MessageKind::Board => boards::board(request),
        MessageKind::Annulled | MessageKind::Restored => moderation::told(request),
        MessageKind::Season
        | MessageKind::SeasonSoon
        | MessageKind::SeasonBegun
        | MessageKind::SeasonOver
        | MessageKind::SeasonAct => seasons::told(request),
    }
}

/// Returns the first message and the title of a game's thread, or `None` for a finished game.
pub fn thread_start(bot: &BotContext, message: &OutboxMessage) -> Result<Option<(Reply, String)>, Error> {
    let lang = language_of(bot, message, bot.now())?;
    let game: Id = message.subject;
    let Some(game) = bot.service().games.summary(game)?.filter(|game| game.ending.is_none()) else {
        return Ok(None);
    };
    let name = text::game(lang, game.game.info());
    let [first, second] = seat_names(bot, lang, game.seats).map(|name| name.in_short_label(MAX_TITLE_NAME));
    let title = t!(lang, "thread-title", game = &name, first = first, second = second);
    let [first, second] = game.seats.map(|player| mention(lang, player));
    let text = t!(lang, "thread-anchor", game = name, first = first, second = second);
    Ok(Some((Reply::text(text), clip(&title, limits::THREAD_TITLE))))
}
