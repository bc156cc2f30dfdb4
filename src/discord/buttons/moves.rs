//! Playing a move that was typed, chosen or confirmed.
//!
//! The reply describes the move, asks for confirmation, or explains why the move is illegal.

use super::click::{Click, Input};
use super::composer;
use super::move_form;
use super::refused_move;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ComposerButton, DialogButton, MoveButton};
use crate::discord::reply::{Button, Placement, Reply, Response, Style};
use crate::discord::rest::limits;
use crate::discord::views::card::{computer_thinks, follow_ups, hand, last_moves, match_button, match_card};
use crate::discord::views::computer_end::ComputerEnd;
use crate::discord::views::format::mention;
use crate::discord::views::player_names::player_names;
use crate::domain::{Id, Revision, UserError};
use crate::service::{ConfirmMode, Error, MatchView, PlayOutcome};
use crate::text::{self, Language, t};
use sealed_move_rules::{MoveText, Observer, RuleError};

/// Maximum number of suggested moves with a button.
const MAX_SUGGESTIONS: usize = 8;

/// Answers a move's button, or the form for a move.
pub(super) fn handle(
    ctx: &InteractionContext,
    button: MoveButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    let Click { subject, revision, placement } = click;
    Some(match (button, input) {
        (MoveButton::Play(text), Input::Press) => {
            play(ctx, subject, Some(revision), &text, ConfirmMode::Confirmed, placement)
        }
        (MoveButton::Enter(text), Input::Press) => {
            play(ctx, subject, Some(revision), &text, ConfirmMode::Typed, placement)
        }
        (MoveButton::Choose, Input::Choice(text)) => {
            play(ctx, subject, Some(revision), text, ConfirmMode::Typed, placement)
        }
        (MoveButton::Type, Input::Press) => move_form::open(ctx, subject, None),
        (MoveButton::Edit(text), Input::Press) => move_form::edit(ctx, click, text),
        (MoveButton::Type, Input::Text(typed)) => play_typed(ctx, click, typed),
        (_, Input::Press | Input::Text(_) | Input::Choice(_) | Input::Person(_)) => return None,
    })
}

/// Plays the input of a form.
pub(super) fn play_typed(ctx: &InteractionContext, click: Click, typed: &str) -> Result<Response, Error> {
    let seen = Some(click.revision);
    play(ctx, click.subject, seen, typed, ConfirmMode::Typed, Placement::NewMessage)
}

/// Plays a move.
///
/// `seen` is the revision of the message that the move came from. If the move is played, the answer
/// goes to `placement`. Questions and errors go to a new message. If the text is only the beginning
/// of a legal move, it opens the composer there.
pub(in crate::discord) fn play(
    ctx: &InteractionContext,
    id: Id,
    seen: Option<Revision>,
    typed: &str,
    mode: ConfirmMode,
    placement: Placement,
) -> Result<Response, Error> {
    if typed.trim().is_empty() {
        return composer::open_for_blank_input(ctx, id);
    }
    ctx.set_game(id);
    let (typed, mode) = &match mode {
        ConfirmMode::Typed => interpret(ctx, id, typed)?,
        ConfirmMode::Always | ConfirmMode::Confirmed => (typed.to_owned(), mode),
    };
    match ctx.service.moves.play(&ctx.caller, id, seen, typed, *mode) {
        Ok(PlayOutcome::Played(match_view)) => {
            // Planned moves that followed are counted too.
            ctx.metrics().count_moves(match_view.game.game.info().name, 1 + match_view.chain.len() as u64);
            Ok(played_card(ctx, &match_view).placed(placement))
        }
        Ok(PlayOutcome::Confirm { match_view, text: turn }) => {
            let buttons = play_buttons(ctx, &match_view, std::slice::from_ref(&turn))?;
            Ok(Response::Private(confirm(ctx.lang, &match_view, typed, &turn, buttons)))
        }
        Ok(PlayOutcome::Ask { match_view, texts: turns, error }) => {
            let mut buttons = play_buttons(ctx, &match_view, &turns[..turns.len().min(MAX_SUGGESTIONS)])?;
            buttons.push(move_form::edit_button(ctx, &match_view, typed)?);
            Ok(Response::Private(ask(ctx.lang, &match_view, typed, &turns, buttons, &error)))
        }
        Err(Error::User(UserError::Rules(error))) => {
            let match_view = ctx.match_view(id)?;
            let instead = text::command_hint(ctx.lang, match_view.game.game.info(), typed);
            if instead.is_none()
                && let Some(begun) = ctx.service.drafts.begin(&ctx.caller, id, typed)?
            {
                return Ok(Response::Private(composer::message(ctx, &begun, 0)));
            }
            Ok(Response::Private(refused_move::refused(ctx, &match_view, typed, &error)?))
        }
        Err(error) => Err(error),
    }
}

/// A line of another position needs confirmation, as does a move with extra text around it.
fn interpret(ctx: &InteractionContext, id: Id, typed: &str) -> Result<(String, ConfirmMode), Error> {
    let view = &ctx.match_view(id)?.board_view.view;
    let line = text::typed_line(ctx.lang, view, typed);
    Ok(match line {
        Some(line) if line.certain => (line.text, ConfirmMode::Typed),
        Some(line) => (line.text, ConfirmMode::Always),
        None => match text::unwrapped(typed).filter(|_| view.read(typed).is_err()) {
            Some(tidy) => (tidy, ConfirmMode::Always),
            None => (typed.to_owned(), ConfirmMode::Typed),
        },
    })
}

