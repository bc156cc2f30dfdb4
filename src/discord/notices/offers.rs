//! Notices about offers of draws and takebacks.

use super::request::NoticeRequest;
use crate::discord::custom_id::{ButtonAction, OfferButton};
use crate::discord::reply::{Button, Reply, Style, people};
use crate::discord::views::card::game_name;
use crate::discord::views::format::mention;
use crate::domain::{Id, MessageKind, Revision, Seat};
use crate::service::Error;
use crate::text::{self, Language, t};

/// Posts a draw offer or its result. Returns `None` if the offer is no longer open.
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

/// Posts a takeback request or its result. Returns `None` if the request is no longer open.
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

/// Updates a posted draw offer with its result.
pub(super) fn draw_closed(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let lang = request.lang;
    Ok(closed(request)?.map(|ClosedOffer { player, opponent, game, outcome }| {
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

/// Updates a posted takeback request with its result.
pub(super) fn takeback_closed(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let lang = request.lang;
    Ok(closed(request)?.map(|ClosedOffer { player, opponent, game, outcome }| {
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

/// A posted offer that is no longer open.
struct ClosedOffer {
    /// The player who made the offer.
    player: String,
    opponent: String,
    game: String,
    /// The value of the text's `outcome` variable.
    outcome: &'static str,
}

/// Returns `None` if the offer is open or its game no longer exists.
fn closed(request: NoticeRequest<'_>) -> Result<Option<ClosedOffer>, Error> {
    let NoticeRequest { bot, lang, message, outcome, .. } = request;
    let game = bot.service().games.summary(message.subject)?;
    let found = game.zip(message.actor).zip(outcome);
    Ok(found.map(|((game, player), outcome)| ClosedOffer {
        player: mention(lang, player),
        opponent: mention(lang, game.opponent_of(player)),
        game: text::game(lang, game.game.info()),
        outcome: outcome.word(),
    }))
}

/// The buttons to accept and decline a draw offer.
pub(super) fn draw_buttons(lang: Language, game: Id, offered: Revision) -> Vec<Button> {
    let accept = (OfferButton::DrawAccept, t!(lang, "button-draw-accept"));
    let decline = (OfferButton::DrawDecline, t!(lang, "button-draw-decline"));
    answers(game, offered, accept, decline).into()
}

/// The buttons to accept and decline an offer.
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

/// Asks the opponent to accept or decline.
fn question(opponent: Seat, content: String, buttons: Vec<Button>) -> Reply {
    Reply { content, buttons, pings: people([opponent]), ..Reply::default() }
}
