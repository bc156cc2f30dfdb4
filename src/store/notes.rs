//! Players' private notes about matches.

use super::sql::params;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::{Id, PlayerId, Timestamp};

impl ReadTx<'_> {
    pub fn note(&self, match_id: Id, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.value("SELECT text FROM note WHERE player = ?1 AND match = ?2", params![player, match_id])
    }

    /// Returns all notes of a player with their matches, oldest match first.
    pub fn notes_of(&self, player: PlayerId) -> Result<Vec<(Id, String)>, StoreError> {
        self.rows("SELECT match, text FROM note WHERE player = ?1 ORDER BY match", [player], |row| {
            Ok((row.get("match")?, row.get("text")?))
        })
    }
}

impl WriteTx<'_> {
    /// Upserts a player's note about a match; an empty text deletes it.
    pub fn set_note(
        &self,
        match_id: Id,
        player: PlayerId,
        text: &str,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        if text.is_empty() {
            self.execute("DELETE FROM note WHERE player = ?1 AND match = ?2", params![player, match_id])?;
        } else {
            self.execute(
                "INSERT INTO note (player, match, text, written_at) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (player, match) DO UPDATE SET text = excluded.text, written_at = excluded.written_at",
                params![player, match_id, text, now],
            )?;
        }
        Ok(())
    }
}
