//! Drafts of moves composed with menus.

use super::sql::params;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::{Draft, Id, PlayerId, Timestamp};

impl ReadTx<'_> {
    pub fn draft(&self, match_id: Id, player: PlayerId) -> Result<Option<Draft>, StoreError> {
        self.row(
            "SELECT revision, version, text, typed FROM draft WHERE match = ?1 AND player = ?2",
            params![match_id, player],
            |row| {
                Ok(Draft {
                    revision: row.get("revision")?,
                    version: row.get("version")?,
                    texts: row.get::<_, String>("text")?.lines().map(str::to_owned).collect(),
                    typed: row.get("typed")?,
                })
            },
        )
    }
}

impl WriteTx<'_> {
    /// Upserts a player's draft in a match.
    pub fn set_draft(
        &self,
        match_id: Id,
        player: PlayerId,
        draft: &Draft,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO draft (match, player, revision, version, text, updated_at, typed)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (match, player) DO UPDATE
             SET revision = ?3, version = ?4, text = ?5, updated_at = ?6, typed = ?7",
            params![
                match_id,
                player,
                draft.revision,
                draft.version,
                draft.texts.join("\n"),
                now,
                draft.typed
            ],
        )?;
        Ok(())
    }

    /// Deletes the drafts of finished matches.
    pub(super) fn prune_drafts(&self) -> Result<(), StoreError> {
        self.execute(
            "DELETE FROM draft WHERE EXISTS
             (SELECT 1 FROM match WHERE match.id = draft.match AND match.ended_at IS NOT NULL)",
            [],
        )?;
        Ok(())
    }
}
