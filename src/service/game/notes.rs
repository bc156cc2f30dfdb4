//! Private notes of players about their matches.

use std::sync::Arc;

use crate::domain::{Id, PlayerId, UserError};
use crate::service::core::Core;
use crate::service::{Caller, Error};
use crate::store::LockRoot;

/// Maximum length of a note in characters.
pub const NOTE_LIMIT: usize = 2000;

#[derive(Debug)]
pub struct Notes {
    pub(in crate::service) core: Arc<Core>,
}

impl Notes {
    pub fn read(&self, id: Id, player: PlayerId) -> Result<Option<String>, Error> {
        let reading = self.core.store.begin_read()?;
        let game = reading.match_summary(id)?.ok_or(UserError::NoSuchMatch)?;
        if !game.seats.contains(&player.into()) {
            return Err(UserError::NotSeated.into());
        }
        Ok(reading.note(id, player)?)
    }

    /// Stores a player's note; an empty text deletes it.
    ///
    /// # Errors
    ///
    /// [`UserError::NotSeated`] for spectators, [`UserError::NoteTooLong`] beyond [`NOTE_LIMIT`].
    pub fn write(&self, caller: &Caller, id: Id, text: &str) -> Result<(), Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Match(id)])?;
        let game = tx.match_summary(id)?.ok_or(UserError::NoSuchMatch)?;
        if !game.seats.contains(&caller.player.into()) {
            return Err(UserError::NotSeated.into());
        }
        if text.chars().count() > NOTE_LIMIT {
            return Err(UserError::NoteTooLong { limit: NOTE_LIMIT }.into());
        }
        tx.set_note(id, caller.player, text.trim(), caller.now)?;
        tx.commit()
    }
}
