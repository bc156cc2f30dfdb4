//! Hints in games against the computer: first which piece, then the move, then why. They are made from the player's
//! own view, and counted.

use super::click::Click;
use crate::bot::think_pool::ThinkError;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::ComputerButton;
use crate::discord::reply::{Button, Placement, Reply, Response, Style};
use crate::discord::views::card::match_button;
use crate::domain::{ChooseError, ChosenMove, Id, Revision, winning_chance};
use crate::service::{Error, InternalError, MatchView};
use crate::text::{self, Language, t};

/// The steps of a hint: each tells more.
pub(in crate::discord) const PIECE: u32 = 1;
const MOVE: u32 = 2;
const WHY: u32 = 3;

/// The button that asks for a hint, where there are any.
pub(super) fn button(lang: Language, match_view: &MatchView) -> Option<Button> {
    let game = &match_view.game;
    let given = game.computer.is_some() && game.require_lenient().is_ok();
    let ask = || {
        match_button(match_view, ComputerButton::Hint(PIECE), t!(lang, "button-computer-hint"), Style::Plain)
    };
    given.then(ask)
}

/// Answers a button: a later step goes on with the hint on which it stands.
pub(super) fn press(ctx: &InteractionContext, step: u32, click: Click) -> Result<Response, Error> {
    let seen = (step != PIECE).then_some(click.revision);
    let placement = if step == PIECE { Placement::NewMessage } else { click.placement };
    show(ctx, click.subject, step, seen, placement)
}

/// Shows a hint up to a step.
///
/// # Errors
///
/// Refuses games between people, strict and rated ones, and who is not on turn.
pub(in crate::discord) fn show(
    ctx: &InteractionContext,
    id: Id,
    step: u32,
    seen: Option<Revision>,
    placement: Placement,
) -> Result<Response, Error> {
    ctx.set_game(id);
    let (request, match_view) = ctx.service.computers.hint(&ctx.caller, id, seen)?;
    let lang = ctx.lang;
    let asked = request.clone();
    let longest = ctx.bot().thinking().time_limit;
    let chosen = match ctx.bot().think_pool().answer(longest, move |cancel| asked.think(cancel)) {
        Ok(chosen) => chosen.map_err(|error| InternalError::NoChoice { id, error })?,
        Err(ThinkError::Timeout) => return Ok(Response::text(t!(lang, "hint-busy"))),
        Err(ThinkError::Failed) => {
            let error = ChooseError::Canceled;
            return Err(InternalError::NoChoice { id, error }.into());
        }
    };
    // Of a piece the first square of its way; nothing where one is put on the board.
    let composed = request.view.compose(&chosen.text).ok();
    let mut lines = vec![match composed.and_then(|menu| menu.way.into_iter().next()) {
        Some(square) => t!(lang, "hint-piece", square = square),
        None => t!(lang, "hint-other"),
    }];
    if step >= MOVE {
        let meaning = text::planned_move(lang, &request.view, &chosen.text);
        lines.push(t!(lang, "hint-move", turn = &chosen.text, meaning = meaning));
    }
    if step >= WHY {
        lines.push(reason(lang, match_view.game.game.info().name, &chosen));
    }
    let count = match_view.game.computer.as_ref().map_or(0, |computer| computer.hints);
    let next = match step {
        PIECE => Some((MOVE, t!(lang, "button-hint-move"))),
        MOVE => Some((WHY, t!(lang, "button-hint-why"))),
        _ => None,
    };
    let next =
        next.map(|(step, label)| match_button(&match_view, ComputerButton::Hint(step), label, Style::Plain));
    Ok(Reply {
        body: lines.join("\n"),
        foot: t!(lang, "hint-count", count = count),
        buttons: next.into_iter().collect(),
        ..Reply::default()
    }
    .placed(placement))
}

/// Why a move is good, in one sentence.
fn reason(lang: Language, game: &str, chosen: &ChosenMove) -> String {
    let chance = (100.0 * winning_chance(game, chosen.score)).round() as u32;
    match chosen.line.get(1) {
        _ if chance == 100 && chosen.line.len() == 1 => t!(lang, "hint-why-wins"),
        _ if chosen.nodes <= 1 => t!(lang, "hint-why-only"),
        Some(reply) => t!(lang, "hint-why-reply", reply = reply, chance = chance),
        None => t!(lang, "hint-why", chance = chance),
    }
}