/// Describes the played move above the player's view of the new position.
fn played_card(ctx: &InteractionContext, match_view: &MatchView) -> Reply {
    let lang = ctx.lang;
    let names = player_names(ctx.bot(), lang, match_view.game.seats);
    // The first move is the player's own. The others were planned.
    let last = match_view.board_view.last.as_ref();
    let own = match_view.chain.first().or(last);
    let after = match match_view.chain.get(1).or(last) {
        Some(next) if !match_view.chain.is_empty() => &next.before,
        _ => &match_view.board_view.view,
    };
    let (notation, meaning) = match own {
        Some(own) => {
            (own.before.without_rolls(&own.notation).to_owned(), text::played_move(lang, own, after))
        }
        None => (String::new(), String::new()),
    };
    let computer_end = ComputerEnd::of(ctx.bot(), match_view);
    let said = match &match_view.game.ending {
        Some(ending) => {
            let ending = match &computer_end {
                Some(end) => end.told(ctx.bot(), lang),
                None => text::ending(lang, match_view.game.game.info(), &names, ending),
            };
            t!(lang, "move-played-over", record = notation, meaning = meaning, ending = ending)
        }
        None => t!(lang, "move-played", record = notation, meaning = meaning),
    };
    let turn = match_view.board_view.view.turn();
    let next = match match_view.observer {
        _ if match_view.game.ending.is_some() => {
            computer_end.map(|end| end.advice(lang).join("\n")).unwrap_or_default()
        }
        Observer::Player(side) if side == turn => {
            let answered =
                match_view.chain.iter().skip(1).chain(last).any(|played| played.before.turn() != side);
            let whose = || if answered { t!(lang, "view-your-turn") } else { t!(lang, "move-again") };
            text::wanted(lang, &match_view.board_view.view).unwrap_or_else(whose)
        }
        _ if computer_thinks(match_view) => {
            t!(lang, "computer-thinking", computer = mention(lang, match_view.game.seat(turn)))
        }
        _ => t!(lang, "move-next", opponent = mention(lang, match_view.game.seat(turn))),
    };
    let mut card = match_card(ctx, match_view);
    if match_view.game.ending.is_none() && match_view.observer == Observer::Player(turn) {
        card.buttons.extend(follow_ups(lang, match_view));
    }
    let answered = if match_view.chain.is_empty() { None } else { last_moves(lang, &names, match_view) };
    let answered = answered.map(|lines| lines.lines().skip(1).collect::<Vec<_>>().join("\n"));
    card.body = [said, answered.unwrap_or_default(), next, hand(lang, match_view).unwrap_or_default()]
        .into_iter()
        .filter(|line| !line.is_empty())
        .collect::<Vec<_>>()
        .join("\n");
    card
}

/// Builds a button for each move.
///
/// A move that doesn't fit into an id is stored as the player's draft, which the button confirms.
/// Since there is only one draft, only the first such move gets a button.
pub(super) fn play_buttons(
    ctx: &InteractionContext,
    match_view: &MatchView,
    moves: &[MoveText],
) -> Result<Vec<Button>, Error> {
    let view = &match_view.board_view.view;
    let mut buttons = Vec::new();
    let mut kept = false;
    for text in moves {
        let label = match moves {
            [_] => t!(ctx.lang, "button-play", turn = text.as_str()),
            _ => text::whole_line(ctx.lang, view, text.as_str(), limits::BUTTON_LABEL),
        };
        let button = match_button(match_view, MoveButton::Play(text.to_string()), label, Style::Primary);
        if button.id.to_string().len() <= limits::CUSTOM_ID {
            buttons.push(button);
        } else if !kept {
            kept = true;
            let draft = ctx.service.drafts.put(&ctx.caller, match_view.game.id, text)?;
            let action = ComposerButton::Confirm(draft.version);
            buttons.push(Button::about(
                match_view.game.id,
                draft.revision,
                action,
                button.label,
                Style::Primary,
            ));
        }
    }
    Ok(buttons)
}

fn cancel(lang: Language, match_view: &MatchView) -> Button {
    match_button(match_view, DialogButton::Cancel, t!(lang, "button-cancel"), Style::Plain)
}

/// Offers a choice of `moves`.
fn ask(
    lang: Language,
    match_view: &MatchView,
    typed: &str,
    moves: &[MoveText],
    mut buttons: Vec<Button>,
    error: &RuleError,
) -> Reply {
    let why = text::rule_error(lang, match_view.game.game.info().name, error);
    let content = match moves {
        [text] => {
            let meaning = text::planned_move(lang, &match_view.board_view.view, text.as_str());
            t!(lang, "move-ask", why = why, turn = text.as_str(), meaning = meaning)
        }
        _ => t!(lang, "move-ask-several", why = why),
    };
    buttons.push(cancel(lang, match_view));
    Reply { content: [move_form::typed_line(lang, typed), content].join("\n"), buttons, ..Reply::default() }
}

/// Shows the understood move with warnings, and asks for confirmation.
fn confirm(
    lang: Language,
    match_view: &MatchView,
    typed: &str,
    text: &MoveText,
    mut buttons: Vec<Button>,
) -> Reply {
    let view = &match_view.board_view.view;
    let meaning = text::planned_move(lang, view, text.as_str());
    let question = t!(lang, "move-confirm", turn = text.as_str(), meaning = meaning);
    let mut lines = vec![move_form::typed_line(lang, typed), question];
    lines.extend(text::warnings(lang, view, text));
    buttons.push(cancel(lang, match_view));
    Reply { content: lines.join("\n"), buttons, ..Reply::default() }
}
