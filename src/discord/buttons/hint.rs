//! Hints in games against the computer: the piece, then the move, then the reason.
//!
//! Hints are computed from the player's view, and counted.

use super::click::Click;
use crate::bot::think_pool::ThinkError;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::ComputerButton;
use crate::discord::reply::{Button, Placement, Reply, Response, Style};
use crate::discord::views::card::match_button;
use crate::domain::{ChooseError, ChosenMove, Id, Revision, winning_chance};
use crate::service::{Error, InternalError, MatchView};
use crate::text::{self, Language, t};
use sealed_move_rules::View;

/// Steps of a hint. Each includes the previous ones.
pub(in crate::discord) const PIECE: u32 = 1;
const MOVE: u32 = 2;
const WHY: u32 = 3;

/// The button for a hint. Returns `None` if the game allows no hints.
pub(super) fn button(lang: Language, match_view: &MatchView) -> Option<Button> {
    let game = &match_view.game;
    let given = game.computer.is_some() && game.require_lenient().is_ok();
    let ask = || {
        match_button(match_view, ComputerButton::Hint(PIECE), t!(lang, "button-computer-hint"), Style::Plain)
    };
    given.then(ask)
}

/// Answers a button. The second and third step update the message with the hint.
pub(super) fn press(ctx: &InteractionContext, step: u32, click: Click) -> Result<Response, Error> {
    let seen = (step != PIECE).then_some(click.revision);
    let placement = if step == PIECE { Placement::NewMessage } else { click.placement };
    show(ctx, click.subject, step, seen, placement)
}

/// Shows a hint up to a step.
///
/// Fails in games between people, in strict and rated games, and if the player isn't on turn.
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
    let mut lines = vec![piece_hint(lang, &request.view, &chosen.text)];
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

/// Names the square of the piece to move, unless the move puts a piece on the board.
pub(super) fn piece_hint(lang: Language, view: &View, move_text: &str) -> String {
    let composed = view.compose(move_text).ok();
    match composed.and_then(|menu| menu.way.into_iter().next()) {
        Some(square) => t!(lang, "hint-piece", square = square),
        None => t!(lang, "hint-other"),
    }
}

/// Explains in one sentence why a move is good.
fn reason(lang: Language, game: &str, chosen: &ChosenMove) -> String {
    let chance = (100.0 * winning_chance(game, chosen.score)).round() as u32;
    match chosen.line.get(1) {
        _ if chance == 100 && chosen.line.len() == 1 => t!(lang, "hint-why-wins"),
        _ if chosen.nodes <= 1 => t!(lang, "hint-why-only"),
        Some(reply) => t!(lang, "hint-why-reply", reply = reply, chance = chance),
        None => t!(lang, "hint-why", chance = chance),
    }
}
