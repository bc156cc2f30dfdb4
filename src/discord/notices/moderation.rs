//! Notices about annulled and restored games.

use super::request::NoticeRequest;
use crate::discord::reply::{Reply, people};
use crate::discord::views::format::{game_link, mention};
use crate::domain::{MessageKind, ModerationAct};
use crate::service::Error;
use crate::text::{self, t};

/// Tells both players about an act of a moderator. Returns `None` if a later act has undone it.
pub(super) fn told(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let NoticeRequest { bot, lang, message, .. } = request;
    let (id, service) = (message.subject, bot.service());
    let annulled = message.kind == MessageKind::Annulled;
    let Some(game) = service.games.summary(id)? else { return Ok(None) };
    if service.annulments.is_annulled(id)? != annulled {
        return Ok(None);
    }
    let act = if annulled { ModerationAct::Annul(id) } else { ModerationAct::Restore(id) };
    let reason = text::plain_words(&service.moderation.reason(id, act)?);
    let [first, second] = game.seats.map(|player| mention(lang, player));
    let (name, link) = (text::game(lang, game.game.info()), game_link(lang, &game));
    let content = if annulled {
        t!(lang, "annulled", first = first, second = second, game = name, reason = reason, link = link)
    } else {
        t!(lang, "restored", first = first, second = second, game = name, reason = reason, link = link)
    };
    Ok(Some(Reply { content, pings: people(game.seats), ..Reply::default() }))
}
