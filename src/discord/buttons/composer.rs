//! The composer: menus to put a move together, with a preview picture.

use super::click::{Click, Input};
use super::{draft_menu, game, moves, plans};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ButtonAction, ComposerButton, CustomId, MenuPage, MoveButton};
use crate::discord::reply::{Button, Reply, Response, Select, Style};
use crate::discord::views::board::show_aimed;
use crate::discord::views::card::{game_name, match_card};
use crate::domain::{DraftStep, Id, UserError};
use crate::replay;
use crate::service::{Composition, ConfirmMode, Error, RenderedAt};
use crate::text::{self, Language, clip, t};
use sealed_move_rules::MoveText;

/// Characters of a move's notation that the message shows.
const NOTATION_LIMIT: usize = 300;

/// Answers a component of the composer. Early versions opened a form with the same id.
pub(super) fn handle(
    ctx: &InteractionContext,
    button: &ComposerButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    let id = click.subject;
    let at = |version| RenderedAt { revision: click.revision, version };
    Some(match (button, input) {
        (ComposerButton::Open, Input::Press) => open_or_watch(ctx, id),
        (ComposerButton::Open, Input::Text(typed)) => moves::play_typed(ctx, click, typed),
        (ComposerButton::Pick(version), Input::Choice(key)) => {
            change(ctx, id, at(*version), &DraftStep::Choose(key.clone()))
        }
        (ComposerButton::Page(MenuPage { version, page }), Input::Press) => {
            show(ctx, id, ctx.service.drafts.show(&ctx.caller, id, at(*version)), *page)
        }
        (ComposerButton::Undo(version), Input::Press) => change(ctx, id, at(*version), &DraftStep::Undo),
        (ComposerButton::Confirm(version), Input::Press) => confirm(ctx, click, at(*version)),
        (ComposerButton::Discard(version), Input::Press) => discard(ctx, id, at(*version)),
        (ComposerButton::Pick(_), _) | (_, Input::Choice(_) | Input::Person(_) | Input::Text(_)) => {
            return None;
        }
    })
}

/// Opens the composer in a private message, if the player is on turn.
pub(in crate::discord) fn open(ctx: &InteractionContext, id: Id) -> Result<Response, Error> {
    ctx.set_game(id);
    let opened = ctx.service.drafts.open(&ctx.caller, id)?;
    let reply = message(ctx, &opened, 0);
    let told = plans::unplayed(ctx, id)?.into_iter().chain([reply.content.clone()]);
    let told: Vec<_> = told.filter(|part| !part.is_empty()).collect();
    Ok(Response::Private(Reply { content: told.join("\n"), ..reply }))
}

/// Opens the composer after a blank typed move.
pub(super) fn open_for_blank_input(ctx: &InteractionContext, id: Id) -> Result<Response, Error> {
    let opened = open(ctx, id)?;
    let Response::Private(reply) = opened else { return Ok(opened) };
    let example = ctx.match_view(id)?.board_view.view.suggestions("", 1).pop().unwrap_or_default();
    let parts = [t!(ctx.lang, "refusal-empty-turn", example = example), reply.content.clone()];
    let content = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n");
    Ok(Response::Private(Reply { content, ..reply }))
}

/// Opens the composer, or shows spectators the board.
fn open_or_watch(ctx: &InteractionContext, id: Id) -> Result<Response, Error> {
    match open(ctx, id) {
        Err(Error::User(UserError::NotSeated)) => game::view(ctx, id),
        opened => opened,
    }
}

/// Opens the composer with the readable beginning of a typed move.
pub(in crate::discord) fn open_at(ctx: &InteractionContext, id: Id, typed: &str) -> Result<Response, Error> {
    ctx.set_game(id);
    match ctx.service.drafts.begin(&ctx.caller, id, typed)? {
        Some(begun) => Ok(Response::Private(message(ctx, &begun, 0))),
        None => open(ctx, id),
    }
}

fn change(
    ctx: &InteractionContext,
    id: Id,
    rendered: RenderedAt,
    step: &DraftStep,
) -> Result<Response, Error> {
    show(ctx, id, ctx.service.drafts.change(&ctx.caller, id, rendered, step), 0)
}

/// Undoes all choices and closes the composer.
fn discard(ctx: &InteractionContext, id: Id, rendered: RenderedAt) -> Result<Response, Error> {
    ctx.set_game(id);
    match ctx.service.drafts.change(&ctx.caller, id, rendered, &DraftStep::Clear) {
        Ok(_) | Err(Error::User(UserError::Stale | UserError::Over | UserError::NotOnTurn)) => {
            Ok(Response::Update(Reply::text(t!(ctx.lang, "compose-cleared"))))
        }
        Err(error) => Err(error),
    }
}

