//! What is stored about a player, for himself.

use super::super::buttons::Press;
use super::super::reply::{Answer, Button, File, Reply, Style};
use super::{Desk, Incoming, Trouble, subject_button};
use crate::matches::{Id, Revision};
use crate::words::say;

/// The name of the file with a player's data.
const EXPORT_NAME: &str = "sealed-move.json";

impl Desk {
    pub(super) fn my_data(&self) -> Result<Answer, Trouble> {
        Ok(Answer::Private(Reply {
            content: say!("mydata-text"),
            buttons: vec![
                press(Press::Export, "button-export", Style::Plain),
                press(Press::Forget, "button-forget", Style::Danger),
            ],
            ..Reply::default()
        }))
    }

    pub(super) fn export(&self, incoming: &Incoming) -> Result<Answer, Trouble> {
        let bytes = self.service.export(incoming.call.player)?.into_bytes();
        let file = File { name: EXPORT_NAME.to_owned(), bytes, alt: String::new() };
        Ok(Answer::Update(Reply { file: Some(file), ..Reply::text(say!("mydata-exported")) }))
    }

    pub(super) fn ask_to_forget(&self, incoming: &Incoming) -> Result<Answer, Trouble> {
        let games = self.service.ongoing(incoming.call.player)?.len();
        Ok(Answer::Update(Reply {
            content: say!("mydata-sure", games = games),
            buttons: vec![
                press(Press::ForgetSure, "button-forget-sure", Style::Danger),
                press(Press::Cancel, "button-cancel", Style::Plain),
            ],
            ..Reply::default()
        }))
    }

    pub(super) fn forget(&self, incoming: &Incoming) -> Result<Answer, Trouble> {
        self.service.forget(&incoming.call)?;
        Ok(Answer::Update(Reply::text(say!("mydata-forgotten"))))
    }
}

fn press(press: Press, label: &str, style: Style) -> Button {
    subject_button(press, Id(0), Revision(0), say!(label), style)
}
