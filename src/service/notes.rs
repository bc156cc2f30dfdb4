//! What players note for themselves.

use super::{Call, Error, Service};
use crate::matches::{Id, PlayerId, UserError};

/// How many characters a note may have.
pub const NOTE_LIMIT: usize = 2000;

impl Service {
    /// What a player noted for himself about a match of his.
    ///
    /// # Errors
    ///
    /// Refuses who does not play in it.
    pub fn note(&self, id: Id, player: PlayerId) -> Result<Option<String>, Error> {
        let reading = self.store.reading()?;
        let game = reading.summary(id)?.ok_or(UserError::NoSuchMatch)?;
        if !game.seats.contains(&player) {
            return Err(UserError::NotSeated.into());
        }
        Ok(reading.note(id, player)?)
    }

    /// Keeps what a player notes for himself about a match of his; an empty note is forgotten.
    ///
    /// # Errors
    ///
    /// Refuses who does not play in it, and notes that are too long.
    pub fn set_note(&self, call: &Call, id: Id, text: &str) -> Result<(), Error> {
        let deed = self.begin(call)?;
        let game = deed.summary(id)?.ok_or(UserError::NoSuchMatch)?;
        if !game.seats.contains(&call.player) {
            return Err(UserError::NotSeated.into());
        }
        if text.chars().count() > NOTE_LIMIT {
            return Err(UserError::NoteTooLong { limit: NOTE_LIMIT }.into());
        }
        deed.set_note(id, call.player, text.trim(), call.now)?;
        Ok(deed.commit()?)
    }
}