/// Plays the composed move, if the draft hasn't changed since the button was made.
fn confirm(ctx: &InteractionContext, click: Click, rendered: RenderedAt) -> Result<Response, Error> {
    let id = click.subject;
    let drafted = match ctx.service.drafts.to_confirm(ctx.player(), id, rendered) {
        Ok(Composition { menu, outdated: false, .. }) if menu.move_text.is_some() => menu.move_text,
        Ok(other) => {
            return Ok(Response::Update(message(ctx, &Composition { outdated: true, ..other }, 0)));
        }
        Err(error) => return show(ctx, id, Err(error), 0),
    };
    let text = drafted.unwrap_or_default();
    moves::play(ctx, id, Some(rendered.revision), &text, ConfirmMode::Confirmed, click.placement)
}

/// Updates the composer. If the move was made elsewhere, shows the current position instead.
fn show(
    ctx: &InteractionContext,
    id: Id,
    composition: Result<Composition, Error>,
    page: usize,
) -> Result<Response, Error> {
    ctx.set_game(id);
    match composition {
        Ok(composition) => Ok(Response::Update(message(ctx, &composition, page))),
        Err(Error::User(UserError::Stale | UserError::Over)) => {
            let match_view = ctx.match_view(id)?;
            let content = t!(ctx.lang, "compose-taken");
            Ok(Response::Update(Reply { content, ..match_card(ctx, &match_view) }))
        }
        Err(error) => Err(error),
    }
}

/// Builds the composer's message with a page of its menu.
pub(super) fn message(ctx: &InteractionContext, composition: &Composition, page: usize) -> Reply {
    let Composition { match_view, draft, menu, outdated } = composition;
    let (lang, view) = (ctx.lang, &match_view.board_view.view);
    let RenderedAt { revision, version } = composition.rendered_at();
    let question = text::question(lang, view, menu);
    let mut body = Vec::new();
    if let Some(text) = &menu.move_text {
        let meaning = text::planned_move(lang, view, text);
        body.push(t!(lang, "compose-turn", turn = clip(text, NOTATION_LIMIT), meaning = meaning));
    }
    body.extend(text::situation(lang, view, menu));
    body.push(question.clone());
    if let (Some(text), true) = (&menu.move_text, menu.options.is_empty()) {
        body.extend(text::warnings(lang, view, &MoveText::canonical(text.clone())));
    }
    body.push(match (&menu.move_text, menu.options.is_empty()) {
        (None, _) => t!(lang, "compose-nothing"),
        (Some(_), true) => t!(lang, "compose-ready"),
        (Some(_), false) => t!(lang, "compose-or-confirm"),
    });
    let button = |action: ButtonAction, label: String, style| {
        Button::about(match_view.game.id, revision, action, label, style)
    };
    let confirm = ComposerButton::Confirm(version).into();
    let undo = ComposerButton::Undo(version).into();
    let discard = ComposerButton::Discard(version).into();
    let mut reply = Reply {
        content: if *outdated { t!(lang, "compose-outdated") } else { String::new() },
        title: t!(lang, "compose-title", game = game_name(lang, match_view), turn = view.move_number()),
        body: body.join("\n"),
        selects: menu_select(lang, composition, &question, page).into_iter().collect(),
        buttons: vec![
            button(confirm, t!(lang, "button-confirm"), Style::Good).enabled_if(menu.move_text.is_some()),
            button(undo, t!(lang, "button-undo"), Style::Plain).enabled_if(!draft.texts.is_empty()),
            button(MoveButton::Type.into(), t!(lang, "button-type"), Style::Plain),
            button(discard, t!(lang, "button-cancel"), Style::Plain),
        ],
        ..Reply::default()
    };
    show_preview(ctx, composition, &mut reply);
    reply
}

/// Adds the board and highlights the choices and the possible targets.
fn show_preview(ctx: &InteractionContext, composition: &Composition, reply: &mut Reply) {
    let Composition { match_view, draft, menu, .. } = composition;
    let aimed = replay::aimed(&match_view.board_view, menu, !draft.texts.is_empty());
    let idle = match &menu.preview {
        Some(preview) => preview.after.turn() != match_view.board_view.view.turn(),
        None => match_view.game.ending.is_some(),
    };
    show_aimed(ctx, match_view, &aimed, idle, reply);
}

fn menu_select(lang: Language, composition: &Composition, question: &str, page: usize) -> Option<Select> {
    let Composition { match_view, menu, .. } = composition;
    let RenderedAt { revision, version } = composition.rendered_at();
    let id =
        |action: ComposerButton| CustomId { action: action.into(), subject: match_view.game.id, revision };
    let pick = |_| id(ComposerButton::Pick(version));
    let turn = |page| id(ComposerButton::Page(MenuPage { version, page }));
    draft_menu::paged(lang, (&match_view.board_view.view, menu), question, page, pick, turn)
}
