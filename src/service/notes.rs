//! What players note for themselves.

use super::{Call, Failure, Service};
use crate::matches::{Id, PlayerId, Refusal};

/// How many characters a note may have.
pub const NOTE_LIMIT: usize = 2000;

impl Service {
    /// What a player noted for himself about a match of his.
    ///
    /// # Errors
    ///
    /// Refuses who does not play in it.
    pub fn note(&self, id: Id, player: PlayerId) -> Result<Option<String>, Failure> {
        let reading = self.store.reading()?;
        let game = reading.summary(id)?.ok_or(Refusal::NoSuchMatch)?;
        if !game.seats.contains(&player) {
            return Err(Refusal::NotSeated.into());
        }
        Ok(reading.note(id, player)?)
    }

    /// Keeps what a player notes for himself about a match of his; an empty note is forgotten.
    ///
    /// # Errors
    ///
    /// Refuses who does not play in it, and notes that are too long.
    pub fn set_note(&self, call: &Call, id: Id, text: &str) -> Result<(), Failure> {
        let deed = self.begin(call)?;
        let game = deed.summary(id)?.ok_or(Refusal::NoSuchMatch)?;
        if !game.seats.contains(&call.player) {
            return Err(Refusal::NotSeated.into());
        }
        if text.chars().count() > NOTE_LIMIT {
            return Err(Refusal::NoteTooLong { limit: NOTE_LIMIT }.into());
        }
        deed.set_note(id, call.player, text.trim(), call.now)?;
        Ok(deed.commit()?)
    }
}
