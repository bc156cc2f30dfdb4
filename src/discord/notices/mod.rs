//! Public messages, and those to one player alone: what a message of the outbox says, made from the
//! public view when it is sent.

mod challenges;
mod clocks;
mod computers;
mod dailies;
mod offers;
mod request;
mod turn;

use std::cell::OnceCell;

use super::reply::Reply;
use crate::bot::BotContext;
use crate::discord::rest::limits;
use crate::discord::views::format::{game_link, mention};
use crate::discord::views::player_names;
use crate::domain::{GuildId, Id, MessageKind, OutboxMessage, QuestionOutcome, Route, Timestamp, private_to};
use crate::service::{Error, InternalError};
use crate::text::{self, Language, clip, t};
use request::NoticeRequest;

/// What a message of the outbox says; nothing where there is nothing to tell any more.
///
/// # Errors
///
/// What it is about is gone, or the store failed.
pub(crate) fn compose(
    bot: &BotContext,
    message: &OutboxMessage,
    now: Timestamp,
) -> Result<Option<Reply>, Error> {
    let (lang, match_view) = (language_of(bot, message, now)?, OnceCell::new());
    let request = NoticeRequest { bot, lang, message, now, outcome: None, match_view: &match_view };
    if clocks::is_outdated(request)? || computers::is_in_vain(request)? {
        return Ok(None);
    }
    match message.route {
        Route::ChannelMention(player) => clocks::call(request, player).map(Some),
        Route::Channel | Route::Direct(_) => {
            tell(request)?.map(|reply| addressed(request, reply)).transpose()
        }
    }
}

/// What a message of the outbox that is posted already says from now on, with what became of what it
/// asked; nothing where it stays as it is.
///
/// # Errors
///
/// What it is about is gone, or the store failed.
pub(crate) fn compose_again(
    bot: &BotContext,
    message: &OutboxMessage,
    outcome: Option<QuestionOutcome>,
    now: Timestamp,
) -> Result<Option<Reply>, Error> {
    let (lang, match_view) = (language_of(bot, message, now)?, OnceCell::new());
    let request = NoticeRequest { bot, lang, message, now, outcome, match_view: &match_view };
    let reply = match message.kind {
        MessageKind::Challenged => Some(challenges::now(request)?),
        MessageKind::DrawOffered => offers::draw_closed(request)?,
        MessageKind::TakebackOffered => offers::takeback_closed(request)?,
        MessageKind::Turn | MessageKind::TakenBack => Some(turn::notice(request)?.over_its_picture()),
        MessageKind::Daily => Some(dailies::again(request)?),
        _ => None,
    };
    let reply = reply.map(|reply| addressed(request, reply)).transpose()?;
    // A change pings no one.
    Ok(reply.map(|reply| Reply { pings: Vec::new(), ..reply }))
}

/// A message as it goes to its recipient: a direct one says where the game is.
fn addressed(request: NoticeRequest<'_>, reply: Reply) -> Result<Reply, Error> {
    let Route::Direct(player) = request.message.route else { return Ok(reply) };
    let game = request.bot.service().games.summary(request.message.subject)?;
    // One that is played in direct messages alone is here.
    let game = game.filter(|game| private_to(game.seats, game.place).is_none());
    let place = game.map(|game| game_link(request.lang, &game));
    // What is told of clocks says in the channel, too, where the game is.
    let place = place.filter(|place| !reply.content.contains(place));
    let parts: Vec<_> = std::iter::once(reply.content).chain(place).filter(|part| !part.is_empty()).collect();
    let pings = if reply.silent { Vec::new() } else { vec![player] };
    Ok(Reply { content: parts.join(" · "), pings, ..reply })
}

/// The language of those who read a message: the player's where it goes to one alone, else that of
/// the server.
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

/// What a message tells, whichever way it goes.
fn tell(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    match request.message.kind {
        MessageKind::Challenged => challenges::made(request),
        MessageKind::Declined => challenges::declined(request).map(Some),
        MessageKind::Expired => challenges::expired(request).map(Some),
        // It changes another one, and says nothing itself.
        MessageKind::Edited => Ok(None),
        MessageKind::Turn | MessageKind::Over | MessageKind::TakenBack => turn::notice(request).map(Some),
        MessageKind::TakebackOffered | MessageKind::TakebackDeclined | MessageKind::TakebackWithdrawn => {
            offers::takeback(request)
        }
        MessageKind::DrawOffered | MessageKind::DrawDeclined | MessageKind::DrawWithdrawn => {
            offers::draw(request)
        }
        MessageKind::Reminder | MessageKind::Credited | MessageKind::MoreTime => clocks::clock(request),
        MessageKind::Vacation | MessageKind::Absent | MessageKind::ShutOut => clocks::away(request),
        MessageKind::Waiting | MessageKind::Stuck => computers::tell(request),
        MessageKind::Daily => dailies::posted(request),
    }
}

/// The message on which the thread of a game hangs, and the thread's title; nothing for a game that
/// is over.
pub(crate) fn thread_start(
    bot: &BotContext,
    message: &OutboxMessage,
) -> Result<Option<(Reply, String)>, Error> {
    let lang = language_of(bot, message, bot.now())?;
    let game: Id = message.subject;
    let Some(game) = bot.service().games.summary(game)?.filter(|game| game.ending.is_none()) else {
        return Ok(None);
    };
    let name = text::game(lang, game.game.info());
    let [first, second] = game.seats.map(|player| player_names::name(bot, lang, player));
    let title = t!(lang, "thread-title", game = &name, first = first, second = second);
    let [first, second] = game.seats.map(|player| mention(lang, player));
    let text = t!(lang, "thread-anchor", game = name, first = first, second = second);
    Ok(Some((Reply::text(text), clip(&title, limits::THREAD_TITLE))))
}
