//! What is stored about a player, for himself.

use super::super::custom_id::ButtonAction;
use super::super::reply::{AttachedFile, Button, Reply, Response, Style};
use super::{CommandError, Desk, Incoming, subject_button};
use crate::matches::{Id, Revision};
use crate::words::say;

/// The name of the file with a player's data.
const EXPORT_NAME: &str = "sealed-move.json";

impl Desk {
    pub(super) fn my_data(&self) -> Result<Response, CommandError> {
        Ok(Response::Private(Reply {
            content: say!("mydata-text"),
            buttons: vec![
                press(ButtonAction::Export, "button-export", Style::Plain),
                press(ButtonAction::Forget, "button-forget", Style::Danger),
            ],
            ..Reply::default()
        }))
    }

    pub(super) fn export(&self, incoming: &Incoming) -> Result<Response, CommandError> {
        let bytes = self.service.player_data.export(incoming.caller.player)?.into_bytes();
        let file = AttachedFile { name: EXPORT_NAME.to_owned(), bytes, alt: String::new() };
        Ok(Response::Update(Reply { file: Some(file), ..Reply::text(say!("mydata-exported")) }))
    }

    pub(super) fn ask_to_forget(&self, incoming: &Incoming) -> Result<Response, CommandError> {
        let games = self.service.games.ongoing(incoming.caller.player)?.len();
        Ok(Response::Update(Reply {
            content: say!("mydata-sure", games = games),
            buttons: vec![
                press(ButtonAction::ForgetSure, "button-forget-sure", Style::Danger),
                press(ButtonAction::Cancel, "button-cancel", Style::Plain),
            ],
            ..Reply::default()
        }))
    }

    pub(super) fn forget(&self, incoming: &Incoming) -> Result<Response, CommandError> {
        self.service.player_data.forget(&incoming.caller)?;
        Ok(Response::Update(Reply::text(say!("mydata-forgotten"))))
    }
}

fn press(press: ButtonAction, label: &str, style: Style) -> Button {
    subject_button(press, Id(0), Revision(0), say!(label), style)
}
