//! Notes that a player keeps for himself.

use super::super::custom_id::{ButtonAction, CustomId};
use super::super::reply::{ModalField, ModalForm, Reply, Response};
use super::{About, CommandError, Desk, Incoming, game_name};
use crate::matches::Id;
use crate::service::MatchFilter;
use crate::words::say;

impl Desk {
    pub(super) fn note_command(
        &self,
        incoming: &Incoming,
        game: Option<&str>,
    ) -> Result<Response, CommandError> {
        let id = self.service.games.find(&incoming.caller, game, MatchFilter::Any)?;
        self.note_form(incoming, id)
    }

    pub(super) fn note_form(&self, incoming: &Incoming, id: Id) -> Result<Response, CommandError> {
        let text = self.service.notes.read(id, incoming.caller.player)?.unwrap_or_default();
        let match_view = self.match_view(incoming, id).about(id)?;
        Ok(Response::ModalForm(ModalForm {
            id: CustomId { press: ButtonAction::Note, subject: id, revision: match_view.game.revision },
            title: say!("modal-note-title", game = game_name(&match_view)),
            label: say!("modal-note"),
            field: ModalField::Notes(text),
        }))
    }

    pub(super) fn keep_note(
        &self,
        incoming: &Incoming,
        id: Id,
        text: &str,
    ) -> Result<Response, CommandError> {
        self.service.notes.write(&incoming.caller, id, text)?;
        let said = if text.trim().is_empty() { say!("note-forgotten") } else { say!("note-kept") };
        Ok(Response::Private(Reply::text(said)))
    }
}
