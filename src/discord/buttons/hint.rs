//! Hints in games against the computer: the piece, then the move, then the reason.
//!
//! Hints are computed from the player's view, and each position counts once.

use super::click::Click;
use super::moves::play_buttons;
use crate::bot::think_pool::ThinkError;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::ComputerButton;
use crate::discord::reply::{Button, Placement, Reply, Response, Style};
use crate::discord::views::card::match_button;
use crate::domain::{ChooseError, Hint, HintStep, Id, Revision, ThinkRequest, UserError};
use crate::service::{Error, InternalError, MatchView};
use crate::text::{self, Language, t};
use sealed_move_rules::{MoveText, View};

fn step_button(match_view: &MatchView, step: HintStep, label: String) -> Button {
    match_button(match_view, ComputerButton::Hint(step.number()), label, Style::Plain)
}

/// Answers a button. The second and third step update the message with the hint.
pub(super) fn press(ctx: &InteractionContext, number: u32, click: Click) -> Result<Response, Error> {
    let step = HintStep::from_number(number).unwrap_or(HintStep::Why);
    match step {
        HintStep::Piece => show(ctx, click.subject, None, Placement::NewMessage),
        _ => show(ctx, click.subject, Some((step, click.revision)), click.placement),
    }
}

/// Shows a hint up to a step. Without `asked`, it continues after the last step that the player saw
/// in this position.
///
/// Fails in games between people, in strict and rated games, and if the player isn't on turn.
pub(in crate::discord) fn show(
    ctx: &InteractionContext,
    id: Id,
    asked: Option<(HintStep, Revision)>,
    placement: Placement,
) -> Result<Response, Error> {
    ctx.set_game(id);
    let lang = ctx.lang;
    let (request, step, match_view) = ctx.service.computers.hint(&ctx.caller, id, asked)?;
    let view = request.view.clone();
    let Some(hint) = advise(ctx, id, request)? else {
        return Ok(Response::text(t!(lang, "hint-busy")));
    };
    let chosen = view.read(&hint.chosen.text).map_err(UserError::Rules)?;
    let mut buttons = Vec::new();
    if step >= HintStep::Move {
        let play = play_buttons(ctx, &match_view, std::slice::from_ref(&chosen))?;
        buttons.extend(play.into_iter().map(|play| Button { label: t!(lang, "button-hint-play"), ..play }));
    }
    buttons.extend(step.next().map(|next| {
        let label =
            if next == HintStep::Why { t!(lang, "button-hint-why") } else { t!(lang, "button-hint-move") };
        step_button(&match_view, next, label)
    }));
    let count = match_view.game.computer.as_ref().map_or(0, |computer| computer.hints);
    Ok(Reply {
        body: lines(lang, &view, &chosen, &hint, step).join("\n"),
        foot: t!(lang, "hint-count", count = count),
        buttons,
        ..Reply::default()
    }
    .placed(placement))
}

/// Lets the computer think about a hint. Returns `None` if it is too busy.
fn advise(ctx: &InteractionContext, id: Id, request: ThinkRequest) -> Result<Option<Hint>, Error> {
    let longest = ctx.bot().thinking().time_limit;
    match ctx.bot().think_pool().answer(longest, move |cancel| request.advise(cancel)) {
        Ok(hint) => Ok(Some(hint.map_err(|error| InternalError::NoChoice { id, error })?)),
        Err(ThinkError::Timeout) => Ok(None),
        Err(ThinkError::Failed) => Err(InternalError::NoChoice { id, error: ChooseError::Canceled }.into()),
    }
}

fn lines(lang: Language, view: &View, chosen: &MoveText, hint: &Hint, step: HintStep) -> Vec<String> {
    let mut lines = vec![text::piece_hint(lang, view, chosen.as_str())];
    if step >= HintStep::Move {
        let meaning = text::planned_move(lang, view, chosen.as_str());
        lines.push(t!(lang, "hint-move", turn = chosen.as_str(), meaning = meaning));
        lines.extend(text::warnings(lang, view, chosen));
    }
    if step >= HintStep::Why {
        lines.push(text::hint_reason(lang, view, &hint.reason));
    }
    lines
}
