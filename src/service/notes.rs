//! What players note for themselves.

use std::sync::Arc;

use super::core::Core;
use super::{Caller, Error};
use crate::matches::{Id, PlayerId, UserError};

/// How many characters a note may have.
pub const NOTE_LIMIT: usize = 2000;

/// Private notes of players.
#[derive(Debug)]
pub struct Notes {
    pub(super) core: Arc<Core>,
}

impl Notes {
    /// What a player noted for himself about a match of his.
    ///
    /// # Errors
    ///
    /// Refuses who does not play in it.
    pub fn read(&self, id: Id, player: PlayerId) -> Result<Option<String>, Error> {
        let reading = self.core.store.reading()?;
        let game = reading.match_summary(id)?.ok_or(UserError::NoSuchMatch)?;
        if !game.seats.contains(&player.into()) {
            return Err(UserError::NotSeated.into());
        }
        Ok(reading.note(id, player)?)
    }

    /// Keeps what a player notes for himself about a match of his; an empty note is forgotten.
    ///
    /// # Errors
    ///
    /// Refuses who does not play in it, and notes that are too long.
    pub fn write(&self, caller: &Caller, id: Id, text: &str) -> Result<(), Error> {
        let tx = self.core.begin(caller)?;
        let game = tx.match_summary(id)?.ok_or(UserError::NoSuchMatch)?;
        if !game.seats.contains(&caller.player.into()) {
            return Err(UserError::NotSeated.into());
        }
        if text.chars().count() > NOTE_LIMIT {
            return Err(UserError::NoteTooLong { limit: NOTE_LIMIT }.into());
        }
        tx.set_note(id, caller.player, text.trim(), caller.now)?;
        Ok(tx.commit()?)
    }
}
