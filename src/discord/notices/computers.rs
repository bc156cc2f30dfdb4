//! Notices specific to games against the computer: introduction, waiting for the player, no move
//! found.

use super::request::NoticeRequest;
use crate::discord::custom_id::{ComposerButton, GameButton};
use crate::discord::reply::{Reply, Style};
use crate::discord::views::card::{game_name, match_button};
use crate::discord::views::format::{commitment, game_link, mention};
use crate::domain::{MessageKind, Route, Seat};
use crate::service::{Error, MatchView};
use crate::text::{self, Language, t};

/// Returns the extra lines of the first notice: the level, the computer's knowledge, and the
/// commitment of the dice.
pub(super) fn introduction(lang: Language, match_view: &MatchView) -> Vec<String> {
    let game = &match_view.game;
    let Some((_, level)) = game.computer_seat().filter(|_| game.moves.is_empty()) else { return Vec::new() };
    let (name, about) = (text::computer(lang, level), text::about_level(lang, level));
    let seal = game.commitment.as_ref().map(|known| commitment(lang, known));
    let lines = [t!(lang, "computer-against", name = name, about = about), t!(lang, "computer-sees")];
    lines.into_iter().chain(seal).collect()
}

/// Whether a direct message is pointless: the player's direct messages are closed, and they are
/// active and already saw the private reply.
pub(super) fn is_undeliverable(request: NoticeRequest<'_>) -> Result<bool, Error> {
    let NoticeRequest { bot, message, now, .. } = request;
    let Route::Direct(player) = message.route else { return Ok(false) };
    if !matches!(message.kind, MessageKind::Turn | MessageKind::Over | MessageKind::TakenBack) {
        return Ok(false);
    }
    let game = &request.match_view()?.game;
    let private = game.private_to() == Some(player) && game.person_was_there();
    Ok(private && !bot.service().outbox.is_direct_open(player, now)?)
}

/// Notifies the player that it is their turn, or that the computer failed to find a move. Returns
/// `None` if the game has continued.
pub(super) fn tell(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let NoticeRequest { bot, lang, message, .. } = request;
    let match_view = request.match_view()?;
    let player = match_view.game.seats.into_iter().find_map(Seat::person);
    let Some(((_, level), player)) = match_view.game.computer_seat().zip(player) else { return Ok(None) };
    if match_view.outdated || match_view.game.ending.is_some() {
        return Ok(None);
    }
    let summary = bot.service().games.summary(message.subject)?;
    let link = summary.map(|game| game_link(lang, &game)).unwrap_or_default();
    let (game, computer) = (game_name(lang, match_view), text::computer(lang, level));
    let told = mention(lang, player);
    let (content, button) = match message.kind {
        MessageKind::Waiting => (
            t!(lang, "computer-waiting", player = told, computer = computer, game = game, link = link),
            match_button(match_view, ComposerButton::Open, t!(lang, "button-move"), Style::Primary),
        ),
        _ => (
            t!(lang, "computer-stuck", player = told, computer = computer, game = game),
            match_button(match_view, GameButton::More, t!(lang, "button-more"), Style::Plain),
        ),
    };
    Ok(Some(Reply { content, buttons: vec![button], pings: vec![player], ..Reply::default() }))
}
