//! The form for a typed move, empty or filled with earlier input.

use super::click::Click;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{CustomId, MoveButton};
use crate::discord::reply::{Button, ModalField, ModalForm, Response, Style};
use crate::discord::rest::limits;
use crate::discord::views::card::{game_name, match_button};
use crate::discord::views::format::quoted;
use crate::domain::{Id, UserError};
use crate::service::{Error, MatchView};
use crate::text::{Language, clip, t};
use sealed_move_rules::Observer;

/// Characters of a typed move that a message repeats.
const TYPED_LIMIT: usize = 200;

/// Opens the form, filled with `typed`.
pub(super) fn open(ctx: &InteractionContext, id: Id, typed: Option<String>) -> Result<Response, Error> {
    let lang = ctx.lang;
    let match_view = ctx.match_view(id)?;
    match_view.game.side_of(ctx.player())?;
    match_view.game.require_ongoing()?;
    if match_view.observer != Observer::Player(match_view.board_view.view.turn()) {
        return Err(UserError::NotOnTurn.into());
    }
    let example = || match_view.board_view.view.suggestions("", 1).pop().unwrap_or_default();
    Ok(Response::Form(ModalForm {
        id: CustomId { action: MoveButton::Type.into(), subject: id, revision: match_view.game.revision },
        title: t!(lang, "modal-title", game = game_name(lang, &match_view)),
        label: t!(lang, "modal-turn"),
        field: typed.map_or_else(
            || ModalField::Example(t!(lang, "modal-turn-hint", example = example())),
            ModalField::Typed,
        ),
    }))
}

/// Opens the form with the text of the button, or else with the stored input of the player.
pub(super) fn edit(ctx: &InteractionContext, click: Click, text: Option<String>) -> Result<Response, Error> {
    ctx.set_game(click.subject);
    if ctx.match_view(click.subject)?.game.last_change() > click.revision {
        return Err(UserError::Stale.into());
    }
    let typed = match text {
        Some(text) => Some(text),
        None => ctx.service.drafts.typed(ctx.player(), click.subject)?,
    };
    open(ctx, click.subject, typed)
}

/// The button that opens the form with the typed text. Stores the text if it doesn't fit into an
/// id.
pub(super) fn edit_button(
    ctx: &InteractionContext,
    match_view: &MatchView,
    typed: &str,
) -> Result<Button, Error> {
    let button =
        |text| match_button(match_view, MoveButton::Edit(text), t!(ctx.lang, "button-edit"), Style::Plain);
    let carrying = button(Some(typed.to_owned()));
    if carrying.id.to_string().len() <= limits::CUSTOM_ID {
        return Ok(carrying);
    }
    ctx.service.drafts.store_typed(&ctx.caller, match_view.game.id, typed)?;
    Ok(button(None))
}

/// Quotes the typed text in a code span that it can't break out of.
pub(super) fn typed_line(lang: Language, typed: &str) -> String {
    t!(lang, "move-typed", typed = clip(quoted(typed).trim(), TYPED_LIMIT))
}
