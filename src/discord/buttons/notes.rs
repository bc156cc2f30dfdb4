//! Private notes, edited in a form.

use super::click::{Click, Input};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{CustomId, NoteButton};
use crate::discord::reply::{ModalField, ModalForm, Response};
use crate::discord::views::card::game_name;
use crate::domain::Id;
use crate::service::Error;
use crate::text::t;

pub(super) fn handle(
    ctx: &InteractionContext,
    button: &NoteButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    match (button, input) {
        (NoteButton::Edit, Input::Press) => Some(open(ctx, click.subject)),
        (NoteButton::Edit, Input::Text(typed)) => Some(keep(ctx, click.subject, typed)),
        (NoteButton::Edit, Input::Choice(_) | Input::Person(_)) => None,
    }
}

/// Opens the form with the notes on a game.
pub(in crate::discord) fn open(ctx: &InteractionContext, id: Id) -> Result<Response, Error> {
    let text = ctx.service.notes.read(id, ctx.player())?.unwrap_or_default();
    let match_view = ctx.match_view(id)?;
    Ok(Response::Form(ModalForm {
        id: CustomId { action: NoteButton::Edit.into(), subject: id, revision: match_view.game.revision },
        title: t!(ctx.lang, "modal-note-title", game = game_name(ctx.lang, &match_view)),
        label: t!(ctx.lang, "modal-note"),
        field: ModalField::Notes(text),
    }))
}

fn keep(ctx: &InteractionContext, id: Id, text: &str) -> Result<Response, Error> {
    ctx.service.notes.write(&ctx.caller, id, text)?;
    let deleted = text.trim().is_empty();
    Ok(Response::text(if deleted { t!(ctx.lang, "note-forgotten") } else { t!(ctx.lang, "note-kept") }))
}
