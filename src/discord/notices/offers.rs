//! What is told of draws and takebacks that players offer each other.

use super::request::NoticeRequest;
use crate::discord::card::game_name;
use crate::discord::custom_id::{ButtonAction, OfferButton};
use crate::discord::format::mention;
use crate::discord::reply::{Button, Reply, Style, people};
use crate::i18n::t;
use crate::matches::{MessageKind, Seat};
use crate::service::Error;

/// An offer of a draw, or what became of it.
pub(super) fn draw(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let lang = request.lang;
    let match_view = request.match_view()?;
    let Some((actor, opponent)) = request.actor_and_opponent(&match_view) else { return Ok(None) };
    let (player, other) = (mention(lang, actor), mention(lang, opponent));
    Ok(Some(match request.message.kind {
        MessageKind::DrawOffered => {
            let game = game_name(lang, &match_view);
            let content = t!(lang, "draw-offered", opponent = other, player = player, game = game);
            let accept = (OfferButton::DrawAccept, t!(lang, "button-draw-accept"));
            let decline = (OfferButton::DrawDecline, t!(lang, "button-draw-decline"));
            question(request, opponent, content, accept, decline)
        }
        MessageKind::DrawDeclined => Reply {
            content: t!(lang, "draw-declined", opponent = other, player = player),
            pings: people([opponent]),
            ..Reply::default()
        },
        _ => Reply::text(t!(lang, "draw-withdrawn", player = player)),
    }))
}

/// A request for a takeback, or what became of it.
pub(super) fn takeback(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let lang = request.lang;
    let match_view = request.match_view()?;
    let Some((actor, opponent)) = request.actor_and_opponent(&match_view) else { return Ok(None) };
    let (player, other) = (mention(lang, actor), mention(lang, opponent));
    Ok(Some(match request.message.kind {
        MessageKind::TakebackOffered => {
            let game = game_name(lang, &match_view);
            let content = t!(lang, "takeback-offered", opponent = other, player = player, game = game);
            let accept = (OfferButton::TakebackAccept, t!(lang, "button-takeback-accept"));
            let decline = (OfferButton::TakebackDecline, t!(lang, "button-takeback-decline"));
            question(request, opponent, content, accept, decline)
        }
        MessageKind::TakebackDeclined => Reply {
            content: t!(lang, "takeback-declined", opponent = other, player = player),
            pings: people([opponent]),
            ..Reply::default()
        },
        _ => Reply::text(t!(lang, "takeback-withdrawn", player = player)),
    }))
}

/// A question to the opponent, who can say yes or no.
fn question(
    request: NoticeRequest<'_>,
    opponent: Seat,
    content: String,
    accept: (OfferButton, String),
    decline: (OfferButton, String),
) -> Reply {
    let (subject, revision) = (request.message.subject, request.message.revision);
    let button = |(action, label): (OfferButton, String), style| {
        Button::about(subject, revision, ButtonAction::from(action), label, style)
    };
    Reply {
        content,
        buttons: vec![button(accept, Style::Good), button(decline, Style::Plain)],
        pings: people([opponent]),
        ..Reply::default()
    }
}
