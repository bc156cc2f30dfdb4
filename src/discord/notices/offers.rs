//! What is told of draws and takebacks that players offer each other.

use super::request::NoticeRequest;
use crate::discord::custom_id::{ButtonAction, OfferButton};
use crate::discord::reply::{Button, Reply, Style, people};
use crate::discord::views::card::game_name;
use crate::discord::views::format::mention;
use crate::domain::{Id, MessageKind, Revision, Seat};
use crate::service::Error;
use crate::text::{self, Language, t};

/// An offer of a draw, or what became of it; nothing for an offer that does not stand any more.
pub(super) fn draw(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let lang = request.lang;
    let match_view = request.match_view()?;
    let stands = match_view.game.draw_offer.is_some_and(|offer| offer.revision == request.message.revision);
    if request.message.kind == MessageKind::DrawOffered && !stands {
        return Ok(None);
    }
    let Some((actor, opponent)) = request.actor_and_opponent(match_view) else { return Ok(None) };
    let (player, other) = (mention(lang, actor), mention(lang, opponent));
    Ok(Some(match request.message.kind {
        MessageKind::DrawOffered => {
            let game = game_name(lang, match_view);
            let content = t!(lang, "draw-offered", opponent = other, player = player, game = game);
            let (game, offered) = (request.message.subject, request.message.revision);
            question(opponent, content, draw_buttons(lang, game, offered))
        }
        MessageKind::DrawDeclined => Reply {
            content: t!(lang, "draw-declined", opponent = other, player = player),
            pings: people([opponent]),
            ..Reply::default()
        },
        _ => Reply::text(t!(lang, "draw-withdrawn", player = player)),
    }))
}

/// A request for a takeback, or what became of it; nothing for a request that does not stand any more.
pub(super) fn takeback(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let lang = request.lang;
    let match_view = request.match_view()?;
    let stands =
        match_view.game.takeback_offer.is_some_and(|offer| offer.revision == request.message.revision);
    if request.message.kind == MessageKind::TakebackOffered && !stands {
        return Ok(None);
    }
    let Some((actor, opponent)) = request.actor_and_opponent(match_view) else { return Ok(None) };
    let (player, other) = (mention(lang, actor), mention(lang, opponent));
    Ok(Some(match request.message.kind {
        MessageKind::TakebackOffered => {
            let game = game_name(lang, match_view);
            let content = t!(lang, "takeback-offered", opponent = other, player = player, game = game);
            let accept = (OfferButton::TakebackAccept, t!(lang, "button-takeback-accept"));
            let decline = (OfferButton::TakebackDecline, t!(lang, "button-takeback-decline"));
            let (game, offered) = (request.message.subject, request.message.revision);
            question(opponent, content, answers(game, offered, accept, decline).into())
        }
        MessageKind::TakebackDeclined => Reply {
            content: t!(lang, "takeback-declined", opponent = other, player = player),
            pings: people([opponent]),
            ..Reply::default()
        },
        _ => Reply::text(t!(lang, "takeback-withdrawn", player = player)),
    }))
}

/// An offer of a draw that was posted, with what became of it.
pub(super) fn draw_closed(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let lang = request.lang;
    Ok(closed(request)?.map(|Closed { player, opponent, game, outcome }| {
        Reply::text(t!(
            lang,
            "draw-closed",
            player = player,
            opponent = opponent,
            game = game,
            outcome = outcome
        ))
    }))
}

/// A request for a takeback that was posted, with what became of it.
pub(super) fn takeback_closed(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let lang = request.lang;
    Ok(closed(request)?.map(|Closed { player, opponent, game, outcome }| {
        Reply::text(t!(
            lang,
            "takeback-closed",
            player = player,
            opponent = opponent,
            game = game,
            outcome = outcome
        ))
    }))
}

/// An offer that was posted and stands no more.
struct Closed {
    /// Who made it.
    player: String,
    /// To whom.
    opponent: String,
    /// In which game.
    game: String,
    /// The word for what became of it.
    outcome: &'static str,
}

/// Nothing where the offer stands, or its game is gone.
fn closed(request: NoticeRequest<'_>) -> Result<Option<Closed>, Error> {
    let NoticeRequest { bot, lang, message, outcome, .. } = request;
    let game = bot.service().games.summary(message.subject)?;
    let found = game.zip(message.actor).zip(outcome);
    Ok(found.map(|((game, player), outcome)| Closed {
        player: mention(lang, player),
        opponent: mention(lang, game.opponent_of(player)),
        game: text::game(lang, game.game.info()),
        outcome: outcome.word(),
    }))
}

/// The buttons that answer an offer of a draw.
pub(super) fn draw_buttons(lang: Language, game: Id, offered: Revision) -> Vec<Button> {
    let accept = (OfferButton::DrawAccept, t!(lang, "button-draw-accept"));
    let decline = (OfferButton::DrawDecline, t!(lang, "button-draw-decline"));
    answers(game, offered, accept, decline).into()
}

/// The buttons that say yes or no to an offer.
fn answers(
    game: Id,
    offered: Revision,
    accept: (OfferButton, String),
    decline: (OfferButton, String),
) -> [Button; 2] {
    let button = |(action, label): (OfferButton, String), style| {
        Button::about(game, offered, ButtonAction::from(action), label, style)
    };
    [button(accept, Style::Good), button(decline, Style::Plain)]
}

/// A question to the opponent, who can say yes or no.
fn question(opponent: Seat, content: String, buttons: Vec<Button>) -> Reply {
    Reply { content, buttons, pings: people([opponent]), ..Reply::default() }
}
